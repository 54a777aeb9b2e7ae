"""The command as a player starts it: a process of its own, with a state folder of its own."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

SKIES = "under_falling_skies"


def holdfast(*arguments: str, typed: str = "", state: Path | None = None, **environment: str) -> Result:
    """Run the command with lines typed into a pipe."""
    clean = {name: value for name, value in os.environ.items() if name not in ("LANG", "LC_ALL", "HOLDFAST_LANG")}
    if state is not None:
        clean["XDG_STATE_HOME"] = str(state)
    return subprocess.run(
        [sys.executable, "-m", "holdfast", *arguments],
        input=typed,
        capture_output=True,
        text=True,
        encoding="utf-8",
        timeout=60,
        env={**clean, "PYTHONIOENCODING": "utf-8", **environment},
        check=False,
    )


Result = subprocess.CompletedProcess[str]

"""Where this user's files lie, as each platform has it."""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping
from pathlib import Path


def data_folder(environment: Mapping[str, str] = os.environ, platform: str = sys.platform) -> Path:
    """The folder for what programs keep for good."""
    return _folder("XDG_DATA_HOME", "share", environment, platform)


def state_folder(environment: Mapping[str, str] = os.environ, platform: str = sys.platform) -> Path:
    """The folder for what programs keep between runs."""
    return _folder("XDG_STATE_HOME", "state", environment, platform)


def _folder(variable: str, usual: str, environment: Mapping[str, str], platform: str) -> Path:
    given = environment.get(variable, "")
    if os.path.isabs(given):
        return Path(given) / "holdfast"
    if platform == "win32":
        local = environment.get("LOCALAPPDATA", "")
        return (Path(local) if local else Path.home() / "AppData" / "Local") / "Holdfast"
    if platform == "darwin":
        return Path.home() / "Library" / "Application Support" / "Holdfast"
    return Path.home() / ".local" / usual / "holdfast"

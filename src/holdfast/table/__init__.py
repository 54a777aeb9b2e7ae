"""A match: a game with its record, its luck, its seats and the bots that sit there."""

from holdfast.table.luck import commitment, luck_at, verify
from holdfast.table.match import CannotUndo, EngineFault, Match, Told

__all__ = ["CannotUndo", "EngineFault", "Match", "Told", "commitment", "luck_at", "verify"]

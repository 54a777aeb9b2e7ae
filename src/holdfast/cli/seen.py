"""What one player has before them, and the lines that tell of it."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from holdfast.cli.boards import drawing_of
from holdfast.cli.choosing import Choice, choices
from holdfast.core.asked import Asked, asked, describe, event_text
from holdfast.core.game import View
from holdfast.core.record import Answer, read_action
from holdfast.core.text import Text
from holdfast.table.match import Match
from holdfast.words import Words, message_key
from holdfast.words.words import Naming


class Seen(Struct, frozen=True):
    """A match through the eyes of a seat, or of a spectator, in one language."""

    match: Match
    seat: int | None
    words: Words
    view: View
    asked: Asked
    choices: list[Choice]
    naming: Naming | None

    def say(self, key: str, **args: Any) -> str:
        """A message of the shared texts or of the game."""
        return self.words.say(key, args)

    def told(self, text: Text) -> str:
        """A text of the engine, with pieces called as on the board."""
        return self.words.text(text, self.naming)


def look(match: Match, seat: int | None, words: Words) -> Seen:
    """What a seat sees now."""
    view = match.g.view(seat)
    naming = drawing_of(match.game.meta.id).naming(view)
    question = asked(match.g, seat)
    return Seen(match, seat, words, view, question, choices(question.options, words, naming), naming)


def seat_name(words: Words, seat: int) -> str:
    """What the player at a seat is called."""
    return words.say("seat-name", {"number": seat + 1})


def latest_answer(match: Match, seat: int | None) -> int:
    """The number of the last answer of a seat, counted from 1; 0 if it has given none."""
    entries = match.record.entries
    mine = (n for n in range(len(entries), 0, -1) if getattr(entries[n - 1], "seat", None) == seat)
    return next(mine, 0)


def story(seen: Seen, since: int = 0, naming: Naming | None = None) -> list[tuple[int, str]]:
    """All that happened from an entry on, as the seat may hear it: the entry's number and a sentence.

    What a bot answered is told as well, but not in a game with secrets, where an answer may be one. `naming`
    calls pieces as they lie on the board now; for what is long past that would be wrong.
    """
    match, words = seen.match, seen.words
    lines: list[tuple[int, str]] = []
    for number in range(since, len(match.happened)):
        entry = match.record.entries[number - 1] if number else None
        if isinstance(entry, Answer) and entry.by == "bot" and not match.game.meta.hidden:
            act = describe(match.g, read_action(match.game, entry.act)).text
            level = match.levels.get(entry.seat, "")
            said = {"seat": seat_name(words, entry.seat), "level": level, "act": words.text(act, naming)}
            lines.append((number, words.say("play-bot", said)))
        for event in match.g.heard(match.happened[number], seen.seat):
            lines.append((number, words.text(event_text(match.g, event), naming)))
    return lines


def brief(seen: Seen, choice: Choice) -> str:
    """What an answer would bring, in a few words; nothing in games with secrets or without such words."""
    if seen.match.game.meta.hidden or seen.seat is None:
        return ""
    events, after = seen.match.preview(seen.seat, choice.option.act)
    said = []
    for event in events:
        text = event_text(after, event)
        short = Text("brief" + text.key.removeprefix("event"), text.args)
        if seen.words.has(short.key):
            said.append(seen.told(short))
    if after.ending is not None:
        said.append(seen.say("preview-won" if seen.seat in after.ending.winners else "preview-lost"))
    return ", ".join(said)


def ending_lines(seen: Seen) -> list[str]:
    """How the game ended, for the people at the table."""
    match, words = seen.match, seen.words
    ending = match.g.ending
    assert ending is not None
    if len(match.people) == 1 or not ending.winners:
        verdict = words.say("over-won" if set(match.people) & set(ending.winners) else "over-lost")
    elif set(ending.winners) == set(range(match.record.seats)):
        verdict = words.say("over-won")
    else:
        winners = words.join([seat_name(words, seat) for seat in ending.winners])
        verdict = words.say("over-winners", {"winners": winners})
    lines = [f"{words.say('over-title')}: {verdict}", words.say(message_key("ending", ending.reason))]
    if match.retaken:
        lines.append(words.say("play-retaken", {"count": match.retaken}))
    lines.append(words.say("over-seed", {"seed": match.seed}))
    return lines

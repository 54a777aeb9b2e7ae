"""The questions before a game that was started without naming one."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

import msgspec
from msgspec import Struct
from rich.text import Text

from holdfast.bots import levels
from holdfast.cli.choosing import folded
from holdfast.cli.setting import read_bots, seat_range
from holdfast.cli.terminal import Terminal
from holdfast.core.meta import BadOptions, Meta, Options, choices, parse_options
from holdfast.core.packs import BUILT_IN
from holdfast.games import GAME_IDS, find_game
from holdfast.words import Words, message_key

T = TypeVar("T")
LEAVE = ("q", "quit", "ende", "exit")


class NothingChosen(Exception):
    """The player left the menu."""


class Chosen(Struct, frozen=True):
    """What was chosen in the menu."""

    game: str
    options: Options
    seats: int
    bots: dict[int, str]


class Menu:
    """Asks for game, preset, pack, seats and bots; a wrong line is asked again."""

    def __init__(self, terminal: Terminal, language: str) -> None:
        self.terminal, self.language = terminal, language
        self.words = Words(None, language)

    def run(self) -> Chosen:
        """The choice of a player who named no game."""
        meta = self.game()
        options = self.pack(meta, self.preset(meta))
        seats = self.seats(meta, options)
        return Chosen(meta.id, options, seats, self.bots(meta, seats))

    def game(self) -> Meta:
        """Which game?"""
        metas = [find_game(game_id).meta for game_id in GAME_IDS]
        self.terminal.show(Text(self.words.say("menu-title"), style="bold"))
        for number, meta in enumerate(metas, start=1):
            self.terminal.show(Text(f"  {number} {self.game_line(meta)}"))
        names = {folded(name): meta for meta in metas for name in (meta.id, meta.title, meta.id.replace("_", " "))}
        return self.ask(self.words.say("menu-ask"), lambda typed: _picked(typed, metas, names))

    def game_line(self, meta: Meta) -> str:
        """A game in one line."""
        seats = self.words.say("menu-seats", {"least": meta.min_seats, "most": meta.max_seats})
        stage = self.words.say(f"stage-{meta.stage}")
        return self.words.say("menu-line", {"title": meta.title, "seats": seats, "stage": stage})

    def preset(self, meta: Meta) -> Options:
        """Which of its ready-made option sets?"""
        if len(meta.presets) < 2:
            return next(iter(meta.presets.values()), meta.options())
        words = Words(meta.id, self.language)
        said = {name: preset_name(words, name) for name in meta.presets}
        self.terminal.show(Text(self.words.say("menu-preset"), style="bold"))
        for number, name in enumerate(said.values(), start=1):
            self.terminal.show(Text(f"  {number} {name}"))
        names = {folded(way): meta.presets[name] for name in said for way in (name, said[name])}
        ask = self.words.say("menu-preset-ask")
        return self.ask(ask, lambda typed: _picked(typed, list(meta.presets.values()), names))

    def pack(self, meta: Meta, options: Options) -> Options:
        """Which pack, where others than the game's own are installed?"""
        packs = next(([str(value) for value in one.values] for one in choices(meta.options) if one.name == "pack"), [])
        if not packs:
            return options
        said = {name: self.words.say("option-pack-built-in") if name == BUILT_IN else name for name in packs}
        self.terminal.show(Text(self.words.say("option-pack"), style="bold"))
        for number, name in enumerate(said.values(), start=1):
            self.terminal.show(Text(f"  {number} {name}"))
        names = {folded(way): name for name in packs for way in (name, said[name])}
        chosen = self.ask(self.words.say("menu-preset-ask"), lambda typed: _picked(typed, packs, names))
        return parse_options(meta.options, {**msgspec.to_builtins(options), "pack": chosen})

    def seats(self, meta: Meta, options: Options) -> int:
        """How many play?"""
        least, most = seat_range(meta, options)
        if least == most:
            return least
        allowed = {str(seats): seats for seats in range(least, most + 1)} | {"": least}
        ask = self.words.say("menu-seats-ask", {"least": least, "most": most})
        return self.ask(ask, lambda typed: allowed.get(typed))

    def bots(self, meta: Meta, seats: int) -> dict[int, str]:
        """Where do bots sit?"""
        if seats < 2:
            return {}
        known = levels(meta.id)
        self.terminal.show(Text(self.words.say("menu-bots", {"levels": ", ".join(known)}), style="bold"))

        def seated(typed: str) -> dict[int, str] | None:
            try:
                return read_bots(meta, seats, (typed,))
            except (BadOptions, LookupError):
                return None

        return self.ask(self.words.say("menu-bots-ask", {"level": known[-1]}), seated)

    def ask(self, question: str, read: Callable[[str], T | None]) -> T:
        """Ask until the answer can be read; `EndOfInput` and leaving end the menu."""
        while True:
            typed = self.terminal.ask(question)
            if folded(typed) in LEAVE:
                raise NothingChosen
            found = read(folded(typed))
            if found is not None:
                return found
            self.terminal.show(Text(self.words.say("menu-wrong", {"words": typed}), style="red"))


def preset_name(words: Words, preset: str) -> str:
    """What a preset is called: its message if it has one, else its name in the code."""
    key = message_key("preset", preset.replace(" ", "-"))
    return words.say(key) if words.has(key) else preset


def _picked(typed: str, things: list[T], names: dict[str, T]) -> T | None:
    """By number, Enter for the first, or by name, which may be cut short as long as it fits one thing alone."""
    if typed.isdecimal() or not typed:
        number = int(typed or 1)
        return things[number - 1] if 1 <= number <= len(things) else None
    if typed in names:
        return names[typed]
    near = [thing for thing in things if any(n.startswith(typed) for n, named in names.items() if named is thing)]
    return near[0] if len(near) == 1 else None

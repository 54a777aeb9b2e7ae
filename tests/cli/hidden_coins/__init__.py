"""Hidden Coins: a game as small as a shared screen needs it, with a secret for each of two seats.

Both hide a coin under one of three boxes, sealed; then each names the box where the other's coin may lie.
Whoever finds a coin while the own stays hidden wins.
"""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any, ClassVar, NewType

from msgspec import Struct

from holdfast.core.events import OWNER, PUBLIC, PUBLIC_BY_SEAT, Event
from holdfast.core.flow import Ask, AskAll, Frame, GameOver, Goto, Step
from holdfast.core.game import Game
from holdfast.core.ids import Kind, Names
from holdfast.core.legality import Action, ActionRule
from holdfast.core.meta import Meta, Options
from holdfast.core.view import public

BoxId = NewType("BoxId", int)
BOX = Kind("box", BoxId)
BOXES = ("left", "middle", "right")
NOWHERE = -1
TEXTS = Path(__file__).parents[1]
"""Where the folder with the texts of this game lies."""


class Hide(Action, frozen=True, tag="hide"):
    box: BoxId


class Guess(Action, frozen=True, tag="guess"):
    box: BoxId


class CoinHidden(Event, frozen=True, tag="coin_hidden"):
    seat: int
    box: Annotated[BoxId | None, OWNER]


class BoxOpened(Event, frozen=True, tag="box_opened"):
    reveals: ClassVar[bool] = True
    seat: int
    box: BoxId


class Coin(Struct):
    seat: Annotated[int, PUBLIC]
    box: Annotated[int, OWNER]


class Table(Struct):
    coins: Annotated[list[Coin], PUBLIC_BY_SEAT]
    guesses: Annotated[list[int], PUBLIC]


HIDE = ActionRule(Hide, lambda g, seat: [Hide(BoxId(box)) for box in range(len(BOXES))])
GUESS = ActionRule(Guess, lambda g, seat: [Guess(BoxId(box)) for box in range(len(BOXES))])


@public
class Round(Frame, tag="round"):
    rule: ClassVar[str] = "HC-01"
    at: str = "hide"

    def hide(self, g: Any) -> Step:
        open_seats = tuple(coin.seat for coin in g.state.coins if coin.box == NOWHERE)
        return AskAll(open_seats, (HIDE,), "hidden", "hide") if open_seats else Goto("guess")

    def hidden(self, g: Any, seat: int, act: Hide) -> Step:
        g.state.coins[seat].box = act.box
        g.emit(CoinHidden, seat, act.box)
        return Goto("hide")

    def guess(self, g: Any) -> Step:
        return Ask((len(g.state.guesses),), (GUESS,), "guessed", "guess")

    def guessed(self, g: Any, seat: int, act: Guess) -> Step:
        g.state.guesses.append(act.box)
        g.emit(BoxOpened, seat, act.box)
        if len(g.state.guesses) == 2:
            found = [one for one in (0, 1) if g.state.coins[1 - one].box == g.state.guesses[one]]
            raise GameOver("all_guessed", tuple(found) if len(found) == 1 else ())
        return Goto("guess")


class Content(Struct, frozen=True):
    hash: str = "coins"


class HiddenCoins(Game[Table]):
    __slots__ = ()

    meta = Meta(
        id="hidden_coins",
        title="Hidden Coins",
        prefix="HC",
        min_seats=2,
        max_seats=2,
        options=Options,
        end_reasons=("all_guessed",),
        rules_version=1,
        stage="playable",
        end_rule="HC-01",
        cap=10,
        hidden=True,
    )
    state_type = Table
    frames = (Round,)
    actions = (Hide, Guess)
    event_types = (CoinHidden, BoxOpened)
    kinds = (BOX,)

    @classmethod
    def load_content(cls, options: Options) -> Content:
        return Content()

    @classmethod
    def set_up(cls, content: Content, options: Options, seats: int) -> tuple[Table, Frame]:
        return Table([Coin(0, NOWHERE), Coin(1, NOWHERE)], []), Round()

    def names(self) -> Names:
        return {"box": BOXES}


GAME = HiddenCoins

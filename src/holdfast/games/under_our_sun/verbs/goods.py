"""Verbs on goods and cards: what is gained, lost, drawn, refreshed and taken apart."""

from __future__ import annotations

from typing import TYPE_CHECKING

from holdfast.core.flow import Call, Step
from holdfast.core.ledger import rule
from holdfast.games.under_our_sun import effects_goods, look
from holdfast.games.under_our_sun import vocabulary as v
from holdfast.games.under_our_sun.state import GOODS, NOBODY, RESOURCES, VALUE
from holdfast.games.under_our_sun.verbs import frames
from holdfast.games.under_our_sun.verbs.apart import TakeApart
from holdfast.games.under_our_sun.verbs.people import to_each
from holdfast.games.under_our_sun.verbs.picking import Pick
from holdfast.games.under_our_sun.verbs.resolve import Resolve, begins, goes_on, same_scene, wait
from holdfast.games.under_our_sun.verbs.scene import count, targets
from holdfast.games.under_our_sun.vocabulary_words import Sum

if TYPE_CHECKING:
    from holdfast.games.under_our_sun.game import UnderOurSun as Game


# ---------------------------------------------------------------- gaining


@begins(v.Gain)
@rule("UOS-SETUP-21", "UOS-LOOT-05")
def gain(g: Game, frame: Resolve, verb: v.Gain) -> Step | None:
    """Take pieces from the supply, or draw them from the bag; a spent piece of ammunition goes back on its weapon."""
    n, to_tile = count(g, frame, verb.n), verb.to == "tile"
    if verb.kind == "spent_ammo":
        give_ammo_back(g, frame.card, n)
        return None
    people = targets(g, frame, verb.who)
    if verb.kind == "random":
        frame.queue = tuple(people)
        return draw_next(g, frame, verb)
    for who in people:
        effects_goods.gain(g, who, GOODS.index(verb.kind), n, to_tile)
    return None


@goes_on(v.Gain)
def draw_next(g: Game, frame: Resolve, verb: v.Gain) -> Step | None:
    """Draw for the next character."""
    if not frame.queue:
        return None
    who, frame.queue = frame.queue[0], frame.queue[1:]
    return wait(frames.draw_goods(who, count(g, frame, verb.n), verb.to == "tile"))


def give_ammo_back(g: Game, card: int, n: int) -> None:
    """Put ammunition back on a weapon, up to what it holds."""
    if card != NOBODY:
        weapon = g.content.thing(card).abilities.weapon
        if weapon is not None:
            effects_goods.set_uses(g, card, min(weapon.cap, g.state.uses.get(card, 0) + n))


@begins(v.DrawLoot)
@rule("UOS-LOOT-01", "UOS-ACT-47")
def draw_loot(g: Game, frame: Resolve, verb: v.DrawLoot) -> Step | None:
    """Draw cards from the loot deck and keep some."""
    frame.queue = tuple(targets(g, frame, verb.who))
    return loot_next(g, frame, verb)


@goes_on(v.DrawLoot)
def loot_next(g: Game, frame: Resolve, verb: v.DrawLoot) -> Step | None:
    """The next of those who draw."""
    if not frame.queue:
        return None
    who, frame.queue = frame.queue[0], frame.queue[1:]
    return wait(frames.draw_loot(who, verb.draw, verb.keep))


# ---------------------------------------------------------------- losing


@begins(v.Lose)
def lose(g: Game, frame: Resolve, verb: v.Lose) -> Step | None:
    """Give pieces back to the supply; what is missing has its own consequence, once per piece."""
    people = targets(g, frame, verb.who)
    if not people:
        return None
    if verb.kind == "any" and isinstance(verb.n, Sum):
        frame.n = lose_all(g, people[0])
        return None
    frame.left = count(g, frame, verb.n)
    if verb.kind == "any":
        return lose_any(g, frame, verb)
    frame.left -= pay(g, people[0], GOODS.index(verb.kind), frame.left, frame.mission)
    return _missing(frame, verb)


def pay(g: Game, who: int, kind: int, n: int, from_tile: bool) -> int:
    """Give up to so many pieces back to the supply, from the board and, for a mission, from the tile."""
    paid = effects_goods.lose(g, who, kind, n)
    if from_tile and paid < n:
        taken = effects_goods.take_from_tile(g, look.tile_of(g, who), kind, n - paid)
        effects_goods.return_to_supply(g, kind, taken)
        paid += taken
    return paid


def lose_all(g: Game, who: int) -> int:
    """Give every resource on the board away; gives what they are worth, which the block then calls `value`."""
    worth = 0
    for kind in RESOURCES:
        worth += VALUE[kind] * effects_goods.lose(g, who, kind, g.state.characters[who].goods[kind])
    return worth


def _missing(frame: Resolve, verb: v.Lose) -> Step | None:
    if frame.left <= 0 or not verb.orelse:
        return None
    frame.left -= 1
    return Call(same_scene(frame, verb.orelse), then="answered" if frame.left else "next")


def lose_any(g: Game, frame: Resolve, verb: v.Lose) -> Step | None:
    """The owner chooses among resources and food, one piece at a time; water does not count."""
    who = targets(g, frame, verb.who)[0]
    mine = g.state.characters[who].goods
    among = tuple(kind for kind in RESOURCES if mine[kind])
    if frame.left and among:
        return wait(Pick(who=who, among=among, kind="goods"))
    return _missing(frame, verb)


@goes_on(v.Lose)
def lost(g: Game, frame: Resolve, verb: v.Lose) -> Step | None:
    """A piece was chosen, or one consequence of a missing piece is over."""
    if frame.picked == NOBODY:
        return _missing(frame, verb)
    people = targets(g, frame, verb.who)
    if not people:
        return None
    effects_goods.lose(g, people[0], frame.picked, 1)
    frame.left, frame.picked = frame.left - 1, NOBODY
    return lose_any(g, frame, verb)


@begins(v.LoseCard)
def lose_card(g: Game, frame: Resolve, verb: v.LoseCard) -> Step | None:
    """The owner chooses cards of a sort and discards them."""
    frame.left = verb.n
    return choose_card(g, frame, verb)


def choose_card(g: Game, frame: Resolve, verb: v.LoseCard) -> Step | None:
    """Ask for the next card, if there is one to lose."""
    people = targets(g, frame, verb.who)
    among = cards_of_sort(g, people[0], verb.what) if people else ()
    return wait(Pick(who=people[0], among=among, kind="card")) if frame.left and among else None


def cards_of_sort(g: Game, who: int, what: str) -> tuple[int, ...]:
    """The cards on a board of a sort: items, gear, or medical cards."""
    board = g.state.characters[who]
    cards = board.cards if board.gear == NOBODY else (*board.cards, board.gear)
    if what == "medical":
        return tuple(sorted(card for card in cards if "MEDICAL" in g.content.thing(card).tags))
    return tuple(sorted(card for card in cards if g.content.thing(card).kind == what))


@goes_on(v.LoseCard)
def card_lost(g: Game, frame: Resolve, verb: v.LoseCard) -> Step | None:
    """Discard the card chosen."""
    people = targets(g, frame, verb.who)
    if frame.picked == NOBODY or not people:
        return None
    effects_goods.lose_card(g, people[0], frame.picked)
    frame.left, frame.picked = frame.left - 1, NOBODY
    return choose_card(g, frame, verb)


# ---------------------------------------------------------------- cards


@to_each(v.Refresh)
@rule("UOS-ACT-22", "UOS-PREP-10")
def refresh(g: Game, frame: Resolve, verb: v.Refresh, who: int) -> None:
    """Turn face-down cards of a character up again."""
    board = g.state.characters[who]
    for card in board.cards if board.gear == NOBODY else (*board.cards, board.gear):
        if verb.what == "all" or "ELECTRIC" in g.content.thing(card).tags:
            g.state.flipped = effects_goods.without(g.state.flipped, card)


@begins(v.Disassemble)
def disassemble(g: Game, frame: Resolve, verb: v.Disassemble) -> Step | None:
    """Take a craftable card apart, or ammunition where the edition allows it."""
    return Call(TakeApart(who=frame.who, tool=frame.card), then="next")

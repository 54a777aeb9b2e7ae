"""Tables that follow from the content and are looked up all the time, worked out once per content."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from holdfast.core.chance import Deal, Pick
from holdfast.games.under_our_sun.actions import UseSkill
from holdfast.games.under_our_sun.content import Content
from holdfast.games.under_our_sun.state import KINDS
from holdfast.games.under_our_sun.vocabulary import Attack, Choose, ForEach, PlaceMarker, Revive, Use

MEMO_SIZE = 20_000


class Memo(dict[Any, Any]):
    """What has been worked out so far, by all that it follows from. It begins anew before it grows too large."""

    def __setitem__(self, key: Any, value: Any) -> None:
        if len(self) >= MEMO_SIZE:
            self.clear()
        super().__setitem__(key, value)


class Tables(Struct, frozen=True):
    """What the rules look up about cards, and what they have worked out from parts of the table.

    The latter lies in memos: each is filled by the one function that reads it, under a key that holds everything the
    answer follows from. So no position can make an entry wrong, and nothing of it belongs into a state.
    """

    face_of: tuple[int, ...]
    """By card: its face."""
    copies: tuple[tuple[int, ...], ...]
    """By face: the cards of the item and gear decks that show it."""
    recipes: tuple[tuple[int, tuple[tuple[int, int], ...]], ...]
    """Every craftable face of those decks: its number, and what it needs as (kind, number) pairs."""
    most_needed: tuple[int, ...]
    """By kind: the most that any recipe or a piece of ammunition takes."""
    cubes: tuple[tuple[tuple[int, int], ...], ...]
    """By tile: the goods printed on it, as (kind, number) pairs."""
    tent: int
    """The face of the tent."""
    trap: int
    """The face of the small animal trap."""
    fire_uses: frozenset[tuple[int, int]]
    """Abilities (face, number) that light a campfire; that is an action of its own, whose cost the edition says."""
    tags: dict[str, frozenset[int]]
    """By tag: the cards that carry it."""
    reacting: dict[str, frozenset[int]]
    """By trigger: the cards with a reaction to it."""
    moments: frozenset[str]
    """Moments in the middle of an action that matter to the mission: those its steps wait for, and where there are
    tokens to carry, every entry."""
    skills: dict[str, tuple[tuple[int, int], ...]]
    """By trigger: the (character, number of the skill) that react to it."""
    specials: tuple[frozenset[str], ...]
    """By enemy card: the triggers for which it has a special."""
    choosy: frozenset[int]
    """Blocks that are worth carrying out only if there is something for one of their verbs to work on."""
    sold: frozenset[int]
    """Loot cards that merchants sell: items, in 2.0 gear too; resource cards are shuffled back (UOS-RULING-011)."""
    first_offer: Deal
    """The starting equipment that may be on offer."""
    sun_draw: Pick
    """All Sun cards are shuffled every time, so every one of them may come up."""
    sons_of_liberty: frozenset[int]
    """The enemy cards of the Sons of Liberty."""
    skill_triggers: tuple[frozenset[str], ...]
    """By character: the triggers to which one of its skills reacts."""
    onto: tuple[tuple[int, int, int], ...]
    """By tile: the tile, its movement value and its spaces."""
    skill_uses: tuple[tuple[tuple[UseSkill, Use], ...], ...]
    """By character: the skills that are actions, each with what is printed."""
    shelves: Memo
    boards: Memo
    printed: Memo
    rooms: Memo
    first_tables: Memo
    profiles: Memo
    surroundings: Memo
    makings: Memo
    steps: Memo

    def left_on(self, shelf: tuple[int, ...]) -> frozenset[int]:
        """The faces of which a copy lies in the item and gear decks."""
        found: frozenset[int] | None = self.shelves.get(shelf)
        if found is None:
            found = self.shelves[shelf] = frozenset([self.face_of[card] for card in shelf])
        return found


def make(content: Content) -> Tables:
    """Work the tables out."""
    decks = [*content.item_cards, *content.gear_cards]
    copies: list[list[int]] = [[] for _ in content.things]
    for card in decks:
        copies[content.face_of[card]].append(card)
    recipes = tuple(
        (
            number,
            tuple((kind, n) for kind, n in enumerate(face.craft) if n),
        )
        for number, face in enumerate(content.things)
        if face.craft is not None and copies[number]
    )
    tags: dict[str, set[int]] = {}
    reacting: dict[str, set[int]] = {}
    for card, number in enumerate(content.face_of):
        for tag in content.things[number].tags:
            tags.setdefault(tag, set()).add(card)
        for react in content.things[number].abilities.reacts:
            reacting.setdefault(react.on, set()).add(card)
    skills: dict[str, list[tuple[int, int]]] = {}
    for who, board in enumerate(content.boards):
        for number, skill in enumerate(board.skills):
            if skill.react is not None:
                skills.setdefault(skill.react.on, []).append((who, number))
    wares = ("item", "gear") if content.edition.loot_gear_for_merchants else ("item",)
    names = [face.name for face in content.things]
    return Tables(
        face_of=content.face_of,
        copies=tuple(tuple(cards) for cards in copies),
        recipes=recipes,
        most_needed=tuple(
            max([1, *[n for _, recipe in recipes for one, n in recipe if one == kind]]) for kind in range(KINDS)
        ),
        cubes=tuple(tuple((kind, n) for kind, n in enumerate(tile.goods) if n) for tile in content.tiles),
        tent=names.index("tent"),
        trap=names.index("small_animal_trap"),
        fire_uses=frozenset(
            (face, number)
            for face, thing in enumerate(content.things)
            for number, use in enumerate(thing.abilities.uses)
            if any(isinstance(verb, PlaceMarker) and verb.kind == "campfire" for verb in content.blocks[use.do])
        ),
        tags={tag: frozenset(cards) for tag, cards in tags.items()},
        reacting={on: frozenset(cards) for on, cards in reacting.items()},
        moments=frozenset(
            [step.moment for step in content.mission.steps if step.moment]
            + (["tile_entered"] if content.mission.actions else [])
        ),
        skills={on: tuple(found) for on, found in skills.items()},
        specials=tuple(frozenset(one.on for one in content.foes[face].abilities.reacts) for face in content.foe_of),
        choosy=frozenset(
            number
            for number, block in enumerate(content.blocks)
            if any(isinstance(verb, (Attack, ForEach, Choose, Revive)) for verb in block)
        ),
        sold=frozenset(card for card, face in enumerate(content.face_of) if content.things[face].kind in wares),
        first_offer=Deal(tuple((card, 1) for card in content.starting_cards), content.equipment_cards),
        sun_draw=Pick.evenly(tuple(range(len(content.suns)))),
        sons_of_liberty=frozenset(card for card, face in enumerate(content.foe_of) if content.foes[face].sol),
        skill_triggers=tuple(
            frozenset(skill.react.on for skill in board.skills if skill.react is not None) for board in content.boards
        ),
        onto=tuple((number, tile.move, tile.spaces) for number, tile in enumerate(content.tiles)),
        skill_uses=tuple(
            tuple((UseSkill(number), skill.use) for number, skill in enumerate(board.skills) if skill.use is not None)
            for board in content.boards
        ),
        shelves=Memo(),
        boards=Memo(),
        printed=Memo(),
        rooms=Memo(),
        first_tables=Memo(),
        profiles=Memo(),
        surroundings=Memo(),
        makings=Memo(),
        steps=Memo(),
    )

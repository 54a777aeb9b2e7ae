"""Positions and moves of Dawn of the Zeds in the words of the rulebook, for scenario tests.

Spaces are written `forest#4`, `forest#start` and `TC`; Zeds by the number that lies face up.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import pytest
from msgspec import structs

from holdfast.core.events import Event
from holdfast.core.flow import Ask, Chance, Ending, Frame
from holdfast.core.legality import Action, Illegal, Refusal
from holdfast.games.dawn_of_the_zeds.actions import (
    AbilityId,
    Agree,
    BackUp,
    ChooseDie,
    ChoosePath,
    ChooseSpace,
    ChooseUnit,
    ChooseZed,
    FireAt,
    FireWithoutAmmo,
    MoveTo,
    Pass,
    PathId,
    PlayStory,
    Refuse,
    Reroll,
    SearchHere,
    SetTraps,
    SpaceId,
    Stop,
    StoryId,
    UnitId,
    UseAdditional,
    UsePlayerAction,
    UseSpecial,
    UseTrack,
)
from holdfast.games.dawn_of_the_zeds.box import LENGTH, START, TOWN_CENTER, Box, Effect, EventCard, StoryCard
from holdfast.games.dawn_of_the_zeds.flow import Rounds, ZedsPhase
from holdfast.games.dawn_of_the_zeds.game import DawnOfTheZeds
from holdfast.games.dawn_of_the_zeds.look import unit_strength, zed_strength, zeds_on
from holdfast.games.dawn_of_the_zeds.meta import ZedsOptions
from holdfast.games.dawn_of_the_zeds.orders import ActionPhase
from holdfast.games.dawn_of_the_zeds.packing import load_box
from holdfast.games.dawn_of_the_zeds.setup import set_up
from holdfast.games.dawn_of_the_zeds.state import CEMETERY, RESERVE

PATHS = ("forest", "mountain", "highway", "suburb")


class Z(NamedTuple):
    """A Zed of a strength; on its reduced side, or with hits taken on the side it shows."""

    strength: int
    reduced: bool = False
    marks: int = 0
    other: int = 0
    """The strength of its other side, where that matters."""


class U(NamedTuple):
    """A unit on a space; on its reduced side, with hits taken on that side, or stubborn."""

    space: str
    reduced: bool = False
    marks: int = 0
    stubborn: bool = False


def at(name: str) -> int:
    """The number of a space written as in the catalogue."""
    if name == "TC":
        return TOWN_CENTER
    if name == "cemetery":
        return CEMETERY
    path, _, number = name.partition("#")
    return PATHS.index(path) * LENGTH + (START if number == "start" else int(number))


def written(space: int) -> str:
    """A space as the catalogue writes it."""
    if space in (CEMETERY, RESERVE):
        return "cemetery" if space == CEMETERY else "reserve"
    if space == TOWN_CENTER:
        return "TC"
    number = space % LENGTH
    return f"{PATHS[space // LENGTH]}#{'start' if number == START else number}"


def pair(total: int) -> tuple[int, int]:
    """Two dice with a sum."""
    return (total - 6, 6) if total > 7 else (1, total - 1)


class Town:
    """A game in progress with moves named as the rulebook names them."""

    def __init__(self, g: DawnOfTheZeds) -> None:
        self.g = g

    # ------------------------------------------------------------ luck

    def roll(self, total: int) -> Town:
        """Two dice with this sum."""
        return self.dice(*pair(total))

    def dice(self, *faces: int) -> Town:
        """Dice with these faces."""
        self.g.luck(faces)
        return self

    def draw(self, name: str) -> Town:
        """The card, the story card or the first Zed of this name comes."""
        assert isinstance(self.g.question, Chance)
        kind = {"draw-event": "card", "draw-story": "story", "draw-zed": "zed", "draw-hero": "unit"}
        names = self.g.content.names[kind[self.g.question.text]]
        fits = [index for index, one in enumerate(names) if one == name or one.rstrip("abcdef") == name]
        self.g.luck(next(index for index in fits if self.g.question.dist.allows(index)))  # type: ignore[union-attr]
        return self

    def draws(self, strength: int) -> Town:
        """A Zed with this number on its full side comes out of the bag."""
        box = self.g.content
        self.g.luck(next(zed for zed in self.g.state.bag if box.zed_strength[zed][0] == strength))
        return self

    # ------------------------------------------------------------ answers

    def do(self, act: Action, seat: int | None = None) -> Town:
        """An answer; without a seat, from the first one that is asked."""
        self.g.answer(self.g.asked()[0] if seat is None else seat, act)
        return self

    def track(self, unit: str, seat: int | None = None) -> Town:
        return self.do(UseTrack(self.unit(unit)), seat)

    def player(self, unit: str, seat: int | None = None) -> Town:
        return self.do(UsePlayerAction(self.unit(unit)), seat)

    def additional(self, unit: str, seat: int | None = None) -> Town:
        return self.do(UseAdditional(self.unit(unit)), seat)

    def special(self, ability: str, seat: int | None = None) -> Town:
        return self.do(UseSpecial(self.ability(ability)), seat)

    def move(self, space: str) -> Town:
        return self.do(MoveTo(SpaceId(at(space))))

    def search(self) -> Town:
        return self.do(SearchHere())

    def fire(self, space: str) -> Town:
        return self.do(FireAt(SpaceId(at(space))))

    def fire_without_ammo(self, space: str) -> Town:
        return self.do(FireWithoutAmmo(SpaceId(at(space))))

    def choose(self, unit: str) -> Town:
        return self.do(ChooseUnit(self.unit(unit)))

    def choose_path(self, path: str) -> Town:
        return self.do(ChoosePath(PathId(PATHS.index(path))))

    def choose_space(self, space: str) -> Town:
        return self.do(ChooseSpace(SpaceId(at(space))))

    def choose_die(self, face: int) -> Town:
        return self.do(ChooseDie(face))

    def choose_zed(self, strength: int) -> Town:
        """Name the offered Zed that shows this number."""
        offered = [act.zed for act in self.g.legal(self.g.asked()[0]) if isinstance(act, ChooseZed)]
        return self.do(ChooseZed(next(zed for zed in offered if self.strength_of(zed) == strength)))

    def play(self, story: str, seat: int | None = None) -> Town:
        return self.do(PlayStory(StoryId(self.g.content.names["story"].index(story))), seat)

    def back_up(self, together: bool = False) -> Town:
        return self.do(BackUp(together))

    def reroll(self) -> Town:
        return self.do(Reroll())

    def set_traps(self) -> Town:
        return self.do(SetTraps())

    def agree(self) -> Town:
        return self.do(Agree())

    def refuse(self) -> Town:
        return self.do(Refuse())

    def decline(self) -> Town:
        """No, go on."""
        return self.do(Pass())

    def stop(self) -> Town:
        """Nobody wants any more actions."""
        while self.asking == "action-phase":
            self.do(Stop())
        return self

    # ------------------------------------------------------------ the table

    @property
    def asking(self) -> str:
        """The text of the pending question; empty after the end."""
        return self.g.question.text if self.g.question is not None else ""

    @property
    def ending(self) -> Ending | None:
        return self.g.ending

    def unit(self, name: str) -> UnitId:
        return UnitId(self.g.content.names["unit"].index(name))

    def ability(self, name: str) -> AbilityId:
        return AbilityId(self.g.content.names["ability"].index(name))

    def where(self, unit: str) -> str:
        return written(self.g.state.units[self.unit(unit)])

    def strength(self, unit: str) -> int:
        return unit_strength(self.g.content, self.g.state, self.unit(unit))

    def hits(self, unit: str) -> int:
        """Hits taken on both sides together."""
        return self.g.state.hits[self.unit(unit)]

    def is_stubborn(self, unit: str) -> bool:
        return self.g.state.stubborn[self.unit(unit)]

    def strength_of(self, zed: int) -> int:
        return zed_strength(self.g.content, self.g.state, zed)

    def zeds(self, space: str) -> list[int]:
        """The numbers of the Zeds on a space, highest first."""
        return sorted((self.strength_of(zed) for zed in zeds_on(self.g.state, at(space))), reverse=True)

    def zed_hits(self, space: str) -> list[int]:
        """Hits taken by the Zeds on a space, in the order of their numbers."""
        zeds = sorted(zeds_on(self.g.state, at(space)), key=lambda zed: -self.strength_of(zed))
        return [self.g.state.zed_hits[zed] for zed in zeds]

    def all_zeds(self) -> dict[str, list[int]]:
        """Every space with Zeds."""
        return {written(space): self.zeds(written(space)) for space in range(33) if zeds_on(self.g.state, space)}

    def special_is_ready(self, ability: str) -> bool:
        return self.g.state.specials[self.g.content.special_of[self.ability(ability)]]

    def offered(self, verb: type[Action], seat: int | None = None) -> list[str]:
        """What is offered for a verb, in the notation of the catalogue."""
        seat = self.g.asked()[0] if seat is None else seat
        acts = [act for act in self.g.legal(seat) if type(act) is verb]
        names = self.g.content.names
        said = []
        for act in acts:
            field = act.__struct_fields__[0] if act.__struct_fields__ else ""
            value = getattr(act, field) if field else ""
            if field == "space":
                said.append(written(value))
            elif field == "zed":
                said.append(str(self.strength_of(value)))
            elif field in names:
                said.append(names[field][value])
            else:
                said.append(str(value))
        return said

    def refused(self, act: Action, seat: int | None = None) -> Refusal:
        """The refusal of an illegal answer; nothing has changed."""
        with pytest.raises(Illegal) as caught:
            self.g.answer(self.g.asked()[0] if seat is None else seat, act)
        return caught.value.refusal

    def refused_move(self, space: str) -> Refusal:
        return self.refused(MoveTo(SpaceId(at(space))))

    def refused_shot(self, space: str) -> Refusal:
        return self.refused(FireAt(SpaceId(at(space))))

    def events(self, *kinds: type[Event]) -> list[Any]:
        """What happened since the last look, of these kinds."""
        return [event for event in self.g.take_events() if not kinds or isinstance(event, kinds)]


# ---------------------------------------------------------------- making positions


def event_card(name: str = "test_card", **fields: Any) -> EventCard:
    """An event card of a test: paths by name, everything else as in the box."""
    zeds = tuple(PATHS.index(path) if isinstance(path, str) else path for path in fields.pop("zeds", ()))
    card = EventCard(
        name=name,
        act=0,
        special=False,
        brains=False,
        zeds=zeds,
        actions=0,
        coop="",
        may_retreat=False,
        no_defence=False,
        victims_rise=False,
        zeds_run=False,
        effects=(),
    )
    return structs.replace(card, **fields)


def story_card(name: str = "test_story", **fields: Any) -> StoryCard:
    """A story card of a test."""
    card = StoryCard(name=name, location="choice", path=-1, keep=False, when="", effects=())
    return structs.replace(card, **fields)


def with_cards(box: Box, card: EventCard | None = None, story: StoryCard | None = None) -> Box:
    """The box with a further event card and a further story card at their ends."""
    names = dict(box.names)
    if card is not None:
        names["card"] = (*names["card"], card.name)
        box = structs.replace(box, events=(*box.events, card), names=names)
    if story is not None:
        names["story"] = (*names["story"], story.name)
        play = (*box.play_story, PlayStory(StoryId(len(box.stories))))
        box = structs.replace(box, stories=(*box.stories, story), names=names, play_story=play)
    return box


def town(
    frames: list[Frame],
    *,
    zeds: dict[str, list[int | Z]] | None = None,
    units: dict[str, str | U] | None = None,
    ammo: int = 4,
    actions: int = 0,
    card: EventCard | str = "hunting_lodge",
    story: StoryCard | None = None,
    kept: list[str] | None = None,
    seats: int = 1,
    personal: dict[int, str] | None = None,
    player_action: bool = True,
    used: list[str] | None = None,
    options: ZedsOptions | None = None,
    box: Box | None = None,
    marks: dict[str, Any] | None = None,
) -> Town:
    """A position by its parts; units that are not mentioned are in reserve, Zeds in the bag."""
    options = options or ZedsOptions()
    box = box or load_box(options)
    box = with_cards(box, card if isinstance(card, EventCard) else None, story)
    table, _ = set_up(box, seats)
    name = card if isinstance(card, str) else card.name
    table.card = box.names["card"].index(name)
    table.event_deck.remove(table.card)
    table.units = [RESERVE] * len(box.units)
    for who, given in (units or {}).items():
        place = U(given) if isinstance(given, str) else given
        index, data = box.names["unit"].index(who), box.units[box.names["unit"].index(who)]
        table.units[index] = at(place.space)
        table.hits[index] = place.marks + (data.full_hits if place.reduced else 0)
        table.stubborn[index] = place.stubborn
    for space, there in (zeds or {}).items():
        for slot, one in enumerate(there):
            want = Z(one) if isinstance(one, int) else one
            index = _find_zed(box, table.bag, want)
            table.bag.remove(index)
            table.zeds[2 * at(space) + slot] = index
            table.zed_hits[index] = want.marks + (box.zed_full if want.reduced else 0)
    table.ammo, table.actions = ammo, actions
    table.player_actions = [player_action] * seats
    table.specials = [box.names["ability"][one.ability] not in (used or []) for one in box.specials]
    for seat, who in (personal or {}).items():
        table.personal[seat] = box.names["unit"].index(who)
    for who in kept or []:
        table.kept.append(box.names["story"].index(who))
        table.story_deck.remove(table.kept[-1])
    for field, value in (marks or {}).items():
        if field in ("well_armed", "civil_leader", "champion"):
            value = box.names["unit"].index(value)
        setattr(table, field, at(value) if field == "no_entry" else value)
    return Town(DawnOfTheZeds.restore(box, options, seats, table, frames, None, events=True))


def _find_zed(box: Box, bag: list[int], want: Z) -> int:
    side, other = (box.zed_full, 0) if want.reduced else (0, box.zed_full)
    for zed in bag:
        shown, hidden = box.zed_strength[zed][side], box.zed_strength[zed][other]
        if shown == want.strength and want.other in (0, hidden):
            return zed
    raise AssertionError(f"no Zed like {want} is left in the bag")


def zeds_phase(*paths: Any, **parts: Any) -> Town:
    """The Zeds phase of a card with these paths on its tab; an action phase without actions follows."""
    if "card" not in parts:
        parts["card"] = event_card(zeds=paths)
    parts.setdefault("player_action", False)
    parts.setdefault("used", ["my_fortress", "motivational_speech", "determination", "born_leader"])
    return town([Rounds(at="act"), ZedsPhase()], **parts)


def action_phase(actions: int = 0, **parts: Any) -> Town:
    """The action phase with so many actions on the track."""
    return town([Rounds(at="organise"), ActionPhase(at="choose")], actions=actions, **parts)


def carrying_out(*effects: Effect, **parts: Any) -> Town:
    """The Zeds phase of a card whose text, at the start of the phase, is this."""
    return zeds_phase(card=event_card(effects=effects, zeds=parts.pop("tab", ())), **parts)


def effect(do: str, at_time: str = "zeds_start", **fields: Any) -> Effect:
    """A step of a card's text."""
    return Effect(do=do, at=at_time, **fields)


def new_game(seats: int = 1, **options: Any) -> Town:
    """A game at its first question."""
    return Town(DawnOfTheZeds.new(ZedsOptions(**options), seats, events=True))


def waits_for_luck(town: Town) -> bool:
    return isinstance(town.g.question, Chance)


def waits_for_players(town: Town) -> bool:
    return isinstance(town.g.question, Ask)

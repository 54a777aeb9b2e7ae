"""The verbs that change the table; nothing else does."""

from __future__ import annotations

from bisect import insort
from typing import TYPE_CHECKING

from holdfast.core.ledger import rule
from holdfast.games.dawn_of_the_zeds import events, look
from holdfast.games.dawn_of_the_zeds.actions import AbilityId, CardId, PathId, SpaceId, StoryId, UnitId, ZedId
from holdfast.games.dawn_of_the_zeds.box import HERO, LENGTH, TOWN_CENTER
from holdfast.games.dawn_of_the_zeds.state import CEMETERY, NOWHERE
from holdfast.kit import tracks

if TYPE_CHECKING:
    from holdfast.games.dawn_of_the_zeds.game import DawnOfTheZeds as Game


# ---------------------------------------------------------------- cards


@rule("DZ-TURN-02", "DZ-BRAINS-01")
def reveal_event(g: Game, card: int) -> None:
    """An event card leaves the deck and is the active one; a Brains! card begins no round."""
    state = g.state
    state.event_deck.remove(card)
    state.card = card
    if not g.content.events[card].brains:
        state.round += 1
    if g.events is not None:
        g.emit(events.EventDrawn, CardId(card), state.round)


@rule("DZ-ORG-01", "DZ-TURN-06")
def discard_event(g: Game) -> None:
    """The active event card goes to the discard pile."""
    state = g.state
    if g.events is not None:
        g.emit(events.EventDiscarded, CardId(state.card))
    state.event_discard.append(state.card)
    state.card = NOWHERE


def skip_event(g: Game) -> None:
    """An effect of the active card cannot be carried out."""
    if g.state.card != NOWHERE:
        g.emit(events.EventSkipped, CardId(g.state.card))


@rule("DZ-STORY-01")
def reveal_story(g: Game, story: int) -> None:
    """A story card leaves its deck; where it goes is decided by its text."""
    g.state.story_deck.remove(story)
    g.emit(events.StoryDrawn, StoryId(story))


def reshuffle_stories(g: Game) -> None:
    """The discarded story cards are the deck again; kept ones stay out (DZ-RUL-44)."""
    state = g.state
    state.story_deck, state.story_discard = sorted(state.story_discard), []


@rule("DZ-TERM-04")
def name_location(g: Game, path: int) -> None:
    """A story card has named the path of the event."""
    g.state.location = path
    g.emit(events.LocationNamed, PathId(path))


@rule("DZ-STORY-07")
def keep_story(g: Game, story: int) -> None:
    """The team keeps a story card."""
    insort(g.state.kept, story)
    g.emit(events.StoryKept, StoryId(story))


@rule("DZ-STORY-06")
def discard_story(g: Game, story: int) -> None:
    """A story card that was carried out is laid aside."""
    g.state.story_discard.append(story)
    g.emit(events.StoryDiscarded, StoryId(story))


@rule("DZ-STORY-08")
def play_story(g: Game, story: int) -> None:
    """A kept story card is played and thereby discarded."""
    g.state.kept.remove(story)
    g.state.story_discard.append(story)
    g.emit(events.StoryPlayed, StoryId(story))


# ---------------------------------------------------------------- Zeds


@rule("DZ-TERM-02", "DZ-TERM-13")
def draw_zed(g: Game, zed: int) -> None:
    """A Zed leaves the bag, unhurt and on its full side."""
    g.state.bag.remove(zed)


def put_zed(g: Game, zed: int, space: int) -> None:
    """A Zed takes a free place on a space."""
    zeds, at = g.state.zeds, 2 * space
    zeds[at if zeds[at] < 0 else at + 1] = zed


def place_zed(g: Game, zed: int, space: int) -> None:
    """A new Zed is put down."""
    put_zed(g, zed, space)
    if g.events is not None:
        g.emit(events.ZedPlaced, ZedId(zed), look.zed_strength(g.content, g.state, zed), SpaceId(space))


@rule("DZ-STACK-11")
def return_zed(g: Game, zed: int) -> None:
    """A Zed that finds no place goes back into the bag, without its markers."""
    _to_bag(g, zed)
    g.emit(events.ZedReturned, ZedId(zed))


def _to_bag(g: Game, zed: int) -> None:
    state = g.state
    state.zed_hits[zed] = 0
    if state.tough_zed == zed:
        state.tough_zed = NOWHERE
    insort(state.bag, zed)


def lift_zed(g: Game, zed: int) -> None:
    """A Zed leaves its place on the board."""
    zeds = g.state.zeds
    zeds[zeds.index(zed)] = NOWHERE


@rule("DZ-ZED-05")
def move_zed(g: Game, zed: int, space: int) -> None:
    """A Zed goes to another space."""
    lift_zed(g, zed)
    put_zed(g, zed, space)
    if g.events is not None:
        g.emit(events.ZedMoved, ZedId(zed), look.zed_strength(g.content, g.state, zed), SpaceId(space))


@rule("DZ-ZED-05", "DZ-ZED-07")
def move_mob(g: Game, space: int, target: int) -> None:
    """All Zeds of a space go together to one without Zeds."""
    zeds = g.state.zeds
    moving = zeds[2 * space : 2 * space + 2]
    zeds[2 * target : 2 * target + 2] = moving
    zeds[2 * space] = zeds[2 * space + 1] = NOWHERE
    if g.events is not None:
        for zed in moving:
            if zed != NOWHERE:
                g.emit(events.ZedMoved, ZedId(zed), look.zed_strength(g.content, g.state, zed), SpaceId(target))


@rule("DZ-ZED-03", "DZ-ZED-05")
def march(g: Game, path: int) -> None:
    """All Zeds of a path go one space on, nearest first; nothing is in their way."""
    zeds, first = g.state.zeds, 2 * LENGTH * path
    last = first + 2 * LENGTH
    zeds[first:last] = [*zeds[first + 2 : last], NOWHERE, NOWHERE]
    if g.events is not None:
        g.emit(events.PathActivated, PathId(path))
        for place, zed in enumerate(zeds[first:last], start=first):
            if zed != NOWHERE:
                strength = look.zed_strength(g.content, g.state, zed)
                g.emit(events.ZedMoved, ZedId(zed), strength, SpaceId(place // 2))


@rule("DZ-RETR-05")
def retreat_zed(g: Game, zed: int, space: int) -> None:
    """A Zed that was lifted is put down farther back."""
    put_zed(g, zed, space)
    if g.events is not None:
        g.emit(events.ZedRetreated, ZedId(zed), look.zed_strength(g.content, g.state, zed), SpaceId(space))


@rule("DZ-HIT-05", "DZ-HIT-06", "DZ-HIT-07", "DZ-HIT-08", "DZ-HIT-09", "DZ-HIT-10")
def hit_zed(g: Game, zed: int) -> None:
    """One hit: a marker, then the flip (markers go, DZ-RUL-14), then markers again, then death and the bag."""
    state = g.state
    state.zed_hits[zed] += 1
    if state.zed_hits[zed] < g.content.zed_death:
        if g.events is not None:
            g.emit(events.ZedHit, ZedId(zed), look.zed_strength(g.content, state, zed))
        return
    space = state.zeds.index(zed) // 2
    state.zeds[state.zeds.index(zed)] = NOWHERE
    _to_bag(g, zed)
    if g.events is not None:
        g.emit(events.ZedKilled, ZedId(zed), SpaceId(space))


def remove_zed_hits(g: Game) -> None:
    """All hit markers leave the Zeds; each stays on the side it shows."""
    state, full = g.state, g.content.zed_full
    healed = [zed for zed, hits in enumerate(state.zed_hits) if hits not in (0, full)]
    for zed in healed:
        state.zed_hits[zed] = full if state.zed_hits[zed] > full else 0
    g.emit(events.ZedsRecovered, len(healed))


def turn_zed(g: Game, zed: int) -> None:
    """A Zed on its reduced side shows its full side again and keeps its markers."""
    state = g.state
    if state.zed_hits[zed] >= g.content.zed_full:
        state.zed_hits[zed] -= g.content.zed_full
        if g.events is not None:
            g.emit(events.ZedTurned, ZedId(zed), look.zed_strength(g.content, state, zed))


def toughen_zed(g: Game, zed: int) -> None:
    """The Tough marker goes to a Zed."""
    g.state.tough_zed = zed
    g.emit(events.ZedToughened, ZedId(zed))


# ---------------------------------------------------------------- units


@rule("DZ-MOVE-01")
def move_unit(g: Game, unit: int, space: int) -> None:
    """A unit moves to a space."""
    g.state.units[unit] = space
    if g.events is not None:
        g.emit(events.UnitMoved, UnitId(unit), SpaceId(space))


@rule("DZ-RETR-02", "DZ-RETR-10")
def fall_back(g: Game, unit: int, space: int, backing_up: bool) -> None:
    """A unit retreats or backs up to a space; whoever leaves a village is stubborn no longer (DZ-RUL-55)."""
    lose_stubbornness(g, unit)
    g.state.units[unit] = space
    if backing_up:
        g.emit(events.UnitBackedUp, UnitId(unit), SpaceId(space))
    else:
        g.emit(events.UnitRetreated, UnitId(unit), SpaceId(space))


@rule("DZ-TERM-13")
def enter_unit(g: Game, unit: int, space: int) -> None:
    """A unit enters the game on its full side, and its enter effect happens."""
    g.state.units[unit] = space
    g.emit(events.UnitEntered, UnitId(unit), SpaceId(space))
    gained = g.content.units[unit].enter_ammo
    if gained:
        use_ability(g, unit, g.content.units[unit].enter_ability)
        change_ammo(g, gained)


@rule("DZ-VILLAGE-01", "DZ-VILLAGE-02", "DZ-VILLAGE-03", "DZ-PIAZZA-04")
def lose_stubbornness(g: Game, unit: int) -> None:
    """The stubborn marker of a unit, if it has one, is removed."""
    if g.state.stubborn[unit]:
        g.state.stubborn[unit] = False
        g.emit(events.StubbornnessLost, UnitId(unit))


@rule("DZ-HIT-05", "DZ-HIT-07", "DZ-HIT-11", "DZ-HIT-04")
def hit_unit(g: Game, unit: int, hits: int) -> bool:
    """Hits on a unit, worked off side by side. Is it the last one? Then a saving roll decides; the rest is lost."""
    state, data = g.state, g.content.units[unit]
    taken = state.hits[unit] + hits
    if taken >= data.death:
        return True
    state.hits[unit] = taken
    if g.events is not None:
        g.emit(events.UnitHit, UnitId(unit), data.strength[taken])
    return False


@rule("DZ-SAVE-03", "DZ-SAVE-04", "DZ-SAVE-05")
def save_unit(g: Game, unit: int, face: int) -> None:
    """A saved unit stands in the Town Center without markers: heroes on their full side, civilians reduced."""
    state, data = g.state, g.content.units[unit]
    lose_stubbornness(g, unit)
    state.units[unit] = TOWN_CENTER
    state.hits[unit] = 0 if data.kind == HERO else data.full_hits
    if g.events is not None:
        g.emit(events.UnitSaved, UnitId(unit), face)


@rule("DZ-SAVE-02", "DZ-SAVE-06")
def kill_unit(g: Game, unit: int, face: int) -> None:
    """A killed unit lies in the cemetery; its markers and its actions are gone."""
    state = g.state
    lose_stubbornness(g, unit)
    state.units[unit] = CEMETERY
    state.hits[unit] = state.additional[unit] = 0
    if state.well_armed == unit:
        state.well_armed = NOWHERE
    if state.civil_leader == unit:
        state.civil_leader = NOWHERE
    if state.champion == unit:
        state.champion = NOWHERE
    if g.events is not None:
        g.emit(events.UnitKilled, UnitId(unit), face)


def give_marker(g: Game, unit: int, marker: str) -> None:
    """A marker goes to a unit; there is one of each."""
    if marker == "well_armed":
        g.state.well_armed = unit
    else:
        g.state.civil_leader = unit
    g.emit(events.MarkerGiven, UnitId(unit), marker)


def choose_champion(g: Game, unit: int) -> None:
    """An event card favours a hero for this round."""
    g.state.champion = unit
    g.emit(events.ChampionChosen, UnitId(unit))


@rule("DZ-HELLO-04")
def forbid_entry(g: Game, space: int) -> None:
    """The No-Entry marker lies on a space."""
    g.state.no_entry = space
    g.emit(events.EntryForbidden, SpaceId(space))


def use_ability(g: Game, unit: int, ability: int) -> None:
    """Tell that an ability had its effect."""
    if g.events is not None:
        g.emit(events.AbilityUsed, UnitId(unit), AbilityId(ability))


# ---------------------------------------------------------------- ammo and actions


@rule("DZ-AMMO-01", "DZ-AMMO-02", "DZ-SEARCH-04")
def change_ammo(g: Game, change: int) -> None:
    """The common stock rises or falls, between 0 (DZ-RUL-43) and its end."""
    state = g.state
    if change >= 0:
        change = tracks.room_up(state.ammo, change, g.content.most_ammo)
    else:
        change = -tracks.room_down(state.ammo, -change)
    state.ammo += change
    if g.events is not None:
        g.emit(events.AmmoChanged, state.ammo, change)


@rule("DZ-ACT-01")
def set_actions(g: Game, actions: int) -> None:
    """The action marker is put on a number, as far as the track goes."""
    g.state.actions = min(actions, g.content.most_actions)
    if g.events is not None:
        g.emit(events.ActionsSet, g.state.actions)


@rule("DZ-TERM-05", "DZ-TERM-06")
def give_additional(g: Game, unit: int) -> None:
    """A unit gets an additional action, for itself alone."""
    g.state.additional[unit] += 1
    if g.events is not None:
        g.emit(events.AdditionalActionGiven, UnitId(unit))


@rule("DZ-ORG-02", "DZ-ORG-03", "DZ-ORG-04", "DZ-ORG-05", "DZ-ACT-13", "DZ-SETUP-03")
def organise(g: Game) -> None:
    """The organisation phase: unused actions are lost, action markers turned, markers of the event removed."""
    state = g.state
    state.actions = 0
    state.player_actions = [True] * g.seats
    state.additional = [0] * len(state.units)
    for index, special in enumerate(g.content.specials):
        if not special.once_a_game:
            state.specials[index] = True
    state.no_entry = state.champion = state.location = NOWHERE
    state.free_shots = []
    if g.events is not None:
        g.emit(events.RoundEnded, state.round)

"""The round, phase by phase, as the rulebook's overview tells it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from holdfast.core.chance import Pick, Shuffle
from holdfast.core.flow import DONE, Ask, Call, Chance, Frame, Goto, Step
from holdfast.core.ledger import rule
from holdfast.core.view import public
from holdfast.games.dawn_of_the_zeds import effects, events, heroes, placing, stories
from holdfast.games.dawn_of_the_zeds.actions import ChoosePath, Pass, PlayStory, SpaceId, UnitId
from holdfast.games.dawn_of_the_zeds.asking import PASS, everybody, named, one_of_paths
from holdfast.games.dawn_of_the_zeds.box import ALL_PATHS, LENGTH, LOCATION_TWICE, PATHS, START, TOWN_CENTER
from holdfast.games.dawn_of_the_zeds.orders import ActionPhase
from holdfast.games.dawn_of_the_zeds.paths import Activation, CoopMovement, march
from holdfast.games.dawn_of_the_zeds.state import RESERVE

if TYPE_CHECKING:
    from holdfast.games.dawn_of_the_zeds.game import DawnOfTheZeds as Game

NEXT_PATH = one_of_paths("DZ-BRAINS-03", "path_was_not_activated")


@public
@rule("DZ-TURN-01", "DZ-TURN-02", "DZ-TURN-03", "DZ-TURN-05", "DZ-TURN-06", "DZ-TURN-07", "DZ-BRAINS-01", "DZ-ORG-06")
class Rounds(Frame, tag="rounds"):
    """Card after card: Zeds phase, action phase, organisation phase; a Brains! card has only its own instructions."""

    rule: ClassVar[str] = "DZ-TURN-05"
    at: str = "set_up"

    def set_up(self, g: Game) -> Step:
        return Call(SetUp(), then="draw")

    def draw(self, g: Game) -> Step:
        return Chance(next_event(g), then="drawn", text="draw-event")

    def drawn(self, g: Game, card: int) -> Step:
        effects.reveal_event(g, card)
        return Call(ZedsPhase(), then="act")

    def act(self, g: Game) -> Step:
        if g.content.events[g.state.card].brains:
            effects.discard_event(g)  # no action phase, no organisation phase (DZ-RUL-50)
            return Goto("draw")
        return Call(ActionPhase(), then="organise")

    def organise(self, g: Game) -> Step:
        effects.discard_event(g)
        effects.organise(g)
        return Goto("draw")


def next_event(g: Game) -> Pick:
    """The next card, one of the current act. A special card comes for certain, somewhere among the normal ones.

    A short game leaves some normal cards out, nobody knows which; so the weights follow from how many cards of the
    act are still to come.
    """
    box, deck = g.content, g.state.event_deck
    drawn = len(box.events) - len(deck)
    for act in box.acts:
        if drawn < act.size:
            break
        drawn -= act.size
    left, to_come = act.size - drawn, set(deck)
    normal = tuple([card for card in act.normal if card in to_come])
    special = [card for card in act.special if card in to_come]
    if not special:
        return Pick.evenly(normal)
    weights = dict.fromkeys(special, len(normal) or 1)
    if left > len(special):
        weights |= dict.fromkeys(normal, left - len(special))
    found = tuple(sorted(weights))
    return Pick(found, tuple([weights[card] for card in found]))


# ---------------------------------------------------------------- set-up


@public
@rule("DZ-SETUP-01", "DZ-SETUP-02", "DZ-SETUP-03")
class SetUp(Frame, tag="set_up"):
    """What the set-up leaves to luck and to the players: civilians, first Zeds, personal heroes."""

    rule: ClassVar[str] = "DZ-SETUP-01"
    zeds: int = 0
    at: str = "deal"

    def deal(self, g: Game) -> Step:
        return Chance(Shuffle(len(g.content.shuffled)), then="dealt", text="deal-civilians")

    def dealt(self, g: Game, order: tuple[int, ...]) -> Step:
        """One on each village, stubborn; one in the Town Center; the rest stays in reserve."""
        box, state = g.content, g.state
        spaces = [*box.villages, TOWN_CENTER]
        for place, index in enumerate(order):
            unit = box.shuffled[index]
            state.units[unit] = spaces[place] if place < len(spaces) else RESERVE
            state.stubborn[unit] = place < len(box.villages)
            if place < len(spaces):
                g.emit(events.CivilianDealt, UnitId(unit), SpaceId(spaces[place]))
        return Goto("fill")

    def fill(self, g: Game) -> Step:
        """The first Zeds, path by path."""
        if self.zeds == PATHS * g.content.zeds_at_start:
            return Goto("add")
        self.zeds += 1
        return Call(placing.PlaceZed(space=(self.zeds - 1) % PATHS * LENGTH + START), then="fill")

    def add(self, g: Game) -> Step:
        """More Zeds where the option asks for them."""
        return Call(placing.PlaceFewest(count=g.content.extra_zeds), then="choose")

    def choose(self, g: Game) -> Step:
        return Call(heroes.ChooseHeroes(), then="over") if g.seats > 1 else DONE

    def over(self, g: Game) -> Step:
        return DONE


# ---------------------------------------------------------------- the Zeds phase


@public
@rule("DZ-ZED-01", "DZ-ZED-02", "DZ-ZED-13", "DZ-ZED-14", "DZ-BRAINS-03", "DZ-COOP-01", "DZ-COOP-02", "DZ-GEN-09")
class ZedsPhase(Frame, tag="zeds_phase"):
    """The Zeds tab of the active card from left to right, with its text at the start or the end of the phase."""

    rule: ClassVar[str] = "DZ-BRAINS-03"
    entry: int = 0
    """The entry of the tab that comes next."""
    twice: int = 0
    """Activations of the location that are still to come."""
    paths: list[int] = []
    """Paths still to be activated where the card says all."""
    at: str = "begin"

    def prompt(self, g: Game, seat: int | None) -> dict[str, Any]:
        return {"card": named(g, "card", g.state.card)}

    def story_whens(self, g: Game) -> tuple[str, ...]:
        """Which kept cards may be played at the start of the phase."""
        return ("phase_or_combat",)

    def choices(self, g: Game) -> list[int]:
        return self.paths

    def begin(self, g: Game) -> Step:
        return Goto("offer") if g.state.kept and stories.playable(g, self.story_whens(g)) else self.text(g)

    def offer(self, g: Game) -> Step:
        return Ask(everybody(g), (stories.PLAY, PASS), then="offered", text="before-phase")

    def offered(self, g: Game, seat: int, act: PlayStory | Pass) -> Step:
        if isinstance(act, Pass):
            return self.text(g)
        effects.play_story(g, act.story)
        return Call(stories.Telling(story=act.story), then="text")

    def text(self, g: Game) -> Step:
        """The card's text for the start of the phase."""
        frame = stories.event_text(g, "zeds_start")
        return Call(frame, then="activate") if frame is not None else self.activate(g)

    def activate(self, g: Game) -> Step:
        """The next entry of the tab that is more than Zeds moving on."""
        tab = g.content.events[g.state.card].zeds
        while self.entry < len(tab):
            path = tab[self.entry]
            self.entry += 1
            if path == ALL_PATHS:
                self.paths = list(range(PATHS))
                return Goto("every")
            if path == LOCATION_TWICE:
                self.twice = 2
                return Call(stories.DrawStory(), then="location")
            if not march(g, path):
                return Call(Activation(path=path), then="activate")
        return self.coop(g)

    def location(self, g: Game) -> Step:
        """The double activation of the location; only then is the story read (DZ-RUL-45)."""
        while self.twice:
            self.twice -= 1
            if not march(g, g.state.location):
                return Call(Activation(path=g.state.location), then="location")
        return Call(stories.StoryText(), then="activate")

    def every(self, g: Game) -> Step:
        if not self.paths:
            return Goto("activate")
        return Goto("choose") if len(self.paths) > 1 else self.go(g, self.paths[0])

    def choose(self, g: Game) -> Step:
        return Ask(everybody(g), (NEXT_PATH,), then="chosen", text="activate-path")

    def chosen(self, g: Game, seat: int, act: ChoosePath) -> Step:
        return self.go(g, act.path)

    def go(self, g: Game, path: int) -> Step:
        """One of all paths is activated."""
        self.paths = [one for one in self.paths if one != path]
        return Goto("every") if march(g, path) else Call(Activation(path=path), then="every")

    def coop(self, g: Game) -> Step:
        """The cooperative icon, after the activations (DZ-RUL-60), as often as there are players less one."""
        icon, count = g.content.events[g.state.card].coop, g.seats - 1
        if not icon or not count:
            return self.end(g)
        g.emit(events.CoopEventBegan, count, icon == "movement")
        if icon == "movement":
            return Call(CoopMovement(count=count), then="end")
        return Call(placing.PlaceFewest(count=count), then="end")

    def end(self, g: Game) -> Step:
        """The card's text for the end of the phase."""
        frame = stories.event_text(g, "zeds_end")
        return Call(frame, then="over") if frame is not None else DONE

    def over(self, g: Game) -> Step:
        return DONE

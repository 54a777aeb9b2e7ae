"""Missions: at every moment that could matter their steps are tested, and those that happen are carried out."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from holdfast.core.chance import Pick as Lot
from holdfast.core.flow import DONE, Call, Chance, Goto, Step
from holdfast.core.ledger import rule
from holdfast.core.view import public
from holdfast.games.under_our_sun import events, look, scoring
from holdfast.games.under_our_sun.content import Step as Part
from holdfast.games.under_our_sun.events import tell
from holdfast.games.under_our_sun.state import NO_TEAM, NOBODY
from holdfast.games.under_our_sun.verbs.conditions import Claim, claim, holds
from holdfast.games.under_our_sun.verbs.control import first_part
from holdfast.games.under_our_sun.verbs.resolve import Resolve, same_scene
from holdfast.games.under_our_sun.verbs.scene import Scene
from holdfast.games.under_our_sun.vocabulary import Hide

if TYPE_CHECKING:
    from holdfast.games.under_our_sun.game import UnderOurSun as Game


@public
@rule("UOS-WIN-01", "UOS-WIN-03", "UOS-TEAM-06", "UOS-TEAM-09", "UOS-MODE-01", "UOS-SETUP-33")
class Steps(Scene, tag="steps", kw_only=True):
    """Test the steps of the mission at a moment, in the order of its cards; those that win come before losses.

    Moments: start, phase_start, phase_end, preparation, tile_revealed, tile_entered, container_opened, action.
    A step may make another one true, so that the steps are tested until nothing new happens.
    """

    rule: ClassVar[str] = "UOS-WIN-01"
    moment: str
    done: int = 0
    """Steps of the `each` kind that have happened at this moment, one bit each."""
    at: str = "begin"

    def begin(self, g: Game) -> Step:
        self.kind = self.moment
        if self.moment == "start":
            tell(g, events.MissionAdvanced, first_part(g))
            return Call(Resolve(block=g.content.mission.before), then="test")
        return self.test(g)

    def due(self, g: Game) -> list[int]:
        """The steps that have not happened yet and whose trigger is true now."""
        found, fired = [], g.state.fired
        for number, part, trigger in steps_at(g, self.moment):
            if (self.done if part.each else fired) >> number & 1:
                continue
            if part.first_today and g.state.characters[self.who].today >> number & 1:
                continue
            if part.hidden and g.state.known == NOBODY:
                if self.tile in among(g):
                    found.append(number)
            elif trigger(g, self):
                found.append(number)
        return found

    def is_quiet(self, g: Game) -> bool:
        """Does nothing happen at this moment? Then the caller need not call this frame."""
        self.kind = self.moment
        if self.due(g):
            return False
        check_team_card(g, self)
        return True

    def test(self, g: Game) -> Step:
        """The first step that is due, winning ones first."""
        steps = g.content.mission.steps
        due = self.due(g)
        if not due:
            check_team_card(g, self)
            return DONE
        if g.state.known == NOBODY and any(steps[number].hidden for number in due):
            return Goto("nature")
        return self.run(g, next((number for number in due if steps[number].wins), due[0]))

    def nature(self, g: Game) -> Step:
        return Chance(Lot.evenly(tuple(sorted(among(g)))), then="hidden", text="hidden-tile")

    def hidden(self, g: Game, tile: int) -> Step:
        g.state.known = tile
        return Goto("test")

    def run(self, g: Game, number: int) -> Step:
        """Carry a step out."""
        part = g.content.mission.steps[number]
        if part.each:
            self.done |= 1 << number
        else:
            g.state.fired |= 1 << number
        if part.first_today:
            g.state.characters[self.who].today |= 1 << number
        if part.ambush:
            g.state.covered |= 1 << self.tile
        return Call(same_scene(self, part.effect, mission=True), then="test")


def steps_at(g: Game, moment: str) -> tuple[tuple[int, Part, Claim], ...]:
    """The steps of the mission that can happen at a moment, with their numbers and their triggers made ready."""
    memo = g.content.tables.steps
    found: tuple[tuple[int, Part, Claim], ...] | None = memo.get(moment)
    if found is None:
        steps = enumerate(g.content.mission.steps)
        found = memo[moment] = tuple((n, part, claim(part.trigger)) for n, part in steps if part.moment in ("", moment))
    return found


def after_steps(g: Game, steps: Steps, then: str) -> Step:
    """Let the steps of the mission happen, then go on; where nothing happens, go on at once."""
    return Goto(then) if steps.is_quiet(g) else Call(steps, then)


@rule("UOS-WIN-03", "UOS-TEAM-09")
def check_team_card(g: Game, scene: Scene) -> None:
    """Has the Son of Liberty fulfilled his own objective?"""
    if g.state.roles[0].side == NO_TEAM:
        return
    seat = scoring.sol_seat(g)
    if seat == NOBODY:
        return
    card = g.content.teams[g.state.roles[seat].card]
    if card.win is not None and holds(g, card.win, scene):
        scoring.sol_wins(g)


def among(g: Game) -> tuple[int, ...]:
    """The tiles among which the mission has hidden something."""
    for call in g.content.setup(look.characters_in_play(g)):
        if isinstance(call, Hide):
            return call.among
    return ()

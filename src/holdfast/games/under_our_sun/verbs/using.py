"""May a card, a skill or a deed be used, what does it cost, and what becomes of the card."""

from __future__ import annotations

from typing import TYPE_CHECKING

from holdfast.core.ledger import rule
from holdfast.games.under_our_sun import effects_goods, events, look, stats
from holdfast.games.under_our_sun.abilities import UNTIL_PREPARATION
from holdfast.games.under_our_sun.events import tell
from holdfast.games.under_our_sun.state import NOBODY
from holdfast.games.under_our_sun.verbs.conditions import holds
from holdfast.games.under_our_sun.verbs.control import can_pay
from holdfast.games.under_our_sun.verbs.each import enemies_within
from holdfast.games.under_our_sun.verbs.resolve import Resolve
from holdfast.games.under_our_sun.verbs.scene import Scene
from holdfast.games.under_our_sun.vocabulary import Attack, Choose, ForEach, MissionAction, React, Revive, Use

if TYPE_CHECKING:
    from holdfast.games.under_our_sun.game import UnderOurSun as Game


# ---------------------------------------------------------------- is it ready?


@rule("UOS-ACT-21", "UOS-ACT-22", "UOS-ITEM-07", "UOS-LOOT-02")
def card_ready(g: Game, who: int, card: int, spend: str) -> bool:
    """Does a card work, and has it a use left for what it spends?"""
    if not stats.works(g, who, card) or (g.content.thing(card).kind == "gear" and g.state.characters[who].gear != card):
        return False
    if spend == "charge":
        return g.state.uses.get(card, 0) > 0
    return not (spend == "phase" and card in g.state.resting)


@rule("UOS-CHAR-07")
def skill_ready(g: Game, who: int, number: int) -> bool:
    """Is there no marker beside a special skill?"""
    spent = g.state.characters[who].spent
    return not (spent >> number | spent >> (number + UNTIL_PREPARATION)) & 1


def worth_it(g: Game, scene: Resolve) -> bool:
    """Is there anything for a block to work on: an enemy to throw at, an option that can be paid?"""
    for verb in g.content.blocks[scene.block]:
        if isinstance(verb, Attack) and not enemies_within(g, scene, verb.reach):
            return False
        if isinstance(verb, ForEach) and verb.set == "enemies_on_chosen_tile" and not enemies_within(g, scene, 1):
            return False
        if isinstance(verb, Choose) and not any(can_pay(g, scene, option.do) for option in verb.options):
            return False
        if isinstance(verb, Revive) and not look.fallen_here(g, g.state.characters[scene.who].place):
            return False
    return True


@rule("UOS-ACT-19", "UOS-ACT-20")
def can_use(g: Game, who: int, card: int, ability: int) -> bool:
    """May a character use this ability of a card now, apart from its AP?"""
    uses = g.content.thing(card).abilities.uses
    if ability >= len(uses) or not effects_goods.has_card(g, who, card):
        return False
    return works_now(g, who, card, uses[ability])


def works_now(g: Game, who: int, card: int, use: Use) -> bool:
    """The same for an ability of a card that is on the board."""
    return card_ready(g, who, card, use.spend) and _would_work(g, use, Resolve(block=use.do, who=who, card=card))


def _would_work(g: Game, use: Use, scene: Resolve) -> bool:
    return holds(g, use.when, scene) and (use.do not in g.content.tables.choosy or worth_it(g, scene))


@rule("UOS-CHAR-07")
def can_use_skill(g: Game, who: int, number: int) -> bool:
    """May a character use this special skill now, apart from its AP?"""
    skills = g.content.boards[who].skills
    use = skills[number].use if number < len(skills) else None
    if use is None or not skill_ready(g, who, number):
        return False
    return _would_work(g, use, Resolve(block=use.do, who=who))


def use_of(g: Game, card: int, ability: int) -> Use:
    """An ability of a card."""
    return g.content.thing(card).abilities.uses[ability]


# ---------------------------------------------------------------- the price


@rule("UOS-ITEM-07", "UOS-ITEM-08", "UOS-ACT-21", "UOS-ACT-22", "UOS-CAMP-03", "UOS-TRAP-01", "UOS-TRAP-08")
def pay_card(g: Game, who: int, card: int, spend: str) -> None:
    """Take a marker off a card, turn it over, lay it down, discard it, or do nothing to it."""
    if spend == "charge":
        effects_goods.spend_charge(g, who, card)
    elif spend == "flip":
        g.state.flipped = (*g.state.flipped, card)
    elif spend == "phase":
        g.state.resting = (*g.state.resting, card)
    elif spend == "discard":
        effects_goods.lose_card(g, who, card)
    elif spend == "place":
        effects_goods.remove_card(g, who, card)
        if "CAMP" in g.content.thing(card).tags:
            effects_goods.discard_card(g, card)
    tell(g, events.CardUsed, who, card)


@rule("UOS-CHAR-07")
def pay_skill(g: Game, who: int, number: int, spend: str) -> None:
    """Put a marker beside a limited skill, until the next day phase or the next preparation."""
    if spend == "phase":
        g.state.characters[who].spent |= 1 << number
    elif spend == "flip":
        g.state.characters[who].spent |= 1 << (number + UNTIL_PREPARATION)
    boards = g.content.boards
    tell(g, events.SkillUsed, who, sum(len(board.skills) for board in boards[:who]) + number)


def begin_use(g: Game, who: int, card: int, ability: int) -> Resolve:
    """Pay for the use of a card; what it does is still to be carried out."""
    use = use_of(g, card, ability)
    pay_card(g, who, card, use.spend)
    return Resolve(block=use.do, who=who, card=card)


def begin_skill(g: Game, who: int, number: int) -> Resolve:
    """Pay for the use of a skill; what it does is still to be carried out."""
    use = g.content.boards[who].skills[number].use
    assert use is not None
    pay_skill(g, who, number, use.spend)
    return Resolve(block=use.do, who=who)


# ---------------------------------------------------------------- deeds


def deeds_open_to(g: Game, who: int) -> list[int]:
    """The deeds of the mission and, for a Son of Liberty, those of his own team card; ascending."""
    found = list(g.content.mission_deeds)
    role = g.state.roles[g.state.characters[who].seat] if g.state.roles else None
    if role is not None and role.side == 1:
        found += g.content.team_deeds[role.card]
    return found


def deed_scene(g: Game, who: int, number: int) -> Resolve:
    """A deed as it would be carried out; goods on the tile count where crafting may use them too."""
    deed = g.content.deeds[number]
    return Resolve(block=deed.do, who=who, mission=g.content.edition.craft_from_tile)


def can_do(g: Game, who: int, number: int) -> bool:
    """May a character do this deed here and now, apart from its AP?"""
    deed: MissionAction = g.content.deeds[number]
    if deed.where != "here" and look.tile_of(g, who) != deed.where:
        return False
    scene = deed_scene(g, who, number)
    return holds(g, deed.when, scene) and can_pay(g, scene, deed.do) and worth_it(g, scene)


# ---------------------------------------------------------------- reactions


def reactions(g: Game, who: int, trigger: str, scene: Scene) -> tuple[list[tuple[int, int]], list[int]]:
    """What a character may react with: abilities of cards, as (card, number), and skills."""
    board = g.state.characters[who]
    cards = []
    for card in sorted(board.cards if board.gear == NOBODY else (*board.cards, board.gear)):
        for number, react in enumerate(g.content.thing(card).abilities.reacts):
            if react.on == trigger and _card_may(g, who, card, react, scene):
                cards.append((card, number))
    skills = []
    for number, skill in enumerate(g.content.boards[who].skills):
        if skill.react is not None and skill.react.on == trigger and skill_ready(g, who, number):
            if holds(g, skill.react.when, scene):
                skills.append(number)
    return cards, skills


def _card_may(g: Game, who: int, card: int, react: React, scene: Scene) -> bool:
    """A weapon reacts only to what was done with it."""
    if g.content.thing(card).abilities.weapon and scene.card not in (NOBODY, card):
        return False
    return card_ready(g, who, card, react.spend) and holds(g, react.when, scene)

"""Who may fight whom, with what: attacks, sneak attacks, dodging, joining in, defending oneself."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

from holdfast.core.legality import ActionRule, guard
from holdfast.core.text import Arg
from holdfast.games.under_our_sun import combat, look, stats
from holdfast.games.under_our_sun.actions import (
    Attack,
    AttackCharacter,
    AttackCharacterWith,
    AttackWith,
    CardId,
    CharacterId,
    Counter,
    CounterWith,
    Dodge,
    EnemyId,
    PickEnemy,
    RevealRole,
    RunUp,
    SneakAttack,
    SneakAttackWith,
)
from holdfast.games.under_our_sun.rules_common import actor, has_ap
from holdfast.games.under_our_sun.rules_small import PASS, always
from holdfast.games.under_our_sun.state import FENCE, Enemy

if TYPE_CHECKING:
    from holdfast.games.under_our_sun.game import UnderOurSun as Game

ATTACKS = tuple(Attack(EnemyId(card)) for card in range(FENCE + 1))
DODGES = (Dodge(),)
SNEAK_ATTACKS = tuple(SneakAttack(EnemyId(card)) for card in range(FENCE + 1))


def _frame(g: Game) -> Any:
    return g.stack[-1]


def _battlefield(g: Game) -> int:
    """Where those who are asked to join may fight; anywhere if nobody has opened a fight."""
    place: int = getattr(_frame(g), "place", -1)
    return place


def _steps(g: Game, one: Enemy) -> int:
    return combat.distance(g, actor(g), one.place)


# ---------------------------------------------------------------- attacks on enemies


@guard("UOS-COMBAT-34")
def enemy_is_active(g: Game, seat: int, act: Any) -> bool:
    """Only an enemy that stands on the map can be attacked."""
    one = look.enemy(g, act.enemy)
    return one is not None and not one.body


@guard("UOS-COMBAT-35")
def enemy_is_here(g: Game, seat: int, act: Any) -> bool:
    """Bare hands and blades reach only an enemy on the same tile."""
    one = look.enemy(g, act.enemy)
    return one is not None and one.place == g.state.characters[actor(g)].place


@guard("UOS-COMBAT-36")
def weapon_reaches(g: Game, seat: int, act: AttackWith) -> bool:
    """A weapon of the own board that works, is loaded, and has dice for that distance; the tile must be revealed."""
    one = look.enemy(g, act.enemy)
    who = actor(g)
    if one is None or act.card not in g.state.characters[who].cards or one.place not in g.state.at:
        return False
    steps = _steps(g, one)
    return steps <= 1 and combat.reaches(g, who, act.card, steps)


@guard("UOS-MULTI-01")
def is_part_of_the_fight(g: Game, seat: int, act: Any) -> bool:
    """Who joins a fight attacks an enemy that takes part in it."""
    one = look.enemy(g, act.enemy)
    return one is not None and one.place == _battlefield(g)


@guard("UOS-COMBAT-46")
def is_hidden(g: Game, seat: int, act: Any) -> bool:
    """A sneak attack is for the hidden."""
    return g.state.characters[actor(g)].hidden


def _two_ap(g: Game, seat: int, act: Any) -> dict[str, Arg]:
    return {"cost": 2, "ap": g.state.characters[actor(g)].ap}


@guard("UOS-COMBAT-46", because=_two_ap)
def has_two_ap(g: Game, seat: int, act: Any) -> bool:
    """A sneak attack costs 2 AP."""
    return g.state.characters[actor(g)].ap >= 2


def _enemies(g: Game) -> list[Enemy]:
    found = [one for one in g.state.enemies if not one.body]
    return sorted(found, key=lambda one: one.card) if len(found) > 1 else found


def attacks(g: Game, seat: int) -> Iterable[Attack]:
    """Enemies on the tile."""
    if not g.state.enemies:
        return ()
    place = g.state.characters[actor(g)].place
    return [ATTACKS[one.card] for one in _enemies(g) if one.place == place]


def armed_attacks(g: Game, seat: int) -> Iterable[AttackWith]:
    """Enemies within reach of a weapon."""
    if not g.state.enemies:
        return ()
    who = actor(g)
    mine = g.state.characters[who].place
    near = g.content.grid.near[mine]
    found = []
    for one in _enemies(g):
        if one.place == mine or (one.place in near and one.place in g.state.at):
            cards = combat.weapons(g, who, 0 if one.place == mine else 1)
            found += [AttackWith(EnemyId(one.card), CardId(card)) for card in cards]
    return found


def sneak_attacks(g: Game, seat: int) -> Iterable[SneakAttack]:
    """Enemies on the tile of a hidden character."""
    c = g.state.characters[actor(g)]
    if not c.hidden or not g.state.enemies:
        return ()
    return [SNEAK_ATTACKS[one.card] for one in _enemies(g) if one.place == c.place]


def armed_sneak_attacks(g: Game, seat: int) -> Iterable[SneakAttackWith]:
    """The same with a weapon."""
    who = actor(g)
    c = g.state.characters[who]
    if not c.hidden or not g.state.enemies:
        return ()
    return [
        SneakAttackWith(EnemyId(one.card), CardId(card))
        for one in _enemies(g)
        if one.place == c.place
        for card in combat.weapons(g, who, 0)
    ]


@guard("UOS-COMBAT-39")
def somebody_attacks(g: Game, seat: int, act: Dodge) -> bool:
    """A dodge needs an enemy that would attack."""
    return bool(look.threats(g, actor(g)))


HERE = (enemy_is_active, enemy_is_here)
ATTACK = ActionRule(Attack, attacks, (*HERE, has_ap), ensured=HERE)
ATTACK_WITH = ActionRule(AttackWith, armed_attacks, (enemy_is_active, weapon_reaches, has_ap),
                         ensured=(enemy_is_active, weapon_reaches))  # fmt: skip
SNEAK_ATTACK = ActionRule(SneakAttack, sneak_attacks, (is_hidden, *HERE, has_two_ap), ensured=(is_hidden, *HERE))
SNEAK_ATTACK_WITH = ActionRule(
    SneakAttackWith, armed_sneak_attacks, (is_hidden, *HERE, weapon_reaches, has_two_ap),
    ensured=(is_hidden, *HERE, weapon_reaches),
)  # fmt: skip
DODGE = ActionRule(Dodge, lambda g, seat: DODGES if g.state.enemies else (), (somebody_attacks, has_ap))


# ---------------------------------------------------------------- attacks on characters


@guard("UOS-PVP-01")
def character_is_here(g: Game, seat: int, act: AttackCharacter) -> bool:
    """Bare hands reach only another standing character on the same tile."""
    who = actor(g)
    return act.character != who and act.character in look.here(g, g.state.characters[who].place)


@guard("UOS-PVP-01")
def weapon_reaches_character(g: Game, seat: int, act: AttackCharacterWith) -> bool:
    """A weapon that reaches another standing character, here or next door."""
    who = actor(g)
    if act.character == who or act.character not in look.standing(g) or act.card not in g.state.characters[who].cards:
        return False
    steps = combat.distance(g, who, g.state.characters[act.character].place)
    return steps <= 1 and combat.reaches(g, who, act.card, steps)


def duels(g: Game, seat: int) -> Iterable[AttackCharacter]:
    """Other characters on the tile."""
    who = actor(g)
    here = look.here(g, g.state.characters[who].place)
    return [AttackCharacter(CharacterId(one)) for one in sorted(here) if one != who]


def armed_duels(g: Game, seat: int) -> Iterable[AttackCharacterWith]:
    """Other characters within reach of a weapon."""
    who = actor(g)
    mine = g.state.characters[who].place
    near = g.content.grid.near[mine]
    found = []
    for other in sorted(look.standing(g)):
        theirs = g.state.characters[other].place
        if other != who and (theirs == mine or theirs in near):
            cards = combat.weapons(g, who, 0 if theirs == mine else 1)
            found += [AttackCharacterWith(CharacterId(other), CardId(card)) for card in cards]
    return found


DUEL = ActionRule(AttackCharacter, duels, (character_is_here, has_ap), ensured=(character_is_here,))
DUEL_WITH = ActionRule(AttackCharacterWith, armed_duels, (weapon_reaches_character, has_ap),
                       ensured=(weapon_reaches_character,))  # fmt: skip

MENU_COMBAT = (ATTACK, ATTACK_WITH, SNEAK_ATTACK, SNEAK_ATTACK_WITH, DUEL, DUEL_WITH, DODGE)


# ---------------------------------------------------------------- other moments of combat

INITIAL_ACTIONS = (
    ActionRule(Attack, attacks, HERE, ensured=HERE),
    ActionRule(AttackWith, armed_attacks, (enemy_is_active, enemy_is_here, weapon_reaches),
               ensured=(enemy_is_active, weapon_reaches)),
    ActionRule(Dodge, always(Dodge()), (somebody_attacks,)),
    PASS,
)  # fmt: skip
LAST_FIGHT = (ATTACK, ATTACK_WITH, DODGE)
HELP = (ATTACK, ATTACK_WITH, SNEAK_ATTACK, SNEAK_ATTACK_WITH, PASS)

JOIN_ACTIONS = (
    ActionRule(Attack, attacks, (*HERE, is_part_of_the_fight, has_ap), ensured=HERE),
    ActionRule(AttackWith, armed_attacks, (enemy_is_active, weapon_reaches, is_part_of_the_fight, has_ap),
               ensured=(enemy_is_active, weapon_reaches)),
    ActionRule(SneakAttack, sneak_attacks, (is_hidden, *HERE, is_part_of_the_fight, has_two_ap),
               ensured=(is_hidden, *HERE)),
    ActionRule(SneakAttackWith, armed_sneak_attacks,
               (is_hidden, *HERE, weapon_reaches, is_part_of_the_fight, has_two_ap),
               ensured=(is_hidden, *HERE, weapon_reaches)),
    DODGE,
    PASS,
)  # fmt: skip


def can_fight(g: Game, who: int) -> bool:
    """Is there an enemy within reach of a character that waits?"""
    c = g.state.characters[who]
    for one in g.state.enemies:
        if one.body or one.card == FENCE:
            continue
        if one.place == c.place or (
            combat.distance(g, who, one.place) == 1 and one.place in g.state.at and combat.weapons(g, who, 1)
        ):
            return True
    return False


@guard("UOS-COMBAT-41")
def attack_can_be_avoided(g: Game, seat: int, act: PickEnemy) -> bool:
    """One of the attacks on the character that dodged."""
    frame = _frame(g)
    return any(enemy == act.enemy and who == frame.who for enemy, who, _ in frame.held)


def held_attacks(g: Game, seat: int) -> Iterable[PickEnemy]:
    """The enemies whose attack could be avoided."""
    frame = _frame(g)
    return [PickEnemy(EnemyId(card)) for card in sorted({enemy for enemy, who, _ in frame.held if who == frame.who})]


AVOID = (ActionRule(PickEnemy, held_attacks, (attack_can_be_avoided,), ensured=(attack_can_be_avoided,)),)


@guard("UOS-TEAM-17")
def is_one_of_them(g: Game, seat: int, act: RevealRole) -> bool:
    """Only a Son of Liberty can show himself as one."""
    return g.state.roles[seat].side == 1


SHOW_COLOURS = (ActionRule(RevealRole, always(RevealRole()), (is_one_of_them,)), PASS)


# ---------------------------------------------------------------- defending oneself against a character


def _duel_steps(g: Game) -> int:
    return 1 if _frame(g).ranged(g) else 0


@guard("UOS-PVP-02")
def can_strike_back(g: Game, seat: int, act: Counter) -> bool:
    """Bare hands answer an attack on the same tile."""
    return _duel_steps(g) == 0


@guard("UOS-PVP-13")
def can_shoot_back(g: Game, seat: int, act: CounterWith) -> bool:
    """A weapon that reaches the attacker; shots are answered with shots only in 2.0 (UOS-RULING-195)."""
    who, steps = actor(g), _duel_steps(g)
    if steps and not g.content.edition.ranged_counterattack:
        return False
    return act.card in g.state.characters[who].cards and combat.reaches(g, who, act.card, steps)


def counters(g: Game, seat: int) -> Iterable[CounterWith]:
    """Weapons that reach the attacker."""
    steps = _duel_steps(g)
    if steps and not g.content.edition.ranged_counterattack:
        return ()
    return [CounterWith(CardId(card)) for card in combat.weapons(g, actor(g), steps)]


@guard("UOS-PVP-10")
def can_run_up(g: Game, seat: int, act: RunUp) -> bool:
    """Only towards a shooter, with the AP for that tile and a free movement space there."""
    frame = _frame(g)
    if not _duel_steps(g):
        return False
    tile = look.tile_of(g, frame.who)
    cost = stats.move_cost(g, frame.other, tile)
    return look.has_room(g, tile) and g.state.characters[frame.other].ap >= cost


DEFEND = (
    ActionRule(Dodge, always(Dodge()), (has_ap,)),
    ActionRule(Counter, always(Counter()), (can_strike_back, has_ap)),
    ActionRule(CounterWith, counters, (can_shoot_back, has_ap), ensured=(can_shoot_back,)),
    ActionRule(RunUp, always(RunUp()), (can_run_up,)),
    PASS,
)

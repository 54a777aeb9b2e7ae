"""The player units of a pack, their abilities turned into fields that the rules look up."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from holdfast.core.ledger import rule
from holdfast.games.dawn_of_the_zeds.box import CIVILIAN, HERO, HEROIC, Shot, Special, Unit
from holdfast.games.dawn_of_the_zeds.content import ABILITIES, SPECIAL_ACTIONS, AbilityData, Pack, UnitData
from holdfast.games.dawn_of_the_zeds.meta import ZedsOptions

KIND = {"hero": HERO, "heroic": HEROIC, "civilian": CIVILIAN}
OWN_STRENGTH = Shot(0, 0)


class Roster(Struct, frozen=True):
    """All player units, with the names of their abilities and their special actions."""

    units: tuple[Unit, ...]
    abilities: tuple[str, ...]
    specials: tuple[Special, ...]
    keys: tuple[int, int, int]
    traffic: tuple[int, int]


@rule(
    "DZ-PIAZZA-01",
    "DZ-HERNANDEZ-01",
    "DZ-SCHMIDT-01",
    "DZ-HUNT-01",
    "DZ-HERO-01",
    "DZ-SETUP-04",
    "DZ-TERM-14",
    "DZ-GEN-04",
)
def build_roster(pack: Pack, options: ZedsOptions) -> Roster:
    """Every unit of the level; what belongs to the competitive mode alone is no part of the data."""
    data = {
        name: unit
        for name, unit in pack.units.unit.items()
        if unit.starts != "heroic_reserve" or options.heroic_reserve
    }
    abilities = list(dict.fromkeys(one.id for unit in data.values() for one in unit.abilities))
    specials, keys, traffic = list[Special](), (-1, -1, 0), (-1, -1)
    units = []
    for index, (name, unit) in enumerate(data.items()):
        fields: dict[str, Any] = {}
        for one in unit.abilities:
            ability = abilities.index(one.id)
            if one.do in SPECIAL_ACTIONS and one.marker:
                specials.append(Special(ability, index, one.do, one.amount, one.marker == "game", one.free))
            elif one.do == "town_search_bonus":
                keys = (index, ability, one.amount)
            elif one.do == "free_town_center":
                traffic = (index, ability)
            elif one.do in ABILITIES and not one.marker:
                fields |= _fields(one, ability)
            else:
                raise pack.files["units"].wrong(("unit", name, "abilities"), f"{one.id} does the unknown {one.do!r}")
        units.append(_unit(pack, options, name, unit, fields))
    return Roster(tuple(units), tuple(abilities), tuple(specials), keys, traffic)


def _fields(one: AbilityData, ability: int) -> dict[str, Any]:
    """The fields of a unit that an ability fills."""
    match one.do:
        case "fire_columns":
            return {"shots": tuple(Shot(column, 0) for column in one.columns), "fire_ability": ability}
        case "fire_shifts":
            return {"shots": tuple(Shot(0, shift) for shift in one.columns), "fire_ability": ability}
        case "fire_shift":
            return {"fire_shift": one.amount, "fire_shift_ability": ability}
        case "melee_shift":
            return {"melee_shift": one.amount, "melee_ability": ability}
        case "search_dice":
            return {"search_dice": one.amount, "search_ability": ability}
        case "ammo_on_entering":
            return {"enter_ammo": one.amount, "enter_ability": ability}
        case _:
            named = {
                "ward_off": "ward_off",
                "reroll_melee": "reroll",
                "zeds_lose_melee": "zeds_lose",
                "back_up_after_fire": "outpost",
                "action_for_ammo": "action_for_ammo",
                "first_shot_free": "first_shot_free",
                "traps": "traps",
            }
            return {named[one.do]: ability}


@rule("DZ-MOVE-10", "DZ-HIT-05", "DZ-GEN-02")
def _unit(pack: Pack, options: ZedsOptions, name: str, data: UnitData, fields: dict[str, Any]) -> Unit:
    """A unit; its card's movement wins over the general one."""
    hits = pack.units.hero_hits[options.hero_hits] if data.hits == "hero" else data.hits
    full, reduced = data.strength
    if min(full, reduced, *hits) < 1:
        raise pack.files["units"].wrong(("unit", name), "strengths and hits are at least 1")
    return Unit(
        name=name,
        kind=KIND[data.kind],
        strength=(full,) * hits[0] + (reduced,) * hits[1],
        full_hits=hits[0],
        death=sum(hits),
        move=data.move or getattr(pack.units.movement, data.kind),
        fires=data.fires,
        starts=data.starts,
        **{"shots": (OWN_STRENGTH,), **fields},
    )

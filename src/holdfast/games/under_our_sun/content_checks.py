"""What the packs must keep: the counts of the box, prices that cannot be milked, cubes that suffice."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from holdfast.core.content import BadContent, File
from holdfast.core.ledger import rule
from holdfast.games.under_our_sun.edition import editions
from holdfast.games.under_our_sun.state import GOODS, VALUE

if TYPE_CHECKING:
    from holdfast.games.under_our_sun.content_load import Box

ORDINARY, TARGETS = 27, 6
DEAREST_MARGIN = 2
"""A craftable card costs at most so much more than its parts."""


def check_box(box: Box) -> None:
    """All checks that look at more than one entry."""
    check_ids(box)
    check_counts(box)
    check_prices(box)
    check_cubes(box)
    check_blocks(box)


def check_ids(box: Box) -> None:
    """No code and no name of a kind is used twice."""
    pack = box.pack
    groups: list[list[tuple[Any, File, int]]] = [
        pack.characters,
        pack.tiles,
        pack.things,
        pack.sun,
        pack.night,
        pack.events,
        pack.enemies,
        pack.merchants,
        pack.teams,
        pack.missions,
    ]
    for group in groups:
        seen: set[str] = set()
        for one, file, _ in group:
            for word in (one.id, one.name):
                if word in seen:
                    raise BadContent(f"{file.path.name}: {word} is used twice")
                seen.add(word)


@rule("UOS-DECK-10", "UOS-TILE-01")
def check_counts(box: Box) -> None:
    """Cards by deck and tiles by kind are as many as the box holds."""
    pack, counts = box.pack, box.pack.setup.counts
    missions = sum(one.cards for one, _, _ in pack.missions)
    found = {
        **{deck: sum(number for one, number, *_ in pack.cards if one == deck) for deck in ("item", "gear", "loot")},
        "sun": sum(one.copies for one, _, _ in pack.sun),
        "night": sum(one.copies for one, _, _ in pack.night),
        "event": sum(one.copies for one, _, _ in pack.events),
        "enemy": sum(one.copies for one, _, _ in pack.enemies),
        "team": sum(one.copies for one, _, _ in pack.teams),
        "mission_and_other": missions + len(pack.merchants) + counts.reference,
    }
    for deck, number in {**found, "all_cards": sum(found.values())}.items():
        if number != getattr(counts, deck):
            raise BadContent(f"the pack has {number} cards for {deck}, the box {getattr(counts, deck)}")
    ordinary, targets = (sum(tile.target is kind for tile in box.tiles[1:]) for kind in (False, True))
    if (ordinary, targets, box.tiles[0].id) != (ORDINARY, TARGETS, "T0"):
        raise BadContent(f"tiles.toml: {ordinary} ordinary and {targets} target tiles beside New Haven")
    for edition in editions().values():
        name = edition.name
        number = sum(one.edition in ("", name) for one, _, _ in pack.tiles)
        if number != edition.tiles:
            raise BadContent(f"tiles.toml: {number} tiles in edition {name}, the box holds {edition.tiles}")


@rule("UOS-RES-01")
def check_prices(box: Box) -> None:
    """Taking a bought thing apart brings no profit, and no craftable thing is overpriced."""
    for face, (_, file, at) in zip(box.things, box.pack.things, strict=True):
        if face.craft is not None:
            parts = sum(number * value for number, value in zip(face.craft, VALUE, strict=True))
            if not parts <= face.price <= parts + DEAREST_MARGIN:
                raise file.wrong(("thing", at, "price"), f"{face.id} costs {face.price}, its parts are worth {parts}")


def check_cubes(box: Box) -> None:
    """The cubes of the bag and of all tiles together are in the box."""
    setup = box.pack.setup
    for at, kind in enumerate(GOODS):
        needed = setup.bag.cubes.get(kind, 0) + sum(tile.goods[at] for tile in box.tiles)  # type: ignore[call-overload]
        if needed and needed > getattr(setup.supply, kind):
            raise BadContent(
                f"{needed} cubes of {kind} are needed at once, the box holds {getattr(setup.supply, kind)}"
            )


def check_blocks(box: Box) -> None:
    """Numbers that no game could hold are refused: dice that nobody has, charges below one."""
    for face, (_, file, at) in zip(box.things, box.pack.things, strict=True):
        spends = {use.spend for use in face.abilities.uses} | {one.spend for one in face.abilities.reacts}
        if ("charge" in spends) != (face.charges > 0):
            raise file.wrong(("thing", at), f"{face.id}: charges and abilities that spend them belong together")
        if face.abilities.weapon and bool(face.abilities.weapon.ammo) != (face.abilities.weapon.cap > 0):
            raise file.wrong(("thing", at), f"{face.id}: a weapon with ammunition says how much it holds")

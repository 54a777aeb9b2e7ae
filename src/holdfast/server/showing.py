"""What a reader may see of a table, made into messages. Everything that leaves the server is made here."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from holdfast.core.asked import asked, event_text
from holdfast.core.events import Event
from holdfast.core.game import Game, View
from holdfast.core.ids import targets
from holdfast.server import protocol as p
from holdfast.table.store import Said
from holdfast.table.table import Table

TAIL = 60
"""How many entries' lines a snapshot carries."""


def lines(
    g: Game[Any], happened: Iterable[tuple[int, list[Event]]], viewer: int | None, everything: bool = False
) -> list[p.Line]:
    """What happened, as the viewer may hear it; `everything` is for finished matches alone."""
    names = g.names()
    return [
        p.Line(number, event, event_text(g, event), targets(event, g.fields_of(type(event)), names))
        for number, events in happened
        for event in (events if everything else g.heard(events, viewer))
    ]


def question(g: Game[Any], number: int, viewer: int | None) -> p.Question:
    """The pending question, with options for a seat that is asked."""
    seen = asked(g, viewer)
    rule = g.stack[-1].rule if g.stack else g.meta.end_rule
    return p.Question(number, seen.kind, seen.seats, seen.text, seen.options, rule)


def position(table: Table, viewer: int | None) -> p.Position:
    """Where the match stands."""
    g, record = table.g, table.course.record
    deadline = table.deadline()
    left = None if deadline is None else p.Clock(table.question, max(0, int((deadline - table.now()) * 1000)))
    return p.Position(
        number=table.number,
        entry=len(record.entries),
        view=g.view(viewer),
        question=question(g, table.question, viewer),
        clock=left,
        ending=g.ending,
        retaken=table.company.retaken,
        seed=record.seed,
    )


def past(table: Table, g: Game[Any], entry: int, viewer: int | None, everything: bool = False) -> p.Position:
    """A match as it stood after an earlier entry; `everything` is for finished matches alone."""
    view: Any = View(g.meta.id, None, g.seats, g.options, g.state, g.stack, g.ending) if everything else g.view(viewer)
    return p.Position(table.number, entry, view, question(g, 0, viewer), None, g.ending, 0, table.course.record.seed)


def update(table: Table, since: int, undone_to: int | None, viewer: int | None) -> p.Update:
    """The match went on since an entry."""
    told = lines(table.g, table.course.happened(since + 1), viewer)
    return p.Update(position(table, viewer), told, undone_to)


def info(table: Table, present: set[int], watching: int) -> p.MatchInfo:
    """What everybody may know about a match."""
    about, company = table.about, table.company
    seats = []
    for seat, place in enumerate(company.places):
        person = company.players[place.player] if place.player is not None else None
        seats.append(
            p.SeatInfo(
                seat=seat,
                holder=place.holder,
                name=person.name if person else "",
                player=place.player,
                level=place.level,
                present=place.player in present,
                host=bool(person and person.host),
            )
        )
    return p.MatchInfo(
        match=about.id,
        game=about.game,
        rules_version=about.rules_version,
        content_hash=about.content_hash,
        options=about.options,
        seats=seats,
        clocks=p.Clocks(about.reaction),
        spectators=about.spectators,
        watching=watching,
        commitment=table.commitment,
        created=about.created,
        imported=about.imported,
    )


def you(table: Table, player: int | None, viewer: int | None) -> p.You:
    """What the server knows about the reader."""
    if player is None:
        return p.You(None, "", [], viewer, False, {})
    person, seats = table.company.players[player], table.company.seats_of(player)
    orders = {str(seat): list(table.company.orders.get(seat, ())) for seat in seats}
    return p.You(player, person.name, seats, viewer, person.host, orders)


def undo_asked(table: Table) -> p.UndoAsked | None:
    """The undo that waits for consent."""
    pending = table.company.undo
    if pending is None:
        return None
    entries = len(table.course.record.entries) - pending.to
    return p.UndoAsked(pending.number, pending.seat, entries, table.company.waiting_for())


def chat_line(said: Said) -> p.ChatLine:
    """A line of chat."""
    return p.ChatLine(said.number, said.player, said.name, said.said, said.at)


def snapshot(
    table: Table, player: int | None, viewer: int | None, about: p.MatchInfo, chat: list[p.ChatLine]
) -> p.Snapshot:
    """Everything a client needs to draw the match."""
    entries = len(table.course.record.entries)
    # Right after a restart the lines before the snapshot in storage are not at hand; `AskLog` gives them.
    since = max(0, entries - TAIL, table.course.known_from)
    return p.Snapshot(
        protocol=p.PROTOCOL,
        info=about,
        you=you(table, player, viewer),
        position=position(table, viewer),
        log=lines(table.g, table.course.happened(since), viewer),
        log_from=since,
        chat=chat,
        undo=undo_asked(table),
    )

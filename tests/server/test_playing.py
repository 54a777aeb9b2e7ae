"""Matches over the network, through the doors that everybody uses."""

from __future__ import annotations

import threading

import msgspec
import pytest

from holdfast.client import Gone, NotAccepted, Problem
from holdfast.core.record import Record, decode, replay
from holdfast.games import find_game
from holdfast.server import protocol as p
from holdfast.server import resources as r
from holdfast.table.luck import commitment, verify
from holdfast.table.storage import decode_match
from tests.server.serving import Running, serving, wait_until


@pytest.fixture(scope="module")
def running(tmp_path_factory):
    with serving(str(tmp_path_factory.mktemp("server") / "holdfast.db"), accounts="true") as one:
        yield one


def play_first(seat) -> None:
    """Answer every question with its first option."""
    for question in seat:
        seat.answer(question.options[0])


def play_all(running: Running, match: str, keys: list[str]) -> None:
    """Everybody plays to the end, each in a thread."""
    failures = []

    def play(key: str) -> None:
        try:
            with running.server.sit(match, key) as seat:
                play_first(seat)
        except Exception as error:
            failures.append(error)

    players = [threading.Thread(target=play, args=(key,)) for key in keys]
    for player in players:
        player.start()
    for player in players:
        player.join(timeout=60)
    assert not failures


def two_at_a_duel(running: Running, **options) -> tuple[str, list[str]]:
    made = running.server.make("duel", ["me", "open"], "Ana", options)
    joined = running.server.take(made.match, made.invites[0].secret, "Ben")
    return made.match, [made.key, joined.key]


def export(running: Running, match: str, key: str | None = None) -> bytes:
    return msgspec.json.encode(running.server.call("GET", f"/matches/{match}/export", None, dict, key))


def test_a_solo_match_from_the_first_page_to_the_replay(running):
    server = running.server
    assert "under_falling_skies" in [game.id for game in server.games()]
    made = server.make("under_falling_skies", ["me"], "Ana", {"tracks": "hard"})
    with server.sit(made.match, made.key) as seat:
        assert seat.view["options"]["tracks"] == "hard"
        assert seat.position.seed == ""
        play_first(seat)
        seed, entries = seat.position.seed, seat.position.entry
    assert commitment(seed) == made.info.commitment
    shown = server.call("GET", f"/replays/{made.match}", None, r.Replay)
    assert (shown.entries, shown.seed) == (entries, seed)
    saved = decode_match(export(running, made.match))
    game = find_game("under_falling_skies")
    assert replay(saved.record, game).ending == saved.record.ending
    assert verify(saved.record, game, seed) is None


def test_two_people_play_a_match_with_secrets_to_its_end(running):
    match, keys = two_at_a_duel(running)
    play_all(running, match, keys)
    info = running.server.match(match)
    assert [seat.name for seat in info.seats] == ["Ana", "Ben"]
    assert running.server.call("GET", f"/replays/{match}", None, r.Replay).entries > 10


def test_bots_play_on_their_own(running):
    made = running.server.make("duel", ["me", "random", "random"], "Ana")
    with running.server.sit(made.match, made.key) as seat:
        play_first(seat)
        assert seat.position.ending.reason == "rounds_played"


def test_a_link_opens_a_seat_once(running):
    made = running.server.make("duel", ["me", "open"], "Ana")
    (invite,) = made.invites
    assert invite.link == f"/join/{made.match}#{invite.secret}"
    running.server.take(made.match, invite.secret, "Ben")
    with pytest.raises(Problem, match="403 table-no-such-invite"):
        running.server.take(made.match, invite.secret, "Eva")


def test_joining_again_with_the_same_key_gives_the_same_seat(running):
    made = running.server.make("duel", ["me", "open"], "Ana")
    wanted = r.Join(made.invites[0].secret, "Ben", "k" * 24)
    first, again = (running.server.call("POST", f"/matches/{made.match}/join", wanted, r.Seated) for _ in range(2))
    assert (first.player, first.seats, first.key) == (again.player, again.seats, again.key) == (1, [1], "k" * 24)
    other = msgspec.structs.replace(wanted, key="l" * 24)
    with pytest.raises(Problem, match="403"):
        running.server.call("POST", f"/matches/{made.match}/join", other, r.Seated)


def test_only_the_host_makes_new_links_and_old_ones_die(running):
    server = running.server
    made = server.make("duel", ["me", "open", "open"], "Ana")
    ben = server.take(made.match, made.invites[0].secret, "Ben")
    path = f"/matches/{made.match}/invites"
    for key in (ben.key, None):
        with pytest.raises(Problem, match="403 table-host-only"):
            server.call("POST", path, {}, r.Invites, key)
    with pytest.raises(Problem, match="403 table-wrong-key"):
        server.call("POST", path, {}, r.Invites, "nonsense")
    new = server.call("POST", path, {}, r.Invites, made.key)
    assert [one.seat for one in new.invites] == [2]
    with pytest.raises(Problem, match="403"):
        server.take(made.match, made.invites[1].secret, "Eva")
    assert server.take(made.match, new.invites[0].secret, "Eva").seats == [2]


def test_a_wrong_key_and_an_unknown_match_are_turned_away(running):
    made = running.server.make("duel", ["me", "open"], "Ana")
    with pytest.raises(Gone, match="4401"):
        running.server.sit(made.match, "nonsense", patience=0)
    with pytest.raises(Gone, match="4404"):
        running.server.sit("nothing-here", patience=0)
    with pytest.raises(Problem, match="404 table-no-such-match"):
        running.server.match("nothing-here")


def test_an_answer_is_carried_out_once_however_often_it_is_sent(running):
    made = running.server.make("under_falling_skies", ["me"], "Ana")
    with running.server.sit(made.match, made.key) as seat:
        question = seat.position.question
        act = msgspec.Raw(msgspec.json.encode(question.options[0].act))
        message = p.Answer("the same", 0, question.id, act)
        first = seat.request(message)
        entry = seat.position.entry
        assert seat.request(message) == first
        assert seat.position.entry == entry
        with pytest.raises(NotAccepted, match="table-stale"):
            seat.request(p.Answer("another", 0, question.id, act))


def test_a_refusal_names_the_rule_and_so_does_asking_why_not(running):
    made = running.server.make("under_falling_skies", ["me"], "Ana")
    with running.server.sit(made.match, made.key) as seat:
        act = msgspec.Raw(b'{"do":"end_phase"}')
        with pytest.raises(NotAccepted) as no:
            seat.request(p.Answer("x", 0, seat.position.question.id, act))
        assert no.value.refused.rule.startswith("UFS-")
        reason = seat.request(p.WhyNot("y", 0, act))
        assert (reason.rule, reason.text) == (no.value.refused.rule, no.value.refused.text)
        legal = msgspec.Raw(msgspec.json.encode(seat.position.question.options[0].act))
        assert seat.request(p.WhyNot("z", 0, legal)).text is None


def test_one_key_at_two_seats_is_a_hot_seat(running):
    made = running.server.make("duel", ["me", "me"], "Ana", {"rounds": 1})
    with running.server.sit(made.match, made.key) as one, running.server.sit(made.match, made.key, seat=1) as two:
        assert (one.number, two.number) == (0, 1)
        assert isinstance(one.view["table"]["camps"][0]["hand"], list)
        assert isinstance(one.view["table"]["camps"][1]["hand"], int)
        one.answer(one.position.question.options[0])
        one._send(p.Look(1))
        while one.number != 1:
            one._take(one._receive())
        assert isinstance(one.view["table"]["camps"][1]["hand"], list)
        assert isinstance(one.view["table"]["camps"][0]["hand"], int)


def test_spectators_see_what_everybody_sees_and_may_do_nothing(running):
    made = running.server.make("duel", ["me", "me"], "Ana")
    with running.server.sit(made.match) as watcher:
        assert watcher.number is None
        assert all(isinstance(camp["hand"], int) for camp in watcher.view["table"]["camps"])
        assert watcher.position.question.options == []
        for message in (
            p.Say("1", "hello"),
            p.Undo("2", 0),
            p.Answer("3", 0, watcher.position.question.id, msgspec.Raw(b'{"do":"seal","card":1}')),
            p.SetOrders("4", 0, []),
            p.HandOver("5", 0, "random"),
            p.AskHint("6", 0),
        ):
            with pytest.raises(NotAccepted, match="table-not-your-seat"):
                watcher.request(message)
        assert watcher.position.entry == running.server.sit(made.match, made.key).position.entry


def test_a_match_may_do_without_spectators(running):
    body = r.NewMatch("duel", [r.NewSeat("me"), r.NewSeat("me")], "Ana", spectators=False)
    made = running.server.call("POST", "/matches", body, r.Seated)
    with pytest.raises(Gone, match="4401"):
        running.server.sit(made.match, patience=0)
    with pytest.raises(Problem, match="403 table-no-spectators"):
        export(running, made.match)


def test_undo_with_consent_reaches_everybody(running):
    match, keys = two_at_a_duel(running)
    with running.server.sit(match, keys[0]) as ana, running.server.sit(match, keys[1]) as ben:
        ana.answer(ana.position.question.options[0])
        ben.answer(ben.position.question.options[0])
        entry = ben.position.entry
        ana.request(p.Undo("u", 0))
        while True:
            heard = ben._receive()
            if isinstance(heard, p.UndoState) and heard.undo is not None:
                break
        assert heard.undo.waiting == [1]
        ben.request(p.Consent("c", heard.undo.undo, True))
        assert ben.position.entry < entry
        assert ben.position.retaken == 1
        ana.request(p.Ping("p"))
        assert ana.position.entry == ben.position.entry


def test_a_refused_undo_says_who_refused_it_and_a_dropped_one_nobody(running):
    match, keys = two_at_a_duel(running)
    sit = running.server.sit
    with sit(match, keys[0]) as ana, sit(match, keys[1]) as ben, sit(match, keys[1]) as ears:
        ana.answer(ana.position.question.options[0])
        ben.answer(ben.position.question.options[0])

        def heard() -> p.UndoState:
            return next(said for said in iter(ears._receive, None) if isinstance(said, p.UndoState))

        for player, refuser in ((ben, 1), (ana, None)):
            ana.request(p.Undo(f"undo {refuser}", 0))
            asked = heard()
            assert (asked.undo.waiting, asked.refused_by) == ([1], None)
            player.request(p.Consent(f"no {refuser}", asked.undo.undo, False))
            assert heard() == p.UndoState(None, refuser)


def test_chat_is_said_once_and_there_for_those_who_come_later(running):
    match, keys = two_at_a_duel(running)
    with running.server.sit(match, keys[0]) as ana:
        ana.request(p.Say("one", "hello"))
        ana.request(p.Say("one", "hello"))
        ana.say("there")
    with running.server.sit(match, keys[1]) as ben:
        assert [(line.name, line.text) for line in ben.snapshot.chat] == [("Ana", "hello"), ("Ana", "there")]


def test_presence_is_told(running):
    match, keys = two_at_a_duel(running)
    with running.server.sit(match, keys[0]) as ana:
        assert [seat.present for seat in ana.snapshot.info.seats] == [True, False]
        with running.server.sit(match, keys[1]):
            wait_until(ana, lambda: [seat.present for seat in ana.snapshot.info.seats] == [True, True])
        wait_until(ana, lambda: [seat.present for seat in ana.snapshot.info.seats] == [True, False])


def test_a_seat_goes_to_a_bot_and_back(running):
    match, keys = two_at_a_duel(running, rounds=50)
    with running.server.sit(match, keys[0]) as ana, running.server.sit(match, keys[1]) as ben:
        with pytest.raises(NotAccepted, match="table-not-your-seat"):
            ana.request(p.HandOver("a", 1, "random"))
        ben.request(p.HandOver("b", 1, "random"))
        for _ in range(3):
            question = next(iter(ana))
            ana.answer(question.options[0])
        ben.request(p.TakeBack("c", 1))
        with pytest.raises(NotAccepted):
            ben.request(p.TakeBack("d", 0))
        ben.request(p.Leave("e"))
        ana.request(p.Ping("f"))
        assert ana.snapshot.info.seats[1].holder == "open"
    with pytest.raises(Gone, match="4401"):
        running.server.sit(match, keys[1], patience=0)


def test_standing_orders_are_kept_by_the_table(running):
    match, keys = two_at_a_duel(running, rounds=3)
    for seat, key in enumerate(keys):
        with running.server.sit(match, key) as one:
            one.request(p.SetOrders("o", seat, ["never_object"]))
            assert one.snapshot.you.orders == {str(seat): ["never_object"]}
    with running.server.sit(match, keys[0]) as ana, running.server.sit(match, keys[1]) as ben:
        for _ in range(3):
            for one in (ana, ben):
                question = next(iter(one))
                assert question.text.key == "ask-seal-card", "nobody is asked whether to object"
                one.answer(question.options[0])
    record = decode_match(export(running, match)).record
    assert [entry.by for entry in record.entries if getattr(entry, "act", {}) == {"do": "pass"}] == ["order"] * 3


def test_a_reaction_window_closes_by_itself_and_says_when(running):
    body = r.NewMatch("duel", [r.NewSeat("me"), r.NewSeat("me")], "Ana", {"rounds": 3}, p.Clocks(reaction=1))
    made = running.server.call("POST", "/matches", body, r.Seated)
    with running.server.sit(made.match, made.key) as one, running.server.sit(made.match, made.key, seat=1) as two:
        assert one.position.clock is None, "sealing a card has all the time in the world"
        one.answer(one.position.question.options[0])
        two.answer(two.position.question.options[0])
        wait_until(one, lambda: one.position.question.text.key.startswith("ask-object"))
        window = one.position
        assert window.clock.question == window.question.id
        assert 0 < window.clock.left <= 1000
        wait_until(one, lambda: one.position.question.text.key == "ask-seal-card")
        assert one.position.entry > window.entry


def test_hints_and_odds_come_from_workers(running):
    made = running.server.make("under_falling_skies", ["me"], "Ana")
    with running.server.sit(made.match, made.key) as seat:
        question = seat.position.question
        hint = seat.request(p.AskHint("h", 0))
        assert hint.option.act in [option.act for option in question.options]
        odds = seat.request(p.AskOdds("o", 0, msgspec.Raw(msgspec.json.encode(question.options[0].act))))
        assert all(0 < one.probability <= 1 for one in odds.chances)
        with pytest.raises(NotAccepted):
            seat.request(p.AskOdds("n", 0, msgspec.Raw(b'{"do":"end_phase"}')))


def test_the_past_and_the_log_can_be_looked_up(running):
    match, keys = two_at_a_duel(running, rounds=30)
    with running.server.sit(match, keys[0]) as ana, running.server.sit(match, keys[1]) as ben:
        first = ana.view
        for one in (ana, ben):
            one.request(p.SetOrders("o", one.number, ["never_object"]))
        for _ in range(4):
            for one in (ana, ben):
                one.answer(next(iter(one)).options[0])
        start = ana.request(p.AskPast("a", 6))
        assert start.position.view == first
        assert start.position.question.text.key == "ask-seal-card"
        with pytest.raises(NotAccepted, match="table-no-such-entry"):
            ana.request(p.AskPast("b", 10_000))
        log = ana.request(p.AskLog("c", 1, 7)).lines
        assert [line.entry for line in log] == [1, 2, 3, 4, 5, 6]
        drawn = [(line.event["seat"], line.event["card"] is None) for line in log]
        assert drawn == [(0, False)] * 3 + [(1, True)] * 3


def test_a_finished_match_is_shown_from_any_seat_and_with_everything(running):
    match, keys = two_at_a_duel(running, rounds=2)
    with pytest.raises(Problem, match="409 table-not-over"):
        running.server.call("GET", f"/replays/{match}", None, r.Replay)
    with pytest.raises(Problem, match="409 table-not-over"):
        export(running, match, keys[0])
    play_all(running, match, keys)

    def hands(viewer: str) -> list[type]:
        step = running.server.call("GET", f"/replays/{match}/6?viewer={viewer}", None, r.ReplayStep)
        return [type(camp["hand"]) for camp in step.position.view["table"]["camps"]]

    assert hands("none") == [int, int]
    assert hands("0") == [list, int]
    assert hands("1") == [int, list]
    assert hands("all") == [list, list]
    for bad in ("9", "x", "-1"):
        with pytest.raises(Problem):
            hands(bad)


def test_a_match_travels_as_one_file(running):
    made = running.server.make("under_falling_skies", ["me"], "Ana")
    with running.server.sit(made.match, made.key) as seat:
        for _ in range(3):
            seat.answer(next(iter(seat)).options[0])
        before = seat.view
    data = msgspec.json.decode(export(running, made.match))
    assert data["seed"] == "", "luck that is still to come is nobody's to know"
    with pytest.raises(Problem, match="400 table-bad-record"):
        running.server.call("POST", "/matches/import", {"file": data, "name": "Eva"}, r.Seated)
    data["seed"] = "my own seed"
    data["record"]["entries"] = [entry for entry in data["record"]["entries"] if entry["type"] != "luck"][:0]
    back = running.server.call("POST", "/matches/import", {"file": data, "name": "Eva"}, r.Seated)
    assert back.info.imported
    with running.server.sit(back.match, back.key) as seat:
        assert seat.position.entry > 0
        assert seat.view["options"] == before["options"]
        play_first(seat)
    again = decode_match(export(running, back.match))
    assert isinstance(again.record, Record)
    assert verify(again.record, find_game("under_falling_skies"), "my own seed") is None
    finished = running.server.call(
        "POST", "/matches/import", {"file": msgspec.json.decode(export(running, back.match)), "name": "Eva"}, r.Seated
    )
    assert running.server.call("GET", f"/replays/{finished.match}", None, r.Replay).seed == "my own seed"
    assert decode(msgspec.json.encode(msgspec.to_builtins(again.record))).seed == "my own seed"
    data["record"]["entries"] = [{"type": "luck", "outcome": 77}]
    with pytest.raises(Problem, match="400 table-bad-record"):
        running.server.call("POST", "/matches/import", {"file": data, "name": "Eva"}, r.Seated)

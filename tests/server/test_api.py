"""The HTTP API: what it tells about games, accounts, and what happens to requests that nobody thought of."""

from __future__ import annotations

import gzip
import os
import subprocess
from http.cookiejar import CookieJar
from pathlib import Path
from urllib.error import HTTPError
from urllib.request import HTTPCookieProcessor, Request, build_opener, urlopen

import msgspec
import pytest
from websockets.sync.client import connect

from holdfast.client import Problem
from holdfast.games import GAME_IDS, find_game
from holdfast.server import resources as r
from holdfast.server.typescript import FILE, generated
from tests.server.serving import serving
from tests.server.test_playing import two_at_a_duel

ROOT = Path(__file__).parents[2]


@pytest.fixture(scope="module")
def running(tmp_path_factory):
    with serving(str(tmp_path_factory.mktemp("api") / "holdfast.db"), accounts="true") as one:
        yield one


def get(running, path: str) -> bytes:
    with urlopen(running.address + path) as answer:
        return answer.read()


@pytest.mark.parametrize("game_id", GAME_IDS)
def test_a_game_tells_all_that_a_lobby_needs(running, game_id):
    meta = find_game(game_id).meta
    info = running.server.call("GET", f"/games/{game_id}", None, r.GameInfo)
    assert (info.title, info.stage, info.hidden) == (meta.title, meta.stage, meta.hidden)
    assert [preset.name for preset in info.presets] == list(meta.presets)
    assert info.languages == ["en", "de"]
    assert info.levels
    rules = running.server.call("GET", f"/games/{game_id}/rules", None, r.RuleBook)
    assert all(rule.id.startswith(meta.prefix) and rule.text for rule in rules.rules)
    assert len(rules.rules) > 20
    sources = running.server.call("GET", f"/games/{game_id}/provenance", None, r.Provenance).sources
    assert all(source.confidence and source.title and source.entries > 0 for source in sources)
    for language in ("en", "de"):
        words = get(running, f"/api/games/{game_id}/texts/{language}").decode()
        assert "table-stale =" in words
        assert f"ending-{meta.end_reasons[0].replace('_', '-')}" in words


def test_what_everybody_may_know_is_sent_packed_and_what_holds_a_secret_is_not(running):
    def packed(path: str, data: bytes | None = None) -> bool:
        headers = {"Accept-Encoding": "gzip", "Content-Type": "application/json"}
        with urlopen(Request(running.address + path, data, headers)) as answer:
            body = answer.read()
            assert gzip.decompress(body) if answer.headers["Content-Encoding"] == "gzip" else body
            return answer.headers["Content-Encoding"] == "gzip"

    made = running.server.make("under_our_sun", ["me"] * 4, "Ana")
    for path in ("/rules", "/texts/en", "/lesson/book", "/lesson/content", ""):
        assert packed(f"/api/games/under_our_sun{path}"), path
    assert packed(f"/api/matches/{made.match}/content")
    seats = [{"holder": "open"}] * 4
    wanted = {"game": "under_our_sun", "seats": [{"holder": "me"}, *seats[1:]], "name": "Ana" * 10}
    assert not packed("/api/matches", msgspec.json.encode(wanted))
    assert not packed(f"/api/matches/{made.match}")


@pytest.mark.parametrize("game_id", GAME_IDS)
def test_boards_are_drawn_from_the_content_of_a_match(running, game_id):
    meta = find_game(game_id).meta
    seats = next(n for n in range(meta.min_seats, meta.max_seats + 1) if meta.allows(meta.options(), n))
    made = running.server.make(game_id, ["me"] * seats, "Ana")
    content = running.server.call("GET", f"/matches/{made.match}/content", None, r.Content)
    assert content.hash == made.info.content_hash
    assert content.names
    assert content.tables


def test_unknown_things_are_not_found(running):
    for path in ("/games/chess", "/games/chess/rules", "/games/chess/texts/en", "/texts/tlh", "/matches/nothing-here"):
        with pytest.raises(Problem, match="404"):
            running.server.call("GET", path, None, dict)
    with pytest.raises(Problem, match="400 table-bad-options"):
        running.server.make("duel", ["me", "me"], "Ana", {"rounds": "many"})
    with pytest.raises(Problem, match="400 table-bad-options"):
        running.server.make("duel", ["me"], "Ana")
    with pytest.raises(Problem, match="400 table-no-such-level"):
        running.server.make("duel", ["me", "genius"], "Ana")


def test_health_and_metrics(running):
    health = running.server.call("GET", "/health", None, r.Health)
    assert (health.status, health.storage) == ("ok", "ok")
    two_at_a_duel(running)
    lines = get(running, "/api/metrics").decode().splitlines()
    assert any(line.startswith('holdfast_matches_made_total{kind="duel"}') for line in lines)
    assert all(len(line.split()) == 2 for line in lines)


def test_accounts_find_their_matches_again(running):
    jar = CookieJar()
    browser = build_opener(HTTPCookieProcessor(jar))

    def call(method: str, path: str, body: object = None) -> dict:
        data = None if body is None else msgspec.json.encode(body)
        request = Request(running.address + "/api" + path, data, {"Content-Type": "application/json"}, method=method)
        with browser.open(request) as answer:
            cookie = answer.headers.get("Set-Cookie")
            if cookie:
                assert "HttpOnly" in cookie
                assert "SameSite=lax" in cookie
            return msgspec.json.decode(answer.read() or b"{}")

    def status(method: str, path: str, body: object = None) -> int:
        with pytest.raises(HTTPError) as error:
            call(method, path, body)
        error.value.close()
        return error.value.code

    ana = {"name": "Ána", "password": "correct horse"}
    assert status("GET", "/session") == 401
    assert call("POST", "/accounts", ana) == {"name": "Ána"}
    assert status("POST", "/accounts", {**ana, "name": "ÁNA"}) == 409
    made = call("POST", "/matches", {"game": "duel", "name": "Ana", "seats": [{"holder": "me"}, {"holder": "open"}]})
    assert [one["match"] for one in call("GET", "/session/matches")["matches"]] == [made["match"]]
    assert len(call("POST", f"/matches/{made['match']}/invites", {})["invites"]) == 1, "no key needed when logged in"
    (cookie,) = jar
    address = running.address.replace("http", "ws", 1) + f"/api/matches/{made['match']}/socket"
    with connect(address, additional_headers={"Cookie": f"{cookie.name}={cookie.value}"}) as socket:
        socket.send('{"type":"hello"}')
        assert msgspec.json.decode(socket.recv())["you"]["player"] == 0
    call("DELETE", "/session")
    assert status("GET", "/session") == 401
    with connect(address, additional_headers={"Cookie": f"{cookie.name}={cookie.value}"}) as socket:
        socket.send('{"type":"hello"}')
        assert msgspec.json.decode(socket.recv())["you"]["player"] is None, "a session that has ended is nobody's"
    assert status("POST", "/session", {**ana, "password": "wrong horse"}) == 403
    assert status("POST", "/session", {**ana, "name": "nobody"}) == 403
    assert call("POST", "/session", ana) == {"name": "Ána"}
    assert len(call("GET", "/session/matches")["matches"]) == 1


def test_a_server_without_accounts_says_so(tmp_path):
    with serving(str(tmp_path / "x.db")) as running, pytest.raises(Problem, match="404 account-off"):
        running.server.call("POST", "/session", {"name": "ana", "password": "correct horse"}, dict)


def test_the_client_s_types_are_those_of_the_server():
    assert FILE.read_text(encoding="utf-8") == generated(), "run: python3 dev wire"


def test_the_api_holds_against_schemathesis(running, tmp_path):
    """Thousands of requests made from the API's own description: no 5xx, and every answer as described."""
    python = os.environ.get("HOLDFAST_SCHEMATHESIS", str(ROOT / ".venv-fuzz" / "bin" / "python"))
    if not Path(python).exists():
        reason = "there is no schemathesis: run the whole of `python3 dev test` once, which brings it"
        if os.environ.get("CI"):
            pytest.fail(reason)
        pytest.skip(reason)
    match, _ = two_at_a_duel(running)
    checks = "not_a_server_error,status_code_conformance,content_type_conformance,response_schema_conformance"
    done = subprocess.run(
        [python, "-m", "schemathesis.cli", "run", running.address + "/api/openapi.json", "--checks", checks]
        + ["--max-examples", "8", "--seed", "1", "--phases", "examples,coverage,fuzzing", "--no-color"],
        cwd=tmp_path,  # it keeps what it found out beside itself
        capture_output=True,
        text=True,
        timeout=150,
    )
    assert done.returncode == 0, done.stdout[-4000:] + done.stderr[-2000:]
    assert running.server.match(match).watching == 0

"""Optional accounts: a name and a password, so that people find their matches again on any device."""

from __future__ import annotations

import time
import unicodedata

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError
from msgspec import Struct
from sqlalchemy import select
from sqlalchemy.exc import IntegrityError

from holdfast.server.resources import OwnMatch
from holdfast.table import schema as s
from holdfast.table.company import hashed, new_secret
from holdfast.table.store import Store
from holdfast.table.table import Refused

LASTS = 30 * 24 * 3600
"""Seconds that a session lasts."""
MOST_MATCHES = 200


class Who(Struct, frozen=True):
    """An account."""

    id: int
    name: str


class Accounts:
    """Accounts and sessions in the database. Its methods block."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._hasher = PasswordHasher()
        self._nobody = self._hasher.hash(new_secret())

    def register(self, name: str, password: str) -> Who:
        """Make an account."""
        row = {"name": name, "folded": folded(name), "password": self._hasher.hash(password), "created": time.time()}
        try:
            with self._store.writing.begin() as connection:
                made = connection.execute(s.accounts.insert(), row).inserted_primary_key
        except IntegrityError:
            raise Refused("account-exists") from None
        assert made is not None
        return Who(made[0], name)

    def log_in(self, name: str, password: str) -> Who:
        """The account of a name and a password."""
        with self._store.reading.begin() as connection:
            found = connection.execute(select(s.accounts).where(s.accounts.c.folded == folded(name))).first()
        try:
            # An unknown name takes as long as a wrong password.
            self._hasher.verify(found.password if found else self._nobody, password)
        except (VerificationError, InvalidHashError):
            raise Refused("account-wrong") from None
        if found is None:
            raise Refused("account-wrong")
        return Who(found.id, found.name)

    def begin(self, who: Who) -> str:
        """A new session; its token goes into the cookie, its hash into the database."""
        token, now = new_secret(), time.time()
        with self._store.writing.begin() as connection:
            connection.execute(s.sessions.delete().where(s.sessions.c.expires < now))
            row = {"token": hashed(token), "account": who.id, "expires": now + LASTS}
            connection.execute(s.sessions.insert(), row)
        return token

    def end(self, token: str) -> None:
        """End a session."""
        with self._store.writing.begin() as connection:
            connection.execute(s.sessions.delete().where(s.sessions.c.token == hashed(token)))

    def of(self, token: str) -> Who | None:
        """Whose session it is."""
        wanted = select(s.accounts.c.id, s.accounts.c.name).join(s.sessions, s.sessions.c.account == s.accounts.c.id)
        with self._store.reading.begin() as connection:
            found = connection.execute(
                wanted.where(s.sessions.c.token == hashed(token), s.sessions.c.expires > time.time())
            ).first()
        return None if found is None else Who(found.id, found.name)

    def join(self, account: int, match: str, player: int) -> None:
        """Note that somebody with an account has a place in a match."""
        row = {"account": account, "match": match, "player": player, "since": time.time()}
        with self._store.writing.begin() as connection:
            connection.execute(s.memberships.insert(), row)

    def player(self, account: int, match: str) -> int | None:
        """The place that an account has in a match; the latest if it has several."""
        mine = s.memberships.c.account == account, s.memberships.c.match == match
        with self._store.reading.begin() as connection:
            found: int | None = connection.scalar(
                select(s.memberships.c.player).where(*mine).order_by(s.memberships.c.since.desc()).limit(1)
            )
            return found

    def matches(self, account: int) -> list[OwnMatch]:
        """The matches of an account, the latest first."""
        wanted = (
            select(s.matches.c.id, s.matches.c.game, s.memberships.c.player, s.matches.c.over, s.memberships.c.since)
            .join(s.matches, s.matches.c.id == s.memberships.c.match)
            .where(s.memberships.c.account == account)
            .order_by(s.memberships.c.since.desc())
            .limit(MOST_MATCHES)
        )
        with self._store.reading.begin() as connection:
            return [OwnMatch(*row) for row in connection.execute(wanted).all()]


def folded(name: str) -> str:
    """A name without regard to capitals and to ways of writing the same letters."""
    return unicodedata.normalize("NFKC", name).casefold()[:120]

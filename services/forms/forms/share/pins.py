"""PINs of links. Wrong ones are few of a link and fewer of one network at it; tries are counted before they
are judged, so that many at once count as many."""

import asyncio
from collections.abc import Callable
from datetime import datetime, timedelta
from typing import Protocol
from uuid import UUID
from weakref import WeakValueDictionary

from chassis.access import Origin
from chassis.clock import now
from chassis.db import Database, UnitOfWork
from chassis.errors import TooManyRequests
from chassis.pins import digest_of_pin, is_guessed_first, is_pin, new_salt

from forms.share.errors import GuessablePin, PinMissing, ShortPin, WrongPin
from forms.share.pin_repo import PinTryRepo, delete_old_pin_tries
from forms.tables.share_link import ShareLink
from forms.tables.start_link import StartLink

FEWEST_DIGITS = 6
"""Of a new one: whoever comes by a link has it, and of a million few are tried."""


class _Links(Protocol):
    """Of whichever kind."""

    pins_of_network_within: timedelta

    async def count_pin(self, link_id: UUID, network: str, at: datetime) -> bool:
        """One more, before it is judged; False: none may be tried."""
        ...

    async def give_back_pin(self, link_id: UUID) -> None: ...

    async def pins_again_in(self, link_id: UUID, at: datetime) -> timedelta:
        """Of one by which none may be tried."""
        ...


async def kept_of(pin: str | None) -> tuple[bytes | None, bytes | None]:
    """Salt and digest; nothing of a link without one."""
    if pin is None:
        return None, None
    if len(pin) < FEWEST_DIGITS:
        raise ShortPin
    if is_guessed_first(pin):
        raise GuessablePin
    salt = new_salt()
    return salt, await asyncio.to_thread(digest_of_pin, pin, salt)


async def is_pin_of(link: ShareLink | StartLink, pin: str | None) -> bool:
    """What it was made with: not for who guesses."""
    if link.pin_salt is None or link.pin_digest is None or pin is None:
        return link.pin_digest is None and pin is None
    return await asyncio.to_thread(is_pin, pin, link.pin_salt, link.pin_digest)


_turns: WeakValueDictionary[UUID, asyncio.Lock] = WeakValueDictionary()
"""Of links whose PIN is being tried in this process."""


async def must_know_pin(
    database: Database,
    origin: Origin,
    links: Callable[[UnitOfWork], _Links],
    link: ShareLink | StartLink,
    pin: str | None,
    too_many: Callable[[timedelta], TooManyRequests],
) -> None:
    """One try of a link after the other: while it is compared a right PIN counts as a try, and several of
    right ones that come at once must not be too many."""
    if link.pin_digest is None:
        return
    if not pin:
        raise PinMissing
    turn = _turns.setdefault(link.id, asyncio.Lock())
    async with turn:
        await _must_know_pin(database, origin, links, link, pin, too_many)


async def _must_know_pin(
    database: Database,
    origin: Origin,
    links: Callable[[UnitOfWork], _Links],
    link: ShareLink | StartLink,
    pin: str,
    too_many: Callable[[timedelta], TooManyRequests],
) -> None:
    """In units of its own: what was tried stays counted, whatever becomes of the call."""
    async with database.unit_of_work() as uow:
        at, repo, tries = now(), links(uow), PinTryRepo(uow, link, origin.network)
        if not await tries.count(at, repo.pins_of_network_within):
            raise too_many(await tries.waits(at))
        if not await repo.count_pin(link.id, origin.network, at):
            # Nothing is compared, so that nothing counts.
            raise too_many(await repo.pins_again_in(link.id, at))
    if not await is_pin_of(link, pin):
        raise WrongPin
    async with database.unit_of_work() as uow:
        await PinTryRepo(uow, link, origin.network).give_back()
        await links(uow).give_back_pin(link.id)


async def forget_old_tries(database: Database) -> None:
    """And from where they were."""
    async with database.unit_of_work() as uow:
        await delete_old_pin_tries(uow)

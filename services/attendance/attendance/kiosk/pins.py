"""PINs: chosen by their person, or given by a manager for choosing one. Tries are counted before they are
judged, so that many at once count as many."""

import asyncio
from dataclasses import dataclass
from uuid import UUID
from weakref import WeakValueDictionary

from chassis.access import Actor, Origin
from chassis.audit import act_of
from chassis.clock import now
from chassis.db import UnitOfWork
from chassis.db.database import Database
from chassis.pins import digest_of_pin, is_guessed_first, is_pin, new_salt
from contracts.attendance.v1 import events_pb2
from identity_client.projects import Projects

from attendance.audit import AuditAction, AuditField, AuditSubject
from attendance.crew.people import people_of
from attendance.kiosk.errors import GuessablePin, NoPin, NotOfThisProject, PinWaits, WrongPin
from attendance.kiosk.proofs import new_pin
from attendance.kiosk.repo import WITHIN, KioskRepo, PinRepo
from attendance.kiosk.schemas import OwnPinPublic, PinGiven
from attendance.tables.kiosk import Kiosk, KioskPin

MOST_TRIES = 5
"""Of one person within `WITHIN`, at whatever tablet."""
MOST_IN_ALL = 20
"""Until the PIN itself is over: whoever guesses all day gets no further."""
MOST_AT_A_KIOSK = 30
"""Of all its people, within `WITHIN`."""


@dataclass(frozen=True, slots=True)
class Recognized:
    is_given: bool
    wrong_tries: int
    """Since the last right one."""


async def get_own_pin(uow: UnitOfWork, actor: Actor) -> OwnPinPublic:
    pin = await PinRepo(uow).find(actor.company_id, actor.user_id)
    works = pin is not None and pin.tries_in_all < MOST_IN_ALL and not pin.is_given
    return OwnPinPublic(has_pin=works, updated_at=pin.updated_at if pin and works else None)


async def set_own_pin(uow: UnitOfWork, actor: Actor, pin: str) -> OwnPinPublic:
    await keep_pin(uow, actor.company_id, actor.user_id, pin, by=actor.user_id)
    return await get_own_pin(uow, actor)


async def give_pin(
    uow: UnitOfWork, projects: Projects, actor: Actor, project_id: UUID, user_id: UUID
) -> PinGiven:
    project = await projects.get_open(actor, project_id)
    actor.must_manage(project_id)
    if user_id not in people_of(project):
        raise NotOfThisProject
    pin = new_pin()
    await keep_pin(uow, actor.company_id, user_id, pin, by=actor.user_id)
    act = act_of(
        actor,
        AuditAction.PIN_GIVEN,
        subject_type=AuditSubject.KIOSK_PIN,
        subject_id=user_id,
        subject_name="",
        changes={AuditField.PERSON: (None, str(user_id)), AuditField.PROJECT: (None, str(project_id))},
    )
    uow.outbox.add(events_pb2.ActRecorded(act=act))
    return PinGiven(pin=pin)


@dataclass(frozen=True, slots=True)
class AtTablet:
    company_id: UUID
    origin: Origin


def tell_chosen(uow: UnitOfWork, kiosk: Kiosk, origin: Origin, owner: UUID) -> None:
    """The log says beside who gave a PIN when and where it was made another, as its giver could."""
    act = act_of(
        AtTablet(kiosk.company_id, origin),
        AuditAction.PIN_CHOSEN,
        subject_type=AuditSubject.KIOSK_PIN,
        subject_id=owner,
        subject_name=kiosk.name,
        changes={AuditField.PERSON: (None, str(owner)), AuditField.PROJECT: (None, str(kiosk.project_id))},
    )
    uow.outbox.add(events_pb2.ActRecorded(act=act))


async def keep_pin(uow: UnitOfWork, company_id: UUID, owner: UUID, pin: str, *, by: UUID) -> None:
    if is_guessed_first(pin):
        raise GuessablePin
    salt = new_salt()
    digest = await asyncio.to_thread(digest_of_pin, pin, salt)
    await uow.lock(f"kiosk PIN of {company_id} {owner}")
    kept = await PinRepo(uow).find(company_id, owner, lock=True)
    if kept is None:
        kept = PinRepo(uow).add(
            KioskPin(company_id=company_id, owner_user_id=owner, salt=salt, digest=digest, updated_by=by)
        )
    kept.salt, kept.digest, kept.is_given = salt, digest, by != owner
    kept.tries, kept.tries_since, kept.tries_in_all = 0, None, 0
    kept.updated_by, kept.updated_at = by, now()
    await uow.flush()


async def forget_pin(uow: UnitOfWork, company_id: UUID, owner: UUID) -> None:
    """Who left has none: a crew may have seen it, and few digits are guessed from what is kept of them."""
    await PinRepo(uow).delete(company_id, owner)


_turns: WeakValueDictionary[tuple[UUID, UUID], asyncio.Lock] = WeakValueDictionary()
"""Of people who are being recognized in this process."""


async def recognize(database: Database, kiosk: Kiosk, owner: UUID, pin: str) -> Recognized:
    """One try of somebody after the other: while it is compared a right PIN counts as a try, and several of
    its presses that come at once must not be too many."""
    turn = _turns.setdefault((kiosk.company_id, owner), asyncio.Lock())
    async with turn:
        return await _recognize(database, kiosk, owner, pin)


async def _recognize(database: Database, kiosk: Kiosk, owner: UUID, pin: str) -> Recognized:
    """In units of its own: what was tried stays counted, whatever becomes of the call."""
    async with database.unit_of_work() as uow:
        at = now()
        may_try = await KioskRepo(uow).count_try(kiosk.id, at, MOST_AT_A_KIOSK)
        kept = (
            await PinRepo(uow).count_try(kiosk.company_id, owner, at, MOST_TRIES, MOST_IN_ALL)
            if may_try
            else None
        )
        if may_try and kept is None:
            # Nothing was compared: those who have no PIN take nobody's tries away.
            await KioskRepo(uow).give_back(kiosk.id)
        there = None if kept or not may_try else await PinRepo(uow).find(kiosk.company_id, owner)
    if kept is None:
        if may_try and (there is None or there.tries_in_all >= MOST_IN_ALL):
            raise NoPin
        raise PinWaits(WITHIN)
    if not await asyncio.to_thread(is_pin, pin, kept.salt, kept.digest):
        raise WrongPin
    async with database.unit_of_work() as uow:
        await KioskRepo(uow).give_back(kiosk.id)
        await PinRepo(uow).forget_tries(kiosk.company_id, owner)
    return Recognized(is_given=kept.is_given, wrong_tries=kept.tries_in_all - 1)

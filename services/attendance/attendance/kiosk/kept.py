"""What was pressed at a tablet without a network: sealed there for the service, opened and judged here when
it arrives. Nothing of it is lost without a word, and none holds up another."""

from dataclasses import dataclass
from datetime import datetime, timedelta
from uuid import UUID

from chassis.access import Origin
from chassis.acting import acting_for
from chassis.clock import now
from chassis.db import UnitOfWork
from chassis.runtime import Runtime
from chassis.texts import Text
from chassis.wall_clock import zone_of
from contracts.identity.v1.identity_pb2 import GetCompanyResponse, Project
from identity_client.projects import Projects
from pydantic import ValidationError

from attendance.clock_rules.service import is_photo_asked
from attendance.crew.people import people_of
from attendance.hours.facts import Check, Source
from attendance.kiosk.errors import NoPin, PinWaits, WrongPin
from attendance.kiosk.photo import PressPhoto, keep_photo
from attendance.kiosk.pins import recognize
from attendance.kiosk.repo import WITHIN
from attendance.kiosk.schemas import KeptKioskPunchCreate, KeptKioskPunched, SealedPress
from attendance.kiosk.sealed import unseal
from attendance.kiosk.tablet import has_ended, keep_press, kiosk_of, project_of
from attendance.kiosk.uncounted import Uncounted, are_too_many, judged_before, keep_uncounted, said_of
from attendance.punch.making import TAKEN, Batch
from attendance.punch.marks import judge_time
from attendance.punch.schemas import PunchIn, Verdict
from attendance.punch.service import known_punches
from attendance.record.counting import alone_with
from attendance.tables.kiosk import Kiosk, UncountedKioskPress


@dataclass(frozen=True, slots=True)
class _Arrived:
    runtime: Runtime
    origin: Origin
    kiosk: Kiosk
    project: Project
    company: GetCompanyResponse
    body: KeptKioskPunchCreate
    at: datetime


async def take(runtime: Runtime, origin: Origin, body: KeptKioskPunchCreate) -> KeptKioskPunched:
    arrived_at = now()
    kiosk = await kiosk_of(runtime, origin, body.token)
    press = _opened(kiosk, body)
    async with runtime.database.reading() as uow:
        # Before its PIN is looked at: its answer was lost, and its person may have another PIN by now.
        is_there = await _is_there(uow, kiosk, press, body.punch_id)
        judged = await judged_before(uow, kiosk, body.punch_id)
    if judged is not None and not is_there:
        return _not_counted(judged)
    projects = runtime.of(Projects)
    project = await project_of(projects, kiosk)
    company = await projects.rules_of(kiosk.company_id)
    arrived = _Arrived(runtime, origin, kiosk, project, company, body, arrived_at)
    if press is None:
        return (
            _answer(body, Verdict.KNOWN) if is_there else await _refuse(arrived, None, Uncounted.UNREADABLE)
        )
    if is_there:
        return await _with_photo(arrived, press, Verdict.KNOWN)
    refusal = await _refusal_of(arrived, press)
    return await (_keep(arrived, press) if refusal is None else _refuse(arrived, press, refusal))


def _opened(kiosk: Kiosk, body: KeptKioskPunchCreate) -> SealedPress | None:
    key = kiosk.sealing_key
    content = unseal(key, body.sealed, kiosk.id, body.punch_id) if key else None
    try:
        return SealedPress.model_validate_json(content) if content else None
    except ValidationError:
        return None


async def _is_there(uow: UnitOfWork, kiosk: Kiosk, press: SealedPress | None, punch_id: UUID) -> bool:
    """What counts is never said not to, also where what comes under its id now can't be read."""
    there = (await known_punches(uow, [punch_id])).get(punch_id)
    if there is None or (there.company_id, there.device_id) != (kiosk.company_id, kiosk.id):
        return False
    return press is None or there.owner_user_id == press.user_id


async def _refusal_of(arrived: _Arrived, press: SealedPress) -> Uncounted | None:
    """Of an archived project it counts with a mark, as what a phone kept: it may be of the time before."""
    if press.user_id not in people_of(arrived.project):
        return Uncounted.NOT_IN_PROJECT
    try:
        known = await recognize(arrived.runtime.database, arrived.kiosk, press.user_id, press.pin)
    except WrongPin:
        return Uncounted.WRONG_PIN
    except NoPin:
        return Uncounted.NO_PIN
    if known.is_given:
        return Uncounted.GIVEN_PIN
    return Uncounted.ENDED if press.check_type is Check.IN and has_ended(arrived.company) else None


async def _keep(arrived: _Arrived, press: SealedPress) -> KeptKioskPunched:
    kiosk, body = arrived.kiosk, arrived.body
    with acting_for(press.user_id):
        async with arrived.runtime.database.unit_of_work() as uow:
            await alone_with(uow, press.user_id)
            judged = await _judged_meanwhile(uow, arrived)
            if judged is not None:
                return judged
            sent = PunchIn(
                punch_id=body.punch_id,
                project_id=kiosk.project_id,
                check_type=press.check_type,
                device_time=press.device_time,
                elapsed_ms=body.elapsed_ms,
            )
            batch = Batch(
                company_id=kiosk.company_id,
                by=press.user_id,
                device_id=kiosk.id,
                sent_at=body.sent_at,
                arrived_at=arrived.at,
                received_at=now(),
                company=arrived.company,
                is_photo_asked=await is_photo_asked(uow, kiosk.company_id),
            )
            punch = batch.punch(sent, arrived.project, press.user_id, Source.KIOSK, is_in=True)
            verdict = await keep_press(uow, punch)
        if verdict.verdict is Verdict.REFUSED:
            is_taken = verdict.reason == TAKEN
            return await _refuse(arrived, press, Uncounted.TAKEN if is_taken else Uncounted.TOO_MANY)
        return await _with_photo(arrived, press, verdict.verdict)


async def _with_photo(arrived: _Arrived, press: SealedPress, verdict: Verdict) -> KeptKioskPunched:
    body = arrived.body
    photo = PressPhoto(arrived.kiosk.company_id, press.user_id, body.punch_id, body.photo)
    with acting_for(press.user_id):
        refusal = await keep_photo(arrived.runtime, photo)
    return _answer(body, verdict, photo_refused=refusal)


async def _refuse(arrived: _Arrived, press: SealedPress | None, reason: Uncounted) -> KeptKioskPunched:
    kiosk, body = arrived.kiosk, arrived.body
    async with arrived.runtime.database.unit_of_work() as uow:
        judged = await _judged_meanwhile(uow, arrived)
        if await _is_there(uow, kiosk, press, body.punch_id):
            return _answer(body, Verdict.KNOWN)
        if judged is not None:
            return judged
        # Wrong PINs are few by their tries. Whoever typed the right one never waits for these.
        if reason is not Uncounted.WRONG_PIN and await are_too_many(uow, kiosk, arrived.at):
            raise PinWaits(WITHIN)
        kept = UncountedKioskPress(
            company_id=kiosk.company_id,
            kiosk_id=kiosk.id,
            project_id=kiosk.project_id,
            punch_id=body.punch_id,
            owner_user_id=press.user_id if press else None,
            check_type=press.check_type.value if press else None,
            at=_pressed_at(arrived, press) if press else arrived.at,
            reason=reason.value,
        )
        zone = zone_of(arrived.project.time_zone, arrived.company.time_zone)
        await keep_uncounted(uow, kiosk, arrived.origin, kept, zone)
    return _not_counted(kept)


def _pressed_at(arrived: _Arrived, press: SealedPress) -> datetime:
    elapsed = arrived.body.elapsed_ms
    when = judge_time(
        received_at=arrived.at,
        sent_at=arrived.body.sent_at,
        device_time=press.device_time,
        elapsed=None if elapsed is None else timedelta(milliseconds=elapsed),
    )
    return when.at


async def _judged_meanwhile(uow: UnitOfWork, arrived: _Arrived) -> KeptKioskPunched | None:
    """The same press may come twice at once: until the unit ends nobody else decides on it."""
    kiosk, body = arrived.kiosk, arrived.body
    await uow.lock(f"kept press {kiosk.id} {body.punch_id}")
    judged = await judged_before(uow, kiosk, body.punch_id)
    return None if judged is None else _not_counted(judged)


def _answer(
    body: KeptKioskPunchCreate, verdict: Verdict, photo_refused: Text | str | None = None
) -> KeptKioskPunched:
    return KeptKioskPunched(punch_id=body.punch_id, verdict=verdict, reason=None, photo_refused=photo_refused)


def _not_counted(press: UncountedKioskPress) -> KeptKioskPunched:
    reason = said_of(Uncounted(press.reason))
    return KeptKioskPunched(
        punch_id=press.punch_id,
        verdict=Verdict.REFUSED,
        reason=reason,
        reason_by_language=reason.packed(),
        check_type=Check(press.check_type) if press.check_type else None,
        photo_refused=None,
    )

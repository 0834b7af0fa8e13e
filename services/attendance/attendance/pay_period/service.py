"""By which periods hours are signed and approved: an admin chooses, from a day on. What is signed or approved
stays in its periods."""

from collections.abc import Sequence
from datetime import timedelta
from uuid import UUID

from chassis.access import Actor
from chassis.audit import act_of
from chassis.db import UnitOfWork
from contracts.attendance.v1 import events_pb2
from identity_client.directory import Directory
from identity_client.saves import Save, must_be_newest

from attendance.audit import AuditAction, AuditField, AuditSubject
from attendance.pay_period.errors import NoSuchChoice, PeriodsAreKept, TooManyChoices
from attendance.pay_period.periods import PayCalendar, PeriodChoice, PeriodKind
from attendance.pay_period.repo import PayPeriodRepo
from attendance.pay_period.schemas import PayPeriodPublic, PayPeriods, PayPeriodSet
from attendance.tables.pay_period import PayPeriodChoice

MOST = 100


async def calendar_of(uow: UnitOfWork, company_id: UUID) -> PayCalendar:
    choices = await PayPeriodRepo(uow).choices_of(company_id)
    return PayCalendar(PeriodChoice(each.from_on, PeriodKind(each.kind)) for each in choices)


async def held_calendar_of(uow: UnitOfWork, company_id: UUID) -> PayCalendar:
    """Nobody chooses others before the unit ends: what is signed or approved in it is a period of these."""
    await uow.lock(_name(company_id), shared=True)
    return await calendar_of(uow, company_id)


async def query_periods(uow: UnitOfWork, actor: Actor, company_id: UUID | None) -> PayPeriods:
    actor.must_be_in(company_id)
    repo = PayPeriodRepo(uow)
    last = await repo.last_kept(actor.company_id)
    return PayPeriods(
        choices=[_shown(each) for each in await repo.choices_of(actor.company_id)],
        free_from=last + timedelta(days=1) if last else None,
    )


async def set_period(
    uow: UnitOfWork, directory: Directory, actor: Actor, body: PayPeriodSet
) -> PayPeriodPublic:
    actor.must_be_in(body.group_id)
    repo = PayPeriodRepo(uow)
    await _must_be_seen(directory, actor, await repo.choices_of(actor.company_id), body)
    await uow.lock(_name(actor.company_id))
    choices = await repo.choices_of(actor.company_id)
    there = await _must_be_seen(directory, actor, choices, body)
    last = await repo.last_kept(actor.company_id)
    if last is not None and last >= body.from_date:
        raise PeriodsAreKept(last)
    if len(choices) >= MOST:
        raise TooManyChoices(MOST)
    before = there.kind if there else None
    row = there or PayPeriodChoice(
        company_id=actor.company_id,
        from_on=body.from_date,
        kind=body.kind.value,
        saved_by=actor.user_id,
        revision=0,
    )
    row.kind, row.saved_by = body.kind.value, actor.user_id
    row.revision += 1
    if there is None:
        repo.add(row)
    await uow.flush()
    uow.outbox.add(_told(actor, row, before))
    return _shown(row)


async def _must_be_seen(
    directory: Directory, actor: Actor, choices: Sequence[PayPeriodChoice], body: PayPeriodSet
) -> PayPeriodChoice | None:
    there = next((each for each in choices if each.from_on == body.from_date), None)
    if there is None and body.revision:
        raise NoSuchChoice
    if there is not None:
        newest = Save(there.revision, there.saved_by, there.updated_at)
        await must_be_newest(directory, actor, newest, seen=body.revision)
    return there


def _name(company_id: UUID) -> str:
    return f"pay periods of {company_id}"


def _shown(row: PayPeriodChoice) -> PayPeriodPublic:
    return PayPeriodPublic(from_date=row.from_on, kind=PeriodKind(row.kind), revision=row.revision)


def _told(actor: Actor, row: PayPeriodChoice, before: str | None) -> events_pb2.ActRecorded:
    act = act_of(
        actor,
        AuditAction.PAY_PERIOD_CHOSEN,
        subject_type=AuditSubject.PAY_PERIOD,
        subject_id=row.id,
        subject_name=row.from_on.isoformat(),
        changes={
            AuditField.STARTS_ON: (None, row.from_on.isoformat()),
            AuditField.PERIOD: (before, row.kind),
        },
    )
    return events_pb2.ActRecorded(act=act)

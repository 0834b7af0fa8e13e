"""What a company does about days that nobody checked out of: whom it reminds when, and whether it closes them
by itself."""

from uuid import UUID

from chassis.access import Actor
from chassis.audit import act_of
from chassis.clock import now
from chassis.db import UnitOfWork
from contracts.attendance.v1 import events_pb2

from attendance.audit_terms import AuditAction, AuditField, AuditSubject
from attendance.forgotten.closing import possible_end, shifts_of_day
from attendance.forgotten.repo import ForgottenRepo
from attendance.forgotten.schemas import (
    ClosingPublic,
    EndsWith,
    LikelyEnd,
    OpenDayRulesPublic,
    OpenDayRulesSet,
)
from attendance.hours.closing import is_forgotten
from attendance.record.service import get_record
from attendance.tables.forgotten import REMINDS_AT, OpenDayRules


async def get_rules(uow: UnitOfWork, actor: Actor, company_id: UUID | None) -> OpenDayRulesPublic:
    actor.must_be_in(company_id)
    return _shown(await ForgottenRepo(uow).find_rules(actor.company_id))


async def set_rules(uow: UnitOfWork, actor: Actor, body: OpenDayRulesSet) -> OpenDayRulesPublic:
    actor.must_be_in(body.group_id)
    await uow.lock(f"open day rules of {actor.company_id}")
    repo = ForgottenRepo(uow)
    rules = await repo.find_rules(actor.company_id)
    before = _shown(rules)
    if rules is None:
        rules = repo.add_rules(
            OpenDayRules(company_id=actor.company_id, reminds_at=REMINDS_AT, saved_by=actor.user_id)
        )
    closing = body.closing
    rules.reminds_at = body.reminds_at
    rules.closes_after_hours = closing.after_hours if closing else None
    rules.closes_at = closing.at if closing else None
    rules.closes_with = closing.ends_with.value if closing else None
    after = _shown(rules)
    if before.closing != after.closing:
        rules.closes_since = now() if closing else None
    if before != after:
        rules.saved_by = actor.user_id
        uow.outbox.add(_told(actor, before, after))
    return after


async def get_likely_end(uow: UnitOfWork, actor: Actor, record_id: UUID) -> LikelyEnd:
    record = await get_record(uow, actor, record_id)
    for shift, following in await shifts_of_day(uow, record):
        if is_forgotten(shift, now()) and shift.ends_at is None:
            return LikelyEnd(ends_at=await possible_end(uow, shift, following, record))
    return LikelyEnd(ends_at=None)


def _shown(rules: OpenDayRules | None) -> OpenDayRulesPublic:
    if rules is None:
        return OpenDayRulesPublic(reminds_at=REMINDS_AT, closing=None)
    return OpenDayRulesPublic(reminds_at=rules.reminds_at, closing=closing_of(rules))


def closing_of(rules: OpenDayRules) -> ClosingPublic | None:
    if rules.closes_with is None:
        return None
    return ClosingPublic(
        after_hours=rules.closes_after_hours, at=rules.closes_at, ends_with=EndsWith(rules.closes_with)
    )


def _told(actor: Actor, before: OpenDayRulesPublic, after: OpenDayRulesPublic) -> events_pb2.ActRecorded:
    act = act_of(
        actor,
        AuditAction.OPEN_DAY_RULES_SET,
        subject_type=AuditSubject.OPEN_DAY_RULES,
        subject_id=actor.company_id,
        subject_name="",
        changes={
            AuditField.REMINDS_AT: (before.reminds_at, after.reminds_at),
            AuditField.CLOSES: (_signs(before.closing), _signs(after.closing)),
        },
    )
    return events_pb2.ActRecorded(act=act)


def _signs(closing: ClosingPublic | None) -> str | None:
    """Read alike in every language: +16 h, or 08:00 of the next day; » and by what the end is known."""
    if closing is None:
        return None
    when = f"+{closing.after_hours} h" if closing.after_hours else f"{closing.at} +1"
    return f"{when} » {closing.ends_with}"

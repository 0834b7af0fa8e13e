"""What a company does about days that nobody checked out of: whom it reminds when, and whether it closes them
by itself."""

from uuid import UUID

from chassis.access import Actor
from chassis.audit import act_of
from chassis.clock import now
from chassis.db import UnitOfWork
from contracts.attendance.v1 import events_pb2
from identity_client.directory import Directory

from attendance.audit_terms import AuditAction, AuditField, AuditSubject
from attendance.forgotten.closing import possible_end, shifts_of_day
from attendance.forgotten.errors import NoShiftEnds
from attendance.forgotten.repo import ForgottenRepo
from attendance.forgotten.schemas import (
    ClosingPublic,
    EndsWith,
    LikelyEnd,
    OpenDayRulesPublic,
    OpenDayRulesSet,
)
from attendance.hours.closing import is_forgotten
from attendance.pay.shift_end import says_shift_end
from attendance.record.service import get_record
from attendance.seen_rules import must_be_seen
from attendance.tables.forgotten import REMINDS_AT, OpenDayRules


async def get_rules(uow: UnitOfWork, actor: Actor, company_id: UUID | None) -> OpenDayRulesPublic:
    actor.must_be_in(company_id)
    rules = await ForgottenRepo(uow).find_rules(actor.company_id)
    return _shown(rules, says_shift_end=await says_shift_end(uow, actor.company_id))


async def set_rules(
    uow: UnitOfWork, directory: Directory, actor: Actor, body: OpenDayRulesSet
) -> OpenDayRulesPublic:
    actor.must_be_in(body.group_id)
    repo, closing = ForgottenRepo(uow), body.closing
    await must_be_seen(directory, actor, await repo.find_rules(actor.company_id), body.revision)
    await uow.lock(f"open day rules of {actor.company_id}")
    rules = await repo.find_rules(actor.company_id, lock=True)
    await must_be_seen(directory, actor, rules, body.revision)
    has_end = await says_shift_end(uow, actor.company_id)
    before = _shown(rules, says_shift_end=has_end)
    # What was set while there were such rules stays, when only the reminder is changed.
    is_new = closing is not None and (before.closing is None or before.closing.ends_with != closing.ends_with)
    if closing is not None and is_new and closing.ends_with is EndsWith.SHIFT_END and not has_end:
        raise NoShiftEnds
    if rules is None:
        rules = repo.add_rules(
            OpenDayRules(
                company_id=actor.company_id, reminds_at=REMINDS_AT, saved_by=actor.user_id, revision=0
            )
        )
    rules.reminds_at = body.reminds_at
    rules.closes_after_hours = closing.after_hours if closing else None
    rules.closes_at = closing.at if closing else None
    rules.closes_with = closing.ends_with.value if closing else None
    after = _shown(rules, says_shift_end=has_end)
    if before.closing != after.closing:
        rules.closes_since = now() if closing else None
    if before != after:
        rules.saved_by = actor.user_id
        uow.outbox.add(_told(actor, before, after))
    rules.revision += before != after or before.revision == 0
    return _shown(rules, says_shift_end=has_end)


async def get_likely_end(uow: UnitOfWork, actor: Actor, record_id: UUID) -> LikelyEnd:
    record = await get_record(uow, actor, record_id)
    for shift, following in await shifts_of_day(uow, record):
        if is_forgotten(shift, now()) and shift.ends_at is None:
            return LikelyEnd(ends_at=await possible_end(uow, shift, following, record))
    return LikelyEnd(ends_at=None)


def _shown(rules: OpenDayRules | None, *, says_shift_end: bool) -> OpenDayRulesPublic:
    return OpenDayRulesPublic(
        reminds_at=rules.reminds_at if rules else REMINDS_AT,
        closing=closing_of(rules) if rules else None,
        says_shift_end=says_shift_end,
        revision=rules.revision if rules else 0,
    )


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

"""Whether a company asks for a photo with each press. It is no gate: who brings none is at work as well."""

from uuid import UUID

from chassis.access import Actor
from chassis.audit import act_of
from chassis.db import UnitOfWork
from contracts.attendance.v1 import events_pb2

from attendance.audit import yes
from attendance.audit_terms import AuditAction, AuditField, AuditSubject
from attendance.clock_rules.repo import ClockRulesRepo
from attendance.clock_rules.schemas import ClockRulesPublic, ClockRulesSet
from attendance.tables.clock_rules import ClockRules


async def is_photo_asked(uow: UnitOfWork, company_id: UUID) -> bool:
    return await ClockRulesRepo(uow).asks_photo(company_id)


async def get_rules(uow: UnitOfWork, actor: Actor, company_id: UUID | None) -> ClockRulesPublic:
    actor.must_be_in(company_id)
    return ClockRulesPublic(is_photo_asked=await is_photo_asked(uow, actor.company_id))


async def set_rules(uow: UnitOfWork, actor: Actor, body: ClockRulesSet) -> ClockRulesPublic:
    """What was pressed before stays as it was asked for then."""
    actor.must_be_in(body.group_id)
    await uow.lock(f"clock rules of {actor.company_id}")
    repo = ClockRulesRepo(uow)
    rules = await repo.find(actor.company_id)
    before = rules is not None and rules.asks_photo
    if rules is None:
        rules = repo.add(ClockRules(company_id=actor.company_id, asks_photo=False, saved_by=actor.user_id))
    if before is not body.is_photo_asked:
        rules.asks_photo, rules.saved_by = body.is_photo_asked, actor.user_id
        uow.outbox.add(_told(actor, before, body.is_photo_asked))
    return ClockRulesPublic(is_photo_asked=body.is_photo_asked)


def _told(actor: Actor, before: bool, after: bool) -> events_pb2.ActRecorded:
    act = act_of(
        actor,
        AuditAction.CLOCK_RULES_SET,
        subject_type=AuditSubject.CLOCK_RULES,
        subject_id=actor.company_id,
        subject_name="",
        changes={AuditField.ASKS_PHOTO: (yes(is_so=before), yes(is_so=after))},
    )
    return events_pb2.ActRecorded(act=act)

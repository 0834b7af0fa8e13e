"""How long requests wait for an answer before others than the managers of their project hear of them."""

from uuid import UUID

from chassis.access import Actor
from chassis.audit import act_of
from chassis.db import UnitOfWork
from contracts.attendance.v1 import events_pb2

from attendance.audit_terms import AuditAction, AuditField, AuditSubject
from attendance.request_rules.repo import RequestRulesRepo
from attendance.request_rules.schemas import RequestRulesPublic, RequestRulesSet
from attendance.tables.request_rules import RequestRules


async def days_to_wait(uow: UnitOfWork, company_id: UUID) -> int | None:
    rules = await RequestRulesRepo(uow).find(company_id)
    return rules.escalates_after_days if rules else None


async def get_rules(uow: UnitOfWork, actor: Actor, company_id: UUID | None) -> RequestRulesPublic:
    actor.must_be_in(company_id)
    return RequestRulesPublic(escalates_after_days=await days_to_wait(uow, actor.company_id))


async def set_rules(uow: UnitOfWork, actor: Actor, body: RequestRulesSet) -> RequestRulesPublic:
    actor.must_be_in(body.group_id)
    await uow.lock(f"request rules of {actor.company_id}")
    repo, after = RequestRulesRepo(uow), body.escalates_after_days
    rules = await repo.find(actor.company_id)
    before = rules.escalates_after_days if rules else None
    if rules is None:
        rules = repo.add(RequestRules(company_id=actor.company_id, saved_by=actor.user_id))
    if before != after:
        rules.escalates_after_days, rules.saved_by = after, actor.user_id
        uow.outbox.add(_told(actor, before, after))
    return RequestRulesPublic(escalates_after_days=after)


def _told(actor: Actor, before: int | None, after: int | None) -> events_pb2.ActRecorded:
    act = act_of(
        actor,
        AuditAction.REQUEST_RULES_SET,
        subject_type=AuditSubject.REQUEST_RULES,
        subject_id=actor.company_id,
        subject_name="",
        changes={AuditField.ESCALATES_AFTER: (_text(before), _text(after))},
    )
    return events_pb2.ActRecorded(act=act)


def _text(days: int | None) -> str | None:
    return None if days is None else str(days)

"""How long requests wait for an answer before others than the managers of their project hear of them."""

from uuid import UUID

from chassis.access import Actor
from chassis.audit import act_of
from chassis.db import UnitOfWork
from contracts.attendance.v1 import events_pb2
from identity_client.directory import Directory

from attendance.audit_terms import AuditAction, AuditField, AuditSubject
from attendance.request_rules.repo import RequestRulesRepo
from attendance.request_rules.schemas import RequestRulesPublic, RequestRulesSet
from attendance.seen_rules import must_be_seen
from attendance.tables.request_rules import RequestRules


async def days_to_wait(uow: UnitOfWork, company_id: UUID) -> int | None:
    rules = await RequestRulesRepo(uow).find(company_id)
    return rules.escalates_after_days if rules else None


async def get_rules(uow: UnitOfWork, actor: Actor, company_id: UUID | None) -> RequestRulesPublic:
    actor.must_be_in(company_id)
    return _shown(await RequestRulesRepo(uow).find(actor.company_id))


async def set_rules(
    uow: UnitOfWork, directory: Directory, actor: Actor, body: RequestRulesSet
) -> RequestRulesPublic:
    actor.must_be_in(body.group_id)
    repo, after = RequestRulesRepo(uow), body.escalates_after_days
    await must_be_seen(directory, actor, await repo.find(actor.company_id), body.revision)
    await uow.lock(f"request rules of {actor.company_id}")
    rules = await repo.find(actor.company_id, lock=True)
    await must_be_seen(directory, actor, rules, body.revision)
    before = rules.escalates_after_days if rules else None
    if rules is None:
        rules = repo.add(RequestRules(company_id=actor.company_id, saved_by=actor.user_id, revision=0))
    if before != after or rules.revision == 0:
        rules.escalates_after_days, rules.saved_by = after, actor.user_id
        rules.revision += 1
    if before != after:
        uow.outbox.add(_told(actor, before, after))
    return _shown(rules)


def _shown(rules: RequestRules | None) -> RequestRulesPublic:
    return RequestRulesPublic(
        escalates_after_days=rules.escalates_after_days if rules else None,
        revision=rules.revision if rules else 0,
    )


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

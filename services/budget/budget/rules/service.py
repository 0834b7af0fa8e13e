"""What a company's admins have decided for all of its budgets."""

from datetime import datetime, timedelta
from uuid import UUID

from chassis.access import Actor, Role
from chassis.clock import now
from chassis.db import UnitOfWork
from identity_client.directory import Directory
from identity_client.saves import Save, must_be_newest

from budget.audit import AuditAction, AuditField, of_rules
from budget.rules.repo import RulesRepo
from budget.rules.schemas import RulesPublic, RulesUpdate
from budget.tables.project_budget import DEFAULT_CURRENCY
from budget.tables.request import BudgetRequest
from budget.tables.rules import BudgetRules, Overruns


async def get_rules(uow: UnitOfWork, directory: Directory, actor: Actor) -> RulesPublic:
    """Whoever files a request has to know them."""
    return await _public(directory, actor, await RulesRepo(uow).find(actor.company_id))


async def set_rules(uow: UnitOfWork, directory: Directory, actor: Actor, body: RulesUpdate) -> RulesPublic:
    """For budgets begun and requests sent from now on; the days count for what waits already, too."""
    await _must_be_newest(directory, actor, await RulesRepo(uow).find(actor.company_id), body.revision)
    # Before they are held, as identity is asked.
    await directory.learn_names(actor.company_id, [actor.user_id])
    rules = await RulesRepo(uow).find(actor.company_id, lock=True)
    await _must_be_newest(directory, actor, rules, body.revision)
    before = _said(rules)
    if rules is None:
        rules = RulesRepo(uow).add(
            BudgetRules(
                company_id=actor.company_id,
                currency=body.currency,
                overruns=body.overruns.value,
                answer_days=body.answer_days,
                created_by=actor.user_id,
                updated_by=actor.user_id,
                updated_at=now(),
            )
        )
    else:
        rules.currency, rules.overruns, rules.answer_days = body.currency, body.overruns, body.answer_days
        if _said(rules) == before:
            return await _public(directory, actor, rules)
        rules.revision, rules.updated_by, rules.updated_at = rules.revision + 1, actor.user_id, now()
    await uow.flush()
    after = _said(rules)
    changes = {field: (before[field], after[field]) for field in after if before[field] != after[field]}
    uow.outbox.add(of_rules(actor, AuditAction.RULES_CHANGED, changes))
    return await _public(directory, actor, rules)


async def currency_of(uow: UnitOfWork, company_id: UUID) -> str:
    """What a budget is begun in."""
    rules = await RulesRepo(uow).find(company_id)
    return rules.currency if rules else DEFAULT_CURRENCY


async def overruns_of(uow: UnitOfWork, company_id: UUID) -> Overruns:
    """Who may ask for more than is left."""
    rules = await RulesRepo(uow).find(company_id)
    return Overruns(rules.overruns) if rules else Overruns.ANYBODY


def may_overrun(overruns: Overruns, actor: Actor, project_id: UUID) -> bool:
    """Whether the actor may ask for more than is left there, if they say why."""
    match overruns:
        case Overruns.ANYBODY:
            return True
        case Overruns.MANAGERS:
            return actor.manages(project_id)
        case Overruns.ADMINS:
            return actor.is_at_least(Role.ADMIN)
        case Overruns.NOBODY:
            return False


async def expires_at(uow: UnitOfWork, request: BudgetRequest, asked_at: datetime | None) -> datetime | None:
    """Of one that waits: when it is free again if nobody answers, of whom somebody is asked since then. None:
    its company lets it wait."""
    rules = await RulesRepo(uow).find(request.company_id)
    since = asked_at or request.submitted_at
    if rules is None or rules.answer_days is None or since is None:
        return None
    return since + timedelta(days=rules.answer_days)


def _said(rules: BudgetRules | None) -> dict[AuditField, str]:
    days = rules.answer_days if rules else None
    return {
        AuditField.CURRENCY: rules.currency if rules else DEFAULT_CURRENCY,
        AuditField.OVERRUNS: (rules.overruns if rules else Overruns.ANYBODY.value),
        AuditField.ANSWER_DAYS: "" if days is None else str(days),
    }


async def _public(directory: Directory, actor: Actor, rules: BudgetRules | None) -> RulesPublic:
    people = await directory.people(actor.company_id, [rules.updated_by]) if rules else {}
    return RulesPublic(
        currency=rules.currency if rules else DEFAULT_CURRENCY,
        overruns=Overruns(rules.overruns) if rules else Overruns.ANYBODY,
        answer_days=rules.answer_days if rules else None,
        revision=rules.revision if rules else 0,
        updated_by=people.get(rules.updated_by) if rules else None,
        updated_at=rules.updated_at if rules else None,
        may_edit=actor.is_at_least(Role.ADMIN),
    )


async def _must_be_newest(directory: Directory, actor: Actor, rules: BudgetRules | None, seen: int) -> None:
    if rules is not None:
        newest = Save(rules.revision, rules.updated_by, rules.updated_at)
        await must_be_newest(directory, actor, newest, seen=seen)

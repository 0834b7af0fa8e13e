"""Who answers requests of a project, one after the other, and up to how much: a company's admins say so."""

from collections.abc import Collection, Sequence
from typing import Any
from uuid import UUID

from chassis.access import Actor, Role
from chassis.clock import now
from chassis.db import UnitOfWork
from chassis.money import to_minor, to_text
from chassis.runtime import Runtime
from contracts.identity.v1.identity_pb2 import Project
from identity_client.directory import Directory
from identity_client.projects import Projects
from identity_client.saves import Save, must_be_newest

from budget.audit import AuditAction, AuditField, of_chain
from budget.chain.errors import NamedTwice, NobodyForTheRest, NotAtTheProject
from budget.chain.repo import ChainRepo
from budget.chain.schemas import ChainPublic, ChainStepIn, ChainStepPublic, ChainUpdate
from budget.project.service import find_budget
from budget.tables.approval import ApprovalChain
from budget.tables.project_budget import DEFAULT_CURRENCY, Category


async def get_chain(uow: UnitOfWork, runtime: Runtime, actor: Actor, project_id: UUID) -> ChainPublic:
    project = await runtime.of(Projects).get_seen(actor, project_id)
    chain = await ChainRepo(uow).find(actor, project_id)
    currency = await _currency(uow, actor, project_id)
    steps = chain.steps if chain else []
    people = await runtime.of(Directory).people(actor.company_id, [UUID(each["user_id"]) for each in steps])
    return ChainPublic(
        project_id=project_id,
        currency=currency,
        revision=chain.revision if chain else 0,
        steps=[
            ChainStepPublic(
                user_id=UUID(each["user_id"]),
                person=people.get(UUID(each["user_id"])),
                categories=[Category(category) for category in each["categories"]],
                up_to=None if each["up_to_minor"] is None else to_text(each["up_to_minor"], currency),
            )
            for each in steps
        ],
        may_edit=actor.is_at_least(Role.ADMIN) and not project.is_archived,
    )


async def set_chain(uow: UnitOfWork, runtime: Runtime, actor: Actor, body: ChainUpdate) -> ChainPublic:
    """Requests that wait already keep the chain that they were submitted under."""
    project = await runtime.of(Projects).get_open(actor, body.project_id)
    currency = await _currency(uow, actor, body.project_id)
    steps = _judged(body.steps, project, currency)
    # Whom the answer names: nobody is asked once rows are held.
    people = await runtime.of(Directory).people(actor.company_id, [each.user_id for each in body.steps])
    await _must_be_newest(runtime, actor, await ChainRepo(uow).find(actor, body.project_id), body.revision)
    chain = await ChainRepo(uow).find(actor, body.project_id, lock=True)
    await _must_be_newest(runtime, actor, chain, body.revision)
    if chain is None:
        chain = ChainRepo(uow).add(
            ApprovalChain(
                company_id=actor.company_id,
                project_id=body.project_id,
                steps=steps,
                created_by=actor.user_id,
                updated_by=actor.user_id,
                updated_at=now(),
            )
        )
    elif chain.steps == steps:
        return await get_chain(uow, runtime, actor, body.project_id)
    else:
        chain.steps, chain.revision = steps, chain.revision + 1
        chain.updated_by, chain.updated_at = actor.user_id, now()
    await uow.flush()
    names = [people[each.user_id].full_name for each in body.steps if each.user_id in people]
    said = {AuditField.APPROVERS: (None, ", ".join(names))}
    uow.outbox.add(of_chain(actor, AuditAction.CHAIN_CHANGED, chain, project.name, said))
    return await get_chain(uow, runtime, actor, body.project_id)


async def approvers_of(
    uow: UnitOfWork,
    actor: Actor,
    project_id: UUID,
    amount_minor: int,
    categories: Collection[str],
    author: UUID,
) -> list[UUID | None]:
    """Who answers a request of so much, in their order: everybody it concerns, up to the first whose word is
    enough. Nobody answers their own. None: any manager of the project, where there is no chain, or where its
    author's word would have been the one that is enough."""
    chain = await ChainRepo(uow).find(actor, project_id)
    approvers: list[UUID | None] = []
    for step in chain.steps if chain else []:
        user_id, limit = UUID(step["user_id"]), step["up_to_minor"]
        if step["categories"] and not set(step["categories"]) & set(categories):
            continue
        if user_id == author:
            continue
        approvers.append(user_id)
        if limit is None or amount_minor <= limit:
            return approvers
    return [*approvers, None]


def _judged(steps: Sequence[ChainStepIn], project: Project, currency: str) -> list[dict[str, Any]]:
    at_the_project = {*project.member_user_ids, *project.manager_user_ids}
    seen = set[UUID]()
    for index, step in enumerate(steps):
        if str(step.user_id) not in at_the_project:
            raise NotAtTheProject(index)
        if step.user_id in seen:
            raise NamedTwice(index)
        seen.add(step.user_id)
    if steps and (steps[-1].up_to is not None or steps[-1].categories):
        raise NobodyForTheRest(len(steps) - 1)
    return [
        {
            "user_id": str(step.user_id),
            "categories": sorted({each.value for each in step.categories}),
            "up_to_minor": None
            if step.up_to is None
            else to_minor(step.up_to, currency, field=f"steps.{index}.upTo"),
        }
        for index, step in enumerate(steps)
    ]


async def _must_be_newest(runtime: Runtime, actor: Actor, chain: ApprovalChain | None, seen: int) -> None:
    if chain is not None:
        newest = Save(chain.revision, chain.updated_by, chain.updated_at)
        await must_be_newest(runtime.of(Directory), actor, newest, seen=seen)


async def _currency(uow: UnitOfWork, actor: Actor, project_id: UUID) -> str:
    budget = await find_budget(uow, actor, project_id)
    return budget.currency if budget else DEFAULT_CURRENCY

"""Who answers requests of a project, one after the other, and up to how much: a company's admins say so."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
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

from budget.audit import AuditAction, of_chain
from budget.chain.answerable import only_one_who_answers
from budget.chain.errors import NamedTwice, NobodyForTheRest, NotAtTheProject
from budget.chain.log import changed_steps, steps_in_words
from budget.chain.repo import ChainRepo
from budget.chain.schemas import ChainPublic, ChainStepIn, ChainStepPublic, ChainUpdate
from budget.project.service import currency_at, find_budget
from budget.tables.approval import ApprovalChain
from budget.tables.project_budget import Category


async def get_chain(uow: UnitOfWork, runtime: Runtime, actor: Actor, project_id: UUID) -> ChainPublic:
    project = await runtime.of(Projects).get_seen(actor, project_id)
    chain = await ChainRepo(uow).find(actor, project_id)
    currency = await _currency(uow, actor, project_id)
    limits_currency = chain.currency or currency if chain else currency
    steps = chain.steps if chain else []
    only_one = await only_one_who_answers(runtime.of(Directory), project)
    if steps and str(only_one) != steps[-1]["user_id"]:
        only_one = None
    named = {only_one, *(UUID(each["user_id"]) for each in steps)}
    people = await runtime.of(Directory).people(actor.company_id, named)
    return ChainPublic(
        project_id=project_id,
        currency=currency,
        limits_currency=limits_currency,
        revision=chain.revision if chain else 0,
        steps=[
            ChainStepPublic(
                user_id=UUID(each["user_id"]),
                person=people.get(UUID(each["user_id"])),
                categories=[Category(category) for category in each["categories"]],
                up_to=None if each["up_to_minor"] is None else to_text(each["up_to_minor"], limits_currency),
            )
            for each in steps
        ],
        only_one=people.get(only_one) if only_one else None,
        may_edit=actor.is_at_least(Role.ADMIN) and not project.is_archived,
    )


async def set_chain(uow: UnitOfWork, runtime: Runtime, actor: Actor, body: ChainUpdate) -> ChainPublic:
    """Requests that wait already keep the chain that they were submitted under."""
    project = await runtime.of(Projects).get_open(actor, body.project_id)
    currency = await _currency(uow, actor, body.project_id)
    steps = _judged(body.steps, project, currency)
    before = await ChainRepo(uow).find(actor, body.project_id)
    await _must_be_newest(runtime.of(Directory), actor, before, body.revision)
    # Whom the answer and the log name: nobody is asked once rows are held.
    named = [UUID(each["user_id"]) for each in (*steps, *(before.steps if before else []))]
    people = await runtime.of(Directory).people(actor.company_id, named)
    chain = await ChainRepo(uow).find(actor, body.project_id, lock=True)
    await _must_be_newest(runtime.of(Directory), actor, chain, body.revision)
    was = steps_in_words(chain.steps, chain.currency or currency, people) if chain else []
    if chain is None:
        chain = ChainRepo(uow).add(
            ApprovalChain(
                company_id=actor.company_id,
                project_id=body.project_id,
                steps=steps,
                currency=currency,
                created_by=actor.user_id,
                updated_by=actor.user_id,
                updated_at=now(),
            )
        )
    elif chain.steps == steps and chain.currency == currency:
        return await get_chain(uow, runtime, actor, body.project_id)
    else:
        chain.steps, chain.currency, chain.revision = steps, currency, chain.revision + 1
        chain.updated_by, chain.updated_at = actor.user_id, now()
    await uow.flush()
    said = changed_steps(was, steps_in_words(steps, currency, people))
    uow.outbox.add(of_chain(actor, AuditAction.CHAIN_CHANGED, chain, project.name, said))
    return await get_chain(uow, runtime, actor, body.project_id)


@dataclass(frozen=True)
class Asked:
    """What a request asks for."""

    amount_minor: int
    currency: str
    categories: frozenset[str]


async def approvers_of(
    uow: UnitOfWork, actor: Actor, project_id: UUID, asked: Asked, author: UUID
) -> list[UUID | None]:
    """Who answers a request, in their order: everybody it concerns, up to the first whose word is enough.
    Nobody answers their own. None: any manager of the project, where there is no chain, or where its author's
    word would have been the one that is enough."""
    chain = await ChainRepo(uow).find(actor, project_id)
    approvers: list[UUID | None] = []
    for step in chain.steps if chain else []:
        user_id = UUID(step["user_id"])
        if step["categories"] and asked.categories.isdisjoint(step["categories"]):
            continue
        if user_id == author:
            continue
        approvers.append(user_id)
        if chain and _is_enough(step, asked, chain.currency):
            return approvers
    return [*approvers, None]


async def named_in_chain(uow: UnitOfWork, actor: Actor, project_id: UUID) -> list[UUID]:
    chain = await ChainRepo(uow).find(actor, project_id)
    return [UUID(step["user_id"]) for step in chain.steps] if chain else []


def _is_enough(step: Mapping[str, Any], asked: Asked, limits_currency: str) -> bool:
    """Of somebody with categories only for requests of nothing else: a line of small change must not choose
    who commits the rest. A limit in another currency says nothing."""
    if step["categories"] and not asked.categories <= set(step["categories"]):
        return False
    limit = step["up_to_minor"]
    if limit is None:
        return True
    return limits_currency in ("", asked.currency) and asked.amount_minor <= limit


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


async def _must_be_newest(directory: Directory, actor: Actor, chain: ApprovalChain | None, seen: int) -> None:
    if chain is not None:
        newest = Save(chain.revision, chain.updated_by, chain.updated_at)
        await must_be_newest(directory, actor, newest, seen=seen)


async def _currency(uow: UnitOfWork, actor: Actor, project_id: UUID) -> str:
    budget = await find_budget(uow, actor, project_id)
    return await currency_at(uow, actor, budget)

"""The demo: budgets of three projects, made by their people through the service. The sweeps ask for them."""

import csv
import io
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from datetime import date, timedelta
from uuid import UUID

from budget.actual.csv_import import import_actuals
from budget.actual.reading import query_actuals
from budget.actual.schemas import ActualQuery, ActualReverse
from budget.actual.service import reverse_actual
from budget.chain.absence import set_absence
from budget.chain.schemas import AbsenceUpdate, ChainStepIn, ChainUpdate
from budget.chain.service import get_chain, set_chain
from budget.code.reading import query_codes
from budget.code.schemas import CodeCreate, CodeRef, CodeUpdate
from budget.code.service import archive_code, create_code, update_code
from budget.comment.schemas import CommentCreate
from budget.comment.service import create_comment
from budget.project.schemas import BaselineLock, ProjectBudgetUpdate
from budget.project.service import find_budget, update_project_budget
from budget.project.versions import lock_baseline
from budget.request.answering import reply_to_request
from budget.request.schemas import Answer, ApprovedLine, LineIn, RequestCreate, RequestReply
from budget.request.service import create_request
from budget.tables.request import RequestKind
from chassis.access import Actor
from chassis.acting import acting_for
from chassis.clock import now
from chassis.db import UnitOfWork
from chassis.demo import Extent
from chassis.http import Paging
from chassis.runtime import Runtime
from contracts.identity.v1.identity_pb2 import Project
from identity_client.directory import Directory
from identity_client.projects import Projects
from identity_client_demo import sign_in

from budget_demo.files import put
from budget_demo.hours import seed_rates, seed_weeks
from budget_demo.machines import seed_machine_rates, seed_machines
from budget_demo.site import ASKED, BUDGETS, CODES, LIMITS, REVERSED, SPENT, VARIATION, WHY_MORE, Asked, Code

_PROJECTS = 3


@asynccontextmanager
async def _by(runtime: Runtime, actor: Actor) -> AsyncGenerator[UnitOfWork]:
    with acting_for(actor.user_id):
        async with runtime.database.unit_of_work() as uow:
            yield uow


async def seed(runtime: Runtime, _: Extent = Extent.FULL) -> None:
    admin, member = await sign_in(runtime, "admin"), await sign_in(runtime, "member")
    owner = await sign_in(runtime, "owner")
    projects = await runtime.of(Directory).all_projects(admin.company_id)
    # Those that the member works at first: what they ask for is shown to them.
    open_ones = sorted(each for each, project in projects.items() if not project.is_archived)
    chosen = sorted(open_ones, key=lambda each: not member.sees_project(each))[:_PROJECTS]
    await seed_rates(runtime, admin, member.user_id, _by)
    await seed_machine_rates(runtime, admin, _by)
    for scale, project_id in enumerate(chosen, start=1):
        asker = member if member.sees_project(project_id) else owner
        await _seed_project(runtime, admin, asker, projects[project_id], scale)
    await _seed_approval(runtime, admin, owner, projects[chosen[-1]])


async def _seed_project(runtime: Runtime, admin: Actor, asker: Actor, project: Project, scale: int) -> None:
    project_id = UUID(project.project_id)
    async with runtime.database.reading() as uow:
        if await find_budget(uow, admin, project_id) is not None:
            return  # then it is there already
    await _award(runtime, admin, project_id, scale)
    codes: dict[str, UUID] = {}
    for code in CODES:
        codes[code.number] = await _create(runtime, admin, project_id, code, codes, scale)
    await _set_budget(runtime, admin, project_id, scale, BUDGETS | VARIATION, 2, WHY_MORE)
    for asked in ASKED:
        await _ask(runtime, admin, asker, project_id, asked, codes)
    await _spend(runtime, admin, project_id)
    await seed_weeks(runtime, admin, project, codes, _by)
    await seed_machines(runtime, admin, project_id, codes, _by)
    async with _by(runtime, admin) as uow:
        change = CodeUpdate(budget_code_id=codes["03-110"], name="Formwork, all levels")
        await update_code(uow, runtime, admin, change)
        await archive_code(uow, runtime, admin, CodeRef(budget_code_id=codes["01-190"]), archived=True)


async def _seed_approval(runtime: Runtime, admin: Actor, asker: Actor, project: Project) -> None:
    """The last of them has a chain: its managers up to so much, then somebody else of it. One of its requests
    waits for the first of them; and who stands in for the demo's manager is said for a holiday to come."""
    project_id = UUID(project.project_id)
    async with runtime.database.reading() as uow:
        if (await get_chain(uow, runtime, admin, project_id)).revision > 0:
            return
        found = await query_codes(uow, runtime.of(Projects), admin, project_id, "03-300", False, Paging(1, 1))
    people = [*dict.fromkeys([*project.manager_user_ids, *project.member_user_ids])][:3]
    async with _by(runtime, admin) as uow:
        steps = [
            ChainStepIn(user_id=UUID(each), up_to=limit) for each, limit in zip(people, LIMITS, strict=False)
        ]
        steps[-1] = ChainStepIn(user_id=steps[-1].user_id)
        await set_chain(uow, runtime, admin, ChainUpdate(project_id=project_id, revision=0, steps=steps))
    async with _by(runtime, asker) as uow:
        line = LineIn(budget_code_id=found.data[0].budget_code_id, amount="12500.00")
        title = "Winter concrete, both cores"
        body = RequestCreate(project_id=project_id, title=title, lines=[line], submit=True)
        winter = await create_request(uow, runtime, asker, body)
    async with _by(runtime, admin) as uow:
        asking = CommentCreate(
            budget_request_id=winter.budget_request_id, text="Does that include the heating?"
        )
        await create_comment(uow, runtime, admin, asking)
    manager, away = await sign_in(runtime, "manager"), now().date() + timedelta(days=60)
    async with _by(runtime, manager) as uow:
        days = AbsenceUpdate(stand_in_user_id=admin.user_id, from_on=away, until_on=away + timedelta(days=11))
        await set_absence(uow, runtime, manager, days)


async def _award(runtime: Runtime, admin: Actor, project_id: UUID, scale: int) -> None:
    """What is the baseline, and what its codes are parts of."""
    await _set_budget(runtime, admin, project_id, scale, BUDGETS, 7, "Tender award")
    async with _by(runtime, admin) as uow:
        await lock_baseline(uow, runtime, admin, BaselineLock(project_id=project_id, revision=1))


async def _set_budget(
    runtime: Runtime,
    admin: Actor,
    project_id: UUID,
    scale: int,
    amounts: dict[str, int],
    months_ago: int,
    reason: str,
) -> None:
    said: dict[str, object] = {
        "effectiveOn": _months_before(now().date(), months_ago),
        "reason": reason,
    }
    sent = {name: str(amount * scale) for name, amount in amounts.items()}
    async with _by(runtime, admin) as uow:
        seen = await find_budget(uow, admin, project_id)
        said["revision"] = seen.revision if seen else 0
        body = ProjectBudgetUpdate.model_validate({"projectId": project_id, **said, **sent})
        await update_project_budget(uow, runtime, admin, body)


async def _create(
    runtime: Runtime, admin: Actor, project_id: UUID, code: Code, codes: dict[str, UUID], scale: int
) -> UUID:
    async with _by(runtime, admin) as uow:
        body = CodeCreate(
            project_id=project_id,
            number=code.number,
            name=code.name,
            is_division=code.category is None,
            division_id=codes.get(code.division),
            category=code.category,
            unit=code.unit,
            quantity=str(int(code.quantity) * scale) if code.quantity else None,
            rate=code.rate or None,
        )
        return (await create_code(uow, runtime.of(Projects), admin, body)).budget_code_id


async def _ask(
    runtime: Runtime,
    admin: Actor,
    asker: Actor,
    project_id: UUID,
    asked: Asked,
    codes: dict[str, UUID],
) -> None:
    async with _by(runtime, asker) as uow:
        body = RequestCreate(
            project_id=project_id,
            title=asked.title,
            reason=asked.reason,
            overrun_reason=asked.overrun_reason,
            kind=_kind(asked),
            lines=_lines(asked, codes),
            submit=asked.answer != "draft",
        )
        request = await create_request(uow, runtime, asker, body)
    for name in asked.files:
        async with _by(runtime, asker) as uow:
            await put(uow, runtime, asker, request.budget_request_id, name)
    if asked.question:
        await _discuss(runtime, admin, asker, request.budget_request_id, asked)
    if asked.answer in ("draft", "waits"):
        return
    approved_on = _months_before(now().date(), asked.months_ago) if asked.months_ago else None
    async with _by(runtime, admin) as uow:
        reply = RequestReply(
            budget_request_id=request.budget_request_id,
            answer=Answer(asked.answer),
            note=asked.note,
            lines=[
                ApprovedLine(budget_request_line_id=line.budget_request_line_id, amount=asked.approved)
                for line in request.lines
                if asked.approved
            ],
        )
        await reply_to_request(uow, runtime, admin, reply, approved_on=approved_on)


async def _discuss(runtime: Runtime, admin: Actor, asker: Actor, request_id: UUID, asked: Asked) -> None:
    for who, text in ((admin, asked.question), (asker, asked.reply)):
        async with _by(runtime, who) as uow:
            await create_comment(uow, runtime, who, CommentCreate(budget_request_id=request_id, text=text))


def _kind(asked: Asked) -> RequestKind:
    if asked.is_change:
        return RequestKind.CHANGE
    return RequestKind.TRANSFER if asked.moves_to else RequestKind.MONEY


def _lines(asked: Asked, codes: dict[str, UUID]) -> list[LineIn]:
    lines = [
        LineIn(budget_code_id=codes[number], amount=amount, receives=asked.is_change)
        for number, amount in asked.lines
    ]
    if asked.moves_to:
        (given,) = lines
        lines.append(LineIn(budget_code_id=codes[asked.moves_to], amount=given.amount, receives=True))
    return lines


async def _spend(runtime: Runtime, admin: Actor, project_id: UUID) -> None:
    """Half a year of invoices, from a file as a company would bring it; one of them was wrong."""
    async with _by(runtime, admin) as uow:
        await import_actuals(uow, runtime.of(Projects), admin, project_id, _invoices(now().date()))
    supplier, reason = REVERSED
    async with _by(runtime, admin) as uow:
        query = ActualQuery(project_id=project_id, search=supplier, page_count=1)
        (newest,) = (await query_actuals(uow, runtime, admin, query)).data
        wrong = ActualReverse(budget_actual_id=newest.budget_actual_id, reason=reason)
        await reverse_actual(uow, runtime, admin, wrong)


def _invoices(today: date) -> bytes:
    rows = [["date", "code", "amount", "supplier", "number", "note"]]
    for spent in SPENT:
        for place, amount in enumerate(spent.amounts):
            day = _months_before(today, len(spent.amounts) - place)
            if amount != "0":
                number = f"{spent.letters}{day.isoformat()[2:7].replace('-', '')}"
                rows.append([day.isoformat(), spent.code, amount, spent.supplier, number, spent.note])
    written = io.StringIO()
    csv.writer(written).writerows(rows)
    return written.getvalue().encode()


def _months_before(today: date, months: int) -> date:
    """The 25th, when invoices come."""
    year, month = divmod(today.year * 12 + today.month - 1 - months, 12)
    return date(year, month + 1, 25)

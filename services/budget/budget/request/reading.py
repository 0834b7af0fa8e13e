"""Requests as they are shown, each with what it means for its codes as of now."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any
from uuid import UUID

from chassis.access import Actor
from chassis.db import UnitOfWork
from chassis.http import Page, Paging
from chassis.money import to_text
from chassis.runtime import Runtime
from contracts.identity.v1.identity_pb2 import Project
from identity_client.directory import Directory
from identity_client.people import PersonPublic
from identity_client.projects import Projects

from budget.chain.answerable import Waiting, count_for_nobody, nobody_answers
from budget.code.reading import codes_among
from budget.request.errors import RequestNotFound
from budget.request.holding import agreed_minor, asked_lines, total_minor
from budget.request.impact import impact_of, over_categories_of
from budget.request.moves import moves_of
from budget.request.repo import RequestRepo
from budget.request.schemas import (
    AlsoWaiting,
    LinePublic,
    RequestDetail,
    RequestFilter,
    RequestGroup,
    RequestPublic,
    RequestQuery,
)
from budget.request.turns import turns_public
from budget.rules.service import expires_at
from budget.tables.approval import ApprovalTurn
from budget.tables.request import BudgetRequest, RequestKind, RequestLine, Status
from budget.turn.service import asked_at_of, stand_ins_of, turns_of

MOST_OF_A_GROUP = 50
MOST_ALSO = 20


async def get_request(
    uow: UnitOfWork, actor: Actor, request_id: UUID, *, lock: bool = False
) -> BudgetRequest:
    request = await RequestRepo(uow).find(actor, request_id, lock=lock)
    if request is None:
        raise RequestNotFound
    return request


async def find_sent(uow: UnitOfWork, company_id: UUID, request_id: UUID) -> BudgetRequest | None:
    """No draft, whoever may see it: for who writes to people about it."""
    return await RequestRepo(uow).find_sent(company_id, request_id)


async def lines_of(uow: UnitOfWork, request: BudgetRequest) -> Sequence[RequestLine]:
    return await RequestRepo(uow).lines([request.id])


async def get_request_detail(
    uow: UnitOfWork, runtime: Runtime, actor: Actor, request_id: UUID
) -> RequestDetail:
    request = await get_request(uow, actor, request_id)
    lines = await RequestRepo(uow).lines([request.id])
    return await detail_of(uow, runtime, actor, request, lines)


async def detail_of(
    uow: UnitOfWork,
    runtime: Runtime,
    actor: Actor,
    request: BudgetRequest,
    lines: Sequence[RequestLine],
    turns: Sequence[ApprovalTurn] | None = None,
    *,
    codes: Mapping[UUID, Any] | None = None,
) -> RequestDetail:
    """`turns`, `codes` of its lines: where they are known already."""
    project = await runtime.of(Projects).try_find(actor.company_id, request.project_id)
    waits, is_author = request.status == Status.SUBMITTED, request.created_by == actor.user_id
    if turns is None:
        turns = await turns_of(uow, request) if request.status != Status.DRAFT else []
    stand_ins = await stand_ins_of(uow, actor.company_id, [turn for turn in turns if not turn.answered_at])
    is_open = not (project and project.is_archived)
    may_answer = waits and is_open and not is_author and await RequestRepo(uow).may_answer(actor, request.id)
    also: Sequence[Any] = []
    if may_answer:
        also = await RequestRepo(uow).also_waiting(actor, request.id, MOST_ALSO)
    who: set[UUID | None] = {
        request.created_by,
        request.answered_by,
        *stand_ins.values(),
        *(row.created_by for row in also),
    }
    who |= {each for turn in turns for each in (turn.user_id, turn.answered_by)}
    people = await runtime.of(Directory).people(actor.company_id, who)
    if codes is None:
        codes = await codes_among(uow, actor, [line.code_id for line in lines])
    asked = asked_lines(request, lines)
    total = total_minor(request, lines)
    added = sum(line.amount_minor for line in lines if line.receives)
    held_later: Sequence[Any] = []
    if waits:
        held_later = await RequestRepo(uow).held_later(actor, request.id)
    later_of: dict[UUID, int] = {row.code_id: int(row.held) for row in held_later}
    shown = [
        _line(line, codes[line.code_id], holds=waits, later_minor=later_of.get(line.code_id, 0))
        for line in lines
    ]
    is_over = waits and any(each.impact.is_over for each in shown)
    approved = [line.approved_minor for line in asked if line.approved_minor is not None]
    return RequestDetail(
        **_brief(
            request, project, people, total, added, sum(approved) if approved else None, may_answer, is_over
        ),
        reason=request.reason,
        overrun_reason=request.overrun_reason,
        answer_note=request.answer_note,
        answered_by=people.get(request.answered_by) if request.answered_by else None,
        lines=shown,
        may_edit=is_author and is_open and request.status == Status.DRAFT,
        may_withdraw=is_author and is_open and waits,
        turns=turns_public(turns, stand_ins, people, waits=waits),
        expires_at=await expires_at(uow, request, asked_at_of(turns)) if waits else None,
        also_waiting=[
            AlsoWaiting(
                budget_request_id=row.id,
                number=row.number,
                title=row.title,
                by=people.get(row.created_by),
                code_number=codes[row.code_id].number,
                amount=to_text(row.amount_minor, request.currency),
            )
            for row in also
        ],
        may_answer=may_answer,
        over_categories=await over_categories_of(uow, actor, request, codes, _by_category(held_later))
        if waits
        else [],
        category_moves=await moves_of(uow, actor, request, lines, codes),
        nobody_answers=waits
        and bool(project)
        and await _is_nobody_s(runtime.of(Directory), project, request, turns),
    )


async def query_requests(
    uow: UnitOfWork, runtime: Runtime, actor: Actor, wanted: RequestQuery
) -> Page[RequestPublic]:
    paging = Paging(wanted.page_number, wanted.page_count)
    rows, total = await RequestRepo(uow).page(actor, wanted, paging)
    return Page[RequestPublic].of(await _public(runtime, actor, rows), total, paging)


async def count_waiting_for(uow: UnitOfWork, actor: Actor, project_id: UUID) -> int:
    return await RequestRepo(uow).count_for(actor, project_id)


async def count_nobody_s(uow: UnitOfWork, directory: Directory, actor: Actor, project: Project) -> int:
    """How many of a project wait for nobody."""
    waiting = await RequestRepo(uow).waiting_at(actor, UUID(project.project_id))
    alike = [Waiting(row.still or (), row.created_by, row.answered or (), row.count) for row in waiting]
    return await count_for_nobody(directory, project, alike)


async def query_grouped(
    uow: UnitOfWork, runtime: Runtime, actor: Actor, wanted: RequestFilter
) -> list[RequestGroup]:
    """By status, those that wait first; a group that has none is left out."""
    groups: list[RequestGroup] = []
    for status in _IN_ORDER:
        if wanted.statuses and status not in wanted.statuses:
            continue
        of_status = wanted.model_copy(update={"statuses": [status]})
        rows, total = await RequestRepo(uow).page(actor, of_status, Paging(1, MOST_OF_A_GROUP))
        if rows:
            requests = await _public(runtime, actor, rows)
            groups.append(RequestGroup(status=status, count=total, requests=requests))
    return groups


_IN_ORDER = (
    Status.SUBMITTED,
    Status.DRAFT,
    Status.PARTLY_APPROVED,
    Status.APPROVED,
    Status.REJECTED,
    Status.EXPIRED,
)


async def _is_nobody_s(
    directory: Directory, project: Project, request: BudgetRequest, turns: Sequence[ApprovalTurn]
) -> bool:
    still = [turn.user_id for turn in turns if turn.answered_at is None]
    answered = [turn.answered_by for turn in turns if turn.answered_by]
    return await nobody_answers(directory, project, still, request.created_by, answered)


async def _public(runtime: Runtime, actor: Actor, rows: Iterable[Any]) -> list[RequestPublic]:
    rows = list(rows)
    projects = await runtime.of(Projects).shown(actor.company_id, (row.project_id for row in rows))
    people = await runtime.of(Directory).people(actor.company_id, (row.created_by for row in rows))
    return [
        RequestPublic(
            **_brief(
                row,
                projects.get(row.project_id),
                people,
                int(row.total_minor),
                int(row.added_minor),
                row.approved_minor,
                row.waits_for_me,
                row.is_over_now,
            )
        )
        for row in rows
    ]


def _brief(
    row: Any,
    project: Project | None,
    people: Mapping[UUID, PersonPublic],
    total_minor: int,
    added_minor: int,
    approved_minor: int | None,
    waits_for_me: bool,
    is_over_now: bool,
) -> dict[str, Any]:
    """Of a row of the list or of the table. Without its project while identity is away."""
    approved = None if approved_minor is None else to_text(int(approved_minor), row.currency)
    return {
        "budget_request_id": row.id,
        "project_id": row.project_id,
        "project_name": project.name if project else "",
        "time_zone": project.time_zone if project else None,
        "number": row.number,
        "kind": RequestKind(row.kind),
        "title": row.title,
        "status": Status(row.status),
        "currency": row.currency,
        "total": to_text(total_minor, row.currency),
        "added_total": to_text(added_minor, row.currency) if row.kind == RequestKind.CHANGE else None,
        "approved_total": approved,
        "is_over_budget": row.is_over_budget,
        "is_over_now": is_over_now,
        "file_count": row.file_count,
        "comment_count": row.comment_count,
        "needed_by": row.needed_by,
        "by": people.get(row.created_by),
        "waits_for_me": waits_for_me,
        "revision": row.revision,
        "submitted_at": row.submitted_at,
        "answered_at": row.answered_at,
        "created_at": row.created_at,
        "updated_at": row.updated_at,
    }


def _by_category(held: Iterable[Any]) -> dict[str, int]:
    sums: dict[str, int] = {}
    for row in held:
        sums[row.category] = sums.get(row.category, 0) + int(row.held)
    return sums


def _line(line: RequestLine, code: Any, *, holds: bool, later_minor: int) -> LinePublic:
    own = line.amount_minor if holds and not line.receives else 0
    asked = agreed_minor(line) if holds else line.amount_minor
    approved = line.approved_minor
    return LinePublic(
        budget_request_line_id=line.id,
        budget_code_id=code.id,
        code_number=code.number,
        code_name=code.name,
        receives=line.receives,
        amount=to_text(line.amount_minor, code.currency),
        approved_amount=None if approved is None else to_text(approved, code.currency),
        note=line.note,
        is_archived=code.is_archived,
        impact=impact_of(code, asked, own_minor=own, later_minor=later_minor, receives=line.receives),
    )

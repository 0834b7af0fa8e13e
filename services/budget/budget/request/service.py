"""Requests for money of budget codes: a draft holds nothing, what is submitted is held, what is approved is
committed, and what is refused or withdrawn is free again."""

from collections.abc import Iterable, Sequence
from uuid import UUID

from chassis.access import Actor
from chassis.clock import now
from chassis.db import UnitOfWork
from chassis.money import said, to_text
from chassis.runtime import Runtime
from contracts.budget.v1 import events_pb2
from identity_client.directory import Directory
from identity_client.projects import Projects
from identity_client.saves import Save, must_be_newest

from budget.attachment.service import discard_all
from budget.audit import AuditAction, AuditField, of_request
from budget.code.announcement import tell_code
from budget.code.reading import codes_among
from budget.project.service import find_budget
from budget.request.announcement import request_changed
from budget.request.drafting import begun, write_new
from budget.request.errors import (
    MayNotOverrun,
    NoLines,
    NotADraft,
    NotItsAuthor,
    NotWaiting,
    OverBudget,
    RequestNotFound,
    TakesTooMuch,
    TooManyWaiting,
    UnusableCode,
    WrittenAbout,
)
from budget.request.holding import added_by, move_held, must_balance, total_minor
from budget.request.lines import Drawn, draw_lines
from budget.request.moves import must_be_possible
from budget.request.names import learn_names
from budget.request.needed_by import must_be_near
from budget.request.reading import detail_of, get_request
from budget.request.repo import RequestRepo
from budget.request.schemas import (
    LineIn,
    RequestCreate,
    RequestDelete,
    RequestDetail,
    RequestRef,
    RequestUpdate,
)
from budget.rules.service import may_overrun, overruns_of
from budget.tables.budget_code import BudgetCode
from budget.tables.ledger import Why
from budget.tables.request import BudgetRequest, RequestKind, RequestLine, Status
from budget.turn.service import begin_turns, end_turns

MOST_WAITING = 200
"""Of one person in one project: nobody answers more."""

_PLAIN = ("title", "reason", "overrun_reason", "needed_by")


async def create_request(
    uow: UnitOfWork, runtime: Runtime, actor: Actor, body: RequestCreate
) -> RequestDetail:
    await runtime.of(Projects).get_open(actor, body.project_id)
    if body.submit:
        await learn_names(uow, runtime.of(Directory), actor, body.project_id)
    else:
        # A draft names nobody else.
        await runtime.of(Directory).learn_names(actor.company_id, [actor.user_id])
    request = begun(actor, body)
    must_be_near(request)
    drawn = await draw_lines(uow, request, body.lines)
    await write_new(uow, actor, request, drawn.lines, is_final=not body.submit)
    return await _finish(uow, runtime, actor, request, drawn, submit=body.submit)


async def update_request(
    uow: UnitOfWork, runtime: Runtime, actor: Actor, body: RequestUpdate
) -> RequestDetail:
    request = await take(uow, runtime, actor, body.budget_request_id, seen=body.revision)
    _must_be_author(actor, request)
    if request.status != Status.DRAFT:
        raise NotADraft
    sent = body.model_dump(exclude_unset=True, include={*_PLAIN})
    for name, value in sent.items():
        if value is not None or name == "needed_by":
            setattr(request, name, value)
    if "needed_by" in sent:
        must_be_near(request)
    repo = RequestRepo(uow)
    lines: Sequence[RequestLine] = await repo.lines([request.id])
    if body.lines is not None:
        for line in lines:
            await repo.delete(line)
        # Before the new ones: a code stands in one line of a request.
        await uow.flush()
        drawn = await draw_lines(uow, request, body.lines, kept={line.code_id for line in lines})
        repo.add_lines(drawn.lines)
        lines = drawn.lines
    _saved(request, actor)
    await uow.flush()
    codes = await codes_among(uow, actor, [line.code_id for line in lines])
    return await _finish(uow, runtime, actor, request, Drawn([*lines], codes), submit=body.submit)


async def withdraw_request(
    uow: UnitOfWork, runtime: Runtime, actor: Actor, body: RequestRef
) -> RequestDetail:
    request = await take(uow, runtime, actor, body.budget_request_id, seen=body.revision)
    _must_be_author(actor, request)
    if request.status != Status.SUBMITTED:
        raise NotWaiting
    lines = await RequestRepo(uow).lines([request.id])
    codes = await codes_among(uow, actor, [line.code_id for line in lines], lock=True)
    move_held(uow, actor.user_id, request, lines, codes, Why.REQUEST_WITHDRAWN, sign=-1)
    request.status, request.is_over_budget, request.submitted_at = Status.DRAFT.value, False, None
    request.was_withdrawn = True
    for line in lines:
        line.approved_minor = None
    await end_turns(uow, request)
    await settle(uow, actor, request, lines, codes.values(), AuditAction.REQUEST_WITHDRAWN)
    return await detail_of(uow, runtime, actor, request, lines)


async def duplicate_request(
    uow: UnitOfWork, runtime: Runtime, actor: Actor, body: RequestRef
) -> RequestDetail:
    """A draft of the caller's own, without lines whose codes are archived by now."""
    copied = await get_request(uow, actor, body.budget_request_id)
    await runtime.of(Projects).get_open(actor, copied.project_id)
    await runtime.of(Directory).learn_names(actor.company_id, [actor.user_id])
    of_copied = await RequestRepo(uow).lines([copied.id])
    codes = await codes_among(uow, actor, [line.code_id for line in of_copied])
    request = begun(
        actor,
        RequestCreate(
            project_id=copied.project_id,
            kind=RequestKind(copied.kind),
            title=copied.title,
            reason=copied.reason,
        ),
    )
    usable = [line for line in of_copied if not codes[line.code_id].is_archived]
    drawn = await draw_lines(uow, request, [_again(line, codes[line.code_id]) for line in usable])
    await write_new(uow, actor, request, drawn.lines, is_final=True)
    return await _finish(uow, runtime, actor, request, drawn, submit=False)


async def delete_request(uow: UnitOfWork, runtime: Runtime, actor: Actor, body: RequestDelete) -> None:
    request = await take(uow, runtime, actor, body.budget_request_id, seen=body.revision)
    if request.project_id != body.project_id:
        raise RequestNotFound
    _must_be_author(actor, request)
    if request.status != Status.DRAFT:
        raise NotADraft
    if request.was_withdrawn:
        if await RequestRepo(uow).is_written_about(request):
            raise WrittenAbout
        uow.outbox.add(of_request(actor, AuditAction.REQUEST_DELETED, request))
    await discard_all(uow, request.id)
    await RequestRepo(uow).delete(request)
    uow.outbox.add(
        events_pb2.BudgetRequestDeleted(
            company_id=str(request.company_id),
            budget_request_id=str(request.id),
            project_id=str(request.project_id),
            created_by=str(request.created_by),
        )
    )


async def take(
    uow: UnitOfWork, runtime: Runtime, actor: Actor, request_id: UUID, *, seen: int | None
) -> BudgetRequest:
    """Held, in an open project, by who has seen its newest save. Looked at before it is held too: identity is
    asked, and nobody should wait for that."""
    request = await _look_at(uow, runtime, actor, request_id, seen=seen, lock=False)
    await learn_names(uow, runtime.of(Directory), actor, request.project_id, request)
    return await _look_at(uow, runtime, actor, request_id, seen=seen, lock=True)


async def settle(
    uow: UnitOfWork,
    actor: Actor,
    request: BudgetRequest,
    lines: Sequence[RequestLine],
    codes: Iterable[BudgetCode],
    action: AuditAction,
    reason: str = "",
    asked_user_id: UUID | None = None,
) -> None:
    """Its new state is told, and what became of its codes."""
    _saved(request, actor)
    await uow.flush()
    changes: dict[AuditField, tuple[str | None, str | None]] = {
        AuditField.PROJECT: (None, str(request.project_id)),
        AuditField.AMOUNT: (
            None,
            f"{to_text(total_minor(request, lines), request.currency)} {request.currency}",
        ),
    }
    if reason:
        changes[AuditField.REASON] = (None, reason)
    uow.outbox.add(of_request(actor, action, request, changes))
    uow.outbox.add(request_changed(request, lines, asked_user_id))
    for code in codes:
        tell_code(uow, code)


async def _look_at(
    uow: UnitOfWork, runtime: Runtime, actor: Actor, request_id: UUID, *, seen: int | None, lock: bool
) -> BudgetRequest:
    request = await get_request(uow, actor, request_id, lock=lock)
    await runtime.of(Projects).get_open(actor, request.project_id)
    if seen is not None:
        newest = Save(request.revision, request.updated_by, request.updated_at)
        await must_be_newest(runtime.of(Directory), actor, newest, seen=seen)
    return request


async def _finish(
    uow: UnitOfWork,
    runtime: Runtime,
    actor: Actor,
    request: BudgetRequest,
    drawn: Drawn,
    *,
    submit: bool,
) -> RequestDetail:
    """A draft that is written: sent, or kept and told of."""
    lines = drawn.lines
    if not submit:
        uow.outbox.add(request_changed(request, lines))
        return await detail_of(uow, runtime, actor, request, lines, codes=drawn.codes)
    await _submit(uow, actor, request, lines)
    return await detail_of(uow, runtime, actor, request, lines)


async def _submit(
    uow: UnitOfWork, actor: Actor, request: BudgetRequest, lines: Sequence[RequestLine]
) -> None:
    """Holds its codes one after the other, so that of many who ask at once each sees what the others hold."""
    if not lines:
        raise NoLines
    must_be_near(request)
    if await RequestRepo(uow).count_waiting(actor, request.project_id) >= MOST_WAITING:
        raise TooManyWaiting(MOST_WAITING)
    codes = await codes_among(uow, actor, [line.code_id for line in lines], lock=True)
    over: list[tuple[int, str, str]] = []
    for index, line in enumerate(lines):
        code = codes.get(line.code_id)
        if code is None or code.is_archived:
            raise UnusableCode(index)
        request.currency = code.currency
        if not line.receives and line.amount_minor > code.left_minor:
            over.append((index, code.number, said(max(code.left_minor, 0), code.currency)))
    if request.kind == RequestKind.TRANSFER:
        must_balance(lines)
    if over and RequestKind(request.kind).moves_budget:
        raise TakesTooMuch(*over[0])
    if request.kind == RequestKind.TRANSFER:
        budget = await find_budget(uow, actor, request.project_id)
        await must_be_possible(uow, actor, added_by(lines, codes), budget)
    if over:
        overruns = await overruns_of(uow, actor.company_id)
        if not may_overrun(overruns, actor, request.project_id):
            raise MayNotOverrun(over, overruns)
        if not request.overrun_reason:
            raise OverBudget(over)
    move_held(uow, actor.user_id, request, lines, codes, Why.REQUEST_SUBMITTED, sign=1)
    request.status, request.is_over_budget = Status.SUBMITTED.value, bool(over)
    request.submitted_at = now()
    first = await begin_turns(
        uow, actor, request, total_minor(request, lines), {code.category for code in codes.values()}
    )
    reason = request.overrun_reason if over else ""
    await settle(uow, actor, request, lines, codes.values(), AuditAction.REQUEST_SUBMITTED, reason, first)


def _again(line: RequestLine, code: BudgetCode) -> LineIn:
    return LineIn(
        budget_code_id=line.code_id,
        amount=to_text(line.amount_minor, code.currency),
        note=line.note,
        receives=line.receives,
    )


def _saved(request: BudgetRequest, actor: Actor) -> None:
    request.revision += 1
    request.updated_by, request.updated_at = actor.user_id, now()


def _must_be_author(actor: Actor, request: BudgetRequest) -> None:
    if request.created_by != actor.user_id:
        raise NotItsAuthor

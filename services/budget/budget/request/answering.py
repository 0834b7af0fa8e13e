"""Answers: by whose turn it is, one after the other, and never by who asked."""

from collections.abc import Sequence
from datetime import date
from uuid import UUID

from chassis.access import Actor, Role
from chassis.clock import now
from chassis.db import UnitOfWork
from chassis.money import to_minor
from chassis.runtime import Runtime
from chassis.wall_clock import day_at, zone_of
from identity_client.directory import Directory
from identity_client.projects import Projects

from budget.audit import AuditAction
from budget.code.fitting import room_of
from budget.code.reading import codes_among
from budget.project.members import is_at_project
from budget.project.service import add_to_budget, hold_budget
from budget.request.errors import (
    AnsweredTwice,
    BadPart,
    Contradictory,
    NoPartOfIt,
    NotWaiting,
    NotYourTurn,
    OwnRequest,
    UnknownWhatWasSeen,
)
from budget.request.holding import added_by, agreed_minor, move_approved, move_held, moved_between
from budget.request.reading import detail_of
from budget.request.repo import RequestRepo
from budget.request.schemas import Answer, RequestDetail, RequestReply
from budget.request.service import settle, take
from budget.tables.ledger import Why
from budget.tables.request import BudgetRequest, RequestKind, RequestLine, Status
from budget.turn.service import answer_turns, ask, current_of, is_escalated, stand_ins_of, turns_of

_STATUS = {
    Answer.APPROVED: Status.APPROVED,
    Answer.PARTLY_APPROVED: Status.PARTLY_APPROVED,
    Answer.REJECTED: Status.REJECTED,
}
_ACTION = {
    Answer.APPROVED: AuditAction.REQUEST_APPROVED,
    Answer.PARTLY_APPROVED: AuditAction.REQUEST_PARTLY_APPROVED,
    Answer.REJECTED: AuditAction.REQUEST_REJECTED,
}


async def reply_to_request(
    uow: UnitOfWork,
    runtime: Runtime,
    actor: Actor,
    body: RequestReply,
    *,
    approved_on: date | None = None,
) -> RequestDetail:
    """`approved_on`: the day its money counts on; of no call, so today: only the demo has a past."""
    await _must_stand_in_for_somebody_there(uow, runtime.of(Directory), actor, body.budget_request_id)
    request = await take(uow, runtime, actor, body.budget_request_id, seen=body.revision)
    if request.created_by == actor.user_id:
        raise OwnRequest
    if request.status != Status.SUBMITTED:
        raise NotWaiting
    if not await RequestRepo(uow).may_answer(actor, request.id):
        raise NotYourTurn
    if request.was_withdrawn and body.revision is None:
        raise UnknownWhatWasSeen
    lines = await RequestRepo(uow).lines([request.id])
    if RequestKind(request.kind).moves_budget and body.answer is Answer.PARTLY_APPROVED:
        raise NoPartOfIt
    approved = _approved(body, lines, request.currency)
    for line in lines:
        line.approved_minor = approved[line.id]
    # They were looked at before the request was held, and somebody may have answered since.
    turns = await turns_of(uow, request, lock=True)
    following = await answer_turns(uow, turns, actor, body.answer, body.note)
    if following is not None and body.answer is not Answer.REJECTED:
        ask(following)
        passed_on = AuditAction.REQUEST_PASSED_ON
        await settle(uow, actor, request, lines, [], passed_on, body.note, following.user_id)
    else:
        await _end(uow, runtime.of(Projects), actor, request, lines, body.note, approved_on)
    return await detail_of(uow, runtime, actor, request, lines, turns)


async def _must_stand_in_for_somebody_there(
    uow: UnitOfWork, directory: Directory, actor: Actor, request_id: UUID
) -> None:
    """Before anything is held, as identity is asked: nobody does for somebody what these may no more."""
    request = await RequestRepo(uow).find(actor, request_id)
    turns = await turns_of(uow, request) if request else []
    current = current_of(turns)
    if request is None or current is None or current.user_id is None or actor.is_at_least(Role.ADMIN):
        return
    has_own = is_escalated(current) and any(turn.user_id == actor.user_id for turn in turns)
    stand_ins = await stand_ins_of(uow, actor.company_id, [current])
    if has_own or stand_ins.get(current.user_id) != actor.user_id:
        return
    projects = await directory.projects(actor.company_id, [request.project_id])
    people = await directory.users(actor.company_id, [current.user_id])
    project = projects.get(request.project_id)
    if project is None or not is_at_project(project, current.user_id, people):
        raise NotYourTurn


async def _end(
    uow: UnitOfWork,
    projects: Projects,
    actor: Actor,
    request: BudgetRequest,
    lines: Sequence[RequestLine],
    note: str,
    approved_on: date | None,
) -> None:
    """With the last answer its money moves: what all of them agreed to."""
    budget = None
    if RequestKind(request.kind).moves_budget:
        # Before its codes: whoever adds codes holds it first, too.
        budget = await hold_budget(uow, actor, request.project_id)
    project = await projects.get_open(actor, request.project_id)
    day = approved_on or day_at(now(), zone_of(project.time_zone))
    codes = await codes_among(uow, actor, [line.code_id for line in lines], lock=True)
    answer = _outcome(lines)
    added = added_by(lines, codes)
    if budget is not None and request.kind == RequestKind.TRANSFER and answer is Answer.APPROVED:
        # Before it moves anything: by what there is now.
        moved = moved_between(added, budget)
        (await room_of(uow, actor, budget)).must_move(added, moved)
        added = moved
    move_held(uow, actor.user_id, request, lines, codes, Why.REQUEST_ANSWERED, sign=-1)
    move_approved(uow, actor, request, lines, codes, approved_on=day, effective_on=approved_on)
    if budget is not None and answer is Answer.APPROVED:
        # Also of a transfer between categories: else one had more in codes than it has. Not its title:
        # versions are read by all of the project, a request by whom it concerns.
        await add_to_budget(uow, actor, project, added, f"#{request.number}", day, request.id)
    request.status, request.answer_note = _STATUS[answer].value, note
    request.answered_by, request.answered_at = actor.user_id, now()
    await settle(uow, actor, request, lines, codes.values(), _ACTION[answer], note)


def _outcome(lines: Sequence[RequestLine]) -> Answer:
    if all(line.approved_minor == line.amount_minor for line in lines):
        return Answer.APPROVED
    return Answer.PARTLY_APPROVED if any(line.approved_minor for line in lines) else Answer.REJECTED


def _approved(body: RequestReply, lines: Sequence[RequestLine], currency: str) -> dict[UUID, int]:
    """Of what those before have agreed to, if there were any."""
    asked = {line.id: agreed_minor(line) for line in lines}
    named = dict[UUID, int]()
    for index, each in enumerate(body.lines):
        amount = to_minor(each.amount, currency, field=f"lines.{index}.amount")
        if each.budget_request_line_id in named:
            raise AnsweredTwice(index)
        most = asked.get(each.budget_request_line_id, -1)
        if amount > most:
            raise BadPart
        if (body.answer is Answer.APPROVED and amount != most) or (body.answer is Answer.REJECTED and amount):
            raise Contradictory(index)
        named[each.budget_request_line_id] = amount
    if body.answer is Answer.APPROVED:
        return asked
    part = dict.fromkeys(asked, 0) | named
    if body.answer is Answer.REJECTED:
        return part
    if not 0 < sum(part.values()) < sum(asked.values()):
        raise BadPart
    return part

"""Answers: by a manager of the project or an admin, never by who asked."""

from collections.abc import Sequence
from uuid import UUID

from chassis.access import Actor
from chassis.clock import now
from chassis.db import UnitOfWork
from chassis.money import to_minor
from chassis.runtime import Runtime

from budget.audit import AuditAction
from budget.code.reading import codes_among
from budget.request.errors import BadPart, NoPartOfATransfer, NotWaiting, OwnRequest, UnknownWhatWasSeen
from budget.request.holding import move_approved, move_held
from budget.request.reading import detail_of
from budget.request.repo import RequestRepo
from budget.request.schemas import Answer, RequestDetail, RequestReply
from budget.request.service import settle, take
from budget.tables.ledger import Why
from budget.tables.request import RequestKind, RequestLine, Status

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
    uow: UnitOfWork, runtime: Runtime, actor: Actor, body: RequestReply
) -> RequestDetail:
    request = await take(uow, runtime, actor, body.budget_request_id, seen=body.revision)
    if request.created_by == actor.user_id:
        raise OwnRequest
    actor.must_manage(request.project_id)
    if request.status != Status.SUBMITTED:
        raise NotWaiting
    if request.was_withdrawn and body.revision is None:
        raise UnknownWhatWasSeen
    lines = await RequestRepo(uow).lines([request.id])
    if request.kind == RequestKind.TRANSFER and body.answer is Answer.PARTLY_APPROVED:
        raise NoPartOfATransfer
    approved = _approved(body, lines, request.currency)
    codes = await codes_among(uow, actor, [line.code_id for line in lines], lock=True)
    for line in lines:
        line.approved_minor = approved[line.id]
    move_held(uow, actor, request, lines, codes, Why.REQUEST_ANSWERED, sign=-1)
    move_approved(uow, actor, request, lines, codes)
    request.status, request.answer_note = _STATUS[body.answer].value, body.note
    request.answered_by, request.answered_at = actor.user_id, now()
    await settle(uow, actor, request, lines, codes.values(), _ACTION[body.answer], body.note)
    return await detail_of(uow, runtime, actor, request, lines)


def _approved(body: RequestReply, lines: Sequence[RequestLine], currency: str) -> dict[UUID, int]:
    if body.answer is Answer.APPROVED:
        return {line.id: line.amount_minor for line in lines}
    if body.answer is Answer.REJECTED:
        return {line.id: 0 for line in lines}
    asked = {line.id: line.amount_minor for line in lines}
    part = dict.fromkeys(asked, 0)
    for index, each in enumerate(body.lines):
        amount = to_minor(each.amount, currency, field=f"lines.{index}.amount")
        if amount > asked.get(each.budget_request_line_id, -1):
            raise BadPart
        part[each.budget_request_line_id] = amount
    if not 0 < sum(part.values()) < sum(asked.values()):
        raise BadPart
    return part

"""Mails to whoever may answer a request, and what lets others answer it. Each may be done again."""

from uuid import UUID

from chassis.clock import now
from chassis.db import UnitOfWork
from chassis.money import to_text
from chassis.runtime import Runtime
from contracts.identity.v1 import identity_pb2
from identity_client.directory import Directory
from identity_client.mails import About, CompanyMails, Mail, Occasion

from budget.request.announcement import request_changed
from budget.request.reading import lines_of
from budget.tables.approval import ApprovalTurn
from budget.tables.request import BudgetRequest
from budget.turn.service import asked_of, current_of, find_waiting, stand_ins_of, turns_of


async def find_turn(runtime: Runtime, request_id: UUID) -> ApprovalTurn | None:
    """Whose turn it is now, of a request that waits."""
    async with runtime.database.reading() as uow:
        request = await find_waiting(uow, request_id)
        return current_of(await turns_of(uow, request)) if request else None


async def escalate(runtime: Runtime, request_id: UUID, turn_id: UUID) -> None:
    """From now on whoever comes later in the chain, or an admin, may answer in their place."""
    async with runtime.database.unit_of_work() as uow:
        request = await find_waiting(uow, request_id, lock=True)
        turn = current_of(await turns_of(uow, request)) if request else None
        if request is None or turn is None or turn.id != turn_id or turn.escalated_at is not None:
            return
        turn.escalated_at = now()
        await uow.flush()
        asked = await asked_of(uow, [request.id])
        uow.outbox.add(request_changed(request, await lines_of(uow, request), asked.get(request.id)))


async def write_to_approvers(runtime: Runtime, request_id: UUID, turn_id: UUID, reminders: int) -> None:
    async with runtime.database.reading() as uow:
        request = await find_waiting(uow, request_id)
        turns = await turns_of(uow, request) if request else []
        turn = current_of(turns)
        if request is None or turn is None or turn.id != turn_id:
            return  # somebody was quicker
        lines = await lines_of(uow, request)
        approvers = await _approvers(uow, request, turns, turn)
    directory = runtime.of(Directory)
    project = (await directory.projects(request.company_id, [request.project_id])).get(request.project_id)
    if project is None or project.is_archived:
        return  # nobody can answer; the next reminder asks again
    named = {str(each) for each in approvers} & {*project.member_user_ids, *project.manager_user_ids}
    if turn.user_id is None:
        named |= {*project.manager_user_ids}
    named -= {str(request.created_by)} | {str(each.answered_by) for each in turns if each.answered_by}
    purpose = identity_pb2.MAIL_PURPOSE_REMINDER if reminders else identity_pb2.MAIL_PURPOSE_NOTICE
    why = Occasion(request.company_id, purpose, About("budget_request", request.id), request.created_by)
    people = await directory.users(request.company_id, map(UUID, sorted(named)))
    once_each = [Mail.to(each, once_for=f"{turn_id}/{reminders}") for each in people.values()]
    total = sum(line.amount_minor for line in lines if not line.receives)
    told = {
        "link": f"{runtime.settings.public_url}/budget/requests?request={request.id}",
        "project": project.name,
        "number": request.number,
        "title": request.title,
        "amount": f"{to_text(total, request.currency)} {request.currency}",
        "is_over_budget": request.is_over_budget,
        "is_reminder": reminders > 0,
        "is_escalated": turn.escalated_at is not None,
    }
    mails = runtime.of(CompanyMails)
    for claimed in await mails.claim(why, once_each):
        await mails.send(claimed, "request_waits", told)


async def _approvers(
    uow: UnitOfWork, request: BudgetRequest, turns: list[ApprovalTurn], turn: ApprovalTurn
) -> set[UUID]:
    """Whose turn it is, or their stand-in; once it is escalated whoever comes later, too."""
    asked = [turn] if turn.escalated_at is None else [each for each in turns if each.answered_at is None]
    stand_ins = await stand_ins_of(uow, request.company_id, asked)
    # Nobody answers their own: whose stand-in asks for it answers themselves.
    standing = {away: who for away, who in stand_ins.items() if who != request.created_by}
    return {standing.get(each.user_id, each.user_id) for each in asked if each.user_id is not None}

"""Mails to whoever may answer a request, and what lets others answer it. Each may be done again."""

from uuid import UUID

from chassis.clock import now
from chassis.db.database import Database
from chassis.runtime import Runtime
from contracts.identity.v1 import identity_pb2
from identity_client.directory import Directory
from identity_client.mails import About, Occasion
from identity_client.notices import HeldNoticeColumns, Notice, Notices

from budget.reminding.receivers import receivers_of, waits_for_admins
from budget.request.announcement import request_changed
from budget.request.reading import lines_of
from budget.request.sizes import said_size, said_way
from budget.tables.approval import ApprovalTurn
from budget.tables.held_notice import HeldNotice
from budget.tables.request import RequestKind
from budget.turn.service import (
    asked_of,
    current_of,
    find_waiting,
    is_escalated,
    stand_ins_of,
    turns_of,
)

KIND = "turn/"
"""Kept with what is held, before whose turn it is."""


async def find_turn(database: Database, request_id: UUID) -> ApprovalTurn | None:
    """Whose turn it is now, of a request that waits."""
    async with database.reading() as uow:
        request = await find_waiting(uow, request_id)
        return current_of(await turns_of(uow, request)) if request else None


async def escalate(database: Database, request_id: UUID, turn_id: UUID) -> None:
    """From now on whoever comes later in the chain, or an admin, may answer in their place."""
    async with database.unit_of_work() as uow:
        request = await find_waiting(uow, request_id, lock=True)
        turn = current_of(await turns_of(uow, request)) if request else None
        if request is None or turn is None or turn.id != turn_id or turn.escalated_at is not None:
            return
        turn.escalated_at = now()
        await uow.flush()
        asked = await asked_of(uow, [request.id])
        uow.outbox.add(request_changed(request, await lines_of(uow, request), asked.get(request.id)))


async def write_to_approvers(runtime: Runtime, request_id: UUID, turn_id: UUID, reminders: int) -> None:
    notice = await _notice(runtime, request_id, turn_id, reminders)
    if notice is not None:
        await Notices(HeldNotice).tell(runtime, notice)


async def still_news(runtime: Runtime, held: HeldNoticeColumns) -> Notice | None:
    """That it is somebody's turn: reminders are not held."""
    return await _notice(runtime, held.about_id, UUID(held.kind.removeprefix(KIND)), 0)


async def _notice(runtime: Runtime, request_id: UUID, turn_id: UUID, reminders: int) -> Notice | None:
    async with runtime.database.reading() as uow:
        request = await find_waiting(uow, request_id)
        turns = await turns_of(uow, request) if request else []
        turn = current_of(turns)
        if request is None or turn is None or turn.id != turn_id:
            return None  # somebody was quicker
        lines = await lines_of(uow, request)
        stand_ins = await stand_ins_of(uow, request.company_id, turns)
        source, target = await said_way(uow, request, lines)
    directory = runtime.of(Directory)
    project = (await directory.projects(request.company_id, [request.project_id])).get(request.project_id)
    if project is None or project.is_archived:
        return None  # nobody can answer; the next reminder asks again
    named = {turn.user_id for turn in turns if turn.user_id} | {*stand_ins.values()}
    people = await directory.users(request.company_id, named)
    is_left_to_admins = waits_for_admins(turns)
    admins = await directory.admins(request.company_id) if is_left_to_admins else ()
    values = {
        "link": f"{runtime.settings.public_url}/budget/requests?request={request.id}",
        "project": project.name,
        "number": request.number,
        "title": request.title,
        "amount": said_size(request, lines, lambda line: line.amount_minor),
        "from_codes": source,
        "to_codes": target,
        "is_change": request.kind == RequestKind.CHANGE,
        "is_over_budget": request.is_over_budget,
        "is_reminder": reminders > 0,
        "is_escalated": is_escalated(turn),
        "is_left_to_admins": is_left_to_admins,
    }
    purpose = identity_pb2.MAIL_PURPOSE_REMINDER if reminders else identity_pb2.MAIL_PURPOSE_NOTICE
    return Notice(
        occasion=Occasion(
            request.company_id, purpose, About("budget_request", request.id), request.created_by
        ),
        kind=f"{KIND}{turn_id}",
        once_for=f"{turn_id}/{reminders}",
        receivers=receivers_of(request, turns, stand_ins, project, people, admins),
        template="request_waits",
        values=lambda _: values,
    )

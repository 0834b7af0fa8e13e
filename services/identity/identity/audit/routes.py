import re
from typing import Annotated
from uuid import UUID

from chassis.audit import ACTION, SUBJECT_TYPE
from chassis.clock import now
from chassis.http import (
    AdminDep,
    Envelope,
    Instant,
    Page,
    PagingDep,
    RuntimeDep,
    SearchText,
    UowDep,
    edge_router,
    ok,
)
from chassis.http.tables import TABLE_ANSWERS, TableAnswerDep
from chassis.texts import Text
from chassis.wall_clock import day_at
from fastapi import Depends, Query
from fastapi.responses import StreamingResponse
from pydantic import AfterValidator

from identity.audit import queries
from identity.audit.actions import AuditAction
from identity.audit.schemas import AuditFilter, AuditRecordPublic

console_router = edge_router("AdminConsole")


def _written_as_an_action(action: str) -> str:
    if not re.match(ACTION, action):
        raise ValueError(Text("Choose one of the actions"))
    return action


# Without a pattern in the schema: the release before named each of identity's own.
Action = Annotated[str, AfterValidator(_written_as_an_action)]


async def _filter(
    since: Annotated[Instant | None, Query(alias="from", description="From this instant on")] = None,
    until: Annotated[Instant | None, Query(alias="to", description="Before this instant")] = None,
    actor_user_id: Annotated[UUID | None, Query(alias="actorUserId")] = None,
    action: Annotated[Action | None, Query()] = None,
    subject_type: Annotated[str | None, Query(alias="subjectType", pattern=SUBJECT_TYPE)] = None,
    search: Annotated[SearchText, Query()] = "",
) -> AuditFilter:
    return AuditFilter(since, until, actor_user_id, action, subject_type, search)


FilterDep = Annotated[AuditFilter, Depends(_filter)]


@console_router.get("/QueryAuditRecords")
async def query_audit_records(
    actor: AdminDep, uow: UowDep, runtime: RuntimeDep, wanted: FilterDep, paging: PagingDep
) -> Envelope[Page[AuditRecordPublic]]:
    return ok(await queries.query_records(uow, runtime.storage, actor, wanted, paging))


@console_router.get("/GetAuditActions")
async def get_audit_actions(actor: AdminDep) -> Envelope[list[str]]:
    """Identity's own, for pages of older releases: today's ask for what their modules have words for."""
    del actor
    return ok([action.value for action in AuditAction])


@console_router.get(
    "/ExportAuditRecords",
    response_class=StreamingResponse,
    responses=TABLE_ANSWERS,
)
async def export_audit_records(
    actor: AdminDep,
    uow: UowDep,
    runtime: RuntimeDep,
    answer: TableAnswerDep,
    wanted: FilterDep,
) -> StreamingResponse:
    zone = await queries.clock_of_export(uow, actor)
    return answer(
        f"audit-{day_at(now(), zone)}",
        queries.EXPORT_HEADING,
        queries.export_records(runtime.database, actor, wanted, zone),
    )

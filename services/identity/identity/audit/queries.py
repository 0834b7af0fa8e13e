"""Reading the audit log. Writing it is `audit.service`."""

from collections.abc import AsyncIterator, Sequence
from typing import Any
from uuid import UUID

import orjson
from chassis.access import Actor
from chassis.db import Database, UnitOfWork
from chassis.http import Page, Paging, Place
from chassis.storage import Storage

from identity.audit.repo import AuditRepo
from identity.audit.schemas import AuditFilter, AuditRecordPublic
from identity.directory.people import person_fields
from identity.directory.schemas import PersonPublic

EXPORT_HEADING = (
    "at",
    "actor",
    "actorEmail",
    "action",
    "subjectType",
    "subject",
    "subjectId",
    "changes",
    "ip",
    "userAgent",
)
_BATCH = 500


async def query_records(
    uow: UnitOfWork, storage: Storage, actor: Actor, wanted: AuditFilter, paging: Paging
) -> Page[AuditRecordPublic]:
    rows, total = await AuditRepo(uow).page(actor, wanted, paging)
    items = [await _public(row, storage) for row in rows]
    return Page[AuditRecordPublic].of(items, total, paging)


async def export_records(
    database: Database, actor: Actor, wanted: AuditFilter
) -> AsyncIterator[Sequence[tuple[str, ...]]]:
    """Batch by batch, each read on its own: a slow reader holds no connection and no snapshot."""
    after: UUID | None = None
    while True:
        async with database.reading() as uow:
            rows, after = await AuditRepo(uow).slice(actor, wanted, Place(after, _BATCH))
        if rows:
            yield [_cells(row) for row in rows]
        if after is None:
            return


async def _public(row: Any, storage: Storage) -> AuditRecordPublic:
    return AuditRecordPublic(
        audit_record_id=row.audit_record_id,
        at=row.at,
        action=row.action,
        actor=PersonPublic(**await person_fields(row, storage)) if row.user_id else None,
        subject_type=row.subject_type,
        subject_id=row.subject_id,
        subject_name=row.subject_name,
        changes=row.changes,
        ip=row.ip,
        user_agent=row.user_agent,
    )


def _cells(row: Any) -> tuple[str, ...]:
    return (
        row.at.isoformat(timespec="milliseconds"),
        row.full_name or "",
        row.email or "",
        row.action,
        row.subject_type,
        row.subject_name,
        str(row.subject_id),
        orjson.dumps(row.changes).decode() if row.changes else "",
        row.ip,
        row.user_agent,
    )

"""Reading the audit log. Writing it is `audit.service`."""

import re
from collections.abc import AsyncIterator, Iterator, Mapping, Sequence
from datetime import tzinfo
from typing import Any, cast
from uuid import UUID

import orjson
from chassis.access import Actor
from chassis.db import Database, UnitOfWork
from chassis.http import Page, Paging, Place
from chassis.storage import Storage
from chassis.wall_clock import stamp, zone_of
from identity_client.people import PersonPublic

from identity.audit.repo import AuditRepo
from identity.audit.schemas import AuditFilter, AuditRecordPublic
from identity.directory.people import person_fields

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
    "service",
)
_BATCH = 500
_AN_ID = re.compile(r"[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}")


async def query_records(
    uow: UnitOfWork, storage: Storage, actor: Actor, wanted: AuditFilter, paging: Paging
) -> Page[AuditRecordPublic]:
    repo = AuditRepo(uow)
    rows, total = await repo.page(actor, wanted, paging)
    told = [set(_ids_in(row.changes)) for row in rows]
    ids_of_all = set[UUID]().union(*told)
    names = await repo.names(actor, ids_of_all) if ids_of_all else {}
    items = [
        await _public(row, storage, {str(each): names[each] for each in ids & names.keys()})
        for row, ids in zip(rows, told, strict=True)
    ]
    return Page[AuditRecordPublic].of(items, total, paging)


async def clock_of_export(uow: UnitOfWork, actor: Actor) -> tzinfo:
    """The company's, on which the screen shows the same records."""
    return zone_of(await AuditRepo(uow).time_zone(actor))


async def export_records(
    database: Database, actor: Actor, wanted: AuditFilter, zone: tzinfo
) -> AsyncIterator[Sequence[tuple[str, ...]]]:
    """Batch by batch, each read on its own: a slow reader holds no connection and no snapshot."""
    after: UUID | None = None
    while True:
        async with database.reading() as uow:
            rows, after = await AuditRepo(uow).slice(actor, wanted, Place(after, _BATCH))
        if rows:
            yield [_cells(row, zone) for row in rows]
        if after is None:
            return


def _ids_in(changes: Mapping[str, Any]) -> Iterator[UUID]:
    for before_and_after in changes.values():
        for value in before_and_after:
            for each in cast("list[object]", value) if isinstance(value, list) else [value]:
                if isinstance(each, str) and _AN_ID.fullmatch(each):
                    yield UUID(each)


async def _public(row: Any, storage: Storage, names: dict[str, str]) -> AuditRecordPublic:
    return AuditRecordPublic(
        audit_record_id=row.audit_record_id,
        at=row.at,
        action=row.action,
        actor=PersonPublic(**await person_fields(row, storage)) if row.user_id else None,
        subject_type=row.subject_type,
        subject_id=row.subject_id,
        subject_name=row.subject_name,
        changes=row.changes,
        names=names,
        service=row.service,
        ip=row.ip,
        user_agent=row.user_agent,
    )


def _cells(row: Any, zone: tzinfo) -> tuple[str, ...]:
    return (
        stamp(row.at, zone),
        row.full_name or "",
        row.email or "",
        row.action,
        row.subject_type,
        row.subject_name,
        str(row.subject_id),
        orjson.dumps(row.changes).decode() if row.changes else "",
        row.ip,
        row.user_agent,
        row.service or "",
    )

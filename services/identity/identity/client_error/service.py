from datetime import timedelta
from typing import Any

from chassis.access import Actor, Origin, SignedInUser
from chassis.clock import now
from chassis.db import UnitOfWork
from chassis.http import Page, Paging, Place, Slice
from chassis.storage import Storage
from identity_client.people import PersonPublic

from identity.client_error.errors import TooManyRecords
from identity.client_error.repo import ClientErrorRepo
from identity.client_error.schemas import ClientErrorAccepted, ClientErrorPublic, ClientErrorReport
from identity.directory.people import person_fields
from identity.tables.client_error import ClientErrorRecord

MOST_A_MINUTE = 30
_WINDOW = timedelta(minutes=1)
_KEPT_FOR = timedelta(days=90)


async def record_error(
    uow: UnitOfWork, caller: SignedInUser | None, origin: Origin, body: ClientErrorReport
) -> ClientErrorAccepted:
    records = ClientErrorRepo(uow)
    reporter = f"user:{caller.user_id}" if caller else f"ip:{origin.ip}"
    await uow.lock(f"client-error/{reporter}")  # so that parallel reports count each other
    await _within_the_limit(records, reporter)
    company_id = caller.company_id if caller else None
    await records.forget_before(company_id, now() - _KEPT_FOR)
    record = records.add(
        ClientErrorRecord(
            company_id=company_id,
            user_id=caller.user_id if caller else None,
            reporter=reporter,
            user_agent=body.user_agent or origin.user_agent,
            **body.model_dump(exclude={"user_agent"}),
        )
    )
    return ClientErrorAccepted(id=record.id)


async def query_records(
    uow: UnitOfWork, storage: Storage, actor: Actor, search: str, paging: Paging
) -> Page[ClientErrorPublic]:
    rows, total = await ClientErrorRepo(uow).page(actor, search, paging)
    items = [await _public(row, storage) for row in rows]
    return Page[ClientErrorPublic].of(items, total, paging)


async def read_records(
    uow: UnitOfWork, storage: Storage, actor: Actor, search: str, place: Place
) -> Slice[ClientErrorPublic]:
    rows, after = await ClientErrorRepo(uow).slice(actor, search, place)
    return Slice[ClientErrorPublic](data=[await _public(row, storage) for row in rows], next=after)


async def _public(row: Any, storage: Storage) -> ClientErrorPublic:
    return ClientErrorPublic(
        id=row.id,
        name=row.name,
        message=row.message,
        stack=row.stack,
        pathname=row.pathname,
        user_agent=row.user_agent,
        at=row.at,
        device_at=row.device_at,
        user=PersonPublic(**await person_fields(row, storage)) if row.user_id else None,
    )


async def _within_the_limit(records: ClientErrorRepo, reporter: str) -> None:
    count, first = await records.since(reporter, now() - _WINDOW)
    if count >= MOST_A_MINUTE and first is not None:
        seconds = (first + _WINDOW - now()).total_seconds()
        raise TooManyRecords(max(1, round(seconds)))

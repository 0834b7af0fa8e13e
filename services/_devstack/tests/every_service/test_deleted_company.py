"""A company that is deleted: no service keeps a row of it. Which tables hold such rows is found in the
databases, so that a new one is found too."""

import json
from typing import Any
from uuid import UUID, uuid4

import asyncpg
from chassis.access import Role
from chassis.event_contract import paths_of
from chassis.serve import make_consumers, make_relay
from identity.tables.company import Company

from services._devstack.tests.every_service.house import House, Open

# It tells that the company is gone, and keeps who was in it and who deleted it.
_OWNER = "identity"
# What is told, for a week; and that it is gone.
_KEPT = ("outbox_event", "deleted_company")

_TABLES = """
select table_name from information_schema.columns
where table_schema = 'public' and column_name = 'company_id' and not table_name = any($1::text[])
order by table_name
"""
_COLUMNS = """
select column_name, data_type, is_nullable = 'YES' as may_be_null
from information_schema.columns where table_schema = 'public' and table_name = $1
"""
_KEYS = """
select a.attname from pg_index i join pg_attribute a on a.attrelid = i.indrelid and a.attnum = any(i.indkey)
where i.indrelid = $1::text::regclass and i.indisprimary order by array_position(i.indkey::int2[], a.attnum)
"""
_ANY_VALUE: dict[str, Any] = {
    "text": "x",
    "integer": 1,
    "bigint": 1,
    "boolean": False,
    "jsonb": {},
    "ARRAY": [],
    "bytea": "\\x00",
    "timestamp with time zone": "2026-11-22T12:00:00Z",
    "date": "2026-11-22",
}


async def _fill(opened: Open, database: asyncpg.Connection, table: str, company_id: UUID) -> None:
    """A row as there are others, or with any values; of what it points at there is nothing. If it is one of a
    read model, that knows of it."""
    row: dict[str, Any] = {}
    there = await database.fetchval(f"select to_jsonb(t) from {table} t limit 1")
    for column in await database.fetch(_COLUMNS, table):
        if not column["may_be_null"]:
            row[column["column_name"]] = _ANY_VALUE.get(column["data_type"], str(uuid4()))
    if there is not None:
        ids = {name: value for name, value in row.items() if _is_id(value)}
        row = {**json.loads(there), **ids}
    row["company_id"] = str(company_id)
    keys = [row[column[0]] for column in await database.fetch(_KEYS, table)]
    for projection in opened.definition.projections:
        if len(paths_of(projection.states[0])[0]) != len(keys) or not all(map(_is_id, keys)):
            continue  # it keeps no rows of this table
        await database.execute(
            "insert into projection_revision (projection, aggregate_id, revision, company_id)"
            " values ($1, $2, 1, $3) on conflict do nothing",
            *(projection.name, "/".join(map(str, keys)), company_id),
        )
    async with database.transaction():
        await database.execute("set local session_replication_role = replica")  # no foreign keys
        await database.execute(
            f"insert into {table} select * from jsonb_populate_record(null::{table}, $1::jsonb)"
            " on conflict do nothing",  # of revisions there are some already
            json.dumps(row),
        )


def _is_id(value: Any) -> bool:
    try:
        UUID(value)
    except (TypeError, ValueError, AttributeError):
        return False
    return True


async def _left(opened: Open, company_id: UUID, *, filled: bool) -> dict[str, int]:
    """How many rows of the company each of its tables holds."""
    database = await asyncpg.connect(opened.runtime.settings.database_url)
    try:
        tables = [row[0] for row in await database.fetch(_TABLES, _KEPT)]
        if filled:
            for table in tables:
                await _fill(opened, database, table, company_id)
        counted = "select count(*) from {} where company_id = $1"
        return {each: await database.fetchval(counted.format(each), company_id) for each in tables}
    finally:
        await database.close()


async def _delete(house: House, company: Company) -> None:
    identity = house.services[_OWNER]
    owner = await house.newcomer(company.id, Role.OWNER)
    password = await house.given_password(owner)
    answer = await identity.client.request(
        "DELETE",
        "/api/Group/DeleteGroup",
        json={"groupId": str(company.id), "confirmName": company.name, "password": password},
        headers=owner,
    )
    assert answer.status_code == 200, answer.text
    await identity.runtime.bus.ensure_stream(_OWNER)
    relay = make_relay(identity.definition, identity.runtime)
    while await relay.publish_pending():
        pass


async def test_leaves_no_row_in_any_service(house: House) -> None:
    async with house.identity.database.unit_of_work() as uow:
        company = uow.add(Company(name=f"Gone {uuid4().hex[:8]}", seats_count=50, created_by=uuid4()))
    others = [each for name, each in house.services.items() if name != _OWNER]
    before = [await _left(each, company.id, filled=True) for each in others]
    assert any(before)
    assert all(count for counts in before for count in counts.values())
    await _delete(house, company)
    for opened in others:
        for consumer in make_consumers(opened.definition, opened.runtime):
            if consumer.name == f"{opened.definition.package}.delete_company":
                await consumer.work_pending()
    after = {each.definition.context: await _left(each, company.id, filled=False) for each in others}
    kept = {f"{context}.{table}" for context, counts in after.items() for table in counts if counts[table]}
    assert not kept, "say in main.py what goes: company_deletion=of_deleted_companies(rows_of(...))"

"""Files that a value spoke of before that was written down are known as used too."""

import json
from uuid import UUID, uuid4

from chassis.migrate import migrate
from chassis.service import ServiceDefinition
from sqlalchemy import text
from sqlalchemy.engine import make_url
from sqlalchemy.ext.asyncio import AsyncConnection, create_async_engine

from services.forms.tests.service.old_rows import add_submission, add_template

_BEFORE = "2f8c41d97be0"
_COMPANIES = """
    select count(*), count(*) filter (where value.company_id = submission.company_id)
    from submission_value as value join submission on submission.id = value.submission_id
"""


async def test_what_values_speak_of_is_used(service: ServiceDefinition, empty_database: str) -> None:
    await migrate(service.folder, empty_database)
    await migrate(service.folder, empty_database, back_to=_BEFORE)
    engine = create_async_engine(make_url(empty_database).set(drivername="postgresql+asyncpg"))
    async with engine.begin() as connection:
        template = await add_template(connection)
        submission = await add_submission(connection, template, "draft", [], uuid4())
        other = await add_submission(connection, template, "draft", [], uuid4())
        photo, plan, signature, unused = [await _file(connection, submission) for _ in range(4)]
        uploads = {"photos": [{"fileId": str(photo)}], "files": [{"fileId": str(plan)}], "description": ""}
        for value in (uploads, {"fileId": str(signature), "label": "Tan Bo"}, "words", 3, [["a", 1]], None):
            await _value(connection, submission, value)
        # What somebody wrote is no file, nor is another submission's.
        await _value(connection, submission, {"description": str(unused)})
        await _value(connection, other, {"fileId": str(unused)})
    await migrate(service.folder, empty_database)
    async with engine.connect() as connection:
        rows = await connection.execute(text("select id, is_used from submission_file"))
        found = {row.id: row.is_used for row in rows}
        companies = await connection.execute(text(_COMPANIES))
        assert [tuple(row) for row in companies] == [(8, 8)], "each value knows its submission's company"
    await engine.dispose()
    assert found == {photo: True, plan: True, signature: True, unused: False}


async def _file(connection: AsyncConnection, submission_id: UUID) -> UUID:
    file_id = uuid4()
    await connection.execute(
        text("""
            insert into submission_file (id, submission_id, field_id, key, name, size, content_type, is_kept,
                uploaded_by, created_at)
            values (:id, :submission, :id, '', 'a.pdf', 1, 'application/pdf', false, :id, now())
        """),
        {"id": file_id, "submission": submission_id},
    )
    return file_id


async def _value(connection: AsyncConnection, submission_id: UUID, value: object) -> None:
    await connection.execute(
        text("""
            insert into submission_value (submission_id, field_id, value, revision, saved_by, saved_at)
            values (:submission, :field, cast(:value as jsonb), 1, :field, now())
        """),
        {"submission": submission_id, "field": uuid4(), "value": json.dumps(value) if value else None},
    )

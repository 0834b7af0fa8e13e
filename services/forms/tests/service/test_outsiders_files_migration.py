"""Files that people outside uploaded before that was written down are theirs alone too, until submitted."""

from uuid import UUID, uuid4

from chassis.ids import new_id
from chassis.migrate import migrate
from chassis.service import ServiceDefinition
from forms.outsider import outsider_id
from sqlalchemy import text
from sqlalchemy.engine import make_url
from sqlalchemy.ext.asyncio import AsyncConnection, create_async_engine

from services.forms.tests.service.old_rows import add_submission, add_template

_BEFORE = "d27b61f0e85c"


async def test_whose_id_is_made_of_an_address_is_an_outsider(
    service: ServiceDefinition, empty_database: str
) -> None:
    await migrate(service.folder, empty_database)
    await migrate(service.folder, empty_database, back_to=_BEFORE)
    engine = create_async_engine(make_url(empty_database).set(drivername="postgresql+asyncpg"))
    visitor, member = outsider_id(uuid4(), "ada@client.test"), new_id()
    async with engine.begin() as connection:
        template = await add_template(connection)
        submission = await add_submission(connection, template, "draft", [], member)
        unsent = await _file(connection, submission, visitor)
        submitted = await _file(connection, submission, visitor, is_kept=True)
        members = await _file(connection, submission, member)
    await migrate(service.folder, empty_database)
    async with engine.connect() as connection:
        rows = await connection.execute(text("select id, is_outsiders from submission_file"))
        found = {row.id: row.is_outsiders for row in rows}
    await engine.dispose()
    assert found == {unsent: True, submitted: False, members: False}


async def _file(
    connection: AsyncConnection, submission_id: UUID, user_id: UUID, *, is_kept: bool = False
) -> UUID:
    file_id = uuid4()
    await connection.execute(
        text("""
            insert into submission_file (id, submission_id, field_id, key, name, size, content_type, is_kept,
                uploaded_by, created_at)
            values (:id, :submission, :id, '', 'a.pdf', 1, 'application/pdf', :is_kept, :user, now())
        """),
        {"id": file_id, "submission": submission_id, "user": user_id, "is_kept": is_kept},
    )
    return file_id

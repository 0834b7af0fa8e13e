"""Submissions that ended before their outcome was kept tell it too."""

from uuid import uuid4

from chassis.migrate import migrate
from chassis.service import ServiceDefinition
from sqlalchemy import text
from sqlalchemy.engine import make_url
from sqlalchemy.ext.asyncio import create_async_engine

from services.forms.tests.service.old_rows import add_submission, add_template

_BEFORE = "2f7be1d95c38"
_REFUSE, _ACCEPT = uuid4(), uuid4()
_WORKFLOW = f"""{{"nodes": [
    {{"id": "{_REFUSE}", "type": "button", "data": {{"name": "Refuse", "color": "#A02C18"}}}},
    {{"id": "{_ACCEPT}", "type": "button", "data": {{"name": "Accept"}}}}
], "edges": []}}"""


async def test_the_last_button_is_taken_from_the_record_and_the_drawing(
    service: ServiceDefinition, empty_database: str
) -> None:
    await migrate(service.folder, empty_database)
    await migrate(service.folder, empty_database, back_to=_BEFORE)
    engine = create_async_engine(make_url(empty_database).set(drivername="postgresql+asyncpg"))
    async with engine.begin() as connection:
        template = await add_template(connection, _WORKFLOW)
        refused = await add_submission(connection, template, "done", ["Submit", "Refuse"], _REFUSE)
        accepted = await add_submission(connection, template, "done", ["Accept"], _ACCEPT)
        ongoing = await add_submission(connection, template, "ongoing", ["Submit"], uuid4())
        unknown = await add_submission(connection, template, "done", [], uuid4())
    await migrate(service.folder, empty_database)
    async with engine.connect() as connection:
        rows = await connection.execute(text("select id, outcome_name, outcome_color from submission"))
        found = {row.id: (row.outcome_name, row.outcome_color) for row in rows}
    await engine.dispose()
    assert found == {
        refused: ("Refuse", "#A02C18"),
        accepted: ("Accept", None),
        ongoing: (None, None),
        unknown: (None, None),
    }

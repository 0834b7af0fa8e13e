"""Submissions that were under way before due times were kept are told to be due too."""

from datetime import timedelta
from uuid import uuid4

from chassis.migrate import migrate
from chassis.service import ServiceDefinition
from sqlalchemy import text
from sqlalchemy.engine import make_url
from sqlalchemy.ext.asyncio import create_async_engine

from services.forms.tests.service.old_rows import add_submission, add_template

_BEFORE = "4a6b01d2e8f2"
_TIMED, _UNTIMED, _UNSAID = uuid4(), uuid4(), uuid4()
_WORKFLOW = f"""{{"nodes": [
    {{"id": "{_TIMED}", "type": "step", "data": {{"stepName": "Check", "dueInHours": 24}}}},
    {{"id": "{_UNTIMED}", "type": "step", "data": {{"stepName": "Look", "dueInHours": null}}}},
    {{"id": "{_UNSAID}", "type": "step", "data": {{"stepName": "Old"}}}}
], "edges": []}}"""


async def test_it_is_counted_from_when_the_step_was_entered(
    service: ServiceDefinition, empty_database: str
) -> None:
    await migrate(service.folder, empty_database)
    await migrate(service.folder, empty_database, back_to=_BEFORE)
    engine = create_async_engine(make_url(empty_database).set(drivername="postgresql+asyncpg"))
    async with engine.begin() as connection:
        template = await add_template(connection, _WORKFLOW)
        made = {
            step: await add_submission(connection, template, state, ["Submit"], uuid4())
            for step, state in ((_TIMED, "ongoing"), (_UNTIMED, "ongoing"), (_UNSAID, "draft"))
        }
        for step, submission_id in made.items():
            await connection.execute(
                text("update submission set current_step_id = :step where id = :id"),
                {"step": step, "id": submission_id},
            )
    await migrate(service.folder, empty_database)
    async with engine.connect() as connection:
        rows = await connection.execute(text("select id, due_at - step_entered_at as left from submission"))
        found = {row.id: row.left for row in rows}
    await engine.dispose()
    assert found == {made[_TIMED]: timedelta(hours=24), made[_UNTIMED]: None, made[_UNSAID]: None}

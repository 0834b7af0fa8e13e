"""Submissions that ended before their outcome was kept tell it too."""

from uuid import UUID, uuid4

from chassis.clock import now
from chassis.migrate import migrate
from chassis.service import ServiceDefinition
from sqlalchemy import text
from sqlalchemy.engine import make_url
from sqlalchemy.ext.asyncio import AsyncConnection, create_async_engine

_BEFORE = "2f7be1d95c38"
_TEMPLATE, _REFUSE, _ACCEPT = uuid4(), uuid4(), uuid4()
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
        await _template(connection)
        refused = await _submission(connection, "done", ["Submit", "Refuse"], _REFUSE)
        accepted = await _submission(connection, "done", ["Accept"], _ACCEPT)
        ongoing = await _submission(connection, "ongoing", ["Submit"], uuid4())
        unknown = await _submission(connection, "done", [], uuid4())
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


async def _template(connection: AsyncConnection) -> None:
    somebody = {"template": _TEMPLATE, "user": uuid4(), "at": now(), "workflow": _WORKFLOW}
    await connection.execute(
        text("""
            insert into form_template (id, company_id, name, body_saved_by, body_saved_at, workflow_saved_by,
                workflow_saved_at, detail_saved_by, detail_saved_at, created_by, created_at,
                updated_by, updated_at)
            values (:template, :user, 'Permit', :user, :at, :user, :at, :user, :at, :user, :at, :user, :at)
        """),
        somebody,
    )
    await connection.execute(
        text("""
            insert into form_version (template_id, number, body, workflow, detail, fields_count,
                body_revision, workflow_revision, detail_revision, published_by, published_at)
            values (:template, 1, '[]', cast(:workflow as jsonb), '{}', 0, 1, 1, 1, :user, :at)
        """),
        somebody,
    )


async def _submission(connection: AsyncConnection, state: str, pressed: list[str], last: UUID) -> UUID:
    submission_id = uuid4()
    made = {"id": submission_id, "template": _TEMPLATE, "user": uuid4(), "at": now(), "state": state}
    await connection.execute(
        text("""
            insert into submission (id, company_id, project_id, template_id, template_version, template_name,
                state, current_step_name, current_team_ids, involved_team_ids, transitions, reference_number,
                submitter_id, attention, step_entered_at, created_at, updated_at)
            values (:id, :user, :user, :template, 1, 'Permit', :state, '', '{}', '{}', :transitions, '',
                :user, '', :at, :at, :at)
        """),
        {**made, "transitions": len(pressed)},
    )
    for number, name in enumerate(pressed, start=1):
        await connection.execute(
            text("""
                insert into step_record (id, submission_id, number, attempt_id, step_id, step_name, action_id,
                    action_name, actor_id, team_ids, values, at)
                values (:record, :id, :number, :record, :user, 'Step', :action, :name, :user, '{}', '{}', :at)
            """),
            {
                **{key: made[key] for key in ("id", "user", "at")},
                "record": uuid4(),
                "number": number,
                "name": name,
                "action": last if number == len(pressed) else uuid4(),
            },
        )
    return submission_id

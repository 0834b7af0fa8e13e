"""Rows as they were before a migration."""

from uuid import UUID, uuid4

from chassis.clock import now
from sqlalchemy import text
from sqlalchemy.ext.asyncio import AsyncConnection


async def add_template(connection: AsyncConnection, workflow: str = "{}") -> UUID:
    template_id = uuid4()
    somebody = {"template": template_id, "user": uuid4(), "at": now(), "workflow": workflow}
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
    return template_id


async def add_submission(
    connection: AsyncConnection, template_id: UUID, state: str, pressed: list[str], last: UUID
) -> UUID:
    submission_id = uuid4()
    made = {"id": submission_id, "template": template_id, "user": uuid4(), "at": now(), "state": state}
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

"""The yardstick: the same paths and the same SQL by FastAPI and asyncpg alone. No token, no rights, no checks
of values, no outbox, no idempotency, no names of people: only what nobody could leave out."""

import json
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from datetime import UTC, datetime
from typing import Any
from uuid import UUID

import uuid_utils
from devstack.testing.bare import Answer, connected
from fastapi import FastAPI, Request
from pydantic import BaseModel

START = """
    select form_template.project_id, form_template.archived_at, form_template.published_version, submission.id
    from form_template left join submission on submission.id = $1
    where form_template.company_id = $2 and form_template.id = $3
"""
ADD_SUBMISSION = """
    insert into submission (id, company_id, project_id, template_id, template_version, template_name, state,
        current_step_id, current_step_name, current_team_ids, involved_team_ids, transitions,
        reference_number, submitter_id, attention, step_entered_at, created_at, updated_at)
    values ($1, $2, $3, $4, 1, 'Request for approval', 'draft', $5, 'Request', $6, $6, 0,
        '', $7, '', $8, $8, $8)
"""
ADD_VALUE = """
    insert into submission_value (submission_id, field_id, value, revision, saved_by, saved_at, company_id)
    values ($1, $2, $3, 1, $4, $5, $6)
"""
ADD_PARTICIPANT = "insert into submission_participant (user_id, submission_id) values ($1, $2)"
HOLD = """
    select current_step_id, submitter_id from submission where company_id = $1 and id = $2 for no key update
"""
VALUES = """
    select field_id, value, revision, saved_by from submission_value
    where submission_id = $1 order by field_id
"""
SAVE_VALUES = """
    insert into submission_value (submission_id, field_id, value, revision, saved_by, saved_at, company_id)
    select $1, sent.field_id, sent.value::jsonb, 1, $4, $5, $6
        from unnest($2::uuid[], $3::text[]) as sent (field_id, value)
    on conflict (submission_id, field_id) do update set value = excluded.value,
        revision = submission_value.revision + 1, saved_by = excluded.saved_by, saved_at = excluded.saved_at
    returning field_id, revision
"""
TOUCH = "update submission set updated_at = $2 where id = $1"
DETAIL = """
    select submission.id, submission.template_id, submission.template_name, submission.template_version,
        submission.project_id, submission.state, submission.reference_number, submission.submitter_id,
        submission.current_step_id, submission.current_step_name, submission.created_at,
        submission.updated_at, form_version.body
    from submission join form_version on form_version.template_id = submission.template_id
        and form_version.number = submission.template_version
    where submission.company_id = $1 and submission.id = $2
"""
FILES = "select id, name, size, content_type from submission_file where submission_id = $1 order by id"
PAGE = """
    select id, template_id, template_name, template_version, project_id, state, reference_number,
        current_step_id, current_step_name, submitter_id, submitted_at, created_at, updated_at, attention,
        (current_team_ids <> '{}' and current_team_ids && $2::uuid[])
            or (state = 'draft' and submitter_id = $3) as is_my_turn,
        count(*) over () as total
    from submission where company_id = $1 order by created_at desc, id limit $4 offset $5
"""


class SubmissionCreate(BaseModel):
    formTemplateId: UUID  # noqa: N815
    projectId: UUID  # noqa: N815
    values: dict[UUID, Any]


class StepSave(BaseModel):
    submissionId: UUID  # noqa: N815
    stepId: UUID  # noqa: N815
    values: dict[UUID, Any]


class Brief(BaseModel):
    submissionId: UUID  # noqa: N815
    templateId: UUID  # noqa: N815
    templateName: str  # noqa: N815
    templateVersion: int  # noqa: N815
    projectId: UUID  # noqa: N815
    state: str
    referenceNumberStr: str  # noqa: N815
    currentStepId: UUID | None  # noqa: N815
    currentStepName: str  # noqa: N815
    submitterId: UUID  # noqa: N815
    submittedAt: datetime | None  # noqa: N815
    created: datetime
    updated: datetime
    isMyTurn: bool  # noqa: N815
    needsAttention: bool  # noqa: N815


@asynccontextmanager
async def lifespan(app: FastAPI) -> AsyncGenerator[None]:
    async with connected(app):
        known = await app.state.pool.fetchrow(
            "select company_id, submitter_id, current_step_id, current_team_ids from submission limit 1"
        )
        assert known is not None, "measure when there is a submission"
        app.state.company, app.state.user, app.state.step, app.state.teams = known
        yield


app = FastAPI(lifespan=lifespan)


@app.get("/api/Submission/QuerySubmissions")
async def query_submissions(request: Request, pageNumber: int = 1, pageCount: int = 20) -> Answer:  # noqa: N803
    state = request.app.state
    async with state.pool.acquire() as connection:
        rows = await connection.fetch(
            PAGE, state.company, state.teams, state.user, pageCount, (pageNumber - 1) * pageCount
        )
    briefs = [
        Brief(
            submissionId=row["id"],
            templateId=row["template_id"],
            templateName=row["template_name"],
            templateVersion=row["template_version"],
            projectId=row["project_id"],
            state=row["state"],
            referenceNumberStr=row["reference_number"],
            currentStepId=row["current_step_id"],
            currentStepName=row["current_step_name"],
            submitterId=row["submitter_id"],
            submittedAt=row["submitted_at"],
            created=row["created_at"],
            updated=row["updated_at"],
            isMyTurn=row["is_my_turn"],
            needsAttention=bool(row["attention"]),
        )
        for row in rows
    ]
    return Answer(data={"data": briefs, "totalCount": rows[0]["total"] if rows else 0})


@app.post("/api/Submission/CreateSubmission", status_code=201)
async def create_submission(request: Request, body: SubmissionCreate) -> Answer:
    state = request.app.state
    at = datetime.now(UTC)
    submission_id = UUID(int=uuid_utils.uuid7().int)
    async with state.pool.acquire() as connection, connection.transaction():
        await connection.fetchrow(START, submission_id, state.company, body.formTemplateId)
        await connection.execute(
            ADD_SUBMISSION,
            *(submission_id, state.company, body.projectId, body.formTemplateId),
            *(state.step, state.teams, state.user, at),
        )
        await connection.executemany(
            ADD_VALUE,
            [
                (submission_id, field_id, json.dumps(value), state.user, at, state.company)
                for field_id, value in body.values.items()
            ],
        )
        await connection.execute(ADD_PARTICIPANT, state.user, submission_id)
    return Answer(data={"submissionId": submission_id, "state": "draft"})


@app.put("/api/Submission/SaveStep")
async def save_step(request: Request, body: StepSave) -> Answer:
    state = request.app.state
    at = datetime.now(UTC)
    field_ids = sorted(body.values)
    async with state.pool.acquire() as connection, connection.transaction():
        await connection.fetchrow(HOLD, state.company, body.submissionId)
        await connection.fetch(VALUES, body.submissionId)
        texts = [json.dumps(body.values[field_id]) for field_id in field_ids]
        saved = await connection.fetch(
            SAVE_VALUES, body.submissionId, field_ids, texts, state.user, at, state.company
        )
        await connection.execute(TOUCH, body.submissionId, at)
    return Answer(data={"savedAt": at, "revisions": {str(row["field_id"]): row["revision"] for row in saved}})


@app.get("/api/Submission/GetSubmissionDetail")
async def get_submission_detail(request: Request, submissionId: UUID) -> Answer:  # noqa: N803
    state = request.app.state
    async with state.pool.acquire() as connection:
        found = dict(await connection.fetchrow(DETAIL, state.company, submissionId))
        values = await connection.fetch(VALUES, submissionId)
        files = await connection.fetch(FILES, submissionId)
    pages = json.loads(found.pop("body"))
    entered = {str(row["field_id"]): json.loads(row["value"]) for row in values}
    for page in pages:
        for row in page["components"]:
            for field in row["components"]:
                field["value"] = entered.get(field["id"])
    revisions = {str(row["field_id"]): row["revision"] for row in values}
    return Answer(data={**found, "pages": pages, "revisions": revisions, "files": [*map(dict, files)]})

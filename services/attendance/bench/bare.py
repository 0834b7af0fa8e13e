"""The yardstick: a punch put into its table, by FastAPI and asyncpg alone. No token, no roles, no clock to
judge, no hours to compute, no outbox, no idempotency: only what nobody could leave out."""

import os
import uuid
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from datetime import UTC, datetime
from typing import Any

import asyncpg
from fastapi import FastAPI, Request
from pydantic import AwareDatetime, BaseModel

ADD_PUNCH = """
    insert into punch (id, company_id, project_id, owner_user_id, check_type, at, received_at, device_time,
        time_zone, marks, device_id, created_by)
    values ($1, $2, $3, $4, $5, $6, $7, $6, 'Asia/Singapore', '{}', $8, $4)
    on conflict do nothing
"""


class Punch(BaseModel):
    punchId: uuid.UUID  # noqa: N815
    projectId: uuid.UUID  # noqa: N815
    checkType: int  # noqa: N815
    deviceTime: AwareDatetime  # noqa: N815


class PunchesCreate(BaseModel):
    deviceId: uuid.UUID  # noqa: N815
    sentAt: AwareDatetime  # noqa: N815
    punches: list[Punch]


class Answer(BaseModel):
    data: Any
    errorCode: int = 1  # noqa: N815
    message: str = "Success"


@asynccontextmanager
async def lifespan(app: FastAPI) -> AsyncGenerator[None]:
    async with asyncpg.create_pool(os.environ["BARE_DATABASE_URL"], min_size=8, max_size=16) as pool:
        app.state.pool = pool
        yield


app = FastAPI(lifespan=lifespan)


@app.get("/api/Clock/GetAttendanceRecordTypes")
async def get_attendance_record_types() -> Answer:
    return Answer(data=[])


@app.post("/api/Clock/CreatePunches", status_code=201)
async def create_punches(request: Request, body: PunchesCreate) -> Answer:
    # A company of its own: what it adds is nobody's day of ours.
    at, owner = datetime.now(UTC), uuid.uuid4()
    async with request.app.state.pool.acquire() as connection:
        for each in body.punches:
            await connection.execute(
                ADD_PUNCH,
                each.punchId,
                owner,
                each.projectId,
                owner,
                each.checkType,
                each.deviceTime,
                at,
                body.deviceId,
            )
    stored = [{"punchId": each.punchId, "verdict": "stored", "at": each.deviceTime} for each in body.punches]
    return Answer(data={"verdicts": stored})

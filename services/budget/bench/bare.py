"""The yardstick: a draft with one line, by FastAPI and asyncpg alone. The same SQL, one row held included; no
token, no roles, no outbox, no idempotency, no names: only what nobody could leave out."""

import uuid
from datetime import UTC, datetime
from decimal import Decimal

import uuid_utils
from devstack.testing.bare import Answer, connected
from fastapi import FastAPI, Request
from pydantic import BaseModel

HELD = "select id, currency, request_count from project_budget where project_id = $1 for update"
COUNTED = "update project_budget set request_count = $2 where id = $1"
CODES = "select * from budget_code where id = any($1) order by id"
ADD_REQUEST = """
    insert into budget_request (id, company_id, project_id, number, title, currency, status, created_by,
        created_at, updated_by, updated_at)
    values ($1, $2, $3, $4, $5, $6, 'draft', $7, $8, $7, $8)
"""
ADD_LINE = """
    insert into request_line (id, company_id, project_id, request_id, code_id, position, amount_minor)
    values ($1, $2, $3, $4, $5, $6, $7)
"""


class Line(BaseModel):
    budgetCodeId: uuid.UUID  # noqa: N815
    amount: str


class RequestCreate(BaseModel):
    projectId: uuid.UUID  # noqa: N815
    title: str
    lines: list[Line]


app = FastAPI(lifespan=connected)


@app.get("/api/Budget/GetCategories")
async def get_categories() -> Answer:
    return Answer(data=[])


@app.post("/api/Budget/CreateBudgetRequest", status_code=201)
async def create_budget_request(request: Request, body: RequestCreate) -> Answer:
    at, user_id = datetime.now(UTC), uuid.UUID(int=1)
    request_id = uuid.UUID(int=uuid_utils.uuid7().int)
    async with request.app.state.pool.acquire() as connection, connection.transaction():
        await connection.execute("select pg_advisory_xact_lock(hashtextextended($1, 0))", str(body.projectId))
        budget = await connection.fetchrow(HELD, body.projectId)
        number = budget["request_count"] + 1
        await connection.execute(COUNTED, budget["id"], number)
        codes = await connection.fetch(CODES, [line.budgetCodeId for line in body.lines])
        company_id, currency = codes[0]["company_id"], budget["currency"]
        await connection.execute(
            ADD_REQUEST, request_id, company_id, body.projectId, number, body.title, currency, user_id, at
        )
        for position, line in enumerate(body.lines):
            minor = int(Decimal(line.amount) * 100)
            line_id = uuid.UUID(int=uuid_utils.uuid7().int)
            await connection.execute(
                ADD_LINE,
                line_id,
                company_id,
                body.projectId,
                request_id,
                line.budgetCodeId,
                position,
                minor,
            )
    return Answer(data={"budgetRequestId": request_id, "number": number, "title": body.title})

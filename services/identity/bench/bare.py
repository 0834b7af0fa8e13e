"""The yardstick: the same paths and the same SQL by FastAPI and asyncpg alone. No token, no roles, no audit
rules, no outbox, no idempotency: only what nobody could leave out."""

import json
import uuid
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from datetime import UTC, datetime

import uuid_utils
from devstack.testing.bare import Answer, connected
from fastapi import FastAPI, Request
from pydantic import BaseModel

PAGE = """
    select team.id as team_id, team.name, team.description, team.updated_at,
        (select count(*) from team_member where team_member.team_id = team.id) as members_count,
        count(*) over () as total
    from team where team.company_id = $1 order by lower(team.name), team.id limit $2 offset $3
"""
PEOPLE = """
    select team_member.team_id, team_member.is_lead, team_member.added_at, "user".id as user_id,
        "user".full_name, "user".email, "user".photo_key, "user".abbreviation_bg_color
    from team_member join "user" on "user".id = team_member.user_id
    where team_member.team_id = any($1) and (team_member.is_lead or not $2)
    order by team_member.is_lead desc, lower("user".full_name), "user".id
"""
NAMED = "select id from team where company_id = $1 and lower(name) = lower($2)"
ADD_TEAM = """
    insert into team (id, company_id, name, description, created_by, created_at, updated_at)
    values ($1, $2, $3, $4, $5, $6, $6)
"""
ADD_AUDIT = """
    insert into audit_record (id, company_id, actor_user_id, action, subject_type, subject_id, subject_name,
        changes, ip, user_agent, at)
    values ($1, $2, $3, 'team.created', 'team', $4, $5, $6, '', '', $7)
"""


class Person(BaseModel):
    userId: uuid.UUID  # noqa: N815
    fullName: str  # noqa: N815
    email: str


class Team(BaseModel):
    teamId: uuid.UUID  # noqa: N815
    name: str
    description: str
    membersCount: int  # noqa: N815
    leads: list[Person]
    updatedAt: datetime  # noqa: N815


class TeamCreate(BaseModel):
    name: str
    description: str = ""


@asynccontextmanager
async def lifespan(app: FastAPI) -> AsyncGenerator[None]:
    async with connected(app):
        owner = await app.state.pool.fetchrow(
            "select company_id, user_id from member where role = 'owner' limit 1"
        )
        assert owner is not None, "measure on a seeded database"
        app.state.company, app.state.user = owner
        yield


app = FastAPI(lifespan=lifespan)


@app.get("/api/Team/QueryTeams")
async def query_teams(request: Request, pageNumber: int = 1, pageCount: int = 20) -> Answer:  # noqa: N803
    state = request.app.state
    async with state.pool.acquire() as connection:
        rows = await connection.fetch(PAGE, state.company, pageCount, (pageNumber - 1) * pageCount)
        people = await connection.fetch(PEOPLE, [row["team_id"] for row in rows], True)
    leads: dict[uuid.UUID, list[Person]] = {}
    for each in people:
        person = Person(userId=each["user_id"], fullName=each["full_name"], email=each["email"])
        leads.setdefault(each["team_id"], []).append(person)
    teams = [
        Team(
            teamId=row["team_id"],
            name=row["name"],
            description=row["description"],
            membersCount=row["members_count"],
            leads=leads.get(row["team_id"], []),
            updatedAt=row["updated_at"],
        )
        for row in rows
    ]
    return Answer(data={"data": teams, "totalCount": rows[0]["total"] if rows else 0})


@app.post("/api/Team/CreateTeam", status_code=201)
async def create_team(request: Request, body: TeamCreate) -> Answer:
    state = request.app.state
    at = datetime.now(UTC)
    team_id = uuid.UUID(int=uuid_utils.uuid7().int)
    audit_id = uuid.UUID(int=uuid_utils.uuid7().int)
    async with state.pool.acquire() as connection, connection.transaction():
        await connection.fetchrow(NAMED, state.company, body.name)
        await connection.execute(
            ADD_TEAM, team_id, state.company, body.name, body.description, state.user, at
        )
        await connection.execute(
            ADD_AUDIT, audit_id, state.company, state.user, team_id, body.name, json.dumps({}), at
        )
        members = await connection.fetch(PEOPLE, [team_id], False)
    return Answer(data={"teamId": team_id, "name": body.name, "members": [dict(row) for row in members]})

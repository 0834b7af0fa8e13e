"""The demo company as identity tells of it; its people are signed in as anybody is."""

from collections.abc import Mapping
from dataclasses import dataclass
from uuid import UUID

import httpx
from chassis.access import Actor
from chassis.access.actor import Origin
from chassis.http.access import ACCESS_COOKIE
from chassis.runtime import Runtime
from forms.directory import Directory

PASSWORD = "groundwork-demo"  # noqa: S105 -- printed by `make dev`, opens nothing but the demo
_ORIGIN = Origin(ip="203.0.113.20", user_agent="Groundwork demo")


@dataclass(frozen=True)
class DemoCompany:
    runtime: Runtime
    admin: Actor
    teams: Mapping[str, str]
    """Ids by name, as workflows hold them."""
    projects: Mapping[str, UUID]

    @classmethod
    async def find(cls, runtime: Runtime) -> "DemoCompany":
        admin = await sign_in(runtime, "admin")
        directory = runtime.of(Directory)
        teams = await directory.teams(admin.company_id)
        projects = await directory.projects(admin.company_id)
        return cls(
            runtime,
            admin,
            {team.name: team.team_id for team in teams.values()},
            {project.name: project_id for project_id, project in projects.items()},
        )


async def sign_in(runtime: Runtime, login: str) -> Actor:
    """Somebody of the crew, with the access that identity gives them."""
    async with httpx.AsyncClient(base_url=runtime.settings.identity_url, timeout=30) as client:
        body = {"email": f"{login}@northbank.demo", "password": PASSWORD}
        answer = await client.post("/api/Auth/Login", json=body)
        answer.raise_for_status()
        claims = await runtime.tokens.verify(answer.cookies[ACCESS_COOKIE])
    assert claims.company_id is not None
    access = await runtime.access.get_access(claims.user_id, claims.company_id, claims.session_id)
    return Actor(claims.user_id, claims.session_id, claims.company_id, _ORIGIN, access)

"""The demo company as identity tells of it."""

from collections.abc import Mapping
from dataclasses import dataclass
from uuid import UUID

from chassis.access import Actor
from chassis.runtime import Runtime
from identity_client.directory import Directory
from identity_client_demo import sign_in


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
        teams = await directory.all_teams(admin.company_id)
        projects = await directory.all_projects(admin.company_id)
        return cls(
            runtime,
            admin,
            {team.name: team.team_id for team in teams.values()},
            {project.name: project_id for project_id, project in projects.items()},
        )

"""Projects and companies by id, remembered for a minute: every submission shows one."""

from collections.abc import Awaitable, Callable
from typing import TypeVar, cast
from uuid import UUID

from chassis.errors import NotFound, Unavailable
from chassis.remembered import Remembered
from chassis.runtime import Runtime
from contracts.identity.v1 import identity_pb2

from forms.directory import Directory

T = TypeVar("T")

_LASTS_SECONDS = 60.0
_MOST = 2_000


class Projects:
    def __init__(self, directory: Directory) -> None:
        self._directory = directory
        self._known = Remembered[tuple[str, UUID], object](most=_MOST, seconds=_LASTS_SECONDS)

    @classmethod
    def of(cls, runtime: Runtime) -> "Projects":
        return cls(runtime.of(Directory))

    async def find(self, company_id: UUID, project_id: UUID) -> identity_pb2.Project | None:
        async def ask() -> identity_pb2.Project | None:
            return (await self._directory.projects(company_id, [project_id])).get(project_id)

        found = await self._remembered(("project", project_id), ask)
        return found if found is not None and found.company_id == str(company_id) else None

    async def try_find(self, company_id: UUID, project_id: UUID) -> identity_pb2.Project | None:
        """None too while identity is away: what else a page shows is worth showing."""
        try:
            return await self.find(company_id, project_id)
        except Unavailable:
            return None

    async def company_name(self, company_id: UUID) -> str:
        async def ask() -> str:
            return (await self._directory.company(company_id)).name

        try:
            return await self._remembered(("company", company_id), ask)
        except (Unavailable, NotFound):
            return ""

    async def team_names(self, company_id: UUID, team_ids: list[UUID]) -> dict[UUID, str]:
        """Of those that are still there; of none while identity is away."""
        if not team_ids:
            return {}

        async def ask() -> dict[UUID, str]:
            teams = await self._directory.teams(company_id)
            return {team_id: team.name for team_id, team in teams.items()}

        try:
            names = await self._remembered(("teams", company_id), ask)
        except Unavailable:
            return {}
        return {team_id: names[team_id] for team_id in team_ids if team_id in names}

    async def _remembered(self, key: tuple[str, UUID], ask: Callable[[], Awaitable[T]]) -> T:
        answer = await self._known.get(key, ask)
        if answer is None:  # it may be made the next moment
            self._known.forget(key)
        return cast("T", answer)

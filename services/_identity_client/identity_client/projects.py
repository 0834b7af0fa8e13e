"""Projects, companies and teams by id, remembered for a minute: nearly every list shows some."""

from collections.abc import Iterable
from uuid import UUID

from chassis.errors import NotFound, Unavailable
from chassis.remembered import Remembered
from contracts.identity.v1 import identity_pb2

from identity_client.directory import Directory

_Key = tuple[UUID, UUID]
"""A company, and a project of it: what is no project of one is one of another."""

_LASTS_SECONDS = 60.0
_MOST = 2_000


class Projects:
    def __init__(self, directory: Directory) -> None:
        self._directory = directory
        self._projects = Remembered[_Key, identity_pb2.Project](most=_MOST, seconds=_LASTS_SECONDS)
        self._company_names = Remembered[UUID, str](most=_MOST, seconds=_LASTS_SECONDS)
        self._team_names = Remembered[UUID, dict[UUID, str]](most=_MOST, seconds=_LASTS_SECONDS)

    async def find(self, company_id: UUID, project_id: UUID) -> identity_pb2.Project | None:
        return (await self._find_all(company_id, [project_id])).get(project_id)

    async def try_find(self, company_id: UUID, project_id: UUID) -> identity_pb2.Project | None:
        """None too while identity is away: what else a page shows is worth showing."""
        try:
            return await self.find(company_id, project_id)
        except Unavailable:
            return None

    async def archived_among(self, company_id: UUID, project_ids: Iterable[UUID | None]) -> set[UUID]:
        """None of them while identity is away: a list is worth showing, and nothing is changed by it."""
        try:
            projects = await self._find_all(company_id, (each for each in project_ids if each is not None))
        except Unavailable:
            return set()
        return {project_id for project_id, project in projects.items() if project.is_archived}

    def forget(self, company_id: UUID, project_id: UUID) -> None:
        self._projects.forget((company_id, project_id))

    async def company_name(self, company_id: UUID) -> str:
        async def ask() -> str:
            return (await self._directory.company(company_id)).name

        try:
            return await self._company_names.get(company_id, ask)
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
            names = await self._team_names.get(company_id, ask)
        except Unavailable:
            return {}
        return {team_id: names[team_id] for team_id in team_ids if team_id in names}

    async def _find_all(
        self, company_id: UUID, project_ids: Iterable[UUID]
    ) -> dict[UUID, identity_pb2.Project]:
        async def ask(keys: list[_Key]) -> dict[_Key, identity_pb2.Project]:
            found = await self._directory.projects(company_id, [project_id for _, project_id in keys])
            return {(company_id, project_id): project for project_id, project in found.items()}

        keys = [(company_id, project_id) for project_id in project_ids]
        known = await self._projects.get_many(keys, ask)
        return {project_id: project for (_, project_id), project in known.items()}

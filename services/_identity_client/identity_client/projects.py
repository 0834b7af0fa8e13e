"""Projects, companies and teams by id, remembered for a minute: nearly every list shows some.

definition = ServiceDefinition(
    …, listeners=[ACCESS_CHANGED, PROJECT_CHANGED], provide=…  # runtime.provide(Projects.of(runtime))
)
"""

from collections.abc import Iterable
from typing import Self
from uuid import UUID

from chassis.access import Actor
from chassis.errors import NotFound, Unavailable
from chassis.events.listener import Listener
from chassis.remembered import Remembered
from chassis.runtime import Runtime
from contracts.identity.v1 import events_pb2, identity_pb2

from identity_client.directory import Directory
from identity_client.errors import ProjectIsArchived, UnknownProject

_Key = tuple[UUID, UUID]
"""A company, and a project or team of it: what is none of one is one of another."""

_LASTS_SECONDS = 60.0
_MOST = 2_000


class Projects:
    @classmethod
    def of(cls, runtime: Runtime) -> Self:
        return cls(runtime.of(Directory))

    def __init__(self, directory: Directory) -> None:
        self._directory = directory
        self._projects = Remembered[_Key, identity_pb2.Project](most=_MOST, seconds=_LASTS_SECONDS)
        self._companies = Remembered[UUID, identity_pb2.GetCompanyResponse](
            most=_MOST, seconds=_LASTS_SECONDS
        )
        self._team_names = Remembered[_Key, str](most=_MOST, seconds=_LASTS_SECONDS)

    async def get_seen(self, actor: Actor, project_id: UUID) -> identity_pb2.Project:
        """A project that a call names. To an admin every id is one of a project they see, so that seeing it
        does not say that it is there, or the company's."""
        project = await self.find(actor.company_id, project_id)
        if project is None or not actor.sees_project(project_id):
            raise UnknownProject
        return project

    async def get_open(self, actor: Actor, project_id: UUID) -> identity_pb2.Project:
        """One to put something into, or to change something of."""
        project = await self.get_seen(actor, project_id)
        if project.is_archived:
            raise ProjectIsArchived(project.name)
        return project

    async def must_be_open(self, company_id: UUID, project_id: UUID | None) -> None:
        """For what people see without being in its project, or what belongs to none."""
        if project_id is None:
            return
        project = await self.find(company_id, project_id)
        if project is None:
            raise UnknownProject
        if project.is_archived:
            raise ProjectIsArchived(project.name)

    async def find(self, company_id: UUID, project_id: UUID) -> identity_pb2.Project | None:
        return (await self.find_all(company_id, [project_id])).get(project_id)

    async def try_find(self, company_id: UUID, project_id: UUID) -> identity_pb2.Project | None:
        """None too while identity is away: what else a page shows is worth showing."""
        try:
            return await self.find(company_id, project_id)
        except Unavailable:
            return None

    async def shown(
        self, company_id: UUID, project_ids: Iterable[UUID | None]
    ) -> dict[UUID, identity_pb2.Project]:
        """None of them while identity is away: a list is worth showing, and nothing is changed by it."""
        try:
            return await self.find_all(company_id, (each for each in project_ids if each is not None))
        except Unavailable:
            return {}

    async def learn(self, company_id: UUID, project_ids: Iterable[UUID | None]) -> None:
        """Those of which an answer tells once rows are held: nobody should wait for identity then."""
        await self.shown(company_id, project_ids)

    async def archived_among(self, company_id: UUID, project_ids: Iterable[UUID | None]) -> set[UUID]:
        projects = await self.shown(company_id, project_ids)
        return {project_id for project_id, project in projects.items() if project.is_archived}

    def forget(self, company_id: UUID, project_id: UUID) -> None:
        self._projects.forget((company_id, project_id))

    async def company(self, company_id: UUID) -> identity_pb2.GetCompanyResponse:
        """An empty one while identity is away: for what is shown."""
        try:
            return await self.rules_of(company_id)
        except Unavailable:
            return identity_pb2.GetCompanyResponse()

    async def learn_company(self, company_id: UUID) -> None:
        """Of which an answer tells once rows are held: nobody should wait for identity then."""
        await self.company(company_id)

    async def rules_of(self, company_id: UUID) -> identity_pb2.GetCompanyResponse:
        """For what is judged by them and kept: while identity is away as it told of them last. Whoever has
        never been told does not take an empty company for one without rules, but comes again."""

        async def ask() -> identity_pb2.GetCompanyResponse:
            return await self._directory.company(company_id)

        try:
            return await self._companies.get(company_id, ask)
        except NotFound:
            return identity_pb2.GetCompanyResponse()
        except Unavailable:
            known = self._companies.last_known({company_id})
            if company_id not in known:
                raise
            return known[company_id]

    async def company_name(self, company_id: UUID) -> str:
        return (await self.company(company_id)).name

    async def team_names(self, company_id: UUID, team_ids: list[UUID]) -> dict[UUID, str]:
        """Of those that are still there; of none while identity is away."""

        async def ask(keys: list[_Key]) -> dict[_Key, str]:
            teams = await self._directory.teams(company_id, [team_id for _, team_id in keys])
            return {(company_id, team_id): team.name for team_id, team in teams.items()}

        try:
            names = await self._team_names.get_many(((company_id, each) for each in team_ids), ask)
        except Unavailable:
            return {}
        return {team_id: name for (_, team_id), name in names.items()}

    async def find_all(
        self, company_id: UUID, project_ids: Iterable[UUID]
    ) -> dict[UUID, identity_pb2.Project]:
        """Those that are there, asked for at once. For what must not be done while identity is away."""

        async def ask(keys: list[_Key]) -> dict[_Key, identity_pb2.Project]:
            found = await self._directory.projects(company_id, [project_id for _, project_id in keys])
            return {(company_id, project_id): project for project_id, project in found.items()}

        keys = [(company_id, project_id) for project_id in project_ids]
        known = await self._projects.get_many(keys, ask)
        return {project_id: project for (_, project_id), project in known.items()}


def _forget_project(changed: events_pb2.ProjectChanged, runtime: Runtime) -> None:
    """Archived, it is read-only from now on, in every process."""
    project = changed.project
    runtime.of(Projects).forget(UUID(project.company_id), UUID(project.project_id))


PROJECT_CHANGED = Listener(events_pb2.ProjectChanged, _forget_project)

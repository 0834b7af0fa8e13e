"""Which day it is: on the company's clock, and where its projects are."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from datetime import date, datetime, timedelta, timezone
from typing import Self
from uuid import UUID

from chassis.access import Actor
from chassis.clock import now
from chassis.wall_clock import day_at, zone_of
from contracts.identity.v1.identity_pb2 import Project
from identity_client.projects import Projects

_FIRST_ZONE = timezone(timedelta(hours=14))


async def today_of(projects: Projects, company_id: UUID) -> date:
    """On the company's clock."""
    company = await projects.company(company_id)
    return day_at(now(), zone_of(company.time_zone))


async def today_at(projects: Projects, company_id: UUID, project_id: UUID) -> date:
    """On the project's clock; of one that is gone, on its company's."""
    project, company = await projects.find(company_id, project_id), await projects.company(company_id)
    return day_at(now(), zone_of(project.time_zone if project else "", company.time_zone))


def latest_today() -> date:
    """Where days begin first: what is due there may not be so elsewhere yet."""
    return day_at(now(), _FIRST_ZONE)


@dataclass(frozen=True, slots=True)
class Todays:
    """A week is over when it is over where its project is."""

    at: datetime
    company_zone: str
    projects: Mapping[UUID, Project]

    @classmethod
    async def of(cls, projects: Projects, actor: Actor, project_ids: Iterable[UUID]) -> Self:
        """Not while identity is away: nobody's week is closed by a clock of elsewhere."""
        found = await projects.find_all(actor.company_id, {*project_ids})
        return await cls.with_projects(projects, actor, found)

    @classmethod
    async def with_projects(cls, projects: Projects, actor: Actor, found: Mapping[UUID, Project]) -> Self:
        company = await projects.company(actor.company_id)
        return cls(now(), company.time_zone, found)

    def where(self, project_id: UUID) -> date:
        project = self.projects.get(project_id)
        return day_at(self.at, zone_of(project.time_zone if project else "", self.company_zone))

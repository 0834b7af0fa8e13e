"""Projects as forms needs them: in an archived one nothing changes."""

from uuid import UUID

import identity_client.projects
from chassis.errors import Conflict
from chassis.runtime import Runtime
from chassis.texts import Text

from forms.directory import Directory


class ProjectIsArchived(Conflict):
    def __init__(self, name: str) -> None:
        super().__init__(
            Text(
                "The project “{name}” is archived: its forms and submissions can be read, but not changed. "
                "Ask one of its managers to take it out of the archive.",
                name=name,
            )
        )


class Projects(identity_client.projects.Projects):
    @classmethod
    def of(cls, runtime: Runtime) -> "Projects":
        return cls(runtime.of(Directory))

    async def must_be_open(self, company_id: UUID, project_id: UUID | None) -> None:
        """Whoever is to change something in a project asks this first."""
        project = await self.find(company_id, project_id) if project_id is not None else None
        if project is not None and project.is_archived:
            raise ProjectIsArchived(project.name)

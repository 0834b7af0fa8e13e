"""The project of a submission, as it is told with it."""

from uuid import UUID

from chassis.http import WireOut
from identity_client.projects import Projects

from forms.tables.submission import Submission


class SubmissionProject(WireOut):
    project_id: UUID
    name: str
    address: str
    description: str
    starts_on: str
    ends_on: str
    time_zone: str
    is_archived: bool
    """Then nothing of it can be changed."""


async def find_project(projects: Projects, submission: Submission) -> SubmissionProject | None:
    found = await projects.try_find(submission.company_id, submission.project_id)
    if found is None:
        return None
    return SubmissionProject(
        project_id=submission.project_id,
        name=found.name,
        address=found.address,
        description=found.description,
        starts_on=found.starts_on,
        ends_on=found.ends_on,
        time_zone=found.time_zone,
        is_archived=found.is_archived,
    )

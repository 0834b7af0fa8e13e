"""The project of a submission, as it is told with it."""

from uuid import UUID

from chassis.http import WireOut


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

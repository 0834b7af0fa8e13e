"""The versions of one submission."""

from datetime import datetime

from chassis.http import WireOut
from identity_client.people import PersonPublic


class SubmissionVersion(WireOut):
    version: str
    is_current: bool
    submission_process_id: str | None
    """Its last step that was submitted: what the version was when the next one began."""
    began_at: datetime
    began_by: PersonPublic | None
    began_at_step_name: str
    """Where it was taken up; of the first version, the first step."""
    reason: str
    """Why the version before was not enough."""
    steps: int
    """How many steps were submitted in it."""

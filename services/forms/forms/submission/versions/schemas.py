"""The versions of one submission, and what differs between two of them."""

from datetime import datetime
from typing import Any
from uuid import UUID

from chassis.http import WireOut
from identity_client.people import PersonPublic


class SubmissionVersion(WireOut):
    version: str
    is_current: bool
    submission_process_id: UUID | None
    """Its last step that was submitted: what the version was when the next one began."""
    began_at: datetime
    began_by: PersonPublic | None
    began_at_step_name: str
    """Where it was taken up; of the first version, the first step."""
    reason: str
    """Why the version before was not enough."""
    steps: int
    """How many steps were submitted in it."""


class ChangedField(WireOut):
    field_id: UUID
    field_name: str
    old_value: Any
    new_value: Any
    page_id: UUID
    page_name: str
    page_number: int


class SubmissionDiff(WireOut):
    from_version: str
    to_version: str
    has_changes: bool
    changed_fields: list[ChangedField]
    """In reading order."""
    pages: list[dict[str, Any]]
    """The form without values: how a value of each field is read."""

from uuid import UUID

from chassis.http import WireOut
from formwork.rehearsal import Matter


class RehearsedSubmission(WireOut):
    submission_id: UUID
    reference_number_str: str
    before: str
    """As the submission says it; empty where it says nothing."""
    after: str
    """What the draft calculates."""


class RehearsalFinding(WireOut):
    """What the draft makes of one field, in all submissions in which it does."""

    matter: Matter
    field_id: UUID
    field_name: str
    submissions_count: int
    submissions: list[RehearsedSubmission]
    """The newest ten."""


class PublishRehearsal(WireOut):
    form_template_id: UUID
    looked_at: int
    """Submissions: the newest, and those in progress."""
    in_progress: int
    """Of all that there are: they stay in the version that they were begun in."""
    findings: list[RehearsalFinding]

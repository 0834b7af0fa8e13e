from datetime import datetime
from uuid import UUID

from chassis.http import WireIn, WireOut
from identity_client.people import PersonPublic

from forms.tables.submission import SubmissionState


class SubmissionDelete(WireIn):
    submission_id: UUID


class SubmissionDeleted(WireOut):
    submission_id: UUID
    gone_at: datetime
    """Until then it can be restored."""


class SubmissionRestore(WireIn):
    submission_id: UUID


class DeletedSubmission(WireOut):
    submission_id: UUID
    template_name: str
    project_id: UUID
    project_name: str
    state: SubmissionState
    reference_number_str: str
    version: str
    submitter: PersonPublic | None
    deleted_by: PersonPublic | None
    deleted_at: datetime
    gone_at: datetime
    """Until then it can be restored; after that nothing of it is left."""

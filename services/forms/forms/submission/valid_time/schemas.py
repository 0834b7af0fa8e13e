from datetime import datetime
from uuid import UUID

from chassis.http import Instant, WireIn, WireOut
from formwork.valid_time import ExpirationState, ValidUntilState

from forms.submission.schemas import Reason


class ValidTimeExtend(WireIn):
    submission_id: UUID
    seen_end: Instant
    """The end that the caller has seen: where it was moved since, nothing is changed."""
    valid_time_end: Instant
    reason: Reason
    """Why: kept in the history of the submission."""


class SubmissionValidTime(WireOut):
    submission_id: UUID
    valid_time_start: datetime | None
    valid_time_end: datetime | None
    expiration_state: ExpirationState
    valid_until_state: ValidUntilState

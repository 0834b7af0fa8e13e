from typing import Annotated
from uuid import UUID

from chassis.http import WireIn
from pydantic import Field

from forms.submission.schemas import Reason

Number = Annotated[int, Field(ge=0)]
"""Transitions so far, as the caller has seen it: where it has moved since, nothing is changed."""


class StepRecall(WireIn):
    submission_id: UUID
    number: Number
    reason: Reason = ""


class SubmissionVoid(WireIn):
    submission_id: UUID
    number: Number
    reason: Reason
    """Why: kept in its history and on paper."""


class SubmissionReopen(WireIn):
    submission_id: UUID
    number: Number
    to_step_id: UUID
    """One of those that it has been at."""
    reason: Reason

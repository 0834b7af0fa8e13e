from typing import Annotated, Literal
from uuid import UUID

from chassis.http import TranslatedText, WireIn, WireOut
from pydantic import Field

from forms.submission.moving.schemas import Number
from forms.submission.position import PressPosition
from forms.submission.schemas import Reason

MOST_AT_ONCE = 100


class DeleteEach(WireIn):
    kind: Literal["delete"]


class RestoreEach(WireIn):
    kind: Literal["restore"]


class VoidEach(WireIn):
    kind: Literal["void"]
    reason: Reason


class ClaimEach(WireIn):
    kind: Literal["claim"]


class AssignEach(WireIn):
    kind: Literal["assign"]
    user_id: UUID | None
    reason: Reason = ""


class PressEach(WireIn):
    kind: Literal["press"]
    step_id: UUID
    submit_action_id: UUID
    reason: Reason = ""
    position: PressPosition | None = None
    """Where the details have a `fence`: one place, from which all of them are pressed."""


class ChosenSubmission(WireIn):
    submission_id: UUID
    number: Number
    """Deleting and restoring take it wherever it has moved since."""


class ManyAct(WireIn):
    act: Annotated[
        RestoreEach | DeleteEach | VoidEach | ClaimEach | AssignEach | PressEach, Field(discriminator="kind")
    ]
    submissions: Annotated[list[ChosenSubmission], Field(min_length=1, max_length=MOST_AT_ONCE)]


class ActVerdict(WireOut):
    submission_id: UUID
    is_done: bool
    message: TranslatedText | None
    """Why it was refused."""
    is_retryable: bool
    """The same call with the same key may still do it."""


class ManyActed(WireOut):
    verdicts: list[ActVerdict]
    """Of each submission once, in the order that they were sent."""

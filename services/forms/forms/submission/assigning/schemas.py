from uuid import UUID

from chassis.http import WireIn, WireOut
from identity_client.people import PersonPublic

from forms.submission.moving.schemas import Number
from forms.submission.schemas import Reason


class StepClaim(WireIn):
    submission_id: UUID
    number: Number
    step_id: UUID | None = None
    """Of several that are open at once, which; of one that is open alone nothing need be said."""


class StepAssign(WireIn):
    submission_id: UUID
    number: Number
    step_id: UUID | None = None
    """As in `StepClaim`."""
    user_id: UUID | None
    """One of the step's people; null: it is everybody's of its teams again."""
    reason: Reason = ""
    """Why, for who gets it and who had it."""


class StepAssignee(WireOut):
    submission_id: UUID
    number: int
    assignee_user_id: UUID | None
    assignee: PersonPublic | None
    """None too while nobody can tell their name."""

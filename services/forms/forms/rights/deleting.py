"""Who may delete a submission, and restore it."""

from typing import Any

from chassis.access import Actor, Role

from forms.outsider import Outsider
from forms.tables.submission import SubmissionState


def may_delete(actor: Actor, submission: Any) -> bool:
    """A draft: who started it and the project's managers. What was submitted is a record: admins. Of a
    submission, or of its row in a list."""
    if isinstance(actor, Outsider):
        return False
    if submission.state == SubmissionState.DRAFT:
        return submission.submitter_id == actor.user_id or actor.manages(submission.project_id)
    return actor.is_at_least(Role.ADMIN)

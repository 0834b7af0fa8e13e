"""Submissions as callers see them."""

from collections.abc import Sequence
from typing import Any

from formwork.first_words import stands_for
from formwork.workflow import Tone, tone_of

from forms.rights.parts import Part
from forms.submission.open_step import OverdueButton
from forms.submission.schemas import SubmissionOutcome, SubmissionStanding
from forms.tables.submission import Submission, SubmissionState


def standing(submission: Submission) -> SubmissionStanding:
    return SubmissionStanding(
        submission_id=submission.id,
        form_template_id=submission.template_id,
        template_version=submission.template_version,
        state=SubmissionState(submission.state),
        current_step_id=submission.current_step_id,
        reference_number_str=submission.reference_number,
        number=submission.transitions,
    )


def outcome(submission: Any) -> SubmissionOutcome | None:
    """Of a submission, or of its row in a list. None as well where its last button was left as it is drawn:
    that somebody submitted says no more than that it is done."""
    if submission.outcome_name is None:
        return None
    tone = tone_of(submission.outcome_color)
    if tone is Tone.NEUTRAL and stands_for(submission.outcome_name, "Submit"):
        return None
    return SubmissionOutcome(name=submission.outcome_name, tone=tone)


def overdue_button(submission: Any, parts: Sequence[Part] = ()) -> OverdueButton | None:
    """Of a submission, or of its row in a list. `parts`: those of several steps open at once that it is told
    for."""
    kept_at = submission.presses_itself_at
    if kept_at is None:
        return None
    if not parts or not all(part.knows_by_itself for part in parts):
        return OverdueButton(name=submission.presses_itself or "", at=kept_at)
    soonest = min(filter(None, (part.next_by_itself for part in parts)), default=None)
    # Where nobody could press for a while all are put off together.
    return soonest and OverdueButton(name=soonest[1], at=max(soonest[0], kept_at))

"""Submissions as callers see them."""

from typing import Any

from formwork.first_words import stands_for
from formwork.workflow import Tone, tone_of

from forms.submission.schemas import OverdueButton, SubmissionOutcome, SubmissionStanding
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


def overdue_button(submission: Any) -> OverdueButton | None:
    """Of a submission, or of its row in a list."""
    if submission.presses_itself_at is None:
        return None
    return OverdueButton(name=submission.presses_itself or "", at=submission.presses_itself_at)

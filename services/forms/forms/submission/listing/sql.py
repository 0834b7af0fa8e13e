"""The columns every list shows of a submission; `service.briefs` makes of them what is sent."""

from forms.rights.sql import is_my_turn
from forms.tables.submission import Submission

FACTS = (
    Submission.id,
    Submission.template_id,
    Submission.template_name,
    Submission.template_version,
    Submission.project_id,
    Submission.state,
    Submission.outcome_name,
    Submission.outcome_color,
    Submission.reference_number,
    Submission.current_step_id,
    Submission.current_step_name,
    Submission.submitter_id,
    Submission.outsider,
    Submission.submitted_at,
    Submission.created_at,
    Submission.updated_at,
    Submission.attention,
    Submission.step_entered_at,
    Submission.due_at,
    Submission.presses_itself_at,
    Submission.presses_itself,
    Submission.version,
    Submission.is_sent_back,
    Submission.is_new_version,
    Submission.last_move,
    Submission.transitions,
    Submission.assignee_id,
    Submission.approvals_needed,
    Submission.approved_user_ids,
    Submission.approved_for_user_ids,
    Submission.current_team_ids,
    Submission.open_parts,
    Submission.barred_user_ids,
    Submission.valid_time_end,
)
"""The same for whoever reads them."""
BRIEF = (*FACTS, is_my_turn().label("is_my_turn"))

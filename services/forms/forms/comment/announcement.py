"""What others are told of a comment: whom it concerns, never what it says."""

from contracts.forms.v1 import events_pb2

from forms.tables.submission import Submission
from forms.tables.submission_comment import SubmissionComment


def comment_changed(
    comment: SubmissionComment, submission: Submission
) -> events_pb2.SubmissionCommentChanged:
    return events_pb2.SubmissionCommentChanged(
        company_id=str(comment.company_id),
        submission_comment_id=str(comment.id),
        submission_id=str(submission.id),
        project_id=str(submission.project_id),
        created_by=str(comment.created_by),
        mentioned_user_ids=map(str, comment.mentioned),
        is_deleted=comment.deleted_at is not None,
        submitter_user_id=str(submission.submitter_id),
        involved_team_ids=map(str, submission.involved_team_ids),
    )

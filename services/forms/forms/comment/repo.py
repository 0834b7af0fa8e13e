from uuid import UUID

from chassis.db import UnitOfWork
from chassis.db.statements import col, select
from identity_client.comments.table import Comments

from forms.rights.sql import IS_KEPT
from forms.tables.submission import Submission
from forms.tables.submission_comment import SubmissionComment

COMMENTS = Comments(SubmissionComment, col(SubmissionComment.submission_id))


async def find_kept(uow: UnitOfWork, company_id: UUID, submission_id: UUID) -> Submission | None:
    """For who acts for nobody: a mail that goes out."""
    statement = select(Submission).where(
        col(Submission.company_id) == company_id, col(Submission.id) == submission_id, IS_KEPT
    )
    return (await uow.execute(statement)).scalar_one_or_none()

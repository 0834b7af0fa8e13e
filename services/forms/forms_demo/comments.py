"""Something that was said about a field of an inspection, and who it was said to."""

from chassis.db.statements import col, select
from chassis.http import Paging
from chassis.runtime import Runtime
from forms.comment import service
from forms.comment.schemas import CommentCreate
from forms.submission.listing import service as listing
from forms.submission.listing.schemas import SubmissionQuery
from forms.tables.submission_comment import SubmissionComment
from forms.template.published import PublishedForms
from identity_client_demo import sign_in

from forms_demo.templates import SITE_INSPECTION

_ABOUT = "Lifting gear and crane"


async def add_comment(runtime: Runtime) -> None:
    """Once."""
    manager = await sign_in(runtime, "manager")
    async with runtime.database.unit_of_work() as uow:
        of_fields = select(SubmissionComment.id).where(col(SubmissionComment.field_id).is_not(None))
        if (await uow.execute(of_fields.limit(1))).first() is not None:
            return
        wanted = SubmissionQuery(search=SITE_INSPECTION.name)
        found = await listing.query_submissions(uow, runtime, manager, wanted, Paging())
        brief = next(each for each in found.data if each.reference_number_str and each.submitter)
        assert brief.submitter is not None
        form = await runtime.of(PublishedForms).get(
            uow, manager.company_id, brief.template_id, brief.template_version
        )
        (field_id,) = (each.id for each in form.body.fields if form.body.setting_of(each.id).label == _ABOUT)
        body = CommentCreate.model_validate(
            {
                "submissionId": brief.submission_id,
                "fieldId": field_id,
                "text": f"Which sling was it? The tag has to be on the photo. @{brief.submitter.full_name}",
                "mentionedUserIds": [brief.submitter.user_id],
            }
        )
        await service.create_comment(uow, runtime, manager, body)

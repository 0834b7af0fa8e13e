from typing import Annotated
from uuid import UUID

from chassis.http import (
    PUBLIC,
    Envelope,
    GuestDep,
    IsAskedAgainDep,
    MemberDep,
    OriginDep,
    Page,
    PagingDep,
    RuntimeDep,
    SearchText,
    UowDep,
    asked_again_after_collision,
    commits_by_itself,
    edge_router,
    ok,
    takes_upload,
)
from chassis.http.language import caller_language
from fastapi import Form, Header, Path, Query, Response, UploadFile
from identity_client.directory import Directory

from forms.choice_list.schemas import MOST_PARENTS, ChoicePublic
from forms.file import uploading
from forms.file.schemas import FilePublic
from forms.outsider import outsider
from forms.share import outside, service, standing, visiting
from forms.share.schemas import (
    PinGiven,
    ShareLinkCreate,
    ShareLinkPublic,
    ShareLinkRevoke,
    SharePrerequisites,
    ShareStanding,
    ShareVerified,
    ShareVerify,
)
from forms.submission.reading.schemas import (
    ProcessId,
    SubmissionProcessDetail,
    SubmissionProgress,
    SubmissionWorkflow,
)
from forms.submission.schemas import StepSave, StepSaved, StepSubmit, SubmissionDetail, SubmissionStanding
from forms.submission.submitting import service as submitting
from forms.template.published import PublishedForms

router = edge_router("SubmissionShareLink")

# In a header, as addresses are written down. A link's secret opens two calls, a pass the others.
Secret = Annotated[str, Header(alias="X-Share-Link", min_length=1, max_length=100)]

SharedId = Annotated[UUID, Path(alias="submissionId")]


@router.get("/QueryShareLinks")
async def query_share_links(
    actor: MemberDep,
    uow: UowDep,
    runtime: RuntimeDep,
    paging: PagingDep,
    submission_id: Annotated[UUID | None, Query(alias="submissionId", description="Left out: of all")] = None,
) -> Envelope[Page[ShareLinkPublic]]:
    """Of submissions that the caller may read, the newest first; what is in a link is told by nobody."""
    return ok(await service.query_links(uow, runtime.of(Directory), actor, submission_id, paging))


@router.post("/CreateShareLink", status_code=201)
@asked_again_after_collision
async def create_share_link(
    actor: MemberDep, uow: UowDep, runtime: RuntimeDep, body: ShareLinkCreate
) -> Envelope[ShareLinkPublic]:
    """To the step that the submission is at, by who may act on it."""
    return ok(await service.create_link(uow, runtime, actor, body))


@router.put("/RevokeShareLink")
async def revoke_share_link(
    actor: MemberDep, uow: UowDep, runtime: RuntimeDep, body: ShareLinkRevoke
) -> Envelope[None]:
    """It opens nothing from the next call on; what was submitted by it stays."""
    return ok(await service.revoke_link(uow, runtime.of(PublishedForms), actor, body.share_link_id))


@router.put("/SaveStep")
@asked_again_after_collision
async def save_shared_step(
    guest: GuestDep, uow: UowDep, runtime: RuntimeDep, body: StepSave, is_asked_again: IsAskedAgainDep
) -> Envelope[StepSaved]:
    return ok(await outside.save_step(uow, runtime, guest, body, hold=is_asked_again))


@router.post("/SubmitStep")
@commits_by_itself
async def submit_shared_step(
    guest: GuestDep,
    runtime: RuntimeDep,
    body: StepSubmit,
    idempotency_key: Annotated[str | None, Header()] = None,
) -> Envelope[SubmissionStanding]:
    return ok(await submitting.submit_step(runtime, outsider(guest), body, idempotency_key))


@router.post("/UploadResources", status_code=201)
@takes_upload(uploading.MOST_BYTES)
async def upload_shared_resources(
    guest: GuestDep,
    uow: UowDep,
    runtime: RuntimeDep,
    submission_id: Annotated[UUID, Form(alias="submissionId")],
    field_id: Annotated[UUID, Form(alias="fieldId")],
    file_id: Annotated[UUID, Form(alias="fileId")],
    file: UploadFile,
    response: Response,
) -> Envelope[FilePublic]:
    """As `/api/FormFiles/UploadResources`."""
    response.headers["Cache-Control"] = "no-store"
    return ok(
        await uploading.upload(
            uow,
            runtime,
            outside.entering(guest),
            submission_id,
            field_id,
            file_id,
            file.filename or "",
            file.size or 0,
            file.file,
        )
    )


@router.get("/SubmissionDetail/{submissionId}")
async def get_shared_detail(
    guest: GuestDep, uow: UowDep, runtime: RuntimeDep, submission_id: SharedId
) -> Envelope[SubmissionDetail]:
    return ok(await outside.get_detail(uow, runtime, outsider(guest), submission_id))


@router.get("/SubmissionProcessDetail/{submissionId}")
async def get_shared_process_detail(
    guest: GuestDep,
    uow: UowDep,
    runtime: RuntimeDep,
    submission_id: SharedId,
    process_id: Annotated[ProcessId, Query(alias="submissionProcessId")],
) -> Envelope[SubmissionProcessDetail]:
    return ok(await outside.get_process_detail(uow, runtime, outsider(guest), submission_id, process_id))


@router.get("/SubmissionProgress/{submissionId}")
async def get_shared_progress(
    guest: GuestDep, runtime: RuntimeDep, submission_id: SharedId
) -> Envelope[SubmissionProgress]:
    return ok(await outside.get_progress(runtime, outsider(guest), submission_id))


@router.get("/FormWorkflow/{submissionId}")
async def get_shared_workflow(
    guest: GuestDep, uow: UowDep, runtime: RuntimeDep, submission_id: SharedId
) -> Envelope[SubmissionWorkflow]:
    """Steps and buttons; whom it mails is the company's."""
    return ok(await outside.get_workflow(uow, runtime.of(PublishedForms), outsider(guest), submission_id))


@router.get("/SubmissionPrerequisites/{submissionId}")
async def get_shared_prerequisites(
    guest: GuestDep, uow: UowDep, runtime: RuntimeDep, submission_id: SharedId
) -> Envelope[SharePrerequisites]:
    return ok(await outside.get_prerequisites(uow, runtime, outsider(guest), submission_id))


@router.get("/Choices/{submissionId}")
async def get_shared_choices(
    guest: GuestDep,
    uow: UowDep,
    runtime: RuntimeDep,
    paging: PagingDep,
    submission_id: SharedId,
    field_id: Annotated[UUID, Query(alias="fieldId")],
    search: Annotated[SearchText, Query()] = "",
    parent_ids: Annotated[list[UUID] | None, Query(alias="parentIds", max_length=MOST_PARENTS)] = None,
) -> Envelope[Page[ChoicePublic]]:
    """What a field of the submission offers from its list."""
    forms, actor = runtime.of(PublishedForms), outsider(guest)
    return ok(
        await outside.query_choices(
            uow, forms, actor, submission_id, field_id, search, parent_ids or [], paging
        )
    )


@router.post("/Verify/{submissionId}", dependencies=[PUBLIC])
@commits_by_itself
async def verify_share_link(
    origin: OriginDep,
    runtime: RuntimeDep,
    submission_id: SharedId,
    secret: Secret,
    body: ShareVerify,
    response: Response,
) -> Envelope[ShareVerified]:
    """Who comes, proven by a code that is mailed to them: first without it, then with it."""
    # Kept for nobody who is signed in in the same browser: the link may be taken back since.
    response.headers["Cache-Control"] = "no-store"
    return ok(await visiting.verify(runtime, origin, submission_id, secret, body, caller_language()))


@router.post("/Open/{submissionId}", dependencies=[PUBLIC])
@commits_by_itself
async def open_share_link(
    origin: OriginDep,
    runtime: RuntimeDep,
    submission_id: SharedId,
    secret: Secret,
    body: PinGiven,
    response: Response,
) -> Envelope[ShareStanding]:
    """What a link with a PIN is for. `Verify` asks the PIN again: nothing is kept of who gave it."""
    response.headers["Cache-Control"] = "no-store"
    return ok(await standing.open_with_pin(runtime, origin, submission_id, secret, body.pin))


@router.get("/{submissionId}", dependencies=[PUBLIC])
async def get_share_link(
    origin: OriginDep,
    runtime: RuntimeDep,
    submission_id: SharedId,
    secret: Secret,
    token: Annotated[str | None, Header(alias="X-Share-Pass", max_length=100)] = None,
) -> Envelope[ShareStanding]:
    """Of one with a PIN only that it has one, to who does not come with a pass of it."""
    return ok(await standing.get_standing(runtime, origin, submission_id, secret, token))

from typing import Annotated
from uuid import UUID

from chassis.http import (
    Envelope,
    IsAskedAgainDep,
    ManagerDep,
    MemberDep,
    Page,
    PagingDep,
    RuntimeDep,
    SearchText,
    UowDep,
    asked_again_after_collision,
    commits_by_itself,
    edge_router,
    in_turn,
    ok,
    open_without_subscription,
)
from chassis.http.tables import TABLE_ANSWERS, TableAnswerDep
from fastapi import Header, Query
from fastapi.responses import StreamingResponse
from formwork.fields.directory import MOST_TEAMS
from identity_client.people import PersonPublic

from forms.submission import offering, service
from forms.submission.by_fields.schemas import FieldColumn
from forms.submission.counting import service as counting
from forms.submission.counting.schemas import ProjectCounts
from forms.submission.exporting import noting
from forms.submission.exporting import service as exporting
from forms.submission.exporting.columns import get_columns
from forms.submission.listing import service as listing
from forms.submission.listing.query_http import ColumnsDep, WantedDep
from forms.submission.listing.schemas import (
    ExportNote,
    ExportNoted,
    SubmissionBrief,
)
from forms.submission.reading import service as reading
from forms.submission.reading.schemas import (
    ProcessId,
    SubmissionFormBody,
    SubmissionProcessDetail,
    SubmissionProgress,
    SubmissionWorkflow,
)
from forms.submission.saving import copying
from forms.submission.saving import service as saving
from forms.submission.saving.copying_schemas import StepDataCopied, StepDataCopy
from forms.submission.schemas import (
    StepSave,
    StepSaved,
    StepSubmit,
    SubmissionCreate,
    SubmissionDetail,
    SubmissionStanding,
)
from forms.submission.submitting import service as submitting
from forms.submission.timing import service as timing
from forms.submission.timing.schemas import TemplateTimes
from forms.template.published import PublishedForms

router = edge_router("Submission")

# `MemberDep` says that somebody of the company calls; that the submission is theirs to see, `Reader` says.

SubmissionId = Annotated[UUID, Query(alias="submissionId")]


@router.post("/CreateSubmission", status_code=201)
@asked_again_after_collision
async def create_submission(
    actor: MemberDep, uow: UowDep, runtime: RuntimeDep, body: SubmissionCreate
) -> Envelope[SubmissionStanding]:
    """A draft, pinned to the template's newest version."""
    return ok(await service.create_submission(uow, runtime, actor, body))


@router.put("/SaveStep")
@asked_again_after_collision
async def save_step(
    actor: MemberDep, uow: UowDep, runtime: RuntimeDep, body: StepSave, is_asked_again: IsAskedAgainDep
) -> Envelope[StepSaved]:
    """Field by field. Where a field was saved by somebody else since the revision given, both values are told
    and nothing of it is overwritten."""
    return ok(await saving.save_step(uow, runtime, actor, body, hold=is_asked_again))


@router.post("/CopyStepData")
async def copy_step_data(
    actor: MemberDep, uow: UowDep, runtime: RuntimeDep, body: StepDataCopy
) -> Envelope[StepDataCopied]:
    """What another submission says, into the fields of this step that ask the same."""
    return ok(await copying.copy_step_data(uow, runtime, actor, body))


@router.post("/SubmitStep")
@commits_by_itself
async def submit_step(
    actor: MemberDep,
    runtime: RuntimeDep,
    body: StepSubmit,
    idempotency_key: Annotated[str | None, Header()] = None,
) -> Envelope[SubmissionStanding]:
    """Press a button. The values are kept first; where the workflow is not reachable, the same key later
    finishes what was begun."""
    return ok(await submitting.submit_step(runtime, actor, body, idempotency_key))


@router.get("/QueryProjectPeople")
async def query_project_people(
    actor: MemberDep,
    uow: UowDep,
    runtime: RuntimeDep,
    paging: PagingDep,
    submission_id: SubmissionId,
    search: Annotated[SearchText, Query()] = "",
    team_ids: Annotated[list[UUID] | None, Query(alias="teamIds", max_length=MOST_TEAMS)] = None,
) -> Envelope[Page[PersonPublic]]:
    """Who is on the submission's project, of `teamIds` in any: whom its fields may name that ask for such."""
    return ok(
        await offering.query_project_people(
            uow, runtime, actor, submission_id, search, team_ids or [], paging
        )
    )


@router.get("/QuerySubmissions")
async def query_submissions(
    actor: MemberDep,
    uow: UowDep,
    runtime: RuntimeDep,
    wanted: WantedDep,
    paging: PagingDep,
    columns: ColumnsDep,
) -> Envelope[Page[SubmissionBrief]]:
    """`needsAttention`: nobody is there any more to act on it, except who manages its project. `overdue`: its
    current step was due. `expirationState`: 0 without a valid time, 1 valid, 2 it ends within 7 days, 3 it
    has expired. Sorted by `due` or `validTimeEnd`, what has none comes last. Of one template also with what
    stands in `fields`, and as `fieldFilters` ask of them."""
    return ok(await listing.query_submissions(uow, runtime, actor, wanted, paging, columns))


@router.get("/GetSubmissionFields")
@in_turn
async def get_submission_fields(
    actor: MemberDep,
    uow: UowDep,
    runtime: RuntimeDep,
    template_id: Annotated[UUID, Query(alias="formTemplateId")],
) -> Envelope[list[FieldColumn]]:
    """What the list of a template's submissions can show as columns, and filter by."""
    return ok(await get_columns(uow, runtime.of(PublishedForms), actor, template_id))


@router.get("/ExportSubmissions", response_class=StreamingResponse, responses=TABLE_ANSWERS)
@in_turn
async def export_submissions(
    actor: MemberDep,
    runtime: RuntimeDep,
    answer: TableAnswerDep,
    wanted: WantedDep,
    columns: ColumnsDep,
    table_id: Annotated[UUID | None, Query(alias="tableFieldId")] = None,
) -> StreamingResponse:
    """The list as filtered, the oldest first. Of one template with all that is entered, a column a field, and
    in a workbook a sheet for each table of its form; with `fields` these alone, with `tableFieldId` the lines
    of that one."""
    first, *more = await exporting.read_export(runtime, actor, wanted, table_id, columns)
    return answer(first.name, first.heading, first.batches, more)


@router.get("/GetProjectCounts")
async def get_project_counts(actor: MemberDep, uow: UowDep) -> Envelope[list[ProjectCounts]]:
    """Of each project that has anything open."""
    return ok(await counting.get_project_counts(uow, actor))


@router.get("/GetTemplateTimes")
async def get_template_times(
    actor: ManagerDep,
    uow: UowDep,
    template_id: Annotated[UUID, Query(alias="formTemplateId")],
    days: Annotated[int, Query(ge=1, le=366)] = 90,
) -> Envelope[TemplateTimes]:
    """How long its steps take, and what waits at them."""
    return ok(await timing.get_template_times(uow, actor, template_id, days))


@router.post("/NoteExport")
@open_without_subscription
async def note_export(
    actor: MemberDep, uow: UowDep, runtime: RuntimeDep, wanted: WantedDep, body: ExportNote
) -> Envelope[ExportNoted]:
    """Told by a page before it takes the list as a file, with what the list was asked by: the audit log keeps
    it, and how many there are."""
    return ok(await noting.note_export(uow, runtime, actor, wanted, body))


@router.get("/GetSubmissionBrief")
async def get_submission_brief(
    actor: MemberDep, uow: UowDep, runtime: RuntimeDep, submission_id: SubmissionId
) -> Envelope[SubmissionBrief]:
    return ok(await listing.get_brief(uow, listing.Names.of(runtime), actor, submission_id))


@router.get("/GetSubmissionDetail")
async def get_submission_detail(
    actor: MemberDep,
    uow: UowDep,
    runtime: RuntimeDep,
    submission_id: SubmissionId,
    step_id: Annotated[UUID | None, Query(alias="stepId")] = None,
) -> Envelope[SubmissionDetail]:
    """`stepId`: where several steps are open at once, the one to look at."""
    return ok(await reading.get_detail(uow, runtime, actor, submission_id, step_id))


@router.get("/GetSubmissionProgress")
async def get_submission_progress(
    actor: MemberDep, runtime: RuntimeDep, submission_id: SubmissionId
) -> Envelope[SubmissionProgress]:
    """The way so far, and the step it is at."""
    return ok(await reading.get_progress(runtime, actor, submission_id))


@router.get("/GetSubmissionProcessDetail")
async def get_submission_process_detail(
    actor: MemberDep,
    uow: UowDep,
    runtime: RuntimeDep,
    process_id: Annotated[ProcessId, Query(alias="submissionProcessId")],
    submission_id: Annotated[UUID | None, Query(alias="submissionId")] = None,
) -> Envelope[SubmissionProcessDetail]:
    """By the eight digits that people quote, which are unique in their submission; where two that one may
    read have the same, the submission is to be named."""
    return ok(await reading.get_process_detail(uow, runtime, actor, process_id, submission_id))


@router.get("/GetSubmissionFormBody")
async def get_submission_form_body(
    actor: MemberDep, uow: UowDep, runtime: RuntimeDep, submission_id: SubmissionId
) -> Envelope[SubmissionFormBody]:
    """The pinned version, empty."""
    return ok(await reading.get_form_body(uow, runtime.of(PublishedForms), actor, submission_id))


@router.get("/GetSubmissionWorkflow")
async def get_submission_workflow(
    actor: MemberDep, uow: UowDep, runtime: RuntimeDep, submission_id: SubmissionId
) -> Envelope[SubmissionWorkflow]:
    return ok(await reading.get_workflow(uow, runtime.of(PublishedForms), actor, submission_id))

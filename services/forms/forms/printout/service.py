"""What a submission looks like on paper."""

import asyncio
import hashlib
from collections.abc import Sequence
from datetime import date
from uuid import UUID

from chassis.clock import now
from chassis.db import UnitOfWork
from chassis.runtime import Runtime
from chassis.storage import FileNotFound, Storage
from chassis.wall_clock import zone_of
from contracts.identity.v1 import identity_pb2
from formwork.conditions.apply import apply_conditions
from formwork.printout import PrintedFile, PrintedOutcome, PrintedProject, Printout, shape_of
from formwork.valid_time import ExpirationState, expiration_state
from identity_client.directory import Directory
from identity_client.people import PersonPublic
from identity_client.projects import Projects

from forms.file.service import find_shown_to, rows_shown_to
from forms.printout.steps import name_of, printed_steps, signed
from forms.rights.reader import Reader
from forms.rights.turn import get_readable
from forms.submission.public import outcome
from forms.submission.reading.paper import get_printed_submission, get_revision_marks
from forms.submission.reading.public import doers
from forms.submission.reading.visitor import files_for
from forms.tables.file import SubmissionFile
from forms.tables.submission import StepRecord, Submission, SubmissionState
from forms.tables.template_file import TemplateFile
from forms.template.files.service import find_published, rows_shown_by
from forms.template.published import PublishedForms

OF_GUEST, OF_VERSION = "g", "v"
"""Begin the revisions of papers for people outside the company, and of older versions; all others are
hexadecimal."""
_SHAPE = shape_of(Printout)
"""Of what a paper is told: where that grows, papers are made anew. How it looks is none of a revision's."""


async def get_revision(
    uow: UnitOfWork, forms: PublishedForms, reader: Reader, submission_id: UUID, version: str = ""
) -> str:
    marks = await get_revision_marks(uow, forms, reader, submission_id, version)
    # With the step that a visitor began at: papers of before told them of all others.
    guest = f"{reader.user_id} {reader.began_at_step_id or ''}" if reader.only_submission_id else ""
    said = "/".join(str(mark) for mark in (_SHAPE, *marks, *([guest] if guest else [])))
    digest = hashlib.sha256(said.encode()).hexdigest()
    if marks[0] == version:
        # Beside what the newest has, too.
        return f"{OF_VERSION}{version}-{digest[:20]}"
    # What somebody outside the company is told is theirs alone, and lies beside what members have.
    return f"{OF_GUEST}{digest[:23]}" if guest else digest[:24]


async def get_printout(
    uow: UnitOfWork, runtime: Runtime, reader: Reader, submission_id: UUID, version: str = ""
) -> Printout:
    paper = await get_printed_submission(uow, runtime, reader, submission_id, version)
    submission = paper.submission
    shown = await rows_shown_to(uow, reader.user_id, submission.id)
    files = files_for(reader, paper.form, submission, shown)
    template_files = await rows_shown_by(uow, submission.template_id, paper.form.body)
    projects = runtime.of(Projects)
    # All asked of identity at once: whoever waits for the paper waits once.
    project, company, people, teams = await asyncio.gather(
        projects.find(submission.company_id, submission.project_id),
        projects.company(submission.company_id),
        runtime.of(Directory).people(
            submission.company_id,
            [
                submission.submitter_id,
                *paper.approvals.user_ids,
                *doers(paper.records),
                *(each.uploaded_by for each in files),
            ],
        ),
        projects.team_names(
            submission.company_id,
            [
                *{
                    *submission.current_team_ids,
                    *(each for record in paper.records for each in record.team_ids),
                }
            ],
        ),
    )
    people |= {
        each.actor_id: signed(each, with_address=_tells_address(reader, each))
        for each in paper.records
        if each.outsider
    }
    applied = apply_conditions(paper.form.body, paper.values, paper.situation, keeps_entered=True)
    # A version that another one followed was never done, and counts no more.
    until = None if paper.is_older else submission.valid_time_end
    state = SubmissionState.ONGOING if paper.is_older else SubmissionState(submission.state)
    return Printout(
        title=submission.template_name,
        template_name=submission.template_name,
        template_version=submission.template_version,
        company_name=company.name,
        project=_project(project),
        reference_number=submission.reference_number,
        version=paper.version,
        submitted_at=submission.submitted_at,
        valid_time_end=until,
        is_expired=expiration_state(until, now()) is ExpirationState.EXPIRED,
        state=state.value,
        outcome=None if paper.is_older else _outcome(submission),
        submitter=name_of(people, submission.submitter_id),
        # Conditions are settled here: paper shows what the form showed.
        pages=list(applied.body.pages),
        values=applied.counted(paper.values),
        # The form's own last: no file that somebody sends under such an id takes its place.
        files={str(each.id): printed_file(each, people, paper.records) for each in files}
        | {str(each.id): _printed_template_file(each) for each in template_files},
        steps=printed_steps(paper, people, teams),
        time_zone=zone_of(project.time_zone if project else "", company.time_zone).key,
    )


def _tells_address(reader: Reader, record: StepRecord) -> bool:
    """Who came by a link themselves reads no address but their own."""
    return reader.only_submission_id is None or record.actor_id == reader.user_id


async def get_image(
    uow: UnitOfWork, storage: Storage, reader: Reader, submission_id: UUID, file_id: UUID
) -> tuple[str, bytes]:
    submission = await get_readable(uow, reader, submission_id)
    if template_file := await find_published(uow, submission.template_id, file_id):
        return "image/jpeg", await storage.read(template_file.shown_key)
    file = await find_shown_to(uow, reader.user_id, submission.id, file_id)
    if file is None or file.print_key is None:
        raise FileNotFound
    return "image/jpeg", await storage.read(file.print_key)


def _outcome(submission: Submission) -> PrintedOutcome | None:
    told = outcome(submission)
    return told and PrintedOutcome(name=told.name, tone=told.tone)


def printed_file(
    file: SubmissionFile, people: dict[UUID, PersonPublic], records: Sequence[StepRecord]
) -> PrintedFile:
    signed = next((each for each in records if _is_signature_in(file, each)), None)
    return PrintedFile(
        name=file.name,
        content_type=file.content_type,
        size=file.size,
        is_picture=file.print_key is not None,
        by=name_of(people, file.uploaded_by),
        at=signed.at if signed else file.created_at,
        step_name=signed.step_name if signed else "",
    )


def _printed_template_file(file: TemplateFile) -> PrintedFile:
    return PrintedFile(name=file.name, content_type=file.content_type, size=file.size, is_picture=True)


def _is_signature_in(file: SubmissionFile, record: StepRecord) -> bool:
    match record.values.get(str(file.field_id)):
        case {"fileId": str(named)}:
            return named == str(file.id)
        case _:
            return False


def _project(project: identity_pb2.Project | None) -> PrintedProject | None:
    if project is None:
        return None
    return PrintedProject(
        name=project.name,
        address=project.address,
        description=project.description,
        starts_on=date.fromisoformat(project.starts_on) if project.starts_on else None,
        ends_on=date.fromisoformat(project.ends_on) if project.ends_on else None,
    )

"""One submission as it is shown: filled in, with its way so far."""

from uuid import UUID

import orjson
from chassis.access import Actor
from chassis.db import UnitOfWork
from chassis.runtime import Runtime
from formwork.conditions.situation import NOWHERE
from identity_client.directory import Directory
from identity_client.projects import Projects

from forms.checker import Checker
from forms.file import service as files
from forms.outsider import Outsider, shown, submitter_of
from forms.rights.acting import Standing, acted_for
from forms.rights.extending import may_extend
from forms.rights.holding import holding_of
from forms.rights.parts import Part, at_step, open_parts_of, open_step_ids, step_for
from forms.rights.reader import Reader
from forms.rights.situation import of_reader
from forms.rights.turn import find_readable, find_record, form_of, get_readable, look_into_readable
from forms.submission.assigning.service import may_read_why
from forms.submission.errors import ProcessNotFound
from forms.submission.project import find_project
from forms.submission.public import outcome, overdue_button
from forms.submission.reading.approvals import Approvals
from forms.submission.reading.mails import Mails
from forms.submission.reading.moves import what_may_be_done
from forms.submission.reading.open_steps import open_steps_for
from forms.submission.reading.parallel import rounds_of
from forms.submission.reading.public import (
    current_step,
    doers,
    filled_pages,
    names_of_ended,
    submitted_step,
    team_list,
)
from forms.submission.reading.schemas import (
    SubmissionFormBody,
    SubmissionProcessDetail,
    SubmissionProgress,
    SubmissionWorkflow,
)
from forms.submission.reading.turn import turn_of
from forms.submission.reading.visitor import entered_for, files_for, of_their_step, submitted_by
from forms.submission.repo import SubmissionRepo
from forms.submission.saving.calculating import with_calculations
from forms.submission.schemas import SentBack, SubmissionDetail
from forms.submission.situation import SituationPublic
from forms.submission.sub_form.gathering import as_it_ended, gathered, untold
from forms.submission.sub_form.repo import EntryRepo
from forms.submission.sub_form.service import find_parent
from forms.submission.submitting.on_site import fence_of
from forms.submission.submitting.runner import Runner
from forms.submission.valid_time import service as valid_time
from forms.submission.valid_time.following import step_of_valid_time
from forms.submission.valid_time.repo import ExtensionRepo
from forms.tables.submission import Move, Submission, SubmissionState
from forms.template.files import service as template_files
from forms.template.published import PublishedForms


async def get_detail(
    uow: UnitOfWork, runtime: Runtime, actor: Actor, submission_id: UUID, step_id: UUID | None = None
) -> SubmissionDetail:
    """`step_id`: where several steps are open at once, the one that is looked at."""
    seen_by = Reader.of(actor)
    seen, stored = await look_into_readable(uow, seen_by, submission_id)
    form = await form_of(uow, runtime.of(PublishedForms), seen.submission)
    submission = seen.submission
    shown_step_id = step_for(actor, submission, form, step_id)
    at: Standing = at_step(submission, shown_step_id) if shown_step_id else submission
    entered = {str(row.field_id): row.value for row in stored if row.value is not None}
    # A file may have come since, with the value that speaks of it.
    may_have_files = seen.has_files or files.are_spoken_of(
        form.body, {row.field_id: row.value for row in stored}, {}
    )
    to_show = (
        await files.look_at_shown(uow, submission.id, actor.user_id) if may_have_files else files.Shown()
    )
    entered = await entered_for(uow, seen_by, form, submission, to_show.unsent.hide(form.body, entered))
    sub_forms = len(form.body.sub_forms)
    entries = await EntryRepo(uow, submission).all(seen_by, sub_forms) if sub_forms else ()
    is_told = seen_by.only_submission_id is None
    if submission.state == SubmissionState.DONE:
        entered = as_it_ended(form.body, entered, is_told=is_told)
    else:
        entered = gathered(form.body, entered, entries, is_told=is_told)
    projects = runtime.of(Projects)
    project = await find_project(projects, submission)
    is_read_only = project is not None and project.is_archived
    turn = turn_of(actor, submission, at, form, is_read_only=is_read_only)
    filled_in = at.current_step_id if turn["may_act"] else None
    situation = await of_reader(projects, actor, submission, filled_in)
    values = await with_calculations(runtime.of(Checker), submission.company_id, form, entered, situation)
    approvals = await Approvals.of(uow, form, submission)
    extensions = await ExtensionRepo(uow).newest(submission)
    away = acted_for(actor, at)
    holding = holding_of(submission, at)
    assignee_id = holding.assignee_id
    giver_id = None if isinstance(actor, Outsider) or assignee_id is None else holding.by_id
    named = {
        submission.submitter_id,
        away,
        assignee_id,
        giver_id,
        *(part.assignee_id for part in open_parts_of(submission)),
        *approvals.user_ids,
        *(user_id for each in extensions for user_id in (each.actor_id, each.acted_for_id)),
    }
    directory = runtime.of(Directory)
    people = await directory.people(submission.company_id, named)
    to_tell = files_for(seen_by, form, submission, to_show.files)
    shown_files = await files.all_public(runtime, submission.company_id, to_tell)
    return SubmissionDetail(
        created=submission.created_at,
        updated=submission.updated_at,
        submission_id=submission.id,
        template_id=submission.template_id,
        template_name=submission.template_name,
        template_version=submission.template_version,
        newest_template_version=seen.newest_template_version,
        project_id=submission.project_id,
        project=project,
        company_name=await projects.company_name(submission.company_id),
        state=SubmissionState(submission.state),
        number=submission.transitions,
        submitter=submitter_of(people, submission),
        submitted_at=submission.submitted_at,
        closed_at=submission.closed_at,
        outcome=outcome(submission),
        reference_number_str=submission.reference_number,
        version=submission.version,
        sent_back=await _sent_back(uow, runtime.of(Directory), submission),
        approvals=approvals.of_current_step(submission, people, actor.user_id),
        current_step_id=at.current_step_id,
        current_step_name=at.current_step_name,
        current_step_teams=team_list(
            at.current_team_ids,
            await projects.team_names(submission.company_id, [*at.current_team_ids]),
        ),
        **turn,
        situation=SituationPublic.model_validate(situation.written),
        fence=await fence_of(projects, submission, form.workflow.find_step(str(at.current_step_id))),
        acts_for=people.get(away) if away else None,
        needs_attention=bool(submission.attention),
        attention_reason=submission.attention,
        pages=filled_pages(form, of_their_step(seen_by, form, values)),
        revisions={row.field_id: row.revision for row in stored},
        files=[each for each in shown_files if each.thumbnail_url is None],
        photos=[each for each in shown_files if each.thumbnail_url is not None],
        template_files=await template_files.shown_by(uow, runtime.storage, submission.template_id, form.body),
        expiration_at=submission.valid_time_end,
        **valid_time.as_told(submission),
        valid_time_extensions=valid_time.extended(extensions, people),
        may_extend_valid_time=not is_read_only and may_extend(actor, submission, step_of_valid_time(form)),
        assignee=people.get(assignee_id) if assignee_id else None,
        assigned_at=holding.at if assignee_id else None,
        assigned_by=people.get(giver_id) if giver_id else None,
        assignment_reason=holding.reason if may_read_why(actor, at, holding) else "",
        step_entered_at=submission.step_entered_at,
        presses_itself=overdue_button(submission, [at] if isinstance(at, Part) else []),
        open_steps=await open_steps_for(projects, people, actor, submission, form, is_read_only=is_read_only),
        **await what_may_be_done(uow, directory, actor, submission, at, form, is_read_only=is_read_only),
        subform_submissions=[each.id for each in entries if each.may_open],
        parent=await find_parent(uow, actor, submission),
    )


async def get_progress(runtime: Runtime, actor: Actor, submission_id: UUID) -> SubmissionProgress:
    # A press in between would show its step as done, and as the one it is at.
    async with runtime.database.snapshot() as uow:
        submission = await get_readable(uow, Reader.of(actor), submission_id)
        records = await SubmissionRepo(uow).records(submission.id)
        form = await form_of(uow, runtime.of(PublishedForms), submission)
        approvals = await Approvals.of(uow, form, submission)
    people = await runtime.of(Directory).people(submission.company_id, {*doers(records), *approvals.user_ids})
    team_ids = {each for record in records for each in record.team_ids} | {*submission.current_team_ids}
    teams = await runtime.of(Projects).team_names(submission.company_id, [*team_ids])
    ended = names_of_ended(form, records)
    steps = [
        submitted_step(record, approvals, people, teams).model_copy(
            update={"ended_steps": ended.get(record.number, [])}
        )
        for record in records
    ]
    reminders = 0
    if submission.current_step_id is not None:
        steps += (
            current_step(submission, at_step(submission, each), approvals, people, teams)
            for each in open_step_ids(submission)
        )
        step_id = str(submission.current_step_id)
        told = await runtime.of(Runner).find_progress(submission.id)
        if told is not None and told.current_step_id == step_id:
            reminders = told.reminders_sent
    return SubmissionProgress(
        submission_id=submission.id,
        state=SubmissionState(submission.state),
        current_step_id=submission.current_step_id,
        steps=steps,
        step_entered_at=submission.step_entered_at,
        due_at=submission.due_at,
        reminders_sent=reminders,
        parallel=rounds_of(form, records, submission, teams),
        unsent_mails=await runtime.of(Mails).find_unsent(submission.company_id, submission.id),
    )


async def get_process_detail(
    uow: UnitOfWork, runtime: Runtime, actor: Actor, process_id: str, submission_id: UUID | None = None
) -> SubmissionProcessDetail:
    reader = Reader.of(actor)
    record = await find_record(uow, reader, process_id, submission_id)
    if record is None:
        raise ProcessNotFound
    submission = await find_readable(uow, reader, record.submission_id)
    if submission is None or not (reader.reads_older_versions or record.version == submission.version):
        raise ProcessNotFound
    form = await form_of(uow, runtime.of(PublishedForms), submission)
    approvals = await Approvals.of(uow, form, submission)
    people = await runtime.of(Directory).people(
        submission.company_id, {*doers([record]), *approvals.user_ids}
    )
    teams = await runtime.of(Projects).team_names(submission.company_id, record.team_ids)
    kept = untold(form.body, record.values) if isinstance(actor, Outsider) else record.values
    if reader.began_at_step_id is not None:
        kept = submitted_by(reader, form, [record])
    step = submitted_step(record, approvals, people, teams)
    to_show = await files.look_at_shown(uow, submission.id, actor.user_id)
    to_tell = files_for(reader, form, submission, to_show.files)
    return SubmissionProcessDetail(
        **step.model_dump(by_alias=False),
        submission_id=submission.id,
        values={
            each: kept[str(each)] for each in form.drawn(str(record.step_id)).fields if str(each) in kept
        },
        pages=filled_pages(form, kept),
        situation=SituationPublic.model_validate(record.situation or NOWHERE.written),
        files=await files.all_public(runtime, submission.company_id, to_tell),
        template_files=await template_files.shown_by(uow, runtime.storage, submission.template_id, form.body),
    )


async def get_form_body(
    uow: UnitOfWork, published_forms: PublishedForms, actor: Actor, submission_id: UUID
) -> SubmissionFormBody:
    submission = await get_readable(uow, Reader.of(actor), submission_id)
    form = await form_of(uow, published_forms, submission)
    return SubmissionFormBody(
        submission_id=submission.id,
        template_id=submission.template_id,
        version=submission.template_version,
        pages=form.pages,
    )


async def get_workflow(
    uow: UnitOfWork, published_forms: PublishedForms, actor: Actor, submission_id: UUID
) -> SubmissionWorkflow:
    submission = await get_readable(uow, Reader.of(actor), submission_id)
    form = await form_of(uow, published_forms, submission)
    drawn = orjson.loads(form.workflow_json)
    return SubmissionWorkflow(
        submission_id=submission.id,
        template_id=submission.template_id,
        version=submission.template_version,
        current_step_id=submission.current_step_id,
        nodes=drawn["nodes"],
        edges=drawn["edges"],
    )


async def _sent_back(uow: UnitOfWork, directory: Directory, submission: Submission) -> SentBack | None:
    is_back = submission.is_sent_back or submission.is_new_version or submission.last_move
    if not is_back or submission.current_step_id is None:
        return None
    record = await SubmissionRepo(uow).record_of_number(submission.id, submission.transitions)
    people = await directory.people(submission.company_id, [record.actor_id])
    return SentBack(
        by=shown(record.actor_id, record.outsider) if record.outsider else people.get(record.actor_id),
        from_step_name=record.step_name,
        action_name=record.action_name,
        reason=record.reason,
        by_itself=record.is_by_itself,
        began_version=record.began_version or None,
        move=Move(record.move) if record.move else None,
        at=record.at,
    )

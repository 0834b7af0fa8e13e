"""Starting a submission."""

from collections.abc import Mapping
from datetime import UTC, datetime
from typing import Any
from uuid import UUID

from chassis.access import Actor
from chassis.clock import now
from chassis.db import UnitOfWork
from chassis.ids import new_id
from chassis.runtime import Runtime
from chassis.wall_clock import day_at
from formwork.conditions.situation import Situation
from formwork.workflow import times_of
from formwork.working_time import WorkingHours
from identity_client.errors import UnknownProject
from identity_client.projects import Projects

from forms.choice_list.checking import look_up_choices
from forms.outsider import Said
from forms.rights.errors import NotYourTurn, SubmissionNotFound
from forms.rights.situation import filling, now_in
from forms.submission.announcement import submission_created
from forms.submission.beginning import begins_with_now, own_values
from forms.submission.due import hours_of, written_times
from forms.submission.errors import (
    NotOfThisProject,
    NotYoursToStart,
    SubmissionIdTaken,
    TemplateNotInUse,
    ValuesRefused,
    unfit,
)
from forms.submission.naming import Known, by_field, learn_named, look_up
from forms.submission.public import standing
from forms.submission.repo import SubmissionRepo
from forms.submission.saving.checking import check_saved
from forms.submission.schemas import SubmissionCreate, SubmissionStanding
from forms.submission.sub_form.service import must_take_entry
from forms.tables.step_writer import StepWriter
from forms.tables.submission import NOBODY, Submission, SubmissionState
from forms.tables.submission_participant import SubmissionParticipant
from forms.tables.submission_value import SubmissionValue
from forms.tables.template import FormTemplate
from forms.template.errors import TemplateNotFound
from forms.template.published import PublishedForm, PublishedForms
from forms.template.rights import is_seen_somewhere, is_starter_in, is_used_in, may_start_in


async def create_submission(
    uow: UnitOfWork, runtime: Runtime, actor: Actor, body: SubmissionCreate
) -> SubmissionStanding:
    """Pinned to the newest version. All its rows, the event among them, are one statement."""
    repo = SubmissionRepo(uow)
    start = await repo.start(actor.company_id, body.form_template_id, body.submission_id)
    if start is None or start.published_version is None:
        raise TemplateNotFound
    must_be_of_use(actor, start, body.project_id)
    if start.known_id is not None:
        return await _started_before(uow, actor, body, start)
    if start.archived_at is not None:
        raise TemplateNotInUse
    projects = runtime.of(Projects)
    await projects.get_open(actor, body.project_id)
    form = await runtime.of(PublishedForms).get(
        uow, actor.company_id, body.form_template_id, start.published_version
    )
    must_be_starter(actor, start, body.project_id, form)
    # Before rows are held: then nobody waits for another service.
    sent = by_field(body.values)
    known = await learn_named(runtime, actor, body.project_id, form.body, sent)
    own = await own_values(runtime, actor.company_id, body.project_id, form, actor)
    local = await now_in(projects, actor.company_id, body.project_id)
    hours = await hours_of(uow, runtime.of(Projects), form, actor.company_id, body.project_id)
    if body.parent is not None:
        await must_take_entry(uow, runtime, actor, body.parent, body.form_template_id, body.project_id)
    elif body.reopen_untouched and not body.values:
        untouched = await repo.untouched_draft(
            actor.user_id, body.project_id, body.form_template_id, start.published_version
        )
        if untouched is not None and (_is_of_day(untouched, local) or not begins_with_now(form)):
            return standing(untouched)
    submission = new_draft(actor.company_id, actor.user_id, body, start.published_version, form, hours)
    situation = filling(actor, UUID(form.first_step.id), local.date().isoformat())
    initial = await initial_values(uow, actor.company_id, form, own)
    insert_draft(uow, submission, await _first_values(uow, form, known, initial, sent, situation), sent)
    uow.insert_values(SubmissionParticipant, submission_id=submission.id, user_id=actor.user_id)
    return standing(submission)


def must_be_of_use(actor: Actor, start: Any, project_id: UUID) -> None:
    if not is_seen_somewhere(actor, start):
        raise TemplateNotFound
    if not actor.sees_project(project_id):
        raise UnknownProject
    if not is_used_in(start, project_id):
        raise NotOfThisProject


def must_be_starter(actor: Actor, start: Any, project_id: UUID, form: PublishedForm) -> None:
    """What was begun before stays with who began it: only starting is refused."""
    if not is_starter_in(actor, start, project_id):
        raise NotYoursToStart
    step = form.first_step.data
    if not may_start_in(actor, start, project_id, [UUID(team_id) for team_id in step.team_ids]):
        raise NotYourTurn(step.step_name)


def _is_of_day(submission: Submission, local: datetime) -> bool:
    return day_at(submission.created_at, local.tzinfo or UTC) == local.date()


async def _started_before(
    uow: UnitOfWork, actor: Actor, body: SubmissionCreate, start: Any
) -> SubmissionStanding:
    same = (start.known_submitter_id, start.known_template_id, start.known_project_id)
    if same != (actor.user_id, body.form_template_id, body.project_id):
        raise SubmissionIdTaken
    known = await SubmissionRepo(uow).find_any(start.known_id)
    if known is None:  # deleted since
        raise SubmissionNotFound
    begun_in = (body.parent.submission_id, body.parent.field_id) if body.parent else (None, None)
    if (known.parent_submission_id, known.parent_field_id) != begun_in:
        raise SubmissionIdTaken
    return standing(known)


async def start_of_outsider(
    uow: UnitOfWork,
    form: PublishedForm,
    template: FormTemplate,
    project_id: UUID,
    user_id: UUID,
    said: Said,
    own: Mapping[str, Any],
    hours: WorkingHours | None,
) -> Submission:
    """By a start link, which was looked at before; their address is proven. Nothing is entered yet: no rule
    is asked. `own`: of `own_values`."""
    assert template.published_version is not None
    body = SubmissionCreate(form_template_id=template.id, project_id=project_id)
    submission = new_draft(template.company_id, user_id, body, template.published_version, form, hours, said)
    insert_draft(uow, submission, await initial_values(uow, template.company_id, form, own), {})
    return submission


def insert_draft(
    uow: UnitOfWork, submission: Submission, values: Mapping[str, Any], sent: Mapping[str, Any]
) -> None:
    uow.insert(submission)
    if not sent.keys().isdisjoint(values):
        uow.insert_values(
            StepWriter,
            submission_id=submission.id,
            step_id=submission.current_step_id,
            user_id=submission.submitter_id,
            number=1,
            is_away=False,
        )
    for field_id, value in values.items():
        uow.insert_values(
            SubmissionValue,
            submission_id=submission.id,
            field_id=UUID(field_id),
            company_id=submission.company_id,
            value=value,
            # What the form begins with nobody has entered.
            saved_by=submission.submitter_id if field_id in sent else NOBODY,
        )
    uow.outbox.add(submission_created(submission))


def new_draft(
    company_id: UUID,
    submitter_id: UUID,
    body: SubmissionCreate,
    version: int,
    form: PublishedForm,
    hours: WorkingHours | None,
    said: Said | None = None,
) -> Submission:
    moment, step = now(), form.first_step
    times = times_of(step, moment, hours)
    team_ids = [UUID(team_id) for team_id in step.data.team_ids]
    return Submission(
        id=body.submission_id or new_id(),
        company_id=company_id,
        project_id=body.project_id,
        template_id=body.form_template_id,
        template_version=version,
        template_name=form.detail.name,
        current_step_id=UUID(step.id),
        current_step_name=step.data.step_name,
        current_team_ids=team_ids,
        involved_team_ids=team_ids,
        submitter_id=submitter_id,
        outsider=said.kept if said else None,
        parent_submission_id=body.parent.submission_id if body.parent else None,
        parent_field_id=body.parent.field_id if body.parent else None,
        state=SubmissionState.DRAFT.value,
        transitions=0,
        reference_number="",
        step_entered_at=moment,
        due_at=times.due_at,
        step_times=written_times({step.id: times}, [step]),
        created_at=moment,
        updated_at=moment,
    )


async def initial_values(
    uow: UnitOfWork, company_id: UUID, form: PublishedForm, own: Mapping[str, Any]
) -> dict[str, Any]:
    offered = await look_up_choices(uow, company_id, form.body, {}, form.body.initial_values())
    # A default that its list does not offer (any more) is none: nobody could begin with it.
    return {**offered.without_refused(offered.values), **own}


async def _first_values(
    uow: UnitOfWork,
    form: PublishedForm,
    known: Known,
    initial: Mapping[str, Any],
    sent: Mapping[str, Any],
    situation: Situation,
) -> dict[str, Any]:
    chosen = await look_up(uow, known, form.body, {}, sent)
    checked = check_saved(form, form.first_step.id, initial, chosen.values, situation)
    if problems := (*checked.problems, *chosen.problems):
        raise ValuesRefused(unfit(problems))
    values = {**initial, **checked.values}
    return {field_id: value for field_id, value in values.items() if value is not None}

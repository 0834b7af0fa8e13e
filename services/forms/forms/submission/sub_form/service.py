"""Sub-forms of a submission: who may begin an entry, and which there are.

Decision: docs/decisions/0229-a-sub-form-holds-submissions.md"""

from typing import Any
from uuid import UUID

from chassis.access import Actor
from chassis.db import UnitOfWork
from chassis.runtime import Runtime
from formwork.conditions.apply import apply_conditions
from formwork.fields.sub_form import SubFormSetting
from formwork.pages import Field
from formwork.values import is_asked_in
from identity_client.directory import Directory
from identity_client.people import PersonPublic
from identity_client.projects import Projects

from forms.outsider import submitter_of
from forms.rights.acting import may_act
from forms.rights.parts import at_step, open_step_ids
from forms.rights.reader import Reader
from forms.rights.situation import of_reader
from forms.rights.turn import Turn, find_readable, form_of, get_turn, look_into_readable
from forms.submission.repo import SubmissionRepo
from forms.submission.sub_form.errors import NoSuchSubForm, StepPressed, SubFormFull, SubFormLocked
from forms.submission.sub_form.gathering import gathered, state_of, takes_a_place, with_entries
from forms.submission.sub_form.repo import EntryRepo, hold_parent
from forms.submission.sub_form.schemas import (
    EntryPlace,
    NotAdding,
    ParentPublic,
    SubFormEntry,
    SubFormPublic,
)
from forms.tables.submission import Submission, SubmissionState
from forms.template.published import PublishedForm, PublishedForms
from forms.template.rights import is_used_in, may_start_in, may_use


async def must_take_entry(
    uow: UnitOfWork, runtime: Runtime, actor: Actor, place: EntryPlace, template_id: UUID, project_id: UUID
) -> None:
    """Holds the submission, so that its step is not submitted and no other entry comes in between. That the
    form may be started, who starts it looks at."""
    turn = await get_turn(uow, runtime, actor, place.submission_id, place.step_id)
    field = turn.form.drawn(turn.step.id).fields.get(place.field_id)
    if field is None or not turn.form.body.kind_of(field.id).is_gathered:
        raise NoSuchSubForm
    setting = _setting(turn.form, field)
    if (setting.form_template_id, turn.submission.project_id) != (str(template_id), project_id):
        raise NoSuchSubForm
    if not await _is_asked_now(uow, actor, turn, field):
        raise SubFormLocked
    repo = EntryRepo(uow, turn.submission)
    if await _is_pressed(uow, turn.submission, place.step_id, await repo.press_on_its_way(place.step_id)):
        raise StepPressed
    if await repo.count(place.field_id) >= setting.most:
        raise SubFormFull(setting.most)


async def leave_if_no_place(uow: UnitOfWork, published_forms: PublishedForms, entry: Submission) -> None:
    """One that comes back is a submission of its own where its place was taken meanwhile, or where that was
    submitted without it."""
    if entry.parent_submission_id is not None and not await _has_place(uow, published_forms, entry):
        entry.parent_submission_id = entry.parent_field_id = None


async def _has_place(uow: UnitOfWork, published_forms: PublishedForms, entry: Submission) -> bool:
    parent, field_id = await hold_parent(uow, entry), entry.parent_field_id
    if parent is None or field_id is None or parent.state == SubmissionState.DONE:
        return False
    form = await form_of(uow, published_forms, parent)
    step_ids = [each for each in open_step_ids(parent) if field_id in form.drawn(str(each)).fields]
    repo = EntryRepo(uow, parent)
    for step_id in step_ids:
        if await _is_pressed(uow, parent, step_id, await repo.press_on_its_way(step_id)):
            return False
    if not step_ids:
        return False
    most = _setting(form, form.body.fields_by_id[str(field_id)]).most
    return not takes_a_place(entry) or await repo.count(field_id) < most


async def get_sub_forms(
    uow: UnitOfWork, runtime: Runtime, actor: Actor, submission_id: UUID
) -> list[SubFormPublic]:
    reader = Reader.of(actor)
    seen, stored = await look_into_readable(uow, reader, submission_id)
    submission = seen.submission
    form = await form_of(uow, runtime.of(PublishedForms), submission)
    fields = form.body.sub_forms
    if not fields:
        return []
    repo = EntryRepo(uow, submission)
    rows = await repo.all(reader, len(fields))
    settings = {field.id: _setting(form, field) for field in fields}
    wanted = {UUID(each.form_template_id) for each in settings.values() if each.form_template_id}
    templates = await repo.templates(wanted)
    entered = {str(each.field_id): each.value for each in stored if each.value is not None}
    values = gathered(form.body, entered, rows, is_told=True)
    asked = await _asked_of(runtime.of(Projects), actor, submission, form, values)
    people = await runtime.of(Directory).people(
        submission.company_id, {row.submitter_id for row in rows if row.may_open and row.outsider is None}
    )

    def told(field: Field) -> SubFormPublic:
        setting = settings[field.id]
        own = [row for row in rows if str(row.parent_field_id) == field.id]
        is_full = sum(map(takes_a_place, own)) >= setting.most
        assert setting.form_template_id is not None, "published without a form"
        template_id = UUID(setting.form_template_id)
        template = templates.get(template_id)
        return SubFormPublic(
            field_id=UUID(field.id),
            form_template_id=template_id,
            template_name=_called(submission, template) or setting.template_name,
            most=setting.most,
            not_adding=NotAdding.NOT_OPEN
            if field.id not in asked
            else _not_adding(actor, submission, template, is_full=is_full),
            entries=[_entry(row, people) for row in own],
        )

    return [told(field) for field in fields]


async def find_parent(uow: UnitOfWork, actor: Actor, entry: Submission) -> ParentPublic | None:
    if entry.parent_submission_id is None or entry.parent_field_id is None:
        return None
    parent = await find_readable(uow, Reader.of(actor), entry.parent_submission_id)
    if parent is None or parent.company_id != entry.company_id:
        return None
    return ParentPublic(
        submission_id=parent.id,
        field_id=entry.parent_field_id,
        template_name=parent.template_name,
        reference_number_str=parent.reference_number,
        version=parent.version,
    )


def _setting(form: PublishedForm, field: Field) -> SubFormSetting:
    setting = form.body.setting_of(field.id)
    assert isinstance(setting, SubFormSetting)
    return setting


async def _is_pressed(uow: UnitOfWork, submission: Submission, step_id: UUID, number: int | None) -> bool:
    """What was pressed in this round keeps the entries that there were. `number`: as which transition."""
    if number is None or number == submission.transitions + 1:
        return number is not None
    return await SubmissionRepo(uow).was_open_since(submission.id, step_id, number)


async def _is_asked_now(uow: UnitOfWork, actor: Actor, turn: Turn, field: Field) -> bool:
    _, entered = await look_into_readable(uow, Reader.of(actor), turn.submission.id)
    values = {str(each.field_id): each.value for each in entered if each.value is not None}
    # Rules may go by a calculation of how many there are.
    values = await with_entries(uow, turn.form, turn.submission, values)
    applied = apply_conditions(turn.form.body, values, turn.situation, keeps_entered=True)
    return is_asked_in(applied.body, applied.body.fields_by_id[field.id])


async def _asked_of(
    projects: Projects, actor: Actor, submission: Submission, form: PublishedForm, values: dict[str, Any]
) -> set[str]:
    """The fields that the actor fills in now: of the open steps that are theirs, as rules make the form."""
    project = await projects.try_find(submission.company_id, submission.project_id)
    if project is not None and project.is_archived:
        return set()
    found: set[str] = set()
    for step_id in open_step_ids(submission):
        step = form.workflow.find_step(str(step_id))
        if step is None or not may_act(actor, at_step(submission, step_id), step):
            continue
        situation = await of_reader(projects, actor, submission, step_id)
        applied = apply_conditions(form.body, values, situation, keeps_entered=True)
        own = form.drawn(step.id).fields.values()
        found |= {each.id for each in own if is_asked_in(applied.body, applied.body.fields_by_id[each.id])}
    return found


def _called(submission: Submission, template: Any) -> str:
    if template is None or not is_used_in(template, submission.project_id):
        return ""
    return template.name


def _not_adding(actor: Actor, submission: Submission, template: Any, *, is_full: bool) -> NotAdding | None:
    if template is None or template.archived_at is not None or template.published_version is None:
        return NotAdding.NOT_IN_USE
    if not is_used_in(template, submission.project_id):
        return NotAdding.NOT_IN_USE
    if is_full:
        return NotAdding.FULL
    may_start = may_use(actor, template) and may_start_in(
        actor, template, submission.project_id, template.start_team_ids
    )
    return None if may_start else NotAdding.NOT_YOURS


def _entry(row: Any, people: dict[UUID, PersonPublic]) -> SubFormEntry:
    return SubFormEntry(
        submission_id=row.id if row.may_open else None,
        reference_number_str=row.reference_number,
        template_name=row.template_name,
        state=state_of(row),
        submitter=submitter_of(people, row) if row.may_open else None,
        created=row.created_at if row.may_open else None,
        submitted_at=row.submitted_at if row.may_open else None,
    )

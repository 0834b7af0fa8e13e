"""What others changed since somebody's own last press, of what they are shown now: for who decides again.

Decision: docs/decisions/0231-who-decides-again-sees-what-changed.md"""

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import datetime
from typing import Any
from uuid import UUID

from chassis.access import Actor
from chassis.db import UnitOfWork
from chassis.runtime import Runtime
from formwork.body import Body, Field
from formwork.conditions.apply import apply_conditions
from formwork.conditions.situation import Situation
from formwork.fields import kind_of
from formwork.workflow import buttons_of
from identity_client.directory import Directory
from identity_client.people import PersonPublic
from identity_client.projects import Projects

from forms.checker import Checker
from forms.file.unsent import unsent_of_others
from forms.outsider import shown
from forms.rights.acting import Standing, may_act
from forms.rights.parts import at_step, step_for
from forms.rights.reader import Reader
from forms.rights.situation import of_reader
from forms.rights.turn import form_of, get_readable
from forms.submission.changes.comparing import Difference, differences, settled, told
from forms.submission.changes.repo import entries_begun, last_press, values_of
from forms.submission.changes.schemas import ChangesSinceMyPress, FieldChangedSince, OwnPress
from forms.submission.reading.public import name_of_step
from forms.submission.repo import SubmissionRepo
from forms.submission.saving.value_repo import ValueRepo
from forms.submission.sub_form.gathering import listed_entries, with_entries
from forms.tables.submission import Attempt, StepRecord, Submission
from forms.template.published import PublishedForm, PublishedForms


@dataclass(frozen=True)
class _HandedOn:
    """What others pressed with last, after them."""

    values: Mapping[str, Any]
    at: datetime


@dataclass(frozen=True)
class _Now:
    """What stands in the fields, and who entered it when."""

    values: Mapping[str, Any]
    rows: Mapping[str, Any]
    hidden: frozenset[str]


async def get_changes_since_my_press(
    runtime: Runtime, actor: Actor, submission_id: UUID, step_id: UUID | None
) -> ChangesSinceMyPress:
    """`step_id`: where several steps are open at once, the one that is looked at."""
    reader = Reader.of(actor)
    async with runtime.database.snapshot() as uow:
        submission = await get_readable(uow, reader, submission_id)
        pressed = await last_press(uow, submission.id, actor.user_id)
        if pressed is None:
            return ChangesSinceMyPress(press=None, changed_fields=[])
        form = await form_of(uow, runtime.of(PublishedForms), submission)
        rows = {str(row.field_id): row for row in await ValueRepo(uow, submission.id).all()}
        entered = {field_id: row.value for field_id, row in rows.items() if row.value is not None}
        unsent = await unsent_of_others(uow, form.body, entered, submission.id, actor.user_id)
        entered = await with_entries(uow, form, submission, unsent.hide(form.body, entered), reader)
        attempt, record = pressed
        records = await SubmissionRepo(uow).records(submission.id)
        begun = set[str]()
        if form.body.sub_forms:
            begun = await entries_begun(uow, submission.id, actor.user_id, attempt.created_at)
        handed_on = await _handed_on(uow, actor, attempt, records, rows)
    situation = await of_reader(
        runtime.of(Projects), actor, submission, _filled_in(actor, submission, form, step_id)
    )
    there = await _now(runtime.of(Checker), submission, form, entered, rows, situation)
    kept = _with_begun(form.body, attempt.values, entered, begun)
    before = await settled(runtime.of(Checker), submission.company_id, form, kept, situation)
    before = _without_unseen(form.body, attempt, before, there)
    if handed_on is not None:
        values = await settled(runtime.of(Checker), submission.company_id, form, handed_on.values, situation)
        handed_on = replace(handed_on, values=values)
    found = _by_others(form.body, actor, before, there, handed_on)
    known = await runtime.of(Directory).people(
        submission.company_id, {row.saved_by for each in found if (row := rows.get(each.field.id))}
    )
    people = {each.actor_id: shown(each.actor_id, each.outsider) for each in records if each.outsider} | known
    return ChangesSinceMyPress(
        press=_press(form, attempt, record),
        changed_fields=[_told(form.body, actor, each, there, people) for each in found],
    )


async def _handed_on(
    uow: UnitOfWork, actor: Actor, attempt: Attempt, records: Sequence[StepRecord], rows: Mapping[str, Any]
) -> _HandedOn | None:
    """Where they entered something over it since: else what stands there now says it all."""
    pressed = (each for each in reversed(records) if not each.move and each.attempt_id != attempt.id)
    last = next((each for each in pressed if each.at > attempt.created_at), None)
    if last is None or not any(_is_own(actor, row) and row.saved_at > last.at for row in rows.values()):
        return None
    return _HandedOn(await values_of(uow, last.id), last.at)


def _with_begun(
    body: Body, kept: Mapping[str, Any], entered: Mapping[str, Any], begun: Collection[str]
) -> Mapping[str, Any]:
    """As if the entries of sub-forms that they began since had been there: they know of them."""
    found = dict(kept)
    for field in body.sub_forms:
        own = [each for each in listed_entries(entered, field.id) if each.get("submissionId") in begun]
        if own:
            found[field.id] = {"entries": [*listed_entries(kept, field.id), *own]}
    return found


def _entered(body: Body, there: _Now, field: Field) -> Any:
    """Who entered it when. Of entries of a sub-form a press has kept how far they had got: nobody did."""
    is_entered = body.is_entered(field.id) and not kind_of(field.type).is_gathered
    return there.rows.get(field.id) if is_entered else None


def _is_own(actor: Actor, row: Any) -> bool:
    return row is not None and row.saved_by == actor.user_id


def _filled_in(actor: Actor, submission: Submission, form: PublishedForm, asked: UUID | None) -> UUID | None:
    """The step that they fill in: what they are shown is what is shown there."""
    step_id = step_for(actor, submission, form, asked)
    step = form.workflow.find_step(str(step_id)) if step_id else None
    if step_id is None or step is None:
        return None
    at: Standing = at_step(submission, step_id)
    return step_id if may_act(actor, at, step) else None


async def _now(
    checker: Checker,
    submission: Submission,
    form: PublishedForm,
    entered: Mapping[str, Any],
    rows: Mapping[str, Any],
    situation: Situation,
) -> _Now:
    applied = apply_conditions(form.body, entered, situation)
    values = await settled(checker, submission.company_id, form, entered, situation)
    seen = applied.body.fields_by_id
    undrawn = {field_id for field_id in seen if not _is_drawn(form.body, seen, field_id)}
    return _Now(values, rows, applied.hidden | undrawn)


def _is_drawn(body: Body, seen: Mapping[str, Any], field_id: str) -> bool:
    """With what it stands in."""
    at: str | None = field_id
    while at is not None:
        if not seen[at].visible:
            return False
        at = body.holder_of.get(at)
    return True


def _without_unseen(
    body: Body, attempt: Attempt, before: Mapping[str, Any], there: _Now
) -> Mapping[str, Any]:
    """What rules hid from them when they pressed is not told as what was. Where it stayed as it was, nothing
    changed but where they stand."""
    unseen = apply_conditions(body, attempt.values, Situation.read(attempt.situation or {})).hidden
    return {
        key: value for key, value in before.items() if key not in unseen or value == there.values.get(key)
    }


def _by_others(
    body: Body, actor: Actor, before: Mapping[str, Any], there: _Now, handed_on: _HandedOn | None
) -> Sequence[Difference]:
    """What they entered themselves since they know, but for the rows and items that others left there first.
    What only follows from that is no news either."""
    found = [each for each in differences(body, before, there.values) if each.field.id not in there.hidden]
    left = differences(body, before, handed_on.values) if handed_on else ()
    left_first = {each.field.id: each for each in left if each.has_parts}
    others: list[Difference] = []
    for each in found:
        row = _entered(body, there, each.field)
        if not _is_own(actor, row):
            others.append(each)
        elif handed_on and row.saved_at > handed_on.at and each.field.id in left_first:
            others.append(left_first[each.field.id])
    is_news = any(not _follows(body, each) for each in others)
    return others if is_news or len(others) == len(found) else []


def _follows(body: Body, difference: Difference) -> bool:
    return not body.is_entered(difference.field.id)


def _told(
    body: Body, actor: Actor, difference: Difference, there: _Now, people: Mapping[UUID, PersonPublic]
) -> FieldChangedSince:
    row = _entered(body, there, difference.field)
    # Who changed it before the reader did is not known any more.
    row = None if _is_own(actor, row) else row
    return FieldChangedSince(
        **told(body, difference),
        changed_by=people.get(row.saved_by) if row else None,
        changed_at=row.saved_at if row else None,
    )


def _press(form: PublishedForm, attempt: Attempt, record: StepRecord | None) -> OwnPress:
    if record is not None:
        return OwnPress(
            submission_process_id=record.process_id,
            step_name=record.step_name,
            action_name=record.action_name,
            version=record.version,
            at=record.at,
        )
    pressed = buttons_of(form.workflow, str(attempt.step_id))
    return OwnPress(
        submission_process_id=None,
        step_name=name_of_step(form, str(attempt.step_id)),
        action_name=next((each.data.name for each in pressed if each.id == str(attempt.action_id)), ""),
        version=None,
        at=attempt.created_at,
    )

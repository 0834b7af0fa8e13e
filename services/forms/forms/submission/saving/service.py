"""Keeping what is entered in a step, field by field: two who fill in one step lose nothing to each other."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any
from uuid import UUID

from chassis.access import Actor
from chassis.clock import now
from chassis.db import UnitOfWork
from chassis.runtime import Runtime
from identity_client.directory import Directory

from forms.file import service as files
from forms.rights.turn import Turn, get_turn
from forms.submission.announcement import step_saved
from forms.submission.errors import ValuesRefused, unfit, without_file
from forms.submission.saving.checking import check_saved, check_step
from forms.submission.saving.value_repo import ValueRepo
from forms.submission.schemas import FieldRefused, SaveConflict, StepSave, StepSaved
from forms.tables.submission import Submission
from forms.template.published import PublishedForm


@dataclass(frozen=True)
class Kept:
    revisions: Mapping[UUID, int]
    """Of what is another value than before."""
    without_file: Sequence[UUID] = ()
    """Not kept: a file that the value speaks of is not there."""


async def save_step(uow: UnitOfWork, runtime: Runtime, actor: Actor, body: StepSave) -> StepSaved:
    """A field that does not fit holds up no other: who is on site must not lose nine values for the tenth."""
    await _ask_who_saved(uow, runtime, actor, body)
    turn = await get_turn(uow, runtime, actor, body.submission_id, body.step_id)
    sent = {str(field_id): value for field_id, value in body.values.items()}
    stored = {row.field_id: row for row in await ValueRepo(uow, turn.submission.id).all()}
    before = {str(field_id): row.value for field_id, row in stored.items() if row.value is not None}
    checked = check_saved(turn.form, turn.step.id, before, sent)
    wanted = {UUID(field_id): value for field_id, value in checked.values.items()}
    late = {
        field_id
        for field_id, seen in body.revisions.items()
        if field_id in wanted and _is_another(stored.get(field_id), seen, wanted[field_id])
    }
    saving = {field_id: value for field_id, value in wanted.items() if field_id not in late}
    kept = await keep(uow, actor, turn, saving, stored)
    refused = [*unfit(checked.problems), *without_file(kept.without_file)]
    taken = [field_id for field_id in saving if field_id not in kept.without_file]
    if refused and not taken and not late:
        raise ValuesRefused(refused)
    revisions = {field_id: stored[field_id].revision for field_id in taken if field_id in stored}
    return StepSaved(
        saved_at=now(),
        revisions={**revisions, **kept.revisions},
        conflicts=await _conflicts(
            runtime.of(Directory), actor, {field_id: stored[field_id] for field_id in late}, wanted
        ),
        refused=[FieldRefused(field=each.field, message=each.message, code=each.code) for each in refused],
    )


async def get_missing(
    uow: UnitOfWork, form: PublishedForm, submission: Submission, step_id: UUID
) -> list[UUID]:
    """The fields that keep the step from being submitted whole, as it is kept."""
    stored = await ValueRepo(uow, submission.id).all()
    entered = {str(row.field_id): row.value for row in stored if row.value is not None}
    problems = check_step(form, str(step_id), entered, {}, is_whole=True).problems
    return sorted({UUID(each.subject_id) for each in problems})


async def _ask_who_saved(uow: UnitOfWork, runtime: Runtime, actor: Actor, body: StepSave) -> None:
    """What the caller has not seen: conflicts name them, and names are not asked for while rows are held."""
    if not body.revisions:
        return
    rows = await ValueRepo(uow, body.submission_id).all()
    unseen = {row.saved_by for row in rows if body.revisions.get(row.field_id, row.revision) != row.revision}
    if unseen:
        await runtime.of(Directory).people(actor.company_id, unseen)


async def keep(
    uow: UnitOfWork, actor: Actor, turn: Turn, values: Mapping[UUID, Any], stored: Mapping[UUID, Any]
) -> Kept:
    """Write what differs, and say so; files that no value speaks of any more go."""
    changed = {
        field_id: value
        for field_id, value in values.items()
        if value != (stored[field_id].value if field_id in stored else None)
    }
    if not changed:
        return Kept({})
    settled = await files.settle(uow, turn.submission.id, turn.form.body, changed)
    if not settled.values:
        return Kept({}, settled.without_file)
    saved = await ValueRepo(uow, turn.submission.id).save(settled.values, actor.user_id)
    before = {field_id: stored[field_id].value for field_id in settled.values if field_id in stored}
    await files.follow_values(uow, turn.submission.id, turn.form.body, before, settled.values)
    turn.submission.updated_at = now()
    uow.outbox.add(step_saved(turn.submission, UUID(turn.step.id), sorted(saved), actor.user_id))
    return Kept(saved, settled.without_file)


def _is_another(row: Any | None, seen: int, value: Any) -> bool:
    if row is None:
        return False
    return row.revision != seen and row.value != value


async def _conflicts(
    directory: Directory, actor: Actor, theirs: Mapping[UUID, Any], mine: Mapping[UUID, Any]
) -> list[SaveConflict]:
    people = await directory.people(actor.company_id, (row.saved_by for row in theirs.values()))
    return [
        SaveConflict(
            field_id=field_id,
            value=row.value,
            sent_value=mine[field_id],
            revision=row.revision,
            saved_by=people.get(row.saved_by),
            saved_at=row.saved_at,
        )
        for field_id, row in sorted(theirs.items())
    ]

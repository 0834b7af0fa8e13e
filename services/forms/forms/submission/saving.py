"""Keeping what is entered in a step, field by field: two who fill in one step lose nothing to each other."""

from collections.abc import Mapping
from typing import Any
from uuid import UUID

from chassis.access import Actor
from chassis.clock import now
from chassis.db import UnitOfWork
from chassis.runtime import Runtime
from formwork.values import check_values

from forms.directory import Directory
from forms.file import service as files
from forms.submission.access import Turn, get_turn
from forms.submission.announcement import step_saved
from forms.submission.errors import ValuesRefused
from forms.submission.repo import SubmissionRepo
from forms.submission.schemas import SaveConflict, StepSave, StepSaved


async def save_step(uow: UnitOfWork, runtime: Runtime, actor: Actor, body: StepSave) -> StepSaved:
    turn = await get_turn(uow, runtime, actor, body.submission_id, body.step_id)
    sent = {str(field_id): value for field_id, value in body.values.items()}
    checked = check_values(turn.form.body, turn.form.workflow, turn.step.id, sent, submitting=False)
    if checked.problems:
        raise ValuesRefused(checked.problems)
    stored = {row.field_id: row for row in await SubmissionRepo(uow).values(turn.submission.id)}
    wanted = {UUID(field_id): value for field_id, value in checked.values.items()}
    late = {
        field_id
        for field_id, seen in body.revisions.items()
        if field_id in wanted and _is_another(stored.get(field_id), seen, wanted[field_id])
    }
    saving = {field_id: value for field_id, value in wanted.items() if field_id not in late}
    saved = await keep(uow, actor, turn, saving, stored)
    revisions = {field_id: stored[field_id].revision for field_id in saving if field_id in stored}
    return StepSaved(
        saved_at=now(),
        revisions={**revisions, **saved},
        conflicts=await _conflicts(runtime, {field_id: stored[field_id] for field_id in late}, wanted),
    )


async def keep(
    uow: UnitOfWork, actor: Actor, turn: Turn, values: Mapping[UUID, Any], stored: Mapping[UUID, Any]
) -> Mapping[UUID, int]:
    """Write what differs, and say so; files that no value speaks of any more go."""
    changed = {
        field_id: value
        for field_id, value in values.items()
        if value != (stored[field_id].value if field_id in stored else None)
    }
    if not changed:
        return {}
    settled = await files.settle(uow, turn.submission.id, turn.form.body, changed)
    saved = await SubmissionRepo(uow).save_values(turn.submission.id, settled, actor.user_id)
    before = {field_id: stored[field_id].value for field_id in changed if field_id in stored}
    await files.discard_dropped(uow, turn.submission.id, turn.form.body, before, settled)
    turn.submission.updated_at = now()
    uow.outbox.add(step_saved(turn.submission, UUID(turn.step.id), sorted(saved), actor.user_id))
    return saved


def _is_another(row: Any | None, seen: int, value: Any) -> bool:
    if row is None:
        return False
    return row.revision != seen and row.value != value


async def _conflicts(
    runtime: Runtime, theirs: Mapping[UUID, Any], mine: Mapping[UUID, Any]
) -> list[SaveConflict]:
    people = await runtime.of(Directory).people(row.saved_by for row in theirs.values())
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

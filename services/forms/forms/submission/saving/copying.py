"""What another submission says, entered in a step here: it saves typing what was typed before."""

from collections.abc import Collection, Mapping
from typing import Any
from uuid import UUID

from chassis.access import Actor
from chassis.db import UnitOfWork
from chassis.runtime import Runtime
from formwork.body import Body
from formwork.conditions.apply import apply_conditions
from formwork.copying import Copying, copy_values
from formwork.problems import Problem

from forms.rights.reader import Reader
from forms.rights.situation import reading
from forms.rights.turn import form_of, get_turn, hold_turn, look_into_readable
from forms.submission.naming import look_up
from forms.submission.saving.checking import check_saved
from forms.submission.saving.copying_schemas import (
    FieldCopied,
    FieldNotCopied,
    StepDataCopied,
    StepDataCopy,
)
from forms.submission.saving.naming import learn_named_in
from forms.submission.saving.service import keep
from forms.submission.saving.value_repo import ValueRepo
from forms.template.published import PublishedForms
from forms.wording import words_of


async def copy_step_data(
    uow: UnitOfWork, runtime: Runtime, actor: Actor, body: StepDataCopy
) -> StepDataCopied:
    """Nothing that is entered here is overwritten unless asked for. Done twice it changes nothing more."""
    offered = await _offered(uow, runtime.of(PublishedForms), actor, body.from_submission_id)
    seen = await get_turn(uow, runtime, actor, body.submission_id, body.step_id, lock=False)
    wanted = [*seen.form.drawn(seen.step.id).fields.values()]
    copying = copy_values(seen.form.body, wanted, *offered)
    known = await learn_named_in(uow, runtime, actor, seen, copying.values)
    turn = await hold_turn(uow, runtime, actor, seen)
    stored = {row.field_id: row for row in await ValueRepo(uow, turn.submission.id).all()}
    before = {str(field_id): row.value for field_id, row in stored.items() if row.value is not None}
    entered = _entered_here(turn.form.body, before, copying, replaces=body.replaces)
    sent = {field_id: value for field_id, value in copying.values.items() if field_id not in entered}
    chosen = await look_up(uow, known, turn.form.body, before, sent, leaves_out=True)
    copying.in_part |= chosen.in_part
    checked = check_saved(turn.form, turn.step.id, before, chosen.values, turn.situation)
    fitting = chosen.without_refused(checked.values)
    values = {UUID(field_id): value for field_id, value in fitting.items()}
    await keep(uow, actor, turn, values, stored)
    problems = {each.subject_id: each for each in (*checked.problems, *chosen.problems)}
    return _told(turn.form.body, copying, fitting.keys(), entered, problems)


async def _offered(
    uow: UnitOfWork, published_forms: PublishedForms, actor: Actor, submission_id: UUID
) -> tuple[Body, Mapping[str, Any]]:
    """Its form, and what it says: as a press would take it, without what is hidden there."""
    seen, entered = await look_into_readable(uow, Reader.of(actor), submission_id)
    form = await form_of(uow, published_forms, seen.submission)
    values = {str(each.field_id): each.value for each in entered if each.value is not None}
    applied = apply_conditions(form.body, values, reading(seen.submission))
    return form.body, applied.counted(values)


def _entered_here(body: Body, before: Mapping[str, Any], copying: Copying, *, replaces: bool) -> set[str]:
    """What is to stay. A file goes with the last value that speaks of it, so those stay in any case."""
    return {
        field_id
        for field_id, value in copying.values.items()
        if field_id in before
        and before[field_id] != value
        and (not replaces or body.kind_of(field_id).file_ids(before[field_id]))
    }


def _told(
    body: Body, copying: Copying, kept: Collection[str], entered: set[str], problems: Mapping[str, Problem]
) -> StepDataCopied:
    def left(field_id: str) -> FieldNotCopied | None:
        problem = problems.get(field_id)
        why = "entered" if field_id in entered else "unfit" if problem else copying.left.get(field_id)
        if why is None:
            return None
        message = words_of(problem) if problem else None
        return FieldNotCopied(field_id=UUID(field_id), label=label(field_id), why=why, message=message)

    def label(field_id: str) -> str:
        return body.setting_of(field_id).label

    return StepDataCopied(
        copied=[
            FieldCopied(
                field_id=UUID(each.id),
                label=label(each.id),
                by_label=each.id in copying.by_label,
                is_whole=each.id not in copying.in_part,
            )
            for each in body.fields
            if each.id in kept
        ],
        not_copied=[told for each in body.fields if (told := left(each.id))],
    )

"""Keeping what is entered in a step, field by field: two who fill in one step lose nothing to each other."""

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Any
from uuid import UUID

from chassis.access import Actor
from chassis.clock import now
from chassis.db import UnitOfWork
from chassis.runtime import Runtime
from formwork.conditions.situation import Situation
from formwork.problems import Problem
from identity_client.directory import Directory
from identity_client.people import PersonPublic

from forms.file import service as files
from forms.file.unsent import unsent_of_others
from forms.outsider import Outsider
from forms.rights.acting import acted_for
from forms.rights.turn import Turn, get_turn, hold_turn
from forms.submission.announcement import step_saved
from forms.submission.errors import ValuesRefused, unfit, without_file
from forms.submission.naming import Known, by_field, look_up
from forms.submission.saving.checking import check_saved, check_step
from forms.submission.saving.naming import learn_named_in
from forms.submission.saving.room import check_room
from forms.submission.saving.value_repo import ValueRepo, Writing
from forms.submission.schemas import FieldRefused, SaveConflict, StepSave, StepSaved, WrittenBy
from forms.submission.sub_form.gathering import with_entries
from forms.tables.submission import NOBODY, Submission
from forms.template.published import PublishedForm


@dataclass(frozen=True)
class Kept:
    revisions: Mapping[UUID, int]
    """Of what is another value than before."""
    without_file: Sequence[UUID] = ()
    """Not kept: a file that the value speaks of is not there."""


@dataclass(frozen=True)
class Sent:
    """What somebody sent, beside what is there."""

    stored: Mapping[UUID, Any]
    values: Mapping[UUID, Any]
    """What fits the form, as it is to be kept."""
    problems: Sequence[Problem]
    late: Collection[UUID]
    """Saved by somebody else since it was seen, as another value."""
    as_sent: Mapping[str, Any]
    as_seen: Mapping[str, Any]
    """What is there, without what is not for whoever sends: see `Unsent`."""

    @property
    def saving(self) -> dict[UUID, Any]:
        return {field_id: value for field_id, value in self.values.items() if field_id not in self.late}

    @property
    def saved_by(self) -> set[UUID]:
        """Whom conflicts name."""
        return {self.stored[field_id].saved_by for field_id in self.late}

    def of_others(self, turn: Turn, actor: Actor) -> dict[UUID, datetime]:
        """When each of them entered something last that this step fills in. Whoever has a link alone is
        not told of people they have nothing to do with."""
        if isinstance(actor, Outsider):
            return {}
        own = turn.form.drawn(turn.step.id).fields
        found: dict[UUID, datetime] = {}
        for field_id, row in self.stored.items():
            if field_id in own and row.value is not None and row.saved_by not in (actor.user_id, NOBODY):
                found[row.saved_by] = max(row.saved_at, found.get(row.saved_by, row.saved_at))
        return found


async def save_step(
    uow: UnitOfWork, runtime: Runtime, actor: Actor, body: StepSave, *, hold: bool = False
) -> StepSaved:
    """A field that does not fit holds up no other: who is on site must not lose nine values for the tenth.

    Rarely do two save in one submission at the same moment, so it is not held: what is written refuses itself
    where the submission was changed since it was looked at (decision 151), and is asked again with `hold`."""
    directory = runtime.of(Directory)
    turn = await get_turn(uow, runtime, actor, body.submission_id, body.step_id, lock=False)
    # Before it is held: then nobody waits for another service.
    known = await learn_named_in(uow, runtime, actor, turn, body.values)
    sent = await _compare(uow, known, turn, body)
    others = sent.of_others(turn, actor)
    people = await directory.people(actor.company_id, sent.saved_by | others.keys())
    if hold or files.are_spoken_of(turn.form.body, sent.saving, sent.stored):
        turn = await hold_turn(uow, runtime, actor, turn)
        sent = await _compare(uow, known, turn, body)
        others = sent.of_others(turn, actor)
        people = await directory.people(actor.company_id, sent.saved_by | others.keys())
        kept = await keep(uow, actor, turn, sent.saving, sent.stored)
    else:
        kept = await _keep_unless_changed(uow, actor, turn, sent.saving, sent.stored)
    refused = [*unfit(sent.problems), *without_file(kept.without_file)]
    taken = [field_id for field_id in sent.saving if field_id not in kept.without_file]
    if refused and not taken and not sent.late:
        raise ValuesRefused(refused)
    revisions = {field_id: sent.stored[field_id].revision for field_id in taken if field_id in sent.stored}
    return StepSaved(
        saved_at=now(),
        revisions={**revisions, **kept.revisions},
        conflicts=_conflicts(sent, people),
        refused=[FieldRefused(field=each.field, message=each.message, code=each.code) for each in refused],
        others=[
            WrittenBy(by=people[who], at=others[who])
            for who in sorted(others, key=lambda who: others[who], reverse=True)
            if who in people
        ],
    )


async def get_missing(
    uow: UnitOfWork, visitor: Outsider, form: PublishedForm, submission: Submission, situation: Situation
) -> list[UUID]:
    """The fields that keep who came by a link from submitting the step whole, as it is kept."""
    stored = await ValueRepo(uow, submission.id).all()
    entered = {str(row.field_id): row.value for row in stored if row.value is not None}
    unsent = await unsent_of_others(uow, form.body, entered, submission.id, visitor.user_id)
    entered = await with_entries(uow, form, submission, unsent.hide(form.body, entered))
    step = check_step(form, str(visitor.step_id), entered, {}, situation, is_whole=True, by_visitor=True)
    return sorted({UUID(each.subject_id) for each in step.problems})


async def _compare(uow: UnitOfWork, known: Known, turn: Turn, body: StepSave) -> Sent:
    stored = {row.field_id: row for row in await ValueRepo(uow, turn.submission.id).all()}
    before = {str(field_id): row.value for field_id, row in stored.items() if row.value is not None}
    form = turn.form.body
    sent = by_field(body.values)
    fields = {*before, *sent}
    unsent = await unsent_of_others(uow, form, fields, turn.submission.id, known.actor.user_id)
    seen = unsent.hide(form, before)
    chosen = await look_up(uow, known, form, seen, unsent.strip(form, sent))
    checked = check_saved(turn.form, turn.step.id, seen, chosen.values, turn.situation)
    fitting = chosen.without_refused(checked.values)
    values = {UUID(key): value for key, value in unsent.put_back(form, fitting, before).items()}
    late = {
        field_id
        for field_id, revision in body.revisions.items()
        if field_id in values and _is_another(stored.get(field_id), revision, values[field_id])
    }
    return Sent(stored, values, (*checked.problems, *chosen.problems), late, fitting, seen)


async def _keep_unless_changed(
    uow: UnitOfWork, actor: Actor, turn: Turn, values: Mapping[UUID, Any], stored: Mapping[UUID, Any]
) -> Kept:
    """Values that speak of no files."""
    changed = _changed(values, stored)
    if not changed:
        return Kept({})
    await check_room(ValueRepo(uow, turn.submission.id), changed)
    ValueRepo(uow, turn.submission.id).save_unless_changed(
        turn.mark, changed, actor.user_id, _writing(actor, turn)
    )
    uow.outbox.add(step_saved(turn.submission, UUID(turn.step.id), sorted(changed), actor.user_id))
    before = {field_id: stored[field_id].revision for field_id in changed if field_id in stored}
    return Kept({field_id: before.get(field_id, 0) + 1 for field_id in changed})


async def keep(
    uow: UnitOfWork, actor: Actor, turn: Turn, values: Mapping[UUID, Any], stored: Mapping[UUID, Any]
) -> Kept:
    """Write what differs in a submission that is held, and say so; files that no value speaks of any more
    go."""
    changed = _changed(values, stored)
    if not changed:
        return Kept({})
    await check_room(ValueRepo(uow, turn.submission.id), changed)
    settled = await files.settle(uow, turn.submission.id, turn.form.body, changed)
    if not settled.values:
        return Kept({}, settled.without_file)
    saved = await ValueRepo(uow, turn.submission.id).save(
        settled.values, actor.user_id, _writing(actor, turn, settled.uploaders)
    )
    before = {field_id: stored[field_id].value for field_id in settled.values if field_id in stored}
    await files.follow_values(uow, turn.submission.id, turn.form.body, before, settled.values)
    turn.submission.updated_at = now()
    uow.outbox.add(step_saved(turn.submission, UUID(turn.step.id), sorted(saved), actor.user_id))
    return Kept(saved, settled.without_file)


def _writing(actor: Actor, turn: Turn, uploaders: Collection[UUID] = ()) -> Writing:
    people = frozenset({actor.user_id, *uploaders})
    number = turn.submission.transitions + 1
    return Writing(UUID(turn.step.id), number, people, acted_for(actor, turn.at))


def _changed(values: Mapping[UUID, Any], stored: Mapping[UUID, Any]) -> dict[UUID, Any]:
    return {
        field_id: value
        for field_id, value in values.items()
        if value != (stored[field_id].value if field_id in stored else None)
    }


def _is_another(row: Any | None, seen: int, value: Any) -> bool:
    if row is None:
        return False
    return row.revision != seen and row.value != value


def _conflicts(sent: Sent, people: Mapping[UUID, PersonPublic]) -> list[SaveConflict]:
    return [
        SaveConflict(
            field_id=field_id,
            value=sent.as_seen.get(str(field_id)),
            sent_value=sent.as_sent[str(field_id)],
            revision=sent.stored[field_id].revision,
            saved_by=people.get(sent.stored[field_id].saved_by),
            saved_at=sent.stored[field_id].saved_at,
        )
        for field_id in sorted(sent.late)
    ]

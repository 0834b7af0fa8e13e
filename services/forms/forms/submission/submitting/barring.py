"""Who may not act on a step that is for somebody else: whoever did an earlier one, by pressing or by entering
something.

Decision: docs/decisions/0223-who-wrote-counts-as-who-pressed.md"""

from collections.abc import Sequence
from typing import Protocol
from uuid import UUID

from chassis.db import UnitOfWork
from formwork.workflow import StepNode, asks_for_another, barred_from

from forms.submission.repo import SubmissionRepo
from forms.submission.saving.value_repo import ValueRepo
from forms.tables.submission import NOBODY, Submission
from forms.template.published import PublishedForm

Did = set[tuple[UUID, UUID]]
"""Steps, each with who did something of it."""


class Last(Protocol):
    """What brings a submission to its next step: a record, or a press that is thought of."""

    @property
    def step_id(self) -> UUID: ...
    @property
    def move(self) -> str: ...
    @property
    def doers(self) -> set[UUID]: ...


async def barred_at(
    uow: UnitOfWork, form: PublishedForm, submission: Submission, last: Last, steps: Sequence[StepNode]
) -> dict[str, list[UUID]]:
    """At each of the steps that it comes to. `last`: what brings it there, not written yet."""
    if not any(map(asks_for_another, steps)):
        return {step.id: [] for step in steps}
    did: Did = {*await SubmissionRepo(uow).who_pressed(submission.id)}
    if not last.move:
        # Whoever moved it otherwise submitted nothing: taken back, their own step stays theirs to do. Who
        # stood in and who was away are one: neither of them does what is for somebody else.
        did |= {(last.step_id, each) for each in last.doers}
    did |= await ValueRepo(uow, submission.id).writers()
    did |= await _wrote_before_it_was_noted(uow, form, submission, last, did)
    first = form.workflow.trigger
    first_id = first.id if first else None
    done = [(str(step_id), each) for step_id, each in did if each != NOBODY]
    return {step.id: sorted(barred_from(step, first_id, done, {submission.submitter_id})) for step in steps}


async def _wrote_before_it_was_noted(
    uow: UnitOfWork, form: PublishedForm, submission: Submission, last: Last, did: Did
) -> Did:
    """Whose entries and files stand in a field, without anything telling at which step: at any that has the
    field and that it has been at. So it is of what an older release saved, and of files that another entered.
    """
    records = await SubmissionRepo(uow).records(submission.id)
    been_at = {last.step_id, *(each.step_id for each in records)}
    fields = {each: form.drawn(str(each)).fields.keys() for each in been_at}
    found: Did = set()
    for field_id, person in await ValueRepo(uow, submission.id).authors():
        could = {(step_id, person) for step_id in been_at if field_id in fields[step_id]}
        if did.isdisjoint(could):
            found |= could
    return found

"""Steps that are open at once: a submission as it stands at one of them.

Decision: docs/decisions/0206-parallel-steps-are-one-position.md"""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Any, Protocol
from uuid import UUID

from chassis.access import Actor
from formwork.workflow import StepNode

from forms.rights.acting import Standing, is_barred, is_my_turn, may_act
from forms.tables.submission import Submission
from forms.template.published import PublishedForm


class WithParts(Standing, Protocol):
    """A submission, or a row of a list."""

    @property
    def open_parts(self) -> Sequence[dict[str, Any]]: ...


@dataclass(frozen=True, slots=True)
class Part:
    """A submission as it stands at one of the steps that are open at once: whose turn it is there."""

    id: UUID
    project_id: UUID
    submitter_id: UUID
    state: str
    attention: str
    assignee_id: UUID | None
    approved_user_ids: Sequence[UUID]
    approved_for_user_ids: Sequence[UUID]
    current_step_id: UUID
    current_step_name: str
    current_team_ids: Sequence[UUID]
    barred_user_ids: Sequence[UUID]
    due_at: datetime | None
    presses_itself: tuple[datetime, str] | None
    """When one of its buttons is pressed by itself, as drawn, and which."""
    put_off_to: datetime | None
    """Not before then, whatever is drawn."""
    knows_by_itself: bool
    """False: an older release kept it, which told of all parts alike."""

    @property
    def next_by_itself(self) -> tuple[datetime, str] | None:
        if self.presses_itself is None:
            return None
        drawn_at, name = self.presses_itself
        return max(drawn_at, self.put_off_to or drawn_at), name


def kept_part(
    step: StepNode,
    team_ids: Sequence[UUID],
    barred_user_ids: Sequence[UUID],
    due_at: datetime | None,
    presses_itself: tuple[datetime, str] | None,
) -> dict[str, Any]:
    """As it lies in `open_parts`; `team_ids`: those that are there."""
    return {
        "pressesItself": presses_itself and [presses_itself[0].isoformat(), presses_itself[1]],
        "stepId": step.id,
        "stepName": step.data.step_name,
        "teamIds": [*map(str, team_ids)],
        "barredUserIds": [*map(str, barred_user_ids)],
        "dueAt": due_at and due_at.isoformat(),
    }


def with_people(part: dict[str, Any], *, lacking: bool) -> dict[str, Any]:
    """A part as it is kept. `lacking`: nobody of its teams may do it."""
    there = {key: value for key, value in part.items() if key != "isLackingPeople"}
    return there | {"isLackingPeople": True} if lacking else there


def with_put_off(part: dict[str, Any], until: datetime) -> dict[str, Any]:
    """A part as it is kept, whose button is not pressed by itself before then."""
    return part | {"putOffTo": until.isoformat()}


def lacks_people(part: dict[str, Any]) -> bool:
    return bool(part.get("isLackingPeople"))


def open_step_ids(submission: WithParts) -> list[UUID]:
    """As they are drawn."""
    if submission.open_parts:
        return [UUID(part["stepId"]) for part in submission.open_parts]
    return [] if submission.current_step_id is None else [submission.current_step_id]


def is_open_at(submission: WithParts, step_id: UUID) -> bool:
    return step_id in open_step_ids(submission)


def open_parts_of(submission: WithParts) -> list[Part]:
    """None where one step is open alone."""
    parts = all_open_parts(submission)
    return parts if len(parts) > 1 else []


def all_open_parts(submission: WithParts) -> list[Part]:
    """Also the last that is left of them."""
    return [_part(submission, kept) for kept in submission.open_parts]


def at_step(submission: WithParts, step_id: UUID) -> Standing:
    """As it stands at that one of the steps that are open."""
    found = next((part for part in submission.open_parts if part["stepId"] == str(step_id)), None)
    return submission if found is None else _part(submission, found)


def _part(submission: WithParts, kept: dict[str, Any]) -> Part:
    due_at, by_itself, put_off_to = kept.get("dueAt"), kept.get("pressesItself"), kept.get("putOffTo")
    assignee_id = kept.get("assigneeId")
    is_alone = len(submission.open_parts) < 2
    return Part(
        id=submission.id,
        project_id=submission.project_id,
        submitter_id=submission.submitter_id,
        state=submission.state,
        # Of one that somebody of its teams may do its managers have nothing to be told.
        attention="" if kept["teamIds"] and not lacks_people(kept) else submission.attention,
        # Of one that is open alone it lies with the submission (`rights.holding`).
        assignee_id=UUID(assignee_id) if assignee_id else submission.assignee_id if is_alone else None,
        approved_user_ids=submission.approved_user_ids,
        approved_for_user_ids=submission.approved_for_user_ids,
        current_step_id=UUID(kept["stepId"]),
        current_step_name=kept["stepName"],
        current_team_ids=[UUID(each) for each in kept["teamIds"]],
        barred_user_ids=[UUID(each) for each in kept["barredUserIds"]],
        due_at=datetime.fromisoformat(due_at) if due_at else None,
        presses_itself=(datetime.fromisoformat(by_itself[0]), by_itself[1]) if by_itself else None,
        put_off_to=datetime.fromisoformat(put_off_to) if put_off_to else None,
        knows_by_itself="pressesItself" in kept,
    )


def is_my_part(actor: Actor, part: Part) -> bool:
    """As lists tell it (`rights.sql`): a step of teams, and never who began it alone."""
    return not is_barred(actor, part) and is_my_turn(actor, part)


def step_for(
    actor: Actor, submission: Submission, form: PublishedForm, asked: UUID | None = None
) -> UUID | None:
    """The step that is shown to somebody: of those that are open the one that they ask for, else the first
    that is theirs."""
    if len(submission.open_parts) < 2:
        return submission.current_step_id
    step_ids = open_step_ids(submission)
    if asked in step_ids:
        return asked
    steps = [step for each in step_ids if (step := form.workflow.find_step(str(each)))]
    theirs = [step for step in steps if may_act(actor, at_step(submission, UUID(step.id)), step)]
    first = next((step for step in theirs if is_my_turn(actor, at_step(submission, UUID(step.id)))), None)
    return UUID((first or next(iter(theirs), steps[0])).id)

"""What a run reads in the drawn graph. The rules of the graph itself are `formwork.workflow`'s."""

from collections.abc import Collection, Iterable, Iterator, Sequence
from dataclasses import dataclass
from datetime import datetime

from formwork.workflow import (
    ButtonNode,
    Graph,
    StepNode,
    StepTimes,
    Transition,
    TransitionImpossible,
    Workflow,
    buttons_of,
    next_transition,
    times_of,
)

from workflow_runner.run.workflows.state import (
    Occasion,
    Position,
    Press,
    Reminder,
    ReturnNotice,
    Route,
    StepMail,
)


@dataclass(frozen=True)
class Late:
    step: StepNode
    due_at: datetime


def find_transition(drawn: Workflow, press: Press, at: Position) -> Transition | None:
    """None: the step has no such button."""
    closed = {*Graph(drawn).parts_with(press.step_id)} - {*at.open_step_ids} if at.open_step_ids else ()
    try:
        return next_transition(drawn, press.step_id, press.action_id, press.taken_edge_ids, closed)
    except TransitionImpossible:
        return None


def was_passed(drawn: Workflow, step_id: str, current_step_id: str) -> bool:
    """Also a step that others are open still with which it was open."""
    graph = Graph(drawn)
    return step_id in graph.steps_before(current_step_id) or step_id in graph.parts_with(current_step_id)


def due_at(route: Route) -> datetime | None:
    """The first of what is open."""
    return min((due for _, due in due_steps(route)), default=None)


def late_at(route: Route, at: datetime, step_ids: Collection[str] = ()) -> list[Late]:
    """Of what is open; of these alone where some are named."""
    late = [Late(step, due) for step, due in due_steps(route) if due <= at]
    return [each for each in late if not step_ids or each.step.id in step_ids]


def due_steps(route: Route) -> Iterator[tuple[StepNode, datetime]]:
    """Of what is open."""
    for step_id in route.position.open:
        step = _step(route.workflow, step_id)
        due = step and _times(route.position, step).due_at
        if step is not None and due is not None:
            yield step, due


def _times(position: Position, step: StepNode) -> StepTimes:
    """Where working hours count, forms has the word: a run knows no calendar."""
    if not step.data.counts_working_hours:
        return times_of(step, position.entered_at)
    told = position.step_times.get(step.id)
    return StepTimes(told.due_at, told.presses_at) if told else StepTimes()


def presses_itself(route: Route) -> Iterator[tuple[StepNode, datetime]]:
    """Of what is open: steps one of whose buttons is pressed by itself, and when."""
    for step_id in route.position.open:
        step = _step(route.workflow, step_id)
        at = step and _times(route.position, step).presses_at
        if step is not None and at is not None:
            yield step, at


def next_by_itself(route: Route, step_ids: Collection[str], at: datetime) -> tuple[str, datetime] | None:
    """Of these of the open steps the button that is pressed by itself next, where that is still to come."""
    found = [
        (when, button.data.name)
        for step, when in presses_itself(route)
        for button in buttons_of(route.workflow, step.id)
        if step.id in step_ids
        and step.data.overdue_press is not None
        and button.id == step.data.overdue_press.button_id
        and when > at
    ]
    return next(((name, when) for when, name in sorted(found)), None)


def whose_turn(route: Route) -> tuple[list[str], list[str]]:
    """Teams, or the one person: a first step without teams is its submitter's."""
    step = _step(route.workflow, route.position.step_id)
    if step is None:
        return [], []
    return (list(step.data.team_ids), []) if step.data.team_ids else ([], [route.submitter_user_id])


def reminder_of(route: Route, at: datetime, step_ids: Sequence[str] = ()) -> Reminder:
    """Of steps that are open at once of these, or of all that are late, and to their teams."""
    due = due_at(route)
    assert due is not None
    occasion, (teams, users) = occasion_of(route, route.position.step_id), whose_turn(route)
    if route.position.open_step_ids:
        late = late_at(route, at, step_ids)
        occasion = occasion.model_copy(update={"step_name": names_of(late)})
        teams = sorted({team_id for each in late for team_id in each.step.data.team_ids})
    return Reminder(
        occasion=occasion,
        transitions=route.position.transitions,
        due_at=due,
        at=at,
        step_ids=[*step_ids],
        team_ids=teams,
        user_ids=users,
    )


def names_of(late: Iterable[Late]) -> str:
    return ", ".join(each.step.data.step_name for each in late)


def occasion_of(route: Route, step_id: str | None) -> Occasion:
    step = _step(route.workflow, step_id)
    return Occasion(
        submission_id=route.submission_id,
        company_id=route.company_id,
        template_name=route.template_name,
        reference_number=route.position.reference_number,
        step_name=step.data.step_name if step else "",
        submitter_user_id=route.submitter_user_id,
    )


def mails_of(route: Route, press: Press, transition: Transition, pressed_by: str) -> list[StepMail]:
    occasion = occasion_of(route, press.step_id)
    action_name = _button(route.workflow, press).data.name
    return [
        StepMail(
            occasion=occasion,
            action_name=action_name,
            subject=mail.subject,
            content=mail.content,
            team_ids=list(mail.team_ids),
            emails=list(mail.emails),
            pressed_by=pressed_by,
        )
        for mail in transition.mails
    ]


def return_notice_of(route: Route) -> ReturnNotice:
    """Of a route that has just come back to an earlier step."""
    team_ids, user_ids = whose_turn(route)
    return ReturnNotice(
        occasion=occasion_of(route, route.position.step_id),
        transitions=route.position.transitions,
        team_ids=team_ids,
        user_ids=user_ids,
    )


def _button(drawn: Workflow, press: Press) -> ButtonNode:
    return next(button for button in buttons_of(drawn, press.step_id) if button.id == press.action_id)


def _step(drawn: Workflow, step_id: str | None) -> StepNode | None:
    return None if step_id is None else drawn.find_step(step_id)


def approvals_of(route: Route) -> dict[str, str]:
    """As mails tell of them; empty where one is enough."""
    if route.approvals_needed == 1:
        return {"approved": "", "needed": ""}
    return {"approved": str(len(route.approved_user_ids)), "needed": str(route.approvals_needed)}

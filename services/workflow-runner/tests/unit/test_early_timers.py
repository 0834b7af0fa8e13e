"""A timer may be less exact than what it waits for, and two clocks are never the same."""

from datetime import UTC, datetime, timedelta
from typing import Any

import pytest
from runner_support.graphs import Drawing
from temporalio import workflow
from workflow_runner.run.workflows.drawn import late_at
from workflow_runner.run.workflows.reminding import Reminding
from workflow_runner.run.workflows.state import (
    MailOutcome,
    Position,
    Reminder,
    Reminders,
    Route,
    SubmissionState,
)

OPENED = datetime(2026, 11, 2, 9, tzinfo=UTC)
DUE = OPENED + timedelta(hours=4)


@pytest.fixture(params=["one step", "steps that are open at once"])
def route(request: pytest.FixtureRequest) -> Route:
    drawing = Drawing()
    steps = [drawing.step(name, dueInHours=4) for name in ("Safety", "Quality")]
    return Route(
        submission_id="s",
        company_id="c",
        project_id="p",
        template_id="t",
        template_name="Pour",
        submitter_user_id="u",
        workflow=drawing.workflow(),
        position=Position(
            transitions=1,
            state=SubmissionState.ONGOING,
            step_id=steps[0],
            entered_at=OPENED,
            open_step_ids=[] if request.param == "one step" else steps,
        ),
    )


@pytest.mark.parametrize("early", [timedelta(0), timedelta(milliseconds=30)], ids=["in time", "early"])
async def test_what_comes_a_moment_early_tells_of_what_it_waited_for(
    route: Route, early: timedelta, monkeypatch: pytest.MonkeyPatch
) -> None:
    sent: list[Reminder] = []

    async def execute(_: object, reminder: Reminder, **__: Any) -> MailOutcome:
        sent.append(reminder)
        return MailOutcome(sent=1)

    def is_patched(_: str) -> bool:
        return True

    monkeypatch.setattr(workflow, "now", lambda: DUE - early)
    monkeypatch.setattr(workflow, "patched", is_patched)
    monkeypatch.setattr(workflow, "execute_activity_method", execute)
    reminding = Reminding(Reminders(), lambda: route)
    await reminding.remind(reminding.next_at())
    (reminder,) = sent
    assert reminder.at is not None
    late = late_at(route, reminder.at, reminder.step_ids)
    assert [each.step.id for each in late] == route.position.open
    assert reminding.next_at() == DUE + timedelta(days=1)

"""Buttons that are pressed by themselves, where nobody presses one in time.

No patch: a drawing with such a step was never read by a release before, so that no history of one holds it.

Decision: docs/decisions/0218-a-button-is-pressed-by-itself.md"""

from collections.abc import Callable
from datetime import datetime, timedelta

from temporalio import workflow
from temporalio.common import Priority

with workflow.unsafe.imports_passed_through():
    from workflow_runner.run.workflows import asking, drawn
    from workflow_runner.run.workflows.state import Overdue, Press, Route

# Forms' clock may be a moment behind this one.
_PAUSE = timedelta(seconds=5)
_ANOTHER_DAY = timedelta(days=1)


class OverduePresses:
    def __init__(self, route: Callable[[], Route]) -> None:
        """`route`: as it is known by then."""
        self._route = route
        self._not_before: dict[tuple[int, str], datetime] = {}

    def next(self) -> Overdue | None:
        route = self._route()
        number = route.position.transitions + 1
        waiting = [
            Overdue(
                submission_id=route.submission_id,
                number=number,
                step_id=step.id,
                at=max(at, self._not_before.get((number, step.id), at)),
            )
            for step, at in drawn.presses_itself(route)
        ]
        return min(waiting, key=lambda each: each.at, default=None)

    async def begin(self, overdue: Overdue) -> Press | None:
        """None: not now."""
        turn = Priority(fairness_key=self._route().company_id)
        begun = await asking.begin_overdue_press(overdue, turn)
        if begun.press is None:
            self.put_off(overdue, begun.not_before)
        return begun.press

    def put_off(self, overdue: Overdue, until: datetime | None = None) -> None:
        soon = workflow.now() + _PAUSE
        later = workflow.now() + _ANOTHER_DAY if until is None else max(until, soon)
        self._not_before[overdue.number, overdue.step_id] = later

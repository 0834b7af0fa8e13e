"""The reminders of where a submission stands, one after the other."""

from collections.abc import Callable
from datetime import datetime, timedelta

from temporalio import workflow
from temporalio.common import Priority
from temporalio.exceptions import ActivityError

with workflow.unsafe.imports_passed_through():
    from formwork.workflow import next_reminder

    from workflow_runner.run.workflows import asking, drawn
    from workflow_runner.run.workflows.given_up import note_given_up
    from workflow_runner.run.workflows.state import Position, Reminders, Route


class Reminding:
    def __init__(self, kept: Reminders, route: Callable[[], Route]) -> None:
        """`route`: as it is known by then."""
        self.kept = kept
        self._route = route

    def begin_anew(self) -> None:
        self.kept = Reminders()

    def follow(self, before: Position, after: Position) -> None:
        """What was heard late. Where one of several steps was done, the others are open since then still, and
        their people were reminded."""
        is_open_still = after.entered_at == before.entered_at and self.kept.last_at is not None
        if not (is_open_still and workflow.patched("reminded-once-of-what-stays")):
            self.begin_anew()

    def next_at(self) -> datetime | None:
        due_at, is_patched = drawn.due_at(self._route()), lambda: workflow.patched("reminders-end")
        return next_reminder(due_at, self.kept.last_at, is_patched)

    async def remind(self) -> None:
        route = self._route()
        number = route.position.transitions
        self.kept = self.kept.model_copy(update={"last_at": workflow.now()})
        reminder = drawn.reminder_of(route, workflow.now())
        try:
            outcome = await asking.remind(reminder, Priority(fairness_key=route.company_id))
        except ActivityError as error:
            if self._route().position.transitions == number:
                note_given_up("reminder", error)
            return
        if self._route().position.transitions == number and outcome.sent:
            self.kept = self.kept.model_copy(update={"sent": self.kept.sent + 1})


def left_until(moment: datetime | None) -> timedelta | None:
    return None if moment is None else max(moment - workflow.now(), timedelta(0))

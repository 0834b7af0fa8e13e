"""The reminders of where a submission stands, one after the other."""

from collections.abc import Callable, Mapping
from datetime import datetime, timedelta

from temporalio import workflow
from temporalio.common import Priority
from temporalio.exceptions import ActivityError

with workflow.unsafe.imports_passed_through():
    from formwork.workflow import next_reminder

    from workflow_runner.run.workflows import asking, drawn
    from workflow_runner.run.workflows.given_up import note_given_up
    from workflow_runner.run.workflows.part_reminders import PartTimes, next_of_parts, parts_reminded
    from workflow_runner.run.workflows.state import Position, Reminder, Reminders, Route


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

    def follow_what_is_read(self, before: Route | None, after: Route) -> None:
        """Where it was read before, and stands elsewhere by now."""
        if before is None or after.position.transitions == before.position.transitions:
            return
        # Runs that went on with the reminders of the step before have done so in their histories.
        if workflow.patched("reads-again-and-reminds-anew"):
            self.follow(before.position, after.position)

    def next_at(self) -> datetime | None:
        route = self._route()
        if self._reminds_of_each(route):
            return next_of_parts(self._parts(route), _reminders_end)
        return next_reminder(drawn.due_at(route), self.kept.last_at, _reminders_end)

    async def remind(self, time: datetime | None) -> None:
        """`time`: when it was to be, which is said even where this comes a moment earlier: of what is not due
        yet nobody is told, and it would be another day until somebody is."""
        route = self._route()
        number = route.position.transitions
        reminder = self._take_turn(route, max(workflow.now(), time or workflow.now()))
        try:
            outcome = await asking.remind(reminder, Priority(fairness_key=route.company_id))
        except ActivityError as error:
            if self._route().position.transitions == number:
                note_given_up("reminder", error)
            return
        if self._route().position.transitions == number and outcome.sent:
            self.kept = self.kept.model_copy(update={"sent": self.kept.sent + 1})

    def _take_turn(self, route: Route, at: datetime) -> Reminder:
        if not self._reminds_of_each(route):
            self.kept = self.kept.model_copy(update={"last_at": at})
            return drawn.reminder_of(route, at)
        step_ids = parts_reminded(self._parts(route), at, _reminders_end)
        last_at_of = self.kept.last_at_of | dict.fromkeys(step_ids, at)
        self.kept = self.kept.model_copy(update={"last_at": at, "last_at_of": last_at_of})
        return drawn.reminder_of(route, at, step_ids)

    def _reminds_of_each(self, route: Route) -> bool:
        """Runs that were woken for the first of their open steps alone have been so in their histories."""
        has_due_parts = bool(route.position.open_step_ids) and drawn.due_at(route) is not None
        return has_due_parts and workflow.patched("each-part-is-reminded-of-in-time")

    def _parts(self, route: Route) -> Mapping[str, PartTimes]:
        return {
            step.id: PartTimes(due_at, self._last_at(step.id, due_at))
            for step, due_at in drawn.due_steps(route)
        }

    def _last_at(self, step_id: str, due_at: datetime) -> datetime | None:
        last_at = self.kept.last_at
        # A run that an older release handed on knows when it reminded, of all that were late by then.
        was_late = last_at is not None and last_at >= due_at
        return self.kept.last_at_of.get(step_id, last_at if was_late else None)


def _reminders_end() -> bool:
    return workflow.patched("reminders-end")


def left_until(moment: datetime | None) -> timedelta | None:
    return None if moment is None else max(moment - workflow.now(), timedelta(0))

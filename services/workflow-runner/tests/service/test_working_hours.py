"""Steps whose time counts working hours alone: forms says when, and a run keeps to it."""

from datetime import UTC, datetime, timedelta
from uuid import uuid4

import pytest
from formwork.working_time import WorkingHours
from runner_support.graphs import Drawing
from runner_support.histories import record_when_asked, replay
from runner_support.inspection import until
from runner_support.runs import Caller

pytestmark = pytest.mark.usefixtures("worker")

HOUR = timedelta(hours=1)


class Weekend:
    """Fill in → Check, due in two working hours, whose second button is pressed by itself then. It is opened
    on a Friday at four; work goes on on Monday at eight."""

    def __init__(self, runner: Caller) -> None:
        drawing = Drawing()
        self.fill = drawing.step("Fill in")
        self.submit = drawing.button(self.fill)
        self.check = drawing.step("Check", dueInHours=2, teamIds=[str(uuid4())])
        self.approve = drawing.button(self.check, "Approve")
        self.pass_on = drawing.button(self.check, "Not checked")
        close = drawing.add("close")
        for source, target in ((self.submit, self.check), (self.approve, close), (self.pass_on, close)):
            assert drawing.connect(source, target)
        drawing.press_when_overdue(self.check, self.pass_on)
        drawing.count_working_hours(self.check)
        self.runner = runner
        self.id = runner.forms.create(drawing.workflow(), self.fill)
        self.kept = runner.forms.kept[self.id]
        self.kept.hours = WorkingHours(UTC)

    async def submit_on_friday(self) -> None:
        """The clock of the runs goes on to it first."""
        moment = datetime.now(UTC) + self.kept.ahead
        friday = moment + timedelta(days=(4 - moment.weekday()) % 7)
        friday = friday.replace(hour=16, minute=0, second=0, microsecond=0)
        if friday <= moment:
            friday += timedelta(days=7)
        await self.runner.start(self.id)
        await self.runner.progress(self.id)
        await self.let_pass(friday - moment)
        await self.runner.press(self.id, self.fill, self.submit)

    async def let_pass(self, duration: timedelta) -> None:
        self.kept.ahead += duration
        await self.runner.let_pass(self.id, duration)


async def test_from_friday_at_four_two_hours_end_on_monday_at_nine(runner: Caller) -> None:
    weekend = Weekend(runner)
    await weekend.submit_on_friday()
    due_at = (await runner.progress(weekend.id)).due_at.ToDatetime(UTC)
    assert (due_at.weekday(), due_at.hour) == (0, 9)
    await weekend.let_pass(64 * HOUR)
    assert len(weekend.kept.transitions) == 1
    await weekend.let_pass(1.5 * HOUR)
    await until(lambda: len(weekend.kept.transitions) == 2)
    assert weekend.kept.transitions[-1].action_id == weekend.pass_on
    await runner.has_ended(weekend.id)
    history = await (await runner.run_of(weekend.id)).fetch_history()
    await replay(history)
    record_when_asked("working-hours", history)

"""What is valid until a moment, and time that flies for it."""

from datetime import datetime, timedelta
from typing import Any

from chassis.clock import now
from chassis.settings import TemporalSettings
from chassis.temporal import connect_temporal
from temporalio.client import WorkflowHandle
from temporalio.testing import TimeSkipper
from workflow_runner.run.service import Runs, valid_time_id

from runner_support.chain import Chain
from runner_support.kept import COMPANY
from runner_support.runs import Caller


class Permit:
    def __init__(self, runner: Caller, *, days: float) -> None:
        self._runner = runner
        chain = Chain(runner.forms)
        self.id, self.kept = chain.id, chain.kept
        self.ends_in(days)

    @property
    def ends_at(self) -> datetime:
        assert self.kept.ends_at is not None
        return self.kept.ends_at

    def ends_in(self, days: float, *, since: datetime | None = None) -> None:
        """As forms has it once somebody pressed, or extended it."""
        self.kept.set_at = since or now()
        self.kept.ends_at, self.kept.told_days_left = self.kept.set_at + timedelta(days=days), None

    async def tell(self) -> None:
        """What the event does."""
        await self._runner.runtime.of(Runs).follow_valid_time(self.id, COMPANY)

    async def run(self) -> "WorkflowHandle[Any, Any]":
        client = await connect_temporal(self._runner.runtime.settings_as(TemporalSettings))
        return client.get_workflow_handle(valid_time_id(self.id))

    async def let_pass(self, duration: timedelta) -> None:
        client = await connect_temporal(self._runner.runtime.settings_as(TemporalSettings))
        await TimeSkipper(client).fast_forward(await self.run(), duration)

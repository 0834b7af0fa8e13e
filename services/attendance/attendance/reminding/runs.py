"""Sets the reminders of a request going. Temporal may be away: whoever tells of it is tried again."""

from chassis.settings import TemporalSettings
from chassis.temporal_runs import SignalledRuns

from attendance.queues import REQUEST_QUEUE
from attendance.reminding.calls import Start
from attendance.reminding.workflow import RequestRun


def workflow_id(request_id: str) -> str:
    return f"attendance-request/{request_id}"


class RequestRuns:
    def __init__(self, settings: TemporalSettings) -> None:
        self._runs = SignalledRuns(settings, RequestRun.run, REQUEST_QUEUE, signal="changed")

    async def begin_or_tell(self, request_id: str, company_id: str, days: int) -> None:
        """Harmless when told twice, or late: the run looks how things stand. One that runs keeps its days."""
        start = Start(request_id=request_id, company_id=company_id, days=days)
        await self._runs.begin_or_tell(workflow_id(request_id), start, company_id=company_id)

    async def tell(self, request_id: str) -> None:
        """Nothing, where none runs."""
        await self._runs.tell(workflow_id(request_id))

import json
import logging
from uuid import uuid4

import httpx
import pytest
from chassis.db.tables import OutboxEvent
from chassis.logs import JsonFormatter
from chassis.runtime import Runtime
from chassis.settings import TemporalSettings
from chassis.telemetry import tracer
from chassis.temporal import connect_temporal
from chassis.testing.people import Person
from devstack.testing.temporal import Temporal
from opentelemetry import trace
from opentelemetry.sdk.trace import TracerProvider
from sample.workflows import AskForTrace, trace_id_here
from sqlalchemy import select
from temporalio.worker import Worker

CLICK = "4bf92f3577b34da6a3ce929d0e0e4736"
TRACEPARENT = f"00-{CLICK}-00f067aa0ba902b7-01"


@pytest.fixture(scope="module", autouse=True)
def provider() -> None:
    if not isinstance(trace.get_tracer_provider(), TracerProvider):
        trace.set_tracer_provider(TracerProvider())


class TestTheTraceOfAClick:
    async def test_reaches_the_event_it_causes(
        self, client: httpx.AsyncClient, runtime: Runtime, member: Person
    ) -> None:
        headers = {**member.headers, "traceparent": TRACEPARENT}
        await client.post("/api/Note/CreateNote", json={"text": "traced"}, headers=headers)
        async with runtime.database.reading() as uow:
            kept = (await uow.execute(select(OutboxEvent.traceparent))).scalar_one()
        assert kept is not None
        assert CLICK in kept

    async def test_reaches_the_workflow_it_starts(self, runtime: Runtime, temporal: Temporal) -> None:
        settings = runtime.settings_as(TemporalSettings).model_copy(update=temporal.settings)
        client = await connect_temporal(settings)
        queue = f"trace-{uuid4()}"
        worker = Worker(client, task_queue=queue, workflows=[AskForTrace], activities=[trace_id_here])
        async with worker:
            with tracer.start_as_current_span("click") as click:
                expected = trace.format_trace_id(click.get_span_context().trace_id)
                arrived = await client.execute_workflow(
                    AskForTrace.run, id=f"trace-{uuid4()}", task_queue=queue
                )
        assert arrived == expected

    def test_stands_in_every_log_line(self) -> None:
        record = logging.makeLogRecord({"msg": "hello %s", "args": ("you",), "requestId": "r-1"})
        with tracer.start_as_current_span("click") as click:
            line = json.loads(JsonFormatter("sample").format(record))
        assert line["traceId"] == trace.format_trace_id(click.get_span_context().trace_id)
        assert (line["message"], line["requestId"], line["service"]) == ("hello you", "r-1", "sample")

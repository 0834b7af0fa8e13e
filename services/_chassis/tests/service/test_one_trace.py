"""One click through everything that carries a trace: a request, the call it makes, the event that the called
side writes, the workflow that the event starts, and the activity at the end."""

from collections.abc import AsyncGenerator, Generator
from dataclasses import replace
from typing import Any
from uuid import uuid4

import httpx
import pytest
from chassis.db import UnitOfWork
from chassis.events.context import EventContext
from chassis.events.subscription import Subscription
from chassis.http import PUBLIC, Envelope, RuntimeDep, edge_router, ok
from chassis.rpc import RpcChannel, RpcService, start_rpc_server
from chassis.runtime import Runtime
from chassis.service import ServiceDefinition
from chassis.settings import TemporalSettings
from chassis.temporal import connect_temporal
from chassis.testing import drain
from chassis.testing.addresses import free_port
from chassis.testing.callers import credentials_of
from chassis.testing.people import with_people
from contracts.identity.v1 import identity_pb2, identity_pb2_grpc
from devstack.testing.temporal import Temporal
from identity_client.access import RemoteAccess
from opentelemetry import trace
from opentelemetry.sdk.trace import ReadableSpan, TracerProvider
from opentelemetry.sdk.trace.export import SimpleSpanProcessor
from opentelemetry.sdk.trace.export.in_memory_span_exporter import InMemorySpanExporter
from sample import main as sample
from sample.events import NoteAdded
from sample.workflows import AskForTrace, trace_id_here
from temporalio.client import Client
from temporalio.worker import Worker

CLICK = "4bf92f3577b34da6a3ce929d0e0e4736"
BROWSER = "00f067aa0ba902b7"
QUEUE = "one-trace"

router = edge_router("Click")


@router.post("/Begin", dependencies=[PUBLIC])
async def begin(runtime: RuntimeDep) -> Envelope[bool]:
    access = await RemoteAccess(runtime.of(RpcChannel)).get_access(uuid4(), None, uuid4())
    return ok(access.session_active)


class CalledSide(identity_pb2_grpc.AccessServiceServicer):
    def __init__(self, runtime: Runtime) -> None:
        self._runtime = runtime

    async def GetAccess(  # noqa: N802
        self, request: identity_pb2.GetAccessRequest, context: Any
    ) -> identity_pb2.GetAccessResponse:
        del request, context
        async with self._runtime.database.unit_of_work() as uow:
            uow.outbox.add(NoteAdded(note_id=str(uuid4()), text="clicked"))
        return identity_pb2.GetAccessResponse(session_active=True)


def rpc_services(runtime: Runtime) -> list[RpcService]:
    register = identity_pb2_grpc.add_AccessServiceServicer_to_server
    return [RpcService("contracts.identity.v1.AccessService", register, CalledSide(runtime))]


async def start_workflow(uow: UnitOfWork, event: Any, _: EventContext, runtime: Runtime) -> None:
    del uow
    await runtime.of(Client).start_workflow(AskForTrace.run, id=f"one-trace-{event.text}", task_queue=QUEUE)


@pytest.fixture(scope="module")
def service() -> ServiceDefinition:
    return replace(
        with_people(sample.definition),
        routers=[router],
        rpc_services=rpc_services,
        subscriptions=[Subscription("sample.start_workflow", NoteAdded, start_workflow, start="all")],
    )


@pytest.fixture
def spans() -> Generator[InMemorySpanExporter]:
    """Everything this process records during the test, as a collector would get it."""
    provider = trace.get_tracer_provider()
    if not isinstance(provider, TracerProvider):
        provider = TracerProvider()
        trace.set_tracer_provider(provider)
    exporter = InMemorySpanExporter()
    provider.add_span_processor(SimpleSpanProcessor(exporter))
    yield exporter
    exporter.shutdown()  # a processor can't be taken off; from now on this one keeps nothing


@pytest.fixture
async def channel(service: ServiceDefinition, runtime: Runtime) -> AsyncGenerator[RpcChannel]:
    runtime.settings.grpc_port = free_port()
    server = await start_rpc_server(
        service.rpc_services(runtime), runtime.settings, credentials_of("identity")
    )
    channel = RpcChannel("identity", f"127.0.0.1:{runtime.settings.grpc_port}", credentials_of("forms"))
    runtime.provide(channel)
    yield channel
    await channel.close()
    await server.stop(grace=1)


@pytest.fixture
async def temporal_client(runtime: Runtime, temporal: Temporal) -> Client:
    runtime.settings = runtime.settings_as(TemporalSettings).model_copy(update=temporal.settings)
    client = await connect_temporal(runtime.settings)
    runtime.provide(client)
    return client


@pytest.mark.usefixtures("channel")
async def test_a_click_is_one_trace_down_to_the_activity_it_causes(
    client: httpx.AsyncClient,
    service: ServiceDefinition,
    runtime: Runtime,
    temporal_client: Client,
    spans: InMemorySpanExporter,
) -> None:
    answer = await client.post("/api/Click/Begin", headers={"traceparent": f"00-{CLICK}-{BROWSER}-01"})
    assert answer.status_code == 200, answer.text
    async with Worker(temporal_client, task_queue=QUEUE, workflows=[AskForTrace], activities=[trace_id_here]):
        await drain(service, runtime)
        assert await temporal_client.get_workflow_handle("one-trace-clicked").result() == CLICK

    recorded = spans.get_finished_spans()
    assert {trace_id_of(span) for span in recorded} == {CLICK}
    ways = {span.name: way_back(span, recorded) for span in recorded}
    to_the_workflow = [
        "StartWorkflow:AskForTrace",
        "event sample.start_workflow",
        "/contracts.identity.v1.AccessService/GetAccess",
        "POST /api/Click/Begin",
        BROWSER,
    ]
    assert ways["RunWorkflow:AskForTrace"][1:] == to_the_workflow
    assert ways["RunActivity:trace_id_here"][1:] == ["StartActivity:trace_id_here", *to_the_workflow]
    assert {way[-1] for way in ways.values()} == {BROWSER}


def trace_id_of(span: ReadableSpan) -> str:
    assert span.context is not None
    return trace.format_trace_id(span.context.trace_id)


def way_back(span: ReadableSpan, recorded: tuple[ReadableSpan, ...]) -> list[str]:
    """The span's name, its parent's and so on; last the id of the first parent that was not recorded here."""
    by_id = {each.context.span_id: each for each in recorded if each.context is not None}
    names: list[str] = []
    while True:
        names.append(span.name)
        if span.parent is None:
            return names
        if span.parent.span_id not in by_id:
            return [*names, trace.format_span_id(span.parent.span_id)]
        span = by_id[span.parent.span_id]

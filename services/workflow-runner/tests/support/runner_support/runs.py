"""The service as forms sees it: over gRPC, with a worker behind it."""

import asyncio
from collections.abc import AsyncGenerator, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass
from datetime import timedelta
from uuid import uuid4

from chassis.errors import Unavailable
from chassis.rpc import RpcChannel, start_rpc_server
from chassis.runtime import Runtime
from chassis.service import ServiceDefinition
from chassis.settings import TemporalSettings
from chassis.temporal import connect_temporal
from chassis.testing.addresses import free_port
from chassis.testing.callers import credentials_of
from contracts.workflow_runner.v1 import workflow_runner_pb2, workflow_runner_pb2_grpc
from temporalio.client import WorkflowHandle
from temporalio.testing import TimeSkipper
from workflow_runner.run.service import Runs, workflow_id
from workflow_runner.run.workflows.submission_run import SubmissionRun

from runner_support.forms import FormsModel
from runner_support.kept import COMPANY

_PATIENCE_SECONDS = 90


@dataclass
class Caller:
    channel: RpcChannel
    stub: "workflow_runner_pb2_grpc.SubmissionRunServiceAsyncStub"
    forms: FormsModel
    runtime: Runtime

    async def press(
        self,
        submission_id: str,
        step_id: str,
        action_id: str,
        attempt_id: str | None = None,
        taken: Sequence[str] = (),
        transitions: int = 0,
    ) -> workflow_runner_pb2.SubmitStepResponse:
        """`transitions`: as many as forms had written down; 0 in what its older releases ask."""
        attempt_id = attempt_id or str(uuid4())
        self.forms.taken[attempt_id] = taken
        request = workflow_runner_pb2.SubmitStepRequest(
            submission_id=submission_id,
            step_id=step_id,
            action_id=action_id,
            attempt_id=attempt_id,
            taken_edge_ids=taken,
            company_id=self._company_of(submission_id),
            transitions=transitions,
        )
        return await self.channel.call(self.stub.SubmitStep, request, deadline=10)

    async def press_until_answered(
        self,
        submission_id: str,
        step_id: str,
        action_id: str,
        taken: Sequence[str] = (),
        transitions: int = 0,
    ) -> workflow_runner_pb2.SubmitStepResponse:
        """As people do on a bad day: told to try again, they press the same attempt again."""
        attempt_id = str(uuid4())
        async with asyncio.timeout(_PATIENCE_SECONDS):
            while True:
                try:
                    return await self.press(submission_id, step_id, action_id, attempt_id, taken, transitions)
                except Unavailable:
                    await asyncio.sleep(0.2)

    async def progress(self, submission_id: str) -> workflow_runner_pb2.GetProgressResponse:
        request = workflow_runner_pb2.GetProgressRequest(submission_id=submission_id)
        async with asyncio.timeout(_PATIENCE_SECONDS):
            while True:
                try:
                    return await self.channel.call(self.stub.GetProgress, request, deadline=_PATIENCE_SECONDS)
                except Unavailable:  # it has only just begun, and knows nothing yet
                    await asyncio.sleep(0.1)

    async def progress_of(
        self, submission_id: str, transitions: int
    ) -> workflow_runner_pb2.GetProgressResponse:
        """As who knows that forms has written down so many: a run hears later of what others did."""
        async with asyncio.timeout(_PATIENCE_SECONDS):
            while (progress := await self.progress(submission_id)).transitions < transitions:
                await asyncio.sleep(0.1)
            return progress

    async def start(self, submission_id: str) -> None:
        """What the event of a new submission does."""
        await self.runtime.of(Runs).start(submission_id, self._company_of(submission_id))

    async def tell_of_move(self, submission_id: str, number: int) -> None:
        """What the event of a move without a press does."""
        kept = self.forms.kept[submission_id]
        await self.runtime.of(Runs).follow_move(
            submission_id, kept.company_id, number, is_open=not kept.is_done
        )

    async def run_of(self, submission_id: str) -> "WorkflowHandle[SubmissionRun, None]":
        client = await connect_temporal(self.runtime.settings_as(TemporalSettings))
        return client.get_workflow_handle_for(SubmissionRun.run, workflow_id(submission_id))

    def _company_of(self, submission_id: str) -> str:
        kept = self.forms.kept.get(submission_id)
        return kept.company_id if kept else COMPANY

    async def let_pass(self, submission_id: str, duration: timedelta) -> None:
        """For this run alone time flies."""
        client = await connect_temporal(self.runtime.settings_as(TemporalSettings))
        await TimeSkipper(client).fast_forward(await self.run_of(submission_id), duration)

    async def has_ended(self, submission_id: str) -> None:
        await asyncio.wait_for((await self.run_of(submission_id)).result(), _PATIENCE_SECONDS)


@asynccontextmanager
async def calling(service: ServiceDefinition, runtime: Runtime, forms: FormsModel) -> AsyncGenerator[Caller]:
    port = free_port()
    own = runtime.settings.model_copy(update={"grpc_port": port})
    server = await start_rpc_server(service.rpc_services(runtime), own, runtime.credentials)
    channel = RpcChannel("workflow-runner", f"127.0.0.1:{port}", credentials_of("forms"))
    stub = workflow_runner_pb2_grpc.SubmissionRunServiceStub(channel.channel)
    try:
        yield Caller(channel, stub, forms, runtime)
    finally:
        await channel.close()
        await server.stop(grace=None)

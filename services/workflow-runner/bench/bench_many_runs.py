"""10,000 workflows that are under way, each with a timer: what a worker's process holds of them, and how many
steps a second it takes beside them. A number on the command line is that of the workflows.

Forms is the tests' model in memory, as in `bench_submit_step.py`.
"""

import asyncio
import base64
import os
import statistics
import sys
import time
from collections.abc import Awaitable, Callable
from uuid import uuid4

import psutil
from chassis.rpc import Credentials, RpcChannel, start_rpc_server
from chassis.settings import load_settings
from chassis.testing.addresses import free_port
from contracts.workflow_runner.v1 import workflow_runner_pb2, workflow_runner_pb2_grpc
from devstack import layout
from devstack.testing import Stack
from devstack.testing.load import say_conditions
from runner_support.forms import FormsModel
from runner_support.graphs import Drawing
from workflow_runner.settings import WorkflowRunnerSettings

WORKFLOWS = 10_000
AT_ONCE = 8
STEPS = 500
"""Pressed beside those that wait."""


class Form:
    """Of three steps, each due in four days: a run has a timer from its first press on."""

    def __init__(self) -> None:
        drawing = Drawing()
        self.ways: list[tuple[str, str]] = []
        for number in range(3):
            step = drawing.step(f"Step {number}", dueInHours=96)
            if self.ways:
                assert drawing.connect(self.ways[-1][1], step)
            self.ways.append((step, drawing.button(step)))
        assert drawing.connect(self.ways[-1][1], drawing.add("close"))
        self.workflow = drawing.workflow().model_dump_json().encode()


class Waiting:
    def __init__(self, runner: RpcChannel, forms: FormsModel, form: Form) -> None:
        self._ways = form.ways
        self._id = forms.create_as_stored(form.workflow, form.ways[0][0])
        self._company = forms.kept[self._id].company_id
        self._runner = runner
        self._stub = workflow_runner_pb2_grpc.SubmissionRunServiceStub(runner.channel)

    async def press(self, number: int) -> None:
        step_id, action_id = self._ways[number]
        request = workflow_runner_pb2.SubmitStepRequest(
            submission_id=self._id,
            step_id=step_id,
            action_id=action_id,
            attempt_id=str(uuid4()),
            company_id=self._company,
        )
        await self._runner.call(self._stub.SubmitStep, request, deadline=60)


def main() -> int:
    workflows = int(sys.argv[1]) if len(sys.argv) > 1 else WORKFLOWS
    forms = f"127.0.0.1:{free_port()}"
    parts = ("postgres", "nats", "mail", "temporal", "workflow-runner")
    with Stack("bench", *parts, overrides={"LOG_LEVEL": "WARNING", "FORMS_GRPC": forms}) as stack:
        say_conditions(stack)
        asyncio.run(_measure(stack, int(forms.rsplit(":", 1)[1]), workflows))
    return 0


async def _measure(stack: Stack, forms_port: int, workflows: int) -> None:
    forms, form = FormsModel(), Form()
    os.environ.update(stack.env_for("workflow-runner"))
    settings = load_settings(WorkflowRunnerSettings).model_copy(update={"grpc_port": forms_port})
    seed = base64.b64decode(stack.site.rpc_key(layout.service("forms")))
    credentials = Credentials("forms", seed, settings.rpc_public_keys)
    server = await start_rpc_server([forms.rpc], settings, credentials)
    runner = RpcChannel("workflow-runner", stack.grpc_address("workflow-runner"), credentials)
    try:
        before = _memory(stack)
        waiting = [Waiting(runner, forms, form) for _ in range(workflows)]
        rate, _ = await _all([lambda each=each: each.press(0) for each in waiting])
        _say(f"\n{workflows:,} workflows begun, each with a timer: {rate:.1f}/s, {AT_ONCE} at once")
        _say(f"  memory of the worker's process {before:.0f} → {_memory(stack):.0f} MiB")
        # Of those begun first: a worker has long put them away, and reads their history anew.
        _report("steps of them", *await _all([lambda each=each: each.press(1) for each in waiting[:STEPS]]))
        fresh = [Waiting(runner, forms, form) for _ in range(STEPS)]
        _report("begun beside them", *await _all([lambda each=each: each.press(0) for each in fresh]))
        _say(f"  memory then {_memory(stack):.0f} MiB")
    finally:
        await runner.channel.close()
        await server.stop(grace=None)


async def _all(presses: list[Callable[[], Awaitable[None]]]) -> tuple[float, list[float]]:
    """Of them a second, and how long each took."""
    took: list[float] = []
    left = iter(presses)

    async def work() -> None:
        for press in left:
            begun = time.perf_counter()
            await press()
            took.append(time.perf_counter() - begun)

    begun = time.perf_counter()
    await asyncio.gather(*(work() for _ in range(AT_ONCE)))
    return len(took) / (time.perf_counter() - begun), sorted(took)


def _report(what: str, rate: float, took: list[float]) -> None:
    p50, p99 = statistics.median(took) * 1000, took[int(len(took) * 0.99)] * 1000
    _say(f"  {len(took)} {what}: {rate:.1f}/s, p50 {p50:.0f} ms, p99 {p99:.0f} ms")


def _memory(stack: Stack) -> float:
    """Of the service with its workers, in MiB; what it shares is counted once."""
    process = psutil.Process(stack.pid("workflow-runner"))
    return sum(each.memory_full_info().pss for each in (process, *process.children(recursive=True))) / 2**20


def _say(line: str) -> None:
    sys.stdout.write(line + "\n")


if __name__ == "__main__":
    sys.exit(main())

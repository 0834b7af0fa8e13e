"""A step submitted end to end (gRPC → update → RecordTransition → answer), as a ratio to a bare update with
one activity on the same Temporal server. Forms is the tests' model in memory: what its database costs is
measured by its own bench.

Both are measured in turn within one run, one press at a time and eight at once. A number on the command line
is that of the rounds.
"""

import asyncio
import base64
import os
import statistics
import subprocess
import sys
import time
from collections.abc import Awaitable, Callable, Generator, Sequence
from contextlib import contextmanager
from pathlib import Path
from uuid import uuid4

from bare import QUEUE, Bare
from chassis.rpc import Credentials, RpcChannel, start_rpc_server
from chassis.settings import load_settings
from contracts.workflow_runner.v1 import workflow_runner_pb2, workflow_runner_pb2_grpc
from devstack import layout
from devstack.testing import Stack
from devstack.testing.load import say_conditions
from runner_support.chain import Chain
from runner_support.forms import FormsModel
from runner_support.peers import free_port
from temporalio.client import Client, WorkflowHandle
from workflow_runner.settings import WorkflowRunnerSettings

HERE = Path(__file__).parent
ROUNDS = 7
PRESSES = 20
AT_ONCE = (1, 8)

# One line of presses, one after the other; its first is not measured: it starts the run.
Line = Callable[[], Awaitable[object]]


def main() -> int:
    rounds = int(sys.argv[1]) if len(sys.argv) > 1 else ROUNDS
    forms = f"127.0.0.1:{free_port()}"
    parts = ("postgres", "nats", "mail", "temporal", "workflow-runner")
    with (
        Stack("bench", *parts, overrides={"LOG_LEVEL": "WARNING", "FORMS_GRPC": forms}) as stack,
        _bare_worker(stack.url("temporal")),
    ):
        say_conditions(stack)
        asyncio.run(_measure(stack, int(forms.rsplit(":", 1)[1]), rounds))
    return 0


async def _measure(stack: Stack, forms_port: int, rounds: int) -> None:
    forms = FormsModel()
    settings = _settings(stack).model_copy(update={"grpc_port": forms_port})
    seed = base64.b64decode(stack.site.rpc_key(layout.service("forms")))
    credentials = Credentials("forms", seed, settings.rpc_public_keys)
    server = await start_rpc_server([forms.rpc], settings, credentials)
    runner = RpcChannel("workflow-runner", stack.grpc_address("workflow-runner"), credentials)
    temporal = await Client.connect(stack.url("temporal"))
    try:
        for at_once in AT_ONCE:
            ours: list[list[float]] = []
            theirs: list[list[float]] = []
            for _ in range(rounds):
                ours.append(await _press([_our_line(runner, forms) for _ in range(at_once)]))
                theirs.append(await _press([await _bare_line(temporal) for _ in range(at_once)]))
            _report(at_once, ours, theirs)
    finally:
        await runner.channel.close()
        await server.stop(grace=None)


def _settings(stack: Stack) -> WorkflowRunnerSettings:
    os.environ.update(stack.env_for("workflow-runner"))
    return load_settings(WorkflowRunnerSettings)


def _our_line(runner: RpcChannel, forms: FormsModel) -> Line:
    stub = workflow_runner_pb2_grpc.SubmissionRunServiceStub(runner.channel)
    chain = Chain(forms, length=PRESSES + 2)
    ways = iter(chain.ways)

    async def press() -> None:
        step_id, action_id = next(ways)
        request = workflow_runner_pb2.SubmitStepRequest(
            submission_id=chain.id,
            step_id=step_id,
            action_id=action_id,
            attempt_id=str(uuid4()),
            company_id=chain.kept.company_id,
        )
        await runner.call(stub.SubmitStep, request, deadline=30)

    return press


async def _bare_line(temporal: Client) -> Line:
    run: WorkflowHandle[Bare, None] = await temporal.start_workflow(
        Bare.run, id=f"bare/{uuid4()}", task_queue=QUEUE
    )

    async def press() -> None:
        await run.execute_update(Bare.press, 1)

    return press


async def _press(lines: Sequence[Line]) -> list[float]:
    """How long every press took, and last of all the round."""
    await asyncio.gather(*(line() for line in lines))
    took: list[float] = []

    async def walk(line: Line) -> None:
        for _ in range(PRESSES):
            begun = time.perf_counter()
            await line()
            took.append(time.perf_counter() - begun)

    begun = time.perf_counter()
    await asyncio.gather(*(walk(line) for line in lines))
    return [*took, time.perf_counter() - begun]


def _report(at_once: int, ours: list[list[float]], theirs: list[list[float]]) -> None:
    done = at_once * PRESSES
    _say(f"\nsubmit a step, {at_once} at once, {len(ours)} x {done} presses")
    for name, rounds in (("Groundwork", ours), ("bare update", theirs)):
        presses = sorted(took for each in rounds for took in each[:-1])
        rate = statistics.median(done / each[-1] for each in rounds)
        p50, p99 = statistics.median(presses), presses[int(len(presses) * 0.99)]
        _say(f"  {name:<12}{rate:7.1f}/s   p50 {p50 * 1000:6.1f} ms   p99 {p99 * 1000:6.1f} ms")
    ratios = [its[-1] / mine[-1] for mine, its in zip(ours, theirs, strict=True)]
    _say(f"  ratio {statistics.median(ratios):.2f}   ({', '.join(f'{each:.2f}' for each in ratios)})")


@contextmanager
def _bare_worker(temporal: str) -> Generator[None]:
    worker = subprocess.Popen([sys.executable, HERE / "bare.py", temporal])
    try:
        yield
    finally:
        worker.terminate()
        worker.wait()


def _say(line: str) -> None:
    sys.stdout.write(line + "\n")


if __name__ == "__main__":
    sys.exit(main())

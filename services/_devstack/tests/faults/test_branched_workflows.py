"""Parallel approvals, ways back and new versions while parts of the workflow die (faults 1, 2, 3)."""

import asyncio
from collections import Counter
from itertools import cycle

import pytest
from contracts.forms.v1 import events_pb2
from devstack.testing import Stack
from temporalio.client import WorkflowExecutionStatus

from services._devstack.tests.faults.branched import WAYS, BranchedApproval, Stages, in_stages
from services._devstack.tests.faults.conftest import repeated
from services._devstack.tests.faults.events import read_events
from services._devstack.tests.faults.office import Office, open_office

_WRITERS = 3


@pytest.mark.parametrize("part", ["workflow-runner", "forms"])
@repeated(1, 5)
async def test_what_is_pressed_at_once_is_written_down_once_and_ends_as_drawn(
    stack: Stack, part: str, times: int
) -> None:
    async with open_office(stack, BranchedApproval) as office:
        finished, stopping = dict[str, Stages](), asyncio.Event()
        restarts = stack.restarts(part)
        writers = [asyncio.create_task(_work(office, finished, stopping)) for _ in range(_WRITERS)]
        for _ in range(times):
            await asyncio.sleep(1)
            stack.kill9(part)
            await asyncio.sleep(1)
            await asyncio.to_thread(stack.wait_ready, part)
        stopping.set()
        await asyncio.gather(*writers)

        assert stack.restarts(part) >= restarts + times, "nothing died: the test proved nothing"
        assert office.failures, "nobody noticed the kill: the test proved nothing"
        assert {*finished.values()} == {*WAYS}
        written = await office.decisions([*finished])
        assert {each: in_stages(written[each], way) for each, way in finished.items()} == {
            each: [*way] for each, way in finished.items()
        }
        decided = {(each, number) for each, way in written.items() for number, _ in way}
        events = await read_events(stack, events_pb2.StepSubmitted, len(decided), {*finished})
        assert Counter((event.submission.submission_id, event.number) for event in events) == Counter(decided)
        for submission_id in finished:
            await office.run_is(submission_id, WorkflowExecutionStatus.COMPLETED)


async def _work(office: Office, finished: dict[str, Stages], stopping: asyncio.Event) -> None:
    """Each way at least once."""
    for done, way in enumerate(cycle(WAYS)):
        if stopping.is_set() and done >= len(WAYS):
            return
        submission_id = await office.file()
        for stage in way:
            await asyncio.gather(*(office.press(submission_id, button) for button in stage))
        finished[submission_id] = way

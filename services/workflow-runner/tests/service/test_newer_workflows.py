"""Forms was released before the runner: a workflow with a kind of node that nobody here knows."""

import asyncio
import json

import pytest
from chassis.errors import Conflict
from formwork.workflow import buttons_of, default_workflow
from runner_support.runs import Caller
from temporalio.client import WorkflowFailureError

pytestmark = pytest.mark.usefixtures("worker")


class Newer:
    def __init__(self, runner: Caller) -> None:
        known = default_workflow()
        assert known.trigger is not None
        self.known = known.model_dump_json().encode()
        self.step = known.trigger.id
        self.submit = buttons_of(known, self.step)[0].id
        drawn = json.loads(self.known)
        close = next(each for each in drawn["nodes"] if each["type"] == "close")
        close |= {"type": "archive", "data": {"years": 7}}
        self.id = runner.forms.create_as_stored(json.dumps(drawn).encode(), self.step)


@pytest.fixture
def newer(runner: Caller) -> Newer:
    return Newer(runner)


async def test_a_press_is_refused_with_a_word_that_says_why(runner: Caller, newer: Newer) -> None:
    with pytest.raises(Conflict, match="newer than the workflow engine"):
        await runner.press(newer.id, newer.step, newer.submit)
    assert runner.forms.recordings == 0


async def test_a_run_ends_instead_of_waiting_for_ever(runner: Caller, newer: Newer) -> None:
    await runner.start(newer.id)
    with pytest.raises(WorkflowFailureError):
        await asyncio.wait_for((await runner.run_of(newer.id)).result(), 20)


async def test_the_next_press_goes_through_once_the_runner_knows_it(runner: Caller, newer: Newer) -> None:
    with pytest.raises(Conflict):
        await runner.press(newer.id, newer.step, newer.submit)
    # What this release can read stands for a release that can read the other.
    runner.forms.kept[newer.id].workflow = newer.known
    moved = await runner.press_until_answered(newer.id, newer.step, newer.submit)
    assert moved.number == 1

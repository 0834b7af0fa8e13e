"""What forms tests with (`forms_support.runner_model`) answers as this service: both are asked the same."""

import asyncio
from collections.abc import AsyncGenerator
from datetime import UTC, timedelta
from uuid import uuid4

import pytest
from chassis.errors import BadRequest, Conflict, NotFound
from chassis.rpc import RpcChannel
from chassis.testing.callers import credentials_of
from contracts.workflow_runner.v1 import workflow_runner_pb2_grpc
from contracts.workflow_runner.v1.workflow_runner_pb2 import SubmitStepResponse
from forms_support.runner_model import (
    ALREADY_SUBMITTED,
    FINISHED,
    NO_SUCH_BUTTON,
    NOT_ITS_TURN,
    SOMEBODY_IS_FIRST,
    RunnerModel,
)
from runner_support.graphs import Drawing
from runner_support.peers import Peer
from runner_support.runs import Caller

SERVICE, MODEL = "the service", "forms' model of it"
LARGE = {
    "nestedConditions": [
        {
            "fieldCondition": {"fieldId": "00000000-0000-4000-8000-000000000001"},
            "comparisonCondition": {"fieldState": {"state": "more", "value": "10000"}},
        }
    ]
}


@pytest.fixture
async def model(runner: Caller, forms_peer: Peer) -> AsyncGenerator[Caller]:
    to_forms = RpcChannel("forms", forms_peer.address, credentials_of("workflow-runner"))
    peer = Peer("workflow-runner", RunnerModel(to_forms).rpc)
    await peer.come(runner.runtime.settings)
    channel = RpcChannel("workflow-runner", peer.address, credentials_of("forms"))
    stub = workflow_runner_pb2_grpc.SubmissionRunServiceStub(channel.channel)
    yield Caller(channel, stub, runner.forms, runner.runtime)
    await channel.close()
    await peer.leave()
    await to_forms.close()


@pytest.fixture(params=[SERVICE, MODEL])
def asked(request: pytest.FixtureRequest, runner: Caller, worker: None, model: Caller) -> Caller:
    return runner if request.param == SERVICE else model


@pytest.fixture
def drawn(asked: Caller) -> "Drawn":
    return Drawn(asked)


class Drawn:
    """Filling in, whose values lead to the end or to Check, with a due time; that ends it or sends back."""

    def __init__(self, asked: Caller) -> None:
        drawing = Drawing()
        self.fill = drawing.step("Filling in")
        self.submit = drawing.button(self.fill)
        self.check = drawing.step("Check", dueInHours=4)
        self.approve = drawing.button(self.check, "Approve")
        self.send_back = drawing.button(self.check, "Send back")
        condition, back = drawing.add("condition"), drawing.add("backToPrevious")
        assert drawing.connect(self.submit, condition)
        self.to_check = drawing.branch(condition, self.check, LARGE)
        self.to_end = drawing.branch(condition, drawing.add("close"))
        assert drawing.connect(self.approve, drawing.add("close"))
        assert drawing.connect(self.send_back, back)
        assert drawing.connect(back, self.fill)
        self._asked = asked
        self.id = asked.forms.create(drawing.workflow(), self.fill)
        self.kept = asked.forms.kept[self.id]

    async def submitting(self, attempt_id: str | None = None, *, ends: bool = False) -> tuple[int, str, bool]:
        taken = [self.to_end if ends else self.to_check]
        return self._told(await self._asked.press(self.id, self.fill, self.submit, attempt_id, taken))

    async def pressing(self, button: str, attempt_id: str | None = None) -> tuple[int, str, bool]:
        return self._told(await self._asked.press(self.id, self.check, button, attempt_id))

    def _told(self, moved: SubmitStepResponse) -> tuple[int, str, bool]:
        return moved.number, moved.current_step_id, moved.is_done


async def test_the_way_there_back_and_to_the_end(asked: Caller, drawn: Drawn) -> None:
    assert await drawn.submitting() == (1, drawn.check, False)
    assert await drawn.pressing(drawn.send_back) == (2, drawn.fill, False)
    assert await drawn.submitting() == (3, drawn.check, False)
    assert await drawn.pressing(drawn.approve) == (4, "", True)
    assert [each.to_step_id for each in drawn.kept.transitions] == [drawn.check, drawn.fill, drawn.check, ""]


async def test_where_values_chose_the_end(asked: Caller, drawn: Drawn) -> None:
    assert await drawn.submitting(ends=True) == (1, "", True)


async def test_progress(asked: Caller, drawn: Drawn) -> None:
    with pytest.raises(NotFound):
        await asked.progress(drawn.id)
    await drawn.submitting()
    told = await asked.progress(drawn.id)
    assert (told.current_step_id, told.is_done, told.transitions, told.reminders_sent) == (
        drawn.check,
        False,
        1,
        0,
    )
    assert told.due_at.ToDatetime(UTC) == drawn.kept.moved_at + timedelta(hours=4)
    await drawn.pressing(drawn.send_back)
    assert not (await asked.progress(drawn.id)).HasField("due_at")


async def test_presses_that_lead_nowhere(asked: Caller, drawn: Drawn) -> None:
    """In the words of the service, and nothing is written down."""
    with pytest.raises(Conflict) as refused:
        await drawn.pressing(drawn.approve)
    assert str(refused.value) == NOT_ITS_TURN
    with pytest.raises(BadRequest) as unknown:  # the condition's way is not said
        await asked.press(drawn.id, drawn.fill, drawn.submit)
    assert str(unknown.value) == NO_SUCH_BUTTON
    with pytest.raises(BadRequest):
        await asked.press(drawn.id, drawn.fill, drawn.approve)
    assert drawn.kept.transitions == []
    await drawn.submitting()
    with pytest.raises(Conflict) as late:
        await drawn.submitting()
    assert str(late.value) == ALREADY_SUBMITTED
    await drawn.pressing(drawn.approve)
    with pytest.raises(Conflict) as ended:
        await drawn.pressing(drawn.approve)
    assert str(ended.value) == FINISHED
    with pytest.raises(NotFound):
        await asked.press(str(uuid4()), drawn.fill, drawn.submit)
    assert len(drawn.kept.transitions) == 2


async def test_of_many_at_once_one_and_the_same_once_more_is_no_other(asked: Caller, drawn: Drawn) -> None:
    asked.forms.may_record.clear()
    first = asyncio.create_task(drawn.submitting("first"))
    async with asyncio.timeout(20):
        while not asked.forms.recordings:
            await asyncio.sleep(0.02)
    with pytest.raises(Conflict) as second:
        await drawn.submitting()
    assert str(second.value) == SOMEBODY_IS_FIRST
    # The step that is about to be reached is waited for, and the same press for its first answer.
    next_one, again = (
        asyncio.create_task(drawn.pressing(drawn.approve)),
        asyncio.create_task(drawn.submitting("first")),
    )
    await asyncio.sleep(0.2)
    asked.forms.may_record.set()
    assert await first == await again == (1, drawn.check, False)
    assert await next_one == (2, "", True)
    assert asked.forms.recordings == 2
    assert await drawn.submitting("first") == (1, drawn.check, False)


async def test_what_forms_refuses_stays_refused_and_another_press_goes_through(
    asked: Caller, drawn: Drawn
) -> None:
    asked.forms.refused_attempts.add("of yesterday")
    for _ in range(2):
        with pytest.raises(Conflict, match="by Ada Adams already"):
            await drawn.submitting("of yesterday")
    assert asked.forms.recordings == 1
    assert await drawn.submitting() == (1, drawn.check, False)


async def test_of_steps_that_are_open_at_once_each_is_taken(asked: Caller) -> None:
    drawing = Drawing()
    fill = drawing.step("Filling in")
    submit, fork, join = drawing.button(fill), drawing.add("parallel"), drawing.add("join")
    assert drawing.connect(submit, fork)
    parts = [drawing.step("Safety"), drawing.step("Quality")]
    buttons: list[str] = []
    for part in parts:
        assert drawing.connect(fork, part)
        buttons.append(drawing.button(part, "Approve"))
        assert drawing.connect(buttons[-1], join)
    assert drawing.connect(join, drawing.add("close"))
    submission_id = asked.forms.create(drawing.workflow(), fill)
    assert (await asked.press(submission_id, fill, submit)).current_step_id == parts[0]
    asked.forms.may_record.clear()
    presses = [
        asyncio.create_task(asked.press(submission_id, part, button))
        for part, button in zip(parts, buttons, strict=True)
    ]
    async with asyncio.timeout(20):
        while asked.forms.recordings < 2:
            await asyncio.sleep(0.02)
    asked.forms.may_record.set()
    answers = sorted(await asyncio.gather(*presses), key=lambda each: each.number)
    assert [(each.number, each.is_done) for each in answers] == [(2, False), (3, True)]
    first, second = (each.from_step_id for each in asked.forms.kept[submission_id].transitions[1:])
    assert answers[0].current_step_id == second != first
    with pytest.raises(Conflict) as late:
        await asked.press(submission_id, parts[0], buttons[0])
    assert str(late.value) == FINISHED

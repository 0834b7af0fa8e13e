"""A run where values decide: it reads none, and follows what it is told with the press."""

from uuid import uuid4

import pytest
from chassis.errors import BadRequest
from runner_support.graphs import Drawing
from runner_support.histories import record_when_asked, replay
from runner_support.runs import Caller

pytestmark = pytest.mark.usefixtures("worker")

_LARGE = {
    "nestedConditions": [
        {
            "fieldCondition": {"fieldId": "00000000-0000-4000-8000-000000000001"},
            "comparisonCondition": {"fieldState": {"state": "more", "value": "10000"}},
        }
    ]
}


class Request:
    """Request → the director or the board, as two conditions after each other say, else the end."""

    def __init__(self, runner: Caller) -> None:
        drawing = Drawing()
        self.fill = drawing.step("Request")
        self.submit = drawing.button(self.fill)
        self.director = drawing.step("Director", teamIds=[str(uuid4())])
        self.approve = drawing.button(self.director, "Approve")
        large, huge = drawing.add("condition"), drawing.add("condition")
        assert drawing.connect(self.submit, large)
        self.to_huge = drawing.branch(large, huge, _LARGE)
        self.to_end = drawing.branch(large, drawing.add("close"))
        self.to_board = drawing.branch(huge, drawing.step("Board"), _LARGE)
        self.to_director = drawing.branch(huge, self.director)
        assert drawing.connect(self.approve, drawing.add("close"))
        self.id = runner.forms.create(drawing.workflow(), self.fill)


async def test_goes_where_it_was_decided_and_its_history_replays(runner: Caller) -> None:
    drawn = Request(runner)
    attempt_id, taken = str(uuid4()), [drawn.to_huge, drawn.to_director]
    moved = await runner.press(drawn.id, drawn.fill, drawn.submit, attempt_id, taken)
    assert moved.current_step_id == drawn.director
    again = await runner.press(drawn.id, drawn.fill, drawn.submit, attempt_id, taken)
    assert again == moved
    assert (await runner.press(drawn.id, drawn.director, drawn.approve)).is_done
    await runner.has_ended(drawn.id)
    history = await (await runner.run_of(drawn.id)).fetch_history()
    await replay(history)
    record_when_asked("condition", history)


async def test_ends_where_that_was_decided(runner: Caller) -> None:
    drawn = Request(runner)
    assert (await runner.press(drawn.id, drawn.fill, drawn.submit, taken=[drawn.to_end])).is_done
    await runner.has_ended(drawn.id)


async def test_goes_nowhere_where_nobody_decided(runner: Caller) -> None:
    drawn = Request(runner)
    await runner.start(drawn.id)
    for taken in ([], [drawn.to_huge], [drawn.to_board], [str(uuid4())]):
        with pytest.raises(BadRequest):
            await runner.press(drawn.id, drawn.fill, drawn.submit, taken=taken)
    taken = [drawn.to_huge, drawn.to_director]
    moved = await runner.press(drawn.id, drawn.fill, drawn.submit, taken=taken)
    assert (moved.number, moved.current_step_id) == (1, drawn.director)


@pytest.mark.parametrize("taken", [[""], ["x" * 201], ["x"] * 2_001])
async def test_refuses_what_is_no_list_of_edges(runner: Caller, taken: list[str]) -> None:
    drawn = Request(runner)
    with pytest.raises(BadRequest):
        await runner.press(drawn.id, drawn.fill, drawn.submit, taken=taken)

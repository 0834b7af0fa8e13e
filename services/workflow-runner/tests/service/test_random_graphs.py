"""Any drawing that the rules allow, pressed at random: a run stands where a plain model stands."""

import asyncio
from random import Random

import pytest
from chassis.errors import BadRequest, Conflict
from formwork.workflow import Workflow, buttons_of, check_workflow, next_transition
from runner_support.graphs import Drawing
from runner_support.runs import Caller

GRAPHS = 200
AT_ONCE = 8
MOST_PRESSES = 7


def _draw(random: Random) -> Workflow:
    """A tree of steps with one to three buttons each, and every end closes."""
    drawing = Drawing(seed=random.getrandbits(32))
    close = drawing.add("close")
    open_buttons = [(drawing.step("First"), 0)]
    steps = 0
    ends: list[str] = []
    while open_buttons:
        step, depth = open_buttons.pop()
        steps += 1
        for _ in range(random.randint(1, 3)):
            button = drawing.button(step)
            goes_on = depth < 4 and steps + len(open_buttons) < 12 and random.random() < 0.7
            if goes_on:
                after = drawing.step("Next")
                assert drawing.connect(button, after)
                open_buttons.append((after, depth + 1))
            else:
                ends.append(button)
    for button in ends:
        assert drawing.connect(button, close)
    return drawing.workflow()


async def _walk(runner: Caller, random: Random) -> None:
    workflow = _draw(random)
    step_ids = [step.id for step in workflow.steps]
    first = workflow.trigger
    assert first is not None
    submission_id = runner.forms.create(workflow, first.id)
    kept = runner.forms.kept[submission_id]
    expected: str | None = first.id
    number = 0
    for _ in range(MOST_PRESSES):
        step_id = expected if expected and random.random() < 0.75 else random.choice(step_ids)
        action_id = random.choice(buttons_of(workflow, step_id if random.random() < 0.9 else step_ids[0])).id
        fits = step_id == expected and action_id in {button.id for button in buttons_of(workflow, step_id)}
        try:
            moved = await runner.press_until_answered(submission_id, step_id, action_id)
        except (BadRequest, Conflict):
            assert not fits
        else:
            assert fits
            expected = next_transition(workflow, step_id, action_id).to_step_id
            number += 1
            assert (moved.number, moved.current_step_id or None) == (number, expected)
        assert (kept.current_step_id or None) == expected
        assert expected is None or expected in step_ids
    assert [each.number for each in kept.transitions] == list(range(1, number + 1))
    if expected is None:
        await runner.has_ended(submission_id)
    else:
        progress = await runner.progress(submission_id)
        assert (progress.current_step_id, progress.transitions) == (expected, number)


@pytest.mark.usefixtures("worker")
async def test_every_run_stands_where_the_model_stands(runner: Caller) -> None:
    gate = asyncio.Semaphore(AT_ONCE)

    async def walk(seed: int) -> None:
        async with gate:
            await _walk(runner, Random(seed))

    await asyncio.gather(*(walk(seed) for seed in range(GRAPHS)))


def test_the_drawings_can_be_published() -> None:
    for seed in range(GRAPHS):
        codes = {problem.code for problem in check_workflow(_draw(Random(seed)))}
        assert codes <= {"stepWithoutTeam"}

"""Any drawing that the rules allow, pressed at random: a run stands where a plain model stands."""

import asyncio
from dataclasses import dataclass
from random import Random

import pytest
from chassis.errors import BadRequest, Conflict
from formwork.workflow import Workflow, check_workflow
from runner_support.graphs import Drawing
from runner_support.runs import Caller

GRAPHS = 200
AT_ONCE = 8
MOST_PRESSES = 9


@dataclass
class Model:
    """What was meant to be drawn: where each button leads. None: to the end."""

    workflow: Workflow
    leads: dict[str, str | None]
    begins: set[str]
    """Which buttons begin a new version."""
    buttons: dict[str, list[str]]


def _draw(random: Random) -> Model:
    """A tree of steps with one to three buttons each; some lead back to an earlier step, and every other end
    closes."""
    drawing = Drawing(seed=random.getrandbits(32))
    close = drawing.add("close")
    waiting: list[tuple[str, list[str]]] = [(drawing.step("First"), [])]
    leads: dict[str, str | None] = {}
    begins: set[str] = set()
    buttons: dict[str, list[str]] = {}
    while waiting:
        step, before = waiting.pop()
        buttons[step] = []
        for _ in range(random.randint(1, 3)):
            button = drawing.button(step)
            buttons[step].append(button)
            if len(before) < 4 and len(buttons) + len(waiting) < 12 and random.random() < 0.7:
                after = leads[button] = drawing.step("Next")
                assert drawing.connect(button, after)
                waiting.append((after, [*before, step]))
            elif before and len(buttons[step]) > 1 and random.random() < 0.8:
                earlier = leads[button] = random.choice(before)
                kind = random.choice(("backToPrevious", "createNewVersion"))
                back = drawing.add(kind, isClearRecord=random.random() < 0.5)
                assert drawing.connect(button, back)
                assert drawing.connect(back, earlier)
                if kind == "createNewVersion":
                    begins.add(button)
            else:
                leads[button] = None
                assert drawing.connect(button, close)
    return Model(drawing.workflow(), leads, begins, buttons)


async def _walk(runner: Caller, random: Random) -> None:
    model = _draw(random)
    workflow = model.workflow
    step_ids = [step.id for step in workflow.steps]
    first = workflow.trigger
    assert first is not None
    submission_id = runner.forms.create(workflow, first.id)
    kept = runner.forms.kept[submission_id]
    expected: str | None = first.id
    number = 0
    version = "A"
    for _ in range(MOST_PRESSES):
        step_id = expected if expected and random.random() < 0.75 else random.choice(step_ids)
        action_id = random.choice(model.buttons[step_id if random.random() < 0.9 else step_ids[0]])
        fits = step_id == expected and action_id in model.buttons[step_id]
        try:
            moved = await runner.press_until_answered(submission_id, step_id, action_id)
        except (BadRequest, Conflict):
            assert not fits
        else:
            assert fits
            expected = model.leads[action_id]
            version = chr(ord(version) + (action_id in model.begins))
            number += 1
            assert (moved.number, moved.current_step_id or None) == (number, expected)
        assert (kept.current_step_id or None, kept.version) == (expected, version)
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
        codes = {problem.code for problem in check_workflow(_draw(Random(seed)).workflow)}
        assert codes <= {"stepWithoutTeam"}


def test_many_of_the_drawings_lead_back() -> None:
    drawn = [_draw(Random(seed)).workflow for seed in range(GRAPHS)]
    assert sum(any(node.type == "backToPrevious" for node in each.nodes) for each in drawn) > GRAPHS / 4

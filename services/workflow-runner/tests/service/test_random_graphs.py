"""Any drawing that the rules allow, pressed at random: a run stands where a plain model stands."""

import asyncio
from dataclasses import dataclass, replace
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
    """What was meant to be drawn: where each button leads. To None: to the end."""

    workflow: Workflow
    ways: dict[str, list["Way"]]
    """One a button; where values decide, several."""
    buttons: dict[str, list[str]]


@dataclass
class Way:
    to: str | None
    begins: bool = False
    """A new version."""
    taken: tuple[str, ...] = ()
    """The branches on it."""


WHEN = {
    "nestedConditions": [
        {
            "fieldCondition": {"fieldId": "00000000-0000-4000-8000-000000000001"},
            "comparisonCondition": {"fieldState": {"state": "more", "value": "10000"}},
        }
    ]
}


class _Drawer:
    """A tree of steps with one to three buttons each; some lead back to an earlier step, every other end
    closes, and some fork once or more often by what is entered."""

    def __init__(self, random: Random) -> None:
        self._random = random
        self._drawing = Drawing(seed=random.getrandbits(32))
        self._close = self._drawing.add("close")
        self._waiting: list[tuple[str, list[str]]] = []
        self._forked: set[str] = set()
        self._ways: dict[str, list[Way]] = {}
        self._buttons: dict[str, list[str]] = {}

    def draw(self) -> Model:
        self._waiting.append((self._drawing.step("First"), []))
        while self._waiting:
            step, before = self._waiting.pop()
            self._buttons[step] = []
            for _ in range(self._random.randint(1, 3)):
                button = self._drawing.button(step)
                self._buttons[step].append(button)
                self._ways[button] = self._lead(button, step, before)
        return Model(self._drawing.workflow(), self._ways, self._buttons)

    def _lead(self, source: str, step: str, before: list[str], depth: int = 0) -> list[Way]:
        drawing, random = self._drawing, self._random
        if depth < 3 and random.random() < 0.25:
            return self._fork(source, step, before, depth)
        many = len(self._buttons) + len(self._waiting) >= 12
        if len(before) < 4 and not many and random.random() < 0.7:
            after = drawing.step("Next")
            self._waiting.append((after, [*before, step]))
            return [Way(after, taken=self._take(source, after))]
        if before and (depth or len(self._buttons[step]) > 1) and random.random() < 0.8:
            kind = random.choice(("backToPrevious", "createNewVersion"))
            back = drawing.add(kind, isClearRecord=random.random() < 0.5)
            taken, earlier = self._take(source, back), random.choice(before)
            assert drawing.connect(back, earlier)
            return [Way(earlier, kind == "createNewVersion", taken)]
        close = self._close if depth == 0 else drawing.add("close")
        return [Way(None, taken=self._take(source, close))]

    def _fork(self, source: str, step: str, before: list[str], depth: int) -> list[Way]:
        fork = self._drawing.add("condition", name="How much?")
        taken = self._take(source, fork)
        return [
            replace(way, taken=(*taken, *way.taken))
            for _ in range(self._random.randint(2, 3))
            for way in self._lead(fork, step, before, depth + 1)
        ]

    def _take(self, source: str, target: str) -> tuple[str, ...]:
        """The first way out of a condition is the one that is taken else."""
        if self._drawing.kind_of(source) == "button":
            assert self._drawing.connect(source, target)
            return ()
        is_first = source not in self._forked
        self._forked.add(source)
        return (self._drawing.branch(source, target, None if is_first else WHEN),)


async def _walk(runner: Caller, random: Random) -> None:
    model = _Drawer(random).draw()
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
        way = random.choice(model.ways[action_id])
        fits = step_id == expected and action_id in model.buttons[step_id]
        try:
            moved = await runner.press_until_answered(submission_id, step_id, action_id, way.taken)
        except (BadRequest, Conflict):
            assert not fits
        else:
            assert fits
            expected = way.to
            version = chr(ord(version) + way.begins)
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
        codes = {problem.code for problem in check_workflow(_Drawer(Random(seed)).draw().workflow)}
        assert codes <= {"stepWithoutTeam"}


def test_many_of_the_drawings_lead_back_and_many_fork() -> None:
    drawn = [_Drawer(Random(seed)).draw().workflow for seed in range(GRAPHS)]
    assert sum(any(node.type == "backToPrevious" for node in each.nodes) for each in drawn) > GRAPHS / 4
    assert sum(any(node.type == "condition" for node in each.nodes) for each in drawn) > GRAPHS / 2

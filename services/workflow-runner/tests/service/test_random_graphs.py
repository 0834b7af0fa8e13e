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
    """What was meant to be drawn: where each button leads."""

    workflow: Workflow
    ways: dict[str, list["Way"]]
    """One a button; where values decide, several."""
    buttons: dict[str, list[str]]


@dataclass(frozen=True)
class Way:
    to: tuple[str, ...]
    """The steps that are open then: none at its end, several at once where it leads to parallel steps."""
    begins: bool = False
    """A new version."""
    taken: tuple[str, ...] = ()
    """The branches on it."""
    after: int = 0
    """Taken once so many of the steps that are open at once have come; until then the others stay open."""


@dataclass
class Stands:
    open: tuple[str, ...]
    version: str = "A"
    number: int = 0
    parts: int = 1
    """Of steps that were opened at once, how many."""

    def press(self, step_id: str, way: Way) -> None:
        self.number += 1
        left = tuple(each for each in self.open if each != step_id)
        if self.parts - len(left) < way.after:
            self.open = left
        else:
            self.open, self.parts = way.to, len(way.to)
            self.version = chr(ord(self.version) + way.begins)


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
    closes, some fork once or more often by what is entered, and some open two or three steps at once."""

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
        if not many and random.random() < 0.2:
            return self._open_several(source, step, before, depth)
        if len(before) < 4 and not many and random.random() < 0.7:
            after = drawing.step("Next")
            self._waiting.append((after, [*before, step]))
            return [Way((after,), taken=self._take(source, after))]
        is_second = depth > 0 or len(self._buttons[step]) > 1
        if before and drawing.kind_of(source) != "join" and is_second and random.random() < 0.8:
            kind = random.choice(("backToPrevious", "createNewVersion"))
            back = drawing.add(kind, isClearRecord=random.random() < 0.5)
            taken, earlier = self._take(source, back), random.choice(before)
            assert drawing.connect(back, earlier)
            return [Way((earlier,), kind == "createNewVersion", taken)]
        close = self._close if depth == 0 else drawing.add("close")
        return [Way((), taken=self._take(source, close))]

    def _fork(self, source: str, step: str, before: list[str], depth: int) -> list[Way]:
        fork = self._drawing.add("condition", name="How much?")
        taken = self._take(source, fork)
        return [
            replace(way, taken=(*taken, *way.taken))
            for _ in range(self._random.randint(2, 3))
            for way in self._lead(fork, step, before, depth + 1)
        ]

    def _open_several(self, source: str, step: str, before: list[str], depth: int) -> list[Way]:
        """They meet again, all or some of them; half of them may also end it, or send it back."""
        drawing, random = self._drawing, self._random
        fork = drawing.add("parallel")
        taken = self._take(source, fork)
        parts = tuple(drawing.step("Part") for _ in range(random.randint(2, 3)))
        needed = random.choice((None, *range(1, len(parts) + 1)))
        join = drawing.add("join", needed=needed)
        for part in parts:
            assert drawing.connect(fork, part)
            self._buttons[part] = [drawing.button(part)]
            assert drawing.connect(self._buttons[part][0], join)
        onward = self._lead(join, step, [*before, step], depth + 1)
        for part in parts:
            (joins,) = self._buttons[part]
            self._ways[joins] = [replace(way, after=needed or len(parts)) for way in onward]
            if random.random() < 0.5:
                other = drawing.button(part)
                self._buttons[part].append(other)
                self._ways[other] = [self._leave(other, [*before, step])]
        return [Way(parts, taken=taken)]

    def _leave(self, button: str, earlier: list[str]) -> Way:
        if self._random.random() < 0.3:
            assert self._drawing.connect(button, self._close)
            return Way(())
        back, to = self._drawing.add("backToPrevious"), self._random.choice(earlier)
        assert self._drawing.connect(button, back)
        assert self._drawing.connect(back, to)
        return Way((to,))

    def _take(self, source: str, target: str) -> tuple[str, ...]:
        """The first way out of a condition is the one that is taken else."""
        if self._drawing.kind_of(source) != "condition":
            assert self._drawing.connect(source, target)
            return ()
        is_first = source not in self._forked
        self._forked.add(source)
        return (self._drawing.branch(source, target, None if is_first else WHEN),)


@dataclass(frozen=True)
class Pressed:
    step_id: str
    action_id: str
    way: Way


class _Walker:
    def __init__(self, runner: Caller, random: Random) -> None:
        self._runner, self._random = runner, random
        self._model = _Drawer(random).draw()
        self._steps = [step.id for step in self._model.workflow.steps]
        first = self._model.workflow.trigger
        assert first is not None
        self._stands = Stands((first.id,))
        self._id = runner.forms.create(self._model.workflow, first.id)
        self._kept = runner.forms.kept[self._id]
        self.at_once = 0
        """How often several were pressed at the same instant and taken."""

    async def walk(self) -> None:
        for _ in range(MOST_PRESSES):
            if len(self._stands.open) > 1 and self._random.random() < 0.4:
                await self._press_at_once([self._of(each) for each in self._stands.open])
            else:
                await self._press_one(self._any())
            stands, kept = self._stands, self._kept
            open_steps = tuple(kept.open_step_ids or filter(None, [kept.current_step_id]))
            assert (open_steps, kept.version) == (stands.open, stands.version)
        numbers = [each.number for each in self._kept.transitions]
        assert numbers == list(range(1, self._stands.number + 1))
        if not self._stands.open:
            await self._runner.has_ended(self._id)
        else:
            progress = await self._runner.progress(self._id)
            told = progress.current_step_id, progress.transitions
            assert told == (self._stands.open[0], self._stands.number)

    def _of(self, step_id: str, buttons_of: str = "") -> Pressed:
        action_id = self._random.choice(self._model.buttons[buttons_of or step_id])
        return Pressed(step_id, action_id, self._random.choice(self._model.ways[action_id]))

    def _any(self) -> Pressed:
        """Mostly one that leads on; some have another step's button."""
        is_open = self._stands.open and self._random.random() < 0.75
        step_id = self._random.choice(self._stands.open if is_open else self._steps)
        return self._of(step_id, "" if self._random.random() < 0.9 else self._steps[0])

    async def _press(self, pressed: Pressed) -> tuple[int, str | None] | None:
        """None: refused."""
        try:
            moved = await self._runner.press_until_answered(
                self._id, pressed.step_id, pressed.action_id, pressed.way.taken
            )
        except (BadRequest, Conflict):
            return None
        return moved.number, moved.current_step_id or None

    async def _press_one(self, pressed: Pressed) -> None:
        answer = await self._press(pressed)
        step_id = pressed.step_id
        fits = step_id in self._stands.open and pressed.action_id in self._model.buttons[step_id]
        assert (answer is not None) == fits
        if fits:
            self._stands.press(step_id, pressed.way)
            assert answer == (self._stands.number, next(iter(self._stands.open), None))

    async def _press_at_once(self, presses: list[Pressed]) -> None:
        """They are taken one after the other, in whatever order; what one has ended is refused."""
        known = len(self._kept.transitions)
        answers = dict(zip(presses, await asyncio.gather(*map(self._press, presses)), strict=True))
        by_step = {each.step_id: each for each in presses}
        taken = [by_step[each.from_step_id] for each in self._kept.transitions[known:]]
        for pressed in taken:
            assert pressed.step_id in self._stands.open
            self._stands.press(pressed.step_id, pressed.way)
            assert answers.pop(pressed) == (self._stands.number, next(iter(self._stands.open), None))
        assert all(answer is None for answer in answers.values())
        assert not {each.step_id for each in answers} & {*self._stands.open}
        self.at_once += len(taken) > 1


@pytest.mark.usefixtures("worker")
async def test_every_run_stands_where_the_model_stands(runner: Caller) -> None:
    gate = asyncio.Semaphore(AT_ONCE)

    async def walk(seed: int) -> None:
        async with gate:
            walker = _Walker(runner, Random(seed))
            await walker.walk()
            at_once.append(walker.at_once)

    at_once: list[int] = []
    await asyncio.gather(*(walk(seed) for seed in range(GRAPHS)))
    assert sum(at_once) > GRAPHS / 20


def test_the_drawings_can_be_published() -> None:
    for seed in range(GRAPHS):
        codes = {problem.code for problem in check_workflow(_Drawer(Random(seed)).draw().workflow)}
        assert codes <= {"stepWithoutTeam"}


def test_many_of_the_drawings_lead_back_fork_and_open_several_steps() -> None:
    drawn = [_Drawer(Random(seed)).draw().workflow for seed in range(GRAPHS)]
    assert sum(any(node.type == "backToPrevious" for node in each.nodes) for each in drawn) > GRAPHS / 4
    assert sum(any(node.type == "condition" for node in each.nodes) for each in drawn) > GRAPHS / 2
    assert sum(any(node.type == "parallel" for node in each.nodes) for each in drawn) > GRAPHS / 3

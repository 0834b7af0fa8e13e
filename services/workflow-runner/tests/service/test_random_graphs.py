"""Any drawing that the rules allow, pressed at random while time flies and forms moves it: a run stands where
a plain model stands."""

import asyncio
from dataclasses import dataclass
from datetime import datetime, timedelta
from random import Random

import pytest
from chassis.clock import now
from chassis.errors import BadRequest, Conflict
from formwork.workflow import check_workflow
from runner_support.inspection import until
from runner_support.random_drawings import Drawer, Stands, Way
from runner_support.runs import Caller

GRAPHS = 30
LONG = (pytest.mark.long, pytest.mark.timeout(7200))
AT_ONCE = 8
MOST_ACTS = 9


@dataclass(frozen=True)
class Pressed:
    step_id: str
    action_id: str
    way: Way


class _Walker:
    def __init__(self, runner: Caller, random: Random) -> None:
        self._runner, self._random = runner, random
        self._model = Drawer(random).draw()
        self._steps = [step.id for step in self._model.workflow.steps]
        first = self._model.workflow.trigger
        assert first is not None
        self._stands = Stands(self._model, (first.id,), now())
        self._id = runner.forms.create(self._model.workflow, first.id)
        self._kept = runner.forms.kept[self._id]
        self._is_told = True
        """The run, of what moved without a button."""
        self.at_once = self.by_itself = self.moved = 0
        """How often several were pressed at the same instant and taken, one was by itself, forms moved it."""

    async def walk(self) -> None:
        for _ in range(MOST_ACTS):
            await self._act()
            stands, kept = self._stands, self._kept
            open_steps = tuple(kept.open_step_ids or filter(None, [kept.current_step_id]))
            assert (open_steps, kept.version) == (stands.open, stands.version)
        numbers = [each.number for each in self._kept.transitions]
        assert numbers == list(range(1, self._stands.number + 1))
        await self._tell()
        if not self._stands.open:
            await self._runner.has_ended(self._id)
        else:
            progress = await self._runner.progress_of(self._id, self._stands.number)
            told = progress.current_step_id, progress.transitions
            assert told == (self._stands.open[0], self._stands.number)

    async def _act(self) -> None:
        chance = self._random.random()
        if self._stands.number and chance < 0.1:
            await self._move()
        elif self._stands.number and self._stands.open and chance < 0.2:
            await self._let_pass()
        elif len(self._stands.open) > 1 and chance < 0.5:
            await self._press_at_once([self._of(each) for each in self._stands.open])
        else:
            await self._press_one(self._any())

    def _now(self) -> datetime:
        return now() + self._kept.ahead

    async def _move(self) -> None:
        """Taken back, reopened or voided: the run hears of it now, or by the next press."""
        is_void = self._stands.open and self._random.random() < 0.3
        to = () if is_void else (self._random.choice(self._model.alone),)
        self._kept.move_to("".join(to))
        self._stands.move(to, self._now())
        self._is_told = False
        self.moved += 1
        if self._random.random() < 0.5:
            await self._tell()

    async def _tell(self) -> None:
        if not self._is_told:
            await self._runner.tell_of_move(self._id, self._stands.number)
            self._is_told = True

    async def _let_pass(self) -> None:
        """Some hours and minutes: never so many that a time falls on another."""
        await self._tell()
        await self._runner.progress(self._id)  # it has begun, and knows
        duration = timedelta(hours=self._random.randint(1, 40), minutes=7)
        self._kept.ahead += duration
        while (step_id := self._stands.overdue(self._now())) is not None:
            action_id, _ = self._model.by_itself[step_id]
            way = self._random.choice(self._model.ways[action_id])
            self._runner.forms.taken[step_id] = way.taken
            self._stands.press(step_id, way, self._now())
            self.by_itself += 1
        await self._runner.let_pass(self._id, duration)
        await until(lambda: len(self._kept.transitions) >= self._stands.number)

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
                self._id,
                pressed.step_id,
                pressed.action_id,
                pressed.way.taken,
                len(self._kept.transitions),
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
            self._stands.press(step_id, pressed.way, self._now())
            assert answer == (self._stands.number, next(iter(self._stands.open), None))

    async def _press_at_once(self, presses: list[Pressed]) -> None:
        """They are taken one after the other, in whatever order; what one has ended is refused."""
        known = len(self._kept.transitions)
        answers = dict(zip(presses, await asyncio.gather(*map(self._press, presses)), strict=True))
        by_step = {each.step_id: each for each in presses}
        taken = [by_step[each.from_step_id] for each in self._kept.transitions[known:]]
        for pressed in taken:
            assert pressed.step_id in self._stands.open
            self._stands.press(pressed.step_id, pressed.way, self._now())
            assert answers.pop(pressed) == (self._stands.number, next(iter(self._stands.open), None))
        assert all(answer is None for answer in answers.values())
        assert not {each.step_id for each in answers} & {*self._stands.open}
        self.at_once += len(taken) > 1


@pytest.mark.usefixtures("worker", "inbox")
@pytest.mark.parametrize("graphs", [GRAPHS, pytest.param(1_000, marks=LONG)])
async def test_every_run_stands_where_the_model_stands(runner: Caller, graphs: int) -> None:
    gate = asyncio.Semaphore(AT_ONCE)

    async def walk(seed: int) -> None:
        async with gate:
            walker = _Walker(runner, Random(seed))
            try:
                await walker.walk()
            except AssertionError as error:
                error.add_note(f"drawing {seed}")
                raise
            walkers.append(walker)

    walkers: list[_Walker] = []
    await asyncio.gather(*(walk(seed) for seed in range(graphs)))
    for happened in ("at_once", "by_itself", "moved"):
        assert sum(getattr(each, happened) for each in walkers) > graphs / 20, happened


def test_the_drawings_can_be_published() -> None:
    for seed in range(GRAPHS):
        codes = {problem.code for problem in check_workflow(Drawer(Random(seed)).draw().workflow)}
        assert codes <= {"stepWithoutTeam"}


def test_many_of_the_drawings_lead_back_fork_and_open_several_steps() -> None:
    drawn = [Drawer(Random(seed)).draw().workflow for seed in range(GRAPHS)]
    assert sum(any(node.type == "backToPrevious" for node in each.nodes) for each in drawn) > GRAPHS / 4
    assert sum(any(node.type == "condition" for node in each.nodes) for each in drawn) > GRAPHS / 2
    assert sum(any(node.type == "parallel" for node in each.nodes) for each in drawn) > GRAPHS / 3

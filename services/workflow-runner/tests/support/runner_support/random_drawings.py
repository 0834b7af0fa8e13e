"""Any drawing that the rules allow, and beside it what was meant: where each button leads, and when one is
pressed by itself."""

from dataclasses import dataclass, replace
from datetime import datetime, timedelta
from random import Random

from formwork.workflow import Workflow

from runner_support.graphs import Drawing


@dataclass
class Model:
    """What was meant to be drawn: where each button leads."""

    workflow: Workflow
    ways: dict[str, list["Way"]]
    """One a button; where values decide, several."""
    buttons: dict[str, list[str]]
    by_itself: dict[str, tuple[str, timedelta]]
    """By step: which of its buttons, and so long after it was opened."""
    alone: list[str]
    """The steps that are never open with others."""


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
    model: Model
    open: tuple[str, ...]
    at: datetime
    """Since when."""
    version: str = "A"
    number: int = 0
    parts: int = 1
    """Of steps that were opened at once, how many."""

    def press(self, step_id: str, way: Way, at: datetime) -> None:
        self.number += 1
        left = tuple(each for each in self.open if each != step_id)
        if self.parts - len(left) < way.after:
            self.open = left
        else:
            self._open(way.to, at)
            self.version = chr(ord(self.version) + way.begins)

    def move(self, to: tuple[str, ...], at: datetime) -> None:
        """Without a button."""
        self.number += 1
        self._open(to, at)

    def overdue(self, at: datetime) -> str | None:
        """The step that is pressed at by itself next, as it stands."""
        times = {
            each: self.at + self.model.by_itself[each][1]
            for each in self.open
            if each in self.model.by_itself
        }
        first = min(times, key=times.__getitem__, default=None)
        return None if first is None or times[first] > at else first

    def _open(self, steps: tuple[str, ...], at: datetime) -> None:
        self.open, self.at, self.parts = steps, at, len(steps)


WHEN = {
    "nestedConditions": [
        {
            "fieldCondition": {"fieldId": "00000000-0000-4000-8000-000000000001"},
            "comparisonCondition": {"fieldState": {"state": "more", "value": "10000"}},
        }
    ]
}


class Drawer:
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
        self._by_itself: dict[str, tuple[str, timedelta]] = {}
        self._parts: set[str] = set()

    def draw(self) -> Model:
        self._waiting.append((self._drawing.step("First"), []))
        while self._waiting:
            step, before = self._waiting.pop()
            self._buttons[step] = []
            for _ in range(self._random.randint(1, 3)):
                button = self._drawing.button(step)
                self._buttons[step].append(button)
                self._ways[button] = self._lead(button, step, before)
        drawn = [*self._buttons]
        for at, step in enumerate(drawn[1:], 1):
            # Back to the first step at most, which waits for somebody: what goes round by itself is refused.
            earlier = {*drawn[1:at]}
            fit = [each for each in self._buttons[step] if not earlier & self._led_to(each)]
            if fit and self._random.random() < 0.3:
                self._press_by_itself(step, self._random.choice(fit))
        alone = [each for each in self._buttons if each not in self._parts]
        return Model(self._drawing.workflow(), self._ways, self._buttons, self._by_itself, alone)

    def _led_to(self, button: str) -> set[str]:
        return {step for way in self._ways[button] for step in way.to}

    def _press_by_itself(self, step: str, button: str) -> None:
        hours = self._random.randint(1, 30)
        due = self._random.randint(1, hours)
        self._drawing.is_due(step, due)
        self._drawing.press_when_overdue(step, button, hours - due)
        self._by_itself[step] = (button, timedelta(hours=hours))

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
            self._parts.add(part)
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

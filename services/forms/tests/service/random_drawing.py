"""A form drawn at random with every kind of node, and beside it what was meant: nothing here asks the rules
where a button leads."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from datetime import datetime, timedelta
from random import Random
from typing import Any
from zoneinfo import ZoneInfo

from services.forms.tests.service.drawing import page, short_text
from services.forms.tests.service.site_with_a_condition import asks
from services.forms.tests.service.site_with_a_way_back import ASKED, Drawn

FORKS_DEEP = 2
MOST_STEPS = 9
RED = "#A02C18"
_OPENS, _CLOSES = 8, 17
"""Where nobody said otherwise, from Monday to Friday."""


@dataclass(frozen=True)
class Way:
    to: tuple[str, ...]
    """The steps that are open then: none at its end, several where it leads to parallel ones."""
    when: Mapping[int, int] = field(default_factory=dict[int, int])
    """Of forks after each other, which branch each of them takes; 0 is the way that is taken else."""
    leads_back: bool = False
    begins: bool = False
    """A new version."""
    after: int = 0
    """Taken once so many of the steps that are open at once have come."""


@dataclass
class Step:
    name: str
    team: str
    """Empty: a first step, of whoever began it and of everybody in the project."""
    behind: frozenset[str]
    """The steps on the way to it."""
    parts: tuple[str, ...] = ()
    """Those that are open with it, and itself."""
    buttons: dict[str, list[Way]] = field(default_factory=dict[str, list[Way]])
    red: set[str] = field(default_factory=set[str])
    approvers: int = 1
    is_for_another: bool = False
    is_not_for_who_began: bool = False
    due_in_hours: int | None = None
    after_hours: int = 0
    presses_itself: str = ""
    counts_working_hours: bool = False

    def pressed_at(self, entered_at: datetime, zone: ZoneInfo) -> datetime | None:
        """When the button is pressed by itself."""
        if not self.presses_itself or self.due_in_hours is None:
            return None
        hours = timedelta(hours=self.due_in_hours + self.after_hours)
        return _counted(entered_at, hours, zone) if self.counts_working_hours else entered_at + hours


def _counted(moment: datetime, left: timedelta, zone: ZoneInfo) -> datetime:
    """By looking at the clock every minute."""
    while True:
        next_minute = moment.replace(second=0, microsecond=0) + timedelta(minutes=1)
        there = moment.astimezone(zone)
        if there.weekday() < 5 and _OPENS <= there.hour < _CLOSES:
            worked = min(next_minute - moment, left)
            left -= worked
            if not left:
                return moment + worked
        moment = next_minute


class RandomForm:
    """A tree of steps with one to three buttons each: some lead back, some fork by what is entered, some open
    two or three steps at once, every other end closes."""

    def __init__(self, random: Random, teams: Sequence[str]) -> None:
        self._random, self._teams = random, teams
        self.drawn = Drawn()
        self.steps: dict[str, Step] = {}
        self.first = "step 0"
        self.forks = [short_text(f"Fork {depth}") for depth in range(FORKS_DEEP)]
        self._waiting: list[str] = []
        self._nodes = 0
        self._add_step("", frozenset())
        while self._waiting:
            self._draw_buttons(self._waiting.pop())
        for step in self.steps.values():
            self._set(step)

    @property
    def page(self) -> dict[str, Any]:
        for each in self.forks:
            each["setting"]["steps"] = [self.drawn.ids[step] for step in self.steps]
        return page(*self.forks)

    def workflow(self, team_ids: Mapping[str, str]) -> dict[str, Any]:
        drawn = self.drawn.workflow
        by_id = {node_id: name for name, node_id in self.drawn.ids.items()}
        for node in drawn["nodes"]:
            if (step := self.steps.get(by_id[node["id"]])) is not None and step.team:
                node["data"]["teamIds"] = [team_ids[step.team]]
        return drawn

    def between(self, earlier: str, step: str) -> set[str]:
        """What is to be done again once a step is sent back to an earlier one, that one apart."""
        after = {each for each in self.steps[step].behind if earlier in self.steps[each].behind}
        return after | {step, *self.steps[step].parts}

    def _add(self, kind: str, **settings: Any) -> str:
        self._nodes += 1
        name = f"{kind} {self._nodes}"
        self.drawn.add(name, kind, **settings)
        return name

    def _add_step(self, team: str, behind: frozenset[str]) -> str:
        name = f"step {len(self.steps)}"
        self.steps[name] = Step(name, team, behind)
        self.drawn.add(name, "step", stepName=name, triggerStep=name == self.first)
        self._waiting.append(name)
        return name

    def _add_button(self, step: str) -> str:
        button = self._add("button", name=f"Button {self._nodes}", **ASKED)
        self.drawn.connect(step, button)
        return button

    def _draw_buttons(self, name: str) -> None:
        step = self.steps[name]
        if step.parts:
            return
        for _ in range(self._random.randint(1, 3)):
            button = self._add_button(name)
            # The first button of a step leads on: nothing goes round for ever.
            earlier = [each for each in step.behind if not self.steps[each].parts] if step.buttons else []
            step.buttons[button] = self._lead(button, step, earlier, {})

    def _lead(self, source: str, step: Step, earlier: list[str], when: dict[int, int]) -> list[Way]:
        """`earlier`: where it may lead back to."""
        random = self._random
        is_many = len(self.steps) >= MOST_STEPS
        if len(when) < FORKS_DEEP and random.random() < 0.3:
            return self._fork(source, step, earlier, when)
        if not is_many and random.random() < 0.25:
            return self._open_several(source, step, when)
        if not is_many and random.random() < 0.65:
            onward = self._add_step(random.choice(self._teams), self._behind_next(step))
            self._take(source, onward, when)
            return [Way((onward,), when)]
        if earlier and random.random() < 0.6:
            return [self._lead_back(source, sorted(earlier), when)]
        self._take(source, self._add("close"), when)
        return [Way((), when)]

    def _behind_next(self, step: Step) -> frozenset[str]:
        return step.behind | {step.name, *step.parts}

    def _lead_back(self, source: str, earlier: Sequence[str], when: dict[int, int]) -> Way:
        kind, to = self._random.choice(("backToPrevious", "createNewVersion")), self._random.choice(earlier)
        back = self._add(kind, isClearRecord=self._random.random() < 0.3)
        self._take(source, back, when)
        self.drawn.connect(back, to)
        return Way((to,), when, leads_back=True, begins=kind == "createNewVersion")

    def _fork(self, source: str, step: Step, earlier: list[str], when: dict[int, int]) -> list[Way]:
        fork = self._add("condition", name="Which?")
        self._take(source, fork, when)
        branches = [{**when, len(when): branch} for branch in range(self._random.randint(2, 3))]
        return [way for each in branches for way in self._lead(fork, step, earlier, each)]

    def _open_several(self, source: str, step: Step, when: dict[int, int]) -> list[Way]:
        random, fork = self._random, self._add("parallel")
        self._take(source, fork, when)
        behind = self._behind_next(step)
        alone = sorted(each for each in behind if not self.steps[each].parts)
        parts = [self._add_step(random.choice(self._teams), behind) for _ in range(random.randint(2, 3))]
        needed = random.choice((None, *range(1, len(parts) + 1)))
        join = self._add("join", needed=needed)
        for name in parts:
            part = self.steps[name]
            part.parts = tuple(parts)
            self.drawn.connect(fork, name)
            joins = self._add_button(name)
            self.drawn.connect(joins, join)
            part.buttons[joins] = []
        onward = self._lead(join, self.steps[parts[0]], [], {})
        for name in parts:
            part = self.steps[name]
            (joins,) = part.buttons
            part.buttons[joins] = [
                Way(way.to, way.when, way.leads_back, way.begins, after=needed or len(parts))
                for way in onward
            ]
            if random.random() < 0.5:
                other = self._add_button(name)
                part.buttons[other] = [self._leave(other, alone)]
        return [Way(tuple(parts), when)]

    def _leave(self, button: str, earlier: Sequence[str]) -> Way:
        if self._random.random() < 0.7:
            return self._lead_back(button, earlier, {})
        self._take(button, self._add("close"), {})
        return Way(())

    def _take(self, source: str, target: str, when: Mapping[int, int]) -> None:
        """Of a fork the branch that `when` ends with."""
        if source.startswith("condition") and (branch := when[max(when)]):
            asked = asks(self.forks[max(when)]["id"], "is", str(branch))
            self.drawn.branch(source, target, asked)
        else:
            self.drawn.connect(source, target)

    def _set(self, step: Step) -> None:
        """What a step and its buttons may be set to, at random."""
        random = self._random
        for button, ways in step.buttons.items():
            if ways == [Way(())] and random.random() < 0.4:
                step.red.add(button)
                self._say(button, color=RED)
        if step.name == self.first:
            return
        step.is_for_another, step.is_not_for_who_began = random.random() < 0.15, random.random() < 0.15
        self._say(step.name, needsAnotherPerson=step.is_for_another, noSelfApproval=step.is_not_for_who_began)
        if not step.parts and not any(way.when for ways in step.buttons.values() for way in ways):
            step.approvers = random.choice((1, 1, 2))
            self._say(step.name, minimumApprovers=step.approvers)
        # Back to the first step at most, which waits for somebody: what goes round by itself is refused.
        fit = [
            button
            for button, ways in step.buttons.items()
            if all(way.to == (self.first,) for way in ways if way.leads_back)
        ]
        if step.approvers == 1 and fit and random.random() < 0.5:
            self._press_by_itself(step, random.choice(fit))

    def _press_by_itself(self, step: Step, button: str) -> None:
        random = self._random
        step.due_in_hours, step.after_hours = random.randint(1, 40), random.randint(0, 20)
        step.counts_working_hours = random.random() < 0.4
        step.presses_itself = button
        press = {"buttonId": self.drawn.ids[step.presses_itself], "afterHours": step.after_hours}
        times = {"dueInHours": step.due_in_hours, "countsWorkingHours": step.counts_working_hours}
        self._say(step.name, **times, overduePress=press)
        # What asks something is not pressed by nobody.
        self._say(step.presses_itself, **dict.fromkeys(ASKED, False))

    def _say(self, name: str, **settings: Any) -> None:
        node_id = self.drawn.ids[name]
        node = next(each for each in self.drawn.workflow["nodes"] if each["id"] == node_id)
        node["data"] |= settings

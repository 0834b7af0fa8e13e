"""Where a submission stands and whose turn it is, in plain words: asks nothing of the code under test."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from datetime import datetime, timedelta
from zoneinfo import ZoneInfo

from services.forms.tests.service.random_drawing import FORKS_DEEP, RandomForm, Step, Way

BOSS = "boss"


@dataclass
class Record:
    step: str
    by: frozenset[str]
    """Who did it, and in whose place: nobody, where it was pressed by itself."""
    move: str
    """Empty: a press."""
    leads_back: bool
    open_before: tuple[str, ...]
    version: str
    at: datetime
    is_revoked: bool = False
    is_to_do_again: bool = False
    """Also where a new version began: then it stays as it was."""


@dataclass(frozen=True)
class Press:
    button: str
    away: str | None


@dataclass
class Model:
    form: RandomForm
    members: Mapping[str, set[str]]
    """By team."""
    submitter: str
    now: Callable[[], datetime]
    zone: ZoneInfo
    valid_from: str
    """The step that the valid time starts with."""
    valid_days: int
    away: dict[str, str] = field(default_factory=dict[str, str])
    """By who stands in."""
    open: tuple[str, ...] = ()
    entered_at: dict[str, datetime] = field(default_factory=dict[str, datetime])
    number: int = 0
    version: str = "A"
    values: dict[int, int] = field(default_factory=dict[int, int])
    records: list[Record] = field(default_factory=list[Record])
    pressed: dict[str, Press] = field(default_factory=dict[str, Press])
    """At a step that several must press."""
    did: list[tuple[str, frozenset[str]]] = field(default_factory=list[tuple[str, frozenset[str]]])
    """Steps, each with who pressed there."""
    assignee: str | None = None
    valid_until: datetime | None = None
    _valid_when_ended: datetime | None = None

    def __post_init__(self) -> None:
        self._open((self.form.first,))

    # Who

    def acts_for(self, person: str, step: Step) -> str | None:
        away = self.away.get(person)
        is_own = person in self._team(step)
        if away is None or is_own or self.number == 0 or away in self.barred(step):
            return None
        taken = {*self.pressed} | {each.away for each in self.pressed.values() if person not in self.pressed}
        is_theirs = away in self._team(step) if step.team else away == self.submitter
        return away if is_theirs and away not in taken else None

    def may_act(self, person: str, name: str) -> bool:
        step = self.form.steps[name]
        if name not in self.open or person in self.barred(step):
            return False
        is_somebodys = person == BOSS or not step.team or person in self._team(step)
        return is_somebodys or self.acts_for(person, step) is not None

    def is_turn(self, person: str, name: str) -> bool:
        """Of people of teams: it waits for them."""
        step = self.form.steps[name]
        have_pressed = {*self.pressed} | {each.away for each in self.pressed.values()}
        if not self.may_act(person, name) or person in have_pressed:
            return False
        if self.number == 0:
            return person == self.submitter
        away = self.acts_for(person, step)
        if not step.team:
            return person == self.submitter or away is not None
        return self.assignee in (None, person, self.away.get(person))

    def barred(self, step: Step) -> set[str]:
        if not (step.is_for_another or step.is_not_for_who_began):
            return set()
        barred = {self.submitter}
        for name, people in self.did:
            is_others = step.is_for_another and name != step.name
            if is_others or (step.is_not_for_who_began and name == self.form.first):
                barred |= people
        return barred

    def _team(self, step: Step) -> set[str]:
        return self.members[step.team] if step.team else set()

    # Pressing

    def press(self, person: str, name: str, button: str, values: Mapping[int, int]) -> str:
        """`refused`, `counted` with others, or `moved`."""
        step = self.form.steps[name]
        if not self.may_act(person, name) or button not in step.buttons:
            return "refused"
        away = self.acts_for(person, step)
        theirs = {person, away or person}
        same = [who for who, press in self.pressed.items() if {who, press.away} & theirs]
        if any(self.pressed[who].button == button for who in same):
            return "refused"
        for who in same:
            del self.pressed[who]
        if any(way.when for way in step.buttons[button]):
            self.values = {**values}
        agreeing = sum(press.button == button for press in self.pressed.values())
        if agreeing + 1 < self._needed(step, button):
            self.pressed[person] = Press(button, away)
            return "counted"
        self._take(step, button, _both(person, away))
        return "moved"

    def presses_itself(self) -> list[tuple[str, datetime]]:
        found = ((each, self.form.steps[each]) for each in self.open)
        times = ((name, step.pressed_at(self.entered_at[name], self.zone)) for name, step in found)
        return [(name, at) for name, at in times if at is not None]

    def press_by_itself(self, name: str) -> None:
        step = self.form.steps[name]
        self._take(step, step.presses_itself, frozenset())

    def _needed(self, step: Step, button: str) -> int:
        """What refuses or leads back does so at once."""
        is_forward = button not in step.red and not all(way.leads_back for way in step.buttons[button])
        return step.approvers if is_forward else 1

    def way(self, step: Step, button: str) -> Way:
        """Of a fork that has no such branch, the one that is taken else."""
        ways = step.buttons[button]
        for depth in range(FORKS_DEEP):
            branches = {each.when[depth] for each in ways if depth in each.when}
            entered = self.values.get(depth, 0)
            taken = entered if entered in branches else 0
            ways = [each for each in ways if each.when.get(depth, taken) == taken]
        (way,) = ways
        return way

    def _take(self, step: Step, button: str, by: frozenset[str]) -> None:
        way = self.way(step, button)
        left = tuple(each for each in self.open if each != step.name)
        stays = len(step.parts) - len(left) < way.after
        leads_back = way.leads_back and not stays
        self._record(step.name, by, leads_back=leads_back)
        if stays:
            self.open = left
        else:
            self._open(way.to)
        if leads_back:
            self._do_again(way.to[0], step.name, revokes=not way.begins, but=self.records[-1])
            self.version = chr(ord(self.version) + way.begins)
        elif step.name == self.valid_from:
            self.valid_until = self.now() + timedelta(days=self.valid_days)
        if not self.open and button in step.red:
            self._end_valid_time()

    # Without a button

    def may_recall(self, person: str) -> bool:
        last = self.records[-1] if self.records else None
        is_press = last is not None and not last.move and not last.leads_back and person in last.by
        return is_press and bool(self.open) and not self.pressed

    def recall(self, person: str) -> None:
        last, left = self.records[-1], self.open[0]
        self._record(left, frozenset({person}), "recalled", leads_back=True)
        last.is_revoked = True
        self._open(last.open_before)
        self._do_again(last.step, left, revokes=False, but=self.records[-1])

    def void(self) -> None:
        self._record(self._left(), frozenset({BOSS}), "voided")
        self._open(())
        self._end_valid_time()

    def to_reopen(self) -> set[str]:
        return {each.step for each in self.records if not self.form.steps[each.step].parts}

    def reopen(self, to: str) -> None:
        left = self._left()
        self._record(left, frozenset({BOSS}), "reopened", leads_back=True)
        self._open((to,))
        self._do_again(to, left, revokes=True, but=self.records[-1])
        if self.valid_until is None and self._valid_still_counts():
            self.valid_until = self._valid_when_ended

    def _left(self) -> str:
        return self.open[0] if self.open else self.records[-1].step

    # What follows

    def _open(self, steps: tuple[str, ...]) -> None:
        self.open = steps
        self.entered_at = dict.fromkeys(steps, self.now())
        self.assignee = None

    def _record(self, step: str, by: frozenset[str], move: str = "", *, leads_back: bool = False) -> None:
        self.number += 1
        # Those who pressed with others, too.
        self.did += [(step, _both(who, press.away)) for who, press in self.pressed.items()]
        if not move:
            self.did.append((step, by))
        self.pressed, self.assignee = {}, None
        self.records.append(Record(step, by, move, leads_back, self.open, self.version, self.now()))

    def _do_again(self, to: str, left: str, *, revokes: bool, but: Record) -> None:
        again = self.form.between(to, left)
        for each in self.records:
            if each is but or each.leads_back or each.move:
                continue
            each.is_to_do_again |= each.step in again | {to}
            each.is_revoked |= revokes and each.step in again and each.version == self.version
        if self.valid_from in again | {to}:
            self.valid_until = None

    def _end_valid_time(self) -> None:
        self._valid_when_ended = self.valid_until or self._valid_when_ended
        self.valid_until = None

    def _valid_still_counts(self) -> bool:
        of_it = [each for each in self.records if each.step == self.valid_from and not each.move]
        return bool(of_it) and not of_it[-1].leads_back and not of_it[-1].is_to_do_again


def _both(person: str, away: str | None) -> frozenset[str]:
    """One, to those who look at who did it."""
    return frozenset(filter(None, (person, away)))

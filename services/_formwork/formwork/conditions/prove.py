"""What trying every case finds: rules that hold always or never, that others take back, fields nobody sees.

Of each field one value is tried for each case that comparisons can tell apart, as if no field depended on
another. That is more than can happen, so what is found is true; of too many cases nothing is said but that
they were too many.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from collections.abc import Set as AbstractSet
from dataclasses import dataclass
from functools import cached_property
from itertools import product
from math import prod
from typing import Any

from formwork.body import Body
from formwork.body.rules import Applied
from formwork.condition import (
    TODAY,
    FieldState,
    Group,
    NestedCondition,
    OutcomeType,
    comparisons,
    is_met,
    is_of_situation,
)
from formwork.conditions.check import called
from formwork.conditions.compare import Comparable, comparable, fits
from formwork.conditions.comparing import part_holds
from formwork.conditions.situation import is_so
from formwork.conditions.situations import Situations, situation_in
from formwork.conditions.witnesses import SOMETHING, witnesses
from formwork.problems import Problem
from formwork.workflow import Workflow

# Parts and pairs of rules looked at in all: some fifty milliseconds.
_MOST_WORK = 50_000
_MOST_CASES = 2_000

_OPPOSITE: Mapping[OutcomeType, OutcomeType] = {
    "show": "hide",
    "hide": "show",
    "require": "optional",
    "optional": "require",
    "readonly": "editable",
    "editable": "readonly",
}

Case = Mapping[str, Any]


@dataclass
class Trial:
    """How far it came: that there was no time for every case is no problem, and is told all the same."""

    is_whole: bool = True


def prove(body: Body, workflow: Workflow, trial: Trial | None = None) -> list[Problem]:
    """Of a form in whose conditions nothing else is wrong."""
    prover = _Prover(body, workflow, trial or Trial())
    return [*prover.constant(), *prover.contradictions(), *prover.unseen()]


def prove_branches(body: Body, workflow: Workflow, trial: Trial | None = None) -> list[Problem]:
    """Of a form whose conditions are the branches at one place, the first that holds being taken: which are
    never taken, and which whatever is entered."""
    return [*_Prover(body, workflow, trial or Trial()).branches()]


class _Prover:
    def __init__(self, body: Body, workflow: Workflow, trial: Trial) -> None:
        self._body, self._rules, self._trial = body, body.rules, trial
        self._situations = Situations(self._rules.conditions, workflow)
        self._work = 0
        self._values: dict[str, list[Any] | None] = {}
        self._known: dict[tuple[int, int, int | None], bool] = {}

    def constant(self) -> Iterator[Problem]:
        for at, condition in enumerate(self._rules.conditions):
            met = {self._is_met(condition, case) for case in self._cases([at])}
            if met == {False}:
                yield Problem("conditionNever", condition.id)
            elif met == {True}:
                yield Problem("conditionAlways", condition.id)

    def branches(self) -> Iterator[Problem]:
        for at, condition in enumerate(self._rules.conditions):
            cases = list(self._cases(range(at + 1)))
            earlier = self._rules.conditions[:at]
            left = [case for case in cases if not any(self._is_met(each, case) for each in earlier)]
            met = {self._is_met(condition, case) for case in left}
            if cases and True not in met:
                yield Problem("branchNever", params={"branch": at + 1})
            elif at == 0 and met == {True}:
                yield Problem("branchAlways", params={"branch": at + 1})

    def contradictions(self) -> Iterator[Problem]:
        """What a rule says and a later one takes back, whenever it holds: nothing ever comes of it."""
        told: set[tuple[int, int]] = set()
        for applied in [*self._rules.of_fields.values(), *self._rules.of_pages.values()]:
            for at, one in enumerate(applied):
                for other in applied[at + 1 :]:
                    if not self._has_time_for(1):
                        return
                    pair = (one.at, other.at)
                    if _OPPOSITE.get(one.outcome.type) != other.outcome.type or pair in told:
                        continue
                    example = self._overruled(one, other)
                    if example is not None:
                        told.add(pair)
                        first = self._rules.conditions[one.at].id
                        params = {"other": other.at + 1, "example": self._written(example)}
                        yield Problem("conditionOverruled", first, params)

    def unseen(self) -> Iterator[Problem]:
        """Fields that rules hide whatever is entered."""
        for field_id, chain in self._rules.shown_by.items():
            places = sorted({each.at for rules in chain for each in rules})
            cases = list(self._cases(places))
            if cases and not any(all(self._shows(rules, case) for rules in chain) for case in cases):
                field = self._body.fields_by_id[field_id]
                yield (
                    Problem("neverShownRequired", field_id)
                    if field.required
                    else Problem("neverShown", field_id)
                )

    def _overruled(self, one: Applied, other: Applied) -> Case | None:
        """A case of both, where the later one holds whenever the first one does."""
        first, second = self._rules.conditions[one.at], self._rules.conditions[other.at]
        met = [case for case in self._cases([one.at, other.at]) if self._is_met(first, case)]
        return met[0] if met and all(self._is_met(second, case) for case in met) else None

    def _shows(self, rules: Sequence[Applied], case: Case) -> bool:
        is_shown = all(each.outcome.type != "show" for each in rules)
        for each in rules:
            if self._is_met(self._rules.conditions[each.at], case):
                is_shown = each.outcome.type == "show"
        return is_shown

    def _cases(self, places: Sequence[int]) -> Iterable[Case]:
        """None at all, where there are too many to try."""
        # Counted before anything is built: of five hundred rules about the same fields there are a hundred
        # thousand pairs.
        parts = sum(self._parts[at] for at in places)
        if not self._has_time_for(parts):
            return ()
        field_ids = sorted({field_id for at in places for field_id in self._rules.reads[at]})
        values = [self._values_of(field_id) for field_id in field_ids]
        tried = [each for each in values if each is not None]
        if len(tried) < len(values):
            return ()
        count = prod(len(each) for each in tried)
        # More than are ever tried are more than there is time for.
        if not self._has_time_for(count * max(parts, 1) if count <= _MOST_CASES else _MOST_WORK + 1):
            return ()
        return [dict(zip(field_ids, case, strict=True)) for case in product(*tried)]

    def _has_time_for(self, work: int) -> bool:
        if self._work + work > _MOST_WORK:
            self._trial.is_whole = False
            return False
        self._work += work
        return True

    @cached_property
    def _parts(self) -> Sequence[int]:
        """Of each rule, how many comparisons it has."""
        return [sum(1 for _ in comparisons(each)) for each in self._rules.conditions]

    def _values_of(self, field_id: str) -> list[Any] | None:
        if field_id not in self._values:
            self._values[field_id] = self._witnesses(field_id)
        return self._values[field_id]

    def _witnesses(self, field_id: str) -> list[Any] | None:
        """Of two fields that are compared, what is asked of either tells apart values of both."""
        beside = self._beside.get(field_id, frozenset())
        if not beside:
            if is_of_situation(field_id):
                return self._situations.cases(field_id, self._asked[field_id], beside_field=False)
            return witnesses(self._body, field_id, self._asked[field_id])
        if len(beside) > 1 or any(self._beside[each] != {field_id} for each in beside):
            return None
        (other,) = beside
        asked = [*self._asked[field_id], *self._asked[other]]
        if is_of_situation(field_id):
            return self._situations.cases(field_id, asked, beside_field=True)
        return witnesses(self._body, field_id, asked, other)

    @cached_property
    def _asked(self) -> Mapping[str, Sequence[FieldState]]:
        """By field, and by what of the situation: all that is asked of it anywhere."""
        asked: dict[str, list[FieldState]] = {}
        for condition in self._rules.conditions:
            for part in comparisons(condition):
                assert part.comparison_condition is not None
                for field_id in part.looks_at:
                    asked.setdefault(field_id, []).append(part.comparison_condition.field_state)
        return asked

    @cached_property
    def _beside(self) -> Mapping[str, AbstractSet[str]]:
        """By field: those that it is compared with."""
        found: dict[str, set[str]] = {}
        for condition in self._rules.conditions:
            for part in comparisons(condition):
                for field_id in part.looks_at:
                    found.setdefault(field_id, set()).update(part.looks_at - {field_id})
        return found

    def _is_met(self, group: Group, case: Case) -> bool:
        return is_met(group, lambda part: self._compares(part, case))

    def _compares(self, part: NestedCondition, case: Case) -> bool:
        assert part.comparison_condition is not None
        if part.field_condition is None or part.asks_situation:
            return is_so(situation_in(case), part.comparison_condition)
        field_id, asked = part.field_condition.field_id, part.comparison_condition.field_state
        value, other = case[field_id], TODAY if asked.with_today else asked.other_field_id
        key = (id(asked), id(value), None if other is None else id(case[other]))
        if key not in self._known:
            if value is SOMETHING:
                is_fit = fits(self._body.compared_in(field_id), asked)
                self._known[key] = is_fit and asked.state == "notEmpty"
            else:
                self._known[key] = part_holds(
                    self._body, part, situation_in(case), lambda each: self._comparable(each, case)
                )
        return self._known[key]

    def _comparable(self, field_id: str, case: Case) -> Comparable:
        return comparable(self._body.kind_of(field_id), self._body.setting_of(field_id), case[field_id])

    def _written(self, case: Case) -> str:
        """As one would enter it."""
        return "; ".join(self._said(subject, value) for subject, value in case.items())

    def _said(self, subject: str, value: Any) -> str:
        if is_of_situation(subject):
            return self._situations.written(subject, value)
        return f"{called(self._body, subject)}: {self._text(subject, value)}"

    def _text(self, field_id: str, value: Any) -> str:
        if value is None:
            return "\u2013"
        if value is SOMETHING:
            return "\u2713"
        return self._body.kind_of(field_id).text(self._body.setting_of(field_id), value)

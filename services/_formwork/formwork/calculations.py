"""In which order calculations are computed, which never can be, and what they give."""

from collections.abc import Mapping, Sequence
from collections.abc import Set as AbstractSet
from dataclasses import dataclass
from decimal import Decimal
from functools import cached_property
from typing import Protocol

from formwork.blank import is_blank
from formwork.formula import Failed, Formula, FormulaProblem, Operand, evaluate, parse
from formwork.formula.arithmetic import fixed, number
from formwork.formula.cost import MOST_ROWS, MOST_TOGETHER, cost_of
from formwork.formula.evaluate import Lookup
from formwork.formula.tree import Node
from formwork.problems import Problem


class CalculationSetting(Protocol):
    @property
    def formula(self) -> str: ...
    @property
    def decimal_places(self) -> int: ...


@dataclass(frozen=True)
class Computed:
    # The decimal string of every calculation, or None.
    texts: Mapping[str, str | None]
    # As other formulas see them.
    outcomes: Mapping[str, Operand | Failed]
    problems: tuple[Problem, ...]


class Calculations:
    """What the formulas of a form say, or those of one row of a table; read once."""

    def __init__(
        self,
        settings: Mapping[str, CalculationSetting],
        columns: AbstractSet[str] = frozenset(),
        in_columns: Mapping[str, CalculationSetting] | None = None,
    ) -> None:
        """By field id. Beside them the ids of all columns, and what is computed in every row of a table."""
        self.settings = settings
        self._columns = columns
        self._in_columns = in_columns or {}

    @cached_property
    def too_large(self) -> Problem | None:
        """At the first calculation that there is no room for. Counted without reading any of them."""
        left = MOST_TOGETHER
        for field_id, setting in self.settings.items():
            left -= cost_of(setting.formula, self._columns)
            if left < 0:
                return Problem("formulasTooLarge", field_id)
        for column_id, setting in self._in_columns.items():
            left -= cost_of(setting.formula) * MOST_ROWS
            if left < 0:
                return Problem("formulasTooLarge", column_id)
        return None

    @cached_property
    def _parsed(self) -> tuple[Mapping[str, Formula], Sequence[Problem]]:
        formulas: dict[str, Formula] = {}
        problems: list[Problem] = []
        for field_id, setting in self.settings.items():
            if is_blank(setting.formula):
                problems.append(Problem("formulaMissing", field_id))
                continue
            try:
                formulas[field_id] = parse(setting.formula)
            except FormulaProblem as problem:
                problems.append(problem.as_problem().about(field_id))
        return formulas, problems

    @property
    def formulas(self) -> Mapping[str, Formula]:
        """Of the calculations whose formula can be read."""
        return self._parsed[0]

    @property
    def unreadable(self) -> Sequence[Problem]:
        return self._parsed[1]

    @cached_property
    def order(self) -> Sequence[str]:
        """Each after those it refers to; whoever lies on a cycle, or behind one, is left out."""
        waits_for = {
            field_id: {each.field_id for each in formula.references if each.field_id in self.settings}
            for field_id, formula in self.formulas.items()
        }
        readers: dict[str, list[str]] = {}
        for field_id, others in waits_for.items():
            for other in others:
                readers.setdefault(other, []).append(field_id)
        missing = {field_id: len(others) for field_id, others in waits_for.items()}
        # One that cannot be read has no result, but those that refer to it can know that.
        settled = [field_id for field_id in self.settings if field_id not in waits_for]
        ready = [*settled, *(field_id for field_id, count in missing.items() if count == 0)]
        ordered: list[str] = []
        for field_id in ready:
            if field_id in waits_for:
                ordered.append(field_id)
            for reader in readers.get(field_id, ()):
                missing[reader] -= 1
                if missing[reader] == 0:
                    ready.append(reader)
        return ordered

    @cached_property
    def endless(self) -> Sequence[str]:
        """On a cycle or behind one."""
        computed = set(self.order)
        return [field_id for field_id in self.formulas if field_id not in computed]

    def unknown_references(self, known: AbstractSet[str]) -> list[Problem]:
        return [
            reference.token.problem("unknownField").as_problem().about(field_id)
            for field_id, formula in self.formulas.items()
            for reference in formula.references
            if reference.field_id not in known
        ]

    def begin(self, operand_in: Lookup) -> "Computing":
        """To compute one by one, where what others hold is not settled before."""
        return Computing(self, operand_in)

    def compute(self, operand_in: Lookup) -> Computed:
        """Every calculation, from the other fields."""
        run = self.begin(operand_in)
        for field_id in self.order:
            run.compute(field_id)
        return run.computed()


class Computing:
    """One without a result is None and has a problem, as have those that refer to it: no total omits a
    part."""

    def __init__(self, calculations: Calculations, operand_in: Lookup) -> None:
        self._of, self._operand_in = calculations, operand_in
        endless = (Problem("cycle", field_id) for field_id in calculations.endless)
        self._problems = [*calculations.unreadable, *endless]
        self._outcomes: dict[str, Operand | Failed] = {
            each.subject_id: Failed(each.code) for each in self._problems
        }
        self._texts: dict[str, str | None] = dict.fromkeys(calculations.settings)

    def compute(self, field_id: str) -> str | None:
        """Each after those it refers to."""
        formula = self._of.formulas[field_id]
        try:
            outcome = _result(evaluate(formula, self._lookup), formula.root)
        except FormulaProblem as problem:
            self._problems.append(problem.as_problem().about(field_id))
            self._outcomes[field_id] = Failed(problem.code)
            return None
        if outcome is not None:
            text = fixed(outcome, self._of.settings[field_id].decimal_places)
            self._texts[field_id] = text
            # Others compute with what the reader sees.
            outcome = Decimal(text)
        self._outcomes[field_id] = outcome
        return self._texts[field_id]

    def computed(self) -> Computed:
        return Computed(self._texts, self._outcomes, tuple(self._problems))

    def _lookup(self, field_id: str) -> Operand | Failed:
        return self._outcomes[field_id] if field_id in self._of.settings else self._operand_in(field_id)


def _result(operand: Operand, root: Node) -> Decimal | None:
    return None if operand is None or operand == "" else number(operand, root.token)

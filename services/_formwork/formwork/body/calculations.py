"""In which order a form's calculations are computed, and which never can be."""

from collections.abc import Mapping, Sequence
from functools import cached_property

from formwork.blank import is_blank
from formwork.fields.calculation import KIND as CALCULATION
from formwork.fields.calculation import CalculationSetting
from formwork.fields.registry import kind_of
from formwork.formula import Formula, FormulaProblem, parse
from formwork.formula.cost import MOST_TOGETHER, cost_of
from formwork.pages import Field
from formwork.problems import Problem


class Calculations:
    """What the formulas of a body's fields say, read once."""

    def __init__(self, fields: Sequence[Field]) -> None:
        self._fields = fields

    @cached_property
    def settings(self) -> Mapping[str, CalculationSetting]:
        found: dict[str, CalculationSetting] = {}
        for field in self._fields:
            if field.type == CALCULATION.type:
                found[field.id] = CALCULATION.read_setting(field.setting)
        return found

    @cached_property
    def too_large(self) -> Problem | None:
        """At the first calculation that there is no room for. Counted without reading any of them."""
        left = MOST_TOGETHER
        for field_id, setting in self.settings.items():
            left -= cost_of(setting.formula)
            if left < 0:
                return Problem("formulasTooLarge", field_id)
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

    def unknown_references(self) -> list[Problem]:
        known = {field.id for field in self._fields if kind_of(field.type).holds_value}
        return [
            reference.token.problem("unknownField").as_problem().about(field_id)
            for field_id, formula in self.formulas.items()
            for reference in formula.references
            if reference.field_id not in known
        ]

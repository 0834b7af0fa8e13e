"""What a form asks and holds for given values: what is shown, required, fixed, and every calculation."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any

from formwork.body import Body, Field
from formwork.body.rules import Applied, Rules
from formwork.calculations import Computed
from formwork.condition import NestedCondition, is_met
from formwork.conditions.compare import Comparable, comparable
from formwork.conditions.comparing import part_holds
from formwork.conditions.lookup import operand_in
from formwork.conditions.situation import Situation
from formwork.formula import Failed, Operand


@dataclass(frozen=True)
class State:
    """What rules make of a field."""

    visible: bool
    required: bool
    readonly: bool
    # By a rule of its own, of its page or of what it stands in.
    is_hidden: bool = False
    # Fixed by a rule, not by its author for every case.
    is_locked: bool = False
    # The options that are offered; None: all.
    option_ids: tuple[int, ...] | None = None
    # It has the value that a rule gives it, whatever was entered.
    is_given: bool = False
    # The options that were chosen and are not offered any more: they do not count.
    withdrawn: tuple[int, ...] = ()


@dataclass(frozen=True)
class Settled:
    # Of every field that some rule names, by itself or with its page.
    states: Mapping[str, State]
    # What counts: of hidden fields nothing, of those that a rule fills in its value, of options those that
    # are offered, and every calculation.
    values: Mapping[str, Any]
    computed: Computed
    # Which conditions hold, by their place in the form's list.
    held: Sequence[bool]

    @cached_property
    def hidden(self) -> frozenset[str]:
        """By a rule: what was entered there does not count."""
        return frozenset(field_id for field_id, state in self.states.items() if state.is_hidden)

    @cached_property
    def given(self) -> Mapping[str, Any]:
        given = (field_id for field_id, state in self.states.items() if state.is_given)
        return {field_id: self.values.get(field_id) for field_id in given}

    @cached_property
    def withdrawn(self) -> Mapping[str, Any]:
        """Of fields where something is chosen that is no longer offered: what is left."""
        ruled = (field_id for field_id, state in self.states.items() if state.withdrawn)
        return {field_id: self.values.get(field_id) for field_id in ruled}


def settle(body: Body, values: Mapping[str, Any], situation: Situation) -> Settled:
    return _Settling(body, values, situation).all()


@dataclass
class _Settling:
    body: Body
    entered: Mapping[str, Any]
    situation: Situation
    values: dict[str, Any] = field(default_factory=dict[str, Any])
    _held: dict[int, bool] = field(default_factory=dict[int, bool])
    _given: set[str] = field(default_factory=set[str])
    _withdrawn: dict[str, tuple[int, ...]] = field(default_factory=dict[str, tuple[int, ...]])
    _comparable: dict[str, tuple[Any, Comparable]] = field(default_factory=dict[str, tuple[Any, Comparable]])

    def __post_init__(self) -> None:
        self.rules: Rules = self.body.rules
        self.values = {
            field_id: value
            for field_id, value in self.entered.items()
            if field_id in self.body.fields_by_id and self.body.is_entered(field_id)
        }

    def all(self) -> Settled:
        run = self.body.calculations.begin(self._operand)
        for field_id in self.rules.order:
            if field_id in self.body.calculations.settings:
                self.values[field_id] = run.compute(field_id)
            else:
                self._settle_value(field_id)
        # What waits for a rule that never can be worked out is computed from what is entered.
        for field_id in self.body.calculations.order:
            if field_id in self.rules.endless:
                self.values[field_id] = run.compute(field_id)
        states = {
            field_id: self._state(self.body.fields_by_id[field_id])
            for field_id in {**self.rules.shown_by, **self.rules.of_fields}
        }
        held = [self._holds(at) for at in range(len(self.rules.conditions))]
        return Settled(states, self.values, run.computed(), held)

    def _settle_value(self, field_id: str) -> None:
        for each in self.rules.valued_by.get(field_id, ()):
            if self._holds(each.at):
                self.values[field_id] = each.outcome.value
                self._given.add(field_id)
        if not self._is_shown(field_id):
            self.values[field_id] = None
        elif field_id in self.rules.offered_by:
            self._withdraw(field_id)

    def _withdraw(self, field_id: str) -> None:
        option_ids = self._offered(self.rules.offered_by[field_id])
        value = self.values.get(field_id)
        if option_ids is None or value is None or not self.body.kind_of(field_id).has_shape(value):
            return
        chosen: list[int] = value.get("selected", [])
        known = {option["id"] for option in self.body.fields_by_id[field_id].setting.get("options", ())}
        withdrawn = tuple(each for each in chosen if each in known and each not in option_ids)
        if withdrawn:
            self._withdrawn[field_id] = withdrawn
            left = {**value, "selected": [each for each in chosen if each not in withdrawn]}
            self.values[field_id] = None if self.body.kind_of(field_id).is_empty(left) else left

    def _offered(self, rules: Sequence[Applied]) -> tuple[int, ...] | None:
        """Of rules that hold the last one counts."""
        held = [each for each in rules if each.outcome.type == "options" and self._holds(each.at)]
        return tuple(held[-1].outcome.option_ids) if held else None

    def _is_shown(self, field_id: str) -> bool:
        if field_id in self.rules.endless:
            return True
        return all(self._is_shown_by(rules) for rules in self.rules.shown_by.get(field_id, ()))

    def _is_shown_by(self, rules: Sequence[Applied]) -> bool:
        """Who may be shown is hidden until it is; the last rule that holds counts."""
        is_shown = all(each.outcome.type != "show" for each in rules)
        for each in rules:
            if self._holds(each.at):
                is_shown = each.outcome.type == "show"
        return is_shown

    def _state(self, subject: Field) -> State:
        required, readonly = subject.required, subject.readonly
        rules = self.rules.of_fields.get(subject.id, ())
        for each in rules:
            if not self._holds(each.at):
                continue
            match each.outcome.type:
                case "require" | "optional":
                    required = each.outcome.type == "require"
                case "readonly" | "editable":
                    readonly = each.outcome.type == "readonly"
                case _:
                    pass
        is_given, is_hidden = subject.id in self._given, not self._is_shown(subject.id)
        return State(
            visible=(subject.visible or self.rules.may_show(subject.id)) and not is_hidden,
            required=required,
            readonly=readonly or is_given,
            is_hidden=is_hidden,
            is_locked=readonly and (not subject.readonly or self.rules.may_unlock(subject.id)),
            option_ids=self._offered(rules),
            is_given=is_given,
            withdrawn=self._withdrawn.get(subject.id, ()),
        )

    def _holds(self, at: int) -> bool:
        if at not in self._held:
            self._held[at] = is_met(self.rules.conditions[at], self._compares)
        return self._held[at]

    def _compares(self, part: NestedCondition) -> bool:
        return part_holds(self.body, part, self.situation, self._subject)

    def _subject(self, field_id: str) -> Comparable:
        """Read once, however many rules look at it, and again where its value has become another one."""
        value = self.values.get(field_id)
        seen = self._comparable.get(field_id)
        if seen is None or seen[0] is not value:
            kind, setting = self.body.kind_of(field_id), self.body.setting_of(field_id)
            seen = self._comparable[field_id] = (value, comparable(kind, setting, value))
        return seen[1]

    def _operand(self, field_id: str) -> Operand | Failed:
        return operand_in(self.body, field_id, self.values)

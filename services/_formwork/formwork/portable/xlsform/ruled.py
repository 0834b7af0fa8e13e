"""Rules of ours → the columns “relevant” and “required”, where they ask which choice was chosen.

There a question has one of each, so a rule is written only where nothing else is said of what it names.
"""

from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field

from formwork.body import Body
from formwork.condition import Condition, NestedCondition, Outcome
from formwork.fields.listed_selection import as_listed
from formwork.fields.selection import SelectionSetting
from formwork.fields.yes_no import YesNoSetting

_WRITTEN = frozenset(("show", "require"))


@dataclass
class WrittenRules:
    body: Body
    # Of questions, by the ids of fields.
    names: Mapping[str, str]
    # By the ids of fields and pages.
    relevant: dict[str, str] = field(default_factory=dict[str, str])
    required: dict[str, str] = field(default_factory=dict[str, str])
    _written: set[str] = field(default_factory=set[str])

    def __post_init__(self) -> None:
        said = Counter(
            (target, outcome.type)
            for rule in self.body.rules.conditions
            for outcome in rule.outcomes
            for target in _targets(outcome)
        )
        others = {target for target, kind in said if kind not in _WRITTEN}
        for rule in self.body.rules.conditions:
            asked = self._asked(rule)
            fits = all(
                self._fits(outcome, lambda target, kind: said[target, kind] == 1 and target not in others)
                for outcome in rule.outcomes
            )
            if asked is None or not rule.outcomes or not fits:
                continue
            self._written.add(rule.id)
            for outcome in rule.outcomes:
                column = self.relevant if outcome.type == "show" else self.required
                column.update(dict.fromkeys(_targets(outcome), asked))

    def is_written(self, rule: Condition) -> bool:
        return rule.id in self._written

    def required_of(self, field_id: str) -> str:
        """What is hidden nobody has to answer: asked by the same rule, it is simply required."""
        asked = self.required.get(field_id, "")
        return "yes" if asked and asked == self.relevant.get(field_id) else asked

    def _fits(self, outcome: Outcome, is_alone: Callable[[str, str], bool]) -> bool:
        targets = _targets(outcome)
        if outcome.type not in _WRITTEN or not all(is_alone(each, outcome.type) for each in targets):
            return False
        if any(not self._is_at_first_seen(each) for each in targets):
            return False
        return outcome.type == "show" or (not outcome.page_ids and all(map(self._is_question, targets)))

    def _is_at_first_seen(self, target: str) -> bool:
        there = self.body.fields_by_id.get(target)
        return target in self.body.page_ids if there is None else there.visible

    def _is_question(self, field_id: str) -> bool:
        return self.body.is_entered(field_id) and self.body.kind_of(field_id).holds == "nothing"

    def _asked(self, rule: Condition) -> str | None:
        parts = [self._compared(part) for part in rule.nested_conditions]
        found = [each for each in parts if each is not None]
        return f" {rule.logic_type} ".join(found) if parts and len(found) == len(parts) else None

    def _compared(self, part: NestedCondition) -> str | None:
        if part.field_condition is None or part.comparison_condition is None or part.asks_situation:
            return None
        field_id, state = part.field_condition.field_id, part.comparison_condition.field_state
        if field_id not in self.body.fields_by_id or state.state != "anyOf" or state.other_field_id:
            return None
        offered = {*self._offered(field_id)}
        chosen = [str(each) for each in state.value] if isinstance(state.value, list) else []
        if not chosen or not offered.issuperset(chosen):
            return None
        any_of = [f"selected(${{{self.names[field_id]}}}, '{each}')" for each in chosen]
        return any_of[0] if len(any_of) == 1 else f"({' or '.join(any_of)})"

    def _offered(self, field_id: str) -> Iterator[str]:
        setting = self.body.setting_of(field_id)
        if isinstance(setting, YesNoSetting):
            yield from ("yes", "no", *(["na"] if setting.na else []))
        elif isinstance(setting, SelectionSetting) and not as_listed(setting):
            yield from (str(option.id) for option in setting.options)


def _targets(outcome: Outcome) -> list[str]:
    return [*outcome.field_ids, *outcome.page_ids]

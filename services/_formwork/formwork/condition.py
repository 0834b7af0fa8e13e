"""The JSON of a condition (spec §3 "Form condition"): when this holds of fields, that applies to fields."""

from collections.abc import Callable, Iterator
from typing import Annotated, Any, Literal

from pydantic import Field as Limit

from formwork.schema import Id, Schema

MOST_CONDITIONS = 500
# Groups in groups.
MOST_DEPTH = 4
MOST_PARTS = 50
MOST_TARGETS = 100
MOST_NAMED = 50
# Comparisons and targets of a form together: so much is looked at when it is opened and when it is submitted.
MOST_TOGETHER = 10_000

State = Literal[
    "empty",
    "notEmpty",
    # Of texts and numbers.
    "is",
    "isNot",
    "contains",
    "notContains",
    # Of numbers and days: less is before.
    "less",
    "atMost",
    "more",
    "atLeast",
    # Of options and answers.
    "anyOf",
    "noneOf",
    "allOf",
]
OutcomeType = Literal["show", "hide", "require", "optional", "readonly", "editable", "options", "value"]

# What a comparison asks about: a field's value, or where, by whom and when the form is filled in.
Subject = Literal["field", "step", "team", "version", "today"]

Text = Annotated[str, Limit(max_length=500)]
OptionIds = Annotated[list[Annotated[int, Limit(ge=1, le=1_000_000)]], Limit(max_length=500)]
Answers = Annotated[list[Text], Limit(max_length=10)]


TODAY = "@today"


def is_of_situation(subject: str) -> bool:
    """Of what a comparison looks at: it is no field."""
    return subject.startswith("@")


class AskedItem(Schema):
    """Somebody or something that a field may name, with what it was called when the rule was written."""

    id: Id
    label: Text = ""


class FieldState(Schema):
    state: State
    # A text, a number's digits or a day; the ids of options; answers.
    value: Text | OptionIds | Answers | None = None
    # In place of a value: people, teams, projects, or items of a list of the company.
    named: Annotated[list[AskedItem], Limit(max_length=MOST_NAMED)] = Limit(default=[])
    # In place of a value: it is compared with what this field says.
    other_field_id: Id | None = None
    # In place of a value: a day is compared with today.
    with_today: bool = False


class FieldCondition(Schema):
    field_id: Id


class ComparisonCondition(Schema):
    type: Subject = "field"
    field_state: FieldState
    # Of "step": at any or none of these; of "team": whoever fills it in is in any or none of these.
    step_ids: Annotated[list[Id], Limit(max_length=MOST_TARGETS)] = Limit(default=[])
    team_ids: Annotated[list[Id], Limit(max_length=MOST_TARGETS)] = Limit(default=[])


class NestedCondition(Schema):
    """A group, or a comparison: of one field, or of the situation."""

    logic_type: Literal["and", "or"] = "and"
    nested_conditions: Annotated[list["NestedCondition"], Limit(max_length=MOST_PARTS)] = Limit(default=[])
    field_condition: FieldCondition | None = None
    comparison_condition: ComparisonCondition | None = None

    @property
    def looks_at(self) -> frozenset[str]:
        """The fields whose values decide, and what of the situation does: "@step", as no field is called."""
        compared = self.comparison_condition
        if self.asks_situation:
            assert compared is not None
            return frozenset((f"@{compared.type}",))
        if self.field_condition is None:
            return frozenset()
        state = compared.field_state if compared is not None else None
        other = state.other_field_id if state is not None else None
        today = TODAY if state is not None and state.with_today else None
        return frozenset(each for each in (self.field_condition.field_id, other, today) if each is not None)

    @property
    def asks_situation(self) -> bool:
        return self.comparison_condition is not None and self.comparison_condition.type != "field"

    @property
    def compares(self) -> bool:
        """It is no group."""
        return self.field_condition is not None or self.asks_situation


class Outcome(Schema):
    type: OutcomeType
    field_ids: Annotated[list[Id], Limit(max_length=MOST_TARGETS)] = Limit(default=[])
    page_ids: Annotated[list[Id], Limit(max_length=MOST_TARGETS)] = Limit(default=[])
    # Of "options": those that are offered.
    option_ids: OptionIds = Limit(default=[])
    # Of "value".
    value: Any = None


class Condition(Schema):
    id: Id
    logic_type: Literal["and", "or"] = "and"
    nested_conditions: Annotated[list[NestedCondition], Limit(max_length=MOST_PARTS)] = Limit(default=[])
    outcomes: Annotated[list[Outcome], Limit(max_length=20)] = Limit(default=[])


class When(Schema):
    """A condition alone: what follows from it is drawn."""

    logic_type: Literal["and", "or"] = "and"
    nested_conditions: Annotated[list[NestedCondition], Limit(max_length=MOST_PARTS)] = Limit(default=[])


Group = Condition | When | NestedCondition


def is_met(group: Group, compares: Callable[[NestedCondition], bool]) -> bool:
    """A group of nothing says nothing, and is never met."""
    parts = group.nested_conditions
    if not parts:
        return isinstance(group, NestedCondition) and compares(group)
    met = (is_met(part, compares) for part in parts)
    return all(met) if group.logic_type == "and" else any(met)


def comparisons(group: Group) -> Iterator[NestedCondition]:
    for part in group.nested_conditions:
        if part.compares:
            yield part
        yield from comparisons(part)


def depth_of(group: Group) -> int:
    return 1 + max((depth_of(part) for part in group.nested_conditions), default=0)

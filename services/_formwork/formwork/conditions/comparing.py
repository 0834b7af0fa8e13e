"""Whether one comparison of a condition holds, for whoever knows what the fields say."""

from collections.abc import Callable

from formwork.body import Body
from formwork.condition import NestedCondition, is_of_situation
from formwork.conditions.compare import Comparable, holds
from formwork.conditions.situation import Situation, is_so


def part_holds(
    body: Body, part: NestedCondition, situation: Situation, comparable_of: Callable[[str], Comparable]
) -> bool:
    compared = part.comparison_condition
    if compared is None:
        return False
    if part.asks_situation:
        return is_so(situation, compared)
    if part.field_condition is None or not fields_in(part) <= body.fields_by_id.keys():
        return False
    asked = compared.field_state
    other = situation.day if asked.with_today else None
    if asked.other_field_id is not None:
        other = comparable_of(asked.other_field_id)
    return holds(comparable_of(part.field_condition.field_id), asked, other)


def fields_in(part: NestedCondition) -> frozenset[str]:
    """The fields that it looks at, without what it asks of the situation."""
    return frozenset(each for each in part.looks_at if not is_of_situation(each))

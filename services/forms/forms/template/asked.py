"""Whom and what the rules of a form ask for by id: people, teams, projects, items of lists."""

from collections.abc import Container, Iterable, Iterator
from dataclasses import dataclass
from typing import Any
from uuid import UUID


@dataclass(frozen=True, slots=True)
class Asked:
    """By one rule: whether it is chosen in a field."""

    rule_id: str
    field_id: str
    id: UUID
    label: str
    """As it was called when the rule was written."""


def may_ask(body: str) -> bool:
    """Large forms are read where they are checked: anew only where there is something to ask about."""
    return '"named"' in body


def asked_in(pages: Iterable[dict[str, Any]], field_ids: Container[str]) -> Iterator[Asked]:
    """Of those fields, however deep in a rule they are looked at."""
    for page in pages:
        for rule in page.get("conditions", ()):
            yield from _asked_by(rule["id"], rule.get("nestedConditions", ()), field_ids)


def _asked_by(rule_id: str, parts: Iterable[dict[str, Any]], field_ids: Container[str]) -> Iterator[Asked]:
    for part in parts:
        yield from _asked_by(rule_id, part.get("nestedConditions", ()), field_ids)
        field_id = str(within(part, "fieldCondition").get("fieldId"))
        if field_id not in field_ids:
            continue
        state = within(within(part, "comparisonCondition"), "fieldState")
        for each in state.get("named") or ():
            yield Asked(rule_id, field_id, UUID(each["id"]), str(each.get("label") or ""))


def within(drawn: dict[str, Any], key: str) -> dict[str, Any]:
    """Empty where nothing is said of it."""
    return drawn.get(key) or {}

"""Whom and what the rules of a form and the branches of its workflow ask for by id: people, teams, projects,
items of lists."""

from collections.abc import Container, Iterable, Iterator
from dataclasses import dataclass
from typing import Any
from uuid import UUID

from chassis.texts import Text

from forms.template.schemas import PublishProblem


@dataclass(frozen=True, slots=True)
class Asker:
    """A rule; with a branch, from 1, a condition of the workflow."""

    subject_id: str
    branch: int | None = None

    @property
    def number(self) -> int:
        return self.branch or 0

    def problem(self, code: str, of_rule: Text, of_branch: Text, **params: str | int) -> PublishProblem:
        """`code` goes on behind "rule" or "branch"."""
        if self.branch is None:
            code, message = f"rule{code}", of_rule
        else:
            code, message, params = f"branch{code}", of_branch, {**params, "branch": self.branch}
        return PublishProblem(code=code, subject_id=self.subject_id, params=params, message=message)


@dataclass(frozen=True, slots=True)
class Asked:
    """Whether it is chosen in a field."""

    by: Asker
    field_id: str
    id: UUID
    label: str
    """As it was called when that was asked."""


def missing(asked: Asked) -> PublishProblem:
    """It never was, is another company's, or is gone."""
    name = asked.label or "–"
    return asked.by.problem(
        "NamedMissing",
        Text("This rule asks for “{name}”, which is not there any more. Choose anew.", name=name),
        Text(
            "Branch {branch} asks for “{name}”, which is not there any more. Choose anew.",
            branch=asked.by.number,
            name=name,
        ),
        name=name,
    )


Conditions = Iterable[tuple[Asker, dict[str, Any]]]


def asked_in(conditions: Conditions, field_ids: Container[str]) -> Iterator[Asked]:
    """Of those fields, however deep in a condition they are looked at."""
    for by, condition in conditions:
        yield from _asked_by(by, condition.get("nestedConditions", ()), field_ids)


def _asked_by(by: Asker, parts: Iterable[dict[str, Any]], field_ids: Container[str]) -> Iterator[Asked]:
    for part in parts:
        yield from _asked_by(by, part.get("nestedConditions", ()), field_ids)
        field_id = str(within(part, "fieldCondition").get("fieldId"))
        if field_id not in field_ids:
            continue
        state = within(within(part, "comparisonCondition"), "fieldState")
        for each in state.get("named") or ():
            yield Asked(by, field_id, UUID(each["id"]), str(each.get("label") or ""))


def within(drawn: dict[str, Any], key: str) -> dict[str, Any]:
    """Empty where nothing is said of it."""
    return drawn.get(key) or {}

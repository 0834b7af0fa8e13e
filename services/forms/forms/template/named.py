"""People, teams and projects that the rules of a form ask for, whom identity may not know any more."""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any
from uuid import UUID

import orjson
from chassis.texts import Text
from formwork.fields.directory import KIND as DIRECTORY
from identity_client.access import role_of
from identity_client.directory import Directory

from forms.template.drawn_fields import drawn_fields
from forms.template.schemas import PublishProblem


@dataclass(frozen=True, slots=True)
class _Asked:
    """By one rule: whether somebody or something is chosen."""

    rule_id: str
    of: str
    """`person`, `team` or `project`, as the field that it looks at says."""
    id: UUID
    label: str


async def problems_of_named(directory: Directory, company_id: UUID, body: str) -> list[PublishProblem]:
    """Such a rule would never find what it asks for. Each is told once a rule."""
    asked = [*_asked_in(body)]
    ids = {of: {each.id for each in asked if each.of == of} for of in ("person", "team", "project")}
    people = await directory.users(company_id, ids["person"])
    there = {
        "person": {user_id for user_id, user in people.items() if role_of(user) is not None},
        "team": {*await directory.teams(company_id, ids["team"])},
        "project": {*await directory.projects(company_id, ids["project"])},
    }
    left = {user_id: user.full_name for user_id, user in people.items() if user_id not in there["person"]}
    missing = {(each.rule_id, each.id): each for each in asked if each.id not in there[each.of]}
    return [_problem(each, left) for each in missing.values()]


def _asked_in(body: str) -> Iterator[_Asked]:
    # Large forms are read where they are checked, not here: only where there is somebody to ask about.
    if '"named"' not in body or f'"{DIRECTORY.type}"' not in body:
        return
    pages = orjson.loads(body)
    offered = {
        str(drawn.get("id")): str(_within(drawn, "setting").get("of") or "person")
        for drawn in drawn_fields(pages, (DIRECTORY.type,))
    }
    for page in pages:
        for rule in page.get("conditions", ()):
            yield from _asked_by(rule["id"], rule.get("nestedConditions", ()), offered)


def _asked_by(rule_id: str, parts: Iterable[dict[str, Any]], offered: Mapping[str, str]) -> Iterator[_Asked]:
    for part in parts:
        yield from _asked_by(rule_id, part.get("nestedConditions", ()), offered)
        of = offered.get(str(_within(part, "fieldCondition").get("fieldId")))
        if of is None:
            continue
        state = _within(_within(part, "comparisonCondition"), "fieldState")
        for each in state.get("named") or ():
            yield _Asked(rule_id, of, UUID(each["id"]), str(each.get("label") or ""))


def _within(drawn: dict[str, Any], key: str) -> dict[str, Any]:
    """Empty where nothing is said of it."""
    return drawn.get(key) or {}


def _problem(asked: _Asked, left: Mapping[UUID, str]) -> PublishProblem:
    name = asked.label or "–"
    if asked.id in left:
        code, name = "rulePersonLeft", left[asked.id]
        message = Text("This rule asks for {name}, who left the company. Choose somebody else.", name=name)
    else:
        code = "ruleNamedMissing"
        message = Text("This rule asks for “{name}”, which is not there any more. Choose anew.", name=name)
    return PublishProblem(code=code, subject_id=asked.rule_id, params={"name": name}, message=message)

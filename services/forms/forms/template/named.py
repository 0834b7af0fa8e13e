"""People, teams and projects that the rules of a form ask for, whom identity may not know any more."""

from collections.abc import Iterator, Mapping
from uuid import UUID

import orjson
from chassis.texts import Text
from formwork.fields.directory import KIND as DIRECTORY
from identity_client.access import role_of
from identity_client.directory import Directory

from forms.template.asked import Asked, asked_in, may_ask, within
from forms.template.drawn_fields import drawn_fields
from forms.template.schemas import PublishProblem


async def problems_of_named(directory: Directory, company_id: UUID, body: str) -> list[PublishProblem]:
    """Such a rule would never find what it asks for. Each is told once a rule."""
    asked = [*_asked_in(body)]
    ids = {of: {each.id for kind, each in asked if kind == of} for of in ("person", "team", "project")}
    people = await directory.users(company_id, ids["person"])
    there = {
        "person": {user_id for user_id, user in people.items() if role_of(user) is not None},
        "team": {*await directory.teams(company_id, ids["team"])},
        "project": {*await directory.projects(company_id, ids["project"])},
    }
    left = {user_id: user.full_name for user_id, user in people.items() if user_id not in there["person"]}
    missing = {(each.rule_id, each.id): each for of, each in asked if each.id not in there[of]}
    return [_problem(each, left) for each in missing.values()]


def _asked_in(body: str) -> Iterator[tuple[str, Asked]]:
    """Each with what its field offers: `person`, `team` or `project`."""
    if not may_ask(body) or f'"{DIRECTORY.type}"' not in body:
        return
    pages = orjson.loads(body)
    offered = {
        str(drawn.get("id")): str(within(drawn, "setting").get("of") or "person")
        for drawn in drawn_fields(pages, (DIRECTORY.type,))
    }
    for each in asked_in(pages, offered):
        yield offered[each.field_id], each


def _problem(asked: Asked, left: Mapping[UUID, str]) -> PublishProblem:
    name = asked.label or "–"
    if asked.id in left:
        code, name = "rulePersonLeft", left[asked.id]
        message = Text("This rule asks for {name}, who left the company. Choose somebody else.", name=name)
    else:
        code = "ruleNamedMissing"
        message = Text("This rule asks for “{name}”, which is not there any more. Choose anew.", name=name)
    return PublishProblem(code=code, subject_id=asked.rule_id, params={"name": name}, message=message)

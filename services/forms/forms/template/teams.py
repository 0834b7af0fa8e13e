"""Teams that a drawn workflow, the rules and the fields of its form name: identity knows which are the
company's."""

from collections.abc import Iterable, Iterator
from typing import Any
from uuid import UUID

import orjson
from chassis.texts import Text
from formwork.fields.directory import KIND as DIRECTORY
from identity_client.directory import Directory

from forms.template.drawn_fields import drawn_fields
from forms.template.schemas import PublishProblem


async def missing_among(directory: Directory, company_id: UUID, team_ids: Iterable[UUID]) -> set[UUID]:
    """Deleted ones, another company's, and such as never were."""
    wanted = {*team_ids}
    return wanted - (await directory.teams(company_id, wanted)).keys()


async def problems_of_teams(
    directory: Directory, company_id: UUID, body: str, workflow: str
) -> list[PublishProblem]:
    """What waits for such a team would wait for ever, and a rule or field that asks about it means nobody."""
    nodes, rules, fields = [*_with_teams(workflow)], [*_rules_with_teams(body)], [*_fields_with_teams(body)]
    wanted = (each for _, team_ids in (*nodes, *rules, *fields) for each in team_ids)
    missing = await missing_among(directory, company_id, wanted)
    return [
        *(_problem(node) for node, team_ids in nodes if not missing.isdisjoint(team_ids)),
        *(_problem_of_rule(rule_id) for rule_id, team_ids in rules if not missing.isdisjoint(team_ids)),
        *(_problem_of_field(field_id) for field_id, team_ids in fields if not missing.isdisjoint(team_ids)),
    ]


def _fields_with_teams(body: str) -> Iterator[tuple[str, list[UUID]]]:
    if f'"{DIRECTORY.type}"' not in body:
        return
    for drawn in drawn_fields(orjson.loads(body), (DIRECTORY.type,)):
        setting: dict[str, Any] = drawn.get("setting") or {}
        if team_ids := setting.get("teamIds"):
            yield str(drawn.get("id")), [UUID(each) for each in team_ids]


def _problem_of_field(field_id: str) -> PublishProblem:
    message = Text("This field names a team that is not there any more. Choose its teams anew.")
    return PublishProblem(code="fieldTeamMissing", subject_id=field_id, params={}, message=message)


def _rules_with_teams(body: str) -> Iterator[tuple[str, list[UUID]]]:
    # Large forms are read where they are checked, not here: only where there is something to ask about.
    if '"teamIds"' not in body:
        return
    for page in orjson.loads(body):
        for rule in page.get("conditions", ()):
            if team_ids := [*_teams_asked_about(rule)]:
                yield rule["id"], team_ids


def _teams_asked_about(group: dict[str, Any]) -> Iterator[UUID]:
    compared: dict[str, Any] = group.get("comparisonCondition") or {}
    if compared.get("type") == "team":
        yield from (UUID(each) for each in compared.get("teamIds", ()))
    for part in group.get("nestedConditions", ()):
        yield from _teams_asked_about(part)


def _problem_of_rule(rule_id: str) -> PublishProblem:
    message = Text("This rule names a team that is not there any more. Choose its teams anew.")
    return PublishProblem(code="ruleTeamMissing", subject_id=rule_id, params={}, message=message)


def _with_teams(workflow: str) -> Iterator[tuple[dict[str, Any], list[UUID]]]:
    for node in orjson.loads(workflow)["nodes"]:
        if team_ids := node.get("data", {}).get("teamIds"):
            yield node, [UUID(each) for each in team_ids]


def _problem(node: dict[str, Any]) -> PublishProblem:
    data = node["data"]
    name = str(data.get("stepName") or data.get("subject") or data.get("name") or "")
    message = Text("“{name}” names a team that is not there any more. Choose its teams anew.", name=name)
    return PublishProblem(code="teamMissing", subject_id=node["id"], params={"name": name}, message=message)

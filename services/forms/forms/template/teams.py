"""Teams that a drawn workflow, the rules and the fields of its form name: identity knows which are the
company's."""

from collections.abc import Iterable, Iterator
from typing import Any
from uuid import UUID

from chassis.texts import Text
from formwork.fields.directory import KIND as DIRECTORY
from identity_client.directory import Directory

from forms.template.asked import Asker, Conditions
from forms.template.draft_json import DraftJson
from forms.template.drawn_fields import drawn_fields
from forms.template.schemas import PublishProblem


async def missing_among(directory: Directory, company_id: UUID, team_ids: Iterable[UUID]) -> set[UUID]:
    """Deleted ones, another company's, and such as never were."""
    wanted = {*team_ids}
    return wanted - (await directory.teams(company_id, wanted)).keys()


async def problems_of_teams(directory: Directory, company_id: UUID, draft: DraftJson) -> list[PublishProblem]:
    """What waits for such a team would wait for ever, and a condition or field that asks about it means
    nobody."""
    nodes, fields = [*_with_teams(draft.workflow)], [*_fields_with_teams(draft.pages)]
    conditions = [*_conditions_with_teams(draft.conditions)]
    wanted = (each for _, team_ids in (*nodes, *conditions, *fields) for each in team_ids)
    missing = await missing_among(directory, company_id, wanted)
    return [
        *(_problem(node) for node, team_ids in nodes if not missing.isdisjoint(team_ids)),
        *(_problem_of_condition(by) for by, team_ids in conditions if not missing.isdisjoint(team_ids)),
        *(_problem_of_field(field_id) for field_id, team_ids in fields if not missing.isdisjoint(team_ids)),
    ]


def _fields_with_teams(pages: list[Any]) -> Iterator[tuple[str, list[UUID]]]:
    for drawn in drawn_fields(pages, (DIRECTORY.type,)):
        setting: dict[str, Any] = drawn.get("setting") or {}
        if team_ids := setting.get("teamIds"):
            yield str(drawn.get("id")), [UUID(each) for each in team_ids]


def _problem_of_field(field_id: str) -> PublishProblem:
    message = Text("This field names a team that is not there any more. Choose its teams anew.")
    return PublishProblem(code="fieldTeamMissing", subject_id=field_id, params={}, message=message)


def _conditions_with_teams(conditions: Conditions) -> Iterator[tuple[Asker, list[UUID]]]:
    for by, condition in conditions:
        if team_ids := [*_teams_asked_about(condition)]:
            yield by, team_ids


def _teams_asked_about(group: dict[str, Any]) -> Iterator[UUID]:
    compared: dict[str, Any] = group.get("comparisonCondition") or {}
    if compared.get("type") == "team":
        yield from (UUID(each) for each in compared.get("teamIds", ()))
    for part in group.get("nestedConditions", ()):
        yield from _teams_asked_about(part)


def _problem_of_condition(by: Asker) -> PublishProblem:
    return by.problem(
        "TeamMissing",
        Text("This rule names a team that is not there any more. Choose its teams anew."),
        Text(
            "Branch {branch} names a team that is not there any more. Choose its teams anew.",
            branch=by.number,
        ),
    )


def _with_teams(workflow: dict[str, Any]) -> Iterator[tuple[dict[str, Any], list[UUID]]]:
    for node in workflow["nodes"]:
        if team_ids := node.get("data", {}).get("teamIds"):
            yield node, [UUID(each) for each in team_ids]


def _problem(node: dict[str, Any]) -> PublishProblem:
    data = node["data"]
    name = str(data.get("stepName") or data.get("subject") or data.get("name") or "")
    message = Text("“{name}” names a team that is not there any more. Choose its teams anew.", name=name)
    return PublishProblem(code="teamMissing", subject_id=node["id"], params={"name": name}, message=message)

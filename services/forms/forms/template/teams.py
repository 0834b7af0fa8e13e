"""Teams that a drawn workflow names: identity knows which of them are the company's."""

from collections.abc import Iterable, Iterator
from typing import Any
from uuid import UUID

import orjson
from chassis.texts import Text
from identity_client.directory import Directory

from forms.template.schemas import PublishProblem


async def missing_among(directory: Directory, company_id: UUID, team_ids: Iterable[UUID]) -> set[UUID]:
    """Deleted ones, another company's, and such as never were."""
    wanted = {*team_ids}
    return wanted - (await directory.teams(company_id, wanted)).keys()


async def problems_of_teams(directory: Directory, company_id: UUID, workflow: str) -> list[PublishProblem]:
    """What waits for such a team would wait for ever."""
    nodes = [*_with_teams(workflow)]
    missing = await missing_among(directory, company_id, (each for _, team_ids in nodes for each in team_ids))
    return [_problem(node) for node, team_ids in nodes if not missing.isdisjoint(team_ids)]


def _with_teams(workflow: str) -> Iterator[tuple[dict[str, Any], list[UUID]]]:
    for node in orjson.loads(workflow)["nodes"]:
        if team_ids := node.get("data", {}).get("teamIds"):
            yield node, [UUID(each) for each in team_ids]


def _problem(node: dict[str, Any]) -> PublishProblem:
    data = node["data"]
    name = str(data.get("stepName") or data.get("subject") or data.get("name") or "")
    message = Text("“{name}” names a team that is not there any more. Choose its teams anew.", name=name)
    return PublishProblem(code="teamMissing", subject_id=node["id"], params={"name": name}, message=message)

"""People, teams and projects that the rules of a form and the branches of its workflow ask for, whom identity
may not know any more."""

from collections.abc import Iterator, Mapping
from uuid import UUID

from chassis.texts import Text
from formwork.fields.directory import KIND as DIRECTORY
from identity_client.access import role_of
from identity_client.directory import Directory

from forms.template.asked import Asked, asked_in, missing, within
from forms.template.draft_json import DraftJson
from forms.template.drawn_fields import drawn_fields
from forms.template.schemas import PublishProblem


async def problems_of_named(directory: Directory, company_id: UUID, draft: DraftJson) -> list[PublishProblem]:
    """What is asked for would never be found. Each is told once a rule or branch."""
    asked = [*_asked_in(draft)]
    ids = {of: {each.id for kind, each in asked if kind == of} for of in ("person", "team", "project")}
    people = await directory.users(company_id, ids["person"])
    there = {
        "person": {user_id for user_id, user in people.items() if role_of(user) is not None},
        "team": {*await directory.teams(company_id, ids["team"])},
        "project": {*await directory.projects(company_id, ids["project"])},
    }
    left = {user_id: user.full_name for user_id, user in people.items() if user_id not in there["person"]}
    gone = {(each.by, each.id): each for of, each in asked if each.id not in there[of]}
    return [_problem(each, left) for each in gone.values()]


def _asked_in(draft: DraftJson) -> Iterator[tuple[str, Asked]]:
    """Each with what its field offers: `person`, `team` or `project`."""
    offered = {
        str(drawn.get("id")): str(within(drawn, "setting").get("of") or "person")
        for drawn in drawn_fields(draft.pages, (DIRECTORY.type,))
    }
    for each in asked_in(draft.conditions, offered):
        yield offered[each.field_id], each


def _problem(asked: Asked, left: Mapping[UUID, str]) -> PublishProblem:
    by = asked.by
    if asked.id in left:
        name = left[asked.id]
        return by.problem(
            "PersonLeft",
            Text("This rule asks for {name}, who left the company. Choose somebody else.", name=name),
            Text(
                "Branch {branch} asks for {name}, who left the company. Choose somebody else.",
                branch=by.number,
                name=name,
            ),
            name=name,
        )
    return missing(asked)

"""People, teams and projects that fields name. What they are called is identity's to say, and so is whether
they are there, whatever was sent.

Decision: docs/decisions/0232-a-field-names-people-and-things.md"""

from asyncio import sleep
from collections import defaultdict
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass, field
from typing import Any
from uuid import UUID

from chassis.access import Actor
from chassis.db import UnitOfWork
from chassis.errors import Unavailable
from chassis.runtime import Runtime
from contracts.identity.v1 import identity_pb2
from formwork.body import Body
from formwork.chosen import Chosen, LookedUp, Place, each_chosen, looked_up
from formwork.fields.directory import DirectorySetting, as_directory
from formwork.problems import Problem
from identity_client.access import role_of
from identity_client.directory import Directory
from identity_client.projects import Projects

from forms.choice_list.checking import look_up_choices
from forms.outsider import Outsider
from forms.submission.errors import TooManyNamed

Values = Mapping[str, Any]
Item = dict[str, Any]
Before = Callable[[], Awaitable[Values]]
"""What is kept, read where somebody is named: most forms name nobody."""
MOST_NAMED_ANEW = 1_000
"""By one call: of two pages of ids identity is asked, and who sends thousands holds up all others."""


@dataclass(frozen=True)
class Known:
    """What identity told of whom a call names. Asked before rows are held; while it is away nobody new is
    chosen, and what was chosen before stays."""

    actor: Actor
    users: Mapping[UUID, identity_pb2.User] = field(default_factory=dict[UUID, identity_pb2.User])
    teams: Mapping[UUID, identity_pb2.Team] = field(default_factory=dict[UUID, identity_pb2.Team])
    projects: Mapping[UUID, identity_pb2.Project] = field(default_factory=dict[UUID, identity_pb2.Project])
    on_project: frozenset[str] = frozenset()
    kept: Mapping[str, Item] = field(default_factory=dict[str, Item])
    """Who was chosen when it was looked at, and so was not asked about: chosen they stay, also where somebody
    else took them away since."""
    away: Unavailable | None = None

    def look(self, setting: DirectorySetting, item: Item, kept: Item | None) -> Item | Problem:
        if kept is not None:
            return kept
        if isinstance(self.actor, Outsider):
            return Problem("chosenByMembers")
        if item["id"] in self.kept:
            return self.kept[item["id"]]
        if self.away is not None:
            raise self.away
        found = self._named(setting, UUID(item["id"]))
        return found if isinstance(found, Problem) else {"id": item["id"], "label": found}

    def _named(self, setting: DirectorySetting, named_id: UUID) -> str | Problem:
        if setting.of == "person":
            return self._person(setting, named_id)
        if setting.of == "team":
            team = self.teams.get(named_id)
            return Problem("unknownOption") if team is None else team.name
        project = self.projects.get(named_id)
        if project is None or not self.actor.sees_project(named_id):
            return Problem("unknownOption")
        if project.is_archived:
            return Problem("noLongerListed", params={"name": project.name})
        return project.name

    def _person(self, setting: DirectorySetting, user_id: UUID) -> str | Problem:
        user = self.users.get(user_id)
        if user is None:
            return Problem("unknownOption")
        if role_of(user) is None:
            return Problem("personLeft", params={"name": user.full_name})
        is_asked_for = not setting.of_project or user.user_id in self.on_project
        if setting.team_ids:
            is_asked_for &= any(self._is_in(team_id, user.user_id) for team_id in setting.team_ids)
        return user.full_name if is_asked_for else Problem("notAskedFor", params={"name": user.full_name})

    def _is_in(self, team_id: str, user_id: str) -> bool:
        team = self.teams.get(UUID(team_id))
        return team is not None and user_id in team.member_user_ids


def by_field(values: Mapping[UUID, Any]) -> dict[str, Any]:
    """What was sent, as forms name their fields."""
    return {str(field_id): value for field_id, value in values.items()}


async def nothing_before() -> Values:
    return {}


async def learn_named(
    runtime: Runtime,
    actor: Actor,
    project_id: UUID,
    body: Body,
    sent: Values | Mapping[UUID, Any],
    before: Before = nothing_before,
) -> Known:
    """Asked is about whom it names anew: a table is sent whole with each of its cells that is entered."""
    if isinstance(actor, Outsider):
        return Known(actor)
    named: list[tuple[str, Chosen[DirectorySetting]]] = []
    for field_id, value in sent.items():
        found = each_chosen(body, str(field_id), value, as_directory)
        named += ((str(field_id), each) for each in found if each.items)
        await sleep(0)  # others have their turn: whether a large table has the right shape takes its time
    if not named:
        return Known(actor)
    there = _items_in(body, await before(), {field_id for field_id, _ in named})
    wanted: defaultdict[str, set[UUID]] = defaultdict(set)
    kept: dict[str, Item] = {}
    anew: set[UUID] = set()
    asks_project = False
    for field_id, each in named:
        here = there.get((field_id, each.place), {})
        kept |= {item["id"]: here[item["id"]] for item in each.items if item["id"] in here}
        if new := {UUID(item["id"]) for item in each.items if item["id"] not in here}:
            anew |= new
            if len(anew) > MOST_NAMED_ANEW:
                raise TooManyNamed(MOST_NAMED_ANEW)
            wanted[each.setting.of] |= new
            wanted["team"] |= {UUID(team_id) for team_id in each.setting.team_ids}
            asks_project |= each.setting.of_project
    asked = {str(named_id) for ids in wanted.values() for named_id in ids}
    kept = {named_id: item for named_id, item in kept.items() if named_id not in asked}
    if not wanted:
        return Known(actor, kept=kept)
    directory, projects, company_id = runtime.of(Directory), runtime.of(Projects), actor.company_id
    try:
        project = await projects.find(company_id, project_id) if asks_project else None
        return Known(
            actor,
            users=await directory.users(company_id, wanted["person"]),
            teams=await directory.teams(company_id, wanted["team"]),
            projects=await projects.find_all(company_id, wanted["project"]),
            on_project=frozenset(project.member_user_ids) if project else frozenset(),
            kept=kept,
        )
    except Unavailable as away:
        return Known(actor, kept=kept, away=away)


def _items_in(body: Body, values: Values, field_ids: set[str]) -> dict[tuple[str, Place], dict[str, Item]]:
    return {
        (field_id, each.place): {item["id"]: item for item in each.items}
        for field_id in field_ids
        for each in each_chosen(body, field_id, values.get(field_id), as_directory)
    }


async def look_up(
    uow: UnitOfWork, known: Known, body: Body, before: Values, sent: Values, *, leaves_out: bool = False
) -> LookedUp:
    """What was chosen from lists of the company, and whom and what fields name."""
    company_id = known.actor.company_id
    chosen = await look_up_choices(uow, company_id, body, before, sent, leaves_out=leaves_out)
    named = looked_up(body, before, chosen.values, as_directory, known.look, leaves_out=leaves_out)
    return LookedUp(named.values, (*chosen.problems, *named.problems), chosen.in_part | named.in_part)

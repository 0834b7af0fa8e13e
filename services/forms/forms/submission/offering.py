"""Whom a submission's fields offer of the people on its project: those by whom `naming` judges who is named.
Who fills in by their team and is not on the project is told of them too; by identity's own list they are not.

Decision: docs/decisions/0232-a-field-names-people-and-things.md"""

from collections.abc import Collection
from uuid import UUID

from chassis.access import Actor
from chassis.db import UnitOfWork
from chassis.http import Page, Paging
from chassis.runtime import Runtime
from identity_client.directory import Directory
from identity_client.people import PersonPublic
from identity_client.projects import Projects

from forms.rights.reader import Reader
from forms.rights.turn import get_readable


async def query_project_people(
    uow: UnitOfWork,
    runtime: Runtime,
    actor: Actor,
    submission_id: UUID,
    search: str,
    team_ids: Collection[UUID],
    paging: Paging,
) -> Page[PersonPublic]:
    """By name. As many as one project has: they are searched here, with names that are remembered."""
    submission = await get_readable(uow, Reader.of(actor), submission_id)
    directory = runtime.of(Directory)
    project = await runtime.of(Projects).find(actor.company_id, submission.project_id)
    user_ids = set(project.member_user_ids) if project else set[str]()
    if team_ids:
        teams = await directory.teams(actor.company_id, team_ids)
        user_ids &= {user_id for team in teams.values() for user_id in team.member_user_ids}
    people = await directory.people(actor.company_id, map(UUID, user_ids))
    found = [each for each in people.values() if _says(each, search)]
    found.sort(key=lambda each: (each.full_name.lower(), each.user_id))
    shown = found[paging.offset : paging.offset + paging.page_count]
    return Page[PersonPublic].of(shown, len(found), paging)


def _says(person: PersonPublic, search: str) -> bool:
    wanted = search.strip().casefold()
    return wanted in person.full_name.casefold() or wanted in person.email.casefold()

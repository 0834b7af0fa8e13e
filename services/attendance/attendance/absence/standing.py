"""Whoever stands in answers and approves in the projects of who is away, as long as both are managers."""

from dataclasses import dataclass, replace
from uuid import UUID

from chassis.access import Actor, Role
from chassis.db import UnitOfWork
from identity_client.directory import Directory

from attendance.absence.repo import AbsenceRepo


@dataclass(frozen=True, slots=True)
class Standing:
    """The caller, with the projects of those for whom they stand in."""

    actor: Actor
    own: Actor
    absent: frozenset[UUID] = frozenset()

    def is_for_themselves(self, owner: UUID, project_id: UUID) -> bool:
        """Nobody chooses who approves their own hours."""
        return owner in self.absent and not self.own.manages(project_id)

    def for_hours_of(self, owner: UUID) -> Actor:
        """By whose rights: for who is away by one's own alone."""
        return self.own if owner in self.absent else self.actor


async def standing_of(uow: UnitOfWork, directory: Directory, actor: Actor) -> Standing:
    """Before rows are held: identity says which projects those who are away manage by now."""
    if not actor.is_at_least(Role.MANAGER):
        return Standing(actor, actor)
    absent = frozenset(await AbsenceRepo(uow).absent_behind(actor))
    if not absent:
        return Standing(actor, actor)
    projects = await directory.all_projects(actor.company_id)
    theirs = {
        project_id
        for project_id, project in projects.items()
        if not absent.isdisjoint(map(UUID, project.manager_user_ids))
    }
    access = replace(
        actor.access,
        project_ids=actor.access.project_ids | theirs,
        managed_project_ids=actor.access.managed_project_ids | theirs,
    )
    return Standing(replace(actor, access=access), actor, absent)

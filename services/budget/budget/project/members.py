"""Who may still be written to about a project: an event, or a mail that was held, may be late."""

from collections.abc import Mapping
from uuid import UUID

from chassis.access import Role
from contracts.identity.v1.identity_pb2 import Project, User
from identity_client.access import role_of


def is_at_project(project: Project, user_id: UUID, people: Mapping[UUID, User]) -> bool:
    """`people`: what identity tells of who is asked about."""
    if str(user_id) in (*project.manager_user_ids, *project.member_user_ids):
        return True
    user = people.get(user_id)
    role = role_of(user) if user else None
    # Who sees every project, and is in the list of few.
    return role is not None and role.at_least(Role.ADMIN)

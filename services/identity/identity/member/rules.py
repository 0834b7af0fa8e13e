"""Who may change or remove whom. Pure: the table of roles, written down once."""

from uuid import UUID

from chassis.access import Role
from chassis.texts import Text


def why_out_of_reach(
    actor_id: UUID, actor_role: Role, target_id: UUID, target_role: Role, new_role: Role | None = None
) -> Text | None:
    """Why the actor may not give the target this role (none: remove them). None: they may."""
    if actor_id == target_id:
        return Text("Nobody changes or removes themselves. Ask another admin of your company.")
    if target_role is Role.OWNER or new_role is Role.OWNER:
        return Text("The owner stays the owner until they transfer the ownership.")
    if target_role is Role.CO_OWNER and actor_role is not Role.OWNER:
        return Text("Only the owner may change or remove a co-owner.")
    reached = [role for role in (target_role, new_role) if role is not None]
    needed = Role.CO_OWNER if any(role.at_least(Role.ADMIN) for role in reached) else Role.ADMIN
    if not actor_role.at_least(needed):
        return why_not_given(needed)
    return None


def may_give(actor_role: Role, role: Role) -> bool:
    """Whether the actor may bring somebody into the company with this role."""
    if role is Role.OWNER:
        return False
    return actor_role.at_least(Role.CO_OWNER if role.at_least(Role.ADMIN) else Role.ADMIN)


def why_not_given(needed: Role) -> Text:
    if needed is Role.CO_OWNER:
        return Text("Only the owner and the co-owners decide about admins and co-owners.")
    return Text("Only admins decide about members.")

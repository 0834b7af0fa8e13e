"""Open invites end with the right to give their role: nobody comes back by an invite to themselves."""

from collections.abc import Sequence
from uuid import UUID

from chassis.access import Actor, Role
from chassis.clock import now
from chassis.db import UnitOfWork

from identity.audit.actions import AuditAction
from identity.invite.repo import InviteRepo
from identity.invite.sending import note
from identity.member.rules import may_give
from identity.tables.invite import Invite


async def open_invites_of(uow: UnitOfWork, company_id: UUID, user_id: UUID) -> Sequence[Invite]:
    """What ends when they are removed."""
    found = await InviteRepo(uow).open_of(company_id, user_id)
    return [invite for invite in found if invite.expires_at > now()]


async def withdraw_invites(uow: UnitOfWork, actor: Actor, user_id: UUID, role: Role | None) -> None:
    """Revoke what this person may give no longer, being of this role or, with none, no member. Under the
    company's lock. The mailed links stay known, so that who opens one is told whom to ask instead."""
    for invite in await InviteRepo(uow).open_of(actor.company_id, user_id):
        if role is None or not may_give(role, Role(invite.role)):
            invite.revoked_at = now()
            note(uow, actor, AuditAction.INVITE_REVOKED, invite)
    await uow.flush()

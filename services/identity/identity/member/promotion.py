"""Raising plain members to managers: a project's manager needs that role, so making one gives it."""

from collections.abc import Sequence
from uuid import UUID

from chassis.access import Actor, Role
from chassis.access.reader import AccessReader
from chassis.db import UnitOfWork
from contracts.identity.v1 import events_pb2
from identity_client.access import wire_role

from identity.access.members import member_changed
from identity.access.service import announce_changed_access
from identity.audit import service as audit
from identity.audit.actions import AuditAction
from identity.member.promotion_repo import PromotionRepo


async def raise_to_manager(
    uow: UnitOfWork, access: AccessReader, actor: Actor, user_ids: Sequence[UUID]
) -> list[UUID]:
    """Those whose role changed; whoever has a higher one keeps it."""
    if not user_ids:
        return []
    raised = await PromotionRepo(uow).raise_to_manager(actor, user_ids)
    for person in raised:
        audit.record(
            uow,
            actor,
            AuditAction.MEMBER_ROLE_CHANGED,
            subject_type="member",
            subject_id=person.user_id,
            subject_name=person.full_name,
            changes={"role": [Role.MEMBER.value, Role.MANAGER.value]},
        )
        uow.outbox.add(
            events_pb2.MemberRoleChanged(
                company_id=str(actor.company_id), user_id=str(person.user_id), role=wire_role(Role.MANAGER)
            )
        )
        uow.outbox.add(member_changed(actor.company_id, person.user_id, Role.MANAGER, person.joined_at))
        announce_changed_access(uow, access, person.user_id, actor.company_id)
    return [person.user_id for person in raised]

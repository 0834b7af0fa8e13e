"""Raising plain members to managers: a project's manager needs that role, so making one gives it."""

from collections.abc import Sequence
from uuid import UUID

from chassis.access import Actor, Role
from chassis.access.remote import wire_role
from chassis.clock import now
from chassis.db import UnitOfWork
from chassis.runtime import Runtime
from contracts.identity.v1 import events_pb2
from sqlalchemy import select, update

from identity.access.service import announce_changed_access
from identity.audit import service as audit
from identity.audit.actions import AuditAction
from identity.member.models import Member
from identity.user.models import User


async def raise_to_manager(
    uow: UnitOfWork, runtime: Runtime, actor: Actor, user_ids: Sequence[UUID]
) -> list[UUID]:
    """Those whose role changed; whoever has a higher one keeps it."""
    if not user_ids:
        return []
    raised = await _raise(uow, actor, user_ids)
    people = await uow.execute(select(User.id, User.full_name).where(User.id.in_(raised)))
    names: dict[UUID, str] = {person.id: person.full_name for person in people}
    for user_id in raised:
        audit.record(
            uow,
            actor,
            AuditAction.MEMBER_ROLE_CHANGED,
            subject_type="member",
            subject_id=user_id,
            subject_name=names[user_id],
            changes={"role": [Role.MEMBER.value, Role.MANAGER.value]},
        )
        uow.outbox.add(
            events_pb2.MemberRoleChanged(
                company_id=str(actor.company_id), user_id=str(user_id), role=wire_role(Role.MANAGER)
            )
        )
        announce_changed_access(uow, runtime, user_id, actor.company_id)
    return raised


async def _raise(uow: UnitOfWork, actor: Actor, user_ids: Sequence[UUID]) -> list[UUID]:
    raised = await uow.execute(
        update(Member)
        .where(
            Member.company_id == actor.company_id,
            Member.user_id.in_(user_ids),
            Member.role == Role.MEMBER.value,
            Member.removed_at.is_(None),
        )
        .values(role=Role.MANAGER.value, updated_at=now())
        .returning(Member.user_id)
        .execution_options(synchronize_session=False)
    )
    return list(raised.scalars())

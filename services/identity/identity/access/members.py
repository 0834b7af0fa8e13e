"""Who belongs to a company, told to other services."""

from collections.abc import Sequence
from datetime import datetime
from uuid import UUID

from chassis.access import Role
from chassis.db import UnitOfWork
from contracts.identity.v1 import events_pb2
from identity_client.access import wire_role

from identity.access.repo import AccessRepo
from identity.tables.member import Member


def announce_member(uow: UnitOfWork, member: Member) -> None:
    """Say how the membership is now; nobody else changes it until this unit ends."""
    uow.outbox.add(_as_now(member))


async def members_after(
    uow: UnitOfWork, company_id: UUID, user_id: UUID, limit: int
) -> Sequence[events_pb2.MemberChanged]:
    """A page of all there are, for a receiver that is told anew."""
    return [_as_now(member) for member in await AccessRepo(uow).members_after(company_id, user_id, limit)]


def member_changed(
    company_id: UUID, user_id: UUID, role: Role, joined_at: datetime
) -> events_pb2.MemberChanged:
    changed = events_pb2.MemberChanged(company_id=str(company_id), user_id=str(user_id), role=wire_role(role))
    changed.joined_at.FromDatetime(joined_at)
    return changed


def _as_now(member: Member) -> events_pb2.MemberChanged:
    return member_changed(member.company_id, member.user_id, Role(member.role), member.joined_at)

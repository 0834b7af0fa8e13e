"""The signed-in person's own profile."""

from typing import Any
from uuid import UUID

from chassis.access import Actor, Role, SignedInUser
from chassis.db import UnitOfWork
from chassis.storage import Storage

from identity.audit import service as audit
from identity.audit.actions import AuditAction
from identity.directory.names import abbreviate
from identity.tables.user import Language, User
from identity.user.repo import UserRepo
from identity.user.schemas import GroupOfUser, ProjectOfUser, SelfProfile, SelfProfileUpdate
from identity.user.service import announce_profile, get_user


async def get_self_profile(
    uow: UnitOfWork, storage: Storage, user_id: UUID, company_id: UUID | None
) -> SelfProfile:
    users = UserRepo(uow)
    rows = await users.find_with_groups(user_id)
    user: User = rows[0].User
    memberships = [row for row in rows if row.company_id is not None]
    current = next((row for row in memberships if row.company_id == company_id), None)
    projects = (
        await users.projects_of(user_id, current.company_id, Role(current.role))
        if current is not None
        else ()
    )
    return SelfProfile(
        user_id=user.id,
        full_name=user.full_name,
        email=user.email,
        photo_url=await storage.signed_url(user.photo_key) if user.photo_key else None,
        name_abbreviation=abbreviate(user.full_name),
        abbreviation_bg_color=user.abbreviation_bg_color,
        first_day_of_the_week=user.first_day_of_the_week,
        language=Language(user.language),
        is_register_completed=user.is_register_completed,
        current_group_id=current.company_id if current is not None else None,
        groups=[await _group(storage, user, row) for row in memberships],
        projects=[ProjectOfUser.model_validate(row) for row in projects],
        has_second_factor=rows[0].has_second_factor,
    )


async def update_self_profile(uow: UnitOfWork, caller: SignedInUser, body: SelfProfileUpdate) -> None:
    user = await get_user(uow, caller.user_id, lock=True)
    changes = body.model_dump(exclude_none=True, mode="json")
    if body.full_name is not None and body.full_name != user.full_name:
        # What they do from now on is told under another name.
        renamed = {"name": [user.full_name, body.full_name]}
        await audit.record_account(uow, user, caller.origin, AuditAction.RENAMED, renamed)
    for name, value in changes.items():
        setattr(user, name, value)
    if changes:
        announce_profile(uow, user)
        await uow.flush()


async def hide_first_steps(uow: UnitOfWork, actor: Actor) -> None:
    """In this company, on every device of theirs."""
    await UserRepo(uow).hide_first_steps(actor.user_id, actor.company_id)


async def _group(storage: Storage, user: User, row: Any) -> GroupOfUser:
    return GroupOfUser(
        group_id=row.company_id,
        name=row.name,
        role=row.role,
        is_default=row.company_id == user.last_company_id,
        logo_url=await storage.signed_url(row.logo_key) if row.logo_key else None,
        color=row.color,
        time_zone=row.time_zone,
        hides_first_steps=row.hides_first_steps,
    )

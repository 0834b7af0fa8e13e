"""What other aggregates need of users."""

from collections.abc import Sequence
from uuid import UUID

from chassis.clock import now
from chassis.db import UnitOfWork
from contracts.identity.v1 import events_pb2, identity_pb2

from identity.directory.names import abbreviate, background_for
from identity.tables.user import Language, User
from identity.user.passwords import Passwords
from identity.user.repo import UserRepo


async def create_verified_user(
    uow: UnitOfWork,
    passwords: Passwords,
    *,
    email: str,
    full_name: str,
    password: str,
    language: Language = Language.ENGLISH,
    password_hash: str | None = None,
) -> User:
    """A user whose address needs no proof, for seeds. The same address again is the same user.

    Whoever makes many with one password gives its hash: hashing is slow on purpose."""
    email = email.strip().lower()
    existing = await UserRepo(uow).find_by_email(email)
    if existing is not None:
        return existing
    user = await add_user(
        uow,
        User(
            email=email,
            full_name=full_name,
            password_hash=password_hash or await passwords.hash(password),
            email_verified_at=now(),
            is_register_completed=True,
            language=language.value,
            abbreviation_bg_color=background_for(email),
        ),
    )
    uow.outbox.add(events_pb2.UserVerified(user_id=str(user.id)))
    return user


async def get_user(uow: UnitOfWork, user_id: UUID, *, lock: bool = False) -> User:
    """The user of a verified session; users are never deleted, so there is one."""
    user = await UserRepo(uow).find(user_id, lock=lock)
    assert user is not None
    return user


async def time_zone_of(uow: UnitOfWork, user: User) -> str:
    """Of the company they work in; empty where there is none."""
    return await UserRepo(uow).time_zone_of(user)


async def lock_with_same_password(uow: UnitOfWork, seen: User) -> User | None:
    """The user whose password was compared, to act on it; None where a new one was set since they were read.

    Locked, so that one set from now on finds, and ends, what is begun here."""
    user = await get_user(uow, seen.id, lock=True)
    return user if user.password_changed_at == seen.password_changed_at else None


async def company_to_open(uow: UnitOfWork, user_id: UUID, *wanted: UUID | None) -> UUID | None:
    """The first wanted company the user still belongs to, else the one they joined first."""
    return await UserRepo(uow).company_to_open(user_id, *wanted)


async def find_user_by_email(uow: UnitOfWork, email: str, *, lock: bool = False) -> User | None:
    return await UserRepo(uow).find_by_email(email, lock=lock)


async def add_user(uow: UnitOfWork, user: User) -> User:
    UserRepo(uow).add(user)
    await uow.flush()
    uow.outbox.add(events_pb2.UserRegistered(user_id=str(user.id)))
    announce_profile(uow, user)
    return user


async def find_user(uow: UnitOfWork, user_id: UUID) -> User | None:
    return await UserRepo(uow).find(user_id)


def rename(uow: UnitOfWork, user: User, full_name: str) -> None:
    if user.full_name != full_name:
        user.full_name = full_name
        announce_profile(uow, user)


def announce_profile(uow: UnitOfWork, user: User) -> None:
    """Tell the other contexts how the person is shown now. A photo they ask for: its URL is short-lived."""
    uow.outbox.add(_profile_changed(user))


async def profiles_after(uow: UnitOfWork, after: UUID, limit: int) -> Sequence[events_pb2.UserProfileChanged]:
    """A page of all there are, for a receiver that is told anew."""
    return [_profile_changed(user) for user in await UserRepo(uow).held_after(after, limit)]


def _profile_changed(user: User) -> events_pb2.UserProfileChanged:
    return events_pb2.UserProfileChanged(
        user=identity_pb2.User(
            user_id=str(user.id),
            full_name=user.full_name,
            email=user.email,
            name_abbreviation=abbreviate(user.full_name),
            abbreviation_bg_color=user.abbreviation_bg_color,
            language=user.language,
        )
    )

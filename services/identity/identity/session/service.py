"""Sessions: begun at a sign-in, carried on by rotating tokens, ended by the person or by suspicion."""

import hmac
from dataclasses import dataclass, replace
from datetime import datetime, timedelta
from enum import StrEnum
from uuid import UUID

from chassis.access import Origin, SignedInUser
from chassis.access.reader import AccessReader
from chassis.clock import now
from chassis.db import UnitOfWork
from chassis.errors import Forbidden, NotFound
from chassis.ids import new_id
from chassis.runtime import Runtime
from chassis.texts import Text

from identity.access.service import announce_changed_access
from identity.audit import service as audit
from identity.audit.actions import AuditAction
from identity.session.devices import device_of
from identity.session.keys import ACCESS_SECONDS, SigningKeys
from identity.session.known_origins import (
    SignInOrigin,
    forget_origin_of,
    forget_origins,
    remember_origin,
)
from identity.session.refresh_tokens import RefreshLink, RefreshTokens, hash_refresh_token
from identity.session.repo import SessionRepo
from identity.session.schemas import SessionPublic
from identity.tables.session import RefreshToken, Session
from identity.tables.user import User
from identity.user import service as users
from identity.user.notices import SecurityNotice, raise_notice

_IDLE = timedelta(days=30)
_LONGEST = timedelta(days=180)
# Two tabs that wake together both send the old token; the slower one gets the same successor.
GRACE = timedelta(seconds=10)
_KEEP_USED = timedelta(hours=1)
_KEEP_ENDED = timedelta(days=30)


class RevokeReason(StrEnum):
    SIGNED_OUT = "signed_out"
    REVOKED = "revoked"
    PASSWORD = "password"  # noqa: S105 -- a reason, no secret
    REUSED = "refresh_reused"


@dataclass(frozen=True, slots=True)
class SignedIn:
    """What the edge turns into cookies."""

    user_id: UUID
    company_id: UUID | None
    access_token: str
    access_expires_at: datetime
    csrf: str
    session_expires_at: datetime
    refresh_token: str | None = None
    """None where only the access token is new."""
    device: str | None = None
    """The secret that this device is known by from now on; None where nobody signed in."""


async def start_session(uow: UnitOfWork, runtime: Runtime, user: User, begun_at: SignInOrigin) -> SignedIn:
    sessions, origin = SessionRepo(uow), begun_at.origin
    at = now()
    session = sessions.add(
        Session(
            user_id=user.id,
            company_id=await users.company_to_open(uow, user.id, user.last_company_id),
            ip=origin.ip,
            user_agent=origin.user_agent,
            created_at=at,
            last_used_at=at,
            expires_at=at + _IDLE,
        )
    )
    await uow.flush()
    await sessions.delete_ended(user.id, before=at - _KEEP_ENDED)
    await audit.record_account(uow, user, origin, AuditAction.SIGNED_IN)
    device = await remember_origin(uow, user.id, begun_at, session.id)
    signed_in = _signed_in(runtime, session, _next_token(sessions, runtime.of(RefreshTokens), session))
    return replace(signed_in, device=device)


async def refresh(uow: UnitOfWork, runtime: Runtime, token: str, origin: Origin) -> SignedIn | None:
    """The next link of the chain. None: the token is worth nothing; a stolen one ends its session too."""
    link = runtime.of(RefreshTokens).link_of(token)
    if link is None:
        return None
    sessions = SessionRepo(uow)
    # Locked: of two tabs that come at once the second sees what the first did.
    session = await sessions.find(link.session_id, lock=True)
    at = now()
    if session is None or session.revoked_at is not None or session.expires_at <= at:
        return None
    chain = await sessions.tokens_of(session.id)
    given = next((each for each in chain if each.id == link.token_id), None)
    if given is not None and not hmac.compare_digest(given.token_hash, hash_refresh_token(token)):
        return None
    if given is None or (given.used_at is not None and given.used_at < at - GRACE):
        await _stop_stolen_session(uow, runtime.access, session, origin)
        return None
    await _open(uow, session, await users.company_to_open(uow, session.user_id, session.company_id), origin)
    if given.used_at is not None:
        return _signed_in(runtime, session, next(each for each in chain if each.used_at is None))
    given.used_at = at
    session.last_used_at = at
    session.ip, session.user_agent = origin.ip, origin.user_agent
    session.expires_at = min(at + _IDLE, session.created_at + _LONGEST)
    await sessions.delete_used_tokens(session.id, before=at - _KEEP_USED)
    return _signed_in(runtime, session, _next_token(sessions, runtime.of(RefreshTokens), session))


async def switch_company(
    uow: UnitOfWork, runtime: Runtime, caller: SignedInUser, company_id: UUID
) -> SignedIn:
    """Work in another of the caller's companies from now on, and open it at the next sign-in."""
    if await users.company_to_open(uow, caller.user_id, company_id) != company_id:
        raise Forbidden(Text("You are not a member of this company (any more). Choose another company."))
    sessions, user = SessionRepo(uow), await users.get_user(uow, caller.user_id)
    session = await sessions.find(caller.session_id)
    if session is None or {session.company_id, user.last_company_id} != {company_id}:
        session = await sessions.find(caller.session_id, lock=True)
        assert session is not None
        await _open(uow, session, company_id, caller.origin)
        user.last_company_id = company_id
        await uow.flush()
    return _signed_in(runtime, session)


async def list_sessions(uow: UnitOfWork, caller: SignedInUser) -> list[SessionPublic]:
    return [
        SessionPublic(
            session_id=session.id,
            created_at=session.created_at,
            last_used_at=session.last_used_at,
            ip=session.ip,
            user_agent=session.user_agent,
            device=device_of(session.user_agent),
            is_current=session.id == caller.session_id,
        )
        for session in await SessionRepo(uow).list_live(caller.user_id)
    ]


async def sign_out(uow: UnitOfWork, access: AccessReader, caller: SignedInUser) -> None:
    await SessionRepo(uow).revoke(caller.user_id, RevokeReason.SIGNED_OUT, only=caller.session_id)
    announce_changed_access(uow, access, caller.user_id)


async def revoke_session(
    uow: UnitOfWork, access: AccessReader, caller: SignedInUser, session_id: UUID
) -> None:
    session = await SessionRepo(uow).find(session_id)
    if session is None or session.user_id != caller.user_id:
        raise NotFound(Text("This session does not exist (any more). Reload the list."))
    await _revoke(uow, access, caller, only=session_id)


async def revoke_other_sessions(uow: UnitOfWork, access: AccessReader, caller: SignedInUser) -> None:
    await _revoke(uow, access, caller, but=caller.session_id)


async def end_sessions(
    uow: UnitOfWork, access: AccessReader, user_id: UUID, reason: RevokeReason, *, but: UUID | None = None
) -> None:
    """Sign a user out everywhere (but here), and know no other place they signed in from."""
    await SessionRepo(uow).revoke(user_id, reason, but=but)
    await forget_origins(uow, user_id, but=but)
    announce_changed_access(uow, access, user_id)


async def _open(uow: UnitOfWork, session: Session, company_id: UUID | None, origin: Origin) -> None:
    if session.company_id == company_id:
        return
    session.company_id = company_id
    if company_id is not None:
        user = await users.get_user(uow, session.user_id)
        audit.record_user(uow, user, origin, company_id, AuditAction.COMPANY_OPENED)


async def _revoke(
    uow: UnitOfWork,
    access: AccessReader,
    caller: SignedInUser,
    *,
    only: UUID | None = None,
    but: UUID | None = None,
) -> None:
    revoked = await SessionRepo(uow).revoke(caller.user_id, RevokeReason.REVOKED, only=only, but=but)
    if only is not None:
        await forget_origin_of(uow, caller.user_id, only)
    else:
        await forget_origins(uow, caller.user_id, but=but)
    if not revoked:
        return
    user = await users.get_user(uow, caller.user_id)
    changes = {"sessions": [[str(each) for each in revoked], []]}
    await audit.record_account(uow, user, caller.origin, AuditAction.SESSION_REVOKED, changes)
    announce_changed_access(uow, access, caller.user_id)


async def _stop_stolen_session(
    uow: UnitOfWork, access: AccessReader, session: Session, origin: Origin
) -> None:
    """A used token came again: thief or owner, one of both holds a copy. Both are out, the owner is told."""
    session.revoked_at = now()
    session.revoke_reason = RevokeReason.REUSED
    await forget_origin_of(uow, session.user_id, session.id)
    user = await users.get_user(uow, session.user_id)
    # By nobody: it may have been the thief's act, and is certainly none of the owner's.
    await audit.record_account(uow, user, origin, AuditAction.REFRESH_REUSED, is_by_them=False)
    raise_notice(uow, user.id, SecurityNotice.REFRESH_REUSED)
    announce_changed_access(uow, access, user.id)


def _next_token(sessions: SessionRepo, refresh_tokens: RefreshTokens, session: Session) -> RefreshToken:
    token_id = new_id()
    token = refresh_tokens.token_of(RefreshLink(session.id, token_id))
    row = RefreshToken(id=token_id, session_id=session.id, token_hash=hash_refresh_token(token))
    sessions.add_token(row)
    return row


def _signed_in(runtime: Runtime, session: Session, token: RefreshToken | None = None) -> SignedIn:
    tokens = runtime.of(RefreshTokens)
    csrf = tokens.csrf_of(session.id, session.user_id, session.company_id)
    return SignedIn(
        user_id=session.user_id,
        company_id=session.company_id,
        access_token=runtime.of(SigningKeys).sign_access(
            user_id=session.user_id, session_id=session.id, company_id=session.company_id, csrf=csrf
        ),
        access_expires_at=now() + timedelta(seconds=ACCESS_SECONDS),
        csrf=csrf,
        session_expires_at=session.expires_at,
        refresh_token=tokens.token_of(RefreshLink(session.id, token.id)) if token is not None else None,
    )

"""Access checks as dependencies. Every route carries exactly one; the app refuses to start otherwise."""

import hmac
import time
from collections.abc import Hashable
from dataclasses import dataclass
from typing import Annotated
from uuid import UUID

from fastapi import Depends, Request

from chassis.access.actor import Actor, Origin, SignedInUser
from chassis.access.addresses import client_address
from chassis.access.cache import CACHE_SECONDS
from chassis.access.guests import GuestBook
from chassis.access.reader import Access
from chassis.access.roles import Role
from chassis.access.tokens import Claims
from chassis.errors import Forbidden, Unauthorized
from chassis.runtime import Runtime
from chassis.texts import Text
from chassis.turns import now_serving, served

ACCESS_COOKIE = "gw_access"
CSRF_COOKIE = "gw_csrf"
CSRF_HEADER = "x-csrf-token"
_SAFE_METHODS = frozenset({"GET", "HEAD", "OPTIONS"})


# Dependencies are coroutines even where they await nothing: FastAPI sends plain functions to a thread, which
# costs more than most of what they do.


def runtime_of(request: Request) -> Runtime:
    runtime: Runtime = request.app.state.runtime
    return runtime


def origin_of(request: Request) -> Origin:
    """Looked up once a request: the log asks again."""
    known: Origin | None = getattr(request.state, "origin", None)
    if known is None:
        known = request.state.origin = _origin_of(request)
    return known


def _origin_of(request: Request) -> Origin:
    peer = request.client.host if request.client else ""
    forwarded_for = ",".join(request.headers.getlist("x-forwarded-for"))
    ip = client_address(peer, forwarded_for, runtime_of(request).settings.trusted_proxies)
    return Origin(ip=ip, user_agent=request.headers.get("user-agent", "")[:400])


async def _origin(request: Request) -> Origin:
    return origin_of(request)


async def verified_claims(request: Request) -> Claims:
    """Looked at once a request, by all that ask who calls; anew where they ran out while a body came in."""
    known: Claims | None = getattr(request.state, "caller", None)
    if known is not None and known.expires_at > time.time():
        return known
    claims = await _verified(request)
    now_serving(claims.company_id or claims.user_id)
    request.state.caller = claims
    return claims


async def _verified(request: Request) -> Claims:
    authorization = request.headers.get("authorization", "")
    if authorization.startswith("Bearer "):
        return await runtime_of(request).tokens.verify(authorization.removeprefix("Bearer "))
    token = request.cookies.get(ACCESS_COOKIE)
    if not token:
        raise Unauthorized
    claims = await runtime_of(request).tokens.verify(token)
    if request.method not in _SAFE_METHODS:
        # A cookie travels by itself; only our own pages can read the value that must stand in this header.
        sent = request.headers.get(CSRF_HEADER, "")
        if not hmac.compare_digest(sent.encode(), claims.csrf.encode()):
            raise Forbidden(Text("This request did not come from Groundwork. Reload the page and try again."))
    return claims


@dataclass(frozen=True, slots=True)
class _Known:
    question: tuple[UUID, UUID | None, UUID]
    until: float
    access: Access


async def _access(request: Request, claims: Claims) -> Access:
    """Asked once a request: what stands before the body hands it on to what comes after. Not for longer than
    access is remembered anywhere, for a body may take minutes to come in."""
    question = (claims.user_id, claims.company_id, claims.session_id)
    known: _Known | None = getattr(request.state, "access", None)
    if known is not None and known.question == question and known.until > time.monotonic():
        return known.access
    until = time.monotonic() + CACHE_SECONDS
    access = await runtime_of(request).access.get_access(*question)
    request.state.access = _Known(question, until, access)
    return access


async def access_of(request: Request) -> Access:
    """Of whoever is signed in."""
    return await _access(request, await verified_claims(request))


async def must_have_lost_nothing(request: Request) -> None:
    """Asked while an answer goes out that takes long."""
    known: _Known = request.state.access
    access = await _access(request, request.state.caller)
    if not access.holds_all_of(known.access):
        raise Forbidden


class Public:
    """Anyone may call."""

    level = "public"

    async def __call__(self, request: Request) -> None:
        now_serving(origin_of(request).network)


class SignedIn:
    """Anyone with a live session may call, a member of a company or not."""

    level = "user"

    async def __call__(self, request: Request) -> SignedInUser:
        claims = await verified_claims(request)
        access = await _access(request, claims)
        if not access.session_active:
            raise Unauthorized(Text("You were signed out. Sign in again."))
        return SignedInUser(claims.user_id, claims.session_id, claims.company_id, origin_of(request))


class AtLeast:
    """Members of the company with this role or a higher one may call."""

    def __init__(self, role: Role) -> None:
        self.role = role
        self.level = role.value

    async def __call__(self, request: Request) -> Actor:
        claims = await verified_claims(request)
        access = await _access(request, claims)
        if not access.session_active:
            raise Unauthorized(Text("You were signed out. Sign in again."))
        if claims.company_id is None or access.role is None:
            raise Forbidden(
                Text("You are not a member of this company (any more). Reload the page to go on.")
            )
        if not access.role.at_least(self.role):
            raise Forbidden
        return Actor(claims.user_id, claims.session_id, claims.company_id, origin_of(request), access)


class AsGuest:
    """Whoever the service itself knows by what they hold, such as a link: no user, and in no company."""

    level = "guest"

    async def __call__(self, request: Request) -> Actor:
        guest = await runtime_of(request).of(GuestBook).recognize(request.headers, origin_of(request))
        now_serving(guest.company_id)
        request.state.guest = guest
        return guest


async def find_caller(request: Request) -> SignedInUser | None:
    """For public calls that treat somebody signed in differently: who calls, where that is certain."""
    try:
        claims = await verified_claims(request)
    except (Unauthorized, Forbidden):
        return None
    access = await _access(request, claims)
    if not access.session_active:
        return None
    company_id = claims.company_id if access.role else None
    return SignedInUser(claims.user_id, claims.session_id, company_id, origin_of(request))


def sharers_of(caller: SignedInUser | Actor | Claims | None) -> tuple[Hashable, ...]:
    """Whose part it is of what there is little of: a person's and their company's; nobody known is an
    address."""
    if caller is None:
        return (served(),)
    return (caller.user_id,) if caller.company_id is None else (caller.user_id, caller.company_id)


AccessCheck = Public | SignedIn | AtLeast | AsGuest

PUBLIC = Depends(Public())
UserDep = Annotated[SignedInUser, Depends(SignedIn())]
MemberDep = Annotated[Actor, Depends(AtLeast(Role.MEMBER))]
ManagerDep = Annotated[Actor, Depends(AtLeast(Role.MANAGER))]
AdminDep = Annotated[Actor, Depends(AtLeast(Role.ADMIN))]
CoOwnerDep = Annotated[Actor, Depends(AtLeast(Role.CO_OWNER))]
OwnerDep = Annotated[Actor, Depends(AtLeast(Role.OWNER))]
GuestDep = Annotated[Actor, Depends(AsGuest())]
CallerDep = Annotated[SignedInUser | None, Depends(find_caller)]
OriginDep = Annotated[Origin, Depends(_origin)]

"""Slows guessing down: tries are counted before they are judged, so that many at once count as many.

It slows down the guesser, not the owner: tries from where a person is known count apart from those of others.
"""

import hashlib
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import timedelta
from math import ceil
from uuid import UUID

from chassis.clock import now
from chassis.db import UnitOfWork
from chassis.errors import TooManyRequests
from chassis.texts import Text

from identity.tables.mailboxes import mailbox_of
from identity.user.throttle_repo import ThrottleRepo

# Old failures are forgiven after this.
WINDOW = timedelta(minutes=15)
_KEEP = timedelta(days=1)
_FIRST_LOCK = timedelta(seconds=30)
_LONGEST_LOCK = timedelta(minutes=15)
_STEP_SECONDS = 5


@dataclass(frozen=True, slots=True)
class Limit:
    subject: str
    most: int


@dataclass(frozen=True, slots=True)
class SignInLimits:
    own: list[Limit]
    """Reached only by tries from where this one comes from."""
    shared: list[Limit]
    """Reached by others' tries too: what a right password from a known network passes."""


def sign_in_limits(email: str, network: str, known_device: str | None) -> SignInLimits:
    """Strangers who guess lock themselves and each other out, not the person whose name they guess."""
    account = _digest(email)
    if known_device is not None:
        return SignInLimits([Limit(f"device:{account}:{_digest(known_device)}", 10)], [])
    return SignInLimits(
        [Limit(f"account:{account}:{_digest(network)}", 5)],
        [Limit(f"account:{account}", 50), Limit(f"ip:{_digest(network)}", 100)],
    )


def account_limits(email: str, network: str) -> list[Limit]:
    """Those that only tries at this account reach."""
    limits = sign_in_limits(email, network, None)
    return [*limits.own, limits.shared[0]]


def password_limits(user_id: UUID, session_id: UUID) -> list[Limit]:
    """For a password asked again within a session: a stolen one must not lock the owner's others."""
    return [Limit(f"password:{user_id}:{session_id}", 10)]


def second_step_limits(user_id: UUID, known_origin: str | None) -> list[Limit]:
    """For strangers, who have the password already, all together; apart from them for each known origin."""
    return [Limit(f"second:{user_id}:{_digest(known_origin)}" if known_origin else f"second:{user_id}", 10)]


def passkey_limits(network: str) -> list[Limit]:
    """A passkey is not guessed; this bounds what a stranger has us reckon."""
    return [Limit(f"passkey:{_digest(network)}", 100)]


def register_limits(network: str) -> list[Limit]:
    # A whole site may register from one address on its first morning.
    return [Limit(f"register:{_digest(network)}", 300)]


def mail_limits(email: str, kind: str) -> list[Limit]:
    """Mails anyone may cause to a mailbox."""
    return [Limit(f"mail:{kind}:{_digest(mailbox_of(email))}", 5)]


@dataclass(frozen=True, slots=True)
class Attempt:
    """A counted try. `is_last` when the next one is refused unless this one is right."""

    is_last: bool


async def count_attempt(uow: UnitOfWork, limits: Sequence[Limit]) -> Attempt:
    """Count a try in a transaction of its own, or refuse it; whether the subject exists plays no part."""
    throttles = ThrottleRepo(uow)
    at = now()
    most = {limit.subject: limit.most for limit in limits}
    counted = await throttles.count([*most], at=at, forget_before=at - WINDOW)
    if len(counted) < len(most):
        until = await throttles.locked_until([*most]) or at
        raise TooManyTries(until - at)
    reached = {subject: failures for subject, failures in counted.items() if failures >= most[subject]}
    for subject, failures in reached.items():
        await throttles.lock(subject, at + _lock_time(failures - most[subject]))
    return Attempt(is_last=bool(reached))


async def forgive(uow: UnitOfWork, limits: Sequence[Limit]) -> None:
    """The try was right: the next one starts from nothing."""
    throttles = ThrottleRepo(uow)
    # Names that strangers made up leave rows behind; every right try sweeps some away.
    await throttles.delete_stale(before=now() - _KEEP, most=100)
    await throttles.clear([limit.subject for limit in limits])


async def give_back(uow: UnitOfWork, limits: Sequence[Limit]) -> None:
    """The try was right: it does not count, those of others do."""
    for limit in sorted(limits, key=lambda each: each.subject):
        await ThrottleRepo(uow).give_back(limit.subject, limit.most)


class TooManyTries(TooManyRequests):
    def __init__(self, wait: timedelta) -> None:
        # Rounded up: whoever comes back when told so is let in. In steps, so that the answers to a known and
        # an unknown name do not differ by the moment between them.
        seconds = max(1, ceil(wait.total_seconds() / _STEP_SECONDS)) * _STEP_SECONDS
        super().__init__(
            Text("Too many tries. Wait {time} and try again, or reset your password.", time=_spoken(seconds)),
            retry_after_seconds=seconds,
        )


def _lock_time(beyond: int) -> timedelta:
    return min(_FIRST_LOCK * 2 ** min(beyond, 10), _LONGEST_LOCK)


def _spoken(seconds: int) -> Text:
    if seconds < 90:
        return Text("{count} seconds", count=seconds)
    return Text("{count} minutes", count=round(seconds / 60))


def _digest(value: str) -> str:
    # Names and addresses of people who may not even be users are nothing to keep.
    return hashlib.sha256(value.encode()).hexdigest()[:32]

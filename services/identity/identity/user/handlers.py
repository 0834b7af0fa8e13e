"""Mails to people about their account.

The secret in a mail is made here, so that no event ever carries one.
"""

from datetime import timedelta
from typing import Any
from uuid import UUID

from chassis.db import UnitOfWork
from chassis.events.context import EventContext
from chassis.events.subscription import Subscription
from chassis.mail import Mailer
from chassis.runtime import Runtime
from chassis.wall_clock import WallClock, zone_of
from contracts.identity.v1 import events_pb2

from identity.tables.user import TokenPurpose, User
from identity.user.one_time_tokens import issue_token_to_mail
from identity.user.service import find_user, time_zone_of

VERIFICATION_VALID = timedelta(hours=24)
RESET_VALID = timedelta(hours=1)


async def mail_email_verification(
    uow: UnitOfWork, event: events_pb2.EmailVerificationRequested, _: EventContext, runtime: Runtime
) -> None:
    user = await find_user(uow, UUID(event.user_id))
    if user is None or user.email_verified_at is not None:
        return
    token = await issue_token_to_mail(
        uow, runtime.database, TokenPurpose.VERIFY_EMAIL, user.id, valid_for=VERIFICATION_VALID
    )
    link = f"{runtime.settings.public_url}/verify-email#token={token}"
    await _send(runtime, user, "verify_email", {"link": link, "hours": _hours(VERIFICATION_VALID)})


async def mail_password_reset(
    uow: UnitOfWork, event: events_pb2.PasswordResetRequested, _: EventContext, runtime: Runtime
) -> None:
    user = await find_user(uow, UUID(event.user_id))
    if user is None:
        return
    token = await issue_token_to_mail(
        uow, runtime.database, TokenPurpose.RESET_PASSWORD, user.id, valid_for=RESET_VALID
    )
    link = f"{runtime.settings.public_url}/reset-password#token={token}"
    await _send(runtime, user, "reset_password", {"link": link, "hours": _hours(RESET_VALID)})


async def mail_security_notice(
    uow: UnitOfWork, event: events_pb2.SecurityNoticeRaised, context: EventContext, runtime: Runtime
) -> None:
    user = await find_user(uow, UUID(event.user_id))
    if user is None:
        return
    clock = WallClock(zone_of(await time_zone_of(uow, user)), user.language)
    values = {"notice": event.notice, "at": clock.instant(context.occurred_at)}
    await _send(runtime, user, "security_notice", values)


async def _send(runtime: Runtime, user: User, template: str, values: dict[str, Any]) -> None:
    await Mailer.of(runtime).send(user.email, template, user.language, values)


def _hours(valid_for: timedelta) -> int:
    return int(valid_for.total_seconds() // 3600)


subscriptions: list[Subscription[Any]] = [
    Subscription(
        "identity.mail_email_verification",
        events_pb2.EmailVerificationRequested,
        mail_email_verification,
        start="new",
    ),
    Subscription(
        "identity.mail_password_reset", events_pb2.PasswordResetRequested, mail_password_reset, start="new"
    ),
    Subscription(
        "identity.mail_security_notice", events_pb2.SecurityNoticeRaised, mail_security_notice, start="new"
    ),
]

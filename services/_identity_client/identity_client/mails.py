"""Mails in a company's name: identity says of each whether it may go, for it counts for all services.

mails = CompanyMails.of(runtime)
why = Occasion(company_id, identity_pb2.MAIL_PURPOSE_NOTICE, About("request", request_id), approver_id)
for claimed in await mails.claim(why, [Mail.to(person, once_for=event_id) for person in people]):
    outcome = await mails.send(claimed, "request_approved", {"link": link})

All of it may be done again, with the same `once_for`: nothing is counted or sent twice. What is `HELD` is to
be claimed again at `claimed.retry_at`, or, where there is none, once `MailChoiceMade` names its id.
"""

import asyncio
import logging
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from enum import StrEnum
from typing import Any, Self
from uuid import NAMESPACE_URL, UUID, uuid5

import aiosmtplib
from chassis.mail import DEFAULT_LANGUAGE, Mailer, is_refused_for_good
from chassis.rpc import MOST_IDS, RpcChannel
from chassis.runtime import Runtime
from contracts.identity.v1 import identity_pb2, identity_pb2_grpc

_AT_ONCE = 4
_CLAIM_SECONDS = 10.0
_SUBMISSION = "submission"

log = logging.getLogger(__name__)


class Verdict(StrEnum):
    GRANTED = "granted"
    HELD = "held"
    UNWANTED = "unwanted"
    DROPPED = "dropped"


class Outcome(StrEnum):
    SENT = "sent"
    REFUSED = "refused"
    """The mail server will never take a mail to this address."""
    HELD = "held"
    UNWANTED = "unwanted"
    DROPPED = "dropped"
    """It will never be sent: too many wait, it waited too long, or it is a reminder that could not go now."""


_VERDICTS = {
    identity_pb2.MAIL_VERDICT_GRANTED: Verdict.GRANTED,
    identity_pb2.MAIL_VERDICT_WAITS_FOR_CONSENT: Verdict.HELD,
    identity_pb2.MAIL_VERDICT_OVER_BUDGET: Verdict.HELD,
    identity_pb2.MAIL_VERDICT_UNWANTED: Verdict.UNWANTED,
    identity_pb2.MAIL_VERDICT_DROPPED: Verdict.DROPPED,
}


@dataclass(frozen=True)
class About:
    kind: str
    """As its context calls it, in lower case with underscores."""
    id: UUID

    @property
    def wire(self) -> identity_pb2.MailAbout:
        return identity_pb2.MailAbout(kind=self.kind, id=str(self.id))

    @property
    def submission_id(self) -> str:
        """What identity of the release before understands."""
        return str(self.id) if self.kind == _SUBMISSION else ""


@dataclass(frozen=True)
class Occasion:
    company_id: UUID
    purpose: identity_pb2.MailPurpose
    about: About
    on_behalf_of: UUID | None = None


@dataclass(frozen=True)
class Mail:
    id: UUID
    """The same for every try."""
    email: str
    language: str = DEFAULT_LANGUAGE
    full_name: str = ""

    @classmethod
    def to(cls, person: identity_pb2.User, *, once_for: object) -> Self:
        mail_id = id_of_mail(once_for, person.email)
        return cls(mail_id, person.email, person.language, person.full_name)


def id_of_mail(once_for: object, email: str) -> UUID:
    """Of the one mail that somebody gets for an event, or whatever else happens once."""
    return uuid5(NAMESPACE_URL, f"{once_for}/{email.lower()}")


@dataclass(frozen=True)
class ClaimedMail:
    mail: Mail
    verdict: Verdict
    retry_at: datetime | None
    choice_url: str
    unsubscribe_url: str
    is_outside: bool
    company_name: str
    on_behalf_of_name: str


class CompanyMails:
    def __init__(self, runtime: Runtime, identity: RpcChannel) -> None:
        self._runtime = runtime
        self._channel = identity
        self._identity = identity_pb2_grpc.MailServiceStub(identity.channel)
        self._claimant = f"{runtime.context.replace('-', '_')}.mail"
        # Each holds a connection of the database while the mail server takes its time.
        self._at_once = asyncio.Semaphore(_AT_ONCE)

    @classmethod
    def of(cls, runtime: Runtime) -> Self:
        return cls(runtime, runtime.channel_to("identity", runtime.settings.identity_grpc))

    async def claim(self, occasion: Occasion, mails: Sequence[Mail]) -> list[ClaimedMail]:
        """In the order in which they are given."""
        claimed: list[ClaimedMail] = []
        for start in range(0, len(mails), MOST_IDS):
            claimed += await self._claim(occasion, mails[start : start + MOST_IDS])
        return claimed

    async def send(self, claimed: ClaimedMail, template: str, values: Mapping[str, Any]) -> Outcome:
        """Where it was granted. The template is also told `full_name`, `company`, `on_behalf_of`,
        `is_outside`, and `choice_link`, which every mail must show."""
        if claimed.verdict is not Verdict.GRANTED:
            return Outcome(claimed.verdict.value)
        # Noted first, so that a try that was given up for dead and the one after it wait for each other; a
        # process killed before the commit leaves no note.
        async with self._at_once, self._runtime.database.unit_of_work() as uow:
            if not await uow.claim(self._claimant, claimed.mail.id):
                return Outcome.SENT
            return await self._hand_over(claimed, template, values)

    async def _claim(self, occasion: Occasion, mails: Sequence[Mail]) -> list[ClaimedMail]:
        on_behalf_of = str(occasion.on_behalf_of or "")
        request = identity_pb2.ClaimMailsRequest(
            company_id=str(occasion.company_id),
            purpose=occasion.purpose,
            about=occasion.about.wire,
            on_behalf_of_user_id=on_behalf_of,
            submission_id=occasion.about.submission_id,
            submitter_user_id=on_behalf_of,
            claims=[identity_pb2.MailClaim(mail_id=str(mail.id), email=mail.email) for mail in mails],
        )
        told = await self._channel.call(self._identity.ClaimMails, request, deadline=_CLAIM_SECONDS)
        answers = {UUID(answer.mail_id): answer for answer in told.answers}
        return [_claimed(mail, answers[mail.id], told) for mail in mails]

    async def _hand_over(self, claimed: ClaimedMail, template: str, values: Mapping[str, Any]) -> Outcome:
        own = {
            "full_name": claimed.mail.full_name,
            "company": claimed.company_name,
            "on_behalf_of": claimed.on_behalf_of_name,
            "is_outside": claimed.is_outside,
            "choice_link": claimed.choice_url,
        }
        try:
            await Mailer.of(self._runtime).send(
                claimed.mail.email,
                template,
                claimed.mail.language,
                {**values, **own},
                on_behalf_of=claimed.company_name,
                unsubscribe_url=claimed.unsubscribe_url,
            )
        except (aiosmtplib.SMTPRecipientsRefused, ValueError) as refused:
            # The others must not wait for it.
            if isinstance(refused, aiosmtplib.SMTPRecipientsRefused) and not is_refused_for_good(refused):
                raise
            log.warning("a %s was refused for good: %s", template, refused)
            return Outcome.REFUSED
        return Outcome.SENT


def _claimed(
    mail: Mail, answer: identity_pb2.MailAnswer, told: identity_pb2.ClaimMailsResponse
) -> ClaimedMail:
    return ClaimedMail(
        mail=mail,
        # What a newer identity says, and this release does not know, is no leave to send.
        verdict=_VERDICTS.get(answer.verdict, Verdict.HELD),
        retry_at=answer.retry_at.ToDatetime(UTC) if answer.HasField("retry_at") else None,
        choice_url=answer.choice_url,
        unsubscribe_url=answer.unsubscribe_url,
        is_outside=answer.is_outside,
        company_name=told.company_name,
        on_behalf_of_name=told.on_behalf_of_name or told.submitter_name,
    )

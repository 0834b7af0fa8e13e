"""Whether mails may go out, as identity decides: it counts for all services."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from datetime import UTC, datetime
from enum import StrEnum

from chassis.rpc import MOST_IDS, RpcChannel
from contracts.identity.v1 import identity_pb2, identity_pb2_grpc

from workflow_runner.run.activities.errors import answers_are_final
from workflow_runner.run.workflows.state import Occasion

CLAIM_MAILS = "contracts.identity.v1.MailService/ClaimMails"
_CLAIM_SECONDS = 10.0


class Verdict(StrEnum):
    GRANTED = "granted"
    HELD = "held"
    UNWANTED = "unwanted"
    DROPPED = "dropped"


_VERDICTS = {
    identity_pb2.MAIL_VERDICT_GRANTED: Verdict.GRANTED,
    identity_pb2.MAIL_VERDICT_WAITS_FOR_CONSENT: Verdict.HELD,
    identity_pb2.MAIL_VERDICT_OVER_BUDGET: Verdict.HELD,
    identity_pb2.MAIL_VERDICT_UNWANTED: Verdict.UNWANTED,
    identity_pb2.MAIL_VERDICT_DROPPED: Verdict.DROPPED,
}


@dataclass(frozen=True)
class Answer:
    verdict: Verdict
    retry_at: datetime | None
    choice_url: str
    unsubscribe_url: str
    is_outside: bool


@dataclass
class Claims:
    company_name: str = ""
    submitter_name: str = ""
    answers: dict[str, Answer] = field(default_factory=dict[str, Answer])


class MailGate:
    def __init__(self, channel: RpcChannel) -> None:
        self._channel = channel
        self._identity = identity_pb2_grpc.MailServiceStub(channel.channel)

    async def claim(
        self, occasion: Occasion, purpose: identity_pb2.MailPurpose, mails: Sequence[tuple[str, str]]
    ) -> Claims:
        """`mails` are ids and addresses; the same ids get the same answers, but for what is held."""
        claims = Claims()
        for start in range(0, len(mails), MOST_IDS):
            request = identity_pb2.ClaimMailsRequest(
                company_id=occasion.company_id,
                purpose=purpose,
                submission_id=occasion.submission_id,
                submitter_user_id=occasion.submitter_user_id,
                claims=[
                    identity_pb2.MailClaim(mail_id=mail_id, email=email)
                    for mail_id, email in mails[start : start + MOST_IDS]
                ],
            )
            with answers_are_final():
                told = await self._channel.call(self._identity.ClaimMails, request, deadline=_CLAIM_SECONDS)
            claims.company_name, claims.submitter_name = told.company_name, told.submitter_name
            claims.answers |= {answer.mail_id: _answer(answer) for answer in told.answers}
        return claims


def _answer(told: identity_pb2.MailAnswer) -> Answer:
    return Answer(
        # What a newer identity says, and this release does not know, is no leave to send.
        verdict=_VERDICTS.get(told.verdict, Verdict.HELD),
        retry_at=told.retry_at.ToDatetime(UTC) if told.HasField("retry_at") else None,
        choice_url=told.choice_url,
        unsubscribe_url=told.unsubscribe_url,
        is_outside=told.is_outside,
    )

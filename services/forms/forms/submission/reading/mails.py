"""Mails of a submission that were not sent (yet): identity decides that, forms only shows it."""

from datetime import UTC, datetime
from uuid import UUID

from chassis.errors import ServiceError
from chassis.rpc import RpcChannel
from contracts.identity.v1 import identity_pb2, identity_pb2_grpc
from identity_client.mails import About

from forms.submission.reading.schemas import UnsentMail, WhyUnsent

_SECONDS = 1.0

_WHY = {
    identity_pb2.MAIL_VERDICT_WAITS_FOR_CONSENT: WhyUnsent.WAITS_FOR_CONSENT,
    identity_pb2.MAIL_VERDICT_OVER_BUDGET: WhyUnsent.OVER_BUDGET,
    identity_pb2.MAIL_VERDICT_UNWANTED: WhyUnsent.UNWANTED,
    identity_pb2.MAIL_VERDICT_DROPPED: WhyUnsent.DROPPED,
}


class Mails:
    def __init__(self, channel: RpcChannel) -> None:
        self._channel = channel
        self._stub = identity_pb2_grpc.MailServiceStub(channel.channel)

    async def find_unsent(self, company_id: UUID, submission_id: UUID) -> list[UnsentMail]:
        """None of them where identity does not answer in time: the progress is worth more than its mails."""
        about = About("submission", submission_id)
        request = identity_pb2.GetUnsentMailsRequest(
            company_id=str(company_id), about=about.wire, submission_id=about.submission_id
        )
        try:
            reply = await self._channel.call(self._stub.GetUnsentMails, request, deadline=_SECONDS)
        except ServiceError:
            return []
        return [
            UnsentMail(email=mail.email, why=_WHY[mail.verdict], retry_at=_retry_at(mail))
            for mail in reply.mails
            if mail.verdict in _WHY
        ]


def _retry_at(mail: identity_pb2.UnsentMail) -> datetime | None:
    return mail.retry_at.ToDatetime(UTC) if mail.HasField("retry_at") else None

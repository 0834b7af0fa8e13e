import re
from typing import Any
from uuid import UUID

import grpc
from chassis.errors import BadRequest
from chassis.rpc import MOST_IDS, RpcService, parse_id
from chassis.runtime import Runtime
from chassis.texts import Text
from contracts.identity.v1 import identity_pb2, identity_pb2_grpc

from identity.mail import claiming, service
from identity.mail.budget import Numbers
from identity.mail.links import ChoiceTokens
from identity.tables.mail import SUBMISSION, Outcome, Purpose

_PURPOSES = {
    identity_pb2.MAIL_PURPOSE_STEP: Purpose.STEP,
    identity_pb2.MAIL_PURPOSE_REMINDER: Purpose.REMINDER,
    identity_pb2.MAIL_PURPOSE_NOTICE: Purpose.NOTICE,
    identity_pb2.MAIL_PURPOSE_CODE: Purpose.CODE,
}
_KIND = re.compile(r"[a-z][a-z_]{0,39}")
_VERDICTS = {
    Outcome.GRANTED: identity_pb2.MAIL_VERDICT_GRANTED,
    Outcome.WAITS_FOR_CONSENT: identity_pb2.MAIL_VERDICT_WAITS_FOR_CONSENT,
    Outcome.OVER_BUDGET: identity_pb2.MAIL_VERDICT_OVER_BUDGET,
    Outcome.UNWANTED: identity_pb2.MAIL_VERDICT_UNWANTED,
    Outcome.DROPPED: identity_pb2.MAIL_VERDICT_DROPPED,
}


class MailServicer(identity_pb2_grpc.MailServiceServicer):
    """The names of the methods are the contract's."""

    def __init__(self, runtime: Runtime) -> None:
        self._runtime = runtime

    async def ClaimMails(  # noqa: N802
        self, request: identity_pb2.ClaimMailsRequest, context: "grpc.aio.ServicerContext[Any, Any]"
    ) -> identity_pb2.ClaimMailsResponse:
        del context
        company_id, occasion, mails = _read(request)
        if not mails:
            return identity_pb2.ClaimMailsResponse()
        async with self._runtime.database.unit_of_work() as uow:
            claimed = await claiming.claim_mails(uow, self._runtime.of(Numbers), company_id, occasion, mails)
        return identity_pb2.ClaimMailsResponse(
            company_name=claimed.company_name,
            submitter_name=claimed.on_behalf_of_name,
            on_behalf_of_name=claimed.on_behalf_of_name,
            answers=[self._answer(each) for each in claimed.mails],
        )

    async def GetUnsentMails(  # noqa: N802
        self, request: identity_pb2.GetUnsentMailsRequest, context: "grpc.aio.ServicerContext[Any, Any]"
    ) -> identity_pb2.GetUnsentMailsResponse:
        del context
        company_id, about = parse_id(request.company_id), _about(request)
        if about is None:
            raise BadRequest(Text("Say what the mails are about."))
        async with self._runtime.database.reading() as uow:
            mails = await service.find_unsent(uow, company_id, about)
        reply = identity_pb2.GetUnsentMailsResponse()
        for mail in mails:
            unsent = reply.mails.add(email=mail.email, verdict=_VERDICTS[mail.outcome])
            if mail.retry_at is not None:
                unsent.retry_at.FromDatetime(mail.retry_at)
        return reply

    def _answer(self, claimed: claiming.ClaimedMail) -> identity_pb2.MailAnswer:
        claim, public_url = claimed.claim, self._runtime.settings.public_url
        tokens = self._runtime.of(ChoiceTokens)
        answer = identity_pb2.MailAnswer(
            mail_id=str(claim.id),
            verdict=_VERDICTS[Outcome(claim.outcome)],
            is_outside=claim.is_outside,
        )
        if claimed.contact is not None:
            answer.choice_url = tokens.choice_url(public_url, claimed.contact.id)
            answer.unsubscribe_url = tokens.unsubscribe_url(public_url, claimed.contact.id)
        if claim.retry_at is not None:
            answer.retry_at.FromDatetime(claim.retry_at)
        return answer


def _read(
    request: identity_pb2.ClaimMailsRequest,
) -> tuple[UUID, claiming.Occasion, list[claiming.Mail]]:
    if len(request.claims) > MOST_IDS or request.purpose not in _PURPOSES:
        raise BadRequest(Text("At most {most} mails of a known purpose are claimed at once.", most=MOST_IDS))
    # Older releases call whoever it is on behalf of the submitter.
    person = request.on_behalf_of_user_id or request.submitter_user_id
    occasion = claiming.Occasion(
        purpose=_PURPOSES[request.purpose],
        about=_about(request),
        on_behalf_of_user_id=parse_id(person) if person else None,
    )
    mails = [claiming.Mail(parse_id(each.mail_id), each.email.strip().lower()) for each in request.claims]
    return parse_id(request.company_id), occasion, mails


def _about(
    request: identity_pb2.ClaimMailsRequest | identity_pb2.GetUnsentMailsRequest,
) -> claiming.About | None:
    """Older releases know of nothing but submissions."""
    if request.HasField("about"):
        if not _KIND.fullmatch(request.about.kind):
            raise BadRequest(Text("What a mail is about is named in lower case with underscores."))
        return claiming.About(request.about.kind, parse_id(request.about.id))
    if request.submission_id:
        return claiming.About(SUBMISSION, parse_id(request.submission_id))
    return None


def mail_rpc(runtime: Runtime) -> RpcService:
    return RpcService(
        "contracts.identity.v1.MailService",
        identity_pb2_grpc.add_MailServiceServicer_to_server,
        MailServicer(runtime),
    )

"""Identity's say over mails, as its contract promises it: members are mailed, others are asked first."""

import asyncio
from datetime import timedelta
from typing import Any

import grpc
from chassis.clock import now
from chassis.rpc import RpcService
from contracts.identity.v1 import identity_pb2, identity_pb2_grpc

from runner_support.directory import Directory


class MailGateModel(identity_pb2_grpc.MailServiceServicer):
    """The names of the methods are the contract's."""

    def __init__(self, directory: Directory) -> None:
        self._directory = directory
        self.wanted = {"guest@example.test"}
        self.unwanted: set[str] = set()
        self.over_budget: set[str] = set()
        self.answers_at_once: set[str] = set()
        """Who says yes between the answer that the mail waits and the next call."""
        self.granted: set[str] = set()
        self.retry_in = timedelta(hours=9)
        self.asked_for: list[str] = []
        """Companies, in the order in which their mails were asked about."""
        self.may_answer = asyncio.Event()
        self.may_answer.set()

    async def ClaimMails(  # noqa: N802
        self, request: identity_pb2.ClaimMailsRequest, context: "grpc.aio.ServicerContext[Any, Any]"
    ) -> identity_pb2.ClaimMailsResponse:
        del context
        self.asked_for.append(request.company_id)
        await self.may_answer.wait()
        answers = [self._answer(claim) for claim in request.claims]
        person = self._directory.name_of(request.on_behalf_of_user_id)
        return identity_pb2.ClaimMailsResponse(
            company_name="Northbank Builders", on_behalf_of_name=person, answers=answers
        )

    async def GetUnsentMails(  # noqa: N802
        self, request: identity_pb2.GetUnsentMailsRequest, context: "grpc.aio.ServicerContext[Any, Any]"
    ) -> identity_pb2.GetUnsentMailsResponse:
        del request, context
        return identity_pb2.GetUnsentMailsResponse()

    def _answer(self, claim: identity_pb2.MailClaim) -> identity_pb2.MailAnswer:
        email = claim.email.lower()
        is_member = email in self._directory.emails
        answer = identity_pb2.MailAnswer(
            mail_id=claim.mail_id,
            choice_url="http://groundwork.test/mail-choice#token=choice",
            unsubscribe_url="http://groundwork.test/api/Mail/Unsubscribe?token=choice",
            is_outside=not is_member,
        )
        if email in self.unwanted:
            answer.verdict = identity_pb2.MAIL_VERDICT_UNWANTED
        elif claim.mail_id in self.granted:
            answer.verdict = identity_pb2.MAIL_VERDICT_GRANTED
        elif email in self.over_budget:
            answer.verdict = identity_pb2.MAIL_VERDICT_OVER_BUDGET
            answer.retry_at.FromDatetime(now() + self.retry_in)
        elif is_member or email in self.wanted:
            answer.verdict = identity_pb2.MAIL_VERDICT_GRANTED
            self.granted.add(claim.mail_id)
        else:
            answer.verdict = identity_pb2.MAIL_VERDICT_WAITS_FOR_CONSENT
            self.wanted |= self.answers_at_once & {email}
        return answer

    @property
    def rpc(self) -> RpcService:
        return RpcService(
            "contracts.identity.v1.MailService",
            identity_pb2_grpc.add_MailServiceServicer_to_server,
            self,
        )

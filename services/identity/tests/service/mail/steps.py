from collections import Counter
from collections.abc import AsyncGenerator, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass
from datetime import timedelta
from typing import Any
from urllib.parse import parse_qs, urlsplit
from uuid import UUID, uuid4

import httpx
from chassis.clock import now
from chassis.db.statements import col
from chassis.rpc import RpcChannel, start_rpc_server
from chassis.runtime import Runtime
from chassis.service import ServiceDefinition
from chassis.settings import ServiceSettings
from chassis.testing import Inbox
from chassis.testing.addresses import free_port
from chassis.testing.callers import credentials_of
from contracts.identity.v1 import identity_pb2 as pb
from contracts.identity.v1 import identity_pb2_grpc
from identity.tables.company import Company
from identity.tables.mail import MailClaim
from sqlalchemy import update

GUEST = "engineer@client.test"

VERDICTS = {
    pb.MAIL_VERDICT_GRANTED: "granted",
    pb.MAIL_VERDICT_WAITS_FOR_CONSENT: "waits",
    pb.MAIL_VERDICT_OVER_BUDGET: "over",
    pb.MAIL_VERDICT_UNWANTED: "unwanted",
    pb.MAIL_VERDICT_DROPPED: "dropped",
}


@dataclass
class Sender:
    channel: RpcChannel
    stub: Any
    runtime: Runtime
    company_id: UUID
    address: str

    async def ask(
        self, emails: Sequence[str], *, ids: Sequence[str] | None = None, **more: Any
    ) -> pb.ClaimMailsResponse:
        ids = ids or [str(uuid4()) for _ in emails]
        more.setdefault("purpose", pb.MAIL_PURPOSE_STEP)
        request = pb.ClaimMailsRequest(
            **more,
            company_id=str(self.company_id),
            claims=[
                pb.MailClaim(mail_id=mail_id, email=email) for mail_id, email in zip(ids, emails, strict=True)
            ],
        )
        return await self.channel.call(self.stub.ClaimMails, request, deadline=10)

    async def ask_as(self, caller: str, method: str, request: Any) -> Any:
        channel = RpcChannel("identity", self.address, credentials_of(caller))
        try:
            stub = identity_pb2_grpc.MailServiceStub(channel.channel)
            return await channel.call(getattr(stub, method), request, deadline=10)
        finally:
            await channel.close()

    async def verdicts(self, emails: Sequence[str], **more: Any) -> list[str]:
        return [VERDICTS[answer.verdict] for answer in (await self.ask(emails, **more)).answers]

    async def counted(self, emails: Sequence[str], **more: Any) -> dict[str, int]:
        return dict(Counter(await self.verdicts(emails, **more)))


@asynccontextmanager
async def gate(
    service: ServiceDefinition, runtime: Runtime, settings: ServiceSettings, company_id: UUID
) -> AsyncGenerator[Sender]:
    settings.grpc_port = free_port()
    server = await start_rpc_server(service.rpc_services(runtime), settings, runtime.credentials)
    runner = credentials_of("workflow-runner")
    address = f"127.0.0.1:{settings.grpc_port}"
    channel = RpcChannel("identity", address, runner)
    try:
        yield Sender(
            channel, identity_pb2_grpc.MailServiceStub(channel.channel), runtime, company_id, address
        )
    finally:
        await channel.close()
        await server.stop(grace=None)


async def choose(client: httpx.AsyncClient, token: str, choice: str) -> dict[str, Any]:
    answer = await client.post("/api/Mail/ChooseMails", json={"token": token, "choice": choice})
    assert answer.status_code == 200, answer.text
    return answer.json()["data"]


def token_of(answer: pb.MailAnswer) -> str:
    return parse_qs(urlsplit(answer.unsubscribe_url).query)["token"][0]


def mailed_to(inbox: Inbox) -> Counter[str]:
    return Counter(str(mail["To"]) for mail in inbox.mails)


async def let_days_pass(runtime: Runtime, days: int) -> None:
    """What was counted and made so far lies so many days back; the companies are as many days older."""
    async with runtime.database.unit_of_work() as uow:
        back = timedelta(days=days)
        await uow.execute(
            update(MailClaim).values(
                counted_at=col(MailClaim.counted_at) - back, created_at=col(MailClaim.created_at) - back
            )
        )
        await uow.execute(update(Company).values(created_at=col(Company.created_at) - back))


async def make_older(runtime: Runtime, company_id: UUID, days: int) -> None:
    async with runtime.database.unit_of_work() as uow:
        at = now() - timedelta(days=days)
        await uow.execute(update(Company).where(col(Company.id) == company_id).values(created_at=at))


def strangers(count: int, of: str = "elsewhere") -> list[str]:
    return [f"stranger-{number}@{of}.test" for number in range(count)]

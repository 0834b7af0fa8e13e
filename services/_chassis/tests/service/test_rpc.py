from collections.abc import AsyncGenerator
from typing import Any
from uuid import uuid4

import pytest
from chassis.access import CompanyState
from chassis.errors import ErrorCode, Forbidden, NotFound, ServiceError, Unavailable
from chassis.rpc import RpcChannel, RpcService, start_rpc_server
from chassis.settings import ServiceSettings
from chassis.testing.addresses import free_port
from chassis.testing.callers import credentials_of
from chassis.texts import Text
from chassis.turns import served
from contracts.identity.v1 import identity_pb2, identity_pb2_grpc
from identity_client.access import RemoteAccess

NAME = "contracts.identity.v1.AccessService"


class Servicer(identity_pb2_grpc.AccessServiceServicer):
    raises: Exception | None = None
    is_away_once = False
    served = ""
    state = 0

    async def GetAccess(  # noqa: N802
        self, request: identity_pb2.GetAccessRequest, context: Any
    ) -> identity_pb2.GetAccessResponse:
        del context
        self.served = served()
        if self.is_away_once:
            self.is_away_once = False
            raise Unavailable
        if self.raises is not None:
            raise self.raises
        return identity_pb2.GetAccessResponse(
            session_active=True,
            role=identity_pb2.ROLE_ADMIN,
            team_ids=[request.company_id] if request.company_id else [],
            company_state=self.state,  # pyright: ignore[reportArgumentType] -- also one nobody knows yet
        )


@pytest.fixture
def servicer() -> Servicer:
    return Servicer()


@pytest.fixture
async def address(settings: ServiceSettings, servicer: Servicer) -> AsyncGenerator[str]:
    settings.grpc_port = free_port()
    service = RpcService(NAME, identity_pb2_grpc.add_AccessServiceServicer_to_server, servicer)
    server = await start_rpc_server([service], settings, credentials_of("identity"))
    yield f"127.0.0.1:{settings.grpc_port}"
    await server.stop(grace=1)


@pytest.fixture
async def channel(address: str) -> AsyncGenerator[RpcChannel]:
    channel = RpcChannel("identity", address, credentials_of("forms"))
    yield channel
    await channel.close()


class TestACallBetweenServices:
    async def test_gets_its_answer(self, channel: RpcChannel) -> None:
        company = uuid4()
        access = await RemoteAccess(channel).get_access(uuid4(), company, uuid4())
        assert access.session_active
        assert access.team_ids == {company}

    async def test_is_answered_in_the_turn_of_the_company_it_is_for(
        self, channel: RpcChannel, servicer: Servicer
    ) -> None:
        company = uuid4()
        await RemoteAccess(channel).get_access(uuid4(), company, uuid4())
        assert servicer.served == str(company)
        await RemoteAccess(channel).get_access(uuid4(), None, uuid4())
        assert servicer.served == "forms"

    async def test_may_tell_of_a_state_that_only_a_later_release_knows(
        self, channel: RpcChannel, servicer: Servicer
    ) -> None:
        """Then the company's people may read: nobody lets them in by mistake."""
        told: list[CompanyState] = []
        for servicer.state in (0, 99):
            told.append((await RemoteAccess(channel).get_access(uuid4(), uuid4(), uuid4())).company_state)
        assert told == [CompanyState.ACTIVE, CompanyState.ENDED]

    async def test_by_a_service_that_may_not_is_a_failure_of_ours_that_the_log_explains(
        self, address: str, caplog: pytest.LogCaptureFixture
    ) -> None:
        itself = RpcChannel("identity", address, credentials_of("identity"))
        with pytest.raises(ServiceError) as failed:
            await RemoteAccess(itself).get_access(uuid4(), uuid4(), uuid4())
        await itself.close()
        # Nobody is told to sign in again because a contract or a key is wrong; and it may be put right.
        assert (failed.value.code, failed.value.is_retryable) == (ErrorCode.UNEXPECTED, True)
        assert "another service refused our call: identity may not call this" in caplog.text

    async def test_that_fails_tells_why(self, channel: RpcChannel, servicer: Servicer) -> None:
        servicer.raises = NotFound("This company is gone.")
        with pytest.raises(NotFound, match="This company is gone"):
            await RemoteAccess(channel).get_access(uuid4(), uuid4(), uuid4())

    async def test_that_fails_tells_why_in_every_language(
        self, channel: RpcChannel, servicer: Servicer
    ) -> None:
        servicer.raises = Forbidden()
        with pytest.raises(Forbidden) as failed:
            await RemoteAccess(channel).get_access(uuid4(), uuid4(), uuid4())
        assert isinstance(failed.value.message, Text)
        assert failed.value.message == servicer.raises.message
        assert failed.value.message.translated("zh-CN") == "您的角色无权进行此操作，请联系公司管理员。"

    async def test_that_crashes_tells_nothing(self, channel: RpcChannel, servicer: Servicer) -> None:
        servicer.raises = RuntimeError("a secret of ours")
        with pytest.raises(ServiceError) as failed:
            await RemoteAccess(channel).get_access(uuid4(), uuid4(), uuid4())
        assert failed.value.code is ErrorCode.UNEXPECTED
        assert "secret" not in failed.value.message

    async def test_that_only_reads_is_made_again_after_a_moment_away(
        self, channel: RpcChannel, servicer: Servicer
    ) -> None:
        servicer.is_away_once = True
        assert (await RemoteAccess(channel).get_access(uuid4(), uuid4(), uuid4())).session_active

    async def test_to_a_service_that_is_away_says_try_again(self) -> None:
        nobody = RpcChannel("identity", "127.0.0.1:1", credentials_of("forms"))
        with pytest.raises(Unavailable) as failed:
            await RemoteAccess(nobody).get_access(uuid4(), uuid4(), uuid4())
        assert failed.value.is_retryable
        await nobody.close()

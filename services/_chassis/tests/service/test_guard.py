"""What stands before every method of every server, whatever the kind of call."""

import asyncio
from collections.abc import AsyncGenerator, AsyncIterator, Awaitable, Callable
from functools import partial
from typing import Any, cast

import grpc
import pytest
from chassis.errors import ErrorCode, NotFound
from chassis.rpc import Credentials, NotServable, RpcChannel, RpcService, start_rpc_server
from chassis.rpc.client import typed_error
from chassis.rpc.contract import methods_of
from chassis.settings import ServiceSettings
from chassis.testing.addresses import free_address
from chassis.testing.callers import credentials_of, public_keys, seed_of
from chassis.testing.intruders import problems_of_door, witnessed
from google.protobuf.wrappers_pb2 import StringValue
from grpc_health.v1 import health_pb2, health_pb2_grpc
from prometheus_client import REGISTRY
from sample.calls import KINDS, KINDS_SERVICE, KNOWN_SERVICE, OPEN_SERVICE, Kinds, kinds_service, register

METHODS = {method.name: method for method in methods_of(KINDS_SERVICE)}


@pytest.fixture
def kinds() -> Kinds:
    return Kinds()


@pytest.fixture
def reached() -> list[str]:
    return []


@pytest.fixture
async def address(settings: ServiceSettings, kinds: Kinds, reached: list[str]) -> AsyncGenerator[str]:
    address = free_address()
    there = settings.model_copy(update={"grpc_port": int(address.rsplit(":", 1)[1])})
    service = witnessed(kinds_service(kinds), reached)
    server = await start_rpc_server([service], there, credentials_of("sample"))
    yield address
    await server.stop(grace=1)


@pytest.fixture
async def channel(address: str) -> AsyncGenerator[RpcChannel]:
    channel = RpcChannel("sample", address, credentials_of("pdf"))
    yield channel
    await channel.close()


@pytest.mark.parametrize("kind", KINDS)
class TestACallOfAnyKind:
    async def test_is_answered_for_whom_the_contract_names_and_for_nobody_else(
        self, kind: str, address: str, reached: list[str]
    ) -> None:
        assert await problems_of_door(METHODS[kind], address, "sample", reached) == []

    async def test_says_what_it_is_asked(self, kind: str, channel: RpcChannel) -> None:
        said = await say(channel, kind, "slab B")
        assert " ".join(said) == "slab B"

    async def test_that_fails_tells_why_and_is_counted(self, kind: str, channel: RpcChannel) -> None:
        before = counted(kind, "NOT_FOUND")
        with pytest.raises(grpc.aio.AioRpcError) as failed:
            await say(channel, kind, "lost")
        error = typed_error(failed.value)
        assert isinstance(error, NotFound)
        assert error.message == "This is lost."
        # Counted when it is over for the service, which is a moment after it is over for the caller.
        async with asyncio.timeout(10):
            while counted(kind, "NOT_FOUND") == before:
                await asyncio.sleep(0.01)
        assert counted(kind, "NOT_FOUND") == before + 1

    async def test_that_crashes_tells_nothing(self, kind: str, channel: RpcChannel) -> None:
        with pytest.raises(grpc.aio.AioRpcError) as failed:
            await say(channel, kind, "crash")
        assert typed_error(failed.value).code is ErrorCode.UNEXPECTED
        assert "secret" not in str(failed.value)


class TestAStream:
    async def test_keeps_what_came_before_its_failure(self, channel: RpcChannel) -> None:
        call: Any = stub(channel, "UnaryStream")(
            StringValue(value="first second lost"), metadata=channel.metadata(), timeout=5
        )
        assert [(await call.read()).value for _ in range(2)] == ["first", "second"]
        with pytest.raises(grpc.aio.AioRpcError):
            await call.read()

    async def test_that_nobody_listens_to_ends_at_once(self, channel: RpcChannel, kinds: Kinds) -> None:
        endless = "word " * 200_000
        call: Any = stub(channel, "UnaryStream")(
            StringValue(value=endless), metadata=channel.metadata(), timeout=30
        )
        await call.read()
        call.cancel()
        async with asyncio.timeout(5):
            while kinds.ended != [endless] or not counted("UnaryStream", "CANCELLED"):
                await asyncio.sleep(0.02)


class Bare:
    """A server as gRPC makes it: whatever is registered is open."""

    def __init__(self) -> None:
        self.address = free_address()
        self._server = grpc.aio.server()
        self._server.add_insecure_port(self.address)

    async def __aenter__(self) -> grpc.aio.Server:
        return self._server

    async def __aexit__(self, *_: object) -> None:
        await self._server.stop(grace=None)


@pytest.mark.parametrize("kind", KINDS)
async def test_the_sweep_notices_a_kind_of_call_that_nothing_guards(kind: str, reached: list[str]) -> None:
    bare = Bare()
    async with bare as server:
        service = witnessed(kinds_service(Kinds()), reached)
        service.register(service.servicer, server)
        await server.start()
        problems = await problems_of_door(METHODS[kind], bare.address, "sample", reached)
    assert f"/{KINDS_SERVICE}/{kind} by nobody: OK, reached the method" in problems
    assert f"/{KINDS_SERVICE}/{kind} by identity, who is not named: OK, reached the method" in problems


class TestACallForEveryService:
    @pytest.fixture
    async def open_to(self, settings: ServiceSettings) -> AsyncGenerator[Callable[..., Awaitable[str]]]:
        """Where it is served by one that knows the keys of the contracts' services, and of these."""
        servers: list[grpc.aio.Server] = []

        async def serve(service: RpcService, *more: str) -> str:
            address = free_address()
            there = settings.model_copy(update={"grpc_port": int(address.rsplit(":", 1)[1])})
            known = Credentials("sample", seed_of("sample"), public_keys("sample", *more))
            servers.append(await start_rpc_server([service], there, known))
            return address

        yield serve
        for server in servers:
            await server.stop(grace=1)

    @pytest.fixture
    def known(self, reached: list[str]) -> RpcService:
        service = RpcService(KNOWN_SERVICE, partial(register, service=KNOWN_SERVICE), Kinds())
        return witnessed(service, reached)

    async def test_is_answered_for_each_but_the_server_and_for_nobody_else(
        self, open_to: Callable[..., Awaitable[str]], known: RpcService, reached: list[str]
    ) -> None:
        (method,) = methods_of(KNOWN_SERVICE)
        address = await open_to(known)
        assert await problems_of_door(method, address, "sample", reached) == []

    async def test_is_answered_for_a_new_one_as_soon_as_its_key_is_known(
        self, open_to: Callable[..., Awaitable[str]], known: RpcService
    ) -> None:
        async def ask(address: str) -> StringValue:
            channel = RpcChannel("sample", address, credentials_of("newcomer"))
            make: Any = channel.channel.unary_unary(
                f"/{KNOWN_SERVICE}/UnaryUnary",
                request_serializer=StringValue.SerializeToString,
                response_deserializer=StringValue.FromString,
            )
            try:
                return await make(StringValue(value="hello"), metadata=channel.metadata(), timeout=5)
            finally:
                await channel.close()

        assert await status_of(ask(await open_to(known))) is grpc.StatusCode.UNAUTHENTICATED
        assert (await ask(await open_to(known, "newcomer"))).value == "hello"


class TestAServerDoesNotStart:
    async def test_with_a_call_that_names_no_callers(self, settings: ServiceSettings) -> None:
        service = RpcService(OPEN_SERVICE, partial(register, service=OPEN_SERVICE), Kinds())
        with pytest.raises(NotServable, match=r"OpenService/UnaryUnary says nowhere who may call it"):
            await start_rpc_server([service], settings, credentials_of("sample"))

    async def test_with_a_call_that_nobody_serves(self, settings: ServiceSettings) -> None:
        class Half:
            UnaryUnary = Kinds.UnaryUnary

        with pytest.raises(NotServable, match="nobody serves it"):
            await start_rpc_server([kinds_service(Half())], settings, credentials_of("sample"))

    async def test_with_a_method_that_would_block_everybody(self, settings: ServiceSettings) -> None:
        class Blocking(Kinds):
            def UnaryUnary(self, request: StringValue, context: Any) -> StringValue:  # type: ignore[override]  # noqa: N802
                del context
                return request

        with pytest.raises(NotServable, match=r"UnaryUnary must be an `async def`"):
            await start_rpc_server([kinds_service(Blocking())], settings, credentials_of("sample"))

    async def test_with_a_stream_that_is_no_generator(self, settings: ServiceSettings) -> None:
        class Writing(Kinds):
            async def StreamStream(self, requests: AsyncIterator[StringValue], context: Any) -> None:  # type: ignore[override]  # noqa: N802
                async for each in requests:
                    await context.write(each)

        with pytest.raises(NotServable, match=r"StreamStream answers with a stream"):
            await start_rpc_server([kinds_service(Writing())], settings, credentials_of("sample"))


class TestWhatIsOpenToAll:
    async def test_is_that_it_serves(self, address: str) -> None:
        async with grpc.aio.insecure_channel(address) as channel:
            health: Any = health_pb2_grpc.HealthStub(channel)
            answer = await health.Check(health_pb2.HealthCheckRequest(), timeout=5)
        assert answer.status == health_pb2.HealthCheckResponse.SERVING

    async def test_is_not_which_services_there_are(self, address: str) -> None:
        async with grpc.aio.insecure_channel(address) as channel:
            health: Any = health_pb2_grpc.HealthStub(channel)
            named = health_pb2.HealthCheckRequest(service=KINDS_SERVICE)
            assert await status_of(health.Check(named, timeout=5)) is grpc.StatusCode.NOT_FOUND
            assert await status_of(health.Watch(named, timeout=5).read()) is grpc.StatusCode.UNIMPLEMENTED
            for version in ("v1alpha", "v1"):
                path = f"/grpc.reflection.{version}.ServerReflection/ServerReflectionInfo"
                asked = cast(Any, channel).stream_stream(path)(iter([b"\x3a\x00"]), timeout=5)
                assert await status_of(asked.read()) is grpc.StatusCode.UNIMPLEMENTED


async def status_of(call: Any) -> grpc.StatusCode:
    with pytest.raises(grpc.aio.AioRpcError) as refused:
        await call
    return refused.value.code()


def stub(channel: RpcChannel, kind: str) -> Any:
    method = METHODS[kind]
    names = {True: "stream", False: "unary"}
    make: Any = getattr(channel.channel, f"{names[method.client_streaming]}_{names[method.server_streaming]}")
    return make(
        f"/{KINDS_SERVICE}/{kind}",
        request_serializer=StringValue.SerializeToString,
        response_deserializer=StringValue.FromString,
    )


async def say(channel: RpcChannel, kind: str, words: str) -> list[str]:
    method = METHODS[kind]
    told: Any = StringValue(value=words)
    if method.client_streaming:
        told = iter([StringValue(value=word) for word in words.split()])
    call = stub(channel, kind)(told, metadata=channel.metadata(), timeout=5)
    if method.server_streaming:
        return [each.value async for each in call]
    return [(await call).value]


def counted(kind: str, status: str) -> float:
    labels = {"method": f"/{KINDS_SERVICE}/{kind}", "status": status}
    return REGISTRY.get_sample_value("groundwork_rpc_request_seconds_count", labels) or 0

"""A service's key replaced while it calls, in the steps of docs/operations.md: no call notices."""

import asyncio
from collections import Counter
from collections.abc import AsyncGenerator, Mapping, Sequence
from contextlib import asynccontextmanager
from typing import Any
from uuid import uuid4

import grpc
import pytest
from chassis.errors import ServiceError
from chassis.rpc import Credentials, RpcChannel, RpcService, start_rpc_server
from chassis.rpc.credentials import public_bytes
from chassis.settings import ServiceSettings
from chassis.testing.addresses import free_address
from chassis.testing.callers import public_keys, seed_of
from contracts.identity.v1 import identity_pb2, identity_pb2_grpc
from identity_client.access import RemoteAccess

OLD, NEW = seed_of("forms"), b"the new key, of thirty-two bytes"
CALLS_A_STEP = 40

Keys = Mapping[str, Sequence[bytes]]


def keys(*of_forms: bytes) -> Keys:
    return {**public_keys(), "forms": [public_bytes(seed) for seed in of_forms]}


class Answering(identity_pb2_grpc.AccessServiceServicer):
    def __init__(self) -> None:
        self.answered = 0

    async def GetAccess(  # noqa: N802
        self, request: identity_pb2.GetAccessRequest, context: Any
    ) -> identity_pb2.GetAccessResponse:
        del request, context
        await asyncio.sleep(0.01)  # so that a restart always meets a call under way
        self.answered += 1
        return identity_pb2.GetAccessResponse(session_active=True)


class Replicas:
    """Identity twice, restarted one after the other as a rolling update does."""

    def __init__(self, settings: ServiceSettings) -> None:
        self._settings = settings
        self._addresses = [free_address(), free_address()]
        self._servers: dict[str, grpc.aio.Server] = {}

    @property
    def address(self) -> str:
        return f"ipv4:{','.join(self._addresses)}"

    async def roll_out(self, known: Keys, *, in_use: bool = True) -> None:
        """The next one goes only when the one before is in use again."""
        for address in self._addresses:
            if address in self._servers:
                await self._servers[address].stop(grace=5)
            there = self._settings.model_copy(update={"grpc_port": int(address.rsplit(":", 1)[1])})
            answering = Answering()
            register = identity_pb2_grpc.add_AccessServiceServicer_to_server
            service = RpcService("contracts.identity.v1.AccessService", register, answering)
            credentials = Credentials("identity", seed_of("identity"), known)
            self._servers[address] = await start_rpc_server([service], there, credentials)
            async with asyncio.timeout(20):
                while in_use and not answering.answered:
                    await asyncio.sleep(0.01)

    async def stop(self) -> None:
        for server in self._servers.values():
            await server.stop(grace=1)


@pytest.fixture
async def identity(settings: ServiceSettings) -> AsyncGenerator[Replicas]:
    replicas = Replicas(settings)
    await replicas.roll_out(keys(OLD), in_use=False)
    yield replicas
    await replicas.stop()


class Calls:
    """What became of the calls of every key."""

    def __init__(self) -> None:
        self.answered: Counter[bytes] = Counter()
        self.failed: list[ServiceError] = []

    async def go_on(self, seed: bytes) -> None:
        enough = self.answered[seed] + CALLS_A_STEP
        async with asyncio.timeout(20):
            while self.answered[seed] < enough and not self.failed:
                await asyncio.sleep(0.01)


@asynccontextmanager
async def forms_calling(calls: Calls, identity: Replicas, seed: bytes, known: Keys) -> AsyncGenerator[None]:
    """One process of forms, which calls without a pause."""
    channel = RpcChannel("identity", identity.address, Credentials("forms", seed, known))

    async def keep_calling() -> None:
        while True:
            try:
                await RemoteAccess(channel).get_access(uuid4(), uuid4(), uuid4())
                calls.answered[seed] += 1
            except ServiceError as error:
                calls.failed.append(error)

    callers = [asyncio.create_task(keep_calling()) for _ in range(4)]
    yield
    for each in callers:
        each.cancel()
    await asyncio.gather(*callers, return_exceptions=True)
    await channel.close()


async def test_a_key_is_replaced_without_a_call_failing(identity: Replicas) -> None:
    calls = Calls()
    async with forms_calling(calls, identity, OLD, keys(OLD)):
        await calls.go_on(OLD)
        # 1. Everybody learns the new public key, while calls run.
        await identity.roll_out(keys(OLD, NEW))
        await calls.go_on(OLD)
        # 2. The caller takes the new key, process by process: for a while both are used.
        async with forms_calling(calls, identity, NEW, keys(OLD, NEW)):
            await asyncio.gather(calls.go_on(OLD), calls.go_on(NEW))
    assert calls.failed == []
    async with forms_calling(calls, identity, NEW, keys(OLD, NEW)):
        # 3. The old one is forgotten.
        await identity.roll_out(keys(NEW))
        await calls.go_on(NEW)
    assert calls.failed == []


async def test_a_key_that_was_taken_off_the_list_opens_nothing_any_more(identity: Replicas) -> None:
    await identity.roll_out(keys(NEW), in_use=False)
    calls = Calls()
    async with forms_calling(calls, identity, OLD, keys(OLD)):
        await calls.go_on(OLD)
    assert calls.failed
    assert calls.answered[OLD] == 0

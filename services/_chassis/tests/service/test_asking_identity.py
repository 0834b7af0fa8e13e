"""How often one request asks identity who its caller is, counted where identity answers."""

from collections.abc import AsyncGenerator
from typing import Any

import httpx
import pytest
from chassis.http import access
from chassis.rpc import RpcChannel, RpcService, start_rpc_server
from chassis.runtime import Runtime
from chassis.testing.addresses import free_address
from chassis.testing.callers import credentials_of
from chassis.testing.people import Person
from contracts.identity.v1 import identity_pb2, identity_pb2_grpc
from identity_client.access import RemoteAccess

CREATE, QUERY = "/api/Note/CreateNote", "/api/Note/QueryNotes"
PUBLISH = "/api/Note/PublishNote"


class Identity(identity_pb2_grpc.AccessServiceServicer):
    def __init__(self) -> None:
        self.asked = 0
        self.role = identity_pb2.ROLE_MEMBER

    async def GetAccess(  # noqa: N802
        self, request: identity_pb2.GetAccessRequest, context: Any
    ) -> identity_pb2.GetAccessResponse:
        del request, context
        self.asked += 1
        return identity_pb2.GetAccessResponse(session_active=True, role=self.role)


@pytest.fixture
async def identity(
    runtime: Runtime, member: Person, monkeypatch: pytest.MonkeyPatch
) -> AsyncGenerator[Identity]:
    """Of `member`'s company. Asked over gRPC, each time: what a service remembers between requests would
    hide how often."""
    del member  # known before somebody else is asked
    address, identity = free_address(), Identity()
    there = runtime.settings.model_copy(update={"grpc_port": int(address.rsplit(":", 1)[1])})
    register = identity_pb2_grpc.add_AccessServiceServicer_to_server
    service = RpcService("contracts.identity.v1.AccessService", register, identity)
    server = await start_rpc_server([service], there, credentials_of("identity"))
    channel = RpcChannel("identity", address, credentials_of("forms"))
    monkeypatch.setattr(runtime, "access", RemoteAccess(channel))
    yield identity
    await channel.close()
    await server.stop(grace=None)


@pytest.mark.parametrize(
    ("method", "path", "more"),
    [
        ("POST", CREATE, {"Idempotency-Key": "a click"}),
        ("POST", "/api/Note/CreateNoteByItself", {"Idempotency-Key": "a click"}),
        ("POST", CREATE, {}),
        ("GET", QUERY, {}),
    ],
    ids=["keyed write", "keyed write that commits by itself", "write", "read"],
)
async def test_a_request_asks_once(
    client: httpx.AsyncClient,
    identity: Identity,
    member: Person,
    method: str,
    path: str,
    more: dict[str, str],
) -> None:
    for requests in (1, 2):
        # The same click is sent again as it was; without a key it is another note.
        body = {"text": "slab B" if more else f"slab {requests}"} if method == "POST" else None
        answer = await client.request(method, path, json=body, headers={**member.headers, **more})
        assert answer.is_success, answer.text
        assert identity.asked == requests


async def test_an_answer_is_not_kept_for_the_next_request(
    client: httpx.AsyncClient, identity: Identity, member: Person
) -> None:
    headers = member.headers
    assert (await client.post(PUBLISH, json={"text": "a"}, headers=headers)).status_code == 403
    identity.role = identity_pb2.ROLE_ADMIN
    assert (await client.post(PUBLISH, json={"text": "a"}, headers=headers)).status_code == 201
    identity.role = identity_pb2.ROLE_UNSPECIFIED
    assert (await client.post(PUBLISH, json={"text": "a"}, headers=headers)).status_code == 403


async def test_an_answer_is_asked_for_again_after_a_body_that_took_its_time(
    client: httpx.AsyncClient, identity: Identity, member: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(access, "CACHE_SECONDS", 0.0)

    async def sent() -> AsyncGenerator[bytes]:
        yield b'{"text": '
        identity.role = identity_pb2.ROLE_UNSPECIFIED
        yield b'"slab B"}'

    headers = {**member.headers, "Content-Type": "application/json"}
    answer = await client.post(CREATE, content=sent(), headers=headers)
    assert answer.status_code == 403
    assert identity.asked == 2

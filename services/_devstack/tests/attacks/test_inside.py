"""Somebody who has come as far as the inner network: events and calls of services, forged."""

import asyncio
from collections.abc import AsyncGenerator, Generator
from contextlib import asynccontextmanager, suppress
from importlib import import_module
from typing import Any, cast
from urllib.parse import urlsplit
from uuid import uuid4

import grpc
import nats
import pytest
from chassis.event_contract import subject_of
from contracts.forms.v1 import events_pb2
from devstack.layout import ROOT, Service, services
from devstack.testing import Stack
from nats.aio.client import Client
from nats.errors import Error as NatsError

from services._devstack.tests.attacks.bombs import harmless
from services._devstack.tests.attacks.hostile_form import HostileForm
from services._devstack.tests.attacks.site import Caller, Site

# The client of NATS leaves its connection behind when the server turns it away.
pytestmark = pytest.mark.filterwarnings("ignore::pytest.PytestUnraisableExceptionWarning")

_CONTRACTS = ROOT / "proto" / "gen" / "python" / "contracts"
_WAIT = 5.0
_REFLECTION = "/grpc.reflection.v1alpha.ServerReflection/ServerReflectionInfo"


def _modules(ending: str) -> Generator[tuple[Service, Any]]:
    by_package = {each.package: each for each in services()}
    for file in sorted(_CONTRACTS.glob(f"*/*/{ending}.py")):
        package, version = file.parts[-3:-1]
        if package in by_package:
            yield by_package[package], import_module(f"contracts.{package}.{version}.{file.stem}")


def events() -> list[tuple[Service, str]]:
    """Every message of every service's events, and who alone may say it."""
    found: list[tuple[Service, str]] = []
    for service, module in _modules("events_pb2"):
        for name in module.DESCRIPTOR.message_types_by_name:
            with suppress(TypeError):  # a part of an event is none
                found.append((service, subject_of(getattr(module, name))))
    return found


def methods() -> list[tuple[Service, str]]:
    return [
        (service, f"/{described.full_name}/{method.name}")
        for service, module in _modules("*_pb2")
        for described in module.DESCRIPTOR.services_by_name.values()
        for method in described.methods
    ]


@asynccontextmanager
async def _connected(url: str, seed: str | None = None) -> AsyncGenerator[tuple[Client, list[str]]]:
    refused: list[str] = []

    async def note(error: Exception) -> None:
        refused.append(str(error))

    client = await nats.connect(
        url, nkeys_seed_str=seed, allow_reconnect=False, error_cb=note, connect_timeout=5
    )
    try:
        yield client, refused
    finally:
        with suppress(Exception):
            await client.close()


def _anonymous(stack: Stack) -> str:
    return f"nats://{urlsplit(stack.url('nats')).netloc.rpartition('@')[2]}"


async def test_nobody_without_a_name_says_or_hears_anything(stack: Stack) -> None:
    """A7."""
    try:
        async with _connected(_anonymous(stack)) as (client, refused):
            await client.subscribe(">")
            await client.publish(subject_of(events_pb2.FileDiscarded), b"")
            await client.flush(timeout=5)
            assert refused, "whoever connects may publish and listen"
    except NatsError as error:
        assert "uthoriz" in str(error), error  # noqa: PT017 -- either way of refusing is right


@pytest.mark.parametrize("service", services(), ids=lambda each: each.context)
async def test_no_service_says_what_another_has_to_say(stack: Stack, service: Service) -> None:
    """A7: a service that was taken over forges no other's events."""
    foreign = [subject for owner, subject in events() if owner != service]
    async with _connected(_anonymous(stack), stack.site.nats_seed(service.context)) as (client, refused):
        for subject in foreign:
            await client.publish(subject, b"")
        await client.flush(timeout=5)
        for _ in range(50):
            if len(refused) >= len(foreign):
                break
            await asyncio.sleep(0.1)
    taken = [subject for subject in foreign if not any(subject in each for each in refused)]
    assert taken == []
    assert foreign


async def _uploaded(site: Site, caller: Caller) -> str:
    """A file that a submission speaks of: its link."""
    form = site.form_of(caller)
    assert isinstance(form, HostileForm)
    [submission] = (await caller.data("GET", "/api/Submission/QuerySubmissions"))["data"]
    name, content = harmless()
    parts = {"submissionId": submission["submissionId"], "fieldId": form.upload_field, "fileId": str(uuid4())}
    file = await caller.data(
        "POST", "/api/FormFiles/UploadResources", data=parts, files={"file": (name, content)}
    )
    kept = {key: file[key] for key in ("fileId", "name", "size", "contentType")}
    value = {form.upload_field: {"files": [], "photos": [kept], "description": ""}}
    saved = {"submissionId": submission["submissionId"], "stepId": form.steps["Submit"], "values": value}
    await caller.data("PUT", "/api/Submission/SaveStep", saved)
    return file["url"]


async def test_no_event_deletes_a_file_that_is_in_use(site: Site, stack: Stack) -> None:
    """A7: not even one with the name of the service itself."""
    url = await _uploaded(site, await site.furnished(HostileForm))
    key = urlsplit(url).path.removeprefix("/files/forms/")
    event = events_pb2.FileDiscarded(keys=[key]).SerializeToString()
    for seed in (None, stack.site.nats_seed("forms")):
        with suppress(NatsError):
            async with _connected(_anonymous(stack), seed) as (client, _):
                headers = {"Nats-Msg-Id": str(uuid4())}
                await client.publish(subject_of(events_pb2.FileDiscarded), event, headers=headers)
                await client.flush(timeout=5)
    for _ in range(15):
        await asyncio.sleep(0.1)
        answer = await site.http.get(url)
        assert answer.status_code == 200, "the file is gone"


async def test_no_call_is_answered_without_a_services_name(stack: Stack) -> None:
    problems: list[str] = []
    for service, method in methods():
        for token in ("", "Bearer ", "Bearer wrong", "Basic eDp4"):
            code = await _code_of(stack.grpc_address(service.context), method, token)
            if code is not grpc.StatusCode.UNAUTHENTICATED:
                problems.append(f"{method} with {token!r}: {code}")
    assert problems == []
    assert methods()


async def test_nobody_is_told_what_calls_there_are(stack: Stack) -> None:
    """A12: there is no reflection."""
    for address in {stack.grpc_address(service.context) for service, _ in methods()}:
        codes = [await _asked_for_the_list(address) for _ in range(5)]
        # Who is refused while still sending may hear of its own library's trouble with that instead.
        assert set(codes) <= {grpc.StatusCode.UNIMPLEMENTED, grpc.StatusCode.INTERNAL}, address


async def _asked_for_the_list(address: str) -> grpc.StatusCode:
    async with grpc.aio.insecure_channel(address) as channel:
        ask = cast(Any, channel).stream_stream(_REFLECTION)
        try:
            async for answer in ask(iter([b"\x3a\x01*"]), timeout=_WAIT):
                pytest.fail(f"{address} lists {answer!r}"[:200])
        except grpc.aio.AioRpcError as error:
            return error.code()
    return grpc.StatusCode.OK


async def _code_of(address: str, method: str, token: str) -> grpc.StatusCode:
    async with grpc.aio.insecure_channel(address) as channel:
        metadata = (("authorization", token),) if token else ()
        try:
            await channel.unary_unary(method)(b"", metadata=metadata, timeout=_WAIT)
        except grpc.aio.AioRpcError as error:
            return error.code()
    return grpc.StatusCode.OK

"""Everybody who may not make a call, and what they might try: what comes of it, for any kind of method.

problems = await problems_of_door(method, address, "identity", reached)
"""

import base64
import hashlib
import hmac
import json
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from dataclasses import dataclass
from functools import wraps
from inspect import isasyncgenfunction
from typing import Any

import grpc
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey
from google.protobuf.descriptor import MethodDescriptor

from chassis.rpc.credentials import ALGORITHM, LIFETIME_SECONDS, key_id_of, public_bytes
from chassis.rpc.guard import RpcService
from chassis.rpc.metadata import AUTHORIZATION
from chassis.testing.callers import callers_known, credentials_of, seed_of, service_names

_UNKNOWN, _NOT_ALLOWED = grpc.StatusCode.UNAUTHENTICATED, grpc.StatusCode.PERMISSION_DENIED
_SECONDS = 20.0
# On each of these calls: services that run meanwhile call each other as well, and that is no break-in.
_MARK = "groundwork-intruder"


@dataclass(frozen=True)
class Attempt:
    name: str
    authorization: str | None
    expected: grpc.StatusCode
    has_deadline: bool = True


def attempts_at(callers: frozenset[str], callee: str) -> list[Attempt]:
    """On a method of `callee` that `callers` may call."""
    others = sorted({*service_names(), callee} - callers)
    return [
        Attempt("nobody", None, _UNKNOWN),
        Attempt("no token at all", "Bearer ", _UNKNOWN),
        Attempt("a guess", "Bearer guessed", _UNKNOWN),
        Attempt("another scheme", "Basic Z3Vlc3M6Z3Vlc3M=", _UNKNOWN),
        Attempt("far too long a token", "Bearer " + "x" * 4000, _UNKNOWN),
        Attempt("a deeply nested token", _bearer(_base64(b"[" * 700), "e30", ""), _UNKNOWN),
        *(
            Attempt(
                f"{other}, who is not named", credentials_of(other).authorization_for(callee), _NOT_ALLOWED
            )
            for other in others
        ),
        *(attempt for caller in sorted(callers) for attempt in _forged(caller, callee, others)),
    ]


def _forged(caller: str, callee: str, others: Sequence[str]) -> list[Attempt]:
    """In the name of somebody who may call."""
    elsewhere = next(each for each in sorted(service_names()) if each not in (caller, callee))
    own, stranger = seed_of(caller), seed_of("somebody without a listed key")
    claims = {"iss": caller, "aud": callee, "exp": time.time() + LIFETIME_SECONDS}
    forged = {
        "whose token has expired": _signed(own, {**claims, "exp": time.time() - 1}),
        "whose token would live for an hour": _signed(own, {**claims, "exp": time.time() + 3600}),
        "whose token never ends": _signed(own, {key: claims[key] for key in ("iss", "aud")}),
        "whose token is for nobody": _signed(own, {key: claims[key] for key in ("iss", "exp")}),
        "whose token is nobody's": _signed(own, {key: claims[key] for key in ("aud", "exp")}),
        "whose token was told to another service": credentials_of(caller).authorization_for(elsewhere),
        "with a key that is not listed": _signed(stranger, claims),
        "with another's key under its key's name": _signed(stranger, claims, named_after=own),
        "with no signature": _bearer(_segment({"alg": "none", "kid": _id_of(own)}), _segment(claims), ""),
        "with its public key as a shared secret": _by_hmac(own, claims),
        "with half a signature": _signed(own, claims)[:-40],
        "with other claims under its signature": _with_claims(_signed(own, claims), claims | {"x": 1}),
        **{f"claimed by {other}": _signed(seed_of(other), claims) for other in others},
        **{
            f"claimed by {other} under its key's name": _signed(seed_of(other), claims, named_after=own)
            for other in others
        },
    }
    right = credentials_of(caller).authorization_for(callee)
    return [
        *(Attempt(f"{caller}, {how}", authorization, _UNKNOWN) for how, authorization in forged.items()),
        Attempt(f"{caller}, without a deadline", right, grpc.StatusCode.INVALID_ARGUMENT, has_deadline=False),
    ]


def _signed(seed: bytes, claims: dict[str, Any], *, named_after: bytes | None = None) -> str:
    header, body = _segment({"alg": ALGORITHM, "kid": _id_of(named_after or seed)}), _segment(claims)
    signature = Ed25519PrivateKey.from_private_bytes(seed).sign(f"{header}.{body}".encode())
    return _bearer(header, body, _base64(signature))


def _by_hmac(seed: bytes, claims: dict[str, Any]) -> str:
    header, body = _segment({"alg": "HS256", "kid": _id_of(seed)}), _segment(claims)
    signature = hmac.digest(public_bytes(seed), f"{header}.{body}".encode(), hashlib.sha256)
    return _bearer(header, body, _base64(signature))


def _with_claims(authorization: str, claims: dict[str, Any]) -> str:
    header, _, signature = authorization.removeprefix("Bearer ").split(".")
    return _bearer(header, _segment(claims), signature)


def _bearer(*segments: str) -> str:
    return f"Bearer {'.'.join(segments)}"


def _segment(content: dict[str, Any]) -> str:
    return _base64(json.dumps(content).encode())


def _base64(content: bytes) -> str:
    return base64.urlsafe_b64encode(content).rstrip(b"=").decode()


def _id_of(seed: bytes) -> str:
    return key_id_of(public_bytes(seed))


async def problems_of_door(
    method: MethodDescriptor, address: str, callee: str, reached: list[str]
) -> list[str]:
    """Whoever comes in uninvited and whoever is kept out wrongly. `reached` is a witness's."""
    path = f"/{method.containing_service.full_name}/{method.name}"
    callers = callers_known(method, callee)
    problems: list[str] = []
    async with grpc.aio.insecure_channel(address) as channel:
        for attempt in attempts_at(callers, callee):
            before = len(reached)
            status = await _call(
                channel, path, method, attempt.authorization, has_deadline=attempt.has_deadline
            )
            if status is not attempt.expected or len(reached) > before:
                ran = "reached the method" if len(reached) > before else "did not reach the method"
                problems.append(f"{path} by {attempt.name}: {status.name}, {ran}")
        for caller in sorted(callers):
            before = len(reached)
            status = await _call(channel, path, method, credentials_of(caller).authorization_for(callee))
            if status in (_UNKNOWN, _NOT_ALLOWED) or reached[before:] != [path]:
                problems.append(f"{path} by {caller}: {status.name}, reached {reached[before:]}")
    return problems


def witnessed(service: RpcService, reached: list[str]) -> RpcService:
    """The service, whose methods write down that they were reached by one of these calls."""
    return RpcService(service.full_name, service.register, _Witness(service, reached))


class _Witness:
    def __init__(self, service: RpcService, reached: list[str]) -> None:
        self._service = service
        self._reached = reached

    def __getattr__(self, name: str) -> Any:
        method = getattr(self._service.servicer, name)
        path = f"/{self._service.full_name}/{name}"
        return _noting(method, lambda: self._reached.append(path))


def _noting(method: Callable[..., Any], note: Callable[[], None]) -> Callable[..., Any]:
    if isasyncgenfunction(method):

        @wraps(method)
        async def many(request: Any, context: Any) -> AsyncIterator[Any]:
            if _is_marked(context):
                note()
            async for each in method(request, context):
                yield each

        return many

    @wraps(method)
    async def once(request: Any, context: Any) -> Any:
        if _is_marked(context):
            note()
        return await method(request, context)

    return once


def _is_marked(context: Any) -> bool:
    return any(name == _MARK for name, _ in context.invocation_metadata() or ())


async def _call(
    channel: grpc.aio.Channel,
    path: str,
    method: MethodDescriptor,
    authorization: str | None,
    *,
    has_deadline: bool = True,
) -> grpc.StatusCode:
    """With an empty request, a valid message of any type; where a stream is asked for, with none at all: what
    is written to a call that was refused meanwhile, gRPC reports as an error of its own instead."""
    timeout = _SECONDS if has_deadline else None
    token = () if authorization is None else ((AUTHORIZATION, authorization),)
    metadata = ((_MARK, "tries"), *token)
    request: Any = iter([]) if method.client_streaming else b""
    sides = (
        "stream" if streams else "unary" for streams in (method.client_streaming, method.server_streaming)
    )
    call: Any = getattr(channel, "_".join(sides))(path)(request, timeout=timeout, metadata=metadata)
    return await _status_of(call, is_stream=method.server_streaming)


async def _status_of(call: Any, *, is_stream: bool) -> grpc.StatusCode:
    async def read() -> None:
        async for _ in call:
            pass

    try:
        waiting: Awaitable[Any] = read() if is_stream else call
        await waiting
    except grpc.aio.AioRpcError as error:
        return error.code()
    return grpc.StatusCode.OK

import json
import logging
import warnings
from collections.abc import Callable
from typing import Any, TypeVar

import grpc

from chassis.db.held import is_holding
from chassis.errors import (
    TABLE,
    BadRequest,
    CataloguedError,
    Conflict,
    ErrorCode,
    Forbidden,
    Invalid,
    NotFound,
    ServiceError,
    Unauthorized,
    Unavailable,
    Unexpected,
)
from chassis.rpc.contract import is_repeatable, services_of
from chassis.rpc.credentials import Credentials
from chassis.rpc.metadata import AUTHORIZATION, ERROR_CODE, ERROR_TEXT, TRACEPARENT, unpack_text
from chassis.telemetry import current_traceparent

log = logging.getLogger(__name__)

Request = TypeVar("Request")
Reply = TypeVar("Reply")

DEADLINE_SECONDS = 3.0

_KINDS_OF_INVALID: dict[grpc.StatusCode, type[Invalid]] = {
    grpc.StatusCode.NOT_FOUND: NotFound,
    grpc.StatusCode.ABORTED: Conflict,
    grpc.StatusCode.INVALID_ARGUMENT: Invalid,
}
_NOT_LET_IN = frozenset({grpc.StatusCode.UNAUTHENTICATED, grpc.StatusCode.PERMISSION_DENIED})
_AWAY = frozenset({grpc.StatusCode.UNAVAILABLE, grpc.StatusCode.DEADLINE_EXCEEDED, grpc.StatusCode.CANCELLED})


class AnswerTooLarge(Unexpected):
    """More than gRPC carries in one message."""


class RpcChannel:
    """A connection to another service, the callee, named by its context.

    gRPC makes a call again that did not arrive, where its contract says that this does no more.
    """

    def __init__(self, callee: str, address: str, credentials: Credentials) -> None:
        self._callee = callee
        self._credentials = credentials
        self.channel = grpc.aio.insecure_channel(
            address,
            options=[
                ("grpc.service_config", _service_config(callee)),
                ("grpc.enable_retries", 1),
                # A restarted service is found again within a second, not after gRPC's default minutes.
                ("grpc.initial_reconnect_backoff_ms", 100),
                ("grpc.max_reconnect_backoff_ms", 1000),
            ],
        )

    async def call(
        self,
        method: "Callable[..., grpc.aio.UnaryUnaryCall[Request, Reply]]",
        request: Request,
        *,
        deadline: float = DEADLINE_SECONDS,
    ) -> Reply:
        if is_holding():
            # For a test this is an error.
            warnings.warn(f"{self._callee} is asked while rows are held", RuntimeWarning, stacklevel=2)
        try:
            return await method(request, timeout=deadline, metadata=self.metadata())
        except grpc.aio.AioRpcError as error:
            raise typed_error(error) from error

    def metadata(self) -> tuple[tuple[str, str], ...]:
        """What every call carries, for kinds of calls that `call` doesn't make; those set a deadline too."""
        metadata = [(AUTHORIZATION, self._credentials.authorization_for(self._callee))]
        if traceparent := current_traceparent():
            metadata.append((TRACEPARENT, traceparent))
        return tuple(metadata)

    async def close(self) -> None:
        await self.channel.close(grace=1)


def typed_error(error: grpc.aio.AioRpcError) -> ServiceError:
    """The error the other service raised, as if it had been raised here."""
    if error.code() in _AWAY:
        return Unavailable()
    trailing: dict[str, Any] = dict(error.trailing_metadata() or ())
    given = trailing.get(ERROR_CODE)
    if given is None:
        if error.code() is grpc.StatusCode.RESOURCE_EXHAUSTED:
            return AnswerTooLarge()
        if error.code() in _NOT_LET_IN:
            # Nothing that a person could mend: a key or a contract is wrong.
            log.error("another service refused our call: %s", error.details())
        return Unexpected()
    packed = trailing.get(ERROR_TEXT)
    text = error.details() if packed is None else unpack_text(packed)
    match code := ErrorCode(int(given)):
        case ErrorCode.INVALID_PARAMETER:
            return _KINDS_OF_INVALID.get(error.code(), BadRequest)(text)
        case ErrorCode.UNAUTHORIZED:
            return Unauthorized(text)
        case ErrorCode.ROLE:
            return Forbidden(text)
        case ErrorCode.UNEXPECTED:
            return Unexpected()
        case _:
            return CataloguedError(code, text or TABLE[code].text)


def _service_config(callee: str) -> str:
    # Connections last: calls are spread over all addresses of a name, not sent to whichever came first.
    config: dict[str, Any] = {"loadBalancingConfig": [{"round_robin": {}}]}
    repeatable = [
        {"service": service.full_name, "method": method.name}
        for service in services_of(callee)
        for method in service.methods
        if is_repeatable(method)
    ]
    if repeatable:
        retry = {
            "maxAttempts": 4,
            "initialBackoff": "0.1s",
            "maxBackoff": "1s",
            "backoffMultiplier": 2,
            # CANCELLED, where we didn't: it had arrived at a server that was just stopping.
            "retryableStatusCodes": ["UNAVAILABLE", "CANCELLED"],
        }
        config["methodConfig"] = [{"name": repeatable, "retryPolicy": retry}]
    return json.dumps(config)

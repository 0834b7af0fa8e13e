"""The edge of every call: its caller is one that the contract names, errors are typed, time and trace kept.

What a service registers is taken method by method from its contract and put behind a guard, whatever its
kind. A method that can't be guarded stops the start.
"""

import inspect
import logging
import time
from collections.abc import AsyncGenerator, AsyncIterator, Awaitable, Callable, Sequence
from contextlib import aclosing, asynccontextmanager
from dataclasses import dataclass
from typing import Any, cast

import grpc
from google.protobuf.descriptor import MethodDescriptor
from opentelemetry.trace import SpanKind

from chassis.db.database import is_unreachable
from chassis.errors import ServiceError, Unavailable, Unexpected
from chassis.metrics import RPC_SECONDS
from chassis.rpc.contract import EVERY_SERVICE, callers_of, methods_of
from chassis.rpc.credentials import Credentials, UnknownCaller
from chassis.rpc.metadata import AUTHORIZATION, ERROR_CODE, ERROR_TEXT, TRACEPARENT, pack_text
from chassis.telemetry import continued_span
from chassis.turns import now_serving

log = logging.getLogger(__name__)

Answer = Callable[[Any, Any], Awaitable[Any]]
Answers = Callable[[Any, Any], AsyncIterator[Any]]

# (takes a stream, answers with a stream) → the handler's attribute, and how one is made.
_KINDS: dict[tuple[bool, bool], tuple[str, Callable[..., "grpc.RpcMethodHandler[Any, Any]"]]] = {
    (False, False): ("unary_unary", grpc.unary_unary_rpc_method_handler),
    (False, True): ("unary_stream", grpc.unary_stream_rpc_method_handler),
    (True, False): ("stream_unary", grpc.stream_unary_rpc_method_handler),
    (True, True): ("stream_stream", grpc.stream_stream_rpc_method_handler),
}


@dataclass(frozen=True)
class RpcService:
    """A servicer, its name in the contract, and the generated function that registers it."""

    full_name: str
    register: Callable[[Any, Any], None]
    servicer: object


class NotServable(Exception):
    """A mistake in a contract or a servicer, found before anybody is let in."""


class GuardedServer:
    """Stands where generated code expects the server: what it is given reaches the server behind guards."""

    def __init__(self, server: grpc.aio.Server, service: RpcService, credentials: Credentials) -> None:
        self._server = server
        self._service = service
        self._credentials = credentials

    def register(self) -> None:
        self._service.register(self._service.servicer, self)

    def add_generic_rpc_handlers(self, handlers: Sequence[grpc.GenericRpcHandler]) -> None:
        (given,) = handlers
        guarded = {
            method.name: self._guarded(method, given) for method in methods_of(self._service.full_name)
        }
        name = self._service.full_name
        self._server.add_generic_rpc_handlers((grpc.method_handlers_generic_handler(name, guarded),))
        self._server.add_registered_method_handlers(name, guarded)

    def add_registered_method_handlers(self, service_name: str, handlers: dict[str, Any]) -> None:
        """The same once more, for a faster way; `add_generic_rpc_handlers` has done it."""

    def _guarded(
        self, method: MethodDescriptor, given: grpc.GenericRpcHandler
    ) -> "grpc.RpcMethodHandler[Any, Any]":
        path = f"/{self._service.full_name}/{method.name}"
        callers = callers_of(method)
        if not callers:
            raise NotServable(f"{path} says nowhere who may call it: add contracts.options.v1.callers")
        handler = given.service(_Details(path))
        if handler is None:
            raise NotServable(f"{path} is in the contract, and nobody serves it")
        return guarded_handler(path, handler, Guard(path, callers, self._credentials))


@dataclass
class _Details:
    """`grpc.HandlerCallDetails`, which gRPC makes only itself."""

    method: str
    invocation_metadata: tuple[()] = ()


class Guard:
    """What happens around the calls of one method."""

    def __init__(self, method: str, callers: frozenset[str], credentials: Credentials) -> None:
        self._method = method
        self._callers = callers
        self._credentials = credentials

    @asynccontextmanager
    async def around(self, context: Any, request: Any) -> AsyncGenerator[None]:
        metadata = {key: str(value) for key, value in context.invocation_metadata() or ()}
        carrier = {TRACEPARENT: metadata[TRACEPARENT]} if TRACEPARENT in metadata else {}
        started = time.perf_counter()
        status = grpc.StatusCode.CANCELLED
        with continued_span(self._method, SpanKind.SERVER, carrier) as span:
            try:
                caller = self._admit(metadata.get(AUTHORIZATION, ""), context)
                span.set_attribute("groundwork.caller", caller)
                now_serving(getattr(request, "company_id", "") or caller)
                yield
                status = grpc.StatusCode.OK
            except _Refused as refused:
                log.warning("%s refused: %s", self._method, refused.reason)
                status = refused.status
                await context.abort(status, refused.told)
            except grpc.aio.AbortError:
                status = grpc.StatusCode.ABORTED
                raise
            except Exception as error:
                typed = _typed(error, self._method)
                status = typed.rpc_status
                # gRPC takes nothing but `str` itself.
                await context.abort(status, str(typed.message), trailing_metadata=_told_beside(typed))
            finally:
                RPC_SECONDS.labels(self._method, status.name).observe(time.perf_counter() - started)

    def _admit(self, authorization: str, context: Any) -> str:
        try:
            caller = self._credentials.caller_of(authorization)
        except UnknownCaller as unknown:
            raise _Refused(
                grpc.StatusCode.UNAUTHENTICATED, "not one of Groundwork's services", str(unknown)
            ) from None
        if not self._may_call(caller):
            told = f"{caller} may not call this"
            raise _Refused(grpc.StatusCode.PERMISSION_DENIED, told, told)
        if context.time_remaining() is None:
            told = "a call needs a deadline"
            raise _Refused(grpc.StatusCode.INVALID_ARGUMENT, told, f"{caller} set no deadline")
        return caller

    def _may_call(self, caller: str) -> bool:
        if EVERY_SERVICE in self._callers:
            # It has proven a key of its own; a service does not call itself.
            return caller != self._credentials.name
        return caller in self._callers


class _Refused(Exception):
    def __init__(self, status: grpc.StatusCode, told: str, reason: str) -> None:
        self.status = status
        self.told = told
        self.reason = reason
        """For the log only: who tries keys is not told what was wrong with them."""


def guarded_handler(
    path: str, handler: "grpc.RpcMethodHandler[Any, Any]", guard: Guard
) -> "grpc.RpcMethodHandler[Any, Any]":
    kind, make = _KINDS[bool(handler.request_streaming), bool(handler.response_streaming)]
    method = getattr(handler, kind)
    if handler.response_streaming:
        if not inspect.isasyncgenfunction(method):
            raise NotServable(f"{path} answers with a stream: it must be an `async def` that yields")
        edge = _answering_many(cast(Answers, method), guard)
    else:
        if not inspect.iscoroutinefunction(method):
            raise NotServable(f"{path} must be an `async def`")
        edge = _answering_once(cast(Answer, method), guard)
    return make(
        edge,
        request_deserializer=handler.request_deserializer,
        response_serializer=handler.response_serializer,
    )


def _answering_once(method: Answer, guard: Guard) -> Answer:
    async def edge(request: Any, context: Any) -> Any:
        async with guard.around(context, request):
            return await method(request, context)

    return edge


def _answering_many(method: Answers, guard: Guard) -> Answer:
    # Written, not yielded: so a call that is cut off ends here and now, not when a generator is collected.
    async def edge(request: Any, context: Any) -> None:
        async with (
            guard.around(context, request),
            aclosing(cast("AsyncGenerator[Any]", method(request, context))) as said,
        ):
            async for each in said:
                await context.write(each)

    return edge


def _typed(error: Exception, method: str) -> ServiceError:
    if isinstance(error, ServiceError):
        return error
    if is_unreachable(error):
        log.warning("%s: a part is away: %r", method, error)
        return Unavailable()
    log.error("%s crashed", method, exc_info=error)
    return Unexpected()


def _told_beside(error: ServiceError) -> tuple[tuple[str, str | bytes], ...]:
    code = (ERROR_CODE, str(int(error.code)))
    text = pack_text(error.message)
    return (code,) if text is None else (code, (ERROR_TEXT, text))

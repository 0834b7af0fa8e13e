import hmac
import logging
import time
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from typing import Any, cast

import grpc
from grpc_health.v1 import health, health_pb2, health_pb2_grpc
from grpc_reflection.v1alpha import reflection
from opentelemetry.trace import SpanKind

from chassis.db.database import is_unreachable
from chassis.errors import ServiceError, Unavailable, Unexpected
from chassis.metrics import RPC_SECONDS
from chassis.rpc.metadata import AUTHORIZATION, ERROR_CODE, ERROR_TEXT, TRACEPARENT, pack_text
from chassis.settings import ServiceSettings
from chassis.telemetry import continued_span

log = logging.getLogger(__name__)

_OPEN_TO_ALL = ("/grpc.health.v1.Health/", "/grpc.reflection.")


@dataclass(frozen=True)
class RpcService:
    """A servicer, its name in the contract, and the generated function that registers it."""

    full_name: str
    register: Callable[[Any, Any], None]
    servicer: object


class EdgeInterceptor(grpc.aio.ServerInterceptor):
    """The edge of every call: the caller is one of us, errors are typed, time and trace are kept."""

    def __init__(self, token: str) -> None:
        self._expected = f"Bearer {token}"

    async def intercept_service(
        self,
        continuation: Callable[[grpc.HandlerCallDetails], Awaitable[Any]],
        handler_call_details: grpc.HandlerCallDetails,
    ) -> Any:
        handler = await continuation(handler_call_details)
        method = str(handler_call_details.method)
        if handler is None or handler.unary_unary is None or method.startswith(_OPEN_TO_ALL):
            return handler
        call = handler.unary_unary

        async def edge(request: Any, context: Any) -> Any:
            metadata = {key: str(value) for key, value in context.invocation_metadata() or ()}
            carrier = {TRACEPARENT: metadata[TRACEPARENT]} if TRACEPARENT in metadata else {}
            started = time.perf_counter()
            status = grpc.StatusCode.OK
            with continued_span(method, SpanKind.SERVER, carrier):
                try:
                    if not hmac.compare_digest(
                        metadata.get(AUTHORIZATION, "").encode(), self._expected.encode()
                    ):
                        status = grpc.StatusCode.UNAUTHENTICATED
                        await context.abort(status, "not one of Groundwork's services")
                    return await call(request, context)
                except grpc.aio.AbortError:
                    raise
                except Exception as error:
                    typed = _typed(error, method)
                    status = typed.rpc_status
                    # gRPC takes nothing but `str` itself.
                    await context.abort(status, str(typed.message), trailing_metadata=_told_beside(typed))
                finally:
                    RPC_SECONDS.labels(method, status.name).observe(time.perf_counter() - started)

        return grpc.unary_unary_rpc_method_handler(
            edge,
            request_deserializer=handler.request_deserializer,
            response_serializer=handler.response_serializer,
        )


def _typed(error: Exception, method: str) -> ServiceError:
    if isinstance(error, ServiceError):
        return error
    if is_unreachable(error):
        return Unavailable()
    log.error("%s crashed", method, exc_info=error)
    return Unexpected()


def _told_beside(error: ServiceError) -> tuple[tuple[str, str | bytes], ...]:
    code = (ERROR_CODE, str(int(error.code)))
    text = pack_text(error.message)
    return (code,) if text is None else (code, (ERROR_TEXT, text))


async def start_rpc_server(services: Sequence[RpcService], settings: ServiceSettings) -> grpc.aio.Server:
    server = grpc.aio.server(
        interceptors=[EdgeInterceptor(settings.rpc_token.get_secret_value())],
        options=[
            ("grpc.max_receive_message_length", 4 * 1024 * 1024),
            ("grpc.keepalive_permit_without_calls", 1),
            ("grpc.so_reuseport", 0),
        ],
    )
    healthy = cast(Any, health).aio.HealthServicer()  # a part of the module its types leave out
    health_pb2_grpc.add_HealthServicer_to_server(healthy, server)
    for service in services:
        service.register(service.servicer, server)
        await healthy.set(service.full_name, health_pb2.HealthCheckResponse.SERVING)
    await healthy.set("", health_pb2.HealthCheckResponse.SERVING)
    reflection.enable_server_reflection(
        [*(service.full_name for service in services), health.SERVICE_NAME, reflection.SERVICE_NAME], server
    )
    server.add_insecure_port(f"{settings.grpc_host}:{settings.grpc_port}")
    await server.start()
    return server

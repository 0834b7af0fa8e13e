from collections.abc import Sequence
from typing import Any, cast

import grpc
from grpc_health.v1 import health, health_pb2

from chassis.rpc.credentials import Credentials
from chassis.rpc.guard import GuardedServer, RpcService
from chassis.settings import ServiceSettings


async def start_rpc_server(
    services: Sequence[RpcService], settings: ServiceSettings, credentials: Credentials
) -> grpc.aio.Server:
    server = grpc.aio.server(
        options=[
            ("grpc.max_receive_message_length", 4 * 1024 * 1024),
            ("grpc.keepalive_permit_without_calls", 1),
            ("grpc.so_reuseport", 0),
        ],
    )
    for service in services:
        GuardedServer(server, service, credentials).register()
    _answer_probes(server)
    server.add_insecure_port(f"{settings.grpc_host}:{settings.grpc_port}")
    await server.start()
    return server


def _answer_probes(server: grpc.aio.Server) -> None:
    """Open to all, so it says no more than that the server answers: nothing of single services, and no
    `Watch`, which would hold a stream for as long as a stranger likes."""
    healthy = cast(Any, health).aio.HealthServicer()  # a part of the module its types leave out
    check = grpc.unary_unary_rpc_method_handler(
        healthy.Check,
        request_deserializer=health_pb2.HealthCheckRequest.FromString,
        response_serializer=health_pb2.HealthCheckResponse.SerializeToString,
    )
    server.add_generic_rpc_handlers(
        (grpc.method_handlers_generic_handler(health.SERVICE_NAME, {"Check": check}),)
    )

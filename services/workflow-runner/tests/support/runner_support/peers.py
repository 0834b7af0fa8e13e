"""The services around this one, on ports that stay theirs while they are away."""

from collections.abc import Sequence

import grpc
from chassis.rpc import RpcService, start_rpc_server
from chassis.settings import ServiceSettings
from chassis.testing.addresses import free_port
from chassis.testing.callers import credentials_of


class Peer:
    """A gRPC server of one other service."""

    def __init__(self, name: str, *services: RpcService) -> None:
        self._name = name
        self._services = services
        self._server: grpc.aio.Server | None = None
        self.port = free_port()

    @property
    def address(self) -> str:
        return f"127.0.0.1:{self.port}"

    async def come(self, settings: ServiceSettings) -> None:
        await self._serve(self._services, settings)

    async def leave(self) -> None:
        if self._server is not None:
            await self._server.stop(grace=None)
            self._server = None

    async def _serve(self, services: Sequence[RpcService], settings: ServiceSettings) -> None:
        own = settings.model_copy(update={"grpc_port": self.port})
        self._server = await start_rpc_server(services, own, credentials_of(self._name))

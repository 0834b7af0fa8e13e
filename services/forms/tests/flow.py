"""workflow-runner beside the service under test, over gRPC: a model that the runner's own tests keep true.

The two services themselves meet in the faults (`test_workflows.py`) and in the browser's journeys.
"""

from contextlib import AsyncExitStack

from chassis.rpc import RpcChannel, start_rpc_server
from chassis.runtime import Runtime
from chassis.service import ServiceDefinition
from chassis.testing.callers import credentials_of
from forms_support.runner_model import RunnerModel

_RUNNER = "workflow-runner"


class Flow:
    """It comes and goes, always at the same address, and knows on what it knew."""

    def __init__(self, service: ServiceDefinition, runtime: Runtime, forms: str, runner: str) -> None:
        self._service, self._runtime = service, runtime
        self._forms, self._runner = forms, runner
        self._channel = RpcChannel("forms", forms, credentials_of(_RUNNER))
        self._model = RunnerModel(self._channel)
        self._parts: AsyncExitStack | None = None

    async def come(self) -> None:
        parts = self._parts = AsyncExitStack()
        for address, services, credentials in (
            (self._forms, self._service.rpc_services(self._runtime), self._runtime.credentials),
            (self._runner, [self._model.rpc], credentials_of(_RUNNER)),
        ):
            port = int(address.rsplit(":", 1)[1])
            there = self._runtime.settings.model_copy(update={"grpc_port": port})
            server = await start_rpc_server(services, there, credentials)
            parts.push_async_callback(server.stop, None)

    async def leave(self) -> None:
        if self._parts is not None:
            await self._parts.aclose()
            self._parts = None

    async def close(self) -> None:
        await self.leave()
        await self._channel.close()

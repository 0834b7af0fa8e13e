"""The real workflow-runner beside the service under test, over gRPC and its own Temporal."""

from contextlib import AsyncExitStack

from chassis.rpc import start_rpc_server
from chassis.runtime import Runtime
from chassis.service import ServiceDefinition
from chassis.testing.callers import seed_of
from chassis.testing.workers import working
from workflow_runner.main import definition as runner_definition
from workflow_runner.settings import WorkflowRunnerSettings


class Flow:
    """It comes and goes, always at the same address."""

    def __init__(
        self, service: ServiceDefinition, runtime: Runtime, forms: str, runner: str, temporal: str
    ) -> None:
        self._service, self._runtime = service, runtime
        self._forms, self._runner, self._temporal = forms, runner, temporal
        self._parts: AsyncExitStack | None = None

    async def come(self) -> None:
        parts = self._parts = AsyncExitStack()
        own = self._runtime.settings
        shared = own.model_dump(exclude={"workflow_runner_grpc", "rpc_key", "smtp_url", "mail_from"})
        settings = WorkflowRunnerSettings(
            **shared,
            forms_grpc=self._forms,
            rpc_key=seed_of("workflow-runner"),
            temporal_address=self._temporal,
            smtp_url="smtp://127.0.0.1:1",
            mail_from="Groundwork <no-reply@groundwork.test>",
        )
        runner = await parts.enter_async_context(runner_definition.open(settings))
        for address, services, owner in (
            (self._forms, self._service.rpc_services(self._runtime), self._runtime),
            (self._runner, runner_definition.rpc_services(runner), runner),
        ):
            there = owner.settings.model_copy(update={"grpc_port": int(address.rsplit(":", 1)[1])})
            server = await start_rpc_server(services, there, owner.credentials)
            parts.push_async_callback(server.stop, None)
        await parts.enter_async_context(working(runner_definition, runner))

    async def leave(self) -> None:
        if self._parts is not None:
            await self._parts.aclose()
            self._parts = None

"""Temporal for tests: one server for all that run together, a namespace for each file of them."""

import asyncio
import os
from collections.abc import Generator
from contextlib import contextmanager
from dataclasses import dataclass
from uuid import uuid4

from devstack.testing.control import CONTROL, Control
from devstack.testing.stack import Stack

ADDRESS = "TEST_TEMPORAL_ADDRESS"
_DAY_SECONDS = 24 * 60 * 60


@dataclass(frozen=True)
class Temporal:
    address: str
    namespace: str = "default"

    @property
    def settings(self) -> dict[str, str]:
        """As a service's settings have it."""
        return {"temporal_address": self.address, "temporal_namespace": self.namespace}


def with_new_namespace(address: str, name: str) -> Temporal:
    """Nobody else's workers take its tasks, whatever their queues are called."""
    namespace = f"{name}-{uuid4().hex[:8]}"
    asyncio.run(_register(address, namespace))
    return Temporal(address, namespace)


async def _register(address: str, namespace: str) -> None:
    # Imported when needed: most runs are without, and Temporal's client takes its time.
    from google.protobuf.duration_pb2 import Duration
    from temporalio.api.workflowservice.v1 import RegisterNamespaceRequest
    from temporalio.client import Client

    client = await Client.connect(address)
    kept = Duration(seconds=_DAY_SECONDS)
    await client.workflow_service.register_namespace(
        RegisterNamespaceRequest(namespace=namespace, workflow_execution_retention_period=kept)
    )


@contextmanager
def one_for_all() -> Generator[dict[str, str]]:
    """The variables by which the programs of a run find one server, started when the first of them asks."""
    if ADDRESS in os.environ or os.environ.get("GROUNDWORK_SERVERS") == "containers":
        yield {}
        return
    with Stack(f"run-{os.getpid()}-shared") as stack:
        control = Control(stack.start)
        try:
            yield {ADDRESS: stack.url("temporal"), CONTROL: control.port}
        finally:
            control.stop()

from temporalio.client import Client
from temporalio.contrib.opentelemetry import TracingInterceptor
from temporalio.contrib.pydantic import pydantic_data_converter

from chassis.settings import ServiceSettings


async def connect_temporal(settings: ServiceSettings, *, lazy: bool = False) -> Client:
    """A client whose calls, and the workers made from it, carry the trace of the click that caused them.

    A lazy one connects with its first call, so that a service starts while Temporal is away.
    """
    return await Client.connect(
        settings.temporal_address,
        data_converter=pydantic_data_converter,
        interceptors=[TracingInterceptor()],
        lazy=lazy,
    )

from typing import Any

from temporalio.client import Client
from temporalio.contrib.opentelemetry import TracingInterceptor
from temporalio.contrib.pydantic import pydantic_data_converter

from chassis.settings import ServiceSettings


async def connect_temporal(settings: ServiceSettings, **options: Any) -> Client:
    """A client whose calls, and the workers made from it, carry the trace of the click that caused them."""
    return await Client.connect(
        settings.temporal_address,
        data_converter=pydantic_data_converter,
        interceptors=[TracingInterceptor()],
        lazy=True,
        **options,
    )

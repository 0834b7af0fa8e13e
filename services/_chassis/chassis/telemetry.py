"""Traces that follow one click: HTTP → gRPC → NATS → Temporal, carried as W3C `traceparent` everywhere."""

from collections.abc import Mapping
from contextlib import AbstractContextManager

from opentelemetry import propagate, trace
from opentelemetry.context import Context
from opentelemetry.exporter.otlp.proto.http.trace_exporter import OTLPSpanExporter
from opentelemetry.sdk.resources import Resource
from opentelemetry.sdk.trace import TracerProvider
from opentelemetry.sdk.trace.export import BatchSpanProcessor
from opentelemetry.sdk.trace.sampling import ALWAYS_OFF, ParentBased, TraceIdRatioBased
from opentelemetry.trace import Span, SpanKind

from chassis.settings import ServiceSettings

tracer = trace.get_tracer("chassis")


def configure_telemetry(context: str, settings: ServiceSettings) -> TracerProvider:
    """Without a collector spans are not recorded, but trace ids still travel and reach the logs."""
    sampler = TraceIdRatioBased(settings.trace_ratio) if settings.otlp_endpoint else ALWAYS_OFF
    provider = TracerProvider(
        sampler=ParentBased(sampler),
        resource=Resource.create({"service.name": context, "deployment.environment": settings.environment}),
    )
    if settings.otlp_endpoint:
        exporter = OTLPSpanExporter(endpoint=f"{settings.otlp_endpoint.rstrip('/')}/v1/traces")
        provider.add_span_processor(BatchSpanProcessor(exporter))
    trace.set_tracer_provider(provider)
    return provider


def continued_span(name: str, kind: SpanKind, carrier: Mapping[str, str]) -> AbstractContextManager[Span]:
    """A span whose parent arrived from outside in `carrier` (HTTP headers, gRPC metadata, event headers)."""
    parent: Context | None = propagate.extract(carrier) if "traceparent" in carrier else None
    # As `start_as_current_span`, without the two generators that it wraps around this: every request has one.
    return trace.use_span(tracer.start_span(name, context=parent, kind=kind), end_on_exit=True)


def current_traceparent() -> str | None:
    """As the propagator writes it, which every event pays for; what else it would write, nobody reads."""
    span = trace.get_current_span().get_span_context()
    if not span.is_valid:
        return None
    return f"00-{span.trace_id:032x}-{span.span_id:016x}-{span.trace_flags:02x}"

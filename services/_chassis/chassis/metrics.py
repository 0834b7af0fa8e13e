"""The figures every service exposes at /metrics. Labels are bounded: route templates, never paths or ids."""

from prometheus_client import Counter, Gauge, Histogram

_SECONDS = (0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)

HTTP_SECONDS = Histogram(
    "groundwork_http_request_seconds", "Time to answer", ("method", "route", "status"), buckets=_SECONDS
)
RPC_SECONDS = Histogram(
    "groundwork_rpc_request_seconds", "Time to answer a gRPC call", ("method", "status"), buckets=_SECONDS
)
OUTBOX_PUBLISHED = Counter("groundwork_outbox_published_total", "Events handed to the bus", ("subject",))
OUTBOX_PENDING = Gauge("groundwork_outbox_pending", "Events committed but not yet on the bus")
STREAM_FULL = Gauge("groundwork_stream_full", "1 while the stream has no room and events wait in the outbox")
EVENTS_HANDLED = Counter(
    "groundwork_events_handled_total", "Events worked off", ("consumer", "outcome")
)  # outcome: done, passed, repeated, refused, failed, dead
DEAD_LETTERS = Gauge("groundwork_dead_letters", "Events given up on and waiting for an operator")

import logging
import sys
from datetime import UTC, datetime
from typing import Any

import orjson
from opentelemetry import trace

# What a LogRecord has by itself; whatever else is on it was given by the caller as `extra=`.
_OWN_FIELDS = frozenset(vars(logging.makeLogRecord({}))) | {"message", "asctime", "taskName"}


class JsonFormatter(logging.Formatter):
    """One JSON object a line, with the trace id of the click that caused it."""

    def __init__(self, context: str) -> None:
        super().__init__()
        self._context = context

    def format(self, record: logging.LogRecord) -> str:
        entry: dict[str, Any] = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "service": self._context,
            "logger": record.name,
            "message": record.getMessage(),
        }
        span = trace.get_current_span().get_span_context()
        if span.is_valid:
            entry["traceId"] = trace.format_trace_id(span.trace_id)
        entry.update({key: value for key, value in vars(record).items() if key not in _OWN_FIELDS})
        if record.exc_info:
            entry["error"] = self.formatException(record.exc_info)
        return orjson.dumps(entry, default=str).decode()


def configure_logs(context: str, level: str) -> None:
    handler = logging.StreamHandler(sys.stdout)
    handler.setFormatter(JsonFormatter(context))
    logging.basicConfig(level=level.upper(), handlers=[handler], force=True)
    # Our own middleware writes the one access line a request gets.
    logging.getLogger("uvicorn.access").disabled = True
    for chatty in ("nats", "httpx", "httpcore"):
        logging.getLogger(chatty).setLevel(logging.WARNING)

"""One pure ASGI middleware around everything: request id, trace, metrics, access log, the last safety net."""

import logging
import re
import time
from contextlib import ExitStack
from functools import lru_cache

from opentelemetry.trace import SpanKind
from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import Request
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from chassis.http.access import origin_of
from chassis.http.answering import Answering
from chassis.http.envelope import error_response
from chassis.http.handlers import answer_to_crash
from chassis.http.language import asking
from chassis.ids import new_id
from chassis.metrics import HTTP_SECONDS
from chassis.telemetry import continued_span

log = logging.getLogger("access")
security_log = logging.getLogger("security")

# Who was not let in, not allowed, or sent away for trying too often.
_REFUSALS = frozenset({401, 403, 429})

REQUEST_ID_HEADER = "x-request-id"
_SANE_ID = re.compile(r"[\w.-]{8,64}")
_UNMATCHED = "(none)"
# Found at once for what was asked before: to look a figure up by its labels costs more than to count.
_seconds_of = lru_cache(2_000)(HTTP_SECONDS.labels)
_ENDLESS = "text/event-stream"


class RequestEdge:
    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http" or scope["path"].startswith(("/healthz/", "/metrics")):
            await self._app(scope, receive, send)
            return
        headers = Headers(scope=scope)
        given = headers.get(REQUEST_ID_HEADER, "")
        request_id = given if _SANE_ID.fullmatch(given) else str(new_id())
        asked = asking.set(headers)
        started = time.perf_counter()
        status = 500
        answered = False
        streams_after: float | None = None

        async def send_marked(message: Message) -> None:
            nonlocal status, answered, streams_after
            begins = message["type"] == "http.response.start"
            if begins:
                answer = MutableHeaders(scope=message)
                answer[REQUEST_ID_HEADER] = request_id
                if "cache-control" not in answer:
                    # Answers are a person's own: no cache keeps them, the browser's neither.
                    answer["cache-control"] = "no-store"
                if answer.get("content-type", "").startswith(_ENDLESS):
                    streams_after = time.perf_counter() - started
            await answering.send(message)
            if begins:
                status = message["status"]
                answered = True

        span_of = continued_span(scope["method"], SpanKind.SERVER, _trace_carrier(headers))
        with span_of as span, ExitStack() as held:
            answering = Answering(scope, send, held)
            try:
                await self._app(scope, receive, send_marked)
            except Exception as error:
                response = error_response(answering.refusal) if answering.refusal else answer_to_crash(error)
                if not answered:
                    answering = Answering(scope, send, held)
                    await response(scope, receive, send_marked)
            finally:
                asking.reset(asked)
                # What stays open for as long as somebody listens took so long until it was.
                seconds = streams_after or time.perf_counter() - started
                route = getattr(scope.get("route"), "path", _UNMATCHED)
                span.update_name(f"{scope['method']} {route}")
                _seconds_of(scope["method"], route, status).observe(seconds)
                refused = status in _REFUSALS
                chosen, level = (security_log, logging.WARNING) if refused else (log, logging.INFO)
                if chosen.isEnabledFor(level):
                    facts = {
                        "requestId": request_id,
                        "ms": round(seconds * 1000, 1),
                        "route": route,
                        **_who(scope),
                    }
                    chosen.log(level, "%s %s %d", scope["method"], scope["path"], status, extra=facts)


def _who(scope: Scope) -> dict[str, str]:
    """As far as it is known: somebody whose token was not taken is an address."""
    facts: dict[str, str] = {}
    if "app" in scope:
        facts["client"] = origin_of(Request(scope)).ip
    if caller := scope.get("state", {}).get("caller"):
        facts |= {"user": str(caller.user_id), "session": str(caller.session_id)}
        if caller.company_id is not None:
            facts["company"] = str(caller.company_id)
    return facts


def _trace_carrier(headers: Headers) -> dict[str, str]:
    traceparent = headers.get("traceparent")
    return {"traceparent": traceparent} if traceparent else {}

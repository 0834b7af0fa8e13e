"""Probes that are true: live says the loop turns, ready says this process can do its work now."""

import asyncio

from fastapi import FastAPI, Request, Response
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest

from chassis.http.access import runtime_of
from chassis.runtime import Runtime


def install_probes(app: FastAPI) -> None:
    app.add_route("/healthz/live", _live)
    app.add_route("/healthz/ready", _ready)
    app.add_route("/metrics", _metrics)


def probes_app(runtime: Runtime) -> FastAPI:
    """All that a process without an API of its own answers."""
    app = FastAPI(openapi_url=None)
    app.state.runtime = runtime
    install_probes(app)
    return app


async def _live(_: Request) -> Response:
    return Response(status_code=204)


async def _ready(request: Request) -> Response:
    """NATS away does not make us unready: writes go on, their events wait in the outbox."""
    if getattr(request.app.state, "stopping", False):
        return Response("stopping", status_code=503)
    try:
        async with asyncio.timeout(2):
            await runtime_of(request).database.ping()
    except Exception:
        return Response("the database is not reachable", status_code=503)
    return Response(status_code=204)


async def _metrics(_: Request) -> Response:
    return Response(generate_latest(), media_type=CONTENT_TYPE_LATEST)

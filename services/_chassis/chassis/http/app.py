from collections.abc import Sequence
from typing import Any

from fastapi import APIRouter, FastAPI
from fastapi.routing import APIRoute

from chassis.http.envelope import ErrorEnvelope
from chassis.http.handlers import install_error_handlers
from chassis.http.middleware import RequestEdge
from chassis.http.probes import install_probes
from chassis.runtime import Runtime

_ERRORS: dict[int | str, dict[str, Any]] = {
    "4XX": {"model": ErrorEnvelope, "description": "What is wrong and what to do"},
    "5XX": {"model": ErrorEnvelope, "description": "Our fault; `retryable` says whether to try again"},
}


def create_app(context: str, routers: Sequence[APIRouter], runtime: Runtime | None = None) -> FastAPI:
    """The HTTP side of a service. Without a runtime it serves nothing but its OpenAPI document."""
    app = FastAPI(
        title=f"Groundwork {context}",
        version="1",
        openapi_url=None,
        docs_url=None,
        redoc_url=None,
        generate_unique_id_function=_operation_id,
        responses=_ERRORS,
        redirect_slashes=False,
        # `RequestEdge` makes the one span, figure and log line of a request; FastAPI's own would double them.
        telemetry={"tracing": False, "metrics": False, "logs": False, "operation_spans": False},
    )
    app.state.runtime = runtime
    for router in routers:
        app.include_router(router)
    install_error_handlers(app)
    install_probes(app)
    app.add_middleware(RequestEdge)
    return app


def _operation_id(route: APIRoute) -> str:
    return "_".join(part for part in route.path.removeprefix("/api/").split("/") if "{" not in part)

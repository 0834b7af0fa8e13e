from collections.abc import Sequence

from fastapi import APIRouter, FastAPI
from fastapi.routing import APIRoute
from starlette.routing import Match
from starlette.types import Receive, Scope, Send

from chassis.http.handlers import install_error_handlers
from chassis.http.middleware import RequestEdge
from chassis.http.probes import install_probes
from chassis.runtime import Runtime


def create_app(context: str, routers: Sequence[APIRouter], runtime: Runtime | None = None) -> FastAPI:
    """The HTTP side of a service. Without a runtime it serves nothing but its OpenAPI document."""
    app = FastAPI(
        title=f"Groundwork {context}",
        version="1",
        openapi_url=None,
        docs_url=None,
        redoc_url=None,
        redirect_slashes=False,
        # `RequestEdge` makes the one span, figure and log line of a request; FastAPI's own would double them.
        telemetry={"tracing": False, "metrics": False, "logs": False, "operation_spans": False},
    )
    app.state.runtime = runtime
    for router in routers:
        # Their routes carry their whole path and answers already; including the router would only put another
        # search before each of them.
        app.router.routes.extend(router.routes)
    app.router.middleware_stack = _PathIndex(app.router)
    install_error_handlers(app)
    install_probes(app)
    app.add_middleware(RequestEdge)
    return app


class _PathIndex:
    """Finds a call by its path at once. Nearly all our paths are plain text, and searching a hundred routes
    by regular expression cost more than a small query."""

    def __init__(self, router: APIRouter) -> None:
        self._router = router
        self._plain: dict[str, list[APIRoute]] = {}
        for route in router.routes:
            if isinstance(route, APIRoute) and "{" not in route.path:
                self._plain.setdefault(route.path, []).append(route)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        path = scope.get("path", "")
        if not path.isprintable():
            # `/api/Auth/Login\n`: routes take it for the call itself, past what looked at the path before.
            await self._router.not_found(scope, receive, send)
            return
        for route in self._plain.get(path, ()):
            match, found = route.matches(scope)
            if match is Match.FULL:
                scope.update(found)
                await route.handle(scope, receive, send)
                return
        await self._router.app(scope, receive, send)

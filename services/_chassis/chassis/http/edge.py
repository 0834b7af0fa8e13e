"""One request, one transaction: opened when first used, committed before the answer is sent."""

import logging
from collections.abc import Callable, Coroutine
from contextlib import ExitStack
from typing import Annotated, Any, TypeVar

from fastapi import APIRouter, Depends, Request, Response
from fastapi.params import Form
from fastapi.routing import APIRoute
from sqlalchemy.exc import IntegrityError

from chassis.acting import acting_for
from chassis.db.database import is_unreachable
from chassis.db.uow import UnitOfWork
from chassis.errors import Conflict, ServiceError, Unavailable
from chassis.http import idempotency
from chassis.http.access import AccessCheck, Public, runtime_of
from chassis.http.envelope import ErrorEnvelope
from chassis.http.upload import announced_bytes, bounded, discard_body, most_bytes_of
from chassis.http.upload_room import UploadRoom
from chassis.runtime import Runtime
from chassis.texts import Text

log = logging.getLogger(__name__)

_ERRORS: dict[int | str, dict[str, Any]] = {
    "4XX": {"model": ErrorEnvelope, "description": "What is wrong and what to do"},
    "5XX": {"model": ErrorEnvelope, "description": "Our fault; `retryable` says whether to try again"},
}

F = TypeVar("F", bound=Callable[..., Any])
_ASKS_AGAIN = "__asks_again_after_collision__"
_COMMITS_BY_ITSELF = "__commits_by_itself__"

Handler = Callable[[Request], Coroutine[Any, Any, Response]]


def asked_again_after_collision(endpoint: F) -> F:
    """Mark a route function (below its `@router.post`) whose caller names what is made: of two at once that
    both saw nothing there, the later one is asked again and then sees the other's."""
    setattr(endpoint, _ASKS_AGAIN, True)
    return endpoint


def commits_by_itself(endpoint: F) -> F:
    """Mark a route function that opens units of work of its own: what they have done can't be undone with the
    request, so a key that was used before is looked for before anything is done."""
    setattr(endpoint, _COMMITS_BY_ITSELF, True)
    return endpoint


class EdgeRoute(APIRoute):
    def __init__(self, path: str, endpoint: Callable[..., Any], **options: Any) -> None:
        super().__init__(path, endpoint, **options)
        check = self._access_check()
        self.openapi_extra = {**(self.openapi_extra or {}), "x-access": check.level}
        if isinstance(check, Public) and self._takes_form():
            raise TypeError(
                f"{self.path} is public: the files of a form would be kept before anybody is known"
            )

    def _takes_form(self) -> bool:
        return self.body_field is not None and isinstance(self.body_field.field_info, Form)

    def _access_check(self) -> AccessCheck:
        """The one check that guards the route. A route with none can't be made, so none is ever forgotten."""
        checks = [each.call for each in self.dependant.dependencies if isinstance(each.call, AccessCheck)]
        if len(checks) != 1:
            raise TypeError(f"{self.path} must have exactly one access check, it has {len(checks)}")
        return checks[0]

    def get_route_handler(self) -> Handler:
        handle = super().get_route_handler()
        writes = bool(self.methods and self.methods - {"GET", "HEAD"})
        if not writes:
            return _reading_edge(handle)
        check = self._access_check()
        edge, most_bytes = _writing_edge(handle), most_bytes_of(self.endpoint)
        takes_form = self._takes_form()
        if hasattr(self.endpoint, _ASKS_AGAIN):
            edge = _again_after_collision(edge)
        if hasattr(self.endpoint, _COMMITS_BY_ITSELF):
            edge = _unless_answered_before(edge)

        async def guarded_edge(request: Request) -> Response:
            # FastAPI reads a body, and writes its files to disk, before it asks who sends it. And a kept
            # answer is only for who may still make the call. So who calls comes first.
            with ExitStack() as held:
                try:
                    caller = await check(request)
                    if takes_form and caller is not None:
                        room = runtime_of(request).of(UploadRoom)
                        size = announced_bytes(request, most_bytes)
                        held.enter_context(room.place(caller.user_id, size))
                except Exception as error:
                    await discard_body(request, most_bytes)
                    raise _translated(error) from error
                with acting_for(caller.user_id if caller is not None else None):
                    return await edge(bounded(request, most_bytes))

        return guarded_edge


def _reading_edge(handle: Handler) -> Handler:
    async def edge(request: Request) -> Response:
        try:
            return await _read(handle, request)
        except Exception as error:
            if not is_unreachable(error):
                raise
        # The pool may still hold connections of a database that was just restarted: one of them failed, the
        # next is new. Reading twice harms nobody.
        try:
            return await _read(handle, request)
        except Exception as error:
            raise _translated(error) from error

    return edge


def _writing_edge(handle: Handler) -> Handler:
    async def edge(request: Request) -> Response:
        uow = _open(request, writes=True)
        attempt: idempotency.Attempt | None = None
        try:
            attempt = await idempotency.Attempt.of(request)
            response = await handle(request)
            if attempt is None:
                await uow.commit()
                return response
            return await attempt.commit(uow, response)
        except idempotency.AlreadyAnswered:
            assert attempt is not None
            return await _first_answer(request, attempt)
        except Exception as error:
            await uow.close()
            answer = _translated(error)
            # The same key may just have succeeded in parallel, which is why this one failed (a name that is
            # now taken, say): its caller gets the first answer, not our conflict with ourselves.
            if attempt is not None and isinstance(answer, ServiceError) and not answer.is_retryable:
                first = await _find_first_answer(request, attempt)
                if first is not None:
                    return first
            raise answer from error
        finally:
            await uow.close()

    return edge


def _again_after_collision(edge: Handler) -> Handler:
    async def edge_again(request: Request) -> Response:
        try:
            return await edge(request)
        except Conflict as error:
            if not isinstance(error.__cause__, IntegrityError):
                raise
        return await edge(request)

    return edge_again


def _unless_answered_before(edge: Handler) -> Handler:
    async def edge_once(request: Request) -> Response:
        try:
            attempt = await idempotency.Attempt.of(request)
            first = await _find_first_answer(request, attempt) if attempt else None
        except Exception as error:
            raise _translated(error) from error
        return first or await edge(request)

    return edge_once


async def _read(handle: Handler, request: Request) -> Response:
    uow = _open(request, writes=False)
    try:
        return await handle(request)
    finally:
        await uow.close()


async def _find_first_answer(request: Request, attempt: idempotency.Attempt) -> Response | None:
    async with runtime_of(request).database.reading() as uow:
        return await attempt.find_answer(uow)


async def _first_answer(request: Request, attempt: idempotency.Attempt) -> Response:
    answer = await _find_first_answer(request, attempt)
    if answer is None:
        raise Unavailable
    return answer


def _open(request: Request, *, writes: bool) -> UnitOfWork:
    uow = runtime_of(request).database.open(writes=writes)
    request.state.uow = uow
    return uow


def _translated(error: Exception) -> Exception:
    if is_unreachable(error):
        return Unavailable()
    if isinstance(error, IntegrityError):
        # Services answer the conflicts they expect; this is the race between two who both saw none.
        log.info("two writes collided: %s", error.orig)
        return Conflict(Text("Somebody changed this at the same moment. Reload and try again."))
    return error


async def _uow(request: Request) -> UnitOfWork:
    uow: UnitOfWork = request.state.uow
    return uow


async def _runtime(request: Request) -> Runtime:
    return runtime_of(request)


UowDep = Annotated[UnitOfWork, Depends(_uow)]
RuntimeDep = Annotated[Runtime, Depends(_runtime)]


def edge_router(area: str) -> APIRouter:
    """The router of one area: `/api/Team/…`."""
    return router_at(f"/api/{area}", area)


def router_at(prefix: str, tag: str, *, in_schema: bool = True) -> APIRouter:
    return APIRouter(
        prefix=prefix,
        tags=[tag],
        route_class=EdgeRoute,
        responses=_ERRORS,
        generate_unique_id_function=_operation_id,
        include_in_schema=in_schema,
    )


def _operation_id(route: APIRoute) -> str:
    return "_".join(part for part in route.path.removeprefix("/api/").split("/") if "{" not in part)

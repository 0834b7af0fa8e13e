"""One request, one transaction: opened when first used, committed before the answer is sent."""

import inspect
import logging
from collections.abc import Callable, Set
from contextlib import ExitStack
from typing import Any, get_args

from fastapi import APIRouter, Request, Response
from fastapi.datastructures import DefaultPlaceholder
from fastapi.params import Form
from fastapi.routing import APIRoute
from sqlalchemy.exc import IntegrityError
from starlette.background import BackgroundTask
from starlette.responses import FileResponse, StreamingResponse

from chassis.access.actor import Actor
from chassis.access.reader import CompanyState
from chassis.acting import acting_for
from chassis.db.database import is_unreachable
from chassis.db.uow import UnitOfWork
from chassis.errors import CataloguedError, Conflict, ErrorCode, ServiceError, Unavailable
from chassis.http import idempotency
from chassis.http.access import AccessCheck, Public, runtime_of, sharers_of
from chassis.http.envelope import ErrorEnvelope
from chassis.http.handling_in_turn import handled_in_turn
from chassis.http.known_parts import Handler, of_known_parts
from chassis.http.marks import Mark, is_marked
from chassis.http.plain_calls import handled_plainly
from chassis.http.room import BodyRoom, UploadRoom
from chassis.http.upload import IncomingBody, forget_what_came_in, most_bytes_of
from chassis.texts import Text

log = logging.getLogger(__name__)

_ERRORS: dict[int | str, dict[str, Any]] = {
    "4XX": {"model": ErrorEnvelope, "description": "What is wrong and what to do"},
    "5XX": {"model": ErrorEnvelope, "description": "Our fault; `retryable` says whether to try again"},
}

# A row that another just made, deleted, or overlaps; in calls that are made to be asked again also one that
# is not as it was (nothing stands where its id would). What else a table refuses is our own mistake.
_COLLISIONS = frozenset({"23505", "23503", "23P01"})
_IS_ANOTHER_BY_NOW = frozenset({"23502"})

_STREAMS = (StreamingResponse, FileResponse)


class EdgeRoute(APIRoute):
    def __init__(self, path: str, endpoint: Callable[..., Any], **options: Any) -> None:
        super().__init__(path, endpoint, **options)
        check = self._access_check()
        self.openapi_extra = {**(self.openapi_extra or {}), "x-access": check.level}
        if self._is(Mark.READS):
            self._must_only_read()
            self.openapi_extra["x-reads"] = True
        elif not self._only_reads() and self._answers_with_a_stream():
            raise TypeError(
                f"{self.path} writes and answers with a stream, which can't be kept for a repeated "
                "Idempotency-Key: write, and let the caller GET what came of it"
            )
        if self._is(Mark.OPEN_WITHOUT_SUBSCRIPTION):
            self.openapi_extra["x-open-without-subscription"] = True
        if isinstance(check, Public) and self._takes_form():
            raise TypeError(
                f"{self.path} is public: the files of a form would be kept before anybody is known"
            )

    def _is(self, mark: Mark) -> bool:
        return is_marked(self.endpoint, mark)

    def _takes_form(self) -> bool:
        return self.body_field is not None and isinstance(self.body_field.field_info, Form)

    def _form_names(self) -> set[str] | None:
        return {each.alias for each in self.dependant.body_params} if self._takes_form() else None

    def _access_check(self) -> AccessCheck:
        """The one check that guards the route. A route with none can't be made, so none is ever forgotten."""
        checks = [each.call for each in self.dependant.dependencies if isinstance(each.call, AccessCheck)]
        if len(checks) != 1:
            raise TypeError(f"{self.path} must have exactly one access check, it has {len(checks)}")
        return checks[0]

    def _has_safe_method(self) -> bool:
        return not self.methods or self.methods <= {"GET", "HEAD"}

    def _only_reads(self) -> bool:
        return self._has_safe_method() or self._is(Mark.READS)

    def _must_only_read(self) -> None:
        if self._has_safe_method():
            raise TypeError(f"{self.path} is a GET: it reads anyway")
        if self._is(Mark.ASKS_AGAIN) or self._is(Mark.COMMITS_BY_ITSELF):
            raise TypeError(f"{self.path} is marked as one that only reads and as one that writes")

    def _answers_with_a_stream(self) -> bool:
        kind = self.response_class
        declared = inspect.signature(self.endpoint, eval_str=True).return_annotation
        kinds = (kind.value if isinstance(kind, DefaultPlaceholder) else kind, declared, *get_args(declared))
        return inspect.isasyncgenfunction(self.endpoint) or any(
            isinstance(each, type) and issubclass(each, _STREAMS) for each in kinds
        )

    def get_route_handler(self) -> Handler:
        handle = of_known_parts(handled_plainly(self, super().get_route_handler()), self._form_names())
        check, takes_form = self._access_check(), self._takes_form()
        if self._is(Mark.IN_TURN):
            handle = handled_in_turn(check, handle)
        if self._has_safe_method():
            return _reading_edge(handle)
        is_open = self._only_reads() or self._is(Mark.OPEN_WITHOUT_SUBSCRIPTION)
        most_bytes = most_bytes_of(self.endpoint)
        edge = self._edge_with_body(handle, takes_form=takes_form)

        async def guarded_edge(request: Request) -> Response:
            # FastAPI reads a body, and writes its files to disk, before it asks who sends it. And a kept
            # answer is only for who may still make the call. So who calls comes first.
            body = IncomingBody(request, most_bytes)
            with ExitStack() as held:
                try:
                    caller = await _checked(check, request)
                    if not is_open and isinstance(caller, Actor):
                        _must_be_subscribed(caller)
                    room = runtime_of(request).of(UploadRoom if takes_form else BodyRoom)
                    place = held.enter_context(room.place(*sharers_of(caller)))
                    with acting_for(caller.user_id if caller is not None else None):
                        return await edge(body.bounded(place))
                except Exception as error:
                    held.close()
                    if body.refusal is not None:
                        forget_what_came_in(error)
                    await body.discard()
                    if body.refusal is not None:
                        raise body.refusal from None
                    raise

        return guarded_edge

    def _edge_with_body(self, handle: Handler, *, takes_form: bool) -> Handler:
        if self._only_reads():
            # The files of a form are gone after the first try.
            return _reading_edge(handle, is_retried=not takes_form)
        is_asked_again = self._is(Mark.ASKS_AGAIN)
        collisions = _COLLISIONS | _IS_ANOTHER_BY_NOW if is_asked_again else _COLLISIONS
        edge = _writing_edge(handle, takes_form=takes_form, collisions=collisions)
        if is_asked_again:
            edge = _again_after_collision(edge)
        if self._is(Mark.COMMITS_BY_ITSELF):
            edge = _unless_answered_before(edge, takes_form=takes_form)
        return edge


async def _checked(check: AccessCheck, request: Request) -> Any:
    try:
        return await check(request)
    except Exception as error:
        raise _translated(error) from error


def _must_be_subscribed(actor: Actor) -> None:
    if actor.access.company_state is CompanyState.ENDED:
        raise CataloguedError(ErrorCode.SUBSCRIPTION_ENDED)


def _reading_edge(handle: Handler, *, is_retried: bool = True) -> Handler:
    async def edge(request: Request) -> Response:
        try:
            return await _read(handle, request)
        except Exception as error:
            if not is_unreachable(error):
                raise
            if not is_retried:
                raise Unavailable from error
        # The connection may have broken while it was in use, as when the database was just restarted: the
        # next is another one. Reading twice harms nobody.
        try:
            return await _read(handle, request)
        except Exception as error:
            raise _translated(error) from error

    return edge


def _writing_edge(handle: Handler, *, takes_form: bool, collisions: Set[str]) -> Handler:
    async def edge(request: Request) -> Response:
        uow = _open(request, writes=True)
        attempt: idempotency.Attempt | None = None
        try:
            attempt = await idempotency.Attempt.of(request, takes_form=takes_form)
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
            answer = _translated(error, collisions)
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
        request.state.is_asked_again = True
        return await edge(request)

    return edge_again


def _unless_answered_before(edge: Handler, *, takes_form: bool) -> Handler:
    async def edge_once(request: Request) -> Response:
        try:
            attempt = await idempotency.Attempt.of(request, takes_form=takes_form)
            first = await _find_first_answer(request, attempt) if attempt else None
        except Exception as error:
            raise _translated(error) from error
        if first is None:
            return await edge(request)
        await request.close()  # the files of a form, which nobody else takes now
        return first

    return edge_once


async def _read(handle: Handler, request: Request) -> Response:
    uow = _open(request, writes=False)
    try:
        return await handle(request)
    finally:
        await uow.close()


async def _find_first_answer(request: Request, attempt: idempotency.Attempt) -> Response | None:
    async with runtime_of(request).database.reading() as uow:
        answer = await attempt.find_answer(uow)
    if answer is not None and (does := getattr(request.scope["endpoint"], Mark.TOLD_AGAIN, None)):
        answer.background = BackgroundTask(does, request, bytes(answer.body))
    return answer


async def _first_answer(request: Request, attempt: idempotency.Attempt) -> Response:
    answer = await _find_first_answer(request, attempt)
    if answer is None:
        raise Unavailable
    return answer


def _open(request: Request, *, writes: bool) -> UnitOfWork:
    uow = runtime_of(request).database.open(writes=writes)
    request.state.uow = uow
    return uow


def _translated(error: Exception, collisions: Set[str] = _COLLISIONS) -> Exception:
    if is_unreachable(error):
        log.warning("a part is away: %r", error)
        return Unavailable()
    if isinstance(error, IntegrityError) and getattr(error.orig, "sqlstate", None) in collisions:
        # Services answer the conflicts they expect; this is the race between two who both saw none.
        log.info("two writes collided: %s", error.orig)
        return Conflict(Text("Somebody changed this at the same moment. Reload and try again."))
    return error


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

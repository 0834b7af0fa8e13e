"""What FastAPI does for every call, written out for the plain ones (decision 242): parts that the request
alone tells of, a body of JSON, an answer in JSON. With every request FastAPI looks at all that a call might
ask for, which costs as much as a press of the clock itself."""

from collections.abc import Awaitable, Callable, Mapping
from inspect import iscoroutinefunction
from typing import Any, cast

from fastapi import Request, Response
from fastapi.datastructures import DefaultPlaceholder
from fastapi.dependencies.models import Dependant
from fastapi.exceptions import RequestValidationError, ResponseValidationError
from fastapi.params import Form
from fastapi.routing import APIRoute
from starlette.exceptions import HTTPException

from chassis.http.known_parts import Handler

_JSON = "application/json"
_ODD = object()
_WITHOUT_BODY = frozenset({204, 205, 304})

_Part = Callable[[Request], Awaitable[Any]]


def handled_plainly(route: APIRoute, ordinary: Handler) -> Handler:
    """`ordinary`, FastAPI's own, where the call is not a plain one, or a body is odd: what is wrong with that
    is FastAPI's to say."""
    parts = _parts_of(route.dependant)
    if parts is None or not _answers_plainly(route) or not _asks_plainly(route):
        return ordinary
    endpoint, status = route.endpoint, route.status_code
    asked, answered = route.body_field, route.response_field
    assert answered is not None
    body_name = asked.name if asked is not None else ""

    async def handle(request: Request) -> Response:
        body = _ODD
        if asked is not None:
            body = await _json_of(request)
            if body is _ODD:
                return await ordinary(request)
        told: dict[str, Any] = {}
        for part, names in parts.items():
            told |= dict.fromkeys(names, await part(request))
        if asked is not None:
            told[body_name], problems = asked.validate(body, {}, loc=("body",))
            if problems:
                raise RequestValidationError(problems, body=body)
        answer = await endpoint(**told)
        if isinstance(answer, Response):
            return answer
        value, problems = answered.validate(answer, {}, loc=("response",))
        if problems:
            raise ResponseValidationError(problems, body=answer)
        return Response(answered.serialize_json(value), status_code=status or 200, media_type=_JSON)

    return handle


async def _json_of(request: Request) -> Any:
    if request.headers.get("content-type") != _JSON:
        return _ODD
    try:
        return await request.json()
    except HTTPException:
        raise
    except Exception:  # whatever it is, FastAPI meets it again
        return _ODD


def _parts_of(dependant: Dependant) -> Mapping[_Part, tuple[str, ...]] | None:
    """What tells each, and under which names it is asked for; none, where it is only to be let through."""
    if not _is_of_request_alone(dependant) or dependant.request_param_name is not None:
        return None
    parts: dict[_Part, tuple[str, ...]] = {}
    for each in dependant.dependencies:
        if each.dependencies or each.body_params or each.request_param_name != "request":
            return None
        if not _is_of_request_alone(each) or not each.use_cache or not _is_awaited(each.call):
            return None
        part = cast("_Part", each.call)
        parts[part] = (*parts.get(part, ()), *([each.name] if each.name else []))
    return parts


def _is_of_request_alone(dependant: Dependant) -> bool:
    named = (
        *(dependant.path_params, dependant.query_params, dependant.header_params, dependant.cookie_params),
        *(dependant.http_connection_param_name, dependant.websocket_param_name),
        *(dependant.response_param_name, dependant.background_tasks_param_name),
        dependant.security_scopes_param_name,
    )
    return not any(named)


def _is_awaited(call: Any) -> bool:
    return iscoroutinefunction(call) or iscoroutinefunction(getattr(call, "__call__", None))  # noqa: B004


def _asks_plainly(route: APIRoute) -> bool:
    if route.body_field is None:
        return not route.dependant.body_params
    # One body that is the model itself: of several each lies under its name.
    is_whole = [route.body_field] == route.dependant.body_params
    return is_whole and not isinstance(route.body_field.field_info, Form)


def _answers_plainly(route: APIRoute) -> bool:
    leaves_out = (
        *(route.response_model_include, route.response_model_exclude, route.response_model_exclude_unset),
        *(route.response_model_exclude_defaults, route.response_model_exclude_none),
    )
    return (
        route.response_field is not None
        and isinstance(route.response_class, DefaultPlaceholder)
        and iscoroutinefunction(route.endpoint)
        and route.response_model_by_alias
        and route.status_code not in _WITHOUT_BODY
        and not any(leaves_out)
    )

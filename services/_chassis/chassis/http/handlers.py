"""Every way a request can end badly, turned into the envelope."""

import logging

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException
from starlette.requests import ClientDisconnect
from starlette.responses import Response

from chassis.db.database import is_unreachable
from chassis.errors import (
    BadRequest,
    FieldError,
    Forbidden,
    Invalid,
    NotFound,
    ServiceError,
    Unauthorized,
    Unavailable,
    Unexpected,
)
from chassis.http.envelope import error_response
from chassis.http.upload import PayloadTooLarge
from chassis.http.validation import worded
from chassis.texts import Text

log = logging.getLogger(__name__)

_CLIENT_CLOSED_REQUEST = 499
_WHERE = frozenset({"body", "query", "path", "header", "cookie"})
_OF_THE_ADDRESS = frozenset({"query", "path"})
# As many as anybody reads.
_MOST_PROBLEMS = 100
_NO_SUCH_ADDRESS = Text("This address is not complete. Check the link, or look for it in its list.")


class MethodNotAllowed(Invalid):
    http_status = 405


def install_error_handlers(app: FastAPI) -> None:
    app.add_exception_handler(ServiceError, _service_error)
    app.add_exception_handler(RequestValidationError, _validation_error)
    app.add_exception_handler(HTTPException, _http_exception)
    app.add_exception_handler(ClientDisconnect, _disconnected)


async def _service_error(_: Request, error: Exception) -> Response:
    assert isinstance(error, ServiceError)
    return error_response(error)


async def _validation_error(_: Request, error: Exception) -> Response:
    assert isinstance(error, RequestValidationError)
    problems = error.errors()[:_MOST_PROBLEMS]
    fields = [FieldError(_field_name(problem["loc"]), worded(problem)) for problem in problems]
    if any(problem["loc"][0] not in _OF_THE_ADDRESS for problem in problems):
        return error_response(Invalid(fields=fields))
    # Nobody filled in anything that could be marked: a link was cut off, or written by hand.
    return error_response(Invalid(_NO_SUCH_ADDRESS, fields=fields))


def _field_name(location: tuple[int | str, ...]) -> str:
    parts = location[1:] if location and location[0] in _WHERE else location
    return ".".join(str(part) for part in parts)


async def _http_exception(request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    translated: ServiceError
    match error.status_code:
        case 401:
            translated = Unauthorized()
        case 403:
            translated = Forbidden()
        case 404:
            translated = NotFound(Text("There is nothing at {path}.", path=request.url.path))
        case 405:
            translated = MethodNotAllowed(Text("{method} is not possible here.", method=request.method))
        case 413:
            translated = PayloadTooLarge()
        case status if status < 500:
            translated = BadRequest(Text("The request could not be read. Check its format and try again."))
        case _:
            translated = Unexpected()
    response = error_response(translated)
    if error.headers:
        response.headers.update(error.headers)
    return response


async def _disconnected(_: Request, __: Exception) -> Response:
    return Response(status_code=_CLIENT_CLOSED_REQUEST)


def answer_to_crash(error: Exception) -> Response:
    """For what no handler knows: the caller learns nothing of our insides, the log everything."""
    if is_unreachable(error):
        log.warning("a part is away: %r", error)
        return error_response(Unavailable())
    log.error("a request crashed", exc_info=error)
    return error_response(Unexpected())

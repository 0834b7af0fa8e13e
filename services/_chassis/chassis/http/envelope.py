from typing import Generic, TypeVar

import orjson
from pydantic import BaseModel, ConfigDict
from pydantic.alias_generators import to_camel
from starlette.responses import Response

from chassis.errors import TABLE, ErrorCode, ServiceError
from chassis.http.language import caller_language
from chassis.texts import translated

T = TypeVar("T")


class Envelope(BaseModel, Generic[T]):
    """Every JSON answer."""

    model_config = ConfigDict(alias_generator=to_camel, populate_by_name=True, serialize_by_alias=True)

    data: T
    error_code: int = int(ErrorCode.SUCCESS)
    message: str = str(TABLE[ErrorCode.SUCCESS].text)


def ok(data: T) -> Envelope[T]:
    return Envelope(data=data)


class FieldProblem(BaseModel):
    field: str
    message: str
    code: str = ""


class Problem(BaseModel):
    """What an error's `data` holds."""

    fields: list[FieldProblem] = []
    retryable: bool = False


class ErrorEnvelope(BaseModel):
    model_config = ConfigDict(alias_generator=to_camel, populate_by_name=True, serialize_by_alias=True)

    data: Problem
    error_code: int
    message: str


def error_response(error: ServiceError) -> Response:
    """The one place where a refusal is written, in the language of whoever is refused."""
    language = caller_language()
    body = {
        "data": {
            "fields": [
                {"field": each.field, "message": translated(each.message, language), "code": each.code}
                for each in error.fields
            ],
            "retryable": error.is_retryable,
        },
        "errorCode": int(error.code),
        "message": translated(error.message, language),
    }
    return Response(
        orjson.dumps(body),
        status_code=error.status,
        media_type="application/json",
        headers={**error.headers, "Content-Language": language, "Vary": "Accept-Language"},
    )

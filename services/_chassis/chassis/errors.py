"""The error catalogue: the one place that knows code, HTTP status, gRPC status and default text.

ServiceError
├── Unexpected (2, 500)        our fault; the text is hidden
├── Unavailable (2, 503)       a part is down; the same call later succeeds
├── Unauthorized (3, 401)
├── Invalid (4, 422)           with the fields that are wrong
│   ├── BadRequest (4, 400)
│   ├── NotFound (4, 404)
│   ├── Conflict (4, 409)
│   └── TooManyRequests (4, 429)
├── Forbidden (5, 403)
└── contexts raise the others (6–12) as subclasses of `CataloguedError`

Contexts subclass with a message of their own that says what to do; they never add numbers. The web and the
gateway have the numbers from here: `python -m chassis.errors` prints them.
"""

import json
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from enum import IntEnum

import grpc

from chassis.texts import Text


class ErrorCode(IntEnum):
    SUCCESS = 1
    UNEXPECTED = 2
    UNAUTHORIZED = 3
    INVALID_PARAMETER = 4
    ROLE = 5
    EQUIPMENT_NOT_FOUND = 6
    EQUIPMENT_OF_ANOTHER_COMPANY = 7
    SUBSCRIPTION_ENDED = 8
    SAME_PLAN_AND_SEATS = 9
    SUBSCRIPTION_NOT_EXPIRED = 10
    SEATS_NOT_DECREASABLE = 11
    CHECKOUT_CONDITIONS = 12


@dataclass(frozen=True, slots=True)
class CatalogueEntry:
    http_status: int
    grpc_status: grpc.StatusCode
    text: Text
    retryable: bool = False


TABLE: dict[ErrorCode, CatalogueEntry] = {
    ErrorCode.SUCCESS: CatalogueEntry(200, grpc.StatusCode.OK, Text("Success")),
    ErrorCode.UNEXPECTED: CatalogueEntry(
        500,
        grpc.StatusCode.INTERNAL,
        Text("Something went wrong on our side. Try again; if it stays, tell us the request id."),
        retryable=True,
    ),
    ErrorCode.UNAUTHORIZED: CatalogueEntry(
        401, grpc.StatusCode.UNAUTHENTICATED, Text("Sign in to continue.")
    ),
    ErrorCode.INVALID_PARAMETER: CatalogueEntry(
        422,
        grpc.StatusCode.INVALID_ARGUMENT,
        Text("Some of what was sent is not valid. Check the marked fields."),
    ),
    ErrorCode.ROLE: CatalogueEntry(
        403,
        grpc.StatusCode.PERMISSION_DENIED,
        Text("Your role does not allow this. Ask an admin of your company."),
    ),
    ErrorCode.EQUIPMENT_NOT_FOUND: CatalogueEntry(
        404, grpc.StatusCode.NOT_FOUND, Text("The equipment scanned was not found. Scan a valid QR code.")
    ),
    ErrorCode.EQUIPMENT_OF_ANOTHER_COMPANY: CatalogueEntry(
        403,
        grpc.StatusCode.PERMISSION_DENIED,
        Text("This equipment belongs to another company. Scan your own company's QR code."),
    ),
    ErrorCode.SUBSCRIPTION_ENDED: CatalogueEntry(
        402, grpc.StatusCode.FAILED_PRECONDITION, Text("The subscription is ended. Renew it to continue.")
    ),
    ErrorCode.SAME_PLAN_AND_SEATS: CatalogueEntry(
        409,
        grpc.StatusCode.FAILED_PRECONDITION,
        Text(
            "This is your current plan with the same number of seats. Choose another plan or number of seats."
        ),
    ),
    ErrorCode.SUBSCRIPTION_NOT_EXPIRED: CatalogueEntry(
        409,
        grpc.StatusCode.FAILED_PRECONDITION,
        Text("Your subscription is still running. Change its plan or seats instead of checking out again."),
    ),
    ErrorCode.SEATS_NOT_DECREASABLE: CatalogueEntry(
        409,
        grpc.StatusCode.FAILED_PRECONDITION,
        Text("Seats can't go down while the subscription runs. Lower them for the next renewal instead."),
    ),
    ErrorCode.CHECKOUT_CONDITIONS: CatalogueEntry(
        409, grpc.StatusCode.FAILED_PRECONDITION, Text("The checkout can't be done with these choices.")
    ),
}


AWAY = Text("A part of Groundwork is not reachable right now. Try again in a moment.")


@dataclass(frozen=True, slots=True)
class FieldError:
    field: str
    message: Text | str
    code: str = ""
    """For callers that word it themselves; empty where the message is all there is."""


class ServiceError(Exception):
    """An answer, not an accident: carries what the caller is told."""

    code: ErrorCode = ErrorCode.UNEXPECTED
    http_status: int | None = None
    grpc_status: grpc.StatusCode | None = None
    retryable: bool | None = None

    def __init__(self, message: Text | str | None = None, *, fields: Sequence[FieldError] = ()) -> None:
        self.message = message or self.entry.text
        self.fields = tuple(fields)
        super().__init__(self.message)

    @property
    def entry(self) -> CatalogueEntry:
        return TABLE[self.code]

    @property
    def status(self) -> int:
        return self.http_status or self.entry.http_status

    @property
    def rpc_status(self) -> grpc.StatusCode:
        return self.grpc_status or self.entry.grpc_status

    @property
    def is_retryable(self) -> bool:
        return self.entry.retryable if self.retryable is None else self.retryable

    @property
    def headers(self) -> dict[str, str]:
        return {}


class Unexpected(ServiceError):
    code = ErrorCode.UNEXPECTED


class Unavailable(ServiceError):
    code = ErrorCode.UNEXPECTED
    http_status = 503
    grpc_status = grpc.StatusCode.UNAVAILABLE
    retryable = True

    def __init__(self, message: Text | str = AWAY) -> None:
        super().__init__(message)

    @property
    def headers(self) -> dict[str, str]:
        return {"Retry-After": "2"}


class Unauthorized(ServiceError):
    code = ErrorCode.UNAUTHORIZED


class Forbidden(ServiceError):
    code = ErrorCode.ROLE


class Invalid(ServiceError):
    code = ErrorCode.INVALID_PARAMETER

    @classmethod
    def field(cls, name: str, message: Text | str) -> "Invalid":
        return cls(message, fields=[FieldError(name, message)])


class BadRequest(Invalid):
    http_status = 400
    grpc_status = grpc.StatusCode.FAILED_PRECONDITION


class NotFound(Invalid):
    http_status = 404
    grpc_status = grpc.StatusCode.NOT_FOUND


class Conflict(Invalid):
    http_status = 409
    grpc_status = grpc.StatusCode.ABORTED


class TooManyRequests(Invalid):
    http_status = 429
    grpc_status = grpc.StatusCode.RESOURCE_EXHAUSTED

    def __init__(self, message: Text | str, *, retry_after_seconds: int) -> None:
        super().__init__(message)
        self.retry_after_seconds = retry_after_seconds

    @property
    def headers(self) -> dict[str, str]:
        return {"Retry-After": str(self.retry_after_seconds)}


class CataloguedError(ServiceError):
    """For the codes with a fixed meaning (6–12): `raise CataloguedError(ErrorCode.SUBSCRIPTION_ENDED)`."""

    def __init__(self, code: ErrorCode, message: Text | str | None = None) -> None:
        self.code = code
        super().__init__(message)


def codes_as_json() -> str:
    """By name, as JavaScript writes names."""
    names = {code: code.name.title().replace("_", "") for code in ErrorCode}
    return json.dumps({name[0].lower() + name[1:]: int(code) for code, name in names.items()})


if __name__ == "__main__":
    sys.stdout.write(codes_as_json())

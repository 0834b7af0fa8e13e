import grpc
import pytest
from chassis import errors
from chassis.errors import TABLE, CataloguedError, ErrorCode, ServiceError
from chassis.rpc.client import typed_error
from chassis.rpc.metadata import ERROR_CODE

_CONFLICTS = dict.fromkeys(range(9, 13), 409)
STATUS_OF = {1: 200, 2: 500, 3: 401, 4: 422, 5: 403, 6: 404, 7: 403, 8: 402} | _CONFLICTS


def all_kinds() -> list[ServiceError]:
    plain = [
        errors.Unexpected(),
        errors.Unavailable(),
        errors.Unauthorized(),
        errors.Invalid("wrong"),
        errors.BadRequest("unreadable"),
        errors.NotFound("gone"),
        errors.Conflict("taken"),
        errors.Forbidden("not you"),
    ]
    return [*plain, *(CataloguedError(ErrorCode(number)) for number in range(6, 13))]


class TestTheCatalogue:
    def test_knows_every_code(self) -> None:
        assert set(TABLE) == set(ErrorCode)
        assert [int(code) for code in ErrorCode] == list(range(1, 13))

    def test_has_the_statuses_of_the_rulings(self) -> None:
        assert {int(code): entry.http_status for code, entry in TABLE.items()} == STATUS_OF

    def test_tells_everybody_something(self) -> None:
        assert all(entry.text for entry in TABLE.values())


class TestAnErrorOfAnotherService:
    @pytest.mark.parametrize("error", all_kinds(), ids=lambda error: type(error).__name__)
    def test_arrives_as_it_was_raised(self, error: ServiceError) -> None:
        over_the_wire = grpc.aio.AioRpcError(
            error.rpc_status,
            grpc.aio.Metadata(),
            grpc.aio.Metadata((ERROR_CODE, str(int(error.code)))),
            details=error.message,
        )
        arrived = typed_error(over_the_wire)
        assert (arrived.code, arrived.status, arrived.is_retryable) == (
            error.code,
            error.status,
            error.is_retryable,
        )

    def test_without_our_code_is_unexpected(self) -> None:
        foreign = grpc.aio.AioRpcError(grpc.StatusCode.INTERNAL, grpc.aio.Metadata(), grpc.aio.Metadata())
        assert typed_error(foreign).code is ErrorCode.UNEXPECTED

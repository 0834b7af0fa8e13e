from collections.abc import AsyncGenerator, Callable
from typing import Any

import pytest
from devstack.layout import Service, services
from devstack.testing import Stack

from services._devstack.tests.faults.ledger import workload_file
from services._devstack.tests.faults.office import Office, open_office


@pytest.fixture(
    # A service that nobody writes to over HTTP has no workload: test_workflows and test_paper kill its parts.
    params=[service for service in services() if workload_file(service).is_file()],
    ids=lambda service: service.context,
)
def service(request: pytest.FixtureRequest) -> Service:
    return request.param


@pytest.fixture
async def office(stack: Stack) -> AsyncGenerator[Office]:
    async with open_office(stack) as office:
        yield office


def repeated(few: int, many: int) -> Callable[[Any], Any]:
    """`times`: a few for every change (none: it is left out), the full number in `make test-faults` alone."""

    def mark(test: Any) -> Any:
        test.times = (few, many)
        return test

    return mark


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if "times" in metafunc.fixturenames:
        few, many = metafunc.function.times
        full = pytest.param(many, marks=pytest.mark.long)
        metafunc.parametrize("times", [few, full] if few else [full])


__all__ = ["office", "service"]

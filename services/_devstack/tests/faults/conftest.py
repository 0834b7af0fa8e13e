from collections.abc import AsyncGenerator, Callable, Generator
from typing import Any

import pytest
from devstack.layout import Service, services
from devstack.testing import Stack

from services._devstack.tests.faults.ledger import workload_file
from services._devstack.tests.faults.office import Office, open_office


@pytest.fixture(scope="session")
def stack() -> Generator[Stack]:
    contexts = [service.context for service in services()]
    servers = ("postgres", "nats", "mail", "temporal", "gateway")
    with Stack("faults", *servers, *contexts, overrides={"LOG_LEVEL": "WARNING"}) as stack:
        # Its people sign in; what else there is the workloads make.
        stack.run("identity", "seed")
        yield stack


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


__all__ = ["office", "service", "stack"]

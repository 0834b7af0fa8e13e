from collections.abc import Generator

import pytest
from devstack.layout import Service, services
from devstack.testing import Stack

from services._devstack.tests.faults.ledger import workload_file


@pytest.fixture(scope="session")
def stack() -> Generator[Stack]:
    contexts = [service.context for service in services()]
    servers = ("postgres", "nats", "mail", "temporal")
    with Stack("faults", *servers, *contexts, overrides={"LOG_LEVEL": "WARNING"}) as stack:
        # Its people sign in; what else there is the workloads make.
        stack.run("identity", "seed")
        yield stack


@pytest.fixture(
    # A service that nobody writes to over HTTP has no workload: its own tests kill its parts.
    params=[service for service in services() if workload_file(service).is_file()],
    ids=lambda service: service.context,
)
def service(request: pytest.FixtureRequest) -> Service:
    return request.param


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """`times`: a few for every change, the full number when `make test-faults` runs alone."""
    if "times" in metafunc.fixturenames:
        few, many = metafunc.function.times
        metafunc.parametrize("times", [few, pytest.param(many, marks=pytest.mark.long)])


__all__ = ["service", "stack"]

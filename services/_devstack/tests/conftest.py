import os
from collections.abc import Generator
from pathlib import Path

import pytest
from chassis.demo import Extent
from devstack.layout import in_seeding_order, services
from devstack.site import Site
from devstack.testing import Stack
from devstack.testing.running import SYSTEM, Running

from services._devstack.tests.faults.ledger import lifted_limits


@pytest.fixture(scope="session")
def stack() -> Generator[Stack]:
    """The whole system, filled with something of everything: one for who attacks and who breaks it."""
    contexts = [service.context for service in services()]
    servers = ("postgres", "nats", "mail", "temporal", "web", "gateway")
    overrides = {"LOG_LEVEL": "WARNING", **lifted_limits()}
    with Stack("system", *servers, *contexts, overrides=overrides) as stack:
        for service in in_seeding_order():
            stack.run(service.context, "seed", "--extent", Extent.SHORT)
        yield stack


@pytest.fixture(scope="session")
def system(request: pytest.FixtureRequest) -> Running:
    """For who only asks: the one that the browser tests of a change had, or the stack."""
    if folder := os.environ.get(SYSTEM):
        return Running(Site.attached(Path(folder)))
    return request.getfixturevalue("stack")

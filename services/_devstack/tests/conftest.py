from collections.abc import Generator

import pytest
from devstack.layout import in_seeding_order, services
from devstack.testing import Stack

from services._devstack.tests.faults.ledger import lifted_limits


@pytest.fixture(scope="session")
def stack() -> Generator[Stack]:
    """The whole system, filled with the demo: one for all that attacks it and all that breaks it."""
    contexts = [service.context for service in services()]
    servers = ("postgres", "nats", "mail", "temporal", "web", "gateway")
    overrides = {"LOG_LEVEL": "WARNING", **lifted_limits()}
    with Stack("system", *servers, *contexts, overrides=overrides) as stack:
        for service in in_seeding_order():
            stack.run(service.context, "seed")
        yield stack

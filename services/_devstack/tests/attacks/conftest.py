from collections.abc import AsyncGenerator
from typing import Any

import pytest
from devstack.layout import STATE
from devstack.testing import Stack

from services._devstack.tests.attacks.figures import FIGURES
from services._devstack.tests.attacks.site import Site, open_site


@pytest.fixture
async def site(stack: Stack) -> AsyncGenerator[Site]:
    async with open_site(stack) as site:
        yield site


def pytest_terminal_summary(terminalreporter: Any) -> None:
    if not FIGURES.counted:
        return
    lines = FIGURES.lines()
    (STATE / "reports" / "attacks.md").write_text("\n".join([*lines, ""]))
    terminalreporter.section("attacked")
    for line in lines:
        terminalreporter.line(line)

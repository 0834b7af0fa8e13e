"""Temporal itself dies while people press; it has a server of this file's own to die in (fault 4)."""

import asyncio
import os
from collections.abc import Generator

import pytest
from devstack.testing import Stack
from devstack.testing.temporal import Temporal
from runner_support.chain import Chain
from runner_support.runs import Caller


@pytest.fixture(scope="module")
def server() -> Generator[Stack]:
    with Stack(f"run-{os.getpid()}-killed", "temporal") as stack:
        yield stack


@pytest.fixture(scope="module")
def temporal(server: Stack) -> Temporal:
    return Temporal(server.url("temporal"))


@pytest.mark.usefixtures("worker")
async def test_a_killed_temporal_loses_and_doubles_nothing(runner: Caller, server: Stack) -> None:
    chains = [Chain(runner.forms, length=5) for _ in range(8)]

    async def walk(chain: Chain) -> None:
        for way in chain.ways:
            await runner.press_until_answered(chain.id, *way)

    walking = asyncio.gather(*(walk(chain) for chain in chains))
    for _ in range(2):
        await asyncio.sleep(0.5)
        server.kill9("temporal")
        await asyncio.to_thread(server.wait_ready, "temporal")
    await walking
    for chain in chains:
        await runner.has_ended(chain.id)
        assert [each.number for each in chain.kept.transitions] == [1, 2, 3, 4, 5]

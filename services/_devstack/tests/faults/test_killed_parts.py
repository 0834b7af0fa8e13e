"""A part is killed under load, and nothing acknowledged is lost or done twice (faults 1, 2, 3, 6)."""

import asyncio

import httpx
import pytest
from devstack.layout import Service, services
from devstack.testing import Stack

from services._devstack.tests.faults.conftest import repeated
from services._devstack.tests.faults.ledger import Ledger, lifted_limits
from services._devstack.tests.faults.settled import all_events_took_effect


@repeated(1, 10)
async def test_a_killed_service_loses_nothing(stack: Stack, service: Service, times: int) -> None:
    ledger = await Ledger.open(stack, service)

    async def kill() -> None:
        for _ in range(times):
            stack.kill9(service.context)
            await asyncio.sleep(1)
            await asyncio.to_thread(stack.wait_ready, service.context)
            await ledger.goes_on()

    await ledger.write_during(kill)
    assert ledger.failures, "nobody noticed the kill: the test proved nothing"
    await ledger.check()


@repeated(1, 5)
async def test_a_restarted_database_loses_nothing_and_stops_no_service(
    stack: Stack, service: Service, times: int
) -> None:
    ledger = await Ledger.open(stack, service)
    pids = {each.context: stack.pid(each.context) for each in services()}

    async def kill() -> None:
        for _ in range(times):
            stack.kill9("postgres")
            await asyncio.sleep(1)
            await asyncio.to_thread(stack.wait_ready, "postgres")
            await ledger.goes_on()

    await ledger.write_during(kill)
    assert ledger.failures, "nobody noticed the kill: the test proved nothing"
    assert {each: stack.pid(each) for each in pids} == pids, "a service exited"
    await ledger.check()


@repeated(1, 5)
async def test_a_killed_nats_delays_events_and_loses_none(stack: Stack, service: Service, times: int) -> None:
    ledger = await Ledger.open(stack, service)

    async def kill() -> None:
        for _ in range(times):
            stack.kill9("nats")
            await asyncio.sleep(1)
            await asyncio.to_thread(stack.wait_ready, "nats")
            await ledger.goes_on()

    await ledger.write_during(kill)
    await ledger.check()
    await all_events_took_effect(stack)


@pytest.mark.long
async def test_a_killed_nats_that_syncs_always_loses_none(service: Service) -> None:
    parts = ("postgres", "nats", "mail", "temporal", *(each.context for each in services()))
    with Stack("faults-sync", *parts, overrides=lifted_limits(), nats_sync="always") as stack:
        stack.run("identity", "seed")
        ledger = await Ledger.open(stack, service)

        async def kill() -> None:
            for _ in range(3):
                stack.kill9("nats")
                await asyncio.to_thread(stack.wait_ready, "nats")
                await asyncio.sleep(0.5)

        await ledger.write_during(kill)
        await ledger.check()
        await all_events_took_effect(stack)


@repeated(1, 100)
async def test_a_crash_between_commit_and_publish_leaves_rows_and_events_equal(
    stack: Stack, service: Service, times: int
) -> None:
    ledger = await Ledger.open(stack, service)
    async with httpx.AsyncClient(timeout=10) as client:
        for _ in range(times):
            await ledger.write_one(client)
            # At once after the commit's answer: the relay has hardly been woken.
            stack.kill9(service.context)
    await asyncio.to_thread(stack.wait_ready, service.context)
    await ledger.check()

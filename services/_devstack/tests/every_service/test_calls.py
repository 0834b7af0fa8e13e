"""Every gRPC method of every contract x every other service, nobody, and every way to pretend."""

import re

from chassis.rpc.contract import EVERY_SERVICE, callers_of, has_no_side_effects
from chassis.testing.callers import context_of, methods_in_contracts, service_names, services_in_contracts
from chassis.testing.intruders import problems_of_door
from devstack import layout
from devstack.wiring.calls import said_of_callers
from devstack.wiring.pages import how_often

from services._devstack.tests.every_service.house import House, context_names

_CALLS = layout.ROOT / "docs" / "calls.md"
_READS = ("Get", "Find", "List", "Query", "Count", "Search")


async def test_what_a_contract_promises_its_own_service_serves_and_nobody_else(house: House) -> None:
    served = {name: context for context, opened in house.services.items() for name in opened.grpc}
    assert served == {each.full_name: context_of(each) for each in services_in_contracts()}


def test_a_contract_names_only_services_that_there_are() -> None:
    assert service_names() <= set(context_names())


def test_nothing_but_who_may_do_what_is_told_to_every_service() -> None:
    """Who asks must hold the sign-in that it asks about."""
    everybody = [each for each in methods_in_contracts() if EVERY_SERVICE in callers_of(each)]
    assert [each.full_name for each in everybody] == ["contracts.identity.v1.AccessService.GetAccess"]
    assert [callers_of(each) for each in everybody] == [{EVERY_SERVICE}]


async def test_only_whom_the_contract_names_reaches_a_method(house: House) -> None:
    problems: list[str] = []
    for method in methods_in_contracts():
        assert method.containing_service is not None
        context = context_of(method.containing_service)
        opened = house.services[context]
        address = opened.grpc[method.containing_service.full_name]
        problems += await problems_of_door(method, address, context, opened.reached)
    assert problems == []


def test_what_is_named_a_read_says_that_it_has_no_side_effects() -> None:
    """Or its callers fail with every restart of the service that they could have asked again."""
    reads = [each for each in methods_in_contracts() if each.name.startswith(_READS)]
    assert [each.full_name for each in reads if not has_no_side_effects(each)] == []


def test_the_documentation_lists_every_method_with_its_callers() -> None:
    row = re.compile(r"^\| (\S+) \| `(\w+)\.(\w+)` \| ([^|]+) \| (\w+) \| ([^|]+) \|", re.MULTILINE)
    listed = {
        (context, service, method): ((callers, again), why.strip())
        for context, service, method, callers, again, why in row.findall(_CALLS.read_text())
    }
    declared = {
        (context_of(service), service.name, method.name): (
            said_of_callers(method),
            how_often(method),
        )
        for service in services_in_contracts()
        for method in service.methods
    }
    assert {names: said for names, (said, _) in listed.items()} == declared
    assert all(why for _, why in listed.values())

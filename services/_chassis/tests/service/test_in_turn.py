"""What takes much of a process is asked for in turn, and nobody who waits holds anything."""

import asyncio

import httpx
from chassis.access import Role
from chassis.ids import new_id
from chassis.processes.costly import ReadTurns
from chassis.runtime import Runtime
from chassis.testing.people import Memberships, Person

IN_TURN = "/api/Note/ReadInTurn"


async def test_a_company_that_asks_for_much_keeps_no_other_waiting(
    client: httpx.AsyncClient, runtime: Runtime, memberships: Memberships, member: Person, another: Person
) -> None:
    stranger, turns, order = Person(memberships, Role.MEMBER, company_id=new_id()), ReadTurns(), list[str]()
    runtime.provide(turns)

    async def ask(who: Person, name: str) -> None:
        answer = await client.get(IN_TURN, headers=who.headers)
        assert answer.status_code == 200, answer.text
        order.append(name)

    await turns.begin_turn("one who reads")
    await turns.begin_turn("another")
    crowd = [asyncio.create_task(ask(who, "crowd")) for who in [member, another] * 5]
    await asyncio.sleep(0.1)
    late = asyncio.create_task(ask(stranger, "stranger"))
    await asyncio.sleep(0.1)
    assert not order
    turns.end_turn()
    await asyncio.gather(*crowd, late)
    assert order.index("stranger") <= 1


async def test_who_may_not_ask_waits_for_no_turn(
    client: httpx.AsyncClient, runtime: Runtime, memberships: Memberships
) -> None:
    turns = ReadTurns()
    runtime.provide(turns)
    await turns.begin_turn("one who reads")
    await turns.begin_turn("another")
    answer = await client.get(IN_TURN, headers=Person(memberships, None).headers)
    assert answer.status_code == 403

"""In whose hands a machine is: who hands it to whom, once, and who may see what was signed."""

import asyncio
from typing import Any
from uuid import UUID, uuid4

import httpx
import pytest
from chassis.access import Role
from chassis.runtime import Runtime
from chassis.testing import published
from chassis.testing.people import Person
from contracts.attendance.v1 import events_pb2
from identity_client.testing.crew import Crew

from services.attendance.tests.care import Hand
from services.attendance.tests.phone import data

INK = [[100, 200, 340, 220, 500, 180], [620, 200, 620, 200]]
RETIRED = 5


class Keeper(Hand):
    async def handing(
        self, machine: dict[str, Any], to: UUID | None, since: UUID | None = None, **more: Any
    ) -> httpx.Response:
        body = {
            "equipmentHandOverId": str(uuid4()),
            "equipmentId": machine["equipmentId"],
            "fromUserId": str(since) if since else None,
            "toUserId": str(to) if to else None,
            "ink": INK if to else [],
        }
        return await self.call("POST", "Equipment/CreateEquipmentHandOver", body | more)

    async def hand_over(
        self, machine: dict[str, Any], to: UUID | None, since: UUID | None = None, **more: Any
    ) -> dict[str, Any]:
        made: dict[str, Any] = data(await self.handing(machine, to, since, **more))
        return made

    async def hand_overs(self, machine: dict[str, Any]) -> list[dict[str, Any]]:
        asked = {"equipmentId": machine["equipmentId"]}
        return await self._listed("Equipment/QueryEquipmentHandOvers", asked)

    async def seen(self, machine: dict[str, Any]) -> dict[str, Any]:
        found: dict[str, Any] = data(await self.getting(machine))
        return found


@pytest.fixture
def boss(client: httpx.AsyncClient, manager: Person) -> Keeper:
    return Keeper(client, manager)


@pytest.fixture
def hand(client: httpx.AsyncClient, member: Person, crew: Crew) -> Keeper:
    crew.book.projects[str(crew.jetty)].member_user_ids.append(str(member.user_id))
    return Keeper(client, member)


@pytest.fixture
def mate(client: httpx.AsyncClient, crew: Crew) -> Keeper:
    person = crew.person("Tan Bo", Role.MEMBER, projects=(crew.jetty,))
    crew.book.projects[str(crew.jetty)].member_user_ids.append(str(person.user_id))
    return Keeper(client, person)


@pytest.fixture
async def saw(crew: Crew, boss: Keeper) -> dict[str, Any]:
    return await boss.create(crew.jetty, name="Cut-off saw")


async def test_goes_from_hand_to_hand_and_back(
    boss: Keeper, hand: Keeper, mate: Keeper, saw: dict[str, Any]
) -> None:
    me, them = hand.who.user_id, mate.who.user_id
    await hand.hand_over(saw, me)
    seen = await mate.seen(saw)
    assert (seen["holder"]["userId"], seen["mayHandOver"]) == (str(me), False)
    assert (await hand.seen(saw))["mayHandOver"] is True
    await hand.hand_over(saw, them, me, note="New blade")
    await boss.hand_over(saw, None, them)
    after = await boss.seen(saw)
    assert (after["holder"], after["heldSince"]) == (None, None)
    told = [
        (each["toUser"] and each["toUser"]["userId"], each["isReturned"], each["note"])
        for each in await boss.hand_overs(saw)
    ]
    assert told == [(None, True, ""), (str(them), False, "New blade"), (str(me), False, "")]


async def test_once_however_often_it_is_sent(hand: Keeper, saw: dict[str, Any]) -> None:
    me, same = hand.who.user_id, str(uuid4())
    first = await hand.hand_over(saw, me, equipmentHandOverId=same)
    again = await hand.hand_over(saw, me, equipmentHandOverId=same)
    assert again == first
    assert len(await hand.hand_overs(saw)) == 1


async def test_an_id_is_one_persons(boss: Keeper, hand: Keeper, saw: dict[str, Any]) -> None:
    made = await hand.hand_over(saw, hand.who.user_id)
    ids = {"equipmentHandOverId": made["equipmentHandOverId"]}
    assert (await boss.handing(saw, None, hand.who.user_id, **ids)).status_code == 409


async def test_of_two_who_take_it_at_once_one_has_it(
    hand: Keeper, mate: Keeper, boss: Keeper, saw: dict[str, Any]
) -> None:
    answers = await asyncio.gather(*(each.handing(saw, each.who.user_id) for each in (hand, mate)))
    assert sorted(each.status_code for each in answers) == [201, 409]
    winner = next(each for each in answers if each.status_code == 201).json()["data"]
    assert (await boss.seen(saw))["holder"]["userId"] == winner["toUser"]["userId"]


async def test_a_typed_name_is_a_signature(hand: Keeper, saw: dict[str, Any]) -> None:
    made = await hand.hand_over(saw, hand.who.user_id, ink=[], signedName="Tan Bo")
    assert (made["isSigned"], made["signedName"]) == (True, "Tan Bo")


class TestIsRefused:
    async def test_to_take_what_somebody_has(self, hand: Keeper, mate: Keeper, saw: dict[str, Any]) -> None:
        me = hand.who.user_id
        await hand.hand_over(saw, me)
        answer = await mate.handing(saw, mate.who.user_id, me)
        assert answer.status_code == 403
        assert "handed over by" in answer.text

    async def test_to_give_somebody_what_nobody_has(
        self, hand: Keeper, mate: Keeper, saw: dict[str, Any]
    ) -> None:
        assert (await hand.handing(saw, mate.who.user_id)).status_code == 403

    async def test_what_is_not_signed(self, hand: Keeper, saw: dict[str, Any]) -> None:
        answer = await hand.handing(saw, hand.who.user_id, ink=[])
        assert answer.status_code == 422
        assert "signs" in answer.text

    @pytest.mark.parametrize(
        "ink",
        [[[1, 2, 3]], [[-1, 2]], [[4_000, 2]], [[]], [[1, 2]] * 201, [[1, 2] * 4_001], [["a", "b"]]],
    )
    async def test_what_is_no_drawing(self, hand: Keeper, saw: dict[str, Any], ink: Any) -> None:
        assert (await hand.handing(saw, hand.who.user_id, ink=ink)).status_code == 422

    async def test_who_would_not_see_it(
        self, boss: Keeper, saw: dict[str, Any], neighbour: Person, stranger: Person
    ) -> None:
        for each in (neighbour.user_id, stranger.user_id, uuid4()):
            assert (await boss.handing(saw, each)).status_code == 422

    async def test_who_has_it_already(self, boss: Keeper, saw: dict[str, Any]) -> None:
        me = boss.who.user_id
        await boss.hand_over(saw, me)
        assert (await boss.handing(saw, me, me)).status_code == 422

    async def test_what_is_retired(self, boss: Keeper, saw: dict[str, Any]) -> None:
        me = boss.who.user_id
        await boss.hand_over(saw, me)
        await boss.updating(saw, condition=RETIRED)
        assert (await boss.handing(saw, None, me)).status_code == 201
        assert (await boss.handing(saw, me)).status_code == 409

    async def test_of_an_archived_project(
        self, runtime: Runtime, crew: Crew, hand: Keeper, saw: dict[str, Any]
    ) -> None:
        await crew.archive(crew.jetty, runtime)
        assert (await hand.handing(saw, hand.who.user_id)).status_code == 409

    async def test_to_people_of_others(
        self, client: httpx.AsyncClient, neighbour: Person, stranger: Person, saw: dict[str, Any]
    ) -> None:
        for person in (neighbour, stranger):
            keeper = Keeper(client, person)
            assert (await keeper.handing(saw, person.user_id)).status_code == 404
            asked = {"equipmentId": saw["equipmentId"]}
            answer = await keeper.call("POST", "Equipment/QueryEquipmentHandOvers", asked)
            assert answer.status_code == 404


async def test_what_was_signed_is_for_whom_it_is_about(
    boss: Keeper, hand: Keeper, mate: Keeper, saw: dict[str, Any]
) -> None:
    await hand.hand_over(saw, hand.who.user_id)
    for keeper, ink in ((boss, INK), (hand, INK), (mate, None)):
        (one,) = await keeper.hand_overs(saw)
        assert (one["isSigned"], one["ink"]) == (True, ink)


async def test_is_in_the_log_and_told(
    runtime: Runtime, boss: Keeper, hand: Keeper, saw: dict[str, Any]
) -> None:
    me = str(hand.who.user_id)
    await hand.hand_over(saw, hand.who.user_id, note="For the week")
    act = (await published(runtime, events_pb2.ActRecorded))[-1].act
    assert act.action == "equipment.handed_over"
    assert [(each.field, each.before, each.after) for each in act.changes] == [
        ("holder", "", me),
        ("note", "", "For the week"),
    ]
    assert (await published(runtime, events_pb2.EquipmentChanged))[-1].holder_user_id == me


async def test_what_one_has_is_found(crew: Crew, boss: Keeper, hand: Keeper, saw: dict[str, Any]) -> None:
    await boss.create(crew.jetty, name="Drill")
    await hand.hand_over(saw, hand.who.user_id)
    assert [each["name"] for each in await hand.listed(isMine=True)] == ["Cut-off saw"]
    assert await boss.listed(isMine=True) == []

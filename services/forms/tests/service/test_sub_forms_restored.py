"""Entries that come back: into their sub-form where there is a place, and never into what was signed."""

import httpx
import pytest
from chassis.testing.people import Person
from identity_client.testing.crew import Crew

from services.forms.tests.flow import Flow
from services.forms.tests.service.desk import data
from services.forms.tests.service.punch_list import Fitter, PunchList


@pytest.fixture
async def lists(client: httpx.AsyncClient, crew: Crew, admin: Person, flow: Flow) -> PunchList:
    del flow  # who presses is led on by it
    return await PunchList.open(client, crew, admin, is_required=True, most=2)


async def discard(hand: Fitter, entry_id: str) -> None:
    data(await hand.defects.discarding(entry_id))


async def test_an_entry_comes_back_where_it_was(lists: PunchList) -> None:
    hand = lists.hand()
    parent_id = await hand.handover.start()
    entry_id = await hand.begin(parent_id)
    await discard(hand, entry_id)
    assert await hand.entries(parent_id) == []
    data(await hand.defects.restoring(entry_id))
    assert [each["submissionId"] for each in await hand.entries(parent_id)] == [entry_id]


async def test_no_more_come_back_than_there_are_places(lists: PunchList) -> None:
    hand = lists.hand()
    parent_id = await hand.handover.start()
    first = [await hand.begin(parent_id) for _ in range(2)]
    for each in first:
        await discard(hand, each)
    second = [await hand.begin(parent_id) for _ in range(2)]
    for each in first:
        data(await hand.defects.restoring(each))
    assert [each["submissionId"] for each in await hand.entries(parent_id)] == second
    # Nothing of them is lost: they are submissions of their own.
    assert (await hand.defects.detail(first[0]))["parent"] is None


async def test_what_is_done_stays_as_it_was_signed(lists: PunchList, admin: Person) -> None:
    hand, client = lists.hand(), lists.client()
    parent_id = await hand.handover.start()
    discarded = await hand.begin(parent_id)
    await discard(hand, discarded)
    kept = await hand.begin_and_submit(parent_id)
    data(await hand.press(parent_id))
    data(await client.handover.approving(parent_id))
    signed = await hand.entries(parent_id)
    assert [each["submissionId"] for each in signed] == [kept]
    data(await hand.defects.restoring(discarded))
    data(await lists.somebody(admin).defects.deleting(kept))
    assert await hand.entries(parent_id) == signed

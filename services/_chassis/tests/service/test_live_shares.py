"""The places of the hub are few: no company has all of them while another wants one."""

from uuid import UUID, uuid4

import pytest
from chassis.access import Role
from chassis.errors import Unavailable
from chassis.http.live import LiveNotes
from chassis.runtime import Runtime
from chassis.testing.live import Ear, Hub
from chassis.testing.people import Memberships, Person

PLACES = 4


async def test_the_newest_of_whoever_has_the_most_gives_way(
    runtime: Runtime, memberships: Memberships
) -> None:
    streams = LiveNotes(memberships, most=PLACES)
    await streams.listen(runtime.bus)
    hub = Hub(runtime, streams)
    large, small = uuid4(), uuid4()

    async def open_at(company_id: UUID) -> Ear:
        return await hub.ear(Person(memberships, Role.MEMBER, company_id=company_id))

    crowd = [await open_at(large) for _ in range(PLACES)]
    theirs = [await open_at(small) for _ in range(PLACES // 2)]
    for gone in crowd[PLACES // 2 :]:
        assert await gone.rest() == set()
    for still_there in (*crowd[: PLACES // 2], *theirs):
        assert await still_there.topics() == set()
    # Now both have as many: neither takes a place of the other's.
    for company_id in (large, small):
        with pytest.raises(Unavailable):
            await open_at(company_id)

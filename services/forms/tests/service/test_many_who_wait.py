"""A team, or somebody, for whom more submissions wait than are changed at once."""

import asyncio
from collections import Counter
from uuid import UUID

import pytest
from chassis.access import Role
from chassis.runtime import Runtime
from chassis.service import ServiceDefinition
from chassis.testing import published
from chassis.testing.live import Hub
from contracts.forms.v1 import events_pb2
from contracts.identity.v1 import events_pb2 as identity_events
from sqlalchemy import text

from services.forms.tests.conftest import Crew
from services.forms.tests.flow import Flow
from services.forms.tests.service.desk import data
from services.forms.tests.service.hearing import hear
from services.forms.tests.service.site import Site
from services.forms.tests.service.test_todo_notes import TODOS, hub

__all__ = ["hub"]

MANY = 700
_MORE_LIKE_IT = """
    insert into submission select (jsonb_populate_record(one, jsonb_build_object('id', gen_random_uuid()))).*
    from submission as one, generate_series(1, :most) where one.id = :id
"""
_FLAGGED = "select count(*) from submission where attention <> ''"


@pytest.fixture
async def waiting(site: Site, flow: Flow, runtime: Runtime) -> UUID:
    """At the step of the checkers, with many like it."""
    hand = site.hand()
    submission_id = UUID(await hand.start())
    data(await hand.submitting(str(submission_id)))
    await _add_more_like(runtime, submission_id)
    return submission_id


async def _add_more_like(runtime: Runtime, submission_id: UUID) -> None:
    async with runtime.database.unit_of_work() as uow:
        await uow.execute(text(_MORE_LIKE_IT), {"most": MANY - 1, "id": submission_id})


async def _flagged(runtime: Runtime) -> int:
    async with runtime.database.reading() as uow:
        return (await uow.execute(text(_FLAGGED))).scalar_one()


async def _told(runtime: Runtime) -> Counter[str]:
    stands = await published(runtime, events_pb2.SubmissionStands)
    assert all(each.needs_attention for each in stands)
    return Counter(each.submission.submission_id for each in stands)


class TestATeamThatIsDeleted:
    @pytest.mark.usefixtures("waiting")
    async def test_flags_all_that_waits_for_it_and_tells_of_each_once(
        self, site: Site, service: ServiceDefinition, runtime: Runtime
    ) -> None:
        deleted = identity_events.TeamDeleted(team_id=str(site.checkers))
        for _ in range(2):
            await hear(service, runtime, deleted)
            assert await _flagged(runtime) == MANY
            told = await _told(runtime)
            assert (len(told), told.total()) == (MANY, MANY)
        assert not any(
            each.current_team_ids for each in await published(runtime, events_pb2.SubmissionStands)
        )

    @pytest.mark.usefixtures("waiting")
    async def test_goes_on_where_a_process_was_killed_in_the_middle(
        self, site: Site, service: ServiceDefinition, runtime: Runtime
    ) -> None:
        deleted = identity_events.TeamDeleted(team_id=str(site.checkers))
        async with runtime.database.unit_of_work() as somebody:
            # Somebody is at the last one, for whom the last page waits.
            await somebody.execute(text("select 1 from submission order by id desc limit 1 for update"))
            hearing = asyncio.create_task(hear(service, runtime, deleted))
            while await _flagged(runtime) == 0:
                await asyncio.sleep(0.01)
            hearing.cancel()
            await asyncio.gather(hearing, return_exceptions=True)
        assert 0 < await _flagged(runtime) < MANY
        await hear(service, runtime, deleted)
        assert await _flagged(runtime) == MANY
        told = await _told(runtime)
        assert (len(told), told.total()) == (MANY, MANY)

    @pytest.mark.usefixtures("waiting")
    async def test_is_heard_of_twice_at_once(
        self, site: Site, service: ServiceDefinition, runtime: Runtime
    ) -> None:
        deleted = identity_events.TeamDeleted(team_id=str(site.checkers))
        await asyncio.gather(*(hear(service, runtime, deleted) for _ in range(3)))
        told = await _told(runtime)
        assert (len(told), told.total()) == (MANY, MANY)

    @pytest.mark.usefixtures("waiting")
    async def test_is_heard_by_who_manages_the_project(
        self, site: Site, crew: Crew, service: ServiceDefinition, runtime: Runtime, hub: Hub
    ) -> None:
        manager = crew.person("Lead", Role.MANAGER, manages=(UUID(site.project_id),))
        other = crew.person("Tower", Role.MANAGER, manages=(crew.tower,))
        managing, elsewhere = await hub.ear(manager), await hub.ear(other)
        await hear(service, runtime, identity_events.TeamDeleted(team_id=str(site.checkers)))
        assert await managing.topics() == TODOS
        assert await elsewhere.topics() == set()


async def test_who_leaves_with_many_drafts_flags_each_once(
    site: Site, service: ServiceDefinition, runtime: Runtime
) -> None:
    left = site.hand("Left")
    await _add_more_like(runtime, UUID(await left.start()))
    removed = identity_events.MemberRemoved(user_id=str(left.person.user_id))
    for _ in range(2):
        await hear(service, runtime, removed)
        assert await _flagged(runtime) == MANY
        told = await _told(runtime)
        assert (len(told), told.total()) == (MANY, MANY)

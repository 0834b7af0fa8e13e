"""Whose to-dos changed hears it at once."""

from collections.abc import AsyncGenerator

import pytest
from chassis.runtime import Runtime
from chassis.testing.live import Hub, hub_of

from services.forms.tests.flow import Flow
from services.forms.tests.service.desk import data
from services.forms.tests.service.site import Site

TODOS = {"forms.todos"}


@pytest.fixture
async def hub(runtime: Runtime) -> AsyncGenerator[Hub]:
    async with hub_of(runtime) as hub:
        yield hub


async def test_a_press_is_heard_by_who_pressed_and_whose_turn_it_is_and_was(
    site: Site, flow: Flow, hub: Hub
) -> None:
    hand, checker, bystander = site.hand(), site.checker(), site.hand("Ng Li")
    submission_id = await hand.start()
    starting, checking = await hub.ear(hand.person), await hub.ear(checker.person)
    standing_by = await hub.ear(bystander.person)
    data(await hand.submitting(submission_id))
    assert (await starting.topics(), await checking.topics()) == (TODOS, TODOS)
    data(await site.checker("Lee An").approving(submission_id))
    assert (await starting.topics(), await checking.topics()) == (TODOS, TODOS)
    assert await standing_by.topics() == set()


async def test_a_draft_that_comes_and_goes_is_heard_by_who_made_it(site: Site, hub: Hub) -> None:
    hand, bystander = site.hand(), site.hand("Ng Li")
    making, standing_by = await hub.ear(hand.person), await hub.ear(bystander.person)
    submission_id = await hand.start()
    assert await making.topics() == TODOS
    data(await hand.discarding(submission_id))
    assert await making.topics() == TODOS
    assert await standing_by.topics() == set()

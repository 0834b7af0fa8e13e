"""Which PIN a link may have, and what is kept of it."""

from datetime import timedelta
from typing import Any

import pytest
from chassis.clock import now
from chassis.pins import digest_of_pin, new_salt
from chassis.runtime import Runtime
from chassis.service import ServiceDefinition
from chassis.testing.events import published
from chassis.testing.mail import Inbox
from contracts.forms.v1 import events_pb2
from sqlalchemy import text

from services.forms.tests.flow import Flow
from services.forms.tests.service.desk import data
from services.forms.tests.service.sharing import Visitor, links, new_token, sharing
from services.forms.tests.service.site import Site
from services.forms.tests.service.starting import opening, start_links
from services.forms.tests.service.test_share_links import Shared
from services.forms.tests.service.test_start_links import Gate


@pytest.fixture
def shared(site: Site, flow: Flow, service: ServiceDefinition, runtime: Runtime, inbox: Inbox) -> Shared:
    del flow
    return Shared(site, service, runtime, inbox)


@pytest.fixture
def gate(site: Site, flow: Flow, service: ServiceDefinition, runtime: Runtime, inbox: Inbox) -> Gate:
    del flow
    return Gate(site, service, runtime, inbox)


class TestChoosing:
    @pytest.mark.parametrize("pin", ["111111", "345678", "876543", "12", "47114711471", "47a117"])
    async def test_what_others_guess_first_is_none(self, shared: Shared, site: Site, pin: str) -> None:
        submission_id = await site.hand().submitted()
        assert (await sharing(shared.checker, submission_id, new_token(), pin=pin)).status_code == 422
        assert await links(shared.checker, submission_id) == []

    @pytest.mark.parametrize("pin", ["4711", "1357", "48263", "111111", "345678"])
    async def test_has_the_same_rules_at_a_step_and_at_a_gate(
        self, shared: Shared, gate: Gate, site: Site, pin: str
    ) -> None:
        submission_id = await site.hand().submitted()
        assert (await sharing(shared.checker, submission_id, new_token(), pin=pin)).status_code == 422
        assert (await opening(gate.manager, new_token(), pin=pin)).status_code == 422
        assert await links(shared.checker, submission_id) == []
        assert await start_links(gate.manager) == []

    async def test_a_shorter_one_that_was_chosen_earlier_goes_on(
        self, shared: Shared, site: Site, runtime: Runtime
    ) -> None:
        submission_id, secret, _ = await shared.link(pin="471147")
        salt = new_salt()
        async with runtime.database.unit_of_work() as uow:
            earlier = text("update share_link set pin_salt = :salt, pin_digest = :digest")
            await uow.execute(earlier, {"salt": salt, "digest": digest_of_pin("4711", salt)})
        ada = Visitor(site, submission_id, secret)
        assert data(await ada.opening("4711"))["templateName"] == "Site inspection"

    @pytest.mark.parametrize("kind", ["share", "start"])
    async def test_a_link_is_as_it_was_asked_for_or_none(
        self, shared: Shared, gate: Gate, site: Site, kind: str
    ) -> None:
        """The first answer was lost, and what was typed changed before the next try."""
        secret, ends = new_token(), (now() + timedelta(days=7)).isoformat()
        submission_id = await site.hand().submitted()

        async def making(**more: Any) -> int:
            if kind == "share":
                return (await sharing(shared.checker, submission_id, secret, **more)).status_code
            return (await opening(gate.manager, secret, **more)).status_code

        first = {"expiresAt": ends, "mostUses": 1}
        changes = {"pin": "471148"}, {"pin": None}, {"expiresAt": None}, {"mostUses": 2}
        assert await making(**first) == 201
        assert (await making(**first), await making(**first, pin="471147")) == (201, 409)
        secret, first = new_token(), {**first, "pin": "471147"}
        assert [await making(**first) for _ in range(2)] == [201, 201]
        assert [await making(**{**first, **each}) for each in changes] == [409] * 4

    async def test_is_told_to_nobody_and_kept_as_a_digest(self, gate: Gate, runtime: Runtime) -> None:
        await gate.link(pin="471147")
        await gate.link()
        listed = await start_links(gate.manager)
        assert [each["hasPin"] for each in listed] == [False, True]
        assert "471147" not in str(listed)
        async with runtime.database.reading() as uow:
            kept = (await uow.execute(text("select start_link::text from start_link"))).scalars().all()
        acts = await published(runtime, events_pb2.ActRecorded)
        assert not any("471147" in each for each in [*kept, *map(str, acts)])

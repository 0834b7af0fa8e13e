"""Who has submitted by a start link fills in another, and is asked for no proof again for a while."""

import asyncio
from datetime import UTC, datetime

import pytest
from chassis.runtime import Runtime
from chassis.service import ServiceDefinition
from chassis.testing.mail import Inbox
from sqlalchemy import text

from services.forms.tests.flow import Flow
from services.forms.tests.service.desk import data
from services.forms.tests.service.sharing import new_token
from services.forms.tests.service.site import Site
from services.forms.tests.service.starting import Passer, closing, start_links
from services.forms.tests.service.test_start_links import Gate

PIN = "471147"


@pytest.fixture
def gate(site: Site, flow: Flow, service: ServiceDefinition, runtime: Runtime, inbox: Inbox) -> Gate:
    del flow
    return Gate(site, service, runtime, inbox)


async def _pressed(gate: Gate, **more: object) -> Passer:
    secret, _ = await gate.link(pin=PIN, **more)
    ada = await Passer(gate.site, secret).start(*gate.rest, pin=PIN)
    data(await ada.pressing())
    return ada


async def _run(runtime: Runtime, sql: str) -> None:
    async with runtime.database.unit_of_work() as uow:
        await uow.execute(text(sql))


class TestAnother:
    async def test_is_started_without_pin_and_code_in_the_same_name_for_no_longer_than_the_proof(
        self, gate: Gate, inbox: Inbox
    ) -> None:
        ada = await _pressed(gate)
        mails = len(inbox.mails)
        until = data(await ada.verifying("000000", pin=PIN))["endsAt"]
        token, first = new_token(), ada.submission_id
        begun = data(await ada.another(token))
        assert begun["isVerified"] is True
        assert begun["submissionId"] != first
        assert datetime.now(UTC) < datetime.fromisoformat(begun["endsAt"]) < datetime.fromisoformat(until)
        assert len(inbox.mails) == mails
        ada.token, ada.submission_id = token, begun["submissionId"]
        data(await ada.pressing())
        told = await gate.manager.detail(ada.submission_id)
        assert (told["submitter"]["fullName"], told["submitter"]["email"]) == (
            "Ada Client (Client Ltd)",
            ada.email,
        )
        assert (await start_links(gate.manager))[0]["uses"] == 2
        assert (await ada.get("SubmissionDetail", first)).status_code in (403, 404), "a pass is of one"

    async def test_the_same_call_again_and_at_once_starts_one(self, gate: Gate) -> None:
        ada = await _pressed(gate)
        token = new_token()
        many = await asyncio.gather(*(ada.another(token) for _ in range(4)))
        again = await ada.another(token)
        assert len({data(each)["submissionId"] for each in [*many, again]}) == 1
        assert (await start_links(gate.manager))[0]["uses"] == 2

    async def test_of_one_proof_there_is_one_at_a_time(self, gate: Gate) -> None:
        secret, _ = await gate.link(pin=PIN)
        ada = await Passer(gate.site, secret).start(*gate.rest, pin=PIN)
        assert (await ada.another()).status_code == 401, "nothing was submitted yet"
        data(await ada.pressing())
        many = await asyncio.gather(*(ada.another() for _ in range(4)))
        assert sorted(each.status_code for each in many) == [200, 401, 401, 401]
        assert (await start_links(gate.manager))[0]["uses"] == 2

    async def test_what_was_begun_and_deleted_stands_in_nobodys_way(
        self, gate: Gate, runtime: Runtime
    ) -> None:
        ada = await _pressed(gate)
        begun = data(await ada.another())["submissionId"]
        assert (await ada.another()).status_code == 401
        await _run(runtime, f"update submission set deleted_at = now() where id = '{begun}'")
        assert data(await ada.another())["submissionId"] != begun

    async def test_after_the_proof_is_over_it_is_asked_again(self, gate: Gate, runtime: Runtime) -> None:
        ada = await _pressed(gate)
        await _run(runtime, "update share_visit set pass_ends_at = now()")
        assert (await ada.another()).status_code == 401

    async def test_the_limits_of_the_link_count(self, gate: Gate, runtime: Runtime) -> None:
        ada = await _pressed(gate, mostADay=1, mostUses=2)
        assert (await ada.another()).status_code == 409
        await _run(runtime, "update start_link set used_on = used_on - 1")
        token = new_token()
        begun = data(await ada.another(token))
        ada.token, ada.submission_id = token, begun["submissionId"]
        data(await ada.pressing())
        await _run(runtime, "update start_link set used_on = used_on - 1")
        assert "as often as it may be" in (await ada.another()).text
        await _run(runtime, "update start_link set expires_at = now()")
        assert "expired" in (await ada.another()).text

    async def test_a_link_that_was_taken_back_starts_none(self, gate: Gate) -> None:
        ada = await _pressed(gate)
        data(await closing(gate.manager, (await start_links(gate.manager))[0]["startLinkId"]))
        assert "taken back" in (await ada.another()).text

    async def test_a_pass_of_another_link_or_of_nobody_proves_nothing(self, gate: Gate) -> None:
        ada = await _pressed(gate)
        ada.secret, _ = await gate.link()
        assert (await ada.another()).status_code == 401
        ada.token = new_token()
        assert (await ada.another()).status_code == 401

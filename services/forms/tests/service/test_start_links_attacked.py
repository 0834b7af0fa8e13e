"""What holders of start links, and those around them, tried by hand."""

import asyncio
from typing import Any
from uuid import UUID, uuid4

import pytest
from chassis.clock import now
from chassis.runtime import Runtime
from chassis.service import ServiceDefinition
from chassis.testing.events import drain
from chassis.testing.mail import Inbox
from chassis.testing.people import COMPANY
from chassis.testing.waiting import until_somebody_waits
from contracts.identity.v1.events_pb2 import MemberRemoved
from forms.file.room import MOST_BYTES_OF_OUTSIDER
from forms.submission.gone_repo import GoneRepo
from sqlalchemy import text

from services.forms.tests.flow import Flow
from services.forms.tests.service.desk import data
from services.forms.tests.service.hearing import hear
from services.forms.tests.service.sharing import SHARE, links
from services.forms.tests.service.site import Site
from services.forms.tests.service.starting import START, Passer, closing, start_links
from services.forms.tests.service.test_start_links import Gate


@pytest.fixture
def gate(site: Site, flow: Flow, service: ServiceDefinition, runtime: Runtime, inbox: Inbox) -> Gate:
    del flow
    return Gate(site, service, runtime, inbox)


async def _count(runtime: Runtime, table: str) -> int:
    async with runtime.database.reading() as uow:
        return (await uow.execute(text(f"select count(*) from {table}"))).scalar_one()


class TestPressesThatComeTwice:
    async def test_the_right_code_twice_at_once_starts_one(
        self, gate: Gate, site: Site, runtime: Runtime
    ) -> None:
        secret, _ = await gate.link()
        ada = Passer(site, secret)
        code = await ada.code(*gate.rest)
        answers = await asyncio.gather(*(ada.verifying(code) for _ in range(4)))
        assert {each.status_code for each in answers} <= {200, 422}
        again = data(await ada.verifying(code))
        told = {data(each)["submissionId"] for each in answers if each.status_code == 200}
        assert told == {again["submissionId"]}
        assert await _count(runtime, "submission") == 1
        assert (await start_links(gate.manager))[0]["uses"] == 1

    async def test_a_code_that_was_used_starts_nothing_in_another_browser(
        self, gate: Gate, site: Site, runtime: Runtime
    ) -> None:
        secret, _ = await gate.link()
        ada, thief = Passer(site, secret), Passer(site, secret)
        code = await ada.code(*gate.rest)
        data(await ada.verifying(code))
        assert (await thief.verifying(code)).status_code == 422
        assert await _count(runtime, "submission") == 1

    async def test_the_same_press_twice_at_once_is_one(self, gate: Gate) -> None:
        ada = await gate.passer()
        key = str(uuid4())
        both = await asyncio.gather(ada.pressing(key=key), ada.pressing(key=key))
        assert [data(each)["referenceNumberStr"] for each in both] == ["SI-0007", "SI-0007"]
        assert (await ada.pressing()).status_code == 409

    async def test_of_two_on_one_page_the_second_does_not_get_what_the_first_began(
        self, gate: Gate, site: Site, runtime: Runtime
    ) -> None:
        """The first one's answer was lost; their page stayed open."""
        secret, _ = await gate.link()
        ada, ben = Passer(site, secret), Passer(site, secret, "Ben Client")
        ben.token = ada.token
        data(await ada.verifying(await ada.code(*gate.rest)))
        refused = await ben.verifying(await ben.code(*gate.rest))
        assert (refused.status_code, ada.token in refused.text) == (409, False)
        assert "Somebody else has begun" in refused.text
        assert await _count(runtime, "submission") == 1

    @pytest.mark.parametrize(("limit", "told"), [("mostUses", "a new one"), ("mostADay", "again tomorrow")])
    async def test_of_two_at_the_last_use_one_gets_it_and_the_other_is_told_why(
        self, gate: Gate, site: Site, runtime: Runtime, limit: str, told: str
    ) -> None:
        secret, _ = await gate.link(**{limit: 1})
        ada, ben = Passer(site, secret), Passer(site, secret, "Ben Client")
        codes = [await each.code(*gate.rest) for each in (ada, ben)]
        async with runtime.database.unit_of_work() as uow:
            await uow.execute(text("select 1 from start_link for update"))
            starting = asyncio.gather(ada.verifying(codes[0]), ben.verifying(codes[1]))
            await until_somebody_waits(runtime, many=2)
        started, late = sorted(await starting, key=lambda each: each.status_code)
        assert (started.status_code, late.status_code, told in late.text) == (200, 409, True)
        assert await _count(runtime, "submission") == 1


class TestALinkThatIsTakenBack:
    async def test_in_the_middle_of_filling_in_takes_nothing_more_and_what_was_submitted_stays(
        self, gate: Gate
    ) -> None:
        secret, link_id = await gate.link()
        ada = await Passer(gate.site, secret).start(*gate.rest)
        ben = await gate.another(ada, "Ben Client")
        data(await ben.pressing())
        data(await closing(gate.manager, link_id))
        area = gate.site.area["id"]
        assert ((await ada.saving({area: "Late"})).status_code, (await ada.pressing()).status_code) == (
            403,
            403,
        )
        assert (await ada.get("SubmissionDetail")).status_code == 403
        assert (await ada.looking()).status_code == 403
        assert (await gate.manager.detail(ben.submission_id))["referenceNumberStr"] == "SI-0007"

    async def test_by_one_press_or_a_start_at_the_same_time_leaves_nobody_inside(
        self, gate: Gate, site: Site
    ) -> None:
        secret, link_id = await gate.link()
        ada = Passer(site, secret)
        code = await ada.code(*gate.rest)
        started, _ = await asyncio.gather(ada.verifying(code), closing(gate.manager, link_id))
        if started.status_code == 200:
            ada.submission_id = data(started)["submissionId"]
            assert (await ada.pressing()).status_code == 403

    async def test_one_visitor_alone_can_be_put_out(self, gate: Gate, site: Site) -> None:
        ada = await gate.passer()
        ben = await gate.another(ada, "Ben Client")
        (link,) = await links(gate.manager, ada.submission_id)
        answer = await site.client.put(
            f"{SHARE}/RevokeShareLink",
            json={"shareLinkId": link["shareLinkId"]},
            headers=gate.manager.person.headers,
        )
        assert answer.status_code == 200
        assert ((await ada.pressing()).status_code, (await ben.pressing()).status_code) == (403, 200)

    async def test_goes_with_who_made_it(
        self, gate: Gate, service: ServiceDefinition, runtime: Runtime
    ) -> None:
        ada = await gate.passer()
        await hear(service, runtime, MemberRemoved(user_id=str(gate.manager.person.user_id)))
        assert ((await ada.looking()).status_code, (await ada.pressing()).status_code) == (403, 403)

    async def test_goes_with_them_also_where_it_was_not_seen_when_the_others_were_taken_back(
        self, gate: Gate, runtime: Runtime
    ) -> None:
        ada = await gate.passer()
        async with runtime.database.unit_of_work() as uow:
            await GoneRepo(uow).add_gone_member(COMPANY, gate.manager.person.user_id)
        assert ((await ada.looking()).status_code, (await ada.pressing()).status_code) == (403, 403)


class TestWhatAVisitorReaches:
    async def test_is_their_own_submission_and_no_members_call(self, gate: Gate, site: Site) -> None:
        ada = await gate.passer()
        ben = await gate.another(ada, "Ben Client")
        data(await ben.pressing())
        for call in ("SubmissionDetail", "SubmissionProgress", "FormWorkflow", "SubmissionPrerequisites"):
            assert (await ada.get(call, ben.submission_id)).status_code == 404
        assert (await ada.saving({site.area["id"]: "Theirs"}, ben.submission_id)).status_code == 404
        for path in ("/api/FormTemplate/QueryFormTemplates", f"{START}/QueryStartLinks"):
            answer = await site.client.get(path, headers={**ada.headers, "X-Start-Link": ada.secret})
            assert answer.status_code == 401

    async def test_of_their_link_is_no_share_links_secret_and_the_other_way(
        self, gate: Gate, site: Site
    ) -> None:
        ada = await gate.passer()
        path = f"{SHARE}/{ada.submission_id}"
        answer = await site.client.get(path, headers={"X-Share-Link": ada.secret})
        assert answer.status_code == 404
        nobody = Passer(site, ada.token)
        assert (await nobody.looking()).status_code == 404

    async def test_is_no_second_step_that_needs_another_person(self, gate: Gate, site: Site) -> None:
        ada = await gate.passer()
        data(await ada.pressing())
        body: dict[str, Any] = {
            "submissionId": ada.submission_id,
            "stepId": site.second,
            "submitActionId": site.approve,
            "values": {},
        }
        answer = await site.client.post(f"{SHARE}/SubmitStep", json=body, headers=ada.headers)
        assert answer.status_code in (403, 409)
        assert (await gate.manager.detail(ada.submission_id))["state"] == "ongoing"


class TestFlooding:
    async def test_codes_of_one_address_are_few_and_of_one_link_so_many_an_hour(
        self, gate: Gate, site: Site, runtime: Runtime
    ) -> None:
        secret, _ = await gate.link()
        ada, ben = Passer(site, secret), Passer(site, secret, "Ben Client")
        assert [(await ada.verifying()).status_code for _ in range(9)] == [200] * 8 + [429]
        assert (await ben.verifying()).status_code == 200
        async with runtime.database.unit_of_work() as uow:
            await uow.execute(text("update start_link set codes = 60, codes_since = :at"), {"at": now()})
        eve = Passer(site, secret, "Eve Client")
        assert (await eve.verifying()).status_code == 429

    async def test_who_has_many_mailed_and_uses_none_closes_the_gate_for_their_own_network_alone(
        self, gate: Gate, site: Site, runtime: Runtime
    ) -> None:
        one, _ = await gate.link()
        other, _ = await gate.link()
        ada = await Passer(site, one).start(*gate.rest)
        strangers = [Passer(site, one, f"Nobody{number} Client") for number in range(34)]
        asked = await asyncio.gather(*(each.verifying() for each in strangers))
        assert sorted(each.status_code for each in asked) == [200] * 30 + [429] * 4
        assert (await Passer(site, other, "Ben Client").verifying()).status_code == 429
        assert (await ada.pressing()).status_code == 200, "who is filling in goes on"
        async with runtime.database.unit_of_work() as uow:
            await uow.execute(text("update start_visit set network = '203.0.113.7' where code is not null"))
        assert (await Passer(site, one, "Cy Client").verifying()).status_code == 200

    @pytest.mark.parametrize("is_used", [False, True])
    async def test_files_of_a_visitor_have_an_end_whether_or_not_they_are_saved(
        self, gate: Gate, runtime: Runtime, is_used: bool
    ) -> None:
        ada = await gate.passer()
        data(await ada.uploading(), 201)
        async with runtime.database.unit_of_work() as uow:
            given = {"size": MOST_BYTES_OF_OUTSIDER - len("a,b"), "used": is_used}
            await uow.execute(text("update submission_file set size = :size, is_used = :used"), given)
        data(await ada.uploading(), 201)
        refused = await ada.uploading()
        assert (refused.status_code, "250 MB for this form" in refused.text) == (422, True)

    async def test_of_one_code_five_tries_are_judged(self, gate: Gate, site: Site) -> None:
        secret, _ = await gate.link()
        ada = Passer(site, secret)
        code = await ada.code(*gate.rest)
        guesses = [f"{(int(code) + offset) % 1_000_000:06d}" for offset in range(1, 6)]
        answers = await asyncio.gather(*(ada.verifying(each) for each in guesses))
        assert all(each.status_code == 422 for each in answers)
        assert "any more" in (await ada.verifying(code)).text

    async def test_secrets_that_are_nobodys_are_soon_asked_to_wait(self, gate: Gate, site: Site) -> None:
        secret, _ = await gate.link()
        asked = [(await Passer(site, f"{number:043d}").looking()).status_code for number in range(22)]
        assert (asked[0], asked[-1]) == (404, 429)
        assert (await Passer(site, secret).looking()).status_code == 200


class TestWhatIsTyped:
    @pytest.mark.parametrize(
        "said",
        [
            {"fullName": "\u202eegaM"},
            {"fullName": "Ada\u0000"},
            {"fullName": "x" * 5_000},
            {"fullName": "   "},
            {"email": "nobody"},
            {"email": "ada@client.test\r\nBcc: all@client.test"},
            {"token": "short"},
        ],
    )
    async def test_that_is_no_name_or_address_mails_nothing(
        self, gate: Gate, site: Site, runtime: Runtime, said: dict[str, str]
    ) -> None:
        secret, _ = await gate.link()
        assert (await Passer(site, secret).verifying(**said)).status_code == 422
        assert await _count(runtime, "start_visit") == 0

    async def test_a_members_address_gets_no_code_but_is_led_to_where_members_start(
        self, gate: Gate, site: Site, service: ServiceDefinition, runtime: Runtime, inbox: Inbox
    ) -> None:
        secret, _ = await gate.link()
        member = Passer(site, secret)
        member.said["email"] = site.crew.book.users[str(site.hand().person.user_id)].email
        data(await member.verifying())
        await drain(service, runtime)
        assert f"/forms/submissions/new?template={site.template_id}" in inbox.text()
        async with runtime.database.reading() as uow:
            code = (await uow.execute(text("select code from start_visit"))).scalar_one()
        assert code not in inbox.text()

    async def test_a_name_like_a_foremans_is_told_with_the_proven_address(self, gate: Gate) -> None:
        ada = await gate.passer("Chua Mei")
        data(await ada.pressing())
        told = (await gate.manager.detail(ada.submission_id))["submitter"]
        assert (told["fullName"], told["email"]) == ("Chua Mei (Client Ltd)", ada.email)
        assert UUID(told["userId"]) != gate.manager.person.user_id

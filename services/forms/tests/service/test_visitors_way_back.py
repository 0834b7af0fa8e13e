"""What a visitor started by a link comes back to them: a mail, and a way on for the same address alone."""

import asyncio
import re
from typing import Any
from uuid import UUID, uuid4

import httpx
import pytest
from chassis.access import Role
from chassis.runtime import Runtime
from chassis.service import ServiceDefinition
from chassis.testing.events import drain
from chassis.testing.mail import Inbox
from chassis.testing.people import COMPANY, Person
from forms.share.returning import mail_way_back
from identity_client.testing.crew import Crew
from sqlalchemy import text

from services.forms.tests.flow import Flow
from services.forms.tests.service.desk import data
from services.forms.tests.service.sharing import Visitor, new_token
from services.forms.tests.service.site import Hand
from services.forms.tests.service.site_with_a_way_back import SiteWithAWayBack
from services.forms.tests.service.starting import Passer, closing, opening, start_links
from services.forms.tests.service.test_visitors_reading import asked_for_everything

LINK = re.compile(r"/forms/shared/([0-9a-f-]{36})#(\S+)")


class Returned:
    """Submitted at the gate, checked, and sent back to who came."""

    def __init__(self, site: SiteWithAWayBack, rest: tuple[ServiceDefinition, Runtime, Inbox]) -> None:
        self.site, self.rest = site, rest
        self.manager = Hand(site, site.crew.person("Maya Ong", Role.MANAGER, manages=(site.crew.jetty,)))
        self.ada = Passer(site, "")

    async def happen(self) -> "Returned":
        secret = new_token()
        data(await opening(self.manager, secret), 201)
        self.ada = await Passer(self.site, secret).start(*self.rest)
        ids = self.site.ids
        data(await self.ada.pressing(step_id=ids["fill"], action_id=ids["submit"]))
        await self.send_back()
        return self

    async def send_back(self) -> None:
        site, submission_id = self.site, self.ada.submission_id
        await site.press(site.checker(), submission_id, "check", "checked")
        await site.press(site.approver(), submission_id, "approval", "return", reason="Where is it?")
        service, runtime, _ = self.rest
        await drain(service, runtime)

    def mails(self) -> list[str]:
        inbox = self.rest[2]
        texts = [inbox.text(number) for number in range(len(inbox.mails))]
        return [each for each in texts if LINK.search(each)]

    def visitor(self, name: str = "Ada Client") -> Visitor:
        found = LINK.search(self.mails()[-1])
        assert found is not None
        return Visitor(self.site, found[1], found[2], name)


@pytest.fixture
async def back(
    client: httpx.AsyncClient,
    crew: Crew,
    admin: Person,
    flow: Flow,
    service: ServiceDefinition,
    runtime: Runtime,
    inbox: Inbox,
) -> Returned:
    del flow
    site = await SiteWithAWayBack.drawn(client, crew, admin)
    return await Returned(site, (service, runtime, inbox)).happen()


async def pressing(visitor: Visitor, back: Returned, **more: Any) -> httpx.Response:
    ids = back.site.ids
    return await visitor.pressing(step_id=ids["fill"], action_id=ids["submit"], **more)


class TestComeBack:
    async def test_its_visitor_is_mailed_proves_the_address_again_and_goes_on(self, back: Returned) -> None:
        (mail,) = back.mails()
        # None of the company's words: why it came back is read by who has proven themselves.
        assert "Northbank" in mail
        assert "Where is it?" not in mail
        shown = await back.manager.detail(back.ada.submission_id)
        assert (shown["needsAttention"], shown["attentionReason"]) == (True, "visitorPressed")
        ada = await back.visitor().prove(*back.rest)
        assert (await ada.detail())["mayAct"] is True
        pressed = await pressing(ada, back)
        assert data(pressed)["state"] == "ongoing"
        assert (await back.manager.detail(back.ada.submission_id))["needsAttention"] is False
        # Theirs was one press.
        assert (await pressing(ada, back)).status_code in (403, 409)

    async def test_each_time_by_a_mail_of_its_own(self, back: Returned) -> None:
        first = await back.visitor().prove(*back.rest)
        data(await pressing(first, back))
        await back.send_back()
        assert len(back.mails()) == 2
        again = await back.visitor().prove(*back.rest)
        data(await pressing(again, back))

    async def test_told_again_or_by_two_at_once_it_is_one_mail(self, back: Returned) -> None:
        _, runtime, _ = back.rest
        data(await pressing(await back.visitor().prove(*back.rest), back))
        await back.send_back()
        count = len(back.mails())
        submission_id, event_id = UUID(back.ada.submission_id), uuid4()
        async with runtime.database.reading() as uow:
            number = (await uow.execute(text("select transitions from submission"))).scalar_one()
        told = [mail_way_back(runtime, event_id, COMPANY, submission_id, number) for _ in range(2)]
        await asyncio.gather(*told)
        await mail_way_back(runtime, event_id, COMPANY, submission_id, number)
        assert len(back.mails()) == count + 1
        async with runtime.database.reading() as uow:
            kept = (
                await uow.execute(text("select count(*) from share_visit where code is not null"))
            ).scalar_one()
        assert kept == 0, "what opens it is kept no longer than until it is mailed"

    async def test_nobody_is_mailed_of_what_has_gone_on_since(self, back: Returned) -> None:
        _, runtime, _ = back.rest
        count = len(back.mails())
        await mail_way_back(runtime, uuid4(), COMPANY, UUID(back.ada.submission_id), 1)
        assert len(back.mails()) == count


class TestAttacked:
    async def test_whoever_it_is_forwarded_to_gets_no_code(self, back: Returned) -> None:
        eve = back.visitor("Eve Stranger")
        refused = await eve.verifying()
        assert refused.status_code == 403
        assert "ada@client.test" not in refused.text
        assert (await eve.verifying("123456")).status_code == 403
        assert (await eve.get(f"SubmissionDetail/{back.ada.submission_id}")).status_code == 401

    async def test_its_secret_opens_nothing_without_the_code_nor_another_submission(
        self, back: Returned
    ) -> None:
        ada = back.visitor()
        assert (await pressing(ada, back)).status_code == 401
        assert (await ada.verifying(ada.secret)).status_code == 422
        other = Visitor(back.site, str(uuid4()), ada.secret)
        assert (await other.verifying()).status_code == 404

    async def test_taken_back_with_the_link_that_it_was_started_by(self, back: Returned) -> None:
        ada = await back.visitor().prove(*back.rest)
        (link,) = await start_links(back.manager)
        data(await closing(back.manager, link["startLinkId"]))
        assert (await pressing(ada, back)).status_code == 403
        assert (await back.visitor().verifying()).status_code == 403


async def test_it_says_why_and_what_they_filled_in_stands_there_to_be_mended(back: Returned) -> None:
    told = await asked_for_everything(back.ada)
    assert "Where is it?" in told
    assert "Roof" in told

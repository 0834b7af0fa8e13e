"""The paper of who came by a link: of their submission alone, as long as their proof counts."""

from typing import Any
from uuid import uuid4

import pytest
from chassis.access import Role
from chassis.errors import ServiceError
from chassis.runtime import Runtime
from chassis.service import ServiceDefinition
from chassis.testing import drain
from chassis.testing.mail import Inbox
from contracts.forms.v1 import forms_pb2
from sqlalchemy import text

from services.forms.tests.flow import Flow
from services.forms.tests.service.asking import Asking, named
from services.forms.tests.service.desk import data
from services.forms.tests.service.sharing import Visitor, new_token, sharing
from services.forms.tests.service.site import Hand, Site
from services.forms.tests.service.starting import Passer, closing, opening, start_links


def as_reader(guest: forms_pb2.RecognizeGuestResponse, **more: Any) -> forms_pb2.Reader:
    names: dict[str, Any] = {
        "user_id": guest.guest_id,
        "company_id": guest.company_id,
        "session_id": guest.visit_id,
        "is_guest": True,
    }
    return forms_pb2.Reader(**names | more)


async def code_of(runtime: Runtime, email: str) -> str:
    """As it would have been mailed."""
    async with runtime.database.reading() as uow:
        found = await uow.execute(text("select code from share_visit where email = :email"), {"email": email})
    return found.scalar_one()


async def refused(asking: Asking, submission_id: str, reader: forms_pb2.Reader) -> int:
    with pytest.raises(ServiceError) as caught:
        await asking.printout(submission_id, reader)
    return caught.value.status


@pytest.fixture
async def manager(site: Site) -> Hand:
    return Hand(site, site.crew.person("Maya Ong", Role.MANAGER, manages=(site.crew.jetty,)))


@pytest.fixture
async def ada(
    site: Site, flow: Flow, manager: Hand, service: ServiceDefinition, runtime: Runtime, inbox: Inbox
) -> Passer:
    del flow
    secret = new_token()
    data(await opening(manager, secret), 201)
    passer = await Passer(site, secret).start(service, runtime, inbox)
    data(await passer.pressing())
    return passer


class TestReceipt:
    async def test_a_visitor_has_what_they_submitted_on_paper(self, ada: Passer, asking: Asking) -> None:
        paper = await asking.printout(ada.submission_id, as_reader(await asking.guest(ada.token)))
        printed = paper.printout.decode()
        assert "Roof" in printed
        assert f"Ada Client (Client Ltd), {ada.email}" in printed

    async def test_it_is_none_of_the_members_papers(self, ada: Passer, manager: Hand, asking: Asking) -> None:
        guest = await asking.printout(ada.submission_id, as_reader(await asking.guest(ada.token)))
        member = await asking.printout(ada.submission_id, named(manager.person))
        assert guest.revision.startswith("g")
        assert not member.revision.startswith("g")

    async def test_others_addresses_are_not_told(
        self,
        ada: Passer,
        site: Site,
        asking: Asking,
        service: ServiceDefinition,
        runtime: Runtime,
        inbox: Inbox,
    ) -> None:
        """Of a client who signs the second step by a link of their own."""
        secret = new_token()
        data(await sharing(site.checker(), ada.submission_id, secret), 201)
        ben = await Visitor(site, ada.submission_id, secret, "Ben Client").prove(service, runtime, inbox)
        data(await ben.pressing())
        of_ada = await asking.printout(ada.submission_id, as_reader(await asking.guest(ada.token)))
        of_ben = await asking.printout(ada.submission_id, as_reader(await asking.guest(ben.token)))
        assert "Ben Client (Client Ltd)" in of_ada.printout.decode()
        assert ben.email not in of_ada.printout.decode()
        assert ben.email in of_ben.printout.decode()
        assert of_ada.revision != of_ben.revision


class TestAttacked:
    async def test_a_pass_that_is_nobodys_is_nobody(self, ada: Passer, asking: Asking) -> None:
        for token in ("", new_token(), ada.secret):
            with pytest.raises(ServiceError) as caught:
                await asking.guest(token)
            assert caught.value.status == 404

    async def test_another_visitors_submission_and_guessed_ids_are_not_there(
        self,
        ada: Passer,
        site: Site,
        asking: Asking,
        service: ServiceDefinition,
        runtime: Runtime,
        inbox: Inbox,
    ) -> None:
        eve = await Passer(site, ada.secret, "Eve Client").start(service, runtime, inbox)
        reader = as_reader(await asking.guest(eve.token))
        for submission_id in (ada.submission_id, str(uuid4())):
            assert await refused(asking, submission_id, reader) == 404
        guest = await asking.guest(ada.token)
        # Neither as somebody else on Ada's visit, nor on a visit that never was, nor in another company.
        for more, status in (
            ({"user_id": str(uuid4())}, 404),
            ({"session_id": str(uuid4())}, 401),
            ({"company_id": str(uuid4())}, 404),
        ):
            assert await refused(asking, ada.submission_id, as_reader(guest, **more)) == status

    async def test_after_it_was_taken_back_or_the_proof_is_over_there_is_none(
        self, ada: Passer, manager: Hand, asking: Asking, runtime: Runtime
    ) -> None:
        reader = as_reader(await asking.guest(ada.token))
        async with runtime.database.unit_of_work() as uow:
            await uow.execute(text("update share_visit set pass_ends_at = pass_ends_at - interval '1 day'"))
        assert await refused(asking, ada.submission_id, reader) == 401
        async with runtime.database.unit_of_work() as uow:
            await uow.execute(text("update share_visit set pass_ends_at = pass_ends_at + interval '1 day'"))
        await asking.printout(ada.submission_id, reader)
        (link,) = await start_links(manager)
        data(await closing(manager, link["startLinkId"]))
        assert await refused(asking, ada.submission_id, reader) == 403
        with pytest.raises(ServiceError):
            await asking.guest(ada.token)


class TestComesBack:
    """By a link that takes no press any more, on another device or once the tab is closed."""

    @pytest.fixture
    async def shared(
        self, site: Site, flow: Flow, service: ServiceDefinition, runtime: Runtime, inbox: Inbox
    ) -> Visitor:
        del flow
        submission_id, secret = await site.hand().submitted(), new_token()
        data(await sharing(site.checker(), submission_id, secret, mostUses=1), 201)
        ben = await Visitor(site, submission_id, secret, "Ben Client").prove(service, runtime, inbox)
        data(await ben.pressing())
        return ben

    async def test_who_submitted_has_the_paper_and_presses_nothing(
        self,
        shared: Visitor,
        asking: Asking,
        service: ServiceDefinition,
        runtime: Runtime,
        inbox: Inbox,
    ) -> None:
        again = Visitor(shared.site, shared.submission_id, shared.secret, "Ben Client")
        assert data(await again.looking())["isOpen"] is False
        await again.prove(service, runtime, inbox)
        assert (await again.detail())["mayAct"] is False
        assert (await again.pressing()).status_code == 409
        paper = await asking.printout(shared.submission_id, as_reader(await asking.guest(again.token)))
        assert f"Ben Client (Client Ltd), {shared.email}" in paper.printout.decode()

    async def test_nobody_else_is_mailed_a_code_or_learns_who_submitted(
        self, shared: Visitor, service: ServiceDefinition, runtime: Runtime, inbox: Inbox
    ) -> None:
        before = len(inbox.mails)
        local, _, domain = shared.email.partition("@")
        for email in ("eve.late@client.test", f"{local}+x@{domain}"):
            eve = Visitor(shared.site, shared.submission_id, shared.secret, "Eve Late")
            eve.said["email"] = email
            asked = data(await eve.verifying())
            assert asked["isVerified"] is False, "answered as who submitted it"
            await drain(service, runtime)
            assert len(inbox.mails) == before
            code = await code_of(runtime, email)
            assert (await eve.verifying(code)).status_code == 409, "not by guessing it either"

    async def test_months_later_nobody_does(self, shared: Visitor, runtime: Runtime, inbox: Inbox) -> None:
        before = len(inbox.mails)
        async with runtime.database.unit_of_work() as uow:
            await uow.execute(text("update attempt set created_at = created_at - interval '91 days'"))
        again = Visitor(shared.site, shared.submission_id, shared.secret, "Ben Client")
        data(await again.verifying())
        assert len(inbox.mails) == before

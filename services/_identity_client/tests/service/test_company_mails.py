"""Mails in a company's name, as any context sends them, over a real mail server."""

from collections.abc import AsyncGenerator
from pathlib import Path
from uuid import UUID

import pytest
from chassis.ids import new_id
from chassis.mail import Mailer
from chassis.rpc import MOST_IDS, RpcChannel
from chassis.runtime import Runtime
from chassis.settings import MailSettings
from chassis.testing import Inbox
from chassis.testing.callers import credentials_of
from chassis.testing.mail import mail_server
from contracts.identity.v1 import identity_pb2
from identity_client.mails import About, CompanyMails, Mail, Occasion, Outcome
from identity_client.testing import AddressBook

COMPANY, ADA = new_id(), new_id()
REQUEST = About("leave_request", new_id())
WHY = Occasion(COMPANY, identity_pb2.MAIL_PURPOSE_NOTICE, REQUEST, on_behalf_of=ADA)
TEXT = """Subject: Approved
{{ on_behalf_of }} of {{ company }} approved {{ what }} of {{ full_name }}. {{ choice_link }}
"""


@pytest.fixture
async def inbox(runtime: Runtime, tmp_path: Path) -> AsyncGenerator[Inbox]:
    """With a template: the sample has none."""
    for kind in ("txt", "html"):
        (tmp_path / f"approved.en.{kind}").write_text(TEXT)
    async with mail_server() as (inbox, port):
        address = {"smtp_url": f"smtp://127.0.0.1:{port}"}
        runtime.provide(Mailer(runtime.settings_as(MailSettings).model_copy(update=address), tmp_path))
        yield inbox


@pytest.fixture
async def mails(runtime: Runtime, book: AddressBook) -> AsyncGenerator[CompanyMails]:
    book.add_company(COMPANY, "Northbank Builders")
    book.add_user(ADA, "Ada Lim", company_id=COMPANY)
    channel = RpcChannel("identity", runtime.settings.identity_grpc, credentials_of("workflow-runner"))
    yield CompanyMails(runtime, channel)
    await channel.close()


def _person(book: AddressBook, name: str) -> identity_pb2.User:
    user_id = new_id()
    book.add_user(user_id, name, company_id=COMPANY)
    return book.users[str(user_id)]


async def _send(mails: CompanyMails, *to: Mail) -> list[Outcome]:
    return [
        await mails.send(claimed, "approved", {"what": "the leave"}) for claimed in await mails.claim(WHY, to)
    ]


class TestANotice:
    async def test_goes_in_the_companys_name_with_a_way_out(
        self, mails: CompanyMails, book: AddressBook, inbox: Inbox
    ) -> None:
        bo = Mail.to(_person(book, "Bo Tan"), once_for=new_id())
        assert await _send(mails, bo) == [Outcome.SENT]
        (mail,) = inbox.mails
        assert mail["From"] == "Northbank Builders via Groundwork <no-reply@groundwork.test>"
        assert mail["List-Unsubscribe"].startswith("<http://groundwork.test/api/Mail/Unsubscribe")
        assert "Ada Lim of Northbank Builders approved the leave of Bo Tan." in inbox.text()
        assert "mail-choice#token" in inbox.text()

    async def test_says_what_it_is_about_and_on_whose_behalf(
        self, mails: CompanyMails, book: AddressBook
    ) -> None:
        await mails.claim(WHY, [Mail.to(_person(book, "Bo Tan"), once_for=new_id())])
        (claim,) = book.claims
        assert (claim.about, claim.on_behalf_of_user_id) == (REQUEST.wire, str(ADA))
        assert claim.submission_id == "", "identity of the release before would take it for a submission"

    async def test_is_sent_once_however_often_it_is_tried(
        self, mails: CompanyMails, book: AddressBook, inbox: Inbox
    ) -> None:
        person, event = _person(book, "Bo Tan"), new_id()
        for _ in range(3):
            assert await _send(mails, Mail.to(person, once_for=event)) == [Outcome.SENT]
        assert len(inbox.mails) == 1
        assert await _send(mails, Mail.to(person, once_for=new_id())) == [Outcome.SENT]
        assert len(inbox.mails) == 2

    async def test_that_may_not_go_is_not_sent(self, mails: CompanyMails, inbox: Inbox) -> None:
        assert await _send(mails, Mail(new_id(), "stranger@client.test")) == [Outcome.HELD]
        assert inbox.mails == []

    async def test_to_an_address_that_is_refused_holds_up_nobody(
        self, mails: CompanyMails, book: AddressBook, inbox: Inbox
    ) -> None:
        for name in ("Bo Tan", "Cem Kaya"):
            _person(book, name)
        people = [
            Mail.to(user, once_for=new_id()) for user in book.users.values() if user.user_id != str(ADA)
        ]
        inbox.refused.add(people[0].email)
        assert await _send(mails, *people) == [Outcome.REFUSED, Outcome.SENT]

    async def test_goes_to_more_people_than_one_call_takes(
        self, mails: CompanyMails, book: AddressBook
    ) -> None:
        many = [Mail(new_id(), f"person-{number}@example.test") for number in range(MOST_IDS + 1)]
        claimed = await mails.claim(WHY, many)
        assert [each.mail for each in claimed] == many
        assert [len(each.claims) for each in book.claims] == [MOST_IDS, 1]


async def test_a_mail_is_the_same_for_the_same_event_and_address() -> None:
    event = UUID(int=7)
    ada = identity_pb2.User(email="Ada@example.test", full_name="Ada", language="zh-CN")
    again = identity_pb2.User(email="ada@example.test")
    assert Mail.to(ada, once_for=event).id == Mail.to(again, once_for=event).id
    assert Mail.to(ada, once_for=event).id != Mail.to(ada, once_for=UUID(int=8)).id
    assert Mail.to(ada, once_for=event).language == "zh-CN"

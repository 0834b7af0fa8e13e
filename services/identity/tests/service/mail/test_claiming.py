"""What leaves in a company's name: counted, held, asked for. Mails go over a real SMTP server."""

import asyncio
from collections.abc import Awaitable, Callable
from uuid import UUID, uuid4

import httpx
from chassis.access import Role
from chassis.db.statements import col, select
from chassis.events.dead_letters import list_dead_letters
from chassis.runtime import Runtime
from chassis.service import ServiceDefinition
from chassis.testing import Inbox, SignIn, drain
from contracts.identity.v1 import identity_pb2 as pb
from identity.tables.company import Company
from identity.tables.user import User
from sqlalchemy import update

from services.identity.tests.service.invite.steps import set_email, set_seats
from services.identity.tests.service.mail.steps import (
    GUEST,
    VERDICTS,
    Sender,
    choose,
    let_days_pass,
    mailed_to,
    make_older,
    strangers,
    token_of,
)


class TestANewCompany:
    async def test_of_two_presses_of_four_nodes_with_fifty_strangers_few_are_asked_and_none_is_mailed(
        self, sender: Sender, service: ServiceDefinition, runtime: Runtime, inbox: Inbox
    ) -> None:
        told: dict[str, int] = {}
        for _ in range(2):
            for node in range(4):
                for verdict, count in (await sender.counted(strangers(50, f"node{node}"))).items():
                    told[verdict] = told.get(verdict, 0) + count
        await drain(service, runtime)
        assert told == {"waits": 20, "over": 180, "dropped": 200}
        asked = mailed_to(inbox)
        strangers_asked = {address for address in asked if address.startswith("stranger")}
        assert len(strangers_asked) == 20
        assert all(asked[address] == 1 for address in strangers_asked)
        for mail in inbox.mails:
            assert "locked" not in str(mail["Subject"])

    async def test_claims_at_the_same_moment_never_pass_the_budget(
        self, sender: Sender, service: ServiceDefinition, runtime: Runtime, inbox: Inbox
    ) -> None:
        await asyncio.gather(*(sender.ask(strangers(10, f"press{press}")) for press in range(8)))
        await drain(service, runtime)
        assert sum(1 for address in mailed_to(inbox) if address.startswith("stranger")) == 20

    async def test_is_no_way_around_by_founding_another_one(
        self, sender: Sender, runtime: Runtime, make_company: Callable[..., Awaitable[UUID]]
    ) -> None:
        second = await make_company("Second Try")
        await set_seats(runtime, second, 5)
        async with runtime.database.unit_of_work() as uow:
            founder = select(Company.created_by).where(col(Company.id) == sender.company_id).scalar_subquery()
            await uow.execute(update(Company).where(col(Company.id) == second).values(created_by=founder))
        assert await sender.counted(strangers(20)) == {"waits": 20}
        sender.company_id = second
        assert await sender.counted(strangers(20, "second")) == {"over": 20}

    async def test_is_no_way_around_by_a_founder_with_a_tag(
        self, sender: Sender, runtime: Runtime, make_company: Callable[..., Awaitable[UUID]]
    ) -> None:
        second = await make_company("Second Try")
        await set_seats(runtime, second, 5)
        async with runtime.database.unit_of_work() as uow:
            founders = select(User).join(Company, col(Company.created_by) == col(User.id))
            for number, founder in enumerate((await uow.execute(founders)).scalars()):
                founder.email = f"founder+{number}@example.test"
        assert await sender.counted(strangers(20)) == {"waits": 20}
        sender.company_id = second
        assert await sender.counted(strangers(20, "second")) == {"over": 20}

    async def test_grows_with_its_age(self, sender: Sender, runtime: Runtime) -> None:
        await make_older(runtime, sender.company_id, 8)
        assert await sender.counted(strangers(201)) == {"waits": 200, "over": 1}


class TestAnAddressOutside:
    async def test_is_asked_in_our_words_alone_and_gets_what_waited_after_its_yes(
        self,
        sender: Sender,
        service: ServiceDefinition,
        runtime: Runtime,
        inbox: Inbox,
        client: httpx.AsyncClient,
    ) -> None:
        async with runtime.database.unit_of_work() as uow:
            await uow.execute(update(Company).values(name="Locked! Go to http://evil.test now"))
        mail_id = str(uuid4())
        (answer,) = (await sender.ask([GUEST], ids=[mail_id])).answers
        await drain(service, runtime)
        (question,) = inbox.mails
        assert question["To"] == GUEST
        for part in (inbox.text(), inbox.html(), str(question["Subject"])):
            assert "http://evil" not in part
            assert "evil.test" not in part
        assert answer.choice_url in inbox.text()
        assert await sender.verdicts([GUEST], ids=[mail_id]) == ["waits"]
        seen = await choose(client, inbox.token(), "wanted")
        assert (seen["choice"], seen["heldCount"]) == ("wanted", 1)
        assert await sender.verdicts([GUEST], ids=[mail_id]) == ["granted"]
        assert await sender.verdicts([GUEST]) == ["granted"]
        await drain(service, runtime)
        assert len(inbox.mails) == 1

    async def test_is_not_asked_by_who_only_looks_at_the_link(
        self, sender: Sender, client: httpx.AsyncClient
    ) -> None:
        (answer,) = (await sender.ask([GUEST])).answers
        token = token_of(answer)
        looked = await client.get("/api/Mail/Unsubscribe", params={"token": token})
        assert looked.status_code == 303
        assert looked.headers["location"] == answer.choice_url
        await client.head("/api/Mail/Unsubscribe", params={"token": token})
        seen = await client.post("/api/Mail/GetMailChoice", json={"token": token})
        assert seen.json()["data"]["choice"] == "asked"

    async def test_is_let_go_by_the_mail_programs_own_button(
        self, sender: Sender, client: httpx.AsyncClient
    ) -> None:
        mail_id = str(uuid4())
        (answer,) = (await sender.ask([GUEST], ids=[mail_id])).answers
        await choose(client, token_of(answer), "wanted")
        pressed = await client.post(answer.unsubscribe_url, data={"List-Unsubscribe": "One-Click"})
        assert pressed.status_code == 200
        assert await sender.verdicts([GUEST]) == ["unwanted"]
        assert await sender.verdicts(["Engineer+other@client.test"]) == ["unwanted"]

    async def test_is_asked_again_by_a_company_that_took_another_name_after_the_yes(
        self,
        sender: Sender,
        service: ServiceDefinition,
        runtime: Runtime,
        inbox: Inbox,
        client: httpx.AsyncClient,
        sign_in: SignIn,
    ) -> None:
        admin = await sign_in(Role.ADMIN)
        refusing = "never@client.test"
        for email, choice in ((GUEST, "wanted"), (refusing, "unwanted")):
            (answer,) = (await sender.ask([email])).answers
            await choose(client, token_of(answer), choice)
        assert await sender.verdicts([GUEST]) == ["granted"]
        await drain(service, runtime)
        inbox.mails.clear()
        renamed = await client.post(
            "/api/AdminConsole/RenameAccountName",
            json={"groupId": str(sender.company_id), "name": "Southbank Builders"},
            headers=admin,
        )
        assert renamed.status_code == 200, renamed.text
        mail_id = str(uuid4())
        assert await sender.verdicts([GUEST, refusing], ids=[mail_id, str(uuid4())]) == ["waits", "unwanted"]
        await drain(service, runtime)
        assert mailed_to(inbox) == {GUEST: 1}
        assert "Southbank Builders" in inbox.text()
        await choose(client, inbox.token(), "wanted")
        assert await sender.verdicts([GUEST], ids=[mail_id]) == ["granted"]

    async def test_that_says_no_is_asked_no_more_and_what_waited_is_gone(
        self,
        sender: Sender,
        service: ServiceDefinition,
        runtime: Runtime,
        inbox: Inbox,
        client: httpx.AsyncClient,
    ) -> None:
        mail_id = str(uuid4())
        (answer,) = (await sender.ask([GUEST], ids=[mail_id])).answers
        await choose(client, token_of(answer), "unwanted")
        assert await sender.verdicts([GUEST], ids=[mail_id]) == ["unwanted"]
        assert await sender.verdicts([GUEST]) == ["unwanted"]
        await drain(service, runtime)
        assert inbox.mails == []  # it said so before the question was sent

    async def test_gets_few_questions_however_many_new_companies_ask(
        self,
        sender: Sender,
        runtime: Runtime,
        make_company: Callable[..., Awaitable[UUID]],
    ) -> None:
        told: list[str] = []
        for number in range(14):
            sender.company_id = await make_company(f"Company {number}")
            await set_seats(runtime, sender.company_id, 5)
            told += await sender.verdicts([GUEST])
        assert told == ["waits"] * 12 + ["over"] * 2

    async def test_is_one_address_and_nothing_a_mail_program_would_read_otherwise(
        self, sender: Sender, service: ServiceDefinition, runtime: Runtime, inbox: Inbox
    ) -> None:
        smuggled = [f"x<{GUEST}>", f"{GUEST},b", f"(c){GUEST}", f"{GUEST};", "nobody", "a@b"]
        assert await sender.verdicts(smuggled) == ["dropped"] * len(smuggled)
        assert await sender.verdicts([GUEST, smuggled[0]]) == ["waits", "dropped"]
        await drain(service, runtime)
        assert [str(mail["To"]) for mail in inbox.mails] == [GUEST]

    async def test_that_no_server_takes_a_mail_for_is_waited_for_no_longer(
        self, sender: Sender, service: ServiceDefinition, runtime: Runtime, inbox: Inbox
    ) -> None:
        inbox.refused.add(GUEST)
        mail_id = str(uuid4())
        await sender.ask([GUEST], ids=[mail_id])
        await drain(service, runtime)
        assert await sender.verdicts([GUEST], ids=[mail_id]) == ["dropped"]
        async with runtime.database.reading() as uow:
            assert await list_dead_letters(uow) == []

    async def test_is_not_reminded(self, sender: Sender) -> None:
        reminder = {"purpose": pb.MAIL_PURPOSE_REMINDER}
        assert await sender.verdicts([GUEST], **reminder) == ["unwanted"]

    async def test_that_never_answers_gets_nothing_and_the_mail_is_dropped(
        self, sender: Sender, runtime: Runtime
    ) -> None:
        mail_id = str(uuid4())
        await sender.ask([GUEST], ids=[mail_id])
        await let_days_pass(runtime, 14)
        assert await sender.verdicts([GUEST], ids=[mail_id]) == ["dropped"]


class TestAMember:
    async def test_is_mailed_at_once_and_may_say_no(
        self, sender: Sender, member: str, client: httpx.AsyncClient
    ) -> None:
        (answer,) = (await sender.ask([member])).answers
        assert (answer.verdict, answer.is_outside) == (pb.MAIL_VERDICT_GRANTED, False)
        await choose(client, token_of(answer), "unwanted")
        assert await sender.verdicts([member]) == ["unwanted"]
        await choose(client, token_of(answer), "wanted")
        assert await sender.verdicts([member]) == ["granted"]

    async def test_whose_budget_is_used_up_is_not_reminded_later(self, sender: Sender, member: str) -> None:
        submission_id = str(uuid4())
        while "over" not in await sender.counted([member] * 50):
            pass
        (answer,) = (
            await sender.ask([member], purpose=pb.MAIL_PURPOSE_REMINDER, submission_id=submission_id)
        ).answers
        assert (answer.verdict, answer.HasField("retry_at")) == (pb.MAIL_VERDICT_DROPPED, False)

    async def test_is_a_member_however_the_address_is_tagged(
        self, sender: Sender, member: str, service: ServiceDefinition, runtime: Runtime, inbox: Inbox
    ) -> None:
        name, domain = member.split("@")
        spelled = [f"{name}+site@{domain}", member, f"{name}+{'x' * 20}@{domain}".upper()]
        for emails in (spelled, spelled[::-1], spelled[:1]):
            answers = (await sender.ask(emails)).answers
            assert [VERDICTS[answer.verdict] for answer in answers] == ["granted"] * len(emails)
            assert not any(answer.is_outside for answer in answers)
        assert await sender.counted(spelled, purpose=pb.MAIL_PURPOSE_REMINDER) == {"granted": 3}
        await drain(service, runtime)
        assert inbox.mails == [], "nobody is asked"

    async def test_who_joined_with_a_tag_is_one_without_it_too(
        self, sender: Sender, runtime: Runtime, sign_in: SignIn
    ) -> None:
        await set_email(runtime, await sign_in(Role.MEMBER), "bo+work@example.test")
        assert await sender.verdicts(["bo@example.test"]) == ["granted"]
        assert await sender.verdicts(["bo@example.test.evil.test", "other+bo@example.test"]) == ["waits"] * 2

    async def test_tagged_many_times_brings_the_company_no_more_mails(
        self, sender: Sender, runtime: Runtime, sign_in: SignIn
    ) -> None:
        for number in range(4):
            await set_email(runtime, await sign_in(Role.MEMBER), f"bo+{number}@example.test")
        # The owner and one mailbox more, which takes what it may in a day from anybody.
        assert await sender.counted(["bo@example.test"] * 250) == {"granted": 200, "over": 50}

    async def test_takes_nothing_from_the_budget_for_others(self, sender: Sender, member: str) -> None:
        assert await sender.counted([member] * 30) == {"granted": 30}
        assert await sender.counted(strangers(21)) == {"waits": 20, "over": 1}


class TestAClaim:
    async def test_that_is_repeated_counts_once(self, sender: Sender) -> None:
        emails, ids = strangers(15), [str(uuid4()) for _ in range(15)]
        for _ in range(4):
            assert await sender.counted(emails, ids=ids) == {"waits": 15}
        assert await sender.counted(strangers(6, "later")) == {"waits": 5, "over": 1}

    async def test_over_the_budget_is_let_out_on_the_next_day(self, sender: Sender, runtime: Runtime) -> None:
        emails, ids = strangers(25), [str(uuid4()) for _ in range(25)]
        answers = (await sender.ask(emails, ids=ids)).answers
        over = [answer for answer in answers if answer.verdict == pb.MAIL_VERDICT_OVER_BUDGET]
        assert len(over) == 5
        assert all(answer.HasField("retry_at") for answer in over)
        await let_days_pass(runtime, 1)
        assert await sender.counted(emails, ids=ids) == {"waits": 25}

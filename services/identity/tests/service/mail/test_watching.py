"""What a company's admins and the operators see of its mails, and what stops them."""

import asyncio
from argparse import ArgumentParser
from collections.abc import Awaitable, Callable
from datetime import timedelta
from uuid import UUID, uuid4

import httpx
import pytest
from chassis.access import Role
from chassis.db.statements import col, select
from chassis.runtime import Runtime
from chassis.service import ServiceDefinition
from chassis.testing import Inbox, SignIn, drain, housekeep, published, user_id_of
from contracts.identity.v1 import events_pb2
from identity.mail.repo import MailRepo
from identity.mail.stopping import resume_company, stop_company
from identity.tables.mail import MailClaim, MailContact
from sqlalchemy import update

from services.identity.tests.service.invite.steps import invite
from services.identity.tests.service.mail.steps import (
    GUEST,
    Sender,
    choose,
    let_days_pass,
    mailed_to,
    strangers,
    token_of,
)


class TestAdmins:
    async def test_hear_once_a_day_when_the_budget_is_nearly_used_and_used_up(
        self, sender: Sender, service: ServiceDefinition, runtime: Runtime, inbox: Inbox, sign_in: SignIn
    ) -> None:
        await sign_in(Role.ADMIN)
        for number in range(6):
            await sender.ask(strangers(4, f"batch{number}"))
        await drain(service, runtime)
        subjects = [str(mail["Subject"]) for mail in inbox.mails if "example.test" in str(mail["To"])]
        assert sorted(subjects) == sorted(
            [
                "Most of today's e-mails to people outside are used: “Northbank Builders”",
                "Today's e-mails to people outside are used up: “Northbank Builders”",
            ]
            * 2  # the owner and the admin
        )

    async def test_see_what_is_used_and_what_waits(
        self, sender: Sender, client: httpx.AsyncClient, sign_in: SignIn
    ) -> None:
        submission_id = str(uuid4())
        await sender.ask(strangers(25), submission_id=submission_id)
        admin = await sign_in(Role.ADMIN)
        use = (await client.get("/api/Mail/GetMailUse", headers=admin)).json()["data"]
        assert (use["outsideADay"], use["outsideUsed"], use["heldCount"]) == (20, 20, 25)
        assert (use["isNew"], use["isStopped"]) == (True, False)
        listed = await client.get(
            "/api/Mail/QueryMails", params={"outcome": "overBudget", "pageCount": 100}, headers=admin
        )
        rows = listed.json()["data"]["data"]
        assert len(rows) == 5
        assert all(row["submissionId"] == submission_id and row["retryAt"] for row in rows)

    async def test_see_nothing_of_other_companies(
        self,
        sender: Sender,
        client: httpx.AsyncClient,
        sign_in: SignIn,
        make_company: Callable[..., Awaitable[UUID]],
    ) -> None:
        await sender.ask([GUEST])
        other = await sign_in(Role.OWNER, company_id=await make_company("Somebody Else"))
        assert user_id_of(other)
        listed = await client.get("/api/Mail/QueryMails", headers=other)
        assert listed.json()["data"]["totalCount"] == 0


class TestReports:
    @pytest.fixture
    async def reported(self, sender: Sender, client: httpx.AsyncClient) -> Sender:
        answers = (await sender.ask(strangers(3))).answers
        for answer in answers:
            await choose(client, token_of(answer), "reported")
            await choose(client, token_of(answer), "reported")
        return sender

    async def test_of_three_stop_the_companys_mails_to_people_outside_and_tell_its_admins(
        self,
        reported: Sender,
        client: httpx.AsyncClient,
        sign_in: SignIn,
        member: str,
        service: ServiceDefinition,
        runtime: Runtime,
        inbox: Inbox,
    ) -> None:
        assert await reported.verdicts([GUEST, member]) == ["over", "granted"]
        admin = await sign_in(Role.ADMIN)
        refused = await invite(client, admin)
        assert refused.status_code == 409
        assert "until we have looked at it" in refused.json()["message"]
        assert "Retry-After" not in refused.headers  # till an operator has looked, whenever that is
        use = (await client.get("/api/Mail/GetMailUse", headers=admin)).json()["data"]
        assert (use["isStopped"], use["reportsCount"]) == (True, 3)
        await drain(service, runtime)
        subjects = [str(mail["Subject"]) for mail in inbox.mails]
        assert (
            subjects.count("E-mails of your company to people outside are stopped: “Northbank Builders”") == 1
        )

    async def test_of_one_person_count_once(self, sender: Sender, client: httpx.AsyncClient) -> None:
        (answer,) = (await sender.ask([GUEST])).answers
        for choice in ("reported", "wanted", "reported", "unwanted", "reported"):
            await choose(client, token_of(answer), choice)
        assert await sender.verdicts(["other@client.test"]) == ["waits"]

    async def test_of_members_stop_nobody(
        self, sender: Sender, member: str, client: httpx.AsyncClient
    ) -> None:
        for _ in range(3):
            (answer,) = (await sender.ask([member])).answers
            await choose(client, token_of(answer), "reported")
        assert await sender.verdicts([GUEST]) == ["waits"]


class TestALink:
    @pytest.mark.parametrize("token", ["x", "é", "A" * 43])
    async def test_that_is_no_link_of_ours_is_refused(self, client: httpx.AsyncClient, token: str) -> None:
        answer = await client.post("/api/Mail/ChooseMails", json={"token": token, "choice": "wanted"})
        assert answer.status_code == 404


class TestOperators:
    async def test_see_who_mails_how_much_and_stop_and_resume_them(
        self,
        sender: Sender,
        runtime: Runtime,
        service: ServiceDefinition,
        capsys: pytest.CaptureFixture[str],
    ) -> None:
        await sender.ask(strangers(25))
        command = next(each for each in service.commands if each.name == "mail")
        parser = ArgumentParser()
        command.arguments(parser)

        async def run(*words: str) -> str:
            await command.run(runtime, parser.parse_args(words))
            return capsys.readouterr().out

        company = str(sender.company_id)
        assert f"{company}  sent 20  held 25" in await run("top")
        assert (await run("list", company)).count("stranger-") == 45
        await run("stop", company, "looks like spam")
        assert "looks like spam" in await run("stopped")
        assert await sender.verdicts([GUEST]) == ["over"]
        await run("resume", company, "--a-day", "500")
        assert await run("stopped") == ""
        assert await sender.verdicts([GUEST]) == ["waits"]

    async def test_that_resume_a_company_let_it_ask_whom_the_stop_kept_from_being_asked(
        self, sender: Sender, runtime: Runtime, service: ServiceDefinition, inbox: Inbox
    ) -> None:
        mail_id = str(uuid4())
        assert await sender.verdicts([GUEST], ids=[mail_id]) == ["waits"]
        async with runtime.database.unit_of_work() as uow:
            await stop_company(uow, MailRepo(uow, sender.company_id), "looks like spam")
        await drain(service, runtime)
        assert mailed_to(inbox)[GUEST] == 0
        (told,) = await published(runtime, events_pb2.MailChoiceMade)
        assert [*told.held_mail_ids] == [mail_id]  # so that it is asked about again on every day
        assert await sender.verdicts([GUEST], ids=[mail_id]) == ["over"]
        async with runtime.database.unit_of_work() as uow:
            await resume_company(MailRepo(uow, sender.company_id), outside_a_day=None)
        assert await sender.verdicts([GUEST], ids=[mail_id]) == ["waits"]
        await drain(service, runtime)
        assert mailed_to(inbox)[GUEST] == 1

    async def test_keep_the_log_for_ninety_days(
        self, sender: Sender, runtime: Runtime, service: ServiceDefinition
    ) -> None:
        await sender.ask([GUEST])
        await let_days_pass(runtime, 91)
        await sender.ask(["new@client.test"])
        await asyncio.gather(*(housekeep(service, runtime) for _ in range(2)))
        async with runtime.database.reading() as uow:
            emails = (await uow.execute(select(MailClaim.email))).scalars().all()
        assert set(emails) == {"new@client.test"}

    async def test_keep_whoever_is_still_mailed_as_the_links_in_the_mails_lead_to_them(
        self,
        sender: Sender,
        member: str,
        runtime: Runtime,
        service: ServiceDefinition,
        client: httpx.AsyncClient,
    ) -> None:
        left, _ = (await sender.ask(["left@client.test", member])).answers
        await let_days_pass(runtime, 91)
        async with runtime.database.unit_of_work() as uow:
            back = timedelta(days=91)
            await uow.execute(
                update(MailContact).values(choice="none", created_at=col(MailContact.created_at) - back)
            )
        (mailed,) = (await sender.ask([member])).answers
        await housekeep(service, runtime)
        assert (await choose(client, token_of(mailed), "unwanted"))["choice"] == "unwanted"
        body = {"token": token_of(left)}
        assert (await client.post("/api/Mail/GetMailChoice", json=body)).status_code == 404

"""Who was removed from the company before a mail could go out gets none."""

from uuid import uuid4

import httpx
import pytest
from chassis.access import Role
from chassis.runtime import Runtime
from chassis.service import ServiceDefinition
from chassis.testing import Inbox, SignIn, drain, user_id_of
from contracts.identity.v1 import identity_pb2 as pb

from services.identity.tests.service.invite.steps import set_email
from services.identity.tests.service.mail.steps import Sender, choose, let_days_pass, strangers, token_of

LEAVER = "leaver@example.test"


class Leaving:
    def __init__(self, client: httpx.AsyncClient, owner: dict[str, str], leaver: dict[str, str]) -> None:
        self._client, self._owner, self._leaver = client, owner, leaver

    async def happens(self) -> None:
        body = {"userId": str(user_id_of(self._leaver))}
        answer = await self._client.post("/api/AdminConsole/RemoveMember", json=body, headers=self._owner)
        assert answer.status_code == 200, answer.text


@pytest.fixture
async def leaving(client: httpx.AsyncClient, runtime: Runtime, sign_in: SignIn) -> Leaving:
    leaver = await sign_in(Role.ADMIN)
    await set_email(runtime, leaver, LEAVER)
    return Leaving(client, await sign_in(Role.OWNER), leaver)


class TestAMailToAMember:
    async def test_that_was_granted_and_not_sent_yet_is_dropped(
        self,
        sender: Sender,
        leaving: Leaving,
        service: ServiceDefinition,
        runtime: Runtime,
        inbox: Inbox,
    ) -> None:
        ids = [str(uuid4())]
        assert await sender.verdicts([LEAVER], ids=ids) == ["granted"]
        await leaving.happens()
        assert await sender.verdicts([LEAVER], ids=ids) == ["dropped"]
        await drain(service, runtime)
        assert LEAVER not in [str(mail["To"]) for mail in inbox.mails], "no question either"

    @pytest.mark.parametrize("purpose", [pb.MAIL_PURPOSE_STEP, pb.MAIL_PURPOSE_NOTICE])
    async def test_that_waits_for_another_day_is_dropped(
        self,
        sender: Sender,
        leaving: Leaving,
        service: ServiceDefinition,
        runtime: Runtime,
        inbox: Inbox,
        purpose: pb.MailPurpose,
    ) -> None:
        while "over" not in await sender.counted([LEAVER] * 50):
            pass
        ids = [str(uuid4())]
        assert await sender.verdicts([LEAVER], ids=ids, purpose=purpose) == ["over"]
        await leaving.happens()
        await let_days_pass(runtime, 1)
        assert await sender.verdicts([LEAVER], ids=ids, purpose=purpose) == ["dropped"]
        await drain(service, runtime)
        assert LEAVER not in [str(mail["To"]) for mail in inbox.mails], "no question either"

    @pytest.mark.parametrize("purpose", [pb.MAIL_PURPOSE_REMINDER, pb.MAIL_PURPOSE_NOTICE])
    async def test_is_none_of_theirs_though_they_once_said_yes(
        self, sender: Sender, leaving: Leaving, client: httpx.AsyncClient, purpose: pb.MailPurpose
    ) -> None:
        (answer,) = (await sender.ask([LEAVER])).answers
        await choose(client, token_of(answer), "wanted")
        assert await sender.verdicts([LEAVER], purpose=purpose) == ["granted"]
        await leaving.happens()
        assert await sender.verdicts([LEAVER], purpose=purpose) == ["unwanted"]


async def test_who_is_no_admin_any_more_is_not_warned_of_its_mails(
    sender: Sender, leaving: Leaving, service: ServiceDefinition, runtime: Runtime, inbox: Inbox
) -> None:
    for number in range(6):
        await sender.ask(strangers(4, f"batch{number}"))
    await leaving.happens()
    await drain(service, runtime)
    warned = [str(mail["To"]) for mail in inbox.mails if "are used" in str(mail["Subject"])]
    assert len(warned) == 2, "the owner alone, of both"
    assert LEAVER not in warned

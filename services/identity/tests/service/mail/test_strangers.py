"""What others cause does not decide what becomes of a company's own mails."""

from collections.abc import Awaitable, Callable
from typing import Any
from uuid import UUID, uuid4

import pytest
from chassis.clock import now
from chassis.errors import BadRequest
from chassis.runtime import Runtime
from contracts.identity.v1 import identity_pb2 as pb
from identity.tables.mail import MailClaim, Outcome, Purpose

from services.identity.tests.service.mail.steps import GUEST, Sender, choose, token_of


async def test_what_nobody_asked_for_takes_nothing_from_what_was_said_yes_to(
    sender: Sender,
    runtime: Runtime,
    client: Any,
    make_company: Callable[..., Awaitable[UUID]],
) -> None:
    (answer,) = (await sender.ask([GUEST])).answers
    await choose(client, token_of(answer), "wanted")
    strangers = await make_company("Strangers")
    async with runtime.database.unit_of_work() as uow:
        for purpose in (Purpose.CONSENT, Purpose.INVITE):
            for _ in range(30):
                uow.add(
                    MailClaim(
                        id=uuid4(),
                        company_id=strangers,
                        purpose=purpose.value,
                        mailbox=GUEST,
                        email=GUEST,
                        is_outside=True,
                        outcome=Outcome.GRANTED.value,
                        counted_at=now(),
                    )
                )
    assert await sender.verdicts([GUEST]) == ["granted"]


class TestAKnownClaim:
    async def test_is_answered_for_nothing_but_what_it_was_made_for(
        self, sender: Sender, member: str, make_company: Callable[..., Awaitable[UUID]]
    ) -> None:
        ids = [str(uuid4())]
        assert await sender.verdicts([member], ids=ids) == ["granted"]
        for email in (GUEST, f"x<{member}>"):
            with pytest.raises(BadRequest):
                await sender.ask([email], ids=ids)
        with pytest.raises(BadRequest):
            await sender.ask([member], ids=ids, purpose=pb.MAIL_PURPOSE_NOTICE)
        own, sender.company_id = sender.company_id, await make_company("Strangers")
        with pytest.raises(BadRequest):
            await sender.ask([member], ids=ids)
        sender.company_id = own
        assert await sender.verdicts([member], ids=ids) == ["granted"]

    async def test_is_for_one_mailbox_also_within_one_call(self, sender: Sender, member: str) -> None:
        mail_id = str(uuid4())
        with pytest.raises(BadRequest):
            await sender.ask([member, GUEST], ids=[mail_id, mail_id])
        name, domain = member.split("@")
        spelled = [member, f"{name}+site@{domain}"]
        assert await sender.verdicts(spelled, ids=[mail_id, mail_id]) == ["granted"] * 2

    async def test_that_is_settled_stays_so_however_its_mailbox_is_spelled(
        self, sender: Sender, member: str
    ) -> None:
        ids = [str(uuid4())]
        assert await sender.verdicts([member], ids=ids) == ["granted"]
        name, domain = member.split("@")
        assert await sender.verdicts([f"{name}+x,y@{domain}"], ids=ids) == ["granted"]

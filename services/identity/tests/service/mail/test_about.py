"""What mails are about: whatever a context calls it. Older releases know of submissions alone."""

from uuid import UUID, uuid4

import pytest
from chassis.clock import now
from chassis.errors import BadRequest
from chassis.migrate import migrate
from chassis.runtime import Runtime
from chassis.service import ServiceDefinition
from chassis.testing import Inbox, drain
from contracts.identity.v1 import identity_pb2 as pb
from identity.tables.mail import MailClaim
from sqlalchemy import text
from sqlalchemy.engine import make_url
from sqlalchemy.ext.asyncio import create_async_engine

from services.identity.tests.service.mail.steps import GUEST, VERDICTS, Sender

_BEFORE = "7d9e34a51bc5"


def _about(kind: str, about_id: UUID) -> pb.MailAbout:
    return pb.MailAbout(kind=kind, id=str(about_id))


async def _unsent(sender: Sender, **about: object) -> list[str]:
    request = pb.GetUnsentMailsRequest(company_id=str(sender.company_id), **about)  # pyright: ignore
    return [mail.email for mail in (await sender.ask_as("forms", "GetUnsentMails", request)).mails]


class TestMails:
    async def test_about_anything_are_found_by_kind_and_id(self, sender: Sender) -> None:
        about_id = uuid4()
        await sender.ask([GUEST], about=_about("leave_request", about_id))
        assert await _unsent(sender, about=_about("leave_request", about_id)) == [GUEST]
        assert await _unsent(sender, about=_about("budget", about_id)) == []
        assert await _unsent(sender, about=_about("submission", about_id)) == []
        assert await _unsent(sender, submission_id=str(about_id)) == []

    async def test_of_an_older_release_are_about_submissions(self, sender: Sender) -> None:
        submission_id = uuid4()
        await sender.ask([GUEST], submission_id=str(submission_id))
        assert await _unsent(sender, about=_about("submission", submission_id)) == [GUEST]

    async def test_about_submissions_are_found_by_an_older_release(self, sender: Sender) -> None:
        submission_id = uuid4()
        await sender.ask([GUEST], about=_about("submission", submission_id))
        assert await _unsent(sender, submission_id=str(submission_id)) == [GUEST]

    async def test_that_an_older_process_wrote_during_the_rollout_are_found(
        self, sender: Sender, runtime: Runtime
    ) -> None:
        submission_id = uuid4()
        async with runtime.database.unit_of_work() as uow:
            uow.add(
                MailClaim(
                    id=uuid4(),
                    company_id=sender.company_id,
                    purpose="step",
                    mailbox=GUEST,
                    email=GUEST,
                    is_outside=True,
                    submission_id=submission_id,
                    outcome="dropped",
                    created_at=now(),
                )
            )
        assert await _unsent(sender, about=_about("submission", submission_id)) == [GUEST]

    async def test_are_told_on_whose_behalf_by_both_names(self, sender: Sender) -> None:
        nobody = str(uuid4())
        for person in ({"on_behalf_of_user_id": nobody}, {"submitter_user_id": nobody}):
            told = await sender.ask([GUEST], **person)
            assert told.on_behalf_of_name == told.submitter_name == ""

    @pytest.mark.parametrize("kind", ["", "Leave request", "x" * 41])
    async def test_about_something_without_a_name_are_refused(self, sender: Sender, kind: str) -> None:
        with pytest.raises(BadRequest):
            await sender.ask([GUEST], about=_about(kind, uuid4()))


class TestANotice:
    async def test_goes_to_members_and_asks_nobody_else(
        self, sender: Sender, member: str, service: ServiceDefinition, runtime: Runtime, inbox: Inbox
    ) -> None:
        why = {"purpose": pb.MAIL_PURPOSE_NOTICE, "about": _about("notice", uuid4())}
        assert await sender.verdicts([member, GUEST], **why) == ["granted", "unwanted"]
        await drain(service, runtime)
        assert inbox.mails == []

    async def test_over_the_budget_is_told_when_to_come_again(self, sender: Sender, member: str) -> None:
        while "over" not in await sender.counted([member] * 50):
            pass
        (answer,) = (await sender.ask([member], purpose=pb.MAIL_PURPOSE_NOTICE)).answers
        assert (VERDICTS[answer.verdict], answer.HasField("retry_at")) == ("over", True)


async def test_rows_from_before_say_what_they_are_about(
    service: ServiceDefinition, empty_database: str
) -> None:
    await migrate(service.folder, empty_database)
    await migrate(service.folder, empty_database, back_to=_BEFORE)
    submission_id = uuid4()
    engine = create_async_engine(make_url(empty_database).set(drivername="postgresql+asyncpg"))
    async with engine.begin() as connection:
        await connection.execute(text("set session_replication_role = replica"))  # without its company
        for about in (submission_id, None):
            await connection.execute(
                text("""
                    insert into mail_claim (id, company_id, purpose, mailbox, email, is_outside,
                        submission_id, outcome, created_at)
                    values (:id, :id, 'step', 'a@b.test', 'a@b.test', true, :about, 'granted', now())
                """),
                {"id": uuid4(), "about": about},
            )
    await migrate(service.folder, empty_database)
    async with engine.connect() as connection:
        rows = (await connection.execute(text("select about_kind, about_id from mail_claim"))).all()
    await engine.dispose()
    assert {(row.about_kind, row.about_id) for row in rows} == {("submission", submission_id), (None, None)}

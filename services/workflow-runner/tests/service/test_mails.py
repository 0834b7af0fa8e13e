"""Mails of the drawn workflow, over a real SMTP server."""

import asyncio
from collections.abc import Awaitable, Callable
from uuid import uuid4

import pytest
from chassis.errors import Conflict
from chassis.mail import Mailer
from chassis.runtime import Runtime
from chassis.testing.mail import Inbox
from runner_support.directory import Directory
from runner_support.inspection import Inspection, lose_the_mail_server, until, until_a_try_failed
from runner_support.kept import COMPANY
from runner_support.runs import Caller
from temporalio.testing import ActivityEnvironment
from workflow_runner.main import definition
from workflow_runner.metrics import MAILS
from workflow_runner.queues import MAIL_QUEUE
from workflow_runner.run.workflows.state import MailOutcome, Occasion, StepMail


@pytest.mark.usefixtures("worker")
class TestAStepsMail:
    async def test_reaches_teams_and_addresses_once_each_in_their_language(
        self, inbox: Inbox, runner: Caller, directory: Directory
    ) -> None:
        ada, bo = (
            directory.add_user("ada@example.test"),
            directory.add_user("bo@example.test", language="zh-CN"),
        )
        teams = [directory.add_team(ada, bo), directory.add_team(ada)]
        drawn = Inspection(runner, teamIds=teams, emails=["guest@example.test", "Ada@example.test"])
        await runner.press(drawn.id, drawn.first, drawn.submit)
        await until(lambda: len(inbox.mails) == 3)
        assert sorted(str(mail["To"]) for mail in inbox.mails) == [
            "ada@example.test",
            "bo@example.test",
            "guest@example.test",
        ]
        texts = {str(mail["To"]): inbox.text(number) for number, mail in enumerate(inbox.mails)}
        assert "“Send to checker” was pressed" in texts["ada@example.test"]
        assert "中点击了" in texts["bo@example.test"]
        for text in texts.values():
            assert f"http://groundwork.test/forms/submissions/{drawn.id}" in text
            assert "SI-0007" in text

    async def test_reaches_not_whoever_pressed_themselves_nor_as_a_stand_in(
        self, inbox: Inbox, runner: Caller, directory: Directory
    ) -> None:
        ada, bo, cem, dan = (
            directory.add_user(f"{name}@example.test") for name in ("ada", "bo", "cem", "dan")
        )
        for away, stands_in in ((cem, ada), (bo, dan)):
            directory.book.users[away].stand_in_user_id = stands_in
        drawn = Inspection(runner, teamIds=[directory.add_team(ada, bo, cem)])
        runner.forms.kept[drawn.id].pressed_by = ada
        await runner.press(drawn.id, drawn.first, drawn.submit)
        await runner.press(drawn.id, drawn.second, drawn.approve)
        await runner.has_ended(drawn.id)
        mailed = sorted(str(mail["To"]) for mail in inbox.mails)
        assert mailed == ["bo@example.test", "cem@example.test", "dan@example.test"]

    async def test_reaches_an_address_that_is_written_out_whoever_pressed(
        self, inbox: Inbox, runner: Caller, directory: Directory
    ) -> None:
        ada = directory.add_user("ada@example.test")
        drawn = Inspection(runner, teamIds=[directory.add_team(ada)], emails=["ada@example.test"])
        runner.forms.kept[drawn.id].pressed_by = ada
        await runner.press(drawn.id, drawn.first, drawn.submit)
        await until(lambda: len(inbox.mails) == 1)

    async def test_is_not_sent_when_forms_refuses_the_step(self, inbox: Inbox, runner: Caller) -> None:
        drawn = Inspection(runner, emails=["guest@example.test"])
        runner.forms.refused_attempts.add("refused")
        with pytest.raises(Exception, match="already"):
            await runner.press(drawn.id, drawn.first, drawn.submit, "refused")
        await runner.press(drawn.id, drawn.first, drawn.submit)
        await until(lambda: len(inbox.mails) == 1)
        await runner.press(drawn.id, drawn.second, drawn.approve)
        await runner.has_ended(drawn.id)
        assert len(inbox.mails) == 1

    async def test_holds_nobody_up_while_the_mail_server_is_away(
        self, runner: Caller, runtime: Runtime
    ) -> None:
        lose_the_mail_server(runtime)
        drawn = Inspection(runner, emails=["guest@example.test"])
        await runner.press(drawn.id, drawn.first, drawn.submit)
        assert (await runner.press(drawn.id, drawn.second, drawn.approve)).is_done
        # The run stays open for as long as it tries to send.
        with pytest.raises(Conflict, match="is finished"):
            await runner.press(drawn.id, drawn.second, drawn.approve)
        await (await runner.run_of(drawn.id)).terminate()

    async def test_that_cannot_be_sent_for_good_is_given_up_and_noted(
        self, runner: Caller, directory: Directory
    ) -> None:
        directory.book.refuses = True
        drawn = Inspection(runner, teamIds=[directory.add_team()])
        await runner.press(drawn.id, drawn.first, drawn.submit)
        await runner.press(drawn.id, drawn.second, drawn.approve)
        await runner.has_ended(drawn.id)
        described = await (await runner.run_of(drawn.id)).describe()
        assert await described.memo_value("mailsGivenUp", type_hint=int) == 1
        assert MAILS.labels("step_mail", "given_up")._value.get() == 1  # pyright: ignore[reportPrivateUsage]

    async def test_comes_late_when_the_mail_server_was_away(
        self, inbox: Inbox, runner: Caller, runtime: Runtime
    ) -> None:
        reachable = Mailer.of(runtime)
        lose_the_mail_server(runtime)
        drawn = Inspection(runner, emails=["guest@example.test"])
        await runner.press(drawn.id, drawn.first, drawn.submit)
        await until_a_try_failed(runner, drawn.id)
        assert inbox.mails == []
        runtime.provide(reachable)
        await until(lambda: inbox.subjects_to("guest@example.test") == ["Northbank Builders: Please check"])


class TestATryAfterTheLast:
    """A worker that was killed has told Temporal nothing: the activity is tried again from its start."""

    async def test_mails_nobody_twice(
        self, inbox: Inbox, runner: Caller, runtime: Runtime, directory: Directory
    ) -> None:
        people = [directory.add_user(f"{name}@example.test") for name in ("ada", "bo", "cem")]
        mail = _mail(directory.add_team(*people))
        trying = ActivityEnvironment()
        assert (await trying.run(_sending(runtime), mail)).sent == 3
        assert (await trying.run(_sending(runtime), mail)).sent == 3
        assert len(inbox.mails) == 3

    async def test_goes_on_where_the_mail_server_was_lost(
        self, inbox: Inbox, runner: Caller, runtime: Runtime, directory: Directory
    ) -> None:
        reachable = Mailer.of(runtime)
        ada, bo = (directory.add_user(f"{name}@example.test") for name in ("ada", "bo"))
        trying = ActivityEnvironment()
        assert (await trying.run(_sending(runtime), _mail(directory.add_team(ada)))).sent == 1
        lose_the_mail_server(runtime)
        both = _mail(directory.add_team(ada, bo))
        with pytest.raises(OSError):
            await trying.run(_sending(runtime), both)
        runtime.provide(reachable)
        assert (await trying.run(_sending(runtime), both)).sent == 2
        assert [str(mail["To"]) for mail in inbox.mails] == ["ada@example.test", "bo@example.test"]

    async def test_says_what_a_number_is_and_what_was_pressed_to_each_in_their_language(
        self, inbox: Inbox, runner: Caller, runtime: Runtime, directory: Directory
    ) -> None:
        people = [directory.add_user(f"{name}@example.test", language=of) for name, of in _SPOKEN.items()]
        mail = _mail(directory.add_team(*people))
        bare = mail.occasion.model_copy(update={"reference_number": "1"})
        told = mail.model_copy(update={"occasion": bare, "action_name": "Submit"})
        await ActivityEnvironment().run(_sending(runtime), told)
        texts = {str(each["To"]): inbox.text(number) for number, each in enumerate(inbox.mails)}
        english, chinese = texts["ada@example.test"], texts["bo@example.test"]
        assert "Site inspection No. 1: “Submit” was pressed" in english
        assert "Site inspection 编号 1：在步骤“Checker”中点击了“提交”。" in chinese

    async def test_at_the_same_moment_mails_nobody_twice(
        self, inbox: Inbox, runner: Caller, runtime: Runtime, directory: Directory
    ) -> None:
        people = [directory.add_user(f"{name}@example.test") for name in ("ada", "bo", "cem")]
        mail = _mail(directory.add_team(*people))
        await asyncio.gather(*(ActivityEnvironment().run(_sending(runtime), mail) for _ in range(3)))
        assert sorted(str(each["To"])[:3] for each in inbox.mails) == ["ada", "bo@", "cem"]


_SPOKEN = {"ada": "en", "bo": "zh-CN"}


def _mail(team_id: str) -> StepMail:
    about = Occasion(
        submission_id=str(uuid4()),
        company_id=COMPANY,
        template_name="Site inspection",
        reference_number="SI-0007",
        step_name="Checker",
    )
    words = {"action_name": "Approve", "subject": "Please check", "content": "The roof."}
    return StepMail(occasion=about, team_ids=[team_id], emails=[], **words)


def _sending(runtime: Runtime) -> Callable[[StepMail], Awaitable[MailOutcome]]:
    """The activity of a worker of its own."""
    (worker,) = [each for each in definition.activity_workers(runtime) if each.task_queue == MAIL_QUEUE]
    (activity,) = [each for each in worker.activities if each.__name__ == "send_step_mail"]
    return activity

"""Mails of the drawn workflow and reminders, over a real SMTP server."""

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from datetime import UTC, timedelta
from uuid import uuid4
from zoneinfo import ZoneInfo

import pytest
from chassis.errors import Conflict, Unavailable
from chassis.mail import Mailer
from chassis.runtime import Runtime
from chassis.testing.mail import Inbox
from runner_support.directory import DirectoryModel
from runner_support.forms import COMPANY, PROJECT
from runner_support.graphs import Drawing
from runner_support.histories import record_when_asked, replay
from runner_support.peers import free_port
from runner_support.runs import Caller
from temporalio.testing import ActivityEnvironment
from workflow_runner.main import definition
from workflow_runner.metrics import MAILS
from workflow_runner.run.workflows.state import MailOutcome, Occasion, StepMail


class Inspection:
    """A submission of two steps; the first one's button mails on the way."""

    def __init__(
        self,
        runner: Caller,
        *,
        due_in_hours: int | None = None,
        checkers: Sequence[str] = (),
        **mail: list[str],
    ) -> None:
        drawing = Drawing()
        self.first = drawing.step("Submission")
        self.submit = drawing.button(self.first, "Send to checker")
        self.second = drawing.step("Checker", dueInHours=due_in_hours, teamIds=list(checkers))
        self.approve = drawing.button(self.second, "Approve")
        email = drawing.add("sendEmail", subject="Please check", content="The roof & the walls.", **mail)
        assert drawing.connect(self.submit, email)
        assert drawing.connect(self.submit, self.second)
        assert drawing.connect(self.approve, drawing.add("close"))
        self.id = runner.forms.create(drawing.workflow(), self.first)


async def _until(holds: Callable[[], bool]) -> None:
    async with asyncio.timeout(20):
        while not holds():
            await asyncio.sleep(0.05)


@pytest.mark.usefixtures("worker")
class TestAStepsMail:
    async def test_reaches_teams_and_addresses_once_each_in_their_language(
        self, inbox: Inbox, runner: Caller, directory: DirectoryModel
    ) -> None:
        ada, bo = (
            directory.add_user("ada@example.test"),
            directory.add_user("bo@example.test", language="zh-CN"),
        )
        teams = [directory.add_team(ada, bo), directory.add_team(ada)]
        drawn = Inspection(runner, teamIds=teams, emails=["guest@example.test", "Ada@example.test"])
        await runner.press(drawn.id, drawn.first, drawn.submit)
        await _until(lambda: len(inbox.mails) == 3)
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

    async def test_is_not_sent_when_forms_refuses_the_step(self, inbox: Inbox, runner: Caller) -> None:
        drawn = Inspection(runner, emails=["guest@example.test"])
        runner.forms.refused_attempts.add("refused")
        with pytest.raises(Exception, match="already"):
            await runner.press(drawn.id, drawn.first, drawn.submit, "refused")
        await runner.press(drawn.id, drawn.first, drawn.submit)
        await _until(lambda: len(inbox.mails) == 1)
        await runner.press(drawn.id, drawn.second, drawn.approve)
        await runner.has_ended(drawn.id)
        assert len(inbox.mails) == 1

    async def test_holds_nobody_up_while_the_mail_server_is_away(
        self, runner: Caller, runtime: Runtime
    ) -> None:
        _lose_the_mail_server(runtime)
        drawn = Inspection(runner, emails=["guest@example.test"])
        await runner.press(drawn.id, drawn.first, drawn.submit)
        assert (await runner.press(drawn.id, drawn.second, drawn.approve)).is_done
        # The run stays open for as long as it tries to send.
        with pytest.raises(Conflict, match="is finished"):
            await runner.press(drawn.id, drawn.second, drawn.approve)
        await (await runner.run_of(drawn.id)).terminate()

    async def test_that_cannot_be_sent_for_good_is_given_up_and_noted(
        self, runner: Caller, directory: DirectoryModel
    ) -> None:
        directory.refuses = True
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
        reachable = runtime.mailer
        _lose_the_mail_server(runtime)
        drawn = Inspection(runner, emails=["guest@example.test"])
        await runner.press(drawn.id, drawn.first, drawn.submit)
        await _until_a_try_failed(runner, drawn.id)
        assert inbox.mails == []
        runtime.mailer = reachable
        await _until(lambda: inbox.subjects_to("guest@example.test") == ["Northbank Builders: Please check"])


class TestATryAfterTheLast:
    """A worker that was killed has told Temporal nothing: the activity is tried again from its start."""

    async def test_mails_nobody_twice(
        self, inbox: Inbox, runner: Caller, runtime: Runtime, directory: DirectoryModel
    ) -> None:
        people = [directory.add_user(f"{name}@example.test") for name in ("ada", "bo", "cem")]
        mail = _mail(directory.add_team(*people))
        trying = ActivityEnvironment()
        assert (await trying.run(_sending(runtime), mail)).sent == 3
        assert (await trying.run(_sending(runtime), mail)).sent == 3
        assert len(inbox.mails) == 3

    async def test_goes_on_where_the_mail_server_was_lost(
        self, inbox: Inbox, runner: Caller, runtime: Runtime, directory: DirectoryModel
    ) -> None:
        reachable = runtime.mailer
        ada, bo = (directory.add_user(f"{name}@example.test") for name in ("ada", "bo"))
        trying = ActivityEnvironment()
        assert (await trying.run(_sending(runtime), _mail(directory.add_team(ada)))).sent == 1
        _lose_the_mail_server(runtime)
        both = _mail(directory.add_team(ada, bo))
        with pytest.raises(OSError):
            await trying.run(_sending(runtime), both)
        runtime.mailer = reachable
        assert (await trying.run(_sending(runtime), both)).sent == 2
        assert [str(mail["To"]) for mail in inbox.mails] == ["ada@example.test", "bo@example.test"]

    async def test_at_the_same_moment_mails_nobody_twice(
        self, inbox: Inbox, runner: Caller, runtime: Runtime, directory: DirectoryModel
    ) -> None:
        people = [directory.add_user(f"{name}@example.test") for name in ("ada", "bo", "cem")]
        mail = _mail(directory.add_team(*people))
        await asyncio.gather(*(ActivityEnvironment().run(_sending(runtime), mail) for _ in range(3)))
        assert sorted(str(each["To"])[:3] for each in inbox.mails) == ["ada", "bo@", "cem"]


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
    (worker,) = definition.activity_workers(runtime)
    (activity,) = [each for each in worker.activities if each.__name__ == "send_step_mail"]
    return activity


@pytest.mark.usefixtures("worker")
class TestAReminder:
    async def test_comes_when_a_step_is_due_then_daily_until_it_is_submitted(
        self, inbox: Inbox, runner: Caller, directory: DirectoryModel
    ) -> None:
        team = directory.add_team(directory.add_user("ada@example.test"))
        drawn = Inspection(runner, due_in_hours=4, checkers=[team])
        await runner.press(drawn.id, drawn.first, drawn.submit)
        progress = await runner.progress(drawn.id)
        assert progress.due_at.ToDatetime(UTC) > runner.forms.kept[drawn.id].moved_at + timedelta(hours=3.9)

        await runner.let_pass(drawn.id, timedelta(hours=5))
        await _until(lambda: len(inbox.mails) == 1)
        assert inbox.subjects_to("ada@example.test")[-1] == "Waiting for you: Site inspection SI-0007"
        await runner.let_pass(drawn.id, timedelta(hours=24))
        await _until(lambda: len(inbox.mails) == 2)
        await _until_reminded(runner, drawn.id, 2)

        await runner.press(drawn.id, drawn.second, drawn.approve)
        await runner.has_ended(drawn.id)
        assert len(inbox.mails) == 2

    async def test_of_a_first_step_without_team_goes_to_the_submitter(
        self, inbox: Inbox, runner: Caller
    ) -> None:
        drawing = Drawing()
        step = drawing.step("Submission", dueInHours=1)
        submit = drawing.button(step)
        assert drawing.connect(submit, drawing.add("close"))
        submission_id = runner.forms.create(drawing.workflow(), step)
        await runner.start(submission_id)
        await runner.let_pass(submission_id, timedelta(hours=2))
        await _until(lambda: bool(inbox.subjects_to("submitter@example.test")))
        await runner.press(submission_id, step, submit)

    async def test_tells_when_it_was_due_where_the_project_is(
        self, inbox: Inbox, runner: Caller, directory: DirectoryModel
    ) -> None:
        directory.add_project(PROJECT, "Asia/Singapore")
        people = [
            directory.add_user("ada@example.test"),
            directory.add_user("bo@example.test", language="zh-CN"),
        ]
        drawn = Inspection(runner, due_in_hours=4, checkers=[directory.add_team(*people)])
        await runner.press(drawn.id, drawn.first, drawn.submit)
        due_at = (await runner.progress(drawn.id)).due_at.ToDatetime(UTC)
        there = due_at.astimezone(ZoneInfo("Asia/Singapore"))
        await runner.let_pass(drawn.id, timedelta(hours=5))
        await _until(lambda: len(inbox.mails) == 2)
        for number in range(2):
            assert f"{there:%Y-%m-%d %H:%M} (Asia/Singapore)" in inbox.text(number)
        await runner.press(drawn.id, drawn.second, drawn.approve)

    async def test_of_what_somebody_left_behind_goes_to_the_projects_managers(
        self, inbox: Inbox, runner: Caller, directory: DirectoryModel
    ) -> None:
        directory.add_project(PROJECT, "Asia/Singapore", directory.add_user("maya@example.test"))
        drawing = Drawing()
        step = drawing.step("Submission", dueInHours=1)
        submit = drawing.button(step)
        assert drawing.connect(submit, drawing.add("close"))
        submission_id = runner.forms.create(drawing.workflow(), step)
        await runner.start(submission_id)
        runner.forms.kept[submission_id].needs_attention = True
        await runner.let_pass(submission_id, timedelta(hours=2))
        await _until(lambda: bool(inbox.subjects_to("maya@example.test")))
        assert inbox.subjects_to("submitter@example.test") == []
        await runner.press(submission_id, step, submit)

    async def test_of_an_abandoned_draft_comes_weekly_and_then_no_more(
        self, inbox: Inbox, runner: Caller
    ) -> None:
        drawing = Drawing()
        step = drawing.step("Submission", dueInHours=1)
        submit = drawing.button(step)
        assert drawing.connect(submit, drawing.add("close"))
        submission_id = runner.forms.create(drawing.workflow(), step)
        runner.forms.kept[submission_id].moved_at -= timedelta(days=80)
        await runner.start(submission_id)
        await _until_reminded(runner, submission_id, 1)
        await runner.let_pass(submission_id, timedelta(days=6))
        assert (await runner.progress(submission_id)).reminders_sent == 1
        await runner.let_pass(submission_id, timedelta(days=60))
        await _until_reminded(runner, submission_id, 2)
        await runner.press(submission_id, step, submit)
        await runner.has_ended(submission_id)
        assert len(inbox.mails) == 2
        history = await (await runner.run_of(submission_id)).fetch_history()
        await replay(history)
        record_when_asked("abandoned-draft", history)

    async def test_is_dropped_when_the_step_is_submitted_while_the_mail_server_is_away(
        self, runner: Caller, runtime: Runtime, directory: DirectoryModel
    ) -> None:
        team = directory.add_team(directory.add_user("ada@example.test"))
        drawn = Inspection(runner, due_in_hours=1, checkers=[team])
        await runner.press(drawn.id, drawn.first, drawn.submit)
        _lose_the_mail_server(runtime)
        await runner.let_pass(drawn.id, timedelta(minutes=61))
        assert (await runner.press(drawn.id, drawn.second, drawn.approve)).is_done
        await runner.has_ended(drawn.id)


def _lose_the_mail_server(runtime: Runtime) -> None:
    nowhere = runtime.settings.model_copy(update={"smtp_url": f"smtp://127.0.0.1:{free_port()}"})
    runtime.mailer = Mailer(nowhere, definition.mail_templates)


async def _until_a_try_failed(runner: Caller, submission_id: str) -> None:
    run = await runner.run_of(submission_id)
    async with asyncio.timeout(60):
        while all(each.attempt == 1 for each in (await run.describe()).raw_description.pending_activities):
            await asyncio.sleep(0.05)


async def _until_reminded(runner: Caller, submission_id: str, times: int) -> None:
    async with asyncio.timeout(20):
        while True:
            with suppress(Unavailable):  # right after the start the route is not there yet
                if (await runner.progress(submission_id)).reminders_sent == times:
                    return
            await asyncio.sleep(0.05)

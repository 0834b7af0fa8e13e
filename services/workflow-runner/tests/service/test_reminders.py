"""Reminders, over a real SMTP server."""

import asyncio
from contextlib import suppress
from datetime import UTC, timedelta
from zoneinfo import ZoneInfo

import pytest
from chassis.errors import Unavailable
from chassis.runtime import Runtime
from chassis.testing.mail import Inbox
from chassis.wall_clock import WallClock
from contracts.identity.v1 import identity_pb2
from runner_support.directory import Directory
from runner_support.forms import PROJECT
from runner_support.graphs import Drawing
from runner_support.histories import record_when_asked, replay
from runner_support.inspection import Inspection, lose_the_mail_server, until
from runner_support.runs import Caller


@pytest.mark.usefixtures("worker")
class TestAReminder:
    async def test_comes_when_a_step_is_due_then_daily_until_it_is_submitted(
        self, inbox: Inbox, runner: Caller, directory: Directory
    ) -> None:
        team = directory.add_team(directory.add_user("ada@example.test"))
        drawn = Inspection(runner, due_in_hours=4, checkers=[team])
        await runner.press(drawn.id, drawn.first, drawn.submit)
        progress = await runner.progress(drawn.id)
        assert progress.due_at.ToDatetime(UTC) > runner.forms.kept[drawn.id].moved_at + timedelta(hours=3.9)

        await runner.let_pass(drawn.id, timedelta(hours=5))
        await until(lambda: len(inbox.mails) == 1)
        assert inbox.subjects_to("ada@example.test")[-1] == "Waiting for you: Site inspection SI-0007"
        await runner.let_pass(drawn.id, timedelta(hours=24))
        await until(lambda: len(inbox.mails) == 2)
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
        await until(lambda: bool(inbox.subjects_to("submitter@example.test")))
        await runner.press(submission_id, step, submit)

    async def test_tells_when_it_was_due_where_the_project_is(
        self, inbox: Inbox, runner: Caller, directory: Directory
    ) -> None:
        directory.add_project(PROJECT)
        people = [
            directory.add_user("ada@example.test"),
            directory.add_user("bo@example.test", language="zh-CN"),
        ]
        drawn = Inspection(runner, due_in_hours=4, checkers=[directory.add_team(*people)])
        await runner.press(drawn.id, drawn.first, drawn.submit)
        due_at = (await runner.progress(drawn.id)).due_at.ToDatetime(UTC)
        on_site = ZoneInfo("Asia/Singapore")
        await runner.let_pass(drawn.id, timedelta(hours=5))
        await until(lambda: len(inbox.mails) == 2)
        for language in ("en", "zh-CN"):
            said = WallClock(on_site, language).instant(due_at)
            assert "GMT+8" in said
            assert [said in inbox.text(number) for number in range(2)].count(True) == 1
        await runner.press(drawn.id, drawn.second, drawn.approve)

    async def test_of_what_somebody_left_behind_goes_to_the_projects_managers(
        self, inbox: Inbox, runner: Caller, directory: Directory
    ) -> None:
        directory.add_project(PROJECT, directory.add_user("maya@example.test"))
        drawing = Drawing()
        step = drawing.step("Submission", dueInHours=1)
        submit = drawing.button(step)
        assert drawing.connect(submit, drawing.add("close"))
        submission_id = runner.forms.create(drawing.workflow(), step)
        await runner.start(submission_id)
        runner.forms.kept[submission_id].needs_attention = True
        await runner.let_pass(submission_id, timedelta(hours=2))
        await until(lambda: bool(inbox.subjects_to("maya@example.test")))
        assert inbox.subjects_to("submitter@example.test") == []
        await runner.press(submission_id, step, submit)

    async def test_goes_to_the_managers_too_once_it_lay_for_as_long_as_is_drawn(
        self, inbox: Inbox, runner: Caller, directory: Directory
    ) -> None:
        ada, maya = (directory.add_user(f"{name}@example.test") for name in ("ada", "maya"))
        directory.add_project(PROJECT, ada, maya)
        team = directory.add_team(ada)
        drawn = Inspection(runner, due_in_hours=4, escalate_after_days=2, checkers=[team])
        await runner.press(drawn.id, drawn.first, drawn.submit)
        for number, hours in enumerate((5, 24, 24), start=1):
            assert inbox.subjects_to("maya@example.test") == []
            await runner.let_pass(drawn.id, timedelta(hours=hours))
            await _until_reminded(runner, drawn.id, number)
        assert inbox.subjects_to("maya@example.test") == ["Nobody has done it yet: Site inspection SI-0007"]
        assert {*inbox.subjects_to("ada@example.test")} == {"Waiting for you: Site inspection SI-0007"}
        told = [
            "managers are told of it too" in inbox.text(at)
            for at, each in enumerate(inbox.mails)
            if each["To"] == "ada@example.test"
        ]
        assert told == [False, False, True]
        await runner.press(drawn.id, drawn.second, drawn.approve)

    @pytest.mark.parametrize("others", ["bo@example.test", None], ids=["others are there", "nobody else is"])
    async def test_goes_to_nobody_who_may_not_act(
        self, inbox: Inbox, runner: Caller, directory: Directory, others: str | None
    ) -> None:
        directory.add_project(PROJECT, directory.add_user("maya@example.test"))
        barred = directory.add_user("ada@example.test")
        team = directory.add_team(barred, *([directory.add_user(others)] if others else []))
        drawn = Inspection(runner, due_in_hours=4, checkers=[team])
        await runner.press(drawn.id, drawn.first, drawn.submit)
        runner.forms.kept[drawn.id].barred_user_ids = [barred]
        await runner.let_pass(drawn.id, timedelta(hours=5))
        await until(lambda: bool(inbox.subjects_to(others or "maya@example.test")))
        assert len(inbox.mails) == 1
        await runner.press(drawn.id, drawn.second, drawn.approve)

    async def test_goes_to_who_stands_in_too_and_says_for_whom(
        self, inbox: Inbox, runner: Caller, directory: Directory
    ) -> None:
        ada, bo, barred = [directory.add_user(f"{name}@example.test") for name in ("ada", "bo", "cy")]
        stand_in = directory.add_user("tan@example.test")
        # Whoever may not act is stood in for by nobody, and does not stand in themselves.
        directory.book.users[ada].stand_in_user_id = stand_in
        directory.book.users[bo].stand_in_user_id = barred
        directory.book.users[barred].stand_in_user_id = directory.add_user("di@example.test")
        drawn = Inspection(runner, due_in_hours=4, checkers=[directory.add_team(ada, bo, barred)])
        await runner.press(drawn.id, drawn.first, drawn.submit)
        runner.forms.kept[drawn.id].barred_user_ids = [barred]
        await runner.let_pass(drawn.id, timedelta(hours=5))
        await until(lambda: len(inbox.mails) == 3)
        assert {str(mail["To"]) for mail in inbox.mails} == {
            f"{n}@example.test" for n in ("ada", "bo", "tan")
        }
        for number, mail in enumerate(inbox.mails):
            said = "because you stand in for Ada." in inbox.text(number)
            assert said is (str(mail["To"]) == "tan@example.test")
        await runner.press(drawn.id, drawn.second, drawn.approve)

    async def test_of_managers_goes_to_no_stand_in_of_theirs(
        self, inbox: Inbox, runner: Caller, directory: Directory
    ) -> None:
        """To manage is a role, which nobody hands on: they could not even read it."""
        boss, other = directory.add_user("maya@example.test"), directory.add_user("zoe@example.test")
        directory.add_project(PROJECT, boss, other)
        directory.book.users[boss].stand_in_user_id = directory.add_user("tan@example.test")
        drawn = Inspection(runner, due_in_hours=4, checkers=[directory.add_team()])
        await runner.press(drawn.id, drawn.first, drawn.submit)
        await runner.let_pass(drawn.id, timedelta(hours=5))
        await until(lambda: len(inbox.mails) >= 2)
        await runner.press(drawn.id, drawn.second, drawn.approve)
        assert {str(mail["To"]) for mail in inbox.mails} == {"maya@example.test", "zoe@example.test"}

    async def test_of_managers_goes_to_a_stand_in_who_is_an_admin_and_says_for_whom(
        self, inbox: Inbox, runner: Caller, directory: Directory
    ) -> None:
        ada, maya, zoe, tan = (
            directory.add_user(f"{name}@example.test") for name in ("ada", "maya", "zoe", "tan")
        )
        directory.add_project(PROJECT, maya, zoe)
        users = directory.book.users
        users[maya].stand_in_user_id, users[tan].role = tan, identity_pb2.ROLE_ADMIN
        users[zoe].stand_in_user_id = directory.add_user("di@example.test")
        team = directory.add_team(ada)
        drawn = Inspection(runner, due_in_hours=4, escalate_after_days=1, checkers=[team])
        await runner.press(drawn.id, drawn.first, drawn.submit)
        for number, hours in enumerate((5, 24), start=1):
            await runner.let_pass(drawn.id, timedelta(hours=hours))
            await _until_reminded(runner, drawn.id, number)
        await runner.press(drawn.id, drawn.second, drawn.approve)
        told = {str(mail["To"]): inbox.text(number) for number, mail in enumerate(inbox.mails)}
        assert {*told} == {f"{name}@example.test" for name in ("ada", "maya", "zoe", "tan")}
        text = " ".join(told["tan@example.test"].split())
        assert "because you stand in for Maya, who manages the project" in text
        assert "because you manage the project" in " ".join(told["maya@example.test"].split())

    async def test_leaves_out_who_has_pressed_and_says_how_many_have(
        self, inbox: Inbox, runner: Caller, directory: Directory
    ) -> None:
        pressed = directory.add_user("ada@example.test")
        team = directory.add_team(pressed, directory.add_user("bo@example.test"))
        drawn = Inspection(runner, due_in_hours=4, checkers=[team])
        await runner.press(drawn.id, drawn.first, drawn.submit)
        kept = runner.forms.kept[drawn.id]
        kept.approvals_needed, kept.approved_user_ids = 2, [pressed]
        await runner.let_pass(drawn.id, timedelta(hours=5))
        await until(lambda: bool(inbox.subjects_to("bo@example.test")))
        assert len(inbox.mails) == 1
        assert "1 of 2 people have pressed so far." in inbox.text(0)
        await runner.press(drawn.id, drawn.second, drawn.approve)

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

    async def test_of_an_archived_project_is_left_out(
        self, inbox: Inbox, runner: Caller, directory: Directory
    ) -> None:
        directory.add_project(PROJECT)
        directory.book.projects[PROJECT].is_archived = True
        team = directory.add_team(directory.add_user("ada@example.test"))
        drawn = Inspection(runner, due_in_hours=4, checkers=[team])
        await runner.press(drawn.id, drawn.first, drawn.submit)
        await runner.let_pass(drawn.id, timedelta(hours=5))
        await until(lambda: directory.book.asked["GetProjects"] == 1)
        directory.book.projects[PROJECT].is_archived = False
        await runner.let_pass(drawn.id, timedelta(hours=24))
        await _until_reminded(runner, drawn.id, 1)
        assert len(inbox.mails) == 1
        await runner.press(drawn.id, drawn.second, drawn.approve)

    async def test_is_dropped_when_the_step_is_submitted_while_the_mail_server_is_away(
        self, runner: Caller, runtime: Runtime, directory: Directory
    ) -> None:
        team = directory.add_team(directory.add_user("ada@example.test"))
        drawn = Inspection(runner, due_in_hours=1, checkers=[team])
        await runner.press(drawn.id, drawn.first, drawn.submit)
        lose_the_mail_server(runtime)
        await runner.let_pass(drawn.id, timedelta(minutes=61))
        assert (await runner.press(drawn.id, drawn.second, drawn.approve)).is_done
        await runner.has_ended(drawn.id)


async def _until_reminded(runner: Caller, submission_id: str, times: int) -> None:
    async with asyncio.timeout(20):
        while True:
            with suppress(Unavailable):  # right after the start the route is not there yet
                if (await runner.progress(submission_id)).reminders_sent == times:
                    return
            await asyncio.sleep(0.05)

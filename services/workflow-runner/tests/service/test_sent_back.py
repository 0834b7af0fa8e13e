"""A run that goes back to an earlier step, and tells whose turn it is again, over a real SMTP server."""

import asyncio
from datetime import UTC, timedelta
from typing import Any
from uuid import uuid4

import pytest
from chassis.errors import Conflict
from chassis.testing.mail import Inbox
from runner_support.directory import Directory
from runner_support.forms import PROJECT, SENDER
from runner_support.graphs import Drawing
from runner_support.histories import record_when_asked, replay
from runner_support.inspection import until
from runner_support.mails import MailGateModel
from runner_support.runs import Caller
from temporalio.client import WorkflowHandle

pytestmark = pytest.mark.usefixtures("worker")


class Returning:
    """Submission → Check, with a due time → Approval, which approves or sends back to one of them."""

    def __init__(
        self, runner: Caller, *, checkers: str, to: str = "check", kind: str = "backToPrevious"
    ) -> None:
        drawing = Drawing()
        self.fill = drawing.step("Submission")
        self.submit = drawing.button(self.fill)
        self.check = drawing.step("Check", teamIds=[checkers], dueInHours=4)
        self.checked = drawing.button(self.check, "Checked")
        self.approval = drawing.step("Approval", teamIds=[str(uuid4())])
        self.approve = drawing.button(self.approval, "Approve")
        self.send_back = drawing.button(self.approval, "Send back")
        assert drawing.connect(self.submit, self.check)
        assert drawing.connect(self.checked, self.approval)
        assert drawing.connect(self.approve, drawing.add("close"))
        back = drawing.add(kind)
        assert drawing.connect(self.send_back, back)
        assert drawing.connect(back, {"check": self.check, "fill": self.fill}[to])
        self._runner = runner
        self.id = runner.forms.create(drawing.workflow(), self.fill)
        self.kept = runner.forms.kept[self.id]

    async def reach_approval(self) -> None:
        await self._runner.press(self.id, self.fill, self.submit)
        await self._runner.press(self.id, self.check, self.checked)

    async def return_it(self) -> str:
        return (await self._runner.press(self.id, self.approval, self.send_back)).current_step_id

    async def finish(self) -> None:
        await self._runner.press(self.id, self.check, self.checked)
        assert (await self._runner.press(self.id, self.approval, self.approve)).is_done
        await self._runner.has_ended(self.id)


@pytest.fixture
def ada(directory: Directory) -> str:
    directory.add_user("sender@example.test", user_id=SENDER)
    return directory.add_user("ada@example.test")


async def test_goes_through_again_and_its_history_replays(
    runner: Caller, directory: Directory, inbox: Inbox, ada: str
) -> None:
    drawn = Returning(runner, checkers=directory.add_team(ada))
    await drawn.reach_approval()
    assert await drawn.return_it() == drawn.check
    with pytest.raises(Conflict, match="not this step's turn"):
        await runner.press(drawn.id, drawn.approval, drawn.approve)
    with pytest.raises(Conflict, match="already submitted"):
        await runner.press(drawn.id, drawn.fill, drawn.submit)
    await until(lambda: len(inbox.mails) == 1)
    await drawn.finish()
    assert [each.number for each in drawn.kept.transitions] == [1, 2, 3, 4, 5]
    history = await (await runner.run_of(drawn.id)).fetch_history()
    await replay(history)
    record_when_asked("sent-back", history)


async def test_a_new_version_goes_through_again_and_its_history_replays(
    runner: Caller, directory: Directory, inbox: Inbox, ada: str
) -> None:
    drawn = Returning(runner, checkers=directory.add_team(ada), kind="createNewVersion")
    await drawn.reach_approval()
    assert await drawn.return_it() == drawn.check
    assert drawn.kept.version == "B"
    await until(lambda: len(inbox.mails) == 1)
    subject = "Version B begins with you: Site inspection SI-0007"
    assert inbox.subjects_to("ada@example.test") == [subject]
    said = inbox.text(0)
    assert "Sender began version B of" in said
    assert "It begins at “Check”" in said
    assert "> See gridline 4." in said
    await drawn.finish()
    assert [each.number for each in drawn.kept.transitions] == [1, 2, 3, 4, 5]
    history = await (await runner.run_of(drawn.id)).fetch_history()
    await replay(history)
    record_when_asked("new-version", history)


async def test_is_due_anew_from_when_it_came_back(runner: Caller, directory: Directory, ada: str) -> None:
    drawn = Returning(runner, checkers=directory.add_team(ada))
    await drawn.reach_approval()
    await drawn.return_it()
    due_at = (await runner.progress(drawn.id)).due_at.ToDatetime(UTC)
    assert due_at == drawn.kept.moved_at + timedelta(hours=4)
    await drawn.finish()


async def _has_told(runner: Caller, submission_id: str) -> None:
    """Its notice has gone out, if only to nobody."""
    run = await runner.run_of(submission_id)
    async with asyncio.timeout(20):
        while not await _done_of(run, "tell_of_return"):
            await asyncio.sleep(0.05)


async def _done_of(run: WorkflowHandle[Any, Any], activity: str) -> bool:
    begun: set[int] = set()
    async for event in run.fetch_history_events():
        if event.activity_task_scheduled_event_attributes.activity_type.name == activity:
            begun.add(event.event_id)
        if event.activity_task_completed_event_attributes.scheduled_event_id in begun:
            return True
    return False


class TestTheNotice:
    async def test_goes_to_who_did_the_step_with_who_why_and_from_where(
        self, runner: Caller, directory: Directory, inbox: Inbox, ada: str
    ) -> None:
        team = directory.add_team(ada, directory.add_user("bo@example.test"))
        drawn = Returning(runner, checkers=team)
        await drawn.reach_approval()
        drawn.kept.done_by = ada
        await drawn.return_it()
        await until(lambda: len(inbox.mails) == 1)
        assert inbox.subjects_to("ada@example.test") == ["Back to you: Site inspection SI-0007"]
        said = inbox.text(0)
        for each in (
            "Sender sent",
            "from “Approval” to “Check”",
            "> No edge protection.",
            "> See gridline 4.",
        ):
            assert each in said
        await drawn.finish()
        assert len(inbox.mails) == 1

    async def test_goes_to_all_of_the_team_where_who_did_it_is_no_longer_in_it(
        self, runner: Caller, directory: Directory, inbox: Inbox, ada: str
    ) -> None:
        left = directory.add_user("left@example.test")
        drawn = Returning(runner, checkers=directory.add_team(ada, directory.add_user("bo@example.test")))
        await drawn.reach_approval()
        drawn.kept.done_by = left
        await drawn.return_it()
        await until(lambda: len(inbox.mails) == 2)
        assert inbox.subjects_to("left@example.test") == []
        await drawn.finish()

    async def test_is_not_sent_to_who_brought_it_back_to_themselves(
        self, runner: Caller, directory: Directory, inbox: Inbox, ada: str
    ) -> None:
        drawn = Returning(runner, checkers=directory.add_team(SENDER, ada), kind="createNewVersion")
        await drawn.reach_approval()
        drawn.kept.done_by = SENDER
        await drawn.return_it()
        await _has_told(runner, drawn.id)
        await drawn.finish()
        assert inbox.mails == []

    async def test_goes_to_the_others_of_the_team_of_who_brought_it_back(
        self, runner: Caller, directory: Directory, inbox: Inbox, ada: str
    ) -> None:
        drawn = Returning(runner, checkers=directory.add_team(SENDER, ada))
        await drawn.reach_approval()
        await drawn.return_it()
        await _has_told(runner, drawn.id)
        await drawn.finish()
        assert [mail["To"] for mail in inbox.mails] == ["ada@example.test"]

    async def test_goes_to_the_submitter_of_a_first_step_without_teams(
        self, runner: Caller, directory: Directory, inbox: Inbox, ada: str
    ) -> None:
        drawn = Returning(runner, checkers=directory.add_team(ada), to="fill")
        await drawn.reach_approval()
        assert await drawn.return_it() == drawn.fill
        await until(lambda: bool(inbox.subjects_to("submitter@example.test")))
        await runner.press(drawn.id, drawn.fill, drawn.submit)
        await drawn.finish()

    async def test_goes_to_the_projects_managers_where_nobody_else_is(
        self, runner: Caller, directory: Directory, inbox: Inbox, ada: str
    ) -> None:
        directory.add_project(PROJECT, directory.add_user("maya@example.test"))
        drawn = Returning(runner, checkers=directory.add_team(ada), to="fill")
        await drawn.reach_approval()
        drawn.kept.needs_attention = True
        await drawn.return_it()
        await until(lambda: bool(inbox.subjects_to("maya@example.test")))
        assert inbox.subjects_to("submitter@example.test") == []
        await runner.press(drawn.id, drawn.fill, drawn.submit)
        await drawn.finish()

    async def test_over_the_days_budget_comes_later_and_once(
        self, runner: Caller, directory: Directory, inbox: Inbox, mail_gate: MailGateModel, ada: str
    ) -> None:
        mail_gate.over_budget.add("ada@example.test")
        drawn = Returning(runner, checkers=directory.add_team(ada))
        await drawn.reach_approval()
        await drawn.return_it()
        await until(lambda: len(mail_gate.asked_for) == 1)
        mail_gate.over_budget.clear()
        await runner.let_pass(drawn.id, mail_gate.retry_in + timedelta(hours=1))
        await until(lambda: bool(inbox.subjects_to("ada@example.test")))
        await drawn.finish()

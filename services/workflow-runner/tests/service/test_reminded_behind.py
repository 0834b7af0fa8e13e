"""Reminders of a run that was behind: forms moved its submission, and it learned of that by a press."""

from datetime import timedelta
from functools import partial

import pytest
from chassis.clock import now
from chassis.errors import Conflict
from chassis.runtime import Runtime
from chassis.testing.mail import Inbox
from runner_support.directory import Directory
from runner_support.histories import replay
from runner_support.inspection import Inspection, until
from runner_support.kept import COMPANY, SUBMITTER
from runner_support.runs import Caller
from temporalio.testing import ActivityEnvironment
from workflow_runner.main import definition
from workflow_runner.run.workflows.state import MailOutcome, Occasion, Reminder


@pytest.mark.usefixtures("worker")
async def test_a_refused_press_tells_that_the_step_was_opened_anew_and_it_is_told_of_when_it_is_due(
    runner: Caller, directory: Directory, inbox: Inbox
) -> None:
    team = directory.add_team(directory.add_user("ada@example.test"))
    drawn = Inspection(runner, due_in_hours=4, checkers=[team])
    await runner.press(drawn.id, drawn.first, drawn.submit)
    kept = runner.forms.kept[drawn.id]
    await runner.let_pass(drawn.id, timedelta(hours=5))
    await until(lambda: len(inbox.mails) == 1)
    kept.ahead = timedelta(hours=5)
    for step in (drawn.first, drawn.second):
        kept.move_to(step)
    with pytest.raises(Conflict, match="already"):
        await runner.press(drawn.id, drawn.second, drawn.approve)
    await runner.let_pass(drawn.id, timedelta(hours=5))
    # A day after the first it would be about a step that nobody had sent back.
    await until(lambda: len(inbox.mails) == 2)
    assert (await runner.press(drawn.id, drawn.second, drawn.approve)).is_done
    await runner.has_ended(drawn.id)
    await replay(await (await runner.run_of(drawn.id)).fetch_history())


async def test_what_is_not_due_yet_nobody_is_told_of(
    runner: Caller, runtime: Runtime, directory: Directory, inbox: Inbox
) -> None:
    """A run that an older release began may ask too early."""
    team = directory.add_team(directory.add_user("ada@example.test"))
    drawn = Inspection(runner, due_in_hours=4, checkers=[team])
    kept = runner.forms.kept[drawn.id]
    kept.move_to(drawn.second)
    told = partial(_remind, runtime, drawn.id, team)
    assert (await told(timedelta(hours=3))).sent == 0
    assert inbox.mails == []
    assert (await told(timedelta(hours=5))).sent == 1


async def _remind(runtime: Runtime, submission_id: str, team: str, after: timedelta) -> MailOutcome:
    activities = [each for worker in definition.activity_workers(runtime) for each in worker.activities]
    remind = next(each for each in activities if each.__name__ == "remind")
    reminder = Reminder(
        occasion=Occasion(
            submission_id=submission_id,
            company_id=COMPANY,
            template_name="Site inspection",
            reference_number="SI-0007",
            step_name="Checker",
            submitter_user_id=SUBMITTER,
        ),
        transitions=1,
        due_at=now() + timedelta(hours=4),
        at=now() + after,
        team_ids=[team],
        user_ids=[],
    )
    return await ActivityEnvironment().run(remind, reminder)

"""Who is told that something expires, and when: with time that flies, over a real SMTP server."""

import asyncio
from datetime import timedelta

import pytest
from chassis.runtime import Runtime
from chassis.testing.mail import Inbox
from runner_support.directory import Directory
from runner_support.forms import PROJECT
from runner_support.histories import record_when_asked, replay
from runner_support.inspection import lose_the_mail_server, until
from runner_support.permits import Permit
from runner_support.runs import Caller

DAY = timedelta(days=1)
SUBMITTER = "submitter@example.test"

pytestmark = pytest.mark.usefixtures("worker")


def _said(inbox: Inbox, email: str = SUBMITTER) -> list[str]:
    return [subject.partition(":")[0] for subject in inbox.subjects_to(email)]


async def _has_ended(permit: Permit) -> None:
    await asyncio.wait_for((await permit.run()).result(), 90)


async def test_seven_days_before_one_day_before_and_at_its_end(
    inbox: Inbox, runner: Caller, directory: Directory
) -> None:
    directory.add_project(PROJECT)
    permit = Permit(runner, days=30)
    approver = directory.add_user("ada@example.test", language="zh-CN")
    permit.kept.concerned_user_ids.append(approver)
    permit.kept.concerned_team_ids = [directory.add_team(directory.add_user("bo@example.test"), approver)]
    await permit.tell()
    for passes, days_left in ((23 * DAY, 7), (6 * DAY, 1), (DAY, 0)):
        assert permit.kept.told_days_left != days_left
        await permit.let_pass(passes + timedelta(minutes=5))
        await until(lambda: permit.kept.told_days_left == days_left)  # noqa: B023
    await _has_ended(permit)
    assert inbox.subjects_to(SUBMITTER) == [
        "Expires in 7 days: Hot work permit PTW-0007",
        "Expires tomorrow: Hot work permit PTW-0007",
        "Expired: Hot work permit PTW-0007",
    ]
    assert _said(inbox, "bo@example.test") == ["Expires in 7 days", "Expires tomorrow", "Expired"]
    assert len(inbox.subjects_to("ada@example.test")) == 3
    history = await (await permit.run()).fetch_history()
    await replay(history)
    record_when_asked("valid-time", history)


async def test_told_twice_everybody_hears_once(inbox: Inbox, runner: Caller) -> None:
    permit = Permit(runner, days=1)
    await asyncio.gather(permit.tell(), permit.tell(), permit.tell())
    await permit.let_pass(DAY + timedelta(minutes=5))
    await _has_ended(permit)
    await permit.tell()
    await _has_ended(permit)
    assert _said(inbox) == ["Expired"]


async def test_what_is_extended_is_told_of_anew_and_not_of_its_old_end(inbox: Inbox, runner: Caller) -> None:
    permit = Permit(runner, days=9)
    await permit.tell()
    await permit.let_pass(3 * DAY)
    await until(lambda: _said(inbox) == ["Expires in 7 days"])
    permit.ends_in(30, since=permit.kept.set_at + 3 * DAY)
    await permit.tell()
    await permit.let_pass(20 * DAY)
    assert _said(inbox) == ["Expires in 7 days"]
    await permit.let_pass(4 * DAY)
    await until(lambda: _said(inbox) == ["Expires in 7 days"] * 2)
    await permit.let_pass(7 * DAY)
    await _has_ended(permit)
    assert _said(inbox)[-1] == "Expired"
    history = await (await permit.run()).fetch_history()
    await replay(history)
    record_when_asked("valid-time-extended", history)


async def test_what_has_expired_may_be_extended(inbox: Inbox, runner: Caller) -> None:
    permit = Permit(runner, days=-1)
    permit.kept.set_at -= 2 * DAY
    await permit.tell()
    await _has_ended(permit)
    assert _said(inbox) == ["Expired"]
    permit.ends_in(2)
    await permit.tell()
    await permit.let_pass(DAY + timedelta(minutes=5))
    await until(lambda: _said(inbox) == ["Expired", "Expires tomorrow"])
    await permit.let_pass(DAY)
    await _has_ended(permit)
    assert _said(inbox) == ["Expired", "Expires tomorrow", "Expired"]


@pytest.mark.parametrize("is_gone", [True, False], ids=["its submission is gone", "it was taken back"])
async def test_of_what_has_no_end_any_more_nobody_is_told(
    inbox: Inbox, runner: Caller, *, is_gone: bool
) -> None:
    permit = Permit(runner, days=2)
    await permit.tell()
    await permit.let_pass(timedelta(hours=1))
    if is_gone:
        del runner.forms.kept[permit.id]
    else:
        permit.kept.ends_at = None
    await permit.tell()
    await _has_ended(permit)
    assert inbox.mails == []


async def test_of_an_archived_project_nobody_is_told_but_it_expires(
    inbox: Inbox, runner: Caller, directory: Directory
) -> None:
    directory.add_project(PROJECT)
    directory.book.projects[PROJECT].is_archived = True
    permit = Permit(runner, days=1)
    await permit.tell()
    await permit.let_pass(DAY + timedelta(minutes=5))
    await _has_ended(permit)
    assert (permit.kept.told_days_left, inbox.mails) == (0, [])


async def test_where_nobody_is_left_the_managers_are_told(
    inbox: Inbox, runner: Caller, directory: Directory
) -> None:
    directory.add_project(PROJECT, directory.add_user("maya@example.test"))
    permit = Permit(runner, days=1)
    permit.kept.concerned_user_ids = []
    await permit.tell()
    await permit.let_pass(DAY + timedelta(minutes=5))
    await _has_ended(permit)
    assert _said(inbox, "maya@example.test") == ["Expired"]


async def test_it_expires_also_while_no_mail_goes_out(runner: Caller, runtime: Runtime) -> None:
    lose_the_mail_server(runtime)
    permit = Permit(runner, days=1)
    await permit.tell()
    await permit.let_pass(DAY + timedelta(minutes=5))
    await until(lambda: permit.kept.told_days_left == 0)
    await permit.let_pass(timedelta(hours=21))
    await _has_ended(permit)

"""Forms moves a submission without a press: its run follows, told or not."""

import asyncio
from datetime import timedelta

import pytest
from chassis.errors import Conflict
from chassis.testing.mail import Inbox
from runner_support.directory import Directory
from runner_support.forms import SENDER
from runner_support.histories import record_when_asked, replay
from runner_support.inspection import Inspection, until
from runner_support.runs import Caller

pytestmark = pytest.mark.usefixtures("worker")


async def test_taken_back_and_gone_on_with_and_its_history_replays(runner: Caller) -> None:
    drawn = Inspection(runner)
    await runner.press(drawn.id, drawn.first, drawn.submit)
    number = runner.forms.kept[drawn.id].move_to(drawn.first)
    await runner.tell_of_move(drawn.id, number)
    async with asyncio.timeout(20):
        while (await runner.progress(drawn.id)).current_step_id != drawn.first:
            await asyncio.sleep(0.05)
    with pytest.raises(Conflict):
        await runner.press(drawn.id, drawn.second, drawn.approve)
    assert (await runner.press(drawn.id, drawn.first, drawn.submit)).number == 3
    assert (await runner.press(drawn.id, drawn.second, drawn.approve)).is_done
    await runner.has_ended(drawn.id)
    history = await (await runner.run_of(drawn.id)).fetch_history()
    await replay(history)
    record_when_asked("taken-back", history)


async def test_a_press_that_is_ahead_of_the_news_is_taken(runner: Caller) -> None:
    """Forms tells by an event, which may be late: a press says how far forms was."""
    drawn = Inspection(runner)
    await runner.press(drawn.id, drawn.first, drawn.submit)
    number = runner.forms.kept[drawn.id].move_to(drawn.first)
    moved = await runner.press(drawn.id, drawn.first, drawn.submit, transitions=number)
    assert (moved.number, moved.current_step_id) == (3, drawn.second)
    await runner.tell_of_move(drawn.id, number)  # comes late, and changes nothing
    assert (await runner.press(drawn.id, drawn.second, drawn.approve, transitions=3)).is_done


async def test_voided_it_ends_and_reminds_nobody(runner: Caller, directory: Directory, inbox: Inbox) -> None:
    team = directory.add_team(directory.add_user("ada@example.test"))
    drawn = Inspection(runner, due_in_hours=4, checkers=[team])
    await runner.press(drawn.id, drawn.first, drawn.submit)
    number = runner.forms.kept[drawn.id].move_to("")
    for _ in range(2):
        await runner.tell_of_move(drawn.id, number)
    await runner.has_ended(drawn.id)
    with pytest.raises(Conflict, match="finished"):
        await runner.press(drawn.id, drawn.second, drawn.approve)
    assert inbox.mails == []


async def test_voided_before_the_press_was_answered_it_ends(runner: Caller) -> None:
    drawn = Inspection(runner)
    await runner.start(drawn.id)
    runner.forms.may_answer.clear()
    pressing = asyncio.create_task(runner.press(drawn.id, drawn.first, drawn.submit))
    kept = runner.forms.kept[drawn.id]
    await until(lambda: len(kept.transitions) == 1)
    await runner.tell_of_move(drawn.id, kept.move_to(""))
    async with asyncio.timeout(20):
        while (await runner.progress(drawn.id)).current_step_id:
            await asyncio.sleep(0.05)
    runner.forms.may_answer.set()
    assert (await pressing).number == 1
    await runner.has_ended(drawn.id)


async def test_reopened_it_has_a_run_again_and_whose_turn_it_is_hears_of_it_once(
    runner: Caller, directory: Directory, inbox: Inbox
) -> None:
    directory.add_user("sender@example.test", user_id=SENDER)
    team = directory.add_team(directory.add_user("ada@example.test"))
    drawn = Inspection(runner, due_in_hours=4, checkers=[team])
    await runner.press(drawn.id, drawn.first, drawn.submit)
    await runner.press(drawn.id, drawn.second, drawn.approve)
    await runner.has_ended(drawn.id)
    number = runner.forms.kept[drawn.id].move_to(drawn.second, reopened_by=SENDER)
    for _ in range(2):
        await runner.tell_of_move(drawn.id, number)
    await until(lambda: len(inbox.mails) == 1)
    assert inbox.subjects_to("ada@example.test") == ["Reopened: Site inspection SI-0007"]
    assert "New findings." in inbox.text(0)
    await runner.let_pass(drawn.id, timedelta(hours=5))
    await until(lambda: len(inbox.mails) == 2)
    assert (await runner.press(drawn.id, drawn.second, drawn.approve)).number == 4
    await runner.has_ended(drawn.id)
    assert len(inbox.mails) == 2
    history = await (await runner.run_of(drawn.id)).fetch_history()
    await replay(history)
    record_when_asked("reopened", history)


async def test_reopened_and_pressed_before_the_news_came(runner: Caller) -> None:
    drawn = Inspection(runner)
    await runner.press(drawn.id, drawn.first, drawn.submit)
    last = await runner.press(drawn.id, drawn.second, drawn.approve, "the last press")
    await runner.has_ended(drawn.id)
    number = runner.forms.kept[drawn.id].move_to(drawn.second)
    assert (await runner.press(drawn.id, drawn.second, drawn.approve, "the last press")) == last
    again = await runner.press(drawn.id, drawn.second, drawn.approve, transitions=number)
    assert (again.number, again.is_done) == (4, True)

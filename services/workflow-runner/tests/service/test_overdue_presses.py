"""Buttons that are pressed by themselves, where nobody presses one in time."""

import asyncio
from datetime import timedelta
from uuid import UUID, uuid4, uuid5

import pytest
from chassis.clock import now
from chassis.errors import Conflict
from chassis.runtime import Runtime
from chassis.testing.mail import Inbox
from runner_support.directory import Directory
from runner_support.graphs import Drawing
from runner_support.histories import record_when_asked, replay
from runner_support.inspection import lose_the_mail_server, until
from runner_support.kept import SUBMITTER
from runner_support.peers import Peer
from runner_support.runs import Caller

pytestmark = pytest.mark.usefixtures("worker")

HOUR = timedelta(hours=1)


class Lying:
    """Fill in → Check, due in four hours, whose third button is pressed by itself two hours later: it mails,
    and sends back. Approve leads to the end."""

    def __init__(self, runner: Caller, *, team: str = "", mails: str = "", leads_back: bool = True) -> None:
        drawing = Drawing()
        self.fill = drawing.step("Fill in")
        self.submit = drawing.button(self.fill)
        self.check = drawing.step("Check", dueInHours=4, teamIds=[team or str(uuid4())])
        self.approve = drawing.button(self.check, "Approve")
        self.send_back = drawing.button(self.check, "Not checked")
        assert drawing.connect(self.submit, self.check)
        close = drawing.add("close")
        assert drawing.connect(self.approve, close)
        if mails:
            mail = drawing.add("sendEmail", subject="Nobody checked", content="The roof.", teamIds=[mails])
            assert drawing.connect(self.send_back, mail)
        if leads_back:
            back = drawing.add("backToPrevious")
            assert drawing.connect(self.send_back, back)
            assert drawing.connect(back, self.fill)
        else:
            assert drawing.connect(self.send_back, close)
        drawing.press_when_overdue(self.check, self.send_back, after_hours=2)
        self.runner = runner
        self.id = runner.forms.create(drawing.workflow(), self.fill)
        self.kept = runner.forms.kept[self.id]

    async def submit_it(self) -> None:
        await self.runner.press(self.id, self.fill, self.submit)

    async def approve_it(self) -> None:
        assert (await self.runner.press(self.id, self.check, self.approve)).is_done

    async def let_pass(self, duration: timedelta) -> None:
        self.kept.ahead += duration
        await self.runner.let_pass(self.id, duration)

    async def stands_at(self, number: int) -> None:
        await until(lambda: len(self.kept.transitions) == number)

    @property
    def pressed(self) -> list[str]:
        return [each.action_id for each in self.kept.transitions]


async def test_is_pressed_at_its_time_and_leads_where_any_press_would(
    inbox: Inbox, runner: Caller, directory: Directory
) -> None:
    lying = Lying(runner, mails=directory.add_team(directory.add_user("owner@example.test")))
    lying.kept.done_by = SUBMITTER
    await lying.submit_it()
    await lying.let_pass(5 * HOUR)
    assert len(lying.kept.transitions) == 1
    await lying.let_pass(1.5 * HOUR)
    await lying.stands_at(2)
    assert (lying.pressed[-1], lying.kept.current_step_id) == (lying.send_back, lying.fill)
    await until(lambda: bool(inbox.subjects_to("owner@example.test")))
    await until(lambda: "Back to you: Site inspection SI-0007" in inbox.subjects_to("submitter@example.test"))
    assert any("The workflow itself sent" in inbox.text(each) for each in range(len(inbox.mails)))
    await lying.submit_it()
    await lying.approve_it()
    await runner.has_ended(lying.id)
    assert lying.pressed == [lying.submit, lying.send_back, lying.submit, lying.approve]
    history = await (await runner.run_of(lying.id)).fetch_history()
    await replay(history)
    record_when_asked("overdue-press", history)


async def test_comes_again_where_its_step_does(runner: Caller) -> None:
    lying = Lying(runner)
    for number in (2, 4):
        await lying.submit_it()
        await lying.let_pass(7 * HOUR)
        await lying.stands_at(number)
    assert {each.number for each in runner.forms.asked_to_press} == {2, 4}


async def test_is_not_where_somebody_pressed_in_time(runner: Caller) -> None:
    lying = Lying(runner)
    await lying.submit_it()
    await lying.let_pass(5 * HOUR)
    await lying.approve_it()
    await runner.has_ended(lying.id)
    assert runner.forms.asked_to_press == []


async def test_of_two_at_one_moment_a_persons_counts_where_it_is_first(runner: Caller) -> None:
    lying = Lying(runner)
    await lying.submit_it()
    runner.forms.may_record.clear()
    # While something is asked of forms time does not fly.
    await lying.let_pass(6 * HOUR - timedelta(seconds=10))
    approving = asyncio.create_task(runner.press_until_answered(lying.id, lying.check, lying.approve))
    await until(lambda: len(runner.forms.asked_to_press) == 1)
    runner.forms.may_record.set()
    await approving
    await runner.has_ended(lying.id)
    assert lying.pressed == [lying.submit, lying.approve]


async def test_of_two_at_one_moment_the_other_is_told_that_it_is_late(runner: Caller) -> None:
    lying = Lying(runner)
    await lying.submit_it()
    runner.forms.may_record.clear()
    passing = asyncio.create_task(lying.let_pass(7 * HOUR))
    await until(lambda: runner.forms.recordings >= 2)
    with pytest.raises(Conflict, match="just submitting"):
        await lying.approve_it()
    runner.forms.may_record.set()
    await passing
    await lying.stands_at(2)
    assert lying.pressed == [lying.submit, lying.send_back]


async def test_waits_for_forms_to_be_there(runner: Caller, forms_peer: Peer, runtime: Runtime) -> None:
    lying = Lying(runner)
    await lying.submit_it()
    await forms_peer.leave()
    passing = asyncio.create_task(lying.let_pass(7 * HOUR))
    await asyncio.sleep(2)
    assert runner.forms.asked_to_press == []
    await forms_peer.come(runtime.settings)
    await passing
    await lying.stands_at(2)
    assert lying.pressed == [lying.submit, lying.send_back]


async def test_is_asked_again_where_it_is_not_pressed_now(runner: Caller) -> None:
    lying = Lying(runner)
    await lying.submit_it()
    lying.kept.not_pressed_before = now() + 30 * HOUR
    await lying.let_pass(7 * HOUR)
    await until(lambda: len(runner.forms.asked_to_press) == 1)
    lying.kept.not_pressed_before = None
    await lying.let_pass(24 * HOUR)
    await lying.stands_at(2)


async def test_is_asked_again_where_something_was_entered_since(runner: Caller) -> None:
    """Forms refuses to write it down, though it was begun."""
    lying = Lying(runner)
    await lying.submit_it()
    attempt_id = str(uuid5(UUID(lying.id), f"{lying.check} 2"))
    runner.forms.refused_attempts.add(attempt_id)
    await lying.let_pass(7 * HOUR)
    await until(lambda: runner.forms.recordings == 2)
    runner.forms.refused_attempts.remove(attempt_id)
    await lying.let_pass(24 * HOUR)
    await lying.stands_at(2)
    assert len(runner.forms.asked_to_press) == 2


async def test_stands_where_forms_moved_it_meanwhile(runner: Caller) -> None:
    """Taken back, and this run has not heard of it yet."""
    lying = Lying(runner)
    await lying.submit_it()
    number = lying.kept.move_to(lying.fill)
    await lying.let_pass(7 * HOUR)
    await until(lambda: len(runner.forms.asked_to_press) == 1)
    await runner.tell_of_move(lying.id, number)
    await lying.submit_it()
    await lying.approve_it()
    assert lying.pressed == [lying.submit, "", lying.submit, lying.approve]


async def test_is_not_held_up_by_a_mail_server_that_is_away(
    runner: Caller, runtime: Runtime, directory: Directory
) -> None:
    team = directory.add_team(directory.add_user("ada@example.test"))
    lying = Lying(runner, team=team, leads_back=False)
    await lying.submit_it()
    lose_the_mail_server(runtime)
    await lying.let_pass(4.5 * HOUR)
    await lying.let_pass(2 * HOUR)
    await lying.stands_at(2)
    await runner.has_ended(lying.id)


async def test_ends_with_what_is_gone(runner: Caller) -> None:
    lying = Lying(runner)
    await lying.submit_it()
    kept = runner.forms.kept.pop(lying.id)
    await lying.let_pass(7 * HOUR)
    await asyncio.sleep(1)
    runner.forms.kept[lying.id] = kept
    await lying.approve_it()
    assert lying.pressed == [lying.submit, lying.approve]


async def test_of_steps_that_are_open_at_once_it_is_one_part(runner: Caller) -> None:
    drawing = Drawing()
    fill = drawing.step("Fill in")
    submit = drawing.button(fill)
    fork, join, close = drawing.add("parallel"), drawing.add("join"), drawing.add("close")
    assert drawing.connect(submit, fork)
    parts: list[tuple[str, str]] = []
    for name, hours in (("Safety", 4), ("Quality", None)):
        part = drawing.step(name, teamIds=[str(uuid4())], dueInHours=hours)
        assert drawing.connect(fork, part)
        parts.append((part, drawing.button(part, "Approve")))
        assert drawing.connect(parts[-1][1], join)
    assert drawing.connect(join, close)
    (safety, safe), (quality, good) = parts
    drawing.press_when_overdue(safety, safe)
    submission_id = runner.forms.create(drawing.workflow(), fill)
    kept = runner.forms.kept[submission_id]
    await runner.press(submission_id, fill, submit)
    await runner.let_pass(submission_id, 5 * HOUR)
    await until(lambda: len(kept.transitions) == 2)
    assert (kept.transitions[-1].from_step_id, kept.open) == (safety, [quality])
    assert (await runner.press(submission_id, quality, good)).is_done

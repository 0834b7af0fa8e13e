"""Steps that are open at once: each is submitted, and enough of them lead on."""

import asyncio
from datetime import UTC, timedelta
from uuid import uuid4

import pytest
from chassis.errors import Conflict
from chassis.testing.mail import Inbox
from runner_support.directory import Directory
from runner_support.forms import PROJECT
from runner_support.graphs import Drawing
from runner_support.histories import record_when_asked, replay
from runner_support.inspection import until
from runner_support.runs import Caller

pytestmark = pytest.mark.usefixtures("worker")


class Parallel:
    """Fill in → Safety, Quality and Cost at once → Sign. Safety sends back, Quality refuses for good."""

    def __init__(
        self,
        runner: Caller,
        *,
        needed: int | None = None,
        safety: str = "",
        quality: str = "",
        quality_due_in_hours: int = 8,
    ) -> None:
        drawing = Drawing()
        self.fill = drawing.step("Fill in")
        self.submit = drawing.button(self.fill)
        fork, join = drawing.add("parallel"), drawing.add("join", needed=needed)
        assert drawing.connect(self.submit, fork)
        teams = {"Safety": safety, "Quality": quality, "Cost": ""}
        hours = {"Safety": 4, "Quality": quality_due_in_hours, "Cost": None}
        days = {"Quality": 1}
        self.parts: dict[str, str] = {}
        self.approve: dict[str, str] = {}
        for name, team in teams.items():
            late = {"dueInHours": hours[name], "escalateAfterDays": days.get(name)}
            part = drawing.step(name, teamIds=[team or str(uuid4())], **late)
            assert drawing.connect(fork, part)
            self.parts[name], self.approve[name] = part, drawing.button(part, "Approve")
            assert drawing.connect(self.approve[name], join)
        drawing.press_when_overdue(self.parts["Quality"], self.approve["Quality"], after_hours=100)
        self.send_back = drawing.button(self.parts["Safety"], "Send back")
        back, close = drawing.add("backToPrevious"), drawing.add("close")
        assert drawing.connect(self.send_back, back)
        assert drawing.connect(back, self.fill)
        self.refuse = drawing.button(self.parts["Quality"], "Refuse")
        assert drawing.connect(self.refuse, close)
        self.sign = drawing.step("Sign", teamIds=[str(uuid4())])
        self.signed = drawing.button(self.sign, "Sign")
        assert drawing.connect(join, self.sign)
        assert drawing.connect(self.signed, close)
        self._runner = runner
        self.id = runner.forms.create(drawing.workflow(), self.fill)
        self.kept = runner.forms.kept[self.id]

    async def begin(self) -> None:
        answer = await self._runner.press(self.id, self.fill, self.submit)
        assert answer.current_step_id == self.parts["Safety"]

    async def press(self, name: str, button: str = "", attempt_id: str | None = None) -> str:
        pressed = button or self.approve[name]
        answer = await self._runner.press(self.id, self.parts[name], pressed, attempt_id)
        return answer.current_step_id

    async def finish(self) -> None:
        assert (await self._runner.press(self.id, self.sign, self.signed)).is_done
        await self._runner.has_ended(self.id)

    @property
    def submitted(self) -> list[str]:
        return [each.from_step_id for each in self.kept.transitions]


async def test_goes_on_when_all_have_come_and_its_history_replays(runner: Caller) -> None:
    drawn = Parallel(runner)
    await drawn.begin()
    assert await drawn.press("Quality") == drawn.parts["Safety"]
    with pytest.raises(Conflict, match="already submitted"):
        await drawn.press("Quality")
    with pytest.raises(Conflict, match="not this step's turn"):
        await runner.press(drawn.id, drawn.sign, drawn.signed)
    assert await drawn.press("Safety") == drawn.parts["Cost"]
    assert await drawn.press("Cost") == drawn.sign
    await drawn.finish()
    parts = [drawn.parts[each] for each in ("Quality", "Safety", "Cost")]
    assert drawn.submitted == [drawn.fill, *parts, drawn.sign]
    history = await (await runner.run_of(drawn.id)).fetch_history()
    await replay(history)
    record_when_asked("parallel", history)


async def test_those_at_the_same_instant_are_all_taken_once_each(runner: Caller) -> None:
    drawn = Parallel(runner)
    await drawn.begin()
    runner.forms.may_record.clear()
    attempts = {name: str(uuid4()) for name in drawn.parts}
    presses = [drawn.press(name, attempt_id=each) for name, each in attempts.items()]
    # And each once more, as after a connection that broke.
    repeats = [drawn.press(name, attempt_id=each) for name, each in attempts.items()]
    answers = asyncio.gather(*presses, *repeats)
    await until(lambda: runner.forms.recordings > 1)
    runner.forms.may_record.set()
    told = await answers
    assert told[:3] == told[3:]
    assert told.count(drawn.sign) == 2
    assert sorted(drawn.submitted[1:]) == sorted(drawn.parts.values())
    await drawn.finish()
    await replay(await (await runner.run_of(drawn.id)).fetch_history())


async def test_goes_on_when_enough_have_come_and_tells_who_comes_later(runner: Caller) -> None:
    drawn = Parallel(runner, needed=2)
    await drawn.begin()
    await drawn.press("Cost")
    assert await drawn.press("Quality") == drawn.sign
    with pytest.raises(Conflict, match="already submitted"):
        await drawn.press("Safety")
    await drawn.finish()


async def test_one_that_comes_while_the_last_needed_is_written_down_is_told(runner: Caller) -> None:
    drawn = Parallel(runner, needed=1)
    await drawn.begin()
    runner.forms.may_record.clear()
    both = asyncio.gather(drawn.press("Cost"), drawn.press("Safety"), return_exceptions=True)
    await until(lambda: runner.forms.recordings > 1)
    runner.forms.may_record.set()
    first, second = await both
    refused = [each for each in (first, second) if isinstance(each, Conflict)]
    assert len(refused) == 1
    assert [each for each in (first, second) if each not in refused] == [drawn.sign]
    await drawn.finish()


async def test_one_sends_back_and_all_are_open_anew(runner: Caller) -> None:
    drawn = Parallel(runner)
    await drawn.begin()
    await drawn.press("Quality")
    assert await drawn.press("Safety", drawn.send_back) == drawn.fill
    with pytest.raises(Conflict, match="not this step's turn"):
        await drawn.press("Cost")
    await drawn.begin()
    for name in ("Safety", "Cost", "Quality"):
        await drawn.press(name)
    await drawn.finish()
    history = await (await runner.run_of(drawn.id)).fetch_history()
    await replay(history)
    record_when_asked("parallel-sent-back", history)


async def test_one_refuses_and_it_ends(runner: Caller) -> None:
    drawn = Parallel(runner)
    await drawn.begin()
    await drawn.press("Safety")
    assert await drawn.press("Quality", drawn.refuse) == ""
    with pytest.raises(Conflict, match="finished"):
        await drawn.press("Cost")
    await runner.has_ended(drawn.id)


async def test_each_is_due_from_when_they_opened_and_its_own_team_is_reminded(
    runner: Caller, directory: Directory, inbox: Inbox
) -> None:
    ada, bo = directory.add_user("ada@example.test"), directory.add_user("bo@example.test")
    drawn = Parallel(runner, safety=directory.add_team(ada), quality=directory.add_team(bo))
    await drawn.begin()
    opened_at = drawn.kept.moved_at
    assert (await runner.progress(drawn.id)).due_at.ToDatetime(UTC) == opened_at + timedelta(hours=4)
    await runner.let_pass(drawn.id, timedelta(hours=5))
    await until(lambda: len(inbox.mails) == 1)
    assert inbox.subjects_to("ada@example.test")
    await drawn.press("Safety")
    assert (await runner.progress(drawn.id)).due_at.ToDatetime(UTC) == opened_at + timedelta(hours=8)
    await runner.let_pass(drawn.id, timedelta(hours=24))
    await until(lambda: len(inbox.mails) == 2)
    assert inbox.subjects_to("bo@example.test")
    assert "Quality" in inbox.text(1)


async def test_of_those_that_are_late_each_reminds_who_may_do_it_and_the_managers_of_what_nobody_may(
    runner: Caller, directory: Directory, inbox: Inbox
) -> None:
    people = ("ada", "bo", "cy", "maya")
    ada, bo, cy, maya = (directory.add_user(f"{each}@example.test") for each in people)
    directory.add_project(PROJECT, maya)
    drawn = Parallel(runner, safety=directory.add_team(ada, bo), quality=directory.add_team(cy))
    await drawn.begin()
    # Ada did another step, and nobody of Quality is left.
    drawn.kept.barred_at = {drawn.parts["Safety"]: [ada]}
    drawn.kept.lack_people, drawn.kept.needs_attention = [drawn.parts["Quality"]], True
    await runner.let_pass(drawn.id, timedelta(hours=5))
    await until(lambda: len(inbox.mails) == 1)
    assert inbox.subjects_to("bo@example.test")
    await runner.let_pass(drawn.id, timedelta(hours=24))
    await until(lambda: len(inbox.mails) == 4)
    told = {each: len(inbox.subjects_to(f"{each}@example.test")) for each in people}
    # Quality is told of when it is due, and once more on the next day with Safety.
    assert told == {"ada": 0, "bo": 2, "cy": 0, "maya": 2}


async def test_of_a_step_that_somebody_has_taken_they_alone_are_reminded(
    runner: Caller, directory: Directory, inbox: Inbox
) -> None:
    people = ("ada", "bo", "cy")
    ada, bo, cy = (directory.add_user(f"{each}@example.test") for each in people)
    drawn = Parallel(runner, safety=directory.add_team(ada, bo), quality=directory.add_team(bo, cy))
    await drawn.begin()
    drawn.kept.taken_by = {drawn.parts["Safety"]: bo}
    await runner.let_pass(drawn.id, timedelta(hours=9))
    await until(lambda: len(inbox.mails) == 3)
    told = {each: len(inbox.subjects_to(f"{each}@example.test")) for each in people}
    # Bo of both, once each; that Safety is theirs leaves Quality everybody's.
    assert told == {"ada": 0, "bo": 2, "cy": 1}


async def test_who_was_reminded_is_not_again_where_it_is_heard_late_that_another_part_is_done(
    runner: Caller, directory: Directory, inbox: Inbox
) -> None:
    ada, bo = directory.add_user("ada@example.test"), directory.add_user("bo@example.test")
    drawn = Parallel(runner, safety=directory.add_team(ada), quality=directory.add_team(bo))
    await drawn.begin()
    await runner.let_pass(drawn.id, timedelta(hours=5))
    await until(lambda: len(inbox.mails) == 1)
    await runner.tell_of_move(drawn.id, drawn.kept.do_part(drawn.parts["Cost"]))
    await runner.let_pass(drawn.id, timedelta(hours=25))
    await until(lambda: len(inbox.mails) == 4)
    told = {each: len(inbox.subjects_to(f"{each}@example.test")) for each in ("ada", "bo")}
    assert told == {"ada": 2, "bo": 2}
    await drawn.press("Quality")
    await drawn.press("Safety")
    await drawn.finish()
    history = await (await runner.run_of(drawn.id)).fetch_history()
    await replay(history)
    record_when_asked("parallel-heard-late", history)


async def test_one_that_is_due_while_another_is_told_of_weekly_is_told_of_at_once_and_its_history_replays(
    runner: Caller, directory: Directory, inbox: Inbox
) -> None:
    ada, bo = directory.add_user("ada@example.test"), directory.add_user("bo@example.test")
    safety, quality = directory.add_team(ada, bo), directory.add_team(bo)
    drawn = Parallel(runner, safety=safety, quality=quality, quality_due_in_hours=8 * 24)
    await drawn.begin()
    await runner.let_pass(drawn.id, timedelta(days=7, hours=5))
    await until(lambda: len(inbox.mails) == 16)
    await runner.let_pass(drawn.id, timedelta(days=1))
    await until(lambda: len(inbox.mails) == 17)
    assert str(inbox.mails[-1]["To"]) == "bo@example.test"
    assert "the step “Quality”" in " ".join(inbox.text(16).split())
    for name in drawn.parts:
        await drawn.press(name)
    await drawn.finish()
    history = await (await runner.run_of(drawn.id)).fetch_history()
    await replay(history)
    record_when_asked("parallel-each-in-time", history)


async def test_of_those_that_are_late_each_is_told_of_their_own_alone(
    runner: Caller, directory: Directory, inbox: Inbox
) -> None:
    people = ("ada", "bo", "cy", "maya")
    ada, bo, cy, maya = (directory.add_user(f"{each}@example.test") for each in people)
    directory.add_project(PROJECT, maya)
    safety, quality = directory.add_team(ada, cy), directory.add_team(bo, cy)
    drawn = Parallel(runner, safety=safety, quality=quality)
    await drawn.begin()
    for hours, mails in ((5, 2), (24, 7), (24, 11)):
        await runner.let_pass(drawn.id, timedelta(hours=hours))
        await until(lambda mails=mails: len(inbox.mails) == mails)
    # The newest of each: Quality alone lay for long enough, and alone has a button that presses itself.
    told = {str(mail["To"]).split("@")[0]: inbox.text(at) for at, mail in enumerate(inbox.mails)}
    texts = {each: " ".join(text.split()) for each, text in told.items()}
    steps = {each: text.split("the step “")[1].split("”")[0] for each, text in texts.items()}
    assert steps == {"ada": "Safety", "bo": "Quality", "cy": "Safety, Quality", "maya": "Quality"}
    due_at = {each: text.split("It was due at ")[1].split(".")[0] for each, text in texts.items()}
    assert due_at["ada"] == due_at["cy"] != due_at["bo"] == due_at["maya"]
    for said in ("“Approve” is pressed by itself", "managers are told of it too"):
        assert said in texts["bo"]
        assert said in texts["cy"]
        assert said not in texts["ada"]

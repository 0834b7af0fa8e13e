import asyncio
from uuid import uuid4

import pytest
from chassis.errors import BadRequest, Conflict, NotFound
from chassis.texts import Text
from runner_support.chain import Chain
from runner_support.runs import Caller
from workflow_runner.run.workflows.refusals import ALREADY_SUBMITTED

pytestmark = pytest.mark.usefixtures("worker")


@pytest.fixture
def steps(runner: Caller) -> "Steps":
    return Steps(runner)


class Steps:
    """A submission of two steps, one button each."""

    def __init__(self, runner: Caller) -> None:
        chain = Chain(runner.forms)
        (self.first, self.submit), (self.second, self.finish) = chain.ways
        self.id, self.kept = chain.id, chain.kept


class TestTwoSteps:
    async def test_runs_to_its_end(self, runner: Caller, steps: Steps) -> None:
        moved = await runner.press(steps.id, steps.first, steps.submit)
        assert (moved.number, moved.current_step_id, moved.is_done) == (1, steps.second, False)

        ended = await runner.press(steps.id, steps.second, steps.finish)
        assert (ended.number, ended.current_step_id, ended.is_done) == (2, "", True)
        await runner.has_ended(steps.id)
        assert [each.number for each in steps.kept.transitions] == [1, 2]
        assert steps.kept.is_done

    async def test_tells_its_progress(self, runner: Caller, steps: Steps) -> None:
        await runner.press(steps.id, steps.first, steps.submit)
        progress = await runner.progress(steps.id)
        assert progress.current_step_id == steps.second
        assert (progress.transitions, progress.is_done) == (1, False)

        await runner.press(steps.id, steps.second, steps.finish)
        progress = await runner.progress(steps.id)
        assert (progress.transitions, progress.is_done, progress.current_step_id) == (2, True, "")


class TestRefused:
    async def test_a_step_that_is_not_the_current_one(self, runner: Caller, steps: Steps) -> None:
        with pytest.raises(Conflict, match="not this step's turn"):
            await runner.press(steps.id, steps.second, steps.finish)

    async def test_a_step_that_was_submitted(self, runner: Caller, steps: Steps) -> None:
        await runner.press(steps.id, steps.first, steps.submit)
        with pytest.raises(Conflict, match="was already submitted"):
            await runner.press(steps.id, steps.first, steps.submit)

    async def test_a_button_of_another_step(self, runner: Caller, steps: Steps) -> None:
        with pytest.raises(BadRequest, match="no such button"):
            await runner.press(steps.id, steps.first, steps.finish)

    async def test_whatever_comes_after_the_end(self, runner: Caller, steps: Steps) -> None:
        await runner.press(steps.id, steps.first, steps.submit)
        await runner.press(steps.id, steps.second, steps.finish)
        await runner.has_ended(steps.id)
        with pytest.raises(Conflict, match="is finished"):
            await runner.press(steps.id, steps.second, steps.finish)

    async def test_a_submission_that_does_not_exist(self, runner: Caller, steps: Steps) -> None:
        with pytest.raises(NotFound, match="does not exist"):
            await runner.press(str(uuid4()), steps.first, steps.submit)

    async def test_progress_of_what_never_ran(self, runner: Caller) -> None:
        with pytest.raises(NotFound):
            await runner.progress(str(uuid4()))

    async def test_what_forms_refuses_and_the_next_press_goes_through(
        self, runner: Caller, steps: Steps
    ) -> None:
        runner.forms.refused_attempts.add("an attempt of yesterday")
        with pytest.raises(Conflict, match="by Ada Adams already"):
            await runner.press(steps.id, steps.first, steps.submit, "an attempt of yesterday")
        assert (await runner.press(steps.id, steps.first, steps.submit)).number == 1


class TestOnce:
    async def test_of_fifty_presses_at_once_one_is_accepted(self, runner: Caller, steps: Steps) -> None:
        outcomes = await asyncio.gather(
            *(runner.press_until_answered(steps.id, steps.first, steps.submit) for _ in range(50)),
            return_exceptions=True,
        )
        accepted = [each for each in outcomes if not isinstance(each, BaseException)]
        assert len(accepted) == 1
        assert {type(each) for each in outcomes if isinstance(each, BaseException)} == {Conflict}
        assert len(steps.kept.transitions) == 1

    async def test_a_repeated_attempt_gets_the_first_answer(self, runner: Caller, steps: Steps) -> None:
        attempt = str(uuid4())
        answers = await asyncio.gather(
            *(runner.press(steps.id, steps.first, steps.submit, attempt) for _ in range(8))
        )
        await runner.press(steps.id, steps.second, steps.finish)
        await runner.has_ended(steps.id)
        late = await runner.press(steps.id, steps.first, steps.submit, attempt)
        assert {(each.number, each.current_step_id) for each in (*answers, late)} == {(1, steps.second)}
        assert runner.forms.recordings == 2

    async def test_a_run_that_was_lost_goes_on_from_where_forms_stands(
        self, runner: Caller, steps: Steps
    ) -> None:
        await runner.press(steps.id, steps.first, steps.submit)
        await (await runner.run_of(steps.id)).terminate("an operator's mistake")
        ended = await runner.press(steps.id, steps.second, steps.finish)
        assert (ended.number, ended.is_done) == (2, True)


async def test_a_refusal_comes_with_its_words_in_chinese(runner: Caller, steps: Steps) -> None:
    await runner.press(steps.id, steps.first, steps.submit)
    with pytest.raises(Conflict) as late:
        await runner.press(steps.id, steps.first, steps.submit)
    words = late.value.message
    assert isinstance(words, Text)
    assert words == ALREADY_SUBMITTED
    assert words.translated("zh-CN") == "此步骤已提交，请刷新查看当前进度。"

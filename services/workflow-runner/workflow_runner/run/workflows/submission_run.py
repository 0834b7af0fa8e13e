"""One workflow a submission: an interpreter of the drawn graph.

What a button does is said by `formwork.workflow`; when it is done, and that it is done once, is said here.
The code is replayed against histories of runs that began with older code: see docs/workflow-runner.md before
changing it.
"""

import asyncio
from contextlib import suppress
from datetime import datetime

from temporalio import workflow
from temporalio.common import Priority
from temporalio.exceptions import ActivityError, FailureError

with workflow.unsafe.imports_passed_through():
    from formwork.workflow import Transition

    from workflow_runner.run.workflows import asking, drawn
    from workflow_runner.run.workflows.attributes import attributes_of
    from workflow_runner.run.workflows.judging import judge
    from workflow_runner.run.workflows.mailing import Mailing
    from workflow_runner.run.workflows.overdue_presses import OverduePresses
    from workflow_runner.run.workflows.refusals import is_gone, words_of
    from workflow_runner.run.workflows.reminding import Reminding, left_until
    from workflow_runner.run.workflows.state import (
        ANSWERS_KEPT,
        Carried,
        Decision,
        Moved,
        Overdue,
        Position,
        Press,
        Progress,
        Reminders,
        Route,
        Start,
    )


@workflow.defn
class SubmissionRun:
    @workflow.init
    def __init__(self, start: Start) -> None:
        carried = start.carried
        self._route: Route | None = carried.route if carried else None
        self._answers: dict[str, Moved] = dict(carried.answers) if carried else {}
        self._reminding = Reminding(carried.reminders if carried else Reminders(), lambda: self._known)
        self._overdue = OverduePresses(lambda: self._known)
        self._mailing = Mailing(carried.mails_given_up if carried else 0)
        self._told_of_move = carried.told_of_move if carried else 0
        self._unknown: FailureError | None = None
        self._moving: Transition | None = None
        self._moving_from = ""

    @workflow.run
    async def run(self, start: Start) -> None:
        if self._route is None:
            await self._learn_the_route(start.submission_id)
        if self._route is None:
            return
        while True:
            while not self._has_ended():
                if workflow.info().is_continue_as_new_suggested():
                    # A handler that was cut off would be answered by nobody; a mail would be lost.
                    await workflow.wait_condition(self._is_idle)
                    if not self._has_ended():  # by the press that was waited for
                        workflow.continue_as_new(start.model_copy(update={"carried": self._carry()}))
                else:
                    await self._wait_for_a_move()
            await workflow.wait_condition(self._is_idle)
            if self._has_ended():  # else it was reopened while the last mails went out
                return

    @workflow.update
    async def submit_step(self, press: Press) -> Moved:
        # A press can be what starts the run: then the route is not there yet, and the validator knew nothing.
        await workflow.wait_condition(lambda: self._route is not None or self._unknown is not None)
        if self._unknown is not None:
            raise self._unknown
        if press.attempt_id in self._answers:
            return self._answers[press.attempt_id]
        if self._is_about_to_reach(press.step_id):
            # Forms tells of a move once it is written down; here that may be learned later, if a worker died.
            await workflow.wait_condition(lambda: not self._is_about_to_reach(press.step_id))
        if self._is_behind(press):
            await self._catch_up()
        while self._is_beside(press):
            # Of steps that are open at once each is submitted: one waits for the other, and is not refused.
            await workflow.wait_condition(lambda: self._moving is None)
        # Looked at again, for others may have moved during the wait.
        return await self._take(press)

    @submit_step.validator
    def check_press(self, press: Press) -> None:
        """What is refused here leaves no trace in the history, however often somebody tries."""
        is_known = self._route is not None and press.attempt_id not in self._answers
        waits = self._is_about_to_reach(press.step_id) or self._is_behind(press) or self._is_beside(press)
        if is_known and not waits:
            judge(self._known, press, is_moving=self._moving is not None)

    @workflow.signal
    async def moved(self, number: int) -> None:
        """Forms moved it without a press. No patch: no run of an older release was ever told so."""
        await workflow.wait_condition(lambda: self._route is not None or self._unknown is not None)
        if self._unknown is not None:
            return
        await self._catch_up()
        is_told, self._told_of_move = number <= self._told_of_move, max(number, self._told_of_move)
        if self._at.transitions == number and self._known.came_back is not None and not is_told:
            self._mailing.tell_of_return(drawn.return_notice_of(self._known))

    @workflow.query
    def progress(self) -> Progress | None:
        """None while the route is not known yet."""
        if self._route is None:
            return None
        return Progress(
            step_id=self._at.step_id,
            transitions=self._at.transitions,
            due_at=drawn.due_at(self._known),
            reminders_sent=self._reminding.kept.sent,
        )

    @workflow.query
    def answer(self, attempt_id: str) -> Moved | None:
        """Asked after the end: Temporal itself knows only the attempts of the last run of a chain."""
        return self._answers.get(attempt_id)

    @property
    def _known(self) -> Route:
        assert self._route is not None
        return self._route

    @property
    def _at(self) -> Position:
        return self._known.position

    def _is_about_to_reach(self, step_id: str) -> bool:
        if self._moving is None or step_id in self._at.open:
            return False
        return step_id == self._moving.to_step_id or step_id in self._moving.open_step_ids

    def _is_beside(self, press: Press) -> bool:
        """Another of the steps that are open at once is just being submitted."""
        is_open = self._route is not None and press.step_id in self._at.open_step_ids
        return self._moving is not None and is_open and press.step_id != self._moving_from

    def _is_behind(self, press: Press) -> bool:
        """Forms moved it meanwhile, and this run has not heard of it yet."""
        return self._moving is None and self._route is not None and press.transitions > self._at.transitions

    async def _catch_up(self) -> None:
        """Asked where it stands; a press that is written down meanwhile is newer than the answer."""
        route = await asking.load_route(self._known.submission_id)
        if route.position.transitions > self._at.transitions:
            self._reminding.follow(self._at, route.position)
            self._route = route
            workflow.upsert_search_attributes(attributes_of(route))

    async def _learn_the_route(self, submission_id: str) -> None:
        try:
            await self._load(submission_id)
        except ActivityError as error:
            self._unknown = words_of(error)
            # Presses that came with the start are told so, before the run ends.
            await workflow.wait_condition(workflow.all_handlers_finished)
            if is_gone(error) and workflow.patched("gone-ends-quietly"):
                return
            raise self._unknown from error

    async def _load(self, submission_id: str) -> None:
        route = await asking.load_route(submission_id)
        self._reminding.follow_what_is_read(self._route, route)
        self._route = route
        workflow.upsert_search_attributes(attributes_of(self._route))

    async def _take(self, press: Press) -> Moved:
        # Up to `_moving` nothing is awaited: of many presses at once exactly one comes through.
        transition = judge(self._known, press, is_moving=self._moving is not None)
        self._moving, self._moving_from = transition, press.step_id
        try:
            return await self._move(press, transition)
        finally:
            self._moving = None

    async def _move(self, press: Press, transition: Transition) -> Moved:
        decision = Decision(
            submission_id=self._known.submission_id,
            number=self._at.transitions + 1,
            press=press,
            to_step_id=transition.to_step_id,
        )
        # Said with every activity: a run that an older release began has none to hand down.
        turn = Priority(fairness_key=self._known.company_id)
        try:
            recorded = await asking.record_transition(decision, turn)
        except ActivityError as error:
            # Forms keeps the truth. Where it refuses, this run may be the one that is behind.
            await self._load(self._known.submission_id)
            raise words_of(error) from error
        if recorded.number == decision.number:
            # Else forms has moved it since, and that was heard first: no history of before moves has this.
            if is_newest := recorded.position.transitions > self._at.transitions:
                self._arrive(recorded.position, stays=transition.stays)
            for mail in drawn.mails_of(self._known, press, transition, recorded.pressed_by):
                self._mailing.send(mail)
            # No patch: a drawing with a way back was never read by a release without this.
            if transition.leads_back and is_newest:
                self._mailing.tell_of_return(drawn.return_notice_of(self._known))
        else:
            # The attempt has its transition from before this run began: it is answered, and nothing moves.
            await self._load(self._known.submission_id)
        answer = Moved(number=recorded.number, step_id=recorded.position.step_id)
        self._remember(press.attempt_id, answer)
        return answer

    def _arrive(self, position: Position, *, stays: bool) -> None:
        """`stays`: others of the steps that were open with it are open still, since then."""
        if stays:
            position = position.model_copy(update={"entered_at": self._at.entered_at})
        else:
            self._reminding.begin_anew()
        self._known.position = position
        workflow.upsert_search_attributes(attributes_of(self._known))

    def _remember(self, attempt_id: str, answer: Moved) -> None:
        """For repeats in a later run of the chain, where Temporal knows nothing of the first."""
        self._answers[attempt_id] = answer
        while len(self._answers) > ANSWERS_KEPT:
            del self._answers[next(iter(self._answers))]

    async def _wait_for_a_move(self) -> None:
        number = self._at.transitions
        overdue, remind_at = self._overdue.next(), self._reminding.next_at()
        press_at = overdue and overdue.at
        wake_at = min(filter(None, (remind_at, press_at)), default=None)

        def moved() -> bool:
            return self._at.transitions != number or workflow.info().is_continue_as_new_suggested()

        try:
            await workflow.wait_condition(moved, timeout=left_until(wake_at))
        except TimeoutError:
            if overdue is not None and wake_at == press_at:
                await self._press_itself(overdue)
            else:
                await self._remind(wake_at, press_at)

    async def _remind(self, time: datetime | None, press_at: datetime | None) -> None:
        number = self._at.transitions
        reminding = asyncio.create_task(self._reminding.remind(time))
        with suppress(TimeoutError):
            await workflow.wait_condition(
                lambda: reminding.done() or self._at.transitions != number, timeout=left_until(press_at)
            )
        if reminding.done():
            reminding.result()
        else:
            # Submitted while the mail server was away, or about to be: nobody needs the reminder any more.
            reminding.cancel()

    async def _press_itself(self, overdue: Overdue) -> None:
        """As anybody's press: of two at the same moment one counts."""
        begun = asyncio.create_task(self._overdue.begin(overdue))

        def is_over() -> bool:
            # While forms is away a long history goes on in a new run, which asks for the same press.
            is_put_away = workflow.info().is_continue_as_new_suggested() and not begun.done()
            return is_put_away or self._at.transitions != overdue.number - 1

        while not (is_over() or (begun.done() and self._moving is None)):
            await workflow.wait_condition(lambda: is_over() or (begun.done() and self._moving is None))
        if is_over():
            begun.cancel()
            return
        try:
            press = begun.result()
            if press is not None:
                await self._take(press)
        except FailureError:
            # Forms keeps the truth: it stands elsewhere by now, or is gone.
            self._overdue.put_off(overdue)
            with suppress(FailureError):
                await self._catch_up()

    def _has_ended(self) -> bool:
        return self._at.step_id is None

    def _is_idle(self) -> bool:
        return workflow.all_handlers_finished() and self._mailing.is_done

    def _carry(self) -> Carried:
        return Carried(
            route=self._known,
            answers=self._answers,
            reminders=self._reminding.kept,
            mails_given_up=self._mailing.given_up,
            told_of_move=self._told_of_move,
        )

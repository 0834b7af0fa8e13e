"""Starts, moves and asks the runs. Temporal may be away: the service runs on, and says so."""

import asyncio
import logging
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager, suppress
from datetime import datetime, timedelta
from hashlib import sha256

from chassis.clock import now
from chassis.errors import BadRequest, Conflict, NotFound, ServiceError, Unavailable, Unexpected
from chassis.settings import TemporalSettings
from chassis.temporal import TemporalClient
from chassis.texts import Text
from temporalio.client import (
    Client,
    WithStartWorkflowOperation,
    WorkflowHandle,
    WorkflowQueryFailedError,
    WorkflowUpdateFailedError,
)
from temporalio.common import Priority, WorkflowIDConflictPolicy, WorkflowIDReusePolicy
from temporalio.exceptions import ActivityError, ApplicationError, WorkflowAlreadyStartedError
from temporalio.service import RPCError, RPCStatusCode

from workflow_runner.queues import MAIL_QUEUE, RUN_QUEUE
from workflow_runner.run.workflows.held_mail import HeldMailRun
from workflow_runner.run.workflows.refusals import FINISHED, RefusalKind
from workflow_runner.run.workflows.state import HeldMail, Moved, Press, Progress, Start
from workflow_runner.run.workflows.submission_run import SubmissionRun
from workflow_runner.run.workflows.valid_time_run import ValidTimeRun

log = logging.getLogger(__name__)

# Shorter than the caller's ten seconds, so that the caller hears why.
_SUBMIT_SECONDS = 9.0
_PROGRESS_SECONDS = 2.0
_START_SECONDS = 10.0

# A worker that says nothing so long of a run it was handed is taken for dead: whoever pressed waits for that.
_HEARD_OF_WITHIN = timedelta(seconds=4)

SPREAD = timedelta(minutes=5)
"""Over so long the first reminders of drafts come that are due at one moment."""

_AWAY = Text(
    "The workflow engine is not reachable right now. What you entered is kept; try again in a moment."
)
_NOT_RUNNING = Text("Nothing is known of this submission's workflow.")

_REFUSALS: dict[str, type[ServiceError]] = {
    RefusalKind.CONFLICT: Conflict,
    RefusalKind.BAD_REQUEST: BadRequest,
    RefusalKind.NOT_FOUND: NotFound,
}

# No run at all, or one that waits for its first moment.
_HAS_NOT_BEGUN = (RPCStatusCode.NOT_FOUND, RPCStatusCode.FAILED_PRECONDITION)


def workflow_id(submission_id: str) -> str:
    return f"submission/{submission_id}"


def valid_time_id(submission_id: str) -> str:
    return f"valid-time/{submission_id}"


def held_mail_id(mail_id: str) -> str:
    return f"held-mail/{mail_id}"


class Runs:
    def __init__(self, settings: TemporalSettings) -> None:
        self._temporal = TemporalClient(settings, _AWAY)

    async def start(
        self,
        submission_id: str,
        company_id: str,
        *,
        begins_at: datetime | None = None,
        reuse: WorkflowIDReusePolicy = WorkflowIDReusePolicy.ALLOW_DUPLICATE_FAILED_ONLY,
    ) -> None:
        """Harmless when it runs already or, as `reuse` says, has ended: a run that an operator ended, or
        that failed, is taken up again from where forms stands. Until it begins it is a timer of Temporal's,
        which no worker has heard of; a press begins it at once."""
        async with self._temporal.calling(seconds=_START_SECONDS) as client:
            with suppress(WorkflowAlreadyStartedError):
                await client.start_workflow(
                    SubmissionRun.run,
                    Start(submission_id=submission_id),
                    id=workflow_id(submission_id),
                    task_queue=RUN_QUEUE,
                    id_conflict_policy=WorkflowIDConflictPolicy.USE_EXISTING,
                    id_reuse_policy=reuse,
                    start_delay=_time_until(begins_at, submission_id),
                    task_timeout=_HEARD_OF_WITHIN,
                    priority=_turn_of(company_id),
                )

    async def start_again(
        self, submission_id: str, company_id: str, *, begins_at: datetime | None = None
    ) -> None:
        """Of what is back: also where its run came when it was deleted, found nothing and ended for good."""
        await self.start(
            submission_id, company_id, begins_at=begins_at, reuse=WorkflowIDReusePolicy.ALLOW_DUPLICATE
        )

    async def end(self, submission_id: str) -> None:
        """At once, also before they have begun: its submission is gone. Harmless where none runs."""
        async with self._temporal.calling(seconds=_START_SECONDS) as client:
            for run_id in (workflow_id(submission_id), valid_time_id(submission_id)):
                try:
                    await client.get_workflow_handle(run_id).terminate(reason="its submission is gone")
                except RPCError as error:
                    if error.status != RPCStatusCode.NOT_FOUND:
                        raise

    async def follow_move(self, submission_id: str, company_id: str, number: int, *, is_open: bool) -> None:
        """Forms moved it without a press: the run asks where it stands. What goes on has a run again, also
        where the one before has ended; what was voided needs none."""
        async with self._temporal.calling(seconds=_START_SECONDS) as client:
            if is_open:
                await client.start_workflow(
                    SubmissionRun.run,
                    Start(submission_id=submission_id),
                    id=workflow_id(submission_id),
                    task_queue=RUN_QUEUE,
                    start_signal="moved",
                    start_signal_args=[number],
                    id_conflict_policy=WorkflowIDConflictPolicy.USE_EXISTING,
                    task_timeout=_HEARD_OF_WITHIN,
                    priority=_turn_of(company_id),
                )
                return
            try:
                await _run(client, submission_id).signal(SubmissionRun.moved, number)
            except RPCError as error:
                if error.status != RPCStatusCode.NOT_FOUND:
                    raise

    async def follow_valid_time(self, submission_id: str, company_id: str) -> None:
        """Whatever changed of it: the run asks forms. A new one where it had told all there was to tell."""
        async with self._temporal.calling(seconds=_START_SECONDS) as client:
            await client.start_workflow(
                ValidTimeRun.run,
                submission_id,
                id=valid_time_id(submission_id),
                task_queue=RUN_QUEUE,
                start_signal="changed",
                id_conflict_policy=WorkflowIDConflictPolicy.USE_EXISTING,
                priority=_turn_of(company_id),
            )

    async def submit_step(self, submission_id: str, company_id: str, press: Press) -> Moved:
        """The attempt names the update: a repeat gets the first answer, also after the run has ended."""
        try:
            return await self._submit(
                submission_id, company_id, press, WorkflowIDReusePolicy.ALLOW_DUPLICATE_FAILED_ONLY
            )
        except WorkflowAlreadyStartedError:
            answer = await self._find_answer(submission_id, press.attempt_id)
            if answer is not None:
                return answer
            if press.transitions == 0 and await self._has_begun(submission_id):
                raise Conflict(FINISHED) from None
        # It has ended, and forms took this press since: it was reopened, or the run came while it was deleted
        # and found nothing. The new one asks forms.
        return await self._submit(submission_id, company_id, press, WorkflowIDReusePolicy.ALLOW_DUPLICATE)

    async def _submit(
        self, submission_id: str, company_id: str, press: Press, reuse: WorkflowIDReusePolicy
    ) -> Moved:
        start = WithStartWorkflowOperation(
            SubmissionRun.run,
            Start(submission_id=submission_id),
            id=workflow_id(submission_id),
            task_queue=RUN_QUEUE,
            id_conflict_policy=WorkflowIDConflictPolicy.USE_EXISTING,
            id_reuse_policy=reuse,
            task_timeout=_HEARD_OF_WITHIN,
            priority=_turn_of(company_id),
        )
        async with self._temporal.calling(seconds=_SUBMIT_SECONDS) as client, _refusals_of_ours():
            try:
                return await client.execute_update_with_start_workflow(
                    SubmissionRun.submit_step,
                    press,
                    id=press.attempt_id,
                    start_workflow_operation=start,
                    rpc_timeout=timedelta(seconds=_SUBMIT_SECONDS),
                )
            except BaseException:
                # The operation keeps the error too, and asyncio complains about one nobody looked at.
                with suppress(Exception, asyncio.CancelledError):
                    await start.workflow_handle()
                raise

    async def progress(self, submission_id: str) -> Progress:
        async with self._temporal.calling(seconds=_PROGRESS_SECONDS) as client, _refusals_of_ours():
            try:
                found = await _run(client, submission_id).query(
                    SubmissionRun.progress, rpc_timeout=timedelta(seconds=_PROGRESS_SECONDS)
                )
            except RPCError as error:
                if error.status in _HAS_NOT_BEGUN:
                    raise NotFound(_NOT_RUNNING) from error
                raise
        if found is None:
            raise Unavailable
        return found

    async def hold(self, held: HeldMail) -> None:
        """Harmless when it is held already, or was settled since."""
        async with self._temporal.calling(seconds=_START_SECONDS) as client:
            with suppress(WorkflowAlreadyStartedError):
                await client.start_workflow(
                    HeldMailRun.run,
                    held,
                    id=held_mail_id(held.mail_id),
                    task_queue=MAIL_QUEUE,
                    id_conflict_policy=WorkflowIDConflictPolicy.USE_EXISTING,
                    id_reuse_policy=WorkflowIDReusePolicy.REJECT_DUPLICATE,
                    priority=_turn_of(held.mail.occasion.company_id),
                )

    async def tell_held(self, mail_id: str) -> None:
        """That its receiver has chosen. Nothing, for one that is settled."""
        async with self._temporal.calling(seconds=_START_SECONDS) as client:
            try:
                await client.get_workflow_handle_for(HeldMailRun.run, held_mail_id(mail_id)).signal(
                    HeldMailRun.choice_made
                )
            except RPCError as error:
                if error.status != RPCStatusCode.NOT_FOUND:
                    raise

    async def _has_begun(self, submission_id: str) -> bool:
        """Whether its last run ever knew where it stands."""
        async with self._temporal.calling(seconds=_PROGRESS_SECONDS) as client, _refusals_of_ours():
            found = await _run(client, submission_id).query(
                SubmissionRun.progress, rpc_timeout=timedelta(seconds=_PROGRESS_SECONDS)
            )
            return found is not None

    async def _find_answer(self, submission_id: str, attempt_id: str) -> Moved | None:
        async with self._temporal.calling(seconds=_PROGRESS_SECONDS) as client, _refusals_of_ours():
            return await _run(client, submission_id).query(
                SubmissionRun.answer, attempt_id, rpc_timeout=timedelta(seconds=_PROGRESS_SECONDS)
            )


def _turn_of(company_id: str) -> Priority:
    """Companies take turns; a run's activities inherit it. Empty where an older release of forms asks: all of
    those take turns as one company."""
    return Priority(fairness_key=company_id)


def _run(client: Client, submission_id: str) -> WorkflowHandle[SubmissionRun, None]:
    return client.get_workflow_handle_for(SubmissionRun.run, workflow_id(submission_id))


@asynccontextmanager
async def _refusals_of_ours() -> AsyncGenerator[None]:
    """What a run refuses, as one of our errors."""
    try:
        yield
    except WorkflowUpdateFailedError as failed:
        raise _refusal(failed.cause) from failed
    except WorkflowQueryFailedError as error:
        raise Unavailable(_AWAY) from error
    except RPCError as error:
        if error.status not in _HAS_NOT_BEGUN:
            raise
        # It ended at this moment, or nobody works on it: asked again, it is answered.
        raise Unavailable(_AWAY) from error


def _time_until(moment: datetime | None, submission_id: str) -> timedelta | None:
    """None: now. Some minutes later for each but the same for its every repeat: drafts that were made at one
    moment are due at one moment, and their first tasks wait in the queue of the presses."""
    left = timedelta(0) if moment is None else moment - now()
    if left <= timedelta(0):
        return None
    return left + SPREAD * (int.from_bytes(sha256(submission_id.encode()).digest()[:4]) / 2**32)


def _refusal(cause: BaseException | None) -> ServiceError:
    if isinstance(cause, ActivityError):
        # The submission is not there any more: forms said so twice, to the press and to where it stands.
        return _refusal(cause.cause)
    if isinstance(cause, ApplicationError) and cause.type in _REFUSALS:
        # Histories of older releases hold the English words alone.
        words = Text.unpacked(cause.details[0]) if cause.details else cause.message
        return _REFUSALS[cause.type](words)
    log.error("a press failed", exc_info=cause)
    return Unexpected()

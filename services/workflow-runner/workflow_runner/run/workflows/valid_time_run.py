"""Until when a submission is valid: one workflow a submission, apart from its `SubmissionRun`, which may have
ended long before.

It only knows the time. The end is kept by forms and read anew whenever it was changed; the code is replayed
against recorded histories, see docs/workflow-runner.md.
"""

from datetime import datetime, timedelta

from formwork.valid_time import Notice, next_notice
from temporalio import workflow
from temporalio.common import Priority
from temporalio.exceptions import ActivityError

with workflow.unsafe.imports_passed_through():
    from workflow_runner.queues import MAIL_QUEUE
    from workflow_runner.run.workflows import patience
    from workflow_runner.run.workflows.attributes import COMPANY_ID, PROJECT_ID, TEMPLATE_ID
    from workflow_runner.run.workflows.calls import MailCalls, ValidTimeCalls
    from workflow_runner.run.workflows.given_up import note_given_up
    from workflow_runner.run.workflows.refusals import is_gone
    from workflow_runner.run.workflows.state import ExpiryNotice, ValidTime


@workflow.defn
class ValidTimeRun:
    @workflow.init
    def __init__(self, submission_id: str) -> None:
        self._submission_id = submission_id
        self._changes = 0

    @workflow.run
    async def run(self, submission_id: str) -> None:
        heard = -1
        while heard != self._changes:
            heard = self._changes
            valid = await self._load(submission_id)
            while valid is not None and heard == self._changes:
                notice = valid.ends_at and self._next(valid, valid.ends_at)
                if notice is None:
                    break
                if not await self._is_changed_before(notice.at, heard):
                    valid = await self._tell(valid, notice)

    @workflow.signal
    def changed(self) -> None:
        """Its end was set, moved or taken back: which, forms says."""
        self._changes += 1

    def _next(self, valid: ValidTime, ends_at: datetime) -> Notice | None:
        return next_notice(
            ends_at,
            known_since=valid.set_at or workflow.now(),
            told_days_left=valid.told_days_left,
            now=workflow.now(),
        )

    async def _is_changed_before(self, moment: datetime, heard: int) -> bool:
        left = max(moment - workflow.now(), timedelta(0))
        try:
            await workflow.wait_condition(lambda: self._changes != heard, timeout=left)
        except TimeoutError:
            return False
        return True

    async def _load(self, submission_id: str) -> ValidTime | None:
        """None: the submission is gone, and nobody is told of it."""
        try:
            valid = await workflow.execute_activity_method(
                ValidTimeCalls.load_valid_time,
                submission_id,
                start_to_close_timeout=patience.CALL,
                retry_policy=patience.UNTIL_DONE,
            )
        except ActivityError as error:
            if is_gone(error):
                return None
            raise
        workflow.upsert_search_attributes(
            [
                COMPANY_ID.value_set(valid.company_id),
                PROJECT_ID.value_set(valid.project_id),
                TEMPLATE_ID.value_set(valid.template_id),
            ]
        )
        return valid

    async def _tell(self, valid: ValidTime, notice: Notice) -> ValidTime | None:
        """Written down first, so that lists and papers know it without a mail server. None: the submission is
        gone, or its end is another by now, of which we hear in a moment."""
        assert valid.ends_at is not None
        about = ExpiryNotice(
            submission_id=self._submission_id,
            company_id=valid.company_id,
            ends_at=valid.ends_at,
            days_left=notice.days_left,
        )
        turn = Priority(fairness_key=valid.company_id)
        try:
            is_current = await workflow.execute_activity_method(
                ValidTimeCalls.note_expiry,
                about,
                start_to_close_timeout=patience.CALL,
                retry_policy=patience.UNTIL_DONE,
                priority=turn,
            )
        except ActivityError as error:
            if is_gone(error):
                return None
            raise
        if not is_current:
            return None
        try:
            await workflow.execute_activity_method(
                MailCalls.tell_of_expiry,
                about,
                task_queue=MAIL_QUEUE,
                start_to_close_timeout=patience.MAIL_RUN,
                heartbeat_timeout=patience.MAIL_ALIVE,
                schedule_to_close_timeout=patience.EXPIRY_NOTICE_GIVEN_UP_AFTER,
                retry_policy=patience.MAIL_AGAIN,
                priority=turn,
            )
        except ActivityError as error:
            note_given_up("expiry_notice", error)
        return valid.model_copy(update={"told_days_left": notice.days_left})

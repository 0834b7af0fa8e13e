"""What a run asks forms about a submission's valid time."""

from datetime import UTC

from chassis.rpc import RpcChannel
from contracts.forms.v1 import forms_pb2, forms_pb2_grpc
from temporalio import activity

from workflow_runner.run.activities.errors import answers_are_final
from workflow_runner.run.workflows.calls import ValidTimeCalls
from workflow_runner.run.workflows.state import ExpiryNotice, ValidTime


class ValidTimeActivities(ValidTimeCalls):
    def __init__(self, channel: RpcChannel) -> None:
        self._channel = channel
        self._forms = forms_pb2_grpc.SubmissionFlowServiceStub(channel.channel)

    @activity.defn(name="load_valid_time")
    async def load_valid_time(self, submission_id: str) -> ValidTime:
        with answers_are_final():
            told = await self._channel.call(
                self._forms.GetValidTime, forms_pb2.GetValidTimeRequest(submission_id=submission_id)
            )
        return ValidTime(
            company_id=told.company_id,
            project_id=told.project_id,
            template_id=told.template_id,
            template_name=told.template_name,
            reference_number=told.reference_number,
            submitter_user_id=told.submitter_user_id,
            ends_at=told.ends_at.ToDatetime(UTC) if told.HasField("ends_at") else None,
            set_at=told.set_at.ToDatetime(UTC) if told.HasField("set_at") else None,
            told_days_left=told.told_days_left if told.HasField("told_days_left") else None,
            user_ids=[*told.user_ids],
            team_ids=[*told.team_ids],
        )

    @activity.defn(name="note_expiry")
    async def note_expiry(self, notice: ExpiryNotice) -> bool:
        request = forms_pb2.NoteExpiryRequest(
            submission_id=notice.submission_id, ends_at=notice.ends_at, days_left=notice.days_left
        )
        with answers_are_final():
            return (await self._channel.call(self._forms.NoteExpiry, request)).is_current

from collections.abc import Callable
from typing import Any

from chassis.testing.workload import ClientOf, Workload
from contracts.forms.v1 import events_pb2
from forms_support.approval import Approval


async def _bodies(client_of: ClientOf) -> Callable[[str], dict[str, Any]]:
    return (await Approval.publish(client_of("forms"), client_of("identity"))).submission


workload = Workload(
    path="/api/Submission/CreateSubmission",
    bodies=_bodies,
    id_field="submissionId",
    rows="select submission_id, value #>> '{}' from submission_value where value #>> '{}' like 'ledger-%'",
    subject="forms.submission.created.v1",
    event_id=lambda payload: events_pb2.SubmissionCreated.FromString(payload).submission.submission_id,
)

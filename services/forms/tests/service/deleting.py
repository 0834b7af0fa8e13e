"""What tests of deleting and restoring ask for."""

from datetime import timedelta
from typing import Any

from chassis.db.statements import col
from chassis.runtime import Runtime
from chassis.testing.events import published
from contracts.forms.v1 import events_pb2
from forms.tables.submission import Submission
from sqlalchemy import update

from services.forms.tests.service.desk import data
from services.forms.tests.service.site import Hand

GONE = "This submission does not exist (any more). Go back to the list of submissions."


async def listed(hand: Hand, **query: Any) -> list[str]:
    found = data(await hand.get("QuerySubmissions", **query))["data"]
    return [each["submissionId"] for each in found]


async def acts(runtime: Runtime) -> list[tuple[str, str]]:
    told = [each.act for each in await published(runtime, events_pb2.ActRecorded)]
    return [(each.action, each.subject_name) for each in told if each.action.startswith("submission.")]


async def make_older(runtime: Runtime, by: timedelta) -> None:
    older = {col(Submission.deleted_at): col(Submission.deleted_at) - by}
    async with runtime.database.unit_of_work() as uow:
        await uow.execute(update(Submission).where(col(Submission.deleted_at).is_not(None)).values(older))

"""A permit that was extended, so that its page tells by whom and why."""

from datetime import timedelta

from chassis.clock import now
from chassis.db.statements import select
from chassis.http import Paging
from chassis.runtime import Runtime
from forms.submission.listing import service as listing
from forms.submission.listing.schemas import SubmissionQuery, SubmissionSort
from forms.submission.valid_time import service
from forms.submission.valid_time.schemas import ValidTimeExtend
from forms.tables.submission import SubmissionState
from forms.tables.valid_time_extension import ValidTimeExtension
from formwork.valid_time import ExpirationState

from forms_demo.company import DemoCompany

_LONGER = timedelta(days=4)
_REASON = "Rain stopped the welding on gridline C; the area is watched until it goes on."


async def extend_a_permit(runtime: Runtime, company: DemoCompany) -> None:
    """One whose work goes on, once."""
    async with runtime.database.unit_of_work() as uow:
        if (await uow.execute(select(ValidTimeExtension.id).limit(1))).first() is not None:
            return
        for state in (ExpirationState.EXPIRES_SOON, ExpirationState.EXPIRED):
            wanted = SubmissionQuery(
                state=SubmissionState.ONGOING, expiration_state=state, sort=SubmissionSort.VALID_TIME_END
            )
            found = await listing.query_submissions(uow, runtime, company.admin, wanted, Paging())
            for brief in found.data[-1:]:
                assert brief.valid_time_end is not None
                body = ValidTimeExtend(
                    submission_id=brief.submission_id,
                    seen_end=brief.valid_time_end,
                    valid_time_end=max(brief.valid_time_end, now()) + _LONGER,
                    reason=_REASON,
                )
                await service.extend(uow, runtime, company.admin, body)
                return

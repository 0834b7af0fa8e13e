"""A step that the client is to sign: a link, which nobody knows, so that lists show one."""

import secrets
from datetime import timedelta

from chassis.clock import now
from chassis.http import Paging
from chassis.runtime import Runtime
from forms.share import service
from forms.share.schemas import ShareLinkCreate
from forms.submission.listing import service as listing
from forms.submission.listing.schemas import SubmissionQuery
from forms.tables.submission import SubmissionState
from identity_client.directory import Directory

from forms_demo.company import DemoCompany

_LASTS = timedelta(days=30)


async def add_share_link(runtime: Runtime, company: DemoCompany) -> None:
    directory = runtime.of(Directory)
    async with runtime.database.unit_of_work() as uow:
        known = await service.query_links(uow, directory, company.admin, None, Paging())
        if known.data:
            return
        open_ones = [
            brief
            for state in (SubmissionState.ONGOING, SubmissionState.DRAFT)
            for brief in (
                await listing.query_submissions(
                    uow, runtime, company.admin, SubmissionQuery(state=state), Paging()
                )
            ).data
            if brief.approvals_needed == 1
        ]
    async with runtime.database.unit_of_work() as uow:
        body = ShareLinkCreate(
            submission_id=open_ones[0].submission_id,
            secret=secrets.token_urlsafe(32),
            expires_at=now() + _LASTS,
            most_uses=1,
        )
        await service.create_link(uow, runtime, company.admin, body)

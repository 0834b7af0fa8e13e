"""A company whose mails were reported sends none to others until an operator has looked."""

import logging

from chassis.clock import now
from chassis.db import UnitOfWork

from identity.mail.admin_warnings import MailWarning, warn_admins
from identity.mail.metrics import STOPPED
from identity.mail.repo import MailRepo

log = logging.getLogger(__name__)


async def stop_company(uow: UnitOfWork, repo: MailRepo, because: str) -> None:
    standing = await repo.standing_to_change()
    if standing.stopped_at is not None:
        return
    standing.stopped_at, standing.stopped_because = now(), because
    STOPPED.inc()
    log.warning("mails of company %s to others are stopped: %s", repo.company_id, because)
    await warn_admins(uow, repo, MailWarning.STOPPED)


async def resume_company(repo: MailRepo, *, outside_a_day: int | None) -> None:
    """This settles the reports from before. `outside_a_day`: the operator's budget instead of the rule."""
    standing = await repo.standing_to_change()
    standing.stopped_at, standing.stopped_because = None, ""
    standing.outside_a_day = outside_a_day
    await repo.settle_reports()

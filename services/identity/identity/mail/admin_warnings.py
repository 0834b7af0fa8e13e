"""What a company's admins are told by mail about its mails."""

from enum import StrEnum

from chassis.db import UnitOfWork
from contracts.identity.v1 import events_pb2

from identity.mail.repo import MailRepo


class MailWarning(StrEnum):
    """Each has a title and a text in `mail_templates/_mail_warnings.*`."""

    NEARLY_USED = "nearly_used"
    USED_UP = "used_up"
    REPORTED = "reported"
    STOPPED = "stopped"


async def warn_admins(uow: UnitOfWork, repo: MailRepo, warning: MailWarning) -> None:
    for user_id in await repo.admins():
        uow.outbox.add(
            events_pb2.MailWarningRaised(
                company_id=str(repo.company_id), user_id=str(user_id), warning=warning.value
            )
        )

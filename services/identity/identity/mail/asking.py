"""Mails about mails: the question to somebody outside, and what a company's admins are told."""

import logging
from uuid import UUID

import aiosmtplib
from chassis.db import UnitOfWork
from chassis.mail import Mailer, is_refused_for_good
from chassis.runtime import Runtime

from identity.mail.budget import Numbers
from identity.mail.choices import note_not_asked, note_undeliverable
from identity.mail.contact_repo import ContactRepo
from identity.mail.links import ChoiceTokens
from identity.mail.repo import MailRepo
from identity.mail.service import use_of
from identity.tables.mail import Choice
from identity.user.service import find_user

log = logging.getLogger(__name__)


async def ask_for_consent(
    uow: UnitOfWork, runtime: Runtime, contact_id: UUID, submitter: UUID | None
) -> None:
    contacts = ContactRepo(uow)
    contact = await contacts.find(contact_id)
    if contact is None or contact.choice != Choice.ASKED.value:
        return  # late news: answered by another mail's link
    repo = MailRepo(uow, contact.company_id)
    company, standing = await repo.company(), await repo.standing()
    if company is None:
        return
    if standing is not None and standing.stopped_at is not None:
        await repo.lock_budget(company.founder_mailbox)
        await note_not_asked(uow, await contacts.lock(contact.id))
        return
    values = {
        "company": company.name,
        "person": await repo.name_of(submitter) if submitter else "",
        "link": runtime.of(ChoiceTokens).choice_url(runtime.settings.public_url, contact.id),
    }
    language = await contacts.language_for(contact.email, submitter)
    try:
        await Mailer.of(runtime).send(contact.email, "mail_consent", language, values)
    except aiosmtplib.SMTPRecipientsRefused as refused:
        if not is_refused_for_good(refused):
            raise
        log.warning("the question to a mail contact %s was refused for good: %s", contact.id, refused)
        await note_undeliverable(uow, contact)


async def warn_admin(
    uow: UnitOfWork, runtime: Runtime, company_id: UUID, user_id: UUID, warning: str
) -> None:
    user = await find_user(uow, user_id)
    use = await use_of(uow, runtime.of(Numbers), company_id)
    if user is None or use is None or user_id not in await MailRepo(uow, company_id).admins():
        return  # late news: whoever was removed or is no admin any more hears nothing of the company
    values = {
        "warning": warning,
        "company": use.company_name,
        "used": use.outside_used,
        "most": use.outside_a_day,
        "link": f"{runtime.settings.public_url}/admin/mails",
    }
    await Mailer.of(runtime).send(user.email, "mail_warning", user.language, values)

"""What the holder of a mailbox says to a company's mails: yes, no, or that something is wrong with them."""

from datetime import datetime
from uuid import UUID

from chassis.clock import now
from chassis.db import UnitOfWork
from chassis.runtime import Runtime
from contracts.identity.v1 import events_pb2

from identity.mail.admin_warnings import MailWarning, warn_admins
from identity.mail.budget import HELD_FOR, REPORTS_COUNT_FOR, Numbers, stops_after
from identity.mail.contact_repo import ContactRepo
from identity.mail.errors import LinkNotValid
from identity.mail.links import ChoiceTokens
from identity.mail.repo import MailRepo
from identity.mail.schemas import ChoiceMade, MailChoiceSeen
from identity.mail.stopping import stop_company
from identity.tables.mail import Choice, MailContact, Outcome


async def see_choice(uow: UnitOfWork, tokens: ChoiceTokens, token: str) -> MailChoiceSeen:
    return await _seen(uow, await _contact(uow, tokens, token))


async def make_choice(uow: UnitOfWork, runtime: Runtime, token: str, choice: ChoiceMade) -> MailChoiceSeen:
    """Said twice, it is said once; said otherwise later, that counts."""
    contact = await _contact_to_change(uow, runtime.of(ChoiceTokens), token)
    repo, at = MailRepo(uow, contact.company_id), now()
    wants = choice is ChoiceMade.WANTED
    if choice is ChoiceMade.REPORTED:
        await _report(uow, runtime.of(Numbers), repo, contact, at)
    chosen = Choice.WANTED if wants else Choice.UNWANTED
    if contact.choice != chosen.value:
        contact.choice, contact.chosen_at = chosen.value, at
        await _tell_held(uow, repo, contact, at, wants=wants)
    await uow.flush()
    return await _seen(uow, contact)


async def _tell_held(
    uow: UnitOfWork, repo: MailRepo, contact: MailContact, at: datetime, *, wants: bool
) -> None:
    held = await repo.held_for(contact.mailbox, at - HELD_FOR)
    if not wants:
        await repo.settle(held, Outcome.UNWANTED)
    _judge_anew(uow, contact, held, wants=wants)


def _judge_anew(uow: UnitOfWork, contact: MailContact, held: list[UUID], *, wants: bool = False) -> None:
    if held:
        uow.outbox.add(
            events_pb2.MailChoiceMade(
                company_id=str(contact.company_id), is_wanted=wants, held_mail_ids=map(str, held)
            )
        )


async def _report(
    uow: UnitOfWork, numbers: Numbers, repo: MailRepo, contact: MailContact, at: datetime
) -> None:
    if contact.reported_at is not None:
        return
    await warn_admins(uow, repo, MailWarning.REPORTED)
    if await repo.members_among([contact.mailbox]):
        return  # a quarrel inside stops nobody's mails to others
    contact.reported_at = at
    await uow.flush()
    since = at - REPORTS_COUNT_FOR
    most = stops_after(await repo.mailboxes_mailed(since), numbers)
    if (reports := await repo.reports(since)) >= most:
        await stop_company(uow, repo, f"{reports} reports in {REPORTS_COUNT_FOR.days} days")


async def _seen(uow: UnitOfWork, contact: MailContact) -> MailChoiceSeen:
    repo = MailRepo(uow, contact.company_id)
    company = await repo.company()
    if company is None:
        raise LinkNotValid
    return MailChoiceSeen(
        group_name=company.name,
        email=contact.email,
        choice=Choice(contact.choice),
        is_reported=contact.reported_at is not None,
        held_count=len(await repo.held_for(contact.mailbox, now() - HELD_FOR)),
    )


async def note_undeliverable(uow: UnitOfWork, contact: MailContact) -> None:
    """The mail server never takes a mail to it: what waits for an answer waits in vain."""
    repo = MailRepo(uow, contact.company_id)
    held = await repo.held_for(contact.mailbox, now() - HELD_FOR)
    await repo.settle(held, Outcome.DROPPED)
    _judge_anew(uow, contact, held)


async def note_not_asked(uow: UnitOfWork, contact: MailContact) -> None:
    """The company was stopped before the question left. What waits for the answer is judged anew: from
    then on it waits from day to day, until the company is let out again and the question with it."""
    if contact.choice != Choice.ASKED.value:
        return
    contact.choice, contact.asked_at = Choice.NONE.value, None
    repo = MailRepo(uow, contact.company_id)
    _judge_anew(uow, contact, await repo.held_for(contact.mailbox, now() - HELD_FOR))


async def _contact_to_change(uow: UnitOfWork, tokens: ChoiceTokens, token: str) -> MailContact:
    """Under the budget's lock, as claims change the same rows."""
    contact = await _contact(uow, tokens, token)
    repo = MailRepo(uow, contact.company_id)
    company = await repo.company()
    if company is None:
        raise LinkNotValid
    await repo.lock_budget(company.founder_mailbox)
    return await ContactRepo(uow).lock(contact.id)


async def _contact(uow: UnitOfWork, tokens: ChoiceTokens, token: str) -> MailContact:
    contact_id: UUID | None = tokens.contact_in(token)
    contact = await ContactRepo(uow).find(contact_id) if contact_id is not None else None
    if contact is None:
        raise LinkNotValid
    return contact

"""Invites are mails to people outside: they take from the same budget. Whoever invites is told at once."""

from collections.abc import Sequence
from dataclasses import dataclass
from uuid import UUID

from chassis.db import UnitOfWork
from chassis.ids import new_id
from chassis.runtime import Runtime

from identity.mail.budget import Numbers, next_day
from identity.mail.claiming import Budget, Mail, granted, open_budget, receivers_of, warn_of_use
from identity.mail.errors import InvitesStopped, InviteUnwanted, NoInviteLeftToday, NoInviteTaken
from identity.mail.links import ChoiceTokens
from identity.mail.repo import MailRepo
from identity.tables.mail import Choice, Purpose
from identity.tables.mailboxes import mailbox_of


@dataclass(frozen=True, slots=True)
class Links:
    choice_url: str
    unsubscribe_url: str


async def must_have_invites_left(
    uow: UnitOfWork, numbers: Numbers, company_id: UUID, emails: Sequence[str]
) -> None:
    """For a try: nothing is counted."""
    budget = await open_budget(uow, numbers, company_id, lock=False)
    _must_be_left(budget, len(emails))


async def links_for_invite(uow: UnitOfWork, runtime: Runtime, company_id: UUID, email: str) -> Links | None:
    """None: since the invite was made they said that they want no mails of the company."""
    mailbox = mailbox_of(email)
    contact = (await MailRepo(uow, company_id).contacts({mailbox: email}))[mailbox]
    if contact.choice == Choice.UNWANTED.value:
        return None
    tokens, public_url = runtime.of(ChoiceTokens), runtime.settings.public_url
    return Links(
        choice_url=tokens.choice_url(public_url, contact.id),
        unsubscribe_url=tokens.unsubscribe_url(public_url, contact.id),
    )


async def claim_invites(uow: UnitOfWork, numbers: Numbers, company_id: UUID, emails: Sequence[str]) -> None:
    """All of them or none. Under the company's lock, which comes before that of the budget."""
    if not emails:
        return
    budget = await open_budget(uow, numbers, company_id)
    _must_be_left(budget, len(emails))
    receivers, _ = await receivers_of(budget, [Mail(new_id(), email) for email in emails])
    for email in emails:
        mail = Mail(new_id(), email)
        receiver = receivers[mail.mailbox]
        if receiver.choice is Choice.UNWANTED:
            raise InviteUnwanted(email)
        if not receiver.takes_a_question():
            raise NoInviteTaken(email, _seconds_to_tomorrow(budget))
        receiver.gets_a_question()
        budget.remaining.outside -= 1
        granted(budget, Purpose.INVITE, mail.id, email)
    await warn_of_use(uow, budget)


def _must_be_left(budget: Budget, invites: int) -> None:
    if budget.remaining.is_stopped:
        raise InvitesStopped
    if budget.remaining.outside < invites:
        raise NoInviteLeftToday(budget.remaining.outside, _seconds_to_tomorrow(budget))


def _seconds_to_tomorrow(budget: Budget) -> int:
    return round((next_day(budget.at) - budget.at).total_seconds())

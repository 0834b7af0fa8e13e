"""Every mail that a company causes is claimed here first: the one place that counts and decides."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from datetime import datetime
from typing import Any
from uuid import UUID

from chassis.clock import now
from chassis.db import UnitOfWork
from chassis.errors import BadRequest
from chassis.ids import new_id
from chassis.texts import Text
from contracts.identity.v1 import events_pb2

from identity.company.errors import CompanyNotFound
from identity.mail.admin_warnings import MailWarning, warn_admins
from identity.mail.budget import (
    HELD_FOR,
    WARN_AT_PERCENT,
    Company,
    Numbers,
    Receiver,
    RemainingBudget,
    company_of,
    day_of,
    is_address,
    is_crossed,
    is_new,
    next_day,
    outside_a_day,
)
from identity.mail.metrics import MAILS
from identity.mail.repo import MailRepo
from identity.tables.mail import (
    HELD,
    SUBMISSION,
    Choice,
    MailClaim,
    MailContact,
    MailStanding,
    Outcome,
    Purpose,
)
from identity.tables.mailboxes import mailbox_of

_FINAL = frozenset(Outcome) - {*HELD}


@dataclass(frozen=True, slots=True)
class Mail:
    id: UUID
    email: str

    @property
    def mailbox(self) -> str:
        return mailbox_of(self.email)


@dataclass(frozen=True, slots=True)
class About:
    kind: str
    id: UUID


@dataclass(frozen=True, slots=True)
class Occasion:
    """Why the mails are sent."""

    purpose: Purpose
    about: About | None = None
    on_behalf_of_user_id: UUID | None = None


@dataclass(frozen=True, slots=True)
class ClaimedMail:
    claim: MailClaim
    contact: MailContact | None
    """None where what was given is no address."""


@dataclass(frozen=True, slots=True)
class Claimed:
    company_name: str
    on_behalf_of_name: str
    mails: list[ClaimedMail]


@dataclass
class Budget:
    """A company's day, locked until the unit of work ends."""

    repo: MailRepo
    company: Company
    company_name: str
    founder_mailbox: str
    is_new: bool
    most: int
    used_before: int
    remaining: RemainingBudget
    standing: MailStanding | None
    at: datetime = field(default_factory=now)

    @property
    def used(self) -> int:
        return self.most - self.remaining.outside


async def open_budget(
    uow: UnitOfWork,
    numbers: Numbers,
    company_id: UUID,
    besides: Sequence[UUID] = (),
    *,
    lock: bool = True,
) -> Budget:
    repo = MailRepo(uow, company_id)
    row = await repo.company()
    if row is None:
        raise CompanyNotFound
    if lock:
        await repo.lock_budget(row.founder_mailbox)
    at = now()
    standing = await repo.standing()
    company = company_of(row, standing, at)
    company_is_new = is_new(company, numbers)
    shared_with = row.founder_mailbox if company_is_new else None
    outside, inside = await repo.used(day_of(at), shared_with)
    held = await repo.held(made_after=at - HELD_FOR, besides=besides)
    remaining = RemainingBudget.of(
        company,
        numbers,
        outside=outside,
        inside=inside,
        held=held,
        is_stopped=standing is not None and standing.stopped_at is not None,
    )
    most = outside_a_day(company, numbers)
    return Budget(
        repo, company, row.name, row.founder_mailbox, company_is_new, most, outside, remaining, standing, at
    )


async def claim_mails(
    uow: UnitOfWork, numbers: Numbers, company_id: UUID, occasion: Occasion, mails: Sequence[Mail]
) -> Claimed:
    """What becomes of each mail. Asked again, what is final stays as it was told, except to who has left."""
    budget = await open_budget(uow, numbers, company_id, [mail.id for mail in mails])
    repo = budget.repo
    known = await repo.claims([mail.id for mail in mails])
    # `x<ada@client.test>` would reach a mailbox that is not the one counted.
    addressed = [mail for mail in mails if is_address(mail.email)]
    receivers, contacts = await receivers_of(budget, addressed)
    claimed: list[ClaimedMail] = []
    for mail in mails:
        contact = contacts.get(mail.mailbox) if is_address(mail.email) else None
        claim = known.get(mail.id)
        if claim is None:
            claim = repo.add(_new_claim(company_id, occasion, mail))
            known[mail.id] = claim
        _must_be_for(claim, company_id, occasion.purpose, mail)
        if contact is not None and _has_left(claim, receivers[mail.mailbox]):
            claim.outcome, claim.retry_at = Outcome.DROPPED.value, None
        elif contact is None and claim.outcome not in _FINAL:
            claim.outcome = Outcome.DROPPED.value
        elif contact is not None and claim.outcome not in _FINAL:
            _judge(uow, budget, occasion, claim, receivers[mail.mailbox], contact)
        claimed.append(ClaimedMail(claim, contact))
    await warn_of_use(uow, budget)
    await uow.flush()
    person = occasion.on_behalf_of_user_id
    return Claimed(budget.company_name, await repo.name_of(person) if person else "", claimed)


async def receivers_of(
    budget: Budget, mails: Sequence[Mail]
) -> tuple[dict[str, Receiver], dict[str, MailContact]]:
    repo = budget.repo
    addresses = {mail.mailbox: mail.email for mail in mails}
    if not addresses:
        return {}, {}
    members = await repo.members_among([*addresses])
    await repo.lock_mailboxes([box for box in addresses if box not in members])
    contacts = await repo.contacts(addresses)
    taken = await repo.taken_by([*addresses], day_of(budget.at), budget.founder_mailbox)
    receivers = {
        mailbox: Receiver(
            is_member=mailbox in members,
            choice=Choice(contact.choice),
            asked_at=contact.asked_at,
            from_company=taken[mailbox].from_company if mailbox in taken else 0,
            from_all=taken[mailbox].from_all if mailbox in taken else 0,
            is_company_new=budget.is_new,
            unasked=taken[mailbox].unasked if mailbox in taken else 0,
            unasked_by_founder=taken[mailbox].unasked_by_founder if mailbox in taken else 0,
        )
        for mailbox, contact in contacts.items()
    }
    return receivers, contacts


def granted(
    budget: Budget, purpose: Purpose, mail_id: UUID, email: str, *, about: About | None = None
) -> MailClaim:
    """A mail to somebody outside that goes out now."""
    MAILS.labels(purpose.value, Outcome.GRANTED.value).inc()
    return budget.repo.add(
        MailClaim(
            id=mail_id,
            company_id=budget.repo.company_id,
            purpose=purpose.value,
            mailbox=mailbox_of(email),
            email=email,
            is_outside=True,
            **_columns_of(about),
            outcome=Outcome.GRANTED.value,
            counted_at=budget.at,
        )
    )


async def warn_of_use(uow: UnitOfWork, budget: Budget) -> None:
    """The admins hear once a day that the company's budget is nearly used, and once that it is used up."""
    crossed = [
        percent
        for percent in WARN_AT_PERCENT
        if is_crossed(percent, before=budget.used_before, after=budget.used, most=budget.most)
    ]
    if not crossed:
        return
    standing = await budget.repo.standing_to_change()
    told = standing.warned_percent if standing.warned_on == budget.at.date() else 0
    if max(crossed) <= told:
        return
    standing.warned_on, standing.warned_percent = budget.at.date(), max(crossed)
    await warn_admins(
        uow, budget.repo, MailWarning.USED_UP if max(crossed) == 100 else MailWarning.NEARLY_USED
    )


def _must_be_for(claim: MailClaim, company_id: UUID, purpose: Purpose, mail: Mail) -> None:
    """What was granted for one mailbox must let nothing out to another."""
    if (claim.company_id, claim.purpose, claim.mailbox) != (company_id, purpose.value, mail.mailbox):
        raise BadRequest(Text("This mail was claimed before, for another address, purpose or company."))


def _has_left(claim: MailClaim, receiver: Receiver) -> bool:
    """It is for a former member, who gets neither it nor a question, however late it goes."""
    return claim.outcome in (Outcome.GRANTED, *HELD) and not (claim.is_outside or receiver.is_member)


def _new_claim(company_id: UUID, occasion: Occasion, mail: Mail) -> MailClaim:
    return MailClaim(
        id=mail.id,
        company_id=company_id,
        purpose=occasion.purpose.value,
        mailbox=mail.mailbox,
        email=mail.email,
        is_outside=True,
        **_columns_of(occasion.about),
        outcome=Outcome.OVER_BUDGET.value,
        created_at=now(),
    )


def _columns_of(about: About | None) -> dict[str, Any]:
    if about is None:
        return {}
    columns: dict[str, Any] = {"about_kind": about.kind, "about_id": about.id}
    return columns | ({"submission_id": about.id} if about.kind == SUBMISSION else {})


def _judge(
    uow: UnitOfWork,
    budget: Budget,
    occasion: Occasion,
    claim: MailClaim,
    receiver: Receiver,
    contact: MailContact,
) -> None:
    claim.is_outside = not receiver.is_member
    if claim.created_at <= budget.at - HELD_FOR:
        outcome, asks = Outcome.DROPPED, False
    else:
        outcome, asks = receiver.judge(budget.remaining, budget.at, occasion.purpose)
    MAILS.labels(occasion.purpose.value, outcome.value).inc()
    claim.outcome = outcome.value
    claim.counted_at = budget.at if outcome is Outcome.GRANTED else None
    claim.retry_at = next_day(budget.at) if outcome is Outcome.OVER_BUDGET else None
    if asks:
        contact.choice, contact.asked_at = receiver.choice.value, receiver.asked_at
        granted(budget, Purpose.CONSENT, new_id(), contact.email, about=occasion.about)
        uow.outbox.add(
            events_pb2.MailConsentRequested(
                contact_id=str(contact.id),
                submitter_user_id=str(occasion.on_behalf_of_user_id or ""),
                company_id=str(contact.company_id),
            )
        )

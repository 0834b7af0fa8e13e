"""What a company's admins see of its mails."""

from dataclasses import dataclass
from uuid import UUID

from chassis.access import Actor
from chassis.clock import now
from chassis.db import UnitOfWork
from chassis.http import Page, Paging

from identity.company.errors import CompanyNotFound
from identity.mail.budget import (
    HELD_FOR,
    REPORTS_COUNT_FOR,
    Numbers,
    company_of,
    day_of,
    is_new,
    next_day,
    outside_a_day,
)
from identity.mail.claiming import About
from identity.mail.repo import MailRepo
from identity.mail.schemas import MailPublic, MailUse
from identity.tables.mail import Outcome

_MOST_UNSENT = 100


@dataclass(frozen=True, slots=True)
class Use:
    company_name: str
    outside_a_day: int
    outside_used: int
    is_new: bool
    is_stopped: bool


async def use_of(uow: UnitOfWork, numbers: Numbers, company_id: UUID) -> Use | None:
    repo, at = MailRepo(uow, company_id), now()
    row = await repo.company()
    if row is None:
        return None
    standing = await repo.standing()
    company = company_of(row, standing, at)
    used, _ = await repo.used(day_of(at), row.founder_mailbox if is_new(company, numbers) else None)
    return Use(
        company_name=row.name,
        outside_a_day=outside_a_day(company, numbers),
        outside_used=used,
        is_new=is_new(company, numbers),
        is_stopped=standing is not None and standing.stopped_at is not None,
    )


async def get_use(uow: UnitOfWork, numbers: Numbers, actor: Actor) -> MailUse:
    use = await use_of(uow, numbers, actor.company_id)
    if use is None:
        raise CompanyNotFound
    repo, at = MailRepo(uow, actor.company_id), now()
    return MailUse(
        outside_a_day=use.outside_a_day,
        outside_used=use.outside_used,
        held_count=await repo.held(made_after=at - HELD_FOR),
        reports_count=await repo.reports(at - REPORTS_COUNT_FOR),
        is_new=use.is_new,
        is_stopped=use.is_stopped,
        resets_at=next_day(at),
    )


async def find_unsent(uow: UnitOfWork, company_id: UUID, about: About) -> list[MailPublic]:
    """The mails about something that were not let out (yet)."""
    rows = await MailRepo(uow, company_id).unsent_about(about.kind, about.id, _MOST_UNSENT)
    return [MailPublic.model_validate(row) for row in rows]


async def query_mails(
    uow: UnitOfWork, actor: Actor, outcome: Outcome | None, paging: Paging
) -> Page[MailPublic]:
    rows, total = await MailRepo(uow, actor.company_id).page(outcome, paging)
    return Page[MailPublic].of([MailPublic.model_validate(row) for row in rows], total, paging)

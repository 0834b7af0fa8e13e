"""How many companies a person may own, founded or taken over."""

from uuid import UUID

from chassis.db import UnitOfWork

from identity.company.repo import CompanyRepo

# Nobody runs as many; a script that makes companies stops here.
MOST_OWNED = 20


async def hold_owned_by(uow: UnitOfWork, user_id: UUID) -> list[str]:
    """The names of the companies they own; none is added until this unit ends. Taken before a company's
    own lock."""
    await uow.lock(f"companies owned by {user_id}")
    return await CompanyRepo(uow).names_owned_by(user_id)

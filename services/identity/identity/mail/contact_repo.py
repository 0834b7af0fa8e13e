from uuid import UUID

from chassis.db import UnitOfWork
from chassis.db.statements import col, locked, select
from chassis.mail import DEFAULT_LANGUAGE
from sqlalchemy import or_

from identity.tables.mail import MailContact
from identity.tables.user import User


class ContactRepo:
    """A contact by what is in a signed link; everybody else starts from their company."""

    def __init__(self, uow: UnitOfWork) -> None:
        self._uow = uow

    async def find(self, contact_id: UUID) -> MailContact | None:
        found = await self._uow.execute(select(MailContact).where(col(MailContact.id) == contact_id))
        return found.scalar_one_or_none()

    async def lock(self, contact_id: UUID) -> MailContact:
        found = await self._uow.execute(locked(select(MailContact).where(col(MailContact.id) == contact_id)))
        return found.scalar_one()

    async def language_for(self, email: str, asker_id: UUID | None) -> str:
        """Their own where they have an account, else that of whoever wants to mail them."""
        found = await self._uow.execute(
            select(User.language)
            .where(or_(col(User.email) == email, col(User.id) == asker_id))
            .order_by((col(User.email) == email).desc())
            .limit(1)
        )
        return found.scalar_one_or_none() or DEFAULT_LANGUAGE

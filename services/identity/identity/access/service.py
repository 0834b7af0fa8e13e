from uuid import UUID

from chassis.access.reader import Access, AccessReader, AwayMember, CompanyState
from chassis.access.roles import Role
from chassis.db import Database, UnitOfWork
from contracts.identity.v1 import events_pb2

from identity.access.repo import AccessRepo


class OwnAccess:
    """What a person may do, straight from the database: whoever asks keeps a short memory of their own, and
    two would add up."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def get_access(self, user_id: UUID, company_id: UUID | None, session_id: UUID) -> Access:
        async with self._database.reading() as uow:
            row = await AccessRepo(uow).find(user_id, company_id, session_id)
        if row is None:
            return Access(session_active=False)
        return Access(
            session_active=True,
            role=Role(row.role) if row.role else None,
            team_ids=frozenset(row.team_ids or ()),
            project_ids=frozenset(row.project_ids or ()),
            managed_project_ids=frozenset(row.managed_project_ids or ()),
            company_state=CompanyState(row.company_state or CompanyState.ACTIVE),
            stands_in_for=tuple(
                AwayMember(UUID(each["userId"]), frozenset(map(UUID, each["teamIds"] or ())))
                for each in row.stands_in_for or ()
            ),
        )

    def forget_user(self, user_id: UUID) -> None:
        """Nothing is remembered here."""


def announce_changed_access(
    uow: UnitOfWork, access: AccessReader, user_id: UUID, company_id: UUID | None = None
) -> None:
    """Tell every process that what this user may do is no longer what they remember."""
    uow.outbox.add(
        events_pb2.AccessChanged(user_id=str(user_id), company_id=str(company_id) if company_id else "")
    )
    # This process at once: the person who made the change must see it with their next click.
    uow.after_commit(lambda: access.forget_user(user_id))

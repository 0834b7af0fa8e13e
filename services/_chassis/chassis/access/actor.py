from dataclasses import dataclass
from uuid import UUID

from chassis.access.addresses import network_of
from chassis.access.reader import Access
from chassis.access.roles import Role
from chassis.errors import Forbidden
from chassis.texts import Text


@dataclass(frozen=True, slots=True)
class Origin:
    """Where a call came from; kept with sessions and audit records."""

    ip: str
    """The client's own address, not that of a proxy between (see `chassis.access.addresses`)."""
    user_agent: str

    @property
    def network(self) -> str:
        """What tries are counted by: an IPv4 address; the /64 of an IPv6 one, which one caller holds."""
        return network_of(self.ip)


@dataclass(frozen=True, slots=True)
class SignedInUser:
    """A verified token's holder, who may not belong to any company yet."""

    user_id: UUID
    session_id: UUID
    company_id: UUID | None
    origin: Origin


@dataclass(frozen=True, slots=True)
class Actor:
    """A member acting in their company. Every query starts from `company_id`."""

    user_id: UUID
    session_id: UUID
    company_id: UUID
    origin: Origin
    access: Access

    @property
    def role(self) -> Role:
        assert self.access.role is not None
        return self.access.role

    def is_at_least(self, role: Role) -> bool:
        return self.role.at_least(role)

    def manages(self, project_id: UUID) -> bool:
        return self.is_at_least(Role.ADMIN) or project_id in self.access.managed_project_ids

    def sees_project(self, project_id: UUID) -> bool:
        return self.is_at_least(Role.ADMIN) or project_id in self.access.project_ids

    def must_be_in(self, company_id: UUID | None) -> None:
        """Calls may name a company; it must be the one the caller works in."""
        if company_id is not None and company_id != self.company_id:
            raise Forbidden(Text("This belongs to another company. Switch to that company first."))

    def must_manage(self, project_id: UUID) -> None:
        if not self.manages(project_id):
            raise Forbidden(Text("Only this project's managers and the company's admins may do this."))

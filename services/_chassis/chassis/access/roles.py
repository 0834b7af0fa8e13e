from enum import StrEnum


class Role(StrEnum):
    """Roles within a company, lowest first; what each may do is architecture's table."""

    MEMBER = "member"
    MANAGER = "manager"
    ADMIN = "admin"
    CO_OWNER = "coOwner"
    OWNER = "owner"

    @property
    def rank(self) -> int:
        return _RANKS[self]

    def at_least(self, other: "Role") -> bool:
        return self.rank >= other.rank


_RANKS = {role: rank for rank, role in enumerate(Role)}

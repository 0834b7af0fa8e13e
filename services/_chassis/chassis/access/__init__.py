"""Who is calling and what they may do. The checks themselves are dependencies in `chassis.http`."""

from chassis.access.actor import Actor, Origin, SignedInUser
from chassis.access.guests import GuestBook
from chassis.access.reader import Access, AccessReader, AwayMember, CompanyState
from chassis.access.roles import Role

__all__ = [
    "Access",
    "AccessReader",
    "Actor",
    "AwayMember",
    "CompanyState",
    "GuestBook",
    "Origin",
    "Role",
    "SignedInUser",
]

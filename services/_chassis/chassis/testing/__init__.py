"""For tests of services: the real app on real servers, and helpers that read as sentences."""

from chassis.testing.access import SignIn, user_id_of
from chassis.testing.events import as_heard, drain, housekeep, published
from chassis.testing.mail import Inbox
from chassis.testing.statements import counted_statements

__all__ = [
    "Inbox",
    "SignIn",
    "as_heard",
    "counted_statements",
    "drain",
    "housekeep",
    "published",
    "user_id_of",
]

"""For tests of services: the real app on real servers, and helpers that read as sentences."""

from chassis.testing.access import SignIn
from chassis.testing.events import drain, published

__all__ = ["SignIn", "drain", "published"]

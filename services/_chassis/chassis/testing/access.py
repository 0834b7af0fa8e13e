from collections.abc import Awaitable
from typing import Protocol
from uuid import UUID

from chassis.access import Role


class SignIn(Protocol):
    """Gives the headers of a new member of a company: `await sign_in(Role.ADMIN)`."""

    def __call__(self, role: Role, *, company_id: UUID | None = None) -> Awaitable[dict[str, str]]: ...

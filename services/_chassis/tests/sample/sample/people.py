import time
from typing import Any
from uuid import UUID, uuid4

import jwt
from chassis.access import Access, Role
from chassis.access.tokens import ISSUER

from sample import main as sample

COMPANY = UUID("00000000-0000-7000-8000-00000000c0de")


class Person:
    """Somebody with a token, and what identity would say about them."""

    def __init__(self, memberships: sample.Memberships, role: Role | None) -> None:
        self.user_id = uuid4()
        self.memberships = memberships
        self.set(Access(session_active=True, role=role))

    def set(self, access: Access) -> None:
        self.memberships.known[self.user_id] = access

    def token(self, **changes: Any) -> str:
        payload = {
            "iss": ISSUER,
            "sub": str(self.user_id),
            "sid": str(uuid4()),
            "gid": str(COMPANY),
            "csrf": "the-csrf-value",
            "exp": int(time.time()) + 600,
            **changes,
        }
        return jwt.encode(payload, sample.SIGNING_KEY, algorithm="EdDSA", headers={"kid": sample.KEY_ID})

    @property
    def headers(self) -> dict[str, str]:
        return {"Authorization": f"Bearer {self.token()}"}

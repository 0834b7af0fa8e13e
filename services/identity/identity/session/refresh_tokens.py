import base64
import hashlib
import hmac
from dataclasses import dataclass
from uuid import UUID

_MAC_BYTES = 32


@dataclass(frozen=True, slots=True)
class RefreshLink:
    """Which link of which session's chain a token is."""

    session_id: UUID
    token_id: UUID


class RefreshTokens:
    """Makes refresh tokens that can be told genuine without a table, and made again for a racing tab.

    A token says which link it is, sealed with a key only identity has. So a used link whose row is gone is
    still known as one we gave out, and nothing has to keep the token itself.
    """

    def __init__(self, data_key: bytes) -> None:
        self._key = hmac.digest(data_key, b"groundwork refresh tokens", hashlib.sha256)

    def token_of(self, link: RefreshLink) -> str:
        body = link.session_id.bytes + link.token_id.bytes
        return base64.urlsafe_b64encode(body + self._seal(b"refresh", body)).rstrip(b"=").decode()

    def link_of(self, token: str) -> RefreshLink | None:
        try:
            raw = base64.urlsafe_b64decode(token + "=" * (-len(token) % 4))
        except ValueError:
            return None
        if len(raw) != 32 + _MAC_BYTES:
            return None
        body, seal = raw[:32], raw[32:]
        if not hmac.compare_digest(seal, self._seal(b"refresh", body)):
            return None
        return RefreshLink(UUID(bytes=body[:16]), UUID(bytes=body[16:]))

    def csrf_of(self, session_id: UUID, user_id: UUID, company_id: UUID | None) -> str:
        """One unguessable value a session and company, the same in every tab, whoever refreshes. It says
        whose it is: a page that was made for somebody else sends nothing with it."""
        sealed = base64.urlsafe_b64encode(self._seal(b"csrf", session_id.bytes)[:24]).decode()
        return f"{sealed}.{user_id}.{company_id or ''}"

    def _seal(self, purpose: bytes, body: bytes) -> bytes:
        return hmac.digest(self._key, purpose + b"\n" + body, hashlib.sha256)


def hash_refresh_token(token: str) -> bytes:
    return hashlib.sha256(token.encode()).digest()

"""What a link and its visitors are known by. Only the mailed code is kept as it is said. Pure."""

import hashlib
import hmac
import secrets

_CODE_DIGITS = 6


def digest_of_token(token: str) -> bytes:
    """A long random token needs no salt."""
    return hashlib.sha256(token.encode()).digest()


def new_code() -> str:
    return f"{secrets.randbelow(10**_CODE_DIGITS):0{_CODE_DIGITS}d}"


def is_code(typed: str, code: str) -> bool:
    return hmac.compare_digest(typed.encode(), code.encode())

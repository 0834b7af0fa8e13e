"""What a link and its visitors are known by. Only the mailed code is kept as it is said. Pure."""

import hashlib
import hmac
import secrets

_CODE_DIGITS = 6
_SALT_BYTES = 16
# Some hundredths of a second each.
_COST, _BLOCK, _PARALLEL = 2**14, 8, 1


def digest_of_token(token: str) -> bytes:
    """A long random token needs no salt."""
    return hashlib.sha256(token.encode()).digest()


def new_code() -> str:
    return f"{secrets.randbelow(10**_CODE_DIGITS):0{_CODE_DIGITS}d}"


def is_code(typed: str, code: str) -> bool:
    return hmac.compare_digest(typed.encode(), code.encode())


def new_salt() -> bytes:
    return secrets.token_bytes(_SALT_BYTES)


def digest_of_pin(pin: str, salt: bytes) -> bytes:
    """Takes its time: never on the event loop."""
    return hashlib.scrypt(pin.encode(), salt=salt, n=_COST, r=_BLOCK, p=_PARALLEL)


def is_pin(pin: str, salt: bytes, digest: bytes) -> bool:
    return hmac.compare_digest(digest_of_pin(pin, salt), digest)

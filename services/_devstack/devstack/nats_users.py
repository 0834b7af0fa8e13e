"""Whom NATS lets in, and what each may do."""

import json
import secrets
from collections.abc import Mapping, Sequence
from typing import Any

import nkeys

from devstack.console import Failure
from devstack.layout import ROOT

PERMISSIONS = ROOT / "docker" / "nats" / "permissions.json"

Permissions = dict[str, dict[str, list[str]]]
"""By context: the subjects it may `publish` and `subscribe` to."""


def new_seed() -> str:
    """The private part of a key: what a service is told."""
    kind: int = nkeys.PREFIX_BYTE_USER
    seed: bytes = nkeys.encode_seed(secrets.token_bytes(32), kind)
    return seed.decode()


def public_key(seed: str) -> str:
    """What the server is told of it."""
    key: Any = nkeys.from_seed(bytearray(seed.encode())).public_key  # bytes, whatever the library says
    return key.decode().rstrip("=")


def permissions() -> Permissions:
    return json.loads(PERMISSIONS.read_text())


def authorization(
    granted: Permissions, keys: Mapping[str, Sequence[str]], others: Sequence[dict[str, Any]] = ()
) -> str:
    """The block of this name in the server's configuration, which takes JSON. A service has two keys while
    one takes the other's place."""
    if missing := granted.keys() - keys.keys():
        raise Failure("nats users", f"no key for {', '.join(sorted(missing))}")
    users = [
        {
            "nkey": key,
            "permissions": {kind: {"allow": subjects} for kind, subjects in granted[context].items()},
        }
        for context in sorted(granted)
        for key in keys[context]
    ]
    return json.dumps({"users": [*users, *others]}, indent=2)

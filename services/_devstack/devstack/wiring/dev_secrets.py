"""Keys of compose and of a cluster on one's own machine. They are public, so they follow from a name."""

import base64
import hashlib

import nkeys
from chassis.rpc.credentials import public_key_of

from devstack.layout import Service
from devstack.wiring.calls import believed_by


def bytes_of(context: str, name: str) -> bytes:
    return hashlib.sha256(f"groundwork-dev {context} {name}".encode()).digest()


def key_of(context: str, name: str) -> str:
    return base64.b64encode(bytes_of(context, name)).decode()


def nats_seed(context: str) -> str:
    kind: int = nkeys.PREFIX_BYTE_USER
    seed: bytes = nkeys.encode_seed(bytes_of(context, "nats"), kind)
    return seed.decode()


def rpc_public_keys(context: str) -> str:
    return " ".join(f"{name}={public_key_of(bytes_of(name, 'rpc'))}" for name in believed_by(context))


def own_secrets(service: Service) -> dict[str, str]:
    """Those that only this context has."""
    return {name.upper(): key_of(service.context, name) for name in service.declared.secrets}

"""Who calls whom over gRPC, in tests: every service that the contracts know, with a key of the tests' own.

server = await start_rpc_server([service], settings, credentials_of("identity"))
channel = RpcChannel("identity", address, credentials_of("forms"))
"""

import base64
import hashlib
from collections.abc import Iterator
from functools import cache

from google.protobuf.descriptor import MethodDescriptor, ServiceDescriptor

from chassis.rpc import Credentials
from chassis.rpc.credentials import public_bytes, public_key_of
from chassis.rpc.guard import callers_of
from chassis.testing.contracts import files_in_contracts


def credentials_of(name: str) -> Credentials:
    return Credentials(name, seed_of(name), public_keys(name))


def rpc_environment(name: str) -> dict[str, str]:
    """What a service of that name reads from its environment, without its prefix."""
    lines = [f"{each}={public_key_of(seed_of(each))}" for each in sorted({*service_names(), name})]
    return {"RPC_KEY": base64.b64encode(seed_of(name)).decode(), "RPC_PUBLIC_KEYS": " ".join(lines)}


def seed_of(name: str) -> bytes:
    return hashlib.sha256(f"tests only: {name}".encode()).digest()


def public_keys(*more: str) -> dict[str, list[bytes]]:
    """Those of every service that the contracts know, and of `more`."""
    return {name: [public_bytes(seed_of(name))] for name in {*service_names(), *more}}


@cache
def service_names() -> frozenset[str]:
    """Who serves or calls anything."""
    serving = {context_of(service) for service in services_in_contracts()}
    return frozenset(serving.union(*map(callers_of, methods_in_contracts())))


def methods_in_contracts() -> Iterator[MethodDescriptor]:
    for service in services_in_contracts():
        yield from service.methods


@cache
def services_in_contracts() -> tuple[ServiceDescriptor, ...]:
    return tuple(each for file in files_in_contracts() for each in file.services_by_name.values())


def context_of(service: ServiceDescriptor) -> str:
    """Whose contract it is in: contracts.<context>.v1."""
    return service.full_name.split(".")[1].replace("_", "-")

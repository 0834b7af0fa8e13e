"""Who calls whom over gRPC, in tests: every service that the contracts know, with a key of the tests' own.

server = await start_rpc_server([service], settings, credentials_of("identity"))
channel = RpcChannel("identity", address, credentials_of("forms"))
"""

import base64
import hashlib
from collections.abc import Iterator
from functools import cache

from google.protobuf.descriptor import MethodDescriptor, ServiceDescriptor

from chassis.event_contract import stream_of, subject_of
from chassis.rpc import Credentials
from chassis.rpc.contract import EVERY_SERVICE, callers_of
from chassis.rpc.credentials import public_bytes, public_key_of
from chassis.testing.contracts import events_in_contracts, files_in_contracts


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
    """Who serves, calls or tells anything."""
    serving = {context_of(service) for service in services_in_contracts()}
    telling = {stream_of(subject_of(kind)) for kind in events_in_contracts()}
    named = frozenset[str]().union(*map(callers_of, methods_in_contracts())) - {EVERY_SERVICE}
    return frozenset(serving | telling | named)


def callers_known(method: MethodDescriptor, callee: str) -> frozenset[str]:
    """By their names, also where the contract names none."""
    callers = callers_of(method)
    return service_names() - {callee} if EVERY_SERVICE in callers else callers


def methods_in_contracts() -> Iterator[MethodDescriptor]:
    for service in services_in_contracts():
        yield from service.methods


@cache
def services_in_contracts() -> tuple[ServiceDescriptor, ...]:
    return tuple(each for file in files_in_contracts() for each in file.services_by_name.values())


def context_of(service: ServiceDescriptor) -> str:
    """Whose contract it is in: contracts.<context>.v1."""
    return service.full_name.split(".")[1].replace("_", "-")

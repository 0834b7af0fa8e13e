"""What a contract says of its calls: who may make them, and which may be made again."""

import importlib
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Any

import contracts
from contracts.options.v1 import options_pb2
from google.protobuf import descriptor_pool
from google.protobuf.descriptor import FileDescriptor, MethodDescriptor, ServiceDescriptor
from google.protobuf.descriptor_pb2 import MethodOptions

EVERY_SERVICE = "*"
_REPEATABLE = frozenset({MethodOptions.NO_SIDE_EFFECTS, MethodOptions.IDEMPOTENT})


@cache
def services_of(context: str) -> tuple[ServiceDescriptor, ...]:
    """What a context serves, all versions."""
    folder = Path(contracts.__path__[0], context.replace("-", "_"))
    return tuple(
        service
        for path in sorted(folder.rglob("*_pb2_grpc.py"))
        for service in _contract_beside(path).services_by_name.values()
    )


def methods_of(full_name: str) -> Sequence[MethodDescriptor]:
    return descriptor_pool.Default().FindServiceByName(full_name).methods


def callers_of(method: MethodDescriptor) -> frozenset[str]:
    """The services that the contract lets call this; `EVERY_SERVICE`: each whose key the callee knows."""
    options: Any = method.GetOptions()
    return frozenset(options.Extensions[options_pb2.callers])


def is_repeatable(method: MethodDescriptor) -> bool:
    """Whether it does no more when it comes twice. A call whose contract says nothing of it is made once."""
    return _options_of(method).idempotency_level in _REPEATABLE


def has_no_side_effects(method: MethodDescriptor) -> bool:
    return _options_of(method).idempotency_level == MethodOptions.NO_SIDE_EFFECTS


def _options_of(method: MethodDescriptor) -> MethodOptions:
    options: Any = method.GetOptions()
    return options


def _contract_beside(generated: Path) -> FileDescriptor:
    """Generated code of calls is `<name>_pb2_grpc`, that of their messages and descriptors `<name>_pb2`."""
    folder = Path(contracts.__path__[0]).parent
    name = ".".join(generated.relative_to(folder).with_suffix("").parts)
    return importlib.import_module(name.removesuffix("_grpc")).DESCRIPTOR

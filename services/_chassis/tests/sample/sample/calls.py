"""One call of each kind, contract and servicer. Built here rather than in proto/, as `sample.events` is."""

from collections.abc import AsyncIterator, Mapping
from typing import Any

import grpc
from chassis.errors import NotFound
from chassis.rpc import RpcService
from contracts.options.v1 import options_pb2
from google.protobuf import descriptor_pb2, descriptor_pool, wrappers_pb2
from google.protobuf.wrappers_pb2 import StringValue

KINDS = ("UnaryUnary", "UnaryStream", "StreamUnary", "StreamStream")


def _contract(
    service: str, *methods: str, callers: tuple[str, ...], levels: Mapping[str, int] | None = None
) -> str:
    file = descriptor_pb2.FileDescriptorProto(
        name=f"sample/{service}.proto",
        package="contracts.sample.v1",
        syntax="proto3",
        dependency=[options_pb2.DESCRIPTOR.name, wrappers_pb2.DESCRIPTOR.name],
    )
    declared = file.service.add(name=service)
    for name in methods:
        method = declared.method.add(
            name=name,
            input_type=f".{StringValue.DESCRIPTOR.full_name}",
            output_type=f".{StringValue.DESCRIPTOR.full_name}",
            client_streaming=name.startswith("Stream"),
            server_streaming=name.endswith("Stream"),
        )
        options: Any = method.options
        options.Extensions[options_pb2.callers].extend(callers)
        if levels is not None:
            options.idempotency_level = levels[name]
    descriptor_pool.Default().AddSerializedFile(file.SerializeToString())
    return f"contracts.sample.v1.{service}"


KINDS_SERVICE = _contract("KindsService", *KINDS, callers=("forms", "pdf"))
KNOWN_SERVICE = _contract("KnownService", "UnaryUnary", callers=("*",))
OPEN_SERVICE = _contract("OpenService", "UnaryUnary", callers=())
_LEVELS = {
    "GetNote": descriptor_pb2.MethodOptions.NO_SIDE_EFFECTS,
    "PutNote": descriptor_pb2.MethodOptions.IDEMPOTENT,
    "AddNote": descriptor_pb2.MethodOptions.IDEMPOTENCY_UNKNOWN,
}
AGAIN_SERVICE = _contract("AgainService", *_LEVELS, callers=("forms",), levels=_LEVELS)


class Kinds:
    """Each says back what it is told, word by word where it may; some words do more."""

    def __init__(self) -> None:
        self.ended: list[str] = []

    async def UnaryUnary(self, request: StringValue, context: Any) -> StringValue:  # noqa: N802
        del context
        return _said(request)

    async def UnaryStream(self, request: StringValue, context: Any) -> AsyncIterator[StringValue]:  # noqa: N802
        del context
        try:
            for word in request.value.split():
                yield _said(StringValue(value=word))
        finally:
            self.ended.append(request.value)

    async def StreamUnary(self, requests: AsyncIterator[StringValue], context: Any) -> StringValue:  # noqa: N802
        del context
        return StringValue(value=" ".join([_said(each).value async for each in requests]))

    async def StreamStream(  # noqa: N802
        self, requests: AsyncIterator[StringValue], context: Any
    ) -> AsyncIterator[StringValue]:
        del context
        async for each in requests:
            yield _said(each)


def _said(word: StringValue) -> StringValue:
    match word.value:
        case "lost":
            raise NotFound("This is lost.")
        case "crash":
            raise RuntimeError("a secret of ours")
        case _:
            return word


def register(servicer: Any, server: Any, *, service: str = KINDS_SERVICE) -> None:
    """As generated code does it."""
    made = {
        "UnaryUnary": grpc.unary_unary_rpc_method_handler,
        "UnaryStream": grpc.unary_stream_rpc_method_handler,
        "StreamUnary": grpc.stream_unary_rpc_method_handler,
        "StreamStream": grpc.stream_stream_rpc_method_handler,
    }
    handlers = {
        name: make(
            getattr(servicer, name),
            request_deserializer=StringValue.FromString,
            response_serializer=StringValue.SerializeToString,
        )
        for name, make in made.items()
        if hasattr(servicer, name)
    }
    server.add_generic_rpc_handlers((grpc.method_handlers_generic_handler(service, handlers),))
    server.add_registered_method_handlers(service, handlers)


def kinds_service(servicer: object) -> RpcService:
    return RpcService(KINDS_SERVICE, register, servicer)

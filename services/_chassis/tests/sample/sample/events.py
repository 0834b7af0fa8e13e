"""`NoteAdded`, built here rather than in proto/: contracts are the product's, not its tests'."""

from typing import Any

from contracts.options.v1 import options_pb2
from google.protobuf import descriptor_pb2, descriptor_pool, message_factory
from google.protobuf.message import Message


def _note_added() -> type[Message]:
    file = descriptor_pb2.FileDescriptorProto(
        name="sample/events.proto",
        package="sample",
        syntax="proto3",
        dependency=[options_pb2.DESCRIPTOR.name],
    )
    message = file.message_type.add(name="NoteAdded")
    message.field.add(name="text", number=1, type=descriptor_pb2.FieldDescriptorProto.TYPE_STRING)
    options: Any = message.options
    options.Extensions[options_pb2.subject] = "sample.note.added.v1"
    pool = descriptor_pool.Default()
    pool.AddSerializedFile(file.SerializeToString())
    return message_factory.GetMessageClass(pool.FindMessageTypeByName("sample.NoteAdded"))


NoteAdded = _note_added()

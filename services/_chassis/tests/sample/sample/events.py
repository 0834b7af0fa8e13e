"""Events about notes, built here rather than in proto/: contracts are the product's, not its tests'."""

from typing import Any

from contracts.options.v1 import options_pb2
from google.protobuf import descriptor_pb2, descriptor_pool, message_factory
from google.protobuf.message import Message

_FIELDS = {"text": 1, "note_id": 2, "company_id": 3}


def _events(**subjects: str) -> list[type[Message]]:
    file = descriptor_pb2.FileDescriptorProto(
        name="sample/events.proto",
        package="sample",
        syntax="proto3",
        dependency=[options_pb2.DESCRIPTOR.name],
    )
    for name, subject in subjects.items():
        message = file.message_type.add(name=name)
        for field, number in _FIELDS.items():
            message.field.add(name=field, number=number, type=descriptor_pb2.FieldDescriptorProto.TYPE_STRING)
        options: Any = message.options
        options.Extensions[options_pb2.subject] = subject
        options.Extensions[options_pb2.aggregate] = "note_id"
        options.Extensions[options_pb2.company] = "company_id"
    pool = descriptor_pool.Default()
    pool.AddSerializedFile(file.SerializeToString())
    return [
        message_factory.GetMessageClass(pool.FindMessageTypeByName(f"sample.{name}")) for name in subjects
    ]


NoteAdded, NoteChanged, NoteDeleted = _events(
    NoteAdded="sample.note.added.v1",
    NoteChanged="sample.note.changed.v1",
    NoteDeleted="sample.note.deleted.v1",
)

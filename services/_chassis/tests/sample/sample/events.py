"""Events about notes, built here rather than in proto/: contracts are the product's, not its tests'."""

from typing import Any

from contracts.options.v1 import options_pb2
from google.protobuf import descriptor_pb2, descriptor_pool, message_factory
from google.protobuf.message import Message

_TEXT = descriptor_pb2.FieldDescriptorProto.TYPE_STRING
_MANY = descriptor_pb2.FieldDescriptorProto.LABEL_REPEATED
_FIELDS = {"text": 1, "note_id": 2, "company_id": 3}


def _events(**subjects: str) -> list[type[Message]]:
    file = _file("events")
    for name, subject in subjects.items():
        message = _message(file, name, subject, aggregate="note_id", company="company_id")
        for field, number in _FIELDS.items():
            message.field.add(name=field, number=number, type=_TEXT)
    return _classes(file)


def _companies(**subjects: str) -> list[type[Message]]:
    file = _file("companies")
    for name, subject in subjects.items():
        message = _message(file, name, subject, aggregate="company_id", company="company_id")
        message.field.add(name="company_id", number=1, type=_TEXT)
    return _classes(file)


def _discarded(**subjects: str) -> list[type[Message]]:
    """The first names all keys at once, the second one."""
    file = _file("discarded")
    for name, subject in subjects.items():
        _message(file, name, subject, aggregate="-", company="-")
    many, one = file.message_type
    many.field.add(name="keys", number=1, type=_TEXT, label=_MANY)
    one.field.add(name="key", number=1, type=_TEXT)
    return _classes(file)


def _file(name: str) -> descriptor_pb2.FileDescriptorProto:
    return descriptor_pb2.FileDescriptorProto(
        name=f"sample/{name}.proto",
        package="sample",
        syntax="proto3",
        dependency=[options_pb2.DESCRIPTOR.name],
    )


def _message(
    file: descriptor_pb2.FileDescriptorProto, name: str, subject: str, *, aggregate: str, company: str
) -> descriptor_pb2.DescriptorProto:
    message = file.message_type.add(name=name)
    options: Any = message.options
    options.Extensions[options_pb2.subject] = subject
    options.Extensions[options_pb2.aggregate] = aggregate
    options.Extensions[options_pb2.company] = company
    return message


def _classes(file: descriptor_pb2.FileDescriptorProto) -> list[type[Message]]:
    pool = descriptor_pool.Default()
    pool.AddSerializedFile(file.SerializeToString())
    return [
        message_factory.GetMessageClass(pool.FindMessageTypeByName(f"sample.{each.name}"))
        for each in file.message_type
    ]


NoteAdded, NoteChanged, NoteDeleted = _events(
    NoteAdded="sample.note.added.v1",
    NoteChanged="sample.note.changed.v1",
    NoteDeleted="sample.note.deleted.v1",
)
(CompanyDeleted,) = _companies(CompanyDeleted="sample.company.deleted.v1")
PhotosDiscarded, PlanDiscarded = _discarded(
    PhotosDiscarded="sample.photo.discarded.v1", PlanDiscarded="sample.plan.discarded.v1"
)

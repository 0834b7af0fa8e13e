"""What an event's contract says of it: where it travels, whose state it tells of, and whose data that is."""

from collections.abc import Callable
from functools import cache
from operator import attrgetter
from typing import Any, NamedTuple
from uuid import UUID

from contracts.options.v1 import options_pb2
from google.protobuf.descriptor import FieldDescriptor
from google.protobuf.message import Message

from chassis.ids import read_id

_NOTHING = "-"
_LONGEST = 400


def subject_of(kind: type[Message] | Message) -> str:
    """The subject an event travels under, spelled once: as an option of its message in proto/contracts."""
    return _subject_of(kind if isinstance(kind, type) else type(kind))


@cache
def _subject_of(kind: type[Message]) -> str:
    options: Any = kind.DESCRIPTOR.GetOptions()
    subject: str = options.Extensions[options_pb2.subject]
    if not subject:
        raise TypeError(f"{kind.DESCRIPTOR.full_name} has no (contracts.options.v1.subject): it is no event")
    return subject


def stream_of(subject: str) -> str:
    """One stream a context: `identity.member.removed.v1` lies in stream `identity`."""
    return subject.split(".", 1)[0]


class About(NamedTuple):
    aggregate_id: str
    """Empty: it tells of nothing in particular."""
    company_id: UUID | None


def about(event: Message) -> About:
    """Refuses an event that leaves out what it is about: nobody could order it among the others."""
    aggregate, company = paths_of(type(event))
    ids = [path(event) for path in aggregate]
    aggregate_id = "/".join(ids)
    if not all(ids) or len(aggregate_id) > _LONGEST or not _is_plain(aggregate_id):
        name = event.DESCRIPTOR.full_name
        raise TypeError(f"{name} does not say what it is about: {aggregate_id[:_LONGEST]!r}")
    company_id = company[0](event) if company else ""
    return About(aggregate_id, read_id(company_id) if company_id else None)


Path = Callable[[Message], str]


@cache
def paths_of(kind: type[Message]) -> tuple[tuple[Path, ...], tuple[Path, ...]]:
    """To the fields of the aggregate's id and of the company's."""
    return _paths(kind, options_pb2.aggregate), _paths(kind, options_pb2.company)


def _paths(kind: type[Message], option: Any) -> tuple[Path, ...]:
    options: Any = kind.DESCRIPTOR.GetOptions()
    said: str = options.Extensions[option]
    if not said:
        raise TypeError(f"{kind.DESCRIPTOR.full_name} has no ({option.full_name})")
    if said == _NOTHING:
        return ()
    paths = said.split("/")
    for path in paths:
        _must_lead_to_text(kind.DESCRIPTOR, path)
    return tuple(attrgetter(path) for path in paths)


def _must_lead_to_text(descriptor: Any, path: str) -> None:
    *ways, last = path.split(".")
    at = descriptor
    for way in ways:
        at = at.fields_by_name[way].message_type if at is not None and way in at.fields_by_name else None
    field = at.fields_by_name.get(last) if at is not None else None
    if field is None or field.type != FieldDescriptor.TYPE_STRING or field.is_repeated:
        raise TypeError(f"{descriptor.full_name} has no text at {path}")


def _is_plain(value: str) -> bool:
    """It travels in a header: no line may end in it."""
    return value.isascii() and value.isprintable()

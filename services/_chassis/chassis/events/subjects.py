from typing import Any

from contracts.options.v1 import options_pb2
from google.protobuf.message import Message


def subject_of(kind: type[Message] | Message) -> str:
    """The subject an event travels under, spelled once: as an option of its message in proto/contracts."""
    options: Any = kind.DESCRIPTOR.GetOptions()
    subject: str = options.Extensions[options_pb2.subject]
    if not subject:
        raise TypeError(f"{kind.DESCRIPTOR.full_name} has no (contracts.options.v1.subject): it is no event")
    return subject


def stream_of(subject: str) -> str:
    """One stream a context: `identity.member.removed.v1` lies in stream `identity`."""
    return subject.split(".", 1)[0]

"""Everything that the contracts declare."""

import importlib
from functools import cache
from pathlib import Path
from typing import Any

import contracts
from contracts.options.v1 import options_pb2
from google.protobuf import message_factory
from google.protobuf.descriptor import FileDescriptor
from google.protobuf.message import Message


@cache
def files_in_contracts() -> tuple[FileDescriptor, ...]:
    (folder,) = contracts.__path__
    paths = sorted(Path(folder).rglob("*_pb2.py"))
    names = [".".join(("contracts", *path.relative_to(folder).with_suffix("").parts)) for path in paths]
    return tuple(importlib.import_module(name).DESCRIPTOR for name in names)


def events_in_contracts() -> list[type[Message]]:
    messages = [each for file in files_in_contracts() for each in file.message_types_by_name.values()]
    return [message_factory.GetMessageClass(each) for each in messages if _subject(each.GetOptions())]


def _subject(options: Any) -> str:
    return options.Extensions[options_pb2.subject]

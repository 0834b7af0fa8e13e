"""`proto/recorded/`: one event of each kind as it travelled when its kind was new, kept for ever.

python -m devstack.recorded_events    records the kinds that have none yet

Streams, outboxes and dead letters hold events of older releases, so what is recorded is never changed: a test
has every consumer take it, and another compares each file with its line in `SHA256SUMS`.
"""

import base64
import hashlib
import json
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from typing import Any
from uuid import NAMESPACE_URL, UUID, uuid5

from chassis.bus import EVENT_ID_HEADER
from chassis.event_contract import about, subject_of
from chassis.events.context import (
    ACTOR_HEADER,
    AGGREGATE_HEADER,
    COMPANY_HEADER,
    OCCURRED_HEADER,
    REVISION_HEADER,
)
from chassis.testing.contracts import events_in_contracts
from google.protobuf.descriptor import FieldDescriptor
from google.protobuf.message import Message

from devstack import console
from devstack.layout import ROOT

FOLDER = ROOT / "proto" / "recorded"
SUMS = FOLDER / "SHA256SUMS"
"""As `sha256sum -c` reads it."""
_MOMENT = datetime(2026, 11, 22, 12, 0, tzinfo=UTC)


@dataclass(frozen=True)
class Recorded:
    subject: str
    headers: dict[str, str]
    payload: bytes

    @property
    def event_id(self) -> UUID:
        return UUID(self.headers[EVENT_ID_HEADER])


def recorded() -> Iterator[Recorded]:
    for path in sorted(FOLDER.glob("*.json")):
        kept = json.loads(path.read_text())
        yield Recorded(kept["subject"], kept["headers"], base64.b64decode(kept["payload"]))


def sums() -> dict[str, str]:
    """What each file's digest was when it was recorded, by its name."""
    lines = (line.split("  ", 1) for line in SUMS.read_text().splitlines())
    return {name: digest for digest, name in lines}


def digest_of(path: Path) -> str:
    return hashlib.sha256(path.read_bytes()).hexdigest()


def record(kind: type[Message]) -> Path:
    event, subject = kind(), subject_of(kind)
    _fill(event)
    said = about(event)
    headers = {
        EVENT_ID_HEADER: str(uuid5(NAMESPACE_URL, subject)),
        OCCURRED_HEADER: _MOMENT.isoformat(),
        REVISION_HEADER: "42",
        ACTOR_HEADER: str(uuid5(NAMESPACE_URL, "actor")),
        AGGREGATE_HEADER: said.aggregate_id,
        COMPANY_HEADER: str(said.company_id or ""),
    }
    kept = {
        "subject": subject,
        "headers": {name: value for name, value in headers.items() if value},
        "payload": base64.b64encode(event.SerializeToString(deterministic=True)).decode(),
    }
    path = FOLDER / f"{subject}.json"
    path.write_text(json.dumps(kept, indent=2) + "\n")
    with SUMS.open("a") as written:
        written.write(f"{digest_of(path)}  {path.name}\n")
    return path


def _fill(message: Any) -> None:
    """Every field has a value: none can go missing unseen."""
    for field in message.DESCRIPTOR.fields:
        if field.message_type is not None and field.message_type.full_name == "google.protobuf.Timestamp":
            getattr(message, field.name).FromDatetime(_MOMENT)
        elif field.message_type is not None:
            inner = getattr(message, field.name)
            _fill(inner.add() if field.is_repeated else inner)
        elif field.is_repeated:
            getattr(message, field.name).append(_value(field))
        else:
            setattr(message, field.name, _value(field))


def _value(field: Any) -> Any:
    match field.type:
        case FieldDescriptor.TYPE_STRING if field.name.endswith(("_id", "_ids")):
            return str(uuid5(NAMESPACE_URL, field.name))
        case FieldDescriptor.TYPE_STRING:
            return f"{field.name} of 2026"
        case FieldDescriptor.TYPE_BOOL:
            return True
        case FieldDescriptor.TYPE_ENUM:
            return field.enum_type.values[-1].number
        case FieldDescriptor.TYPE_DOUBLE | FieldDescriptor.TYPE_FLOAT:
            return 1.5
        case _:
            return 7


def main() -> int:
    known = {each.subject for each in recorded()}
    for kind in events_in_contracts():
        if subject_of(kind) not in known:
            console.say(f"recorded {record(kind).relative_to(ROOT)}")
    return 0


if __name__ == "__main__":
    sys.exit(main())

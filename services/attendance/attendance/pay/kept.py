"""Pay lines as sheets keep them, and how others differ from them."""

import json
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from datetime import date
from hashlib import sha256
from typing import Any
from uuid import UUID

from attendance.pay.lines import PayKind, PayLine


def written(line: PayLine) -> dict[str, Any]:
    return {
        "day": line.day.isoformat(),
        "kind": line.kind.value,
        "name": line.name,
        "minutes": line.minutes,
        "rulesFrom": line.rules_from.isoformat() if line.rules_from else None,
        "rulesProjectId": str(line.rules_project_id) if line.rules_project_id else None,
        "detail": dict(line.detail),
        **_people_s(line),
    }


def _people_s(line: PayLine) -> dict[str, str]:
    """Nothing of most lines, which are written as ever."""
    whose = {"rulesTeamId": line.rules_team_id, "rulesUserId": line.rules_owner_id}
    return {name: str(each) for name, each in whose.items() if each is not None}


def read(kept: Mapping[str, Any], project_id: UUID) -> PayLine:
    since, whose = kept["rulesFrom"], kept["rulesProjectId"]
    return PayLine(
        date.fromisoformat(kept["day"]),
        project_id,
        PayKind(kept["kind"]),
        kept["name"],
        kept["minutes"],
        date.fromisoformat(since) if since else None,
        _id(whose),
        kept["detail"],
        _id(kept.get("rulesTeamId")),
        _id(kept.get("rulesUserId")),
    )


def _id(kept: str | None) -> UUID | None:
    return UUID(kept) if kept else None


@dataclass(frozen=True, slots=True)
class PayChange:
    day: date
    kind: PayKind
    name: str
    minutes_then: int
    minutes_now: int


def changes(then: Iterable[PayLine], now: Iterable[PayLine]) -> list[PayChange]:
    before, after = _minutes(then), _minutes(now)
    return [
        PayChange(*key, before.get(key, 0), after.get(key, 0))
        for key in sorted(before.keys() | after.keys())
        if before.get(key, 0) != after.get(key, 0)
    ]


def totals(lines: Iterable[PayLine]) -> dict[tuple[PayKind, str], int]:
    found: dict[tuple[PayKind, str], int] = {}
    for each in lines:
        found[each.kind, each.name] = found.get((each.kind, each.name), 0) + each.minutes
    order = {kind: place for place, kind in enumerate(PayKind)}
    return dict(sorted(found.items(), key=lambda pair: (order[pair[0][0]], pair[0][1])))


def digest_of(lines: Sequence[PayLine]) -> str:
    """For whoever has seen these lines, and approves them or nothing."""
    text = json.dumps([written(each) for each in lines], sort_keys=True)
    return sha256(text.encode()).hexdigest()[:16]


def _minutes(lines: Iterable[PayLine]) -> dict[tuple[date, PayKind, str], int]:
    found: dict[tuple[date, PayKind, str], int] = {}
    for each in lines:
        key = each.day, each.kind, each.name
        found[key] = found.get(key, 0) + each.minutes
    return found

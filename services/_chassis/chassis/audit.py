"""What a company's audit log keeps of any service's acts: each is told in an event of the service's own, and
identity, which shows the log, keeps them all."""

import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Protocol, TypeVar
from uuid import UUID

from contracts.audit.v1.audit_pb2 import Act, Change

from chassis.access.actor import Origin

ACTION = r"^[a-z][a-z0-9_]{0,39}\.[a-z][a-z0-9_]{0,39}$"
SUBJECT_TYPE = r"^[a-zA-Z]{1,40}$"
"""As they are kept, asked for, and named in the words for them: `audit.action.form.published`."""

_MOST_SHOWN = 400

F = TypeVar("F", bound=StrEnum)
Changes = Mapping[F, tuple[str | None, str | None]]
"""A field to what it was and what it is now; ids of people, teams and projects are shown by their names. Of
long texts the beginning is kept: as a whole they are in the event of the change."""


class Doer(Protocol):
    """Who did it, as far as an act says so: an `Actor`, or what a service kept of one."""

    @property
    def company_id(self) -> UUID: ...
    @property
    def origin(self) -> Origin: ...


@dataclass(frozen=True)
class Nobody:
    """What happens by itself."""

    company_id: UUID
    origin: Origin = field(default_factory=lambda: Origin("", ""))


def act_of(
    doer: Doer,
    action: StrEnum,
    *,
    subject_type: StrEnum,
    subject_id: UUID,
    subject_name: str,
    changes: Changes[F] | None = None,
) -> Act:
    """To be told in the unit that does it. A test finds what of `<package>/audit.py` (`AuditAction`,
    `AuditSubject`, `AuditField`) the service's web module has no words for."""
    if not re.match(ACTION, action.value) or not re.match(SUBJECT_TYPE, subject_type.value):
        raise ValueError(f"nobody could ask for {action.value!r} of {subject_type.value!r}")
    return Act(
        company_id=str(doer.company_id),
        action=action.value,
        subject_type=subject_type.value,
        subject_id=str(subject_id),
        subject_name=subject_name,
        changes=[
            Change(field=field.value, before=_shown(before), after=_shown(after))
            for field, (before, after) in (changes or {}).items()
        ],
        ip=doer.origin.ip,
        user_agent=doer.origin.user_agent,
    )


def _shown(value: str | None) -> str | None:
    return value if value is None or len(value) <= _MOST_SHOWN else f"{value[: _MOST_SHOWN - 1]}…"

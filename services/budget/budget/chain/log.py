"""What the audit log says of a chain: of each answer that changed who gave it, up to how much, of what."""

from collections.abc import Mapping, Sequence
from itertools import zip_longest
from typing import Any
from uuid import UUID

from chassis.money import to_text
from identity_client.people import PersonPublic

from budget.audit import STEPS, AuditField


def steps_in_words(
    steps: Sequence[Mapping[str, Any]], currency: str, people: Mapping[UUID, PersonPublic]
) -> list[str]:
    """With somebody's id while identity is away: an act must say whom it was about."""
    return [_step_in_words(step, currency, people.get(UUID(step["user_id"]))) for step in steps]


def changed_steps(
    before: Sequence[str], after: Sequence[str]
) -> dict[AuditField, tuple[str | None, str | None]]:
    return {
        field: (was, is_now)
        for field, (was, is_now) in zip(STEPS, zip_longest(before, after), strict=False)
        if was != is_now
    }


def _step_in_words(step: Mapping[str, Any], currency: str, person: PersonPublic | None) -> str:
    words = person.full_name if person else step["user_id"]
    if step["up_to_minor"] is not None:
        words += f" ≤ {to_text(step['up_to_minor'], currency)} {currency}"
    return f"{words} ({', '.join(step['categories'])})" if step["categories"] else words

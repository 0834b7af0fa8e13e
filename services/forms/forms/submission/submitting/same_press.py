"""Which presses are one and the same."""

import hashlib
from typing import Any
from uuid import UUID, uuid5

import orjson
from chassis.access import Actor
from chassis.ids import new_id

from forms.submission.schemas import StepSubmit


def attempt_id_of(actor: Actor, body: StepSubmit, key: str | None) -> UUID:
    """The same press again is the same attempt; without a key every call is a press of its own."""
    if key is None:
        return new_id()
    return uuid5(body.submission_id, f"{actor.user_id}\n{key}")


def fingerprint_of(body: StepSubmit) -> bytes:
    sent = {str(field_id): value for field_id, value in body.values.items()}
    said: list[Any] = [str(body.step_id), str(body.submit_action_id), sent]
    if body.reason:  # not else: a press without one may have begun before there were reasons
        said.append(body.reason)
    return hashlib.sha256(orjson.dumps(said, option=orjson.OPT_SORT_KEYS)).digest()

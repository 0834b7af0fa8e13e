from enum import StrEnum

from pydantic import BaseModel

# The type of an activity's error whose message is meant for the person who waits.
WORDED = "Worded"


class RenderOrder(BaseModel):
    """Which PDF is asked for, and by whom: the worker reads the submission with that person's eyes."""

    company_id: str
    submission_id: str
    revision: str
    language: str
    user_id: str
    session_id: str = ""
    """Empty in orders of older releases: forms refuses them, and their person asks once more."""

    version: str = ""
    """Of the submission; empty: the newest, as it is."""

    is_guest: bool = False
    """Somebody outside the company: `session_id` is the visit by which forms knows them."""

    @property
    def workflow_id(self) -> str:
        return f"pdf/{self.submission_id}/{self.revision}/{self.language}"


class Outcome(StrEnum):
    """Of a try on the pool for small papers."""

    MADE = "made"
    IS_LARGE = "isLarge"
    """It waits its turn on the pool for large ones."""


class GivenUp(BaseModel):
    order: RenderOrder
    reason: str
    """In the language of the order; empty where nothing is known that would help a person."""

"""What a run asks of the world. The workflow knows these signatures only; `activities` does the work.

A name here is stable for ever: histories hold it.
"""

from abc import ABC, abstractmethod
from datetime import datetime
from enum import StrEnum

from pydantic import BaseModel
from temporalio import activity


class Start(BaseModel):
    request_id: str
    company_id: str
    days: int | None = None
    """How long requests were to wait when this one was made. None: what the rule says by now."""


class StepKind(StrEnum):
    REMIND = "remind"
    ESCALATE = "escalate"


class Step(BaseModel):
    """What is to be done next, and when, of a request that still waits."""

    number: int
    kind: StepKind
    at: datetime
    then_done: int
    """So many are behind it once it is taken: with what was due before it and is not made up for."""


class NextOf(BaseModel):
    request_id: str
    company_id: str
    done: int
    """So many steps were taken."""
    now: datetime
    days: int | None = None


class Letter(BaseModel):
    request_id: str
    company_id: str
    number: int
    """Of the step."""
    days: int | None = None


class RequestCalls(ABC):
    @activity.defn(name="find_next_step")
    @abstractmethod
    async def find_next_step(self, of: NextOf) -> Step | None: ...

    @activity.defn(name="escalate_request")
    @abstractmethod
    async def escalate_request(self, letter: Letter) -> None: ...

    @activity.defn(name="write_about_request")
    @abstractmethod
    async def write_about_request(self, letter: Letter) -> None: ...

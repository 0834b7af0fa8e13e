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


class StepKind(StrEnum):
    REMIND = "remind"
    ESCALATE = "escalate"


class Step(BaseModel):
    """What is to be done next, and when, of a request that still waits."""

    number: int
    kind: StepKind
    at: datetime


class NextOf(BaseModel):
    request_id: str
    company_id: str
    done: int
    """So many steps were taken."""


class Letter(BaseModel):
    request_id: str
    company_id: str
    number: int
    """Of the step."""


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

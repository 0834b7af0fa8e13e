"""What a run asks of the world. The workflow knows these signatures only; `activities` does the work.

A name here is stable for ever: histories hold it.
"""

from abc import ABC, abstractmethod
from datetime import datetime

from pydantic import BaseModel
from temporalio import activity


class Start(BaseModel):
    request_id: str
    company_id: str


class Turn(BaseModel):
    turn_id: str
    asked_at: datetime
    is_escalated: bool = False


class Letter(BaseModel):
    """To whoever may answer now."""

    request_id: str
    turn_id: str
    reminders: int = 0
    """0: that it is their turn; 1: the first reminder."""


class ReminderCalls(ABC):
    @activity.defn(name="find_turn")
    @abstractmethod
    async def find_turn(self, request_id: str) -> Turn | None: ...

    @activity.defn(name="write_to_approvers")
    @abstractmethod
    async def write_to_approvers(self, letter: Letter) -> None: ...

    @activity.defn(name="escalate")
    @abstractmethod
    async def escalate(self, letter: Letter) -> None: ...

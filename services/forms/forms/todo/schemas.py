from dataclasses import dataclass
from enum import IntEnum, StrEnum
from uuid import UUID

from chassis.http import WireOut


class TodoType(IntEnum):
    ALL = 1
    MY_TURN = 2
    ONGOING = 3
    DONE = 4
    NEEDS_ATTENTION = 5


class TodoFor(StrEnum):
    """Of what is my turn: whose work it is."""

    ME = "me"
    """I have taken it or was handed it, or it is my own draft, or came back to me."""
    MY_TEAMS = "myTeams"
    """Nobody has taken it yet."""
    WHO_IS_AWAY = "whoIsAway"
    """I stand in for them."""


@dataclass(frozen=True, slots=True)
class TodoQuery:
    """Which to-dos are wanted."""

    template_id: UUID | None = None
    project_id: UUID | None = None
    overdue: bool = False
    is_for: TodoFor | None = None


class TodoCounts(WireOut):
    all: int
    my_turn: int
    ongoing: int
    done: int
    needs_attention: int
    """Of what is my turn: nobody else is left for it."""

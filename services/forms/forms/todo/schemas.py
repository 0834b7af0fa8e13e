from enum import IntEnum

from chassis.http import WireOut


class TodoType(IntEnum):
    ALL = 1
    MY_TURN = 2
    ONGOING = 3
    DONE = 4
    NEEDS_ATTENTION = 5


class TodoCounts(WireOut):
    all: int
    my_turn: int
    ongoing: int
    done: int
    needs_attention: int
    """Of what is my turn: nobody else is left for it."""

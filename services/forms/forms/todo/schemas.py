from enum import IntEnum

from chassis.http import WireOut


class TodoType(IntEnum):
    ALL = 1
    MY_TURN = 2
    ONGOING = 3
    DONE = 4


class TodoCounts(WireOut):
    all: int
    my_turn: int
    ongoing: int
    done: int

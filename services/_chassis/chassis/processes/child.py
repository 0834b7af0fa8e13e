"""`python -m chassis.processes.child <socket> <program> <bytes> <seconds> <niceness>`: one process of a pool.

It has no environment but the few variables that libraries need, and no open file but its socket and what
comes with an order, and writes no file. It ends when the service does.
"""

import contextlib
import gc
import importlib
import os
import resource
import signal
import socket
import sys
import traceback
from collections.abc import Callable
from typing import Protocol, cast

from chassis.loading import loaded_for_good
from chassis.processes import wire

OUT_OF_MEMORY = "outOfMemory"
CRASHED = "crashed"


class Program(Protocol):
    prepare: Callable[[], None]
    work: Callable[[wire.Message], wire.Message]


def main() -> None:
    descriptor, module, most_bytes, most_seconds, niceness = sys.argv[1:]
    connection = socket.socket(fileno=int(descriptor))
    # Ctrl-C and a stop reach the whole group; what was begun is still finished for the service that stops.
    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, signal.SIG_IGN)
    os.nice(int(niceness))
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
    # Private memory that may be written: what counts against a container. macOS takes it and checks nothing.
    resource.setrlimit(resource.RLIMIT_DATA, (int(most_bytes), int(most_bytes)))
    # Nor is it walked through to tidy up after each order.
    with loaded_for_good():
        program = cast(Program, importlib.import_module(module))
        program.prepare()
    # Libraries have written their caches: whatever ends it from here on, nothing is left behind.
    resource.setrlimit(resource.RLIMIT_FSIZE, (0, 0))
    while True:
        try:
            order = wire.receive(connection)
        except (wire.Ended, ConnectionResetError):
            return
        # Seconds of a core: those of the clock grow long on a busy machine. Also ends a process whose service
        # is gone.
        signal.setitimer(signal.ITIMER_PROF, float(most_seconds))
        answer = _answer(program, order)
        # Answering and tidying up are on nobody's account, least of all on that of who asks next.
        signal.setitimer(signal.ITIMER_PROF, 0)
        wire.send(connection, answer)
        del order, answer
        gc.collect()


def _answer(program: Program, order: wire.Message) -> wire.Message:
    try:
        return program.work(order)
    except MemoryError:
        return wire.Message({"failed": OUT_OF_MEMORY})
    except Exception:
        with contextlib.suppress(OSError):  # where its words go to a file
            traceback.print_exc()
        return wire.Message({"failed": CRASHED})


if __name__ == "__main__":
    main()

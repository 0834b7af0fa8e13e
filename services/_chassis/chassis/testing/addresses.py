"""Free ports for what a test starts in its own process. A port is chosen before anything listens on it; what
chooses at that moment, here or in the suite beside this one, must not choose it too."""

import atexit
import socket
from collections.abc import Iterator
from functools import cache
from itertools import cycle
from random import SystemRandom

# Below the ports that the system gives to outgoing connections, and those of whole systems in `devstack`.
_PORTS = range(10_000, 20_000)
_BLOCK = 250


def free_address() -> str:
    """Where nobody listens."""
    return f"127.0.0.1:{free_port()}"


def free_port() -> int:
    """Not given again before all others of this process have been."""
    ports = _own_ports()
    for _ in range(_BLOCK):
        port = next(ports)
        if probe := _bound(port):
            probe.close()
            return port
    raise RuntimeError(f"none of {_BLOCK} ports is free")


@cache
def _own_ports() -> Iterator[int]:
    """A block is this process' for as long as it holds the block's first port."""
    blocks = range(_PORTS.start, _PORTS.stop, _BLOCK)
    for start in SystemRandom().sample(blocks, len(blocks)):
        if lock := _bound(start):
            atexit.register(lock.close)
            return cycle(range(start + 1, start + _BLOCK))
    raise RuntimeError("every block of ports is another process'")


def _bound(port: int) -> socket.socket | None:
    bound = socket.socket()
    try:
        bound.bind(("127.0.0.1", port))
    except OSError:
        bound.close()
        return None
    return bound

import socket
from secrets import SystemRandom

# Below the ports that the system gives to outgoing connections: between looking and listening, none of them
# comes by chance.
_PORTS = range(10_000, 20_000)
_TRIES = 100


def free_address() -> str:
    """Where nobody listens."""
    return f"127.0.0.1:{free_port()}"


def free_port() -> int:
    for port in SystemRandom().sample(_PORTS, _TRIES):
        with socket.socket() as probe:
            try:
                probe.bind(("127.0.0.1", port))
            except OSError:
                continue
            return port
    raise RuntimeError(f"none of {_TRIES} ports is free")

"""A port on which other processes ask for more parts of a stack that they share."""

import json
import os
import socket
import socketserver
import threading
from collections.abc import Callable

CONTROL = "TEST_STACK_CONTROL"


class Control:
    """`start` is called with each part's name that is asked for; what it raises is told to who asked."""

    def __init__(self, start: Callable[[str], None]) -> None:
        class Ask(socketserver.StreamRequestHandler):
            def handle(self) -> None:
                try:
                    start(self.rfile.readline().decode().strip())
                    answer = {"ok": True, "problem": ""}
                except Exception as problem:
                    answer = {"ok": False, "problem": str(problem)}
                self.wfile.write(json.dumps(answer).encode() + b"\n")

        self._server = socketserver.ThreadingTCPServer(("127.0.0.1", 0), Ask)
        self._thread = threading.Thread(target=self._server.serve_forever, daemon=True)
        self._thread.start()

    @property
    def port(self) -> str:
        return str(self._server.server_address[1])

    def stop(self) -> None:
        self._server.shutdown()
        self._server.server_close()
        self._thread.join()


def ask(port: str, name: str) -> None:
    """Returns when the part is ready."""
    with socket.create_connection(("127.0.0.1", int(port)), timeout=60) as connection:
        connection.sendall(name.encode() + b"\n")
        answer = json.loads(connection.makefile().readline())
    if not answer["ok"]:
        raise RuntimeError(answer["problem"])


def asked_of() -> str | None:
    """The port of whoever started this process, if it shares its parts."""
    return os.environ.get(CONTROL)

"""pytest: throw-away servers for the whole run, shared by all of its workers.

PostgreSQL and NATS start with the run (not with `--no-servers`); Temporal and the mail catcher when a test's
fixture asks. Servers given by TEST_… variables are used instead, and with GROUNDWORK_SERVERS=containers those
of containers.
"""

import json
import os
import shutil
import socket
import socketserver
import threading
from collections.abc import Generator
from typing import TYPE_CHECKING

import psutil
import pytest

from devstack.layout import STATE
from devstack.parts.nats import TESTS
from devstack.testing.stack import Stack

if TYPE_CHECKING:
    from devstack.testing.containers import Containers

_EAGER = {"postgres": "TEST_POSTGRES_URL", "nats": "TEST_NATS_URL"}
_ON_DEMAND = {"temporal": "TEST_TEMPORAL_ADDRESS", "mail": "TEST_SMTP_URL"}
_CONTROL = "TEST_STACK_CONTROL"
_stack = pytest.StashKey["Servers"]()


class Servers:
    """The stack of the controlling process and a port on which its workers ask for more parts."""

    def __init__(self) -> None:
        _remove_leftovers()
        self._containers = _in_containers()
        given = {name for name, variable in (_EAGER | _ON_DEMAND).items() if variable in os.environ}
        self.stack = Stack(f"run-{os.getpid()}", *(name for name in _EAGER if name not in given))
        self.stack.__enter__()
        for name, variable in (_EAGER | _ON_DEMAND).items():
            os.environ.setdefault(variable, self.stack.url(name))
        # By this services sign in; a server given from outside that asks for no key takes no notice.
        os.environ.setdefault("TEST_NATS_SEED", self.stack.site.nats_seed(TESTS))
        if "mail" not in given:
            os.environ["TEST_MAIL_URL"] = self.stack.url("mail-page")
        stack = self.stack

        class Ask(socketserver.StreamRequestHandler):
            def handle(self) -> None:
                name = self.rfile.readline().decode().strip()
                try:
                    if name not in given:
                        stack.start(name)
                    answer = {"ok": True, "problem": ""}
                except Exception as problem:
                    answer = {"ok": False, "problem": str(problem)}
                self.wfile.write(json.dumps(answer).encode() + b"\n")

        self._server = socketserver.ThreadingTCPServer(("127.0.0.1", 0), Ask)
        self._thread = threading.Thread(target=self._server.serve_forever, daemon=True)
        self._thread.start()
        os.environ[_CONTROL] = str(self._server.server_address[1])

    def stop(self) -> None:
        self._server.shutdown()
        self._server.server_close()
        self._thread.join()
        self.stack.__exit__()
        if self._containers is not None:
            self._containers.stop()


def _in_containers() -> "Containers | None":
    if os.environ.get("GROUNDWORK_SERVERS") != "containers":
        return None
    # Imported when needed: few runs are, and Docker's client takes its time.
    from devstack.testing.containers import Containers

    containers = Containers()
    os.environ |= containers.start()
    return containers


def _remove_leftovers() -> None:
    """The data of runs that were killed: theirs, and that of servers some tests had for themselves."""
    for folder in STATE.glob("test-run-*"):
        pid = folder.name.removeprefix("test-run-").partition("-")[0]
        if not psutil.pid_exists(int(pid)):
            shutil.rmtree(folder, ignore_errors=True)


def _ask_for(name: str) -> None:
    port = os.environ.get(_CONTROL)
    if port is None:
        if _ON_DEMAND[name] in os.environ:
            return
        pytest.fail(f"{name} is needed, but the run was started with --no-servers")
    with socket.create_connection(("127.0.0.1", int(port)), timeout=60) as connection:
        connection.sendall(name.encode() + b"\n")
        answer = json.loads(connection.makefile().readline())
    if not answer["ok"]:
        pytest.fail(answer["problem"])


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--no-servers", action="store_true", help="pure tests only: start no PostgreSQL, no NATS"
    )


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "long: not part of `make test`; its own target runs it")
    is_worker = hasattr(config, "workerinput")
    if not is_worker and not config.option.no_servers and not config.option.collectonly:
        config.stash[_stack] = Servers()


def pytest_unconfigure(config: pytest.Config) -> None:
    if (servers := config.stash.get(_stack, None)) is not None:
        servers.stop()


@pytest.fixture(scope="session")
def postgres_url() -> str:
    return os.environ["TEST_POSTGRES_URL"]


@pytest.fixture(scope="session")
def nats_url() -> str:
    return os.environ["TEST_NATS_URL"]


@pytest.fixture(scope="session")
def temporal_address() -> str:
    _ask_for("temporal")
    return os.environ["TEST_TEMPORAL_ADDRESS"]


@pytest.fixture(scope="session")
def temporal() -> Generator[Stack]:
    """Of this process's own: workers of tests at the same time would take each other's tasks."""
    with Stack(f"run-{os.getpid()}-temporal", "temporal") as stack:
        yield stack


@pytest.fixture(scope="session")
def smtp_url() -> str:
    _ask_for("mail")
    return os.environ["TEST_SMTP_URL"]


@pytest.fixture(scope="session")
def mail_url(smtp_url: str) -> str:
    """The catcher's own address: `GET /api/email` lists what arrived."""
    return os.environ["TEST_MAIL_URL"]

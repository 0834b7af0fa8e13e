"""pytest: throw-away servers for the whole run, shared by all of its workers.

PostgreSQL and NATS start with the run (not with `--no-servers`); Temporal and the mail catcher when a test's
fixture asks, Temporal one for all programs of `make test`. Servers given by TEST_… variables are used
instead, and with GROUNDWORK_SERVERS=containers those of containers.
"""

import gc
import os
import shutil
from collections.abc import Generator
from typing import TYPE_CHECKING

import psutil
import pytest

from devstack.layout import STATE
from devstack.parts.nats import TESTS
from devstack.reports import FAILED_BEFORE
from devstack.testing.control import CONTROL, Control, ask, asked_of
from devstack.testing.stack import Stack
from devstack.testing.temporal import ADDRESS, Temporal, with_new_namespace

if TYPE_CHECKING:
    from devstack.testing.containers import Containers

_EAGER = {"postgres": "TEST_POSTGRES_URL", "nats": "TEST_NATS_URL"}
_ON_DEMAND = {"temporal": ADDRESS, "mail": "TEST_SMTP_URL"}
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
        self._given = given
        self._sharing_with = None if self._containers else asked_of()
        self._control = Control(self._bring)
        os.environ[CONTROL] = self._control.port

    def _bring(self, name: str) -> None:
        if name not in self._given:
            self.stack.start(name)
        elif self._sharing_with:
            ask(self._sharing_with, name)

    def stop(self) -> None:
        self._control.stop()
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
    port = asked_of()
    if port is None:
        if _ON_DEMAND[name] in os.environ:
            return
        pytest.fail(f"{name} is needed, but the run was started with --no-servers")
    try:
        ask(port, name)
    except RuntimeError as problem:
        pytest.fail(str(problem))


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--no-servers", action="store_true", help="pure tests only: start no PostgreSQL, no NATS"
    )
    parser.addoption(
        "--reached",
        metavar="A,B",
        help="of tests that look at one service alone only those of these",
    )


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "long: not part of `make test`; its own target runs it")
    config.addinivalue_line(
        "markers", "of_one_service: looks at the service that it is given and at no other (--reached)"
    )
    is_worker = hasattr(config, "workerinput")
    if not is_worker and not config.option.no_servers and not config.option.collectonly:
        config.stash[_stack] = Servers()


@pytest.hookimpl(wrapper=True)
def pytest_collection() -> Generator[None, object, object]:
    """What is loaded now lives as long as the run. For the collector of garbage that would be a fifth of
    the loading, and a tenth of the tests: it is left out. How soon the garbage of a test is found does not
    change: the collector comes as often, to less."""
    gc.disable()
    try:
        return (yield)
    finally:
        gc.collect()
        gc.freeze()
        gc.enable()
        gc.collect()  # from here on it compares with what the tests made


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    reached: str | None = config.option.reached
    if reached is None:
        return
    names = {"", *reached.split(",")}
    left_out = [item for item in items if _its_service(item) not in names]
    config.hook.pytest_deselected(items=left_out)
    items[:] = [item for item in items if item not in left_out]


def _its_service(item: pytest.Item) -> str:
    """By what it is given: a service, its definition, or the name of its folder; of all others none."""
    if not isinstance(item, pytest.Function) or item.get_closest_marker("of_one_service") is None:
        return ""
    (given,) = item.callspec.params.values()
    return str(getattr(given, "context", given))


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """A report of a test that passes on its second try says what the first one failed of."""
    report = yield
    if report.failed:
        item.user_properties.append((FAILED_BEFORE, report.longreprtext))
    return report


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
    """One server for all that run at the same time: `temporal` has a part of it that is a file's own."""
    _ask_for("temporal")
    return os.environ[ADDRESS]


@pytest.fixture(scope="module")
def temporal(temporal_address: str, request: pytest.FixtureRequest) -> Temporal:
    """A namespace for each file: workers of others, also at the same time, take none of its tasks."""
    return with_new_namespace(temporal_address, request.path.stem.replace("_", "-"))


@pytest.fixture(scope="session")
def smtp_url() -> str:
    _ask_for("mail")
    return os.environ["TEST_SMTP_URL"]


@pytest.fixture(scope="session")
def mail_url(smtp_url: str) -> str:
    """The catcher's own address: `GET /api/email` lists what arrived."""
    return os.environ["TEST_MAIL_URL"]

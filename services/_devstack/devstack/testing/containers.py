"""The servers that tests share, from the images of compose.dev.yaml: GROUNDWORK_SERVERS=containers make test.

Where no image can be pulled, ones of the same names that were built on the machine are used. Tests that stop
or attack servers bring their own, as always.
"""

from typing import cast

import yaml
from testcontainers.core.container import DockerContainer
from testcontainers.core.wait_strategies import ExecWaitStrategy, HttpWaitStrategy

from devstack.layout import ROOT
from devstack.parts.postgres import THROW_AWAY
from devstack.parts.temporal import dev_server

_PASSWORD = "groundwork-tests"  # noqa: S105 - of a database that ends with its run


class Containers:
    """PostgreSQL, NATS, Temporal and the mail catcher, each in a container until the run ends."""

    def __init__(self) -> None:
        self._running: list[DockerContainer] = []

    def start(self) -> dict[str, str]:
        """Where they are, by the variables under which tests look for servers."""
        try:
            postgres, nats, temporal, mail = (
                self._start(each) for each in (_postgres(), _nats(), _temporal(), _mail())
            )
        except BaseException:
            self.stop()
            raise
        return {
            "TEST_POSTGRES_URL": f"postgresql://postgres:{_PASSWORD}@{_address(postgres, 5432)}/postgres",
            "TEST_NATS_URL": f"nats://{_address(nats, 4222)}",
            "TEST_TEMPORAL_ADDRESS": _address(temporal, 7233),
            "TEST_SMTP_URL": f"smtp://{_address(mail, 1025)}",
            "TEST_MAIL_URL": f"http://{_address(mail, 1080)}",
        }

    def stop(self) -> None:
        while self._running:
            self._running.pop().stop()

    def _start(self, container: DockerContainer) -> DockerContainer:
        self._running.append(container)  # also one that runs without ever answering
        return container.start()


def _postgres() -> DockerContainer:
    settings = [part for name, value in THROW_AWAY.items() for part in ("-c", f"{name}={value}")]
    ready = ExecWaitStrategy(["pg_isready", "--username=postgres", "--host=127.0.0.1"])
    server = _of("postgres", 5432).with_env("POSTGRES_PASSWORD", _PASSWORD)
    return server.with_command(["postgres", *settings]).waiting_for(ready)


def _nats() -> DockerContainer:
    server = _of("nats", 4222, 8222).with_command(["--jetstream", "--http_port", "8222"])
    return server.waiting_for(HttpWaitStrategy(8222, "/healthz"))


def _temporal() -> DockerContainer:
    server = _of("temporal", 7233).with_tmpfs_mount("/history")
    options = [*dev_server("/history/temporal.db", throw_away=True), "--ip=0.0.0.0", "--headless"]
    ready = ExecWaitStrategy(["temporal", "operator", "cluster", "health"])
    return server.with_command(options).waiting_for(ready)


def _mail() -> DockerContainer:
    return _of("mail", 1025, 1080).waiting_for(HttpWaitStrategy(1080, "/api/healthz"))


def _of(service: str, *ports: int) -> DockerContainer:
    described = yaml.safe_load((ROOT / "compose.dev.yaml").read_text())["services"][service]
    return DockerContainer(cast(str, described["image"])).with_exposed_ports(*ports)


def _address(container: DockerContainer, port: int) -> str:
    return f"{container.get_container_host_ip()}:{container.get_exposed_port(port)}"

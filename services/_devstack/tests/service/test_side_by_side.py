"""Several systems that start on one machine in the same moment."""

import asyncio
import subprocess
import sys
import textwrap
from collections.abc import Sequence
from pathlib import Path

import pytest
from devstack.parts.nats import Nats
from devstack.ports import Ports
from devstack.probe import nats_info
from devstack.site import HOST, Secrets, Site
from devstack.supervisor import Supervisor

CHOICES = 100
ROUNDS = 10
SYSTEMS = 3
NAMES = ("gateway", "web", "nats", "temporal")

# Chooses whenever it is told, so that all do in the very same moment, and gives back when it is told again.
_CHOOSE = """
    import sys
    from pathlib import Path
    from devstack.ports import Ports

    preferred = {name: int(sys.argv[2]) + place for place, name in enumerate(sys.argv[3:])}
    for number, _ in enumerate(sys.stdin):
        ports = Ports(Path(sys.argv[1]) / f"{number}.json", preferred)
        print(*(ports.get(name) for name in preferred), flush=True)
        sys.stdin.readline()
        ports.release()
        print("released", flush=True)
"""


def test_systems_that_choose_at_once_never_choose_the_same_port(tmp_path: Path, free: int) -> None:
    systems = [_system(tmp_path / str(number), free) for number in range(SYSTEMS)]
    for _ in range(CHOICES):
        _tell(systems)
        chosen = [port for system in systems for port in _line(system).split()]
        assert len(chosen) == len(set(chosen)) == SYSTEMS * len(NAMES), chosen
        _tell(systems)
        assert {_line(system) for system in systems} == {"released"}
    for system in systems:
        system.communicate()


@pytest.mark.anyio
async def test_systems_that_start_at_once_each_talk_to_their_own_servers(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    # So few ports to choose from that both would choose the same sooner or later.
    monkeypatch.setattr("devstack.ports._FREE_RANGE", (21_100, 21_107))
    for number in range(ROUNDS):
        sites = [_site(tmp_path / f"{number}-{each}") for each in range(SYSTEMS)]
        supervisors = [Supervisor(site, _quiet) for site in sites]
        for supervisor in supervisors:
            supervisor.__enter__()
        try:
            servers = [
                supervisor.add(Nats(site)) for site, supervisor in zip(sites, supervisors, strict=True)
            ]
            await asyncio.gather(*(server.start() for server in servers))
            told = [await nats_info(HOST, site.ports.get("nats")) for site in sites]
            assert len({each["server_id"] for each in told}) == SYSTEMS
            assert [server.restarts for server in servers] == [0] * SYSTEMS
        finally:
            for site, supervisor in zip(sites, supervisors, strict=True):
                await supervisor.stop()
                supervisor.__exit__()
                site.ports.release()


@pytest.fixture
def free() -> int:
    return Ports(Path("/nowhere"), None)._random(set())  # pyright: ignore[reportPrivateUsage]


def _system(folder: Path, first: int) -> "subprocess.Popen[str]":
    return subprocess.Popen(
        [sys.executable, "-c", textwrap.dedent(_CHOOSE), str(folder / "ports.json"), str(first), *NAMES],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    )


def _tell(systems: "Sequence[subprocess.Popen[str]]") -> None:
    for system in systems:
        assert system.stdin is not None
        system.stdin.write("\n")
        system.stdin.flush()


def _line(system: "subprocess.Popen[str]") -> str:
    """The next line that is not about a port that is taken."""
    assert system.stdout is not None
    while (line := system.stdout.readline()).startswith("!"):
        pass
    return line.strip()


def _site(folder: Path) -> Site:
    return Site(folder, "test", Ports(folder / "ports.json", None), Secrets(folder / "secrets.json"))


def _quiet(*_: object) -> None:
    """Starts and stops are what this test is about."""

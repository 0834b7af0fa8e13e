import json
import os
import socket
from collections.abc import Generator
from pathlib import Path

import pytest
from devstack.ports import Ports
from devstack.reservation import Reservations


@pytest.fixture
def taken() -> Generator[int]:
    with socket.socket() as listener:
        listener.bind(("127.0.0.1", 0))
        listener.listen()
        yield listener.getsockname()[1]


@pytest.fixture
def free() -> int:
    with socket.socket() as listener:
        listener.bind(("127.0.0.1", 0))
        return listener.getsockname()[1]


class TestPorts:
    def test_gives_the_preferred_port_when_it_is_free(self, tmp_path: Path, free: int) -> None:
        assert Ports(tmp_path / "ports.json", {"gateway": free}).get("gateway") == free

    def test_uses_another_port_and_names_the_owner_of_a_taken_one(
        self, tmp_path: Path, taken: int, capsys: pytest.CaptureFixture[str]
    ) -> None:
        chosen = Ports(tmp_path / "ports.json", {"gateway": taken}).get("gateway")
        assert chosen > taken
        said = capsys.readouterr().out
        assert f"port {taken} for gateway is taken by" in said
        assert f"pid {os.getpid()}" in said

    def test_remembers_what_it_chose(self, tmp_path: Path, taken: int) -> None:
        file = tmp_path / "ports.json"
        first = Ports(file, {"gateway": taken}).get("gateway")
        assert json.loads(file.read_text()) == {"gateway": first}
        assert Ports(file, {"gateway": 18080}).get("gateway") == first

    def test_gives_the_port_that_was_asked_for(self, tmp_path: Path, free: int) -> None:
        ports = Ports(tmp_path / "ports.json", {"gateway": 18080})
        ports.insist("gateway", free)
        assert ports.get("gateway") == free

    def test_what_another_system_has_chosen_is_taken_though_nothing_listens_there_yet(
        self, tmp_path: Path, free: int, capsys: pytest.CaptureFixture[str]
    ) -> None:
        first = Ports(tmp_path / "first.json", {"gateway": free})
        assert first.get("gateway") == free
        assert Ports(tmp_path / "second.json", {"gateway": free}).get("gateway") != free
        assert (
            f"port {free} for gateway is taken by another system that is starting" in capsys.readouterr().out
        )
        first.release()
        assert Ports(tmp_path / "third.json", {"gateway": free}).get("gateway") == free

    def test_a_machine_without_a_place_for_locks_goes_by_what_is_free(self, tmp_path: Path) -> None:
        (tmp_path / "file").touch()
        assert Reservations(tmp_path / "file" / "locks").take(8080)

    def test_never_gives_one_port_twice(self, tmp_path: Path) -> None:
        ports = Ports(tmp_path / "ports.json", {"gateway": 18080})
        assert len({ports.get(name, 18080) for name in ("gateway", "a-http", "b-http", "c-http")}) == 4

    def test_a_throw_away_copy_takes_any_free_port(self, tmp_path: Path) -> None:
        ports = Ports(tmp_path / "ports.json", None)
        assert ports.get("postgres") == ports.get("postgres") != ports.get("nats")

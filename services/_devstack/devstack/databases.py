"""A database and two roles for every service, its migrations, its demo data.

One role owns the database and migrates it; the other, the service's at run time, only reads and writes rows.
"""

import asyncio
import hashlib
import json
from pathlib import Path

import asyncpg

from devstack.console import Failure
from devstack.layout import BIN, LIBRARIES, ROOT, Service
from devstack.site import Site, database_name, owner_name, tool_env

_RIGHTS = ROOT / "docker" / "postgres" / "per-database" / "rights.sql"
_CHANGE_TABLES = ("migrate", "write-migration")


class Progress:
    """What was already done to this data folder; it lives and goes with the data."""

    def __init__(self, file: Path) -> None:
        self._file = file
        self._done: dict[str, str] = json.loads(file.read_text()) if file.is_file() else {}

    def get(self, key: str) -> str | None:
        return self._done.get(key)

    def set(self, key: str, value: str) -> None:
        self._done[key] = value
        self._file.write_text(json.dumps(self._done, indent=2, sort_keys=True))

    def forget(self, key: str) -> None:
        if self._done.pop(key, None) is not None:
            self._file.write_text(json.dumps(self._done, indent=2, sort_keys=True))


def _quoted(text: str) -> str:
    return "'" + text.replace("'", "''") + "'"


async def create(site: Site, services: tuple[Service, ...]) -> None:
    """Roles and databases that are missing; the passwords always become those in the secrets file."""
    connection = await asyncpg.connect(site.superuser_url)
    try:
        # Tests make those of several services at once, and PostgreSQL refuses two who grant the same at once.
        await connection.execute("select pg_advisory_lock(1)")
        roles = {row["rolname"] for row in await connection.fetch("select rolname from pg_roles")}
        databases = {row["datname"] for row in await connection.fetch("select datname from pg_database")}
        for shared in ("postgres", "template1"):
            await connection.execute(f"revoke connect on database {shared} from public")
        for service in services:
            name, owner = database_name(service), owner_name(service)
            for role in (name, owner):
                verb = "alter" if role in roles else "create"
                password = _quoted(site.secrets.get(f"postgres/{role}"))
                await connection.execute(f'{verb} role "{role}" login password {password}')
            if name not in databases:
                await connection.execute(f'create database "{name}" owner "{owner}"')
            await _grant(site, name, owner)
    finally:
        await connection.close()


async def _grant(site: Site, name: str, owner: str) -> None:
    """The same as in containers."""
    connection = await asyncpg.connect(site.superuser_url, database=name)
    try:
        # A database of before there were owners: what the service made becomes its owner's.
        await connection.execute(f'alter database "{name}" owner to "{owner}"')
        await connection.execute(f'reassign owned by "{name}" to "{owner}"')
        await connection.execute(_RIGHTS.read_text())
    finally:
        await connection.close()


def migrations_hash(service: Service) -> str:
    """Changes whenever `migrate` might do something new."""
    digest = hashlib.sha256()
    folders = [service.folder / "migrations", *(ROOT / "services" / name for name in LIBRARIES)]
    for folder in folders:
        for file in sorted(folder.rglob("*.py")):
            if "tests" not in file.parts:
                digest.update(file.relative_to(ROOT).as_posix().encode() + b"\0" + file.read_bytes())
    return digest.hexdigest()


async def run_command(site: Site, service: Service, *command: str) -> str:
    """`python -m <package> <command>` in the service's environment; its output, or a Failure with it."""
    process = await asyncio.create_subprocess_exec(
        *(str(BIN / "python"), "-m", service.package, *command),
        stdin=asyncio.subprocess.DEVNULL,
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.STDOUT,
        cwd=service.folder,
        env=tool_env() | site.env_for(service, owning=command[0] in _CHANGE_TABLES),
    )
    try:
        raw, _ = await process.communicate()
    finally:
        if process.returncode is None:
            process.kill()
    output = raw.decode(errors="replace")
    log = site.logs / f"{service.context}-{command[0]}.log"
    log.parent.mkdir(parents=True, exist_ok=True)
    log.write_text(output)
    if process.returncode:
        raise Failure(
            f"{service.context} {command[0]}",
            f"ended with exit code {process.returncode}",
            f"the whole output is in {log}",
            output.splitlines()[-20:],
        )
    return output

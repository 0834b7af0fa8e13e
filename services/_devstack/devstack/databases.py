"""A database and a role for every service, its migrations, its demo data."""

import asyncio
import hashlib
import json
from pathlib import Path

import asyncpg

from devstack.console import Failure
from devstack.layout import BIN, LIBRARIES, ROOT, Service
from devstack.site import Site, database_name, tool_env


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
    """Roles and databases that are missing; the password always becomes the one in the secrets file."""
    connection = await asyncpg.connect(site.superuser_url)
    try:
        roles = {row["rolname"] for row in await connection.fetch("select rolname from pg_roles")}
        databases = {row["datname"] for row in await connection.fetch("select datname from pg_database")}
        for service in services:
            name = database_name(service)
            password = _quoted(site.secrets.get(f"postgres/{service.context}"))
            verb = "alter" if name in roles else "create"
            await connection.execute(f'{verb} role "{name}" login password {password}')
            if name not in databases:
                await connection.execute(f'create database "{name}" owner "{name}"')
                await connection.execute(f'revoke connect on database "{name}" from public')
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
        env=tool_env() | site.env_for(service),
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

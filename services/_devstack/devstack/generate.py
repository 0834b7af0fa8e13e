"""`make proto | openapi | contract | kit | kinds | …`: what is made from code."""

import asyncio
import subprocess
from pathlib import Path

from devstack import console, error_codes, field_kinds, layout, nats_permissions, openapi
from devstack.contract import messages, released
from devstack.layout import BIN, NODE_BIN, ROOT
from devstack.site import tool_env
from devstack.testing import Stack
from devstack.wiring import outputs


def run(command: str, context: str, message: str) -> int:
    match command:
        case "proto":
            with console.timed("proto/gen"):
                generate = ["make", "-s", "-C", str(ROOT / "proto"), "gen"]
                return subprocess.call(generate, env=tool_env())  # noqa: S603
        case "openapi":
            asyncio.run(openapi.write())
            asyncio.run(error_codes.write())
            return 0
        case "contract":
            services = (layout.service(context),) if context else layout.services()
            released.take(services)
            messages.take(services)
            return 0
        case "kit":
            script = ROOT / "web-modules" / "_kit" / "scripts" / "kit-api.ts"
            return subprocess.call([str(NODE_BIN / "node"), str(script)], env=tool_env())  # noqa: S603
        case "kinds":
            field_kinds.write(field_kinds.Formwork())
            # In a process of its own: it reads the kinds as they are now.
            return subprocess.call([str(BIN / "python"), "-m", "devstack.recorded_forms"], cwd=ROOT)  # noqa: S603
        case "permissions":
            asyncio.run(nats_permissions.write())
            return 0
        case "wiring":
            outputs.write()
            return 0
        case _:
            return _migration(context, message)


def _migration(context: str, message: str) -> int:
    """Written from what the models changed against a fresh database at today's head."""
    if not context or not message:
        console.say('Name the service and what changes: make migration s=forms m="add version"')
        return 2
    service = layout.service(context)
    versions = service.folder / "migrations" / "versions"
    versions.mkdir(parents=True, exist_ok=True)
    before = set(versions.glob("*.py"))
    with console.timed(f"migration of {context}"), Stack(f"migration-{context}", "postgres") as stack:
        stack.create_database(context)
        stack.run(context, "write-migration", message)
    for file in sorted(set(versions.glob("*.py")) - before):
        _format(file)
        console.say(f"  wrote {file.relative_to(ROOT)}: read it, then commit it")
    return 0


def _format(file: Path) -> None:
    """Alembic writes as it likes; `make check` wants it as everything else is."""
    for command in (["check", "--select", "I", "--fix"], ["format"]):
        subprocess.call([str(BIN / "ruff"), *command, "--quiet", str(file)], cwd=ROOT)  # noqa: S603

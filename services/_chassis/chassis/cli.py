"""`python -m <service> …`: one image, one command for each role of the service."""

import argparse
import base64
import secrets
import sys
import threading
from collections.abc import Callable, Coroutine
from typing import Any
from uuid import UUID

import orjson
import uvloop
from opentelemetry.sdk.trace import TracerProvider

from chassis.db.shares import OF_ROLE
from chassis.demo import Extent, demo_of
from chassis.errors import ServiceError
from chassis.events.dead_letters import list_dead_letters, replay_dead_letter
from chassis.events.permissions import BusPermissions, permissions_of
from chassis.events.republish import republish
from chassis.http.openapi import openapi_document
from chassis.logs import configure_logs
from chassis.migrate import migrate, write_migration
from chassis.rpc.credentials import public_key_of
from chassis.runtime import Runtime
from chassis.serve import make_consumers, make_relay, serve, work
from chassis.service import OwnCommand, ServiceDefinition
from chassis.settings import ServiceSettings, load_settings
from chassis.stopping import FLUSH_SECONDS
from chassis.telemetry import configure_telemetry
from chassis.wall_clock import stamp

Command = Callable[[ServiceDefinition, ServiceSettings, argparse.Namespace], Coroutine[Any, Any, None]]


def run(definition: ServiceDefinition) -> None:
    own = {command.name: command for command in definition.commands}
    options = _parser(definition).parse_args()
    if options.command == "openapi":
        document = openapi_document(definition.app())
        sys.stdout.write(orjson.dumps(document, option=orjson.OPT_INDENT_2 | orjson.OPT_SORT_KEYS).decode())
        return
    if options.command == "rpc-key":
        _print_new_rpc_key(definition)
        return
    if options.command == "bus-permissions":
        sys.stdout.write(orjson.dumps(bus_permissions(definition)).decode())
        return
    settings = load_settings(definition.settings)
    configure_logs(definition.context, settings.log_level)
    if options.command == "write-migration":
        write_migration(definition.folder, definition.package, settings.database_url, options.message)
        return
    provider = configure_telemetry(definition.context, settings)
    try:
        if options.command in own:
            uvloop.run(_run_own(own[options.command], definition, settings, options))
        else:
            uvloop.run(_COMMANDS[options.command](definition, settings, options))
    except ServiceError as error:
        sys.stderr.write(f"{error.message}\n")
        raise SystemExit(1) from None
    finally:
        _flush(provider)


def bus_permissions(definition: ServiceDefinition) -> BusPermissions:
    return permissions_of(
        definition.context,
        definition.all_subscriptions,
        definition.listeners,
        hears_live_notes=definition.serves_live_notes,
    )


def _flush(provider: TracerProvider) -> None:
    """A collector that is away must not keep the process."""
    flushing = threading.Thread(target=provider.shutdown, daemon=True)
    flushing.start()
    flushing.join(FLUSH_SECONDS)


def _parser(definition: ServiceDefinition) -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog=f"python -m {definition.package}")
    commands = parser.add_subparsers(dest="command", required=True)
    serving = commands.add_parser("serve", help="answer HTTP and gRPC")
    serving.add_argument("--all", action="store_true", help="also relay and consume events, and work")
    commands.add_parser("relay", help="carry events from the outbox to the bus")
    commands.add_parser("consume", help="work off the events this service listens to")
    commands.add_parser("work", help="work off this service's Temporal task queues")
    migrating = commands.add_parser("migrate", help="bring the database to the newest schema")
    migrating.add_argument("--to", metavar="OLDER", help="go back instead: a revision, -1 or base")
    writing = commands.add_parser("write-migration", help="write a migration from what the models changed")
    writing.add_argument("message")
    commands.add_parser("openapi", help="print the OpenAPI document; starts nothing")
    commands.add_parser("rpc-key", help="print a new key to call other services with; starts nothing")
    commands.add_parser("bus-permissions", help="print what NATS must let it do; starts nothing")
    if demo_of(definition.package):
        seeding = commands.add_parser("seed", help="fill the demo company; harmless when it is there already")
        seeding.add_argument("--extent", type=Extent, choices=[*Extent], default=Extent.FULL)
    letters = commands.add_parser("dead-letters", help="events that were given up on")
    actions = letters.add_subparsers(dest="action", required=True)
    actions.add_parser("list")
    replaying = actions.add_parser("replay", help="work them off again, after mending the cause")
    replaying.add_argument("id", help="a dead letter's id, or `all`")
    telling = commands.add_parser(
        "republish", help="tell one receiver of all there are; goes on if broken off"
    )
    telling.add_argument("kind", choices=[each.kind.DESCRIPTOR.full_name for each in definition.snapshots])
    telling.add_argument("receiver", help="the read model that is to hear it: `search.teams`")
    for own in definition.commands:
        own.arguments(commands.add_parser(own.name, help=own.help))
    return parser


def _print_new_rpc_key(definition: ServiceDefinition) -> None:
    seed = secrets.token_bytes(32)
    sys.stdout.write(
        f"RPC_KEY={base64.b64encode(seed).decode()}\n{definition.context}={public_key_of(seed)}\n"
    )


async def _run_own(
    own: OwnCommand, definition: ServiceDefinition, settings: ServiceSettings, options: argparse.Namespace
) -> None:
    async with definition.open(settings) as runtime:
        await own.run(runtime, options)


async def _serve(
    definition: ServiceDefinition, settings: ServiceSettings, options: argparse.Namespace
) -> None:
    async with definition.open(settings) as runtime:
        await serve(definition, runtime, workers=options.all)


async def _relay(definition: ServiceDefinition, settings: ServiceSettings, _: argparse.Namespace) -> None:
    async with definition.open(settings, OF_ROLE["relay"]) as runtime:
        await work(runtime, [make_relay(definition, runtime)])


async def _consume(definition: ServiceDefinition, settings: ServiceSettings, _: argparse.Namespace) -> None:
    async with definition.open(settings, OF_ROLE["consume"]) as runtime:
        await work(runtime, [*make_consumers(definition, runtime)])


async def _work(definition: ServiceDefinition, settings: ServiceSettings, _: argparse.Namespace) -> None:
    async with definition.open(settings, OF_ROLE["work"]) as runtime:
        await work(runtime, [*definition.activity_workers(runtime)])


async def _migrate(
    definition: ServiceDefinition, settings: ServiceSettings, options: argparse.Namespace
) -> None:
    await migrate(definition.folder, settings.database_url, options.to)


async def _seed(
    definition: ServiceDefinition, settings: ServiceSettings, options: argparse.Namespace
) -> None:
    if settings.environment == "prod":
        # Its people have a password that everybody knows.
        sys.stderr.write("the demo company is not for production\n")
        raise SystemExit(2)
    seed = demo_of(definition.package)
    assert seed is not None, "else there is no such command"
    async with definition.open(settings) as runtime:
        await seed(runtime, options.extent)


async def _dead_letters(
    definition: ServiceDefinition, settings: ServiceSettings, options: argparse.Namespace
) -> None:
    async with definition.open(settings) as runtime:
        if options.action == "list":
            await _print_dead_letters(runtime)
            return
        for letter_id in await _chosen_letters(runtime, options.id):
            await replay_dead_letter(runtime, definition.all_subscriptions, letter_id)
            sys.stdout.write(f"replayed {letter_id}\n")


async def _republish(
    definition: ServiceDefinition, settings: ServiceSettings, options: argparse.Namespace
) -> None:
    async with definition.open(settings) as runtime:
        told = await republish(runtime, definition.snapshots, options.kind, options.receiver)
        sys.stdout.write(f"told {options.receiver} of {told}\n")


async def _print_dead_letters(runtime: Runtime) -> None:
    async with runtime.database.reading() as uow:
        for letter in await list_dead_letters(uow):
            sys.stdout.write(
                f"{letter.id}  {stamp(letter.created_at)}  {letter.consumer}  {letter.subject}  "
                f"{letter.attempts} attempts  {letter.error}\n"
            )


async def _chosen_letters(runtime: Runtime, chosen: str) -> list[UUID]:
    if chosen != "all":
        return [UUID(chosen)]
    async with runtime.database.reading() as uow:
        return [letter.id for letter in await list_dead_letters(uow, limit=10_000)]


_COMMANDS: dict[str, Command] = {
    "serve": _serve,
    "relay": _relay,
    "consume": _consume,
    "work": _work,
    "migrate": _migrate,
    "seed": _seed,
    "dead-letters": _dead_letters,
    "republish": _republish,
}

"""A service is a definition; the chassis turns it into processes (`cli`), an app, a document."""

import asyncio
import logging
from argparse import ArgumentParser, Namespace
from collections.abc import AsyncGenerator, Awaitable, Callable, Mapping, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import Any

from fastapi import APIRouter, FastAPI

from chassis.access.cache import CachedAccess
from chassis.access.reader import AccessReader
from chassis.access.tokens import KeySource, TokenVerifier, keys_over_http
from chassis.bus import Bus
from chassis.db.database import Database
from chassis.db.shares import SERVING, Shares
from chassis.events.company_deletion import CompanyDeletion
from chassis.events.listener import Listener
from chassis.events.projection import Projection
from chassis.events.republish import Snapshot
from chassis.events.subscription import Subscription
from chassis.files.stored import StoredFiles
from chassis.files.sweeping import sweep
from chassis.http.app import create_app
from chassis.http.files import files_router
from chassis.http.live import LiveNotes, live_router
from chassis.http.room import AnswerRoom, BodyRoom, UploadRoom
from chassis.live.note import NoteOn
from chassis.live.telling import Telling
from chassis.mail import Mailer
from chassis.processes.costly import ReadTurns, TableTurns
from chassis.rpc.credentials import Credentials
from chassis.rpc.guard import RpcService
from chassis.runtime import NotProvided, Runtime
from chassis.settings import MailSettings, ServiceSettings, StorageSettings
from chassis.storage import Storage
from chassis.temporal import ActivityWorker
from chassis.texts import load_catalogues
from chassis.upkeep import Chore

log = logging.getLogger(__name__)


@dataclass(frozen=True)
class OwnCommand:
    """`python -m <service> <name> …` for what only this service has."""

    name: str
    help: str
    arguments: Callable[[ArgumentParser], None]
    run: Callable[[Runtime, Namespace], Awaitable[None]]


@dataclass(frozen=True)
class ServiceDefinition:
    """All the chassis has to know of a context. Lives in the context's `main.py`, its composition root."""

    context: str
    settings: type[ServiceSettings]
    folder: Path
    """The context's folder: `migrations/`, and the import package with `mail_templates/` and `texts/`."""
    routers: Sequence[APIRouter]
    access_source: Callable[[Runtime], AccessReader]
    """Who says what callers may do; it is remembered for seconds."""
    subscriptions: Sequence[Subscription[Any]] = ()
    projections: Sequence[Projection] = ()
    """Read models it keeps of others' aggregates."""
    snapshots: Sequence[Snapshot] = ()
    """Of which of its own aggregates it can tell all, as of now, to one receiver."""
    company_deletion: CompanyDeletion | None = None
    """What goes when a company is deleted; its read models go by themselves."""
    files: Sequence[StoredFiles] = ()
    """What it keeps in its storage: deleted when it is discarded, and when no row points at it."""
    listeners: Sequence[Listener[Any]] = ()
    """What each of its processes hears at once."""
    live_notes: Sequence[NoteOn] = ()
    """What browsers are told when it has committed an event of its own."""
    serves_live_notes: bool = False
    """It is the hub: browsers hear the notes of all services from it. One service is."""
    rpc_services: Callable[[Runtime], Sequence[RpcService]] = lambda _: ()
    activity_workers: Callable[[Runtime], Sequence[ActivityWorker]] = lambda _: ()
    """Temporal workers, one a task queue; `work` runs them apart from HTTP, to be scaled by themselves."""
    housekeeping: Mapping[str, Callable[[Runtime], Awaitable[None]]] = field(
        default_factory=dict[str, Callable[[Runtime], Awaitable[None]]]
    )
    """What the relay does once an hour beside its own clearing up, each chore under its name and by itself;
    several relays may do one at once."""
    every_second: Mapping[str, Callable[[Runtime], Awaitable[None]]] = field(
        default_factory=dict[str, Callable[[Runtime], Awaitable[None]]]
    )
    """What the relay does each second: work that an answer need not wait for, of which rows tell that it is
    to be done. Several relays may do it at once."""
    commands: Sequence[OwnCommand] = ()
    provide: Callable[[Runtime], None] = lambda _: None
    """Adds the context's own parts to the runtime."""
    key_source: Callable[[ServiceSettings], KeySource] = field(
        default=lambda settings: keys_over_http(settings.identity_url)
    )

    def __post_init__(self) -> None:
        # Every process of the service says things, and each begins with this definition.
        load_catalogues(self.folder / self.package / "texts")
        if self.mail_templates and not issubclass(self.settings, MailSettings):
            raise NotProvided(f"{self.context} has templates of mails: let its settings be MailSettings")
        if self.files and not issubclass(self.settings, StorageSettings):
            raise NotProvided(f"{self.context} keeps files: let its settings be StorageSettings")
        if self.projections and self.company_deletion is None:
            raise NotProvided(f"{self.context} keeps read models: say company_deletion, so that they go too")

    @property
    def package(self) -> str:
        return self.context.replace("-", "_")

    @property
    def all_subscriptions(self) -> Sequence[Subscription[Any]]:
        return [
            *self.plain_subscriptions,
            *(feed for each in self.projections for feed in each.subscriptions),
        ]

    @property
    def plain_subscriptions(self) -> Sequence[Subscription[Any]]:
        """Whose events are taken one by one."""
        deletion = self.company_deletion
        return [
            *self.subscriptions,
            *(each.subscription for each in self.files),
            *([deletion.subscription(self.package, self.projections)] if deletion else []),
        ]

    def chores(self, runtime: Runtime) -> Mapping[str, Chore]:
        """What is cleared up once an hour, each by itself."""
        own: dict[str, Chore] = {name: partial(chore, runtime) for name, chore in self.housekeeping.items()}
        if self.company_deletion is not None:
            own["deleted companies"] = partial(self.company_deletion.delete_what_came_late, runtime)
        return own | {f"sweeping {each.folder}": partial(sweep, runtime, each) for each in self.files}

    def chores_of_a_second(self, runtime: Runtime) -> Mapping[str, Chore]:
        return {name: partial(chore, runtime) for name, chore in self.every_second.items()}

    async def clear_up(self, runtime: Runtime) -> None:
        """All of it now."""
        for chore in self.chores(runtime).values():
            await chore()

    @property
    def mail_templates(self) -> Path | None:
        folder = self.folder / self.package / "mail_templates"
        return folder if folder.is_dir() else None

    @property
    def all_routers(self) -> Sequence[APIRouter]:
        # What answers nobody outside has no files to show either.
        shows_files = self.routers and issubclass(self.settings, StorageSettings)
        return (
            *self.routers,
            *([files_router(self.context)] if shows_files else []),
            *([live_router()] if self.serves_live_notes else []),
        )

    def app(self, runtime: Runtime | None = None) -> FastAPI:
        return create_app(self.context, self.all_routers, runtime)

    @asynccontextmanager
    async def open(self, settings: ServiceSettings, shares: Shares = SERVING) -> AsyncGenerator[Runtime]:
        """Make every part, and take them down again in the other order. `shares`: of connections."""
        credentials = Credentials.of(self.context, settings)
        database = Database.connect(self.context, settings, shares)
        bus = await Bus.connect(
            settings.nats_url,
            context=self.context,
            seed=settings.nats_seed.get_secret_value(),
            prefix=settings.bus_prefix,
            stream_bytes=settings.stream_bytes,
        )
        database.on_events(partial(bus.announce_events, self.context))
        database.on_changes(Telling(self.context, bus, self.live_notes))
        runtime = Runtime(
            context=self.context,
            settings=settings,
            database=database,
            bus=bus,
            tokens=TokenVerifier(self.key_source(settings)),
            credentials=credentials,
        )
        runtime.access = access = CachedAccess(self.access_source(runtime))
        runtime.provide(UploadRoom(settings.upload_disk_bytes))
        runtime.provide(BodyRoom(settings.body_memory_bytes))
        runtime.provide(AnswerRoom(settings.answer_memory_bytes))
        runtime.provide(ReadTurns())
        runtime.provide(TableTurns())
        if self.serves_live_notes:
            await _serve_live_notes(runtime, access)
        if isinstance(settings, StorageSettings):
            runtime.provide(Storage.open(self.context, settings))
        if isinstance(settings, MailSettings):
            runtime.provide(Mailer(settings, self.mail_templates))
        self.provide(runtime)
        for listener in self.listeners:
            await listener.listen(runtime)
        try:
            yield runtime
        finally:
            try:
                async with asyncio.timeout(runtime.stopping.left_for_closing()):
                    await runtime.close_own()
                    await bus.close()
                    await database.close()
            except TimeoutError:
                # Who was cut off may still hold one: the end of the process closes it.
                log.warning("connections were not let go in time")


async def _serve_live_notes(runtime: Runtime, access: CachedAccess) -> None:
    notes = LiveNotes(access)
    await notes.listen(runtime.bus)
    access.watch(notes.check_again)
    runtime.stopping.when_begun(notes.end_all)
    runtime.provide(notes)

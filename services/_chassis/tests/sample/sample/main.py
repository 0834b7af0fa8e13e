from pathlib import Path
from typing import Any, ClassVar
from uuid import UUID

from chassis.access import Role
from chassis.db import UnitOfWork
from chassis.events.company_deletion import CompanyDeletion, rows_of
from chassis.events.context import EventContext
from chassis.events.republish import Snapshot
from chassis.events.subscription import Subscription
from chassis.live import Audience, LiveNote, NoteOn
from chassis.runtime import Runtime
from chassis.service import ServiceDefinition
from chassis.settings import MailSettings, StorageSettings, TemporalSettings, settings_prefix
from chassis.testing.people import Memberships

from sample.events import CompanyDeleted, NoteAdded, NoteChanged
from sample.notes import notes_after
from sample.routes import router
from sample.seen import notes_seen
from sample.tables import Echo, Note


class SampleSettings(StorageSettings, MailSettings, TemporalSettings):
    model_config = settings_prefix("sample")


class Mood:
    """Lets a test make the consumer fail for as long as it likes."""

    LOATHED = "an unbearable note"
    failing = False
    error: Exception = ValueError("not in the mood")
    tried = 0
    contexts: ClassVar[list[EventContext]] = []


async def _echo(uow: UnitOfWork, event: Any, context: EventContext, runtime: Runtime) -> None:
    del runtime
    Mood.tried += 1
    Mood.contexts.append(context)
    if Mood.failing or event.text == Mood.LOATHED:
        raise Mood.error.with_traceback(None)
    uow.add(Echo(text=event.text))


def to_admins(event: Any) -> LiveNote:
    return LiveNote(UUID(event.company_id), "changed", Audience.from_role(Role.ADMIN))


definition = ServiceDefinition(
    context="sample",
    settings=SampleSettings,
    folder=Path(__file__).parent.parent,
    routers=[router],
    serves_live_notes=True,
    live_notes=[NoteOn(NoteChanged, to_admins)],
    access_source=Memberships,
    projections=[notes_seen],
    company_deletion=CompanyDeletion(CompanyDeleted, [rows_of(Note)]),
    snapshots=[Snapshot(NoteChanged, notes_after)],
    subscriptions=[Subscription("sample.echo_note", NoteAdded, _echo, start="all")],
)

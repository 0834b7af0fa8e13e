"""The composition root: what pdf is made of."""

from collections.abc import Sequence
from functools import partial
from pathlib import Path

from chassis.access import GuestBook
from chassis.runtime import Runtime
from chassis.service import ServiceDefinition
from chassis.temporal import ActivityWorker
from identity_client.access import ACCESS_CHANGED, RemoteAccess
from identity_client.companies import of_deleted_companies
from identity_client.directory import Directory

from pdf.paper.render_pool import RenderPools
from pdf.queues import LARGE_RENDER_QUEUE, RENDER_QUEUE
from pdf.render import handlers as render_handlers
from pdf.render import routes as render
from pdf.render.abandoned import delete_abandoned
from pdf.render.activities import LargeRenderActivities, RenderActivities
from pdf.render.forms import Forms
from pdf.render.guests import recognize
from pdf.render.keeping import FILES, delete_of_company
from pdf.render.printing import LARGE, SMALL, Printing
from pdf.render.starter import RenderStarter
from pdf.render.workflow import RenderSubmission
from pdf.settings import PdfSettings


def _provide(runtime: Runtime) -> None:
    settings = runtime.settings_as(PdfSettings)
    forms = Forms(runtime.channel_to("forms", settings.forms_grpc))
    runtime.provide(forms)
    runtime.provide(GuestBook(partial(recognize, forms)))
    runtime.provide(RenderStarter(settings))
    runtime.provide(Directory.of(runtime))
    pools = RenderPools()
    runtime.provide(pools)
    runtime.on_close(pools.close)


def _activity_workers(runtime: Runtime) -> Sequence[ActivityWorker]:
    settings = runtime.settings_as(PdfSettings)
    pools = runtime.of(RenderPools)
    small, large = pools.of("small", settings.small_pool), pools.of("large", settings.large_pool)
    activities = RenderActivities(runtime.database, Printing(runtime, small, SMALL))
    large_activities = LargeRenderActivities(Printing(runtime, large, LARGE))
    return [
        ActivityWorker(
            settings,
            RENDER_QUEUE,
            workflows=[RenderSubmission],
            activities=[activities.render, activities.give_up],
            # One more than there are processes: the next one's pictures are fetched while these render.
            most_at_once=settings.render_processes + 1,
            takes_turns=True,
        ),
        ActivityWorker(
            settings,
            LARGE_RENDER_QUEUE,
            activities=[large_activities.render_large],
            # No more than there are processes: the pictures of each may be many.
            most_at_once=settings.large_render_processes,
            takes_turns=True,
        ),
    ]


definition = ServiceDefinition(
    context="pdf",
    settings=PdfSettings,
    folder=Path(__file__).parent.parent,
    routers=[render.router],
    access_source=RemoteAccess.of,
    listeners=[ACCESS_CHANGED],
    subscriptions=render_handlers.subscriptions,
    company_deletion=of_deleted_companies(delete_of_company),
    files=[FILES],
    housekeeping={"abandoned renders": delete_abandoned},
    provide=_provide,
    activity_workers=_activity_workers,
)

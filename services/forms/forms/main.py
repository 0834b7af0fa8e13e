"""The composition root: what forms is made of."""

from collections.abc import Sequence
from functools import partial
from pathlib import Path

from chassis.access import GuestBook
from chassis.events.company_deletion import rows_of
from chassis.events.republish import Snapshot
from chassis.guessing import Guesses
from chassis.pictures.pictures import Pictures
from chassis.processes.costly import ExportTurns
from chassis.rpc import RpcService
from chassis.runtime import Runtime
from chassis.service import ServiceDefinition
from contracts.forms.v1 import events_pb2
from identity_client.access import ACCESS_CHANGED, RemoteAccess
from identity_client.companies import of_deleted_companies
from identity_client.directory import Directory
from identity_client.mails import CompanyMails
from identity_client.projects import PROJECT_CHANGED, Projects

from forms.checker import Checker
from forms.choice_list import routes as choice_list
from forms.comment import handlers as comment_handlers
from forms.comment import routes as comment
from forms.file import routes as file
from forms.file.service import FILES
from forms.file.unused import delete_unused
from forms.flow.rpc import flow_rpc
from forms.held_mails import mail_what_was_held
from forms.holiday import handlers as holiday_handlers
from forms.printout.rpc import printout_rpc
from forms.settings import FormsSettings
from forms.share import handlers as share_handlers
from forms.share import routes as share
from forms.share.visiting import recognize
from forms.start_link import handlers as start_link_handlers
from forms.start_link import routes as start_link
from forms.start_link.abandoned import delete_abandoned
from forms.submission import handlers as submission_handlers
from forms.submission import routes as submission
from forms.submission.announcement import submissions_after
from forms.submission.assigning import routes as assigning
from forms.submission.changes import routes as submission_changes
from forms.submission.deleting import routes as deleting
from forms.submission.deleting.for_good import delete_of_company, delete_those_over
from forms.submission.exporting.job import routes as export_job
from forms.submission.exporting.job.making import delete_old_exports, make_exports
from forms.submission.exporting.job.service import EXPORTS
from forms.submission.exporting.job.service import delete_of_company as delete_exports_of_company
from forms.submission.importing import routes as importing
from forms.submission.many import routes as many
from forms.submission.moving import routes as moving
from forms.submission.reading.mails import Mails
from forms.submission.rehearsing import routes as rehearsing
from forms.submission.sub_form import routes as sub_form
from forms.submission.submitting.runner import Runner
from forms.submission.valid_time import routes as valid_time
from forms.submission.versions import routes as submission_versions
from forms.tables.choice_list import ChoiceList
from forms.tables.form_folder import FormFolder
from forms.tables.gone import GoneMember, GoneTeam
from forms.tables.held_notice import HeldNotice
from forms.tables.pin_try import PinTry
from forms.tables.share_link import ShareLink
from forms.tables.start_link import StartLink
from forms.tables.submission_comment import SubmissionComment
from forms.tables.submission_value import SubmissionValue
from forms.tables.template import FormTemplate
from forms.template import routes as template
from forms.template import setting_routes as template_setting
from forms.template.announcement import templates_after
from forms.template.files import routes as template_files
from forms.template.files.service import FILES as TEMPLATE_FILES
from forms.template.files.service import delete_of_company as delete_template_files_of_company
from forms.template.files.unused import delete_unused as delete_unused_template_files
from forms.template.folders import routes as template_folders
from forms.template.library import routes as library
from forms.template.many import routes as template_many
from forms.template.permissions import routes as template_permissions
from forms.template.portable import routes as template_portable
from forms.template.published import PublishedForms
from forms.template.versions import routes as template_versions
from forms.template.versions.restoring import delete_old as delete_old_kept_drafts
from forms.todo import handlers as todo_handlers
from forms.todo import routes as todo


def _provide(runtime: Runtime) -> None:
    settings = runtime.settings_as(FormsSettings)
    runtime.provide(Directory.of(runtime))
    runtime.provide(Projects.of(runtime))
    runtime.provide(Checker.of(runtime))
    runtime.provide(PublishedForms())
    runtime.provide(ExportTurns())
    runtime.provide(Pictures.of(runtime))
    runtime.provide(CompanyMails.of(runtime))
    runtime.provide(Guesses())
    runtime.provide(GuestBook(partial(recognize, runtime)))
    runtime.provide(Mails(runtime.channel_to("identity", settings.identity_grpc)))
    runtime.provide(Runner(runtime.channel_to("workflow-runner", settings.workflow_runner_grpc)))


def _rpc_services(runtime: Runtime) -> Sequence[RpcService]:
    return [flow_rpc(runtime), printout_rpc(runtime)]


definition = ServiceDefinition(
    context="forms",
    settings=FormsSettings,
    folder=Path(__file__).parent.parent,
    routers=[
        template.router,
        template_folders.router,
        template_many.router,
        template_permissions.router,
        template_versions.router,
        library.router,
        choice_list.router,
        template_portable.router,
        template_portable.library_router,
        library.photos_router,
        *template_setting.routers,
        submission.router,
        submission_versions.router,
        submission_changes.router,
        rehearsing.router,
        export_job.router,
        importing.router,
        many.router,
        moving.router,
        assigning.router,
        sub_form.router,
        deleting.router,
        valid_time.router,
        comment.router,
        share.router,
        start_link.router,
        todo.router,
        file.router,
        template_files.router,
    ],
    snapshots=[
        Snapshot(events_pb2.TemplateChanged, templates_after),
        Snapshot(events_pb2.SubmissionStands, submissions_after),
    ],
    subscriptions=[
        *submission_handlers.subscriptions,
        *comment_handlers.subscriptions,
        *share_handlers.subscriptions,
        *start_link_handlers.subscriptions,
    ],
    projections=[submission_handlers.memberships, holiday_handlers.holidays],
    company_deletion=of_deleted_companies(
        rows_of(HeldNotice),
        rows_of(SubmissionComment),
        delete_of_company,
        # With their submissions; those that are filled in beside it are found here.
        rows_of(SubmissionValue),
        rows_of(PinTry),
        rows_of(ShareLink),
        rows_of(StartLink),
        delete_template_files_of_company,
        rows_of(FormTemplate),
        rows_of(FormFolder),
        rows_of(ChoiceList),
        rows_of(GoneTeam),
        rows_of(GoneMember),
        delete_exports_of_company,
    ),
    files=[FILES, TEMPLATE_FILES, EXPORTS],
    access_source=RemoteAccess.of,
    listeners=[ACCESS_CHANGED, PROJECT_CHANGED],
    live_notes=[*todo_handlers.live_notes, *comment_handlers.live_notes],
    rpc_services=_rpc_services,
    housekeeping={
        "unused files": lambda runtime: delete_unused(runtime.database),
        "unused template files": lambda runtime: delete_unused_template_files(runtime.database),
        "deleted submissions": lambda runtime: delete_those_over(runtime.database),
        "what visitors left": delete_abandoned,
        "held mails": mail_what_was_held,
        "old kept drafts": lambda runtime: delete_old_kept_drafts(runtime.database),
        "old exports": lambda runtime: delete_old_exports(runtime.database),
    },
    every_second={"exports": make_exports},
    provide=_provide,
)

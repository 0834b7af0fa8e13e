"""The composition root: what workflow-runner is made of."""

from collections.abc import Sequence
from pathlib import Path

from chassis.rpc import RpcService
from chassis.runtime import Runtime
from chassis.service import ServiceDefinition
from chassis.temporal import ActivityWorker
from identity_client.access import ACCESS_CHANGED, RemoteAccess
from identity_client.companies import of_deleted_companies
from identity_client.directory import Directory
from identity_client.mails import CompanyMails

from workflow_runner.queues import MAIL_QUEUE, RUN_QUEUE
from workflow_runner.run import handlers
from workflow_runner.run.activities.forms import FormsActivities
from workflow_runner.run.activities.mail import MailActivities
from workflow_runner.run.activities.recipients import Recipients
from workflow_runner.run.activities.valid_time import ValidTimeActivities
from workflow_runner.run.registration import register_search_attributes
from workflow_runner.run.rpc import run_rpc
from workflow_runner.run.service import Runs
from workflow_runner.run.submissions import Submissions
from workflow_runner.run.workflows.held_mail import HeldMailRun
from workflow_runner.run.workflows.submission_run import SubmissionRun
from workflow_runner.run.workflows.valid_time_run import ValidTimeRun
from workflow_runner.settings import WorkflowRunnerSettings


def _provide(runtime: Runtime) -> None:
    settings = runtime.settings_as(WorkflowRunnerSettings)
    runtime.provide(Runs(settings))
    runtime.provide(Submissions(runtime.channel_to("forms", settings.forms_grpc)))


def _rpc_services(runtime: Runtime) -> Sequence[RpcService]:
    return [run_rpc(runtime)]


def _activity_workers(runtime: Runtime) -> Sequence[ActivityWorker]:
    settings = runtime.settings_as(WorkflowRunnerSettings)
    forms = FormsActivities(runtime.channel_to("forms", settings.forms_grpc))
    identity = runtime.channel_to("identity", settings.identity_grpc)
    valid_times = ValidTimeActivities(runtime.channel_to("forms", settings.forms_grpc))
    recipients, company_mails = Recipients(Directory(identity)), CompanyMails(runtime, identity)
    mail = MailActivities(runtime, forms, valid_times, recipients, company_mails)
    mails = [
        mail.send_step_mail,
        mail.send_held_mail,
        mail.tell_of_return,
        mail.remind,
        mail.tell_of_expiry,
    ]
    return [
        ActivityWorker(
            settings,
            RUN_QUEUE,
            # Of mails: what an older release queued here.
            workflows=[SubmissionRun, HeldMailRun, ValidTimeRun],
            activities=[
                forms.load_route,
                forms.record_transition,
                forms.begin_overdue_press,
                valid_times.load_valid_time,
                valid_times.note_expiry,
                *mails,
            ],
            prepare=register_search_attributes,
        ),
        ActivityWorker(settings, MAIL_QUEUE, workflows=[HeldMailRun], activities=mails, takes_turns=True),
    ]


definition = ServiceDefinition(
    context="workflow-runner",
    settings=WorkflowRunnerSettings,
    folder=Path(__file__).parent.parent,
    routers=[],
    access_source=RemoteAccess.of,
    listeners=[ACCESS_CHANGED],
    subscriptions=handlers.subscriptions,
    # No rows of its own: the runs end with the submissions that they are of.
    company_deletion=of_deleted_companies(),
    rpc_services=_rpc_services,
    activity_workers=_activity_workers,
    provide=_provide,
)

"""The composition root: what budget is made of."""

from collections.abc import Sequence
from pathlib import Path

from chassis.events.company_deletion import rows_of
from chassis.events.republish import Snapshot
from chassis.pictures.pictures import Pictures
from chassis.runtime import Runtime
from chassis.service import ServiceDefinition
from chassis.temporal import ActivityWorker
from contracts.budget.v1 import events_pb2
from identity_client.access import ACCESS_CHANGED, RemoteAccess
from identity_client.companies import of_deleted_companies
from identity_client.directory import Directory
from identity_client.mails import CompanyMails
from identity_client.projects import PROJECT_CHANGED, Projects

from budget.actual import routes as actual
from budget.actual.announcement import actuals_after
from budget.alert import handlers as alert_handlers
from budget.answered import handlers as answered_handlers
from budget.attaching import routes as attaching
from budget.attachment.service import FILES
from budget.attachment.service import delete_of_company as delete_files_of_company
from budget.chain import handlers as chain_handlers
from budget.chain import routes as chain
from budget.code import handlers as code_handlers
from budget.code import routes as code
from budget.code.announcement import codes_after
from budget.comment import handlers as comment_handlers
from budget.comment import routes as comment
from budget.comment.announcement import comments_after
from budget.costcode import routes as costcode
from budget.equipment import handlers as equipment_handlers
from budget.equipment import rate_routes as equipment_rate
from budget.equipment import routes as equipment
from budget.equipment.service import unsettle_what_is_due
from budget.expiry.service import expire_requests
from budget.forecast import routes as forecast
from budget.hours import handlers as hours_handlers
from budget.hours import rate_routes as rate
from budget.hours import routes as hours
from budget.importing.turns import ImportTurns
from budget.ledger import verification
from budget.notice.service import mail_what_was_held
from budget.overview import handlers as outlook_handlers
from budget.overview import routes as overview
from budget.overview.outlook import look_ahead
from budget.project import routes as project
from budget.project.service import project_budgets_after
from budget.queues import APPROVAL_QUEUE
from budget.reminding import handlers as reminding_handlers
from budget.reminding.activities import ReminderActivities
from budget.reminding.runs import ApprovalRuns
from budget.reminding.workflow import ApprovalRun
from budget.request import handlers as request_handlers
from budget.request import routes as request
from budget.request.announcement import requests_after
from budget.rules import routes as rules
from budget.settings import BudgetSettings
from budget.tables.actual import ActualCost
from budget.tables.approval import ApprovalAbsence, ApprovalChain, ApprovalTurn
from budget.tables.budget_code import BudgetCode, CodeChange
from budget.tables.cost_codes import CostCodes
from budget.tables.equipment import EquipmentCost, EquipmentRate, Machine, MachineFact, MachineUse
from budget.tables.held_notice import HeldNotice
from budget.tables.hours import CostRate, HoursCost, WorkedWeek
from budget.tables.ledger import LedgerEntry
from budget.tables.project_budget import BudgetVersion, ProjectBudget
from budget.tables.request import BudgetRequest, RequestLine
from budget.tables.request_comment import RequestComment
from budget.tables.rules import BudgetRules


def _provide(runtime: Runtime) -> None:
    runtime.provide(Directory.of(runtime))
    runtime.provide(Projects.of(runtime))
    runtime.provide(CompanyMails.of(runtime))
    runtime.provide(ImportTurns())
    runtime.provide(Pictures.of(runtime))
    runtime.provide(ApprovalRuns(runtime.settings_as(BudgetSettings)))


def _activity_workers(runtime: Runtime) -> Sequence[ActivityWorker]:
    reminders = ReminderActivities(runtime)
    return [
        ActivityWorker(
            runtime.settings_as(BudgetSettings),
            APPROVAL_QUEUE,
            workflows=[ApprovalRun],
            activities=[reminders.find_turn, reminders.write_to_approvers, reminders.escalate],
            takes_turns=True,
        )
    ]


definition = ServiceDefinition(
    context="budget",
    settings=BudgetSettings,
    folder=Path(__file__).parent.parent,
    routers=[
        project.router,
        overview.router,
        code.router,
        chain.router,
        request.router,
        attaching.router,
        comment.router,
        actual.router,
        forecast.router,
        rules.router,
        costcode.router,
        hours.router,
        rate.router,
        equipment.router,
        equipment_rate.router,
    ],
    access_source=RemoteAccess.of,
    listeners=[ACCESS_CHANGED, PROJECT_CHANGED],
    live_notes=[*code_handlers.live_notes, *request_handlers.live_notes, *comment_handlers.live_notes],
    subscriptions=[
        *reminding_handlers.subscriptions,
        *alert_handlers.subscriptions,
        *outlook_handlers.subscriptions,
        *answered_handlers.subscriptions,
        *comment_handlers.subscriptions,
        *hours_handlers.subscriptions,
        *equipment_handlers.subscriptions,
        *chain_handlers.subscriptions,
    ],
    files=[FILES],
    projections=[
        hours_handlers.worked_weeks,
        equipment_handlers.machines,
        equipment_handlers.machine_stays,
    ],
    activity_workers=_activity_workers,
    housekeeping={
        "weeks of machines": lambda runtime: unsettle_what_is_due(runtime.database),
        "held mails": mail_what_was_held,
        "forecasts": look_ahead,
        "requests that nobody answered": expire_requests,
    },
    company_deletion=of_deleted_companies(
        rows_of(HeldNotice),
        rows_of(ApprovalTurn),
        delete_files_of_company,
        rows_of(RequestComment),
        rows_of(ApprovalChain),
        rows_of(ApprovalAbsence),
        rows_of(RequestLine),
        rows_of(EquipmentCost),
        rows_of(MachineUse),
        rows_of(Machine),
        rows_of(MachineFact),
        rows_of(EquipmentRate),
        rows_of(HoursCost),
        rows_of(WorkedWeek),
        rows_of(CostCodes),
        rows_of(CostRate),
        rows_of(ActualCost),
        rows_of(BudgetRequest),
        rows_of(CodeChange),
        rows_of(BudgetCode),
        rows_of(ProjectBudget),
        rows_of(BudgetVersion),
        rows_of(LedgerEntry),
        rows_of(BudgetRules),
    ),
    snapshots=[
        Snapshot(events_pb2.BudgetCodeChanged, codes_after),
        Snapshot(events_pb2.BudgetRequestChanged, requests_after),
        Snapshot(events_pb2.BudgetRequestCommentChanged, comments_after),
        Snapshot(events_pb2.BudgetActualChanged, actuals_after),
        Snapshot(events_pb2.ProjectBudgetChanged, project_budgets_after),
    ],
    commands=[verification.command],
    provide=_provide,
)

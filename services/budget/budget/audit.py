"""What of budget the company's audit log keeps."""

from enum import StrEnum
from uuid import UUID

from chassis.access import Actor
from chassis.audit import Changes, Doer, Nobody, act_of
from contracts.budget.v1 import events_pb2

from budget.tables.actual import ActualCost
from budget.tables.approval import ApprovalChain
from budget.tables.budget_code import BudgetCode
from budget.tables.equipment import EquipmentRate
from budget.tables.hours import CostRate
from budget.tables.project_budget import ProjectBudget
from budget.tables.request import BudgetRequest


class AuditAction(StrEnum):
    """Kept for ever: never rename one. Their words are in the web module's messages, `audit.action.…`."""

    PROJECT_BUDGET_CHANGED = "project_budget.changed"
    BASELINE_LOCKED = "project_budget.locked"
    CODE_CREATED = "budget_code.created"
    CODE_CHANGED = "budget_code.changed"
    CODE_ARCHIVED = "budget_code.archived"
    CODE_UNARCHIVED = "budget_code.unarchived"
    CODE_DELETED = "budget_code.deleted"
    CODES_IMPORTED = "budget_code.imported"
    REQUEST_SUBMITTED = "budget_request.submitted"
    REQUEST_WITHDRAWN = "budget_request.withdrawn"
    REQUEST_DELETED = "budget_request.deleted"
    """That had been sent once; of drafts that nobody saw nothing is kept."""
    REQUEST_PASSED_ON = "budget_request.passed_on"
    REQUEST_APPROVED = "budget_request.approved"
    REQUEST_PARTLY_APPROVED = "budget_request.partly_approved"
    REQUEST_REJECTED = "budget_request.rejected"
    REQUEST_EXPIRED = "budget_request.expired"
    REQUEST_FILE_ADDED = "budget_request.file_added"
    REQUEST_COMMENT_DELETED = "budget_request.comment_deleted"
    ACTUAL_RECORDED = "budget_actual.recorded"
    ACTUAL_REVERSED = "budget_actual.reversed"
    ACTUALS_IMPORTED = "budget_actual.imported"
    CHAIN_CHANGED = "approval_chain.changed"
    RATE_SET = "cost_rate.set"
    RATE_TAKEN_BACK = "cost_rate.taken_back"
    HOURS_CODES_CHANGED = "hours_codes.changed"
    EQUIPMENT_RATE_SET = "equipment_rate.set"
    EQUIPMENT_RATE_TAKEN_BACK = "equipment_rate.taken_back"
    ABSENCE_SET = "approval_absence.set"
    ABSENCE_ENDED = "approval_absence.ended"
    RULES_CHANGED = "budget_rules.changed"


class AuditSubject(StrEnum):
    """What an act is about: `audit.subject.…`."""

    PROJECT_BUDGET = "projectBudget"
    CODE = "budgetCode"
    REQUEST = "budgetRequest"
    ACTUAL = "budgetActual"
    CHAIN = "approvalChain"
    RATE = "costRate"
    HOURS_CODES = "hoursCodes"
    EQUIPMENT_RATE = "equipmentRate"
    ABSENCE = "approvalAbsence"
    RULES = "budgetRules"


class AuditField(StrEnum):
    """What an act changed: `audit.field.…`, among this module's words or identity's."""

    PROJECT = "project"
    NAME = "name"
    NUMBER = "number"
    CATEGORY = "category"
    UNIT = "unit"
    QUANTITY = "quantity"
    RATE = "rate"
    AMOUNT = "amount"
    DIVISION = "division"
    CURRENCY = "currency"
    MANPOWER_INTERNAL = "manpowerInternal"
    MANPOWER_EXTERNAL = "manpowerExternal"
    EQUIPMENT_OWNED = "equipmentOwned"
    EQUIPMENT_RENTAL = "equipmentRental"
    COUNT = "count"
    CODE = "budgetCode"
    REASON = "reason"
    FILE = "file"
    APPROVERS = "approvers"
    """In acts of before each answer of a chain had a field of its own."""
    ESTIMATE = "estimate"
    HOURLY = "hourly"
    OVERRUNS = "overruns"
    ANSWER_DAYS = "answerDays"
    STAND_IN = "standIn"
    DAYS = "days"
    STEP_1 = "step1"
    STEP_2 = "step2"
    STEP_3 = "step3"
    STEP_4 = "step4"
    STEP_5 = "step5"
    STEP_6 = "step6"
    STEP_7 = "step7"
    STEP_8 = "step8"
    STEP_9 = "step9"
    STEP_10 = "step10"


STEPS = tuple(field for field in AuditField if field.name.startswith("STEP_"))
"""Of an approval chain, as many as it may have."""


def of_project_budget(
    actor: Actor,
    action: AuditAction,
    budget: ProjectBudget,
    project_name: str,
    changes: Changes[AuditField] | None = None,
) -> events_pb2.ActRecorded:
    return _recorded(actor, action, AuditSubject.PROJECT_BUDGET, budget.project_id, project_name, changes)


def of_code(
    actor: Actor, action: AuditAction, code: BudgetCode, changes: Changes[AuditField] | None = None
) -> events_pb2.ActRecorded:
    return _recorded(actor, action, AuditSubject.CODE, code.id, f"{code.number} {code.name}", changes)


def of_request(
    actor: Actor, action: AuditAction, request: BudgetRequest, changes: Changes[AuditField] | None = None
) -> events_pb2.ActRecorded:
    name = f"#{request.number} {request.title}"
    return _recorded(actor, action, AuditSubject.REQUEST, request.id, name, changes)


def of_expired(request: BudgetRequest, changes: Changes[AuditField]) -> events_pb2.ActRecorded:
    name, action = f"#{request.number} {request.title}", AuditAction.REQUEST_EXPIRED
    return _recorded(Nobody(request.company_id), action, AuditSubject.REQUEST, request.id, name, changes)


def of_rules(actor: Actor, action: AuditAction, changes: Changes[AuditField]) -> events_pb2.ActRecorded:
    return _recorded(actor, action, AuditSubject.RULES, actor.company_id, "", changes)


def of_actual(
    actor: Actor, action: AuditAction, actual: ActualCost, changes: Changes[AuditField]
) -> events_pb2.ActRecorded:
    name = f"{actual.supplier} {actual.number}"
    return _recorded(actor, action, AuditSubject.ACTUAL, actual.id, name, changes)


def of_chain(
    actor: Actor,
    action: AuditAction,
    chain: ApprovalChain,
    project_name: str,
    changes: Changes[AuditField],
) -> events_pb2.ActRecorded:
    return _recorded(actor, action, AuditSubject.CHAIN, chain.project_id, project_name, changes)


def of_rate(
    actor: Actor, action: AuditAction, rate: CostRate, name: str, hourly: str
) -> events_pb2.ActRecorded:
    """Whoever reads the audit log may see rates, too: the company's admins."""
    changes = {AuditField.HOURLY: (None, hourly)}
    return _recorded(actor, action, AuditSubject.RATE, rate.id, name, changes)


def of_equipment_rate(
    actor: Actor, action: AuditAction, rate: EquipmentRate, name: str, amount: str
) -> events_pb2.ActRecorded:
    changes = {AuditField.RATE: (None, amount)}
    return _recorded(actor, action, AuditSubject.EQUIPMENT_RATE, rate.id, name, changes)


def of_hours_codes(
    actor: Actor,
    action: AuditAction,
    project_id: UUID,
    project_name: str,
    changes: Changes[AuditField],
) -> events_pb2.ActRecorded:
    return _recorded(actor, action, AuditSubject.HOURS_CODES, project_id, project_name, changes)


def of_absence(
    actor: Actor, action: AuditAction, person_name: str, changes: Changes[AuditField]
) -> events_pb2.ActRecorded:
    return _recorded(actor, action, AuditSubject.ABSENCE, actor.user_id, person_name, changes)


def _recorded(
    doer: Doer,
    action: AuditAction,
    subject: AuditSubject,
    subject_id: UUID,
    name: str,
    changes: Changes[AuditField] | None,
) -> events_pb2.ActRecorded:
    act = act_of(
        doer, action, subject_type=subject, subject_id=subject_id, subject_name=name, changes=changes
    )
    return events_pb2.ActRecorded(act=act)

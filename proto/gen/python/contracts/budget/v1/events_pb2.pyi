import datetime

from contracts.audit.v1 import audit_pb2 as _audit_pb2
from contracts.options.v1 import options_pb2 as _options_pb2
from google.protobuf import timestamp_pb2 as _timestamp_pb2
from google.protobuf.internal import containers as _containers
from google.protobuf import descriptor as _descriptor
from google.protobuf import message as _message
from collections.abc import Iterable as _Iterable, Mapping as _Mapping
from typing import ClassVar as _ClassVar, Optional as _Optional, Union as _Union

DESCRIPTOR: _descriptor.FileDescriptor

class ProjectBudgetChanged(_message.Message):
    __slots__ = ("company_id", "project_budget_id", "project_id", "currency", "manpower_internal_minor", "manpower_external_minor", "equipment_owned_minor", "equipment_rental_minor", "revision", "updated_by", "updated_at")
    COMPANY_ID_FIELD_NUMBER: _ClassVar[int]
    PROJECT_BUDGET_ID_FIELD_NUMBER: _ClassVar[int]
    PROJECT_ID_FIELD_NUMBER: _ClassVar[int]
    CURRENCY_FIELD_NUMBER: _ClassVar[int]
    MANPOWER_INTERNAL_MINOR_FIELD_NUMBER: _ClassVar[int]
    MANPOWER_EXTERNAL_MINOR_FIELD_NUMBER: _ClassVar[int]
    EQUIPMENT_OWNED_MINOR_FIELD_NUMBER: _ClassVar[int]
    EQUIPMENT_RENTAL_MINOR_FIELD_NUMBER: _ClassVar[int]
    REVISION_FIELD_NUMBER: _ClassVar[int]
    UPDATED_BY_FIELD_NUMBER: _ClassVar[int]
    UPDATED_AT_FIELD_NUMBER: _ClassVar[int]
    company_id: str
    project_budget_id: str
    project_id: str
    currency: str
    manpower_internal_minor: int
    manpower_external_minor: int
    equipment_owned_minor: int
    equipment_rental_minor: int
    revision: int
    updated_by: str
    updated_at: _timestamp_pb2.Timestamp
    def __init__(self, company_id: _Optional[str] = ..., project_budget_id: _Optional[str] = ..., project_id: _Optional[str] = ..., currency: _Optional[str] = ..., manpower_internal_minor: _Optional[int] = ..., manpower_external_minor: _Optional[int] = ..., equipment_owned_minor: _Optional[int] = ..., equipment_rental_minor: _Optional[int] = ..., revision: _Optional[int] = ..., updated_by: _Optional[str] = ..., updated_at: _Optional[_Union[datetime.datetime, _timestamp_pb2.Timestamp, _Mapping]] = ...) -> None: ...

class BudgetCodeChanged(_message.Message):
    __slots__ = ("company_id", "budget_code_id", "project_id", "is_division", "division_id", "number", "name", "category", "unit", "quantity", "currency", "budget_minor", "held_minor", "committed_minor", "actual_minor", "is_archived", "revision", "updated_by", "updated_at", "transferred_minor", "alerted_percent", "estimate_minor", "is_forecast_over")
    COMPANY_ID_FIELD_NUMBER: _ClassVar[int]
    BUDGET_CODE_ID_FIELD_NUMBER: _ClassVar[int]
    PROJECT_ID_FIELD_NUMBER: _ClassVar[int]
    IS_DIVISION_FIELD_NUMBER: _ClassVar[int]
    DIVISION_ID_FIELD_NUMBER: _ClassVar[int]
    NUMBER_FIELD_NUMBER: _ClassVar[int]
    NAME_FIELD_NUMBER: _ClassVar[int]
    CATEGORY_FIELD_NUMBER: _ClassVar[int]
    UNIT_FIELD_NUMBER: _ClassVar[int]
    QUANTITY_FIELD_NUMBER: _ClassVar[int]
    CURRENCY_FIELD_NUMBER: _ClassVar[int]
    BUDGET_MINOR_FIELD_NUMBER: _ClassVar[int]
    HELD_MINOR_FIELD_NUMBER: _ClassVar[int]
    COMMITTED_MINOR_FIELD_NUMBER: _ClassVar[int]
    ACTUAL_MINOR_FIELD_NUMBER: _ClassVar[int]
    IS_ARCHIVED_FIELD_NUMBER: _ClassVar[int]
    REVISION_FIELD_NUMBER: _ClassVar[int]
    UPDATED_BY_FIELD_NUMBER: _ClassVar[int]
    UPDATED_AT_FIELD_NUMBER: _ClassVar[int]
    TRANSFERRED_MINOR_FIELD_NUMBER: _ClassVar[int]
    ALERTED_PERCENT_FIELD_NUMBER: _ClassVar[int]
    ESTIMATE_MINOR_FIELD_NUMBER: _ClassVar[int]
    IS_FORECAST_OVER_FIELD_NUMBER: _ClassVar[int]
    company_id: str
    budget_code_id: str
    project_id: str
    is_division: bool
    division_id: str
    number: str
    name: str
    category: str
    unit: str
    quantity: str
    currency: str
    budget_minor: int
    held_minor: int
    committed_minor: int
    actual_minor: int
    is_archived: bool
    revision: int
    updated_by: str
    updated_at: _timestamp_pb2.Timestamp
    transferred_minor: int
    alerted_percent: int
    estimate_minor: int
    is_forecast_over: bool
    def __init__(self, company_id: _Optional[str] = ..., budget_code_id: _Optional[str] = ..., project_id: _Optional[str] = ..., is_division: _Optional[bool] = ..., division_id: _Optional[str] = ..., number: _Optional[str] = ..., name: _Optional[str] = ..., category: _Optional[str] = ..., unit: _Optional[str] = ..., quantity: _Optional[str] = ..., currency: _Optional[str] = ..., budget_minor: _Optional[int] = ..., held_minor: _Optional[int] = ..., committed_minor: _Optional[int] = ..., actual_minor: _Optional[int] = ..., is_archived: _Optional[bool] = ..., revision: _Optional[int] = ..., updated_by: _Optional[str] = ..., updated_at: _Optional[_Union[datetime.datetime, _timestamp_pb2.Timestamp, _Mapping]] = ..., transferred_minor: _Optional[int] = ..., alerted_percent: _Optional[int] = ..., estimate_minor: _Optional[int] = ..., is_forecast_over: _Optional[bool] = ...) -> None: ...

class BudgetCodeAlerted(_message.Message):
    __slots__ = ("company_id", "budget_code_id", "project_id", "number", "name", "currency", "percent", "budget_minor", "committed_minor", "actual_minor")
    COMPANY_ID_FIELD_NUMBER: _ClassVar[int]
    BUDGET_CODE_ID_FIELD_NUMBER: _ClassVar[int]
    PROJECT_ID_FIELD_NUMBER: _ClassVar[int]
    NUMBER_FIELD_NUMBER: _ClassVar[int]
    NAME_FIELD_NUMBER: _ClassVar[int]
    CURRENCY_FIELD_NUMBER: _ClassVar[int]
    PERCENT_FIELD_NUMBER: _ClassVar[int]
    BUDGET_MINOR_FIELD_NUMBER: _ClassVar[int]
    COMMITTED_MINOR_FIELD_NUMBER: _ClassVar[int]
    ACTUAL_MINOR_FIELD_NUMBER: _ClassVar[int]
    company_id: str
    budget_code_id: str
    project_id: str
    number: str
    name: str
    currency: str
    percent: int
    budget_minor: int
    committed_minor: int
    actual_minor: int
    def __init__(self, company_id: _Optional[str] = ..., budget_code_id: _Optional[str] = ..., project_id: _Optional[str] = ..., number: _Optional[str] = ..., name: _Optional[str] = ..., currency: _Optional[str] = ..., percent: _Optional[int] = ..., budget_minor: _Optional[int] = ..., committed_minor: _Optional[int] = ..., actual_minor: _Optional[int] = ...) -> None: ...

class BudgetCodeForecastPassed(_message.Message):
    __slots__ = ("company_id", "budget_code_id", "project_id", "number", "name", "currency", "budget_minor", "forecast_minor")
    COMPANY_ID_FIELD_NUMBER: _ClassVar[int]
    BUDGET_CODE_ID_FIELD_NUMBER: _ClassVar[int]
    PROJECT_ID_FIELD_NUMBER: _ClassVar[int]
    NUMBER_FIELD_NUMBER: _ClassVar[int]
    NAME_FIELD_NUMBER: _ClassVar[int]
    CURRENCY_FIELD_NUMBER: _ClassVar[int]
    BUDGET_MINOR_FIELD_NUMBER: _ClassVar[int]
    FORECAST_MINOR_FIELD_NUMBER: _ClassVar[int]
    company_id: str
    budget_code_id: str
    project_id: str
    number: str
    name: str
    currency: str
    budget_minor: int
    forecast_minor: int
    def __init__(self, company_id: _Optional[str] = ..., budget_code_id: _Optional[str] = ..., project_id: _Optional[str] = ..., number: _Optional[str] = ..., name: _Optional[str] = ..., currency: _Optional[str] = ..., budget_minor: _Optional[int] = ..., forecast_minor: _Optional[int] = ...) -> None: ...

class BudgetCodeDeleted(_message.Message):
    __slots__ = ("company_id", "budget_code_id", "project_id")
    COMPANY_ID_FIELD_NUMBER: _ClassVar[int]
    BUDGET_CODE_ID_FIELD_NUMBER: _ClassVar[int]
    PROJECT_ID_FIELD_NUMBER: _ClassVar[int]
    company_id: str
    budget_code_id: str
    project_id: str
    def __init__(self, company_id: _Optional[str] = ..., budget_code_id: _Optional[str] = ..., project_id: _Optional[str] = ...) -> None: ...

class BudgetRequestLine(_message.Message):
    __slots__ = ("budget_code_id", "amount_minor", "approved_minor", "receives")
    BUDGET_CODE_ID_FIELD_NUMBER: _ClassVar[int]
    AMOUNT_MINOR_FIELD_NUMBER: _ClassVar[int]
    APPROVED_MINOR_FIELD_NUMBER: _ClassVar[int]
    RECEIVES_FIELD_NUMBER: _ClassVar[int]
    budget_code_id: str
    amount_minor: int
    approved_minor: int
    receives: bool
    def __init__(self, budget_code_id: _Optional[str] = ..., amount_minor: _Optional[int] = ..., approved_minor: _Optional[int] = ..., receives: _Optional[bool] = ...) -> None: ...

class BudgetRequestChanged(_message.Message):
    __slots__ = ("company_id", "budget_request_id", "project_id", "number", "title", "status", "currency", "is_over_budget", "needed_by", "lines", "revision", "created_by", "answered_by", "updated_by", "updated_at", "kind", "asked_user_id", "file_count")
    COMPANY_ID_FIELD_NUMBER: _ClassVar[int]
    BUDGET_REQUEST_ID_FIELD_NUMBER: _ClassVar[int]
    PROJECT_ID_FIELD_NUMBER: _ClassVar[int]
    NUMBER_FIELD_NUMBER: _ClassVar[int]
    TITLE_FIELD_NUMBER: _ClassVar[int]
    STATUS_FIELD_NUMBER: _ClassVar[int]
    CURRENCY_FIELD_NUMBER: _ClassVar[int]
    IS_OVER_BUDGET_FIELD_NUMBER: _ClassVar[int]
    NEEDED_BY_FIELD_NUMBER: _ClassVar[int]
    LINES_FIELD_NUMBER: _ClassVar[int]
    REVISION_FIELD_NUMBER: _ClassVar[int]
    CREATED_BY_FIELD_NUMBER: _ClassVar[int]
    ANSWERED_BY_FIELD_NUMBER: _ClassVar[int]
    UPDATED_BY_FIELD_NUMBER: _ClassVar[int]
    UPDATED_AT_FIELD_NUMBER: _ClassVar[int]
    KIND_FIELD_NUMBER: _ClassVar[int]
    ASKED_USER_ID_FIELD_NUMBER: _ClassVar[int]
    FILE_COUNT_FIELD_NUMBER: _ClassVar[int]
    company_id: str
    budget_request_id: str
    project_id: str
    number: int
    title: str
    status: str
    currency: str
    is_over_budget: bool
    needed_by: str
    lines: _containers.RepeatedCompositeFieldContainer[BudgetRequestLine]
    revision: int
    created_by: str
    answered_by: str
    updated_by: str
    updated_at: _timestamp_pb2.Timestamp
    kind: str
    asked_user_id: str
    file_count: int
    def __init__(self, company_id: _Optional[str] = ..., budget_request_id: _Optional[str] = ..., project_id: _Optional[str] = ..., number: _Optional[int] = ..., title: _Optional[str] = ..., status: _Optional[str] = ..., currency: _Optional[str] = ..., is_over_budget: _Optional[bool] = ..., needed_by: _Optional[str] = ..., lines: _Optional[_Iterable[_Union[BudgetRequestLine, _Mapping]]] = ..., revision: _Optional[int] = ..., created_by: _Optional[str] = ..., answered_by: _Optional[str] = ..., updated_by: _Optional[str] = ..., updated_at: _Optional[_Union[datetime.datetime, _timestamp_pb2.Timestamp, _Mapping]] = ..., kind: _Optional[str] = ..., asked_user_id: _Optional[str] = ..., file_count: _Optional[int] = ...) -> None: ...

class BudgetRequestDeleted(_message.Message):
    __slots__ = ("company_id", "budget_request_id", "project_id", "created_by")
    COMPANY_ID_FIELD_NUMBER: _ClassVar[int]
    BUDGET_REQUEST_ID_FIELD_NUMBER: _ClassVar[int]
    PROJECT_ID_FIELD_NUMBER: _ClassVar[int]
    CREATED_BY_FIELD_NUMBER: _ClassVar[int]
    company_id: str
    budget_request_id: str
    project_id: str
    created_by: str
    def __init__(self, company_id: _Optional[str] = ..., budget_request_id: _Optional[str] = ..., project_id: _Optional[str] = ..., created_by: _Optional[str] = ...) -> None: ...

class BudgetActualChanged(_message.Message):
    __slots__ = ("company_id", "budget_actual_id", "project_id", "budget_code_id", "spent_on", "supplier", "number", "currency", "amount_minor", "from_committed_minor", "is_reversed", "created_by", "reversed_by")
    COMPANY_ID_FIELD_NUMBER: _ClassVar[int]
    BUDGET_ACTUAL_ID_FIELD_NUMBER: _ClassVar[int]
    PROJECT_ID_FIELD_NUMBER: _ClassVar[int]
    BUDGET_CODE_ID_FIELD_NUMBER: _ClassVar[int]
    SPENT_ON_FIELD_NUMBER: _ClassVar[int]
    SUPPLIER_FIELD_NUMBER: _ClassVar[int]
    NUMBER_FIELD_NUMBER: _ClassVar[int]
    CURRENCY_FIELD_NUMBER: _ClassVar[int]
    AMOUNT_MINOR_FIELD_NUMBER: _ClassVar[int]
    FROM_COMMITTED_MINOR_FIELD_NUMBER: _ClassVar[int]
    IS_REVERSED_FIELD_NUMBER: _ClassVar[int]
    CREATED_BY_FIELD_NUMBER: _ClassVar[int]
    REVERSED_BY_FIELD_NUMBER: _ClassVar[int]
    company_id: str
    budget_actual_id: str
    project_id: str
    budget_code_id: str
    spent_on: str
    supplier: str
    number: str
    currency: str
    amount_minor: int
    from_committed_minor: int
    is_reversed: bool
    created_by: str
    reversed_by: str
    def __init__(self, company_id: _Optional[str] = ..., budget_actual_id: _Optional[str] = ..., project_id: _Optional[str] = ..., budget_code_id: _Optional[str] = ..., spent_on: _Optional[str] = ..., supplier: _Optional[str] = ..., number: _Optional[str] = ..., currency: _Optional[str] = ..., amount_minor: _Optional[int] = ..., from_committed_minor: _Optional[int] = ..., is_reversed: _Optional[bool] = ..., created_by: _Optional[str] = ..., reversed_by: _Optional[str] = ...) -> None: ...

class HoursUnsettled(_message.Message):
    __slots__ = ("company_id",)
    COMPANY_ID_FIELD_NUMBER: _ClassVar[int]
    company_id: str
    def __init__(self, company_id: _Optional[str] = ...) -> None: ...

class EquipmentUnsettled(_message.Message):
    __slots__ = ("company_id",)
    COMPANY_ID_FIELD_NUMBER: _ClassVar[int]
    company_id: str
    def __init__(self, company_id: _Optional[str] = ...) -> None: ...

class BudgetRequestCommentChanged(_message.Message):
    __slots__ = ("company_id", "budget_comment_id", "budget_request_id", "project_id", "created_by", "mentioned_user_ids", "is_deleted", "request_created_by", "asked_user_id")
    COMPANY_ID_FIELD_NUMBER: _ClassVar[int]
    BUDGET_COMMENT_ID_FIELD_NUMBER: _ClassVar[int]
    BUDGET_REQUEST_ID_FIELD_NUMBER: _ClassVar[int]
    PROJECT_ID_FIELD_NUMBER: _ClassVar[int]
    CREATED_BY_FIELD_NUMBER: _ClassVar[int]
    MENTIONED_USER_IDS_FIELD_NUMBER: _ClassVar[int]
    IS_DELETED_FIELD_NUMBER: _ClassVar[int]
    REQUEST_CREATED_BY_FIELD_NUMBER: _ClassVar[int]
    ASKED_USER_ID_FIELD_NUMBER: _ClassVar[int]
    company_id: str
    budget_comment_id: str
    budget_request_id: str
    project_id: str
    created_by: str
    mentioned_user_ids: _containers.RepeatedScalarFieldContainer[str]
    is_deleted: bool
    request_created_by: str
    asked_user_id: str
    def __init__(self, company_id: _Optional[str] = ..., budget_comment_id: _Optional[str] = ..., budget_request_id: _Optional[str] = ..., project_id: _Optional[str] = ..., created_by: _Optional[str] = ..., mentioned_user_ids: _Optional[_Iterable[str]] = ..., is_deleted: _Optional[bool] = ..., request_created_by: _Optional[str] = ..., asked_user_id: _Optional[str] = ...) -> None: ...

class FileDiscarded(_message.Message):
    __slots__ = ("keys",)
    KEYS_FIELD_NUMBER: _ClassVar[int]
    keys: _containers.RepeatedScalarFieldContainer[str]
    def __init__(self, keys: _Optional[_Iterable[str]] = ...) -> None: ...

class ActRecorded(_message.Message):
    __slots__ = ("act",)
    ACT_FIELD_NUMBER: _ClassVar[int]
    act: _audit_pb2.Act
    def __init__(self, act: _Optional[_Union[_audit_pb2.Act, _Mapping]] = ...) -> None: ...

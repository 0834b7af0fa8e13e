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

class PunchRecorded(_message.Message):
    __slots__ = ("company_id", "punch_id", "project_id", "owner_user_id", "check_type", "at", "received_at")
    COMPANY_ID_FIELD_NUMBER: _ClassVar[int]
    PUNCH_ID_FIELD_NUMBER: _ClassVar[int]
    PROJECT_ID_FIELD_NUMBER: _ClassVar[int]
    OWNER_USER_ID_FIELD_NUMBER: _ClassVar[int]
    CHECK_TYPE_FIELD_NUMBER: _ClassVar[int]
    AT_FIELD_NUMBER: _ClassVar[int]
    RECEIVED_AT_FIELD_NUMBER: _ClassVar[int]
    company_id: str
    punch_id: str
    project_id: str
    owner_user_id: str
    check_type: int
    at: _timestamp_pb2.Timestamp
    received_at: _timestamp_pb2.Timestamp
    def __init__(self, company_id: _Optional[str] = ..., punch_id: _Optional[str] = ..., project_id: _Optional[str] = ..., owner_user_id: _Optional[str] = ..., check_type: _Optional[int] = ..., at: _Optional[_Union[datetime.datetime, _timestamp_pb2.Timestamp, _Mapping]] = ..., received_at: _Optional[_Union[datetime.datetime, _timestamp_pb2.Timestamp, _Mapping]] = ...) -> None: ...

class CodeHours(_message.Message):
    __slots__ = ("budget_code_id", "worked_seconds")
    BUDGET_CODE_ID_FIELD_NUMBER: _ClassVar[int]
    WORKED_SECONDS_FIELD_NUMBER: _ClassVar[int]
    budget_code_id: str
    worked_seconds: int
    def __init__(self, budget_code_id: _Optional[str] = ..., worked_seconds: _Optional[int] = ...) -> None: ...

class AttendanceRecordChanged(_message.Message):
    __slots__ = ("company_id", "attendance_record_id", "project_id", "owner_user_id", "date", "worked_seconds", "break_seconds", "issues", "is_open", "revision", "record_type", "leave_halves", "credited_seconds", "codes")
    COMPANY_ID_FIELD_NUMBER: _ClassVar[int]
    ATTENDANCE_RECORD_ID_FIELD_NUMBER: _ClassVar[int]
    PROJECT_ID_FIELD_NUMBER: _ClassVar[int]
    OWNER_USER_ID_FIELD_NUMBER: _ClassVar[int]
    DATE_FIELD_NUMBER: _ClassVar[int]
    WORKED_SECONDS_FIELD_NUMBER: _ClassVar[int]
    BREAK_SECONDS_FIELD_NUMBER: _ClassVar[int]
    ISSUES_FIELD_NUMBER: _ClassVar[int]
    IS_OPEN_FIELD_NUMBER: _ClassVar[int]
    REVISION_FIELD_NUMBER: _ClassVar[int]
    RECORD_TYPE_FIELD_NUMBER: _ClassVar[int]
    LEAVE_HALVES_FIELD_NUMBER: _ClassVar[int]
    CREDITED_SECONDS_FIELD_NUMBER: _ClassVar[int]
    CODES_FIELD_NUMBER: _ClassVar[int]
    company_id: str
    attendance_record_id: str
    project_id: str
    owner_user_id: str
    date: str
    worked_seconds: int
    break_seconds: int
    issues: _containers.RepeatedScalarFieldContainer[str]
    is_open: bool
    revision: int
    record_type: int
    leave_halves: int
    credited_seconds: int
    codes: _containers.RepeatedCompositeFieldContainer[CodeHours]
    def __init__(self, company_id: _Optional[str] = ..., attendance_record_id: _Optional[str] = ..., project_id: _Optional[str] = ..., owner_user_id: _Optional[str] = ..., date: _Optional[str] = ..., worked_seconds: _Optional[int] = ..., break_seconds: _Optional[int] = ..., issues: _Optional[_Iterable[str]] = ..., is_open: _Optional[bool] = ..., revision: _Optional[int] = ..., record_type: _Optional[int] = ..., leave_halves: _Optional[int] = ..., credited_seconds: _Optional[int] = ..., codes: _Optional[_Iterable[_Union[CodeHours, _Mapping]]] = ...) -> None: ...

class AttendanceRecordDeleted(_message.Message):
    __slots__ = ("company_id", "attendance_record_id", "project_id", "owner_user_id")
    COMPANY_ID_FIELD_NUMBER: _ClassVar[int]
    ATTENDANCE_RECORD_ID_FIELD_NUMBER: _ClassVar[int]
    PROJECT_ID_FIELD_NUMBER: _ClassVar[int]
    OWNER_USER_ID_FIELD_NUMBER: _ClassVar[int]
    company_id: str
    attendance_record_id: str
    project_id: str
    owner_user_id: str
    def __init__(self, company_id: _Optional[str] = ..., attendance_record_id: _Optional[str] = ..., project_id: _Optional[str] = ..., owner_user_id: _Optional[str] = ...) -> None: ...

class AttendanceRequestChanged(_message.Message):
    __slots__ = ("company_id", "attendance_request_id", "project_id", "owner_user_id", "date", "status", "replied_by", "revision", "record_type", "last_date")
    COMPANY_ID_FIELD_NUMBER: _ClassVar[int]
    ATTENDANCE_REQUEST_ID_FIELD_NUMBER: _ClassVar[int]
    PROJECT_ID_FIELD_NUMBER: _ClassVar[int]
    OWNER_USER_ID_FIELD_NUMBER: _ClassVar[int]
    DATE_FIELD_NUMBER: _ClassVar[int]
    STATUS_FIELD_NUMBER: _ClassVar[int]
    REPLIED_BY_FIELD_NUMBER: _ClassVar[int]
    REVISION_FIELD_NUMBER: _ClassVar[int]
    RECORD_TYPE_FIELD_NUMBER: _ClassVar[int]
    LAST_DATE_FIELD_NUMBER: _ClassVar[int]
    company_id: str
    attendance_request_id: str
    project_id: str
    owner_user_id: str
    date: str
    status: int
    replied_by: str
    revision: int
    record_type: int
    last_date: str
    def __init__(self, company_id: _Optional[str] = ..., attendance_request_id: _Optional[str] = ..., project_id: _Optional[str] = ..., owner_user_id: _Optional[str] = ..., date: _Optional[str] = ..., status: _Optional[int] = ..., replied_by: _Optional[str] = ..., revision: _Optional[int] = ..., record_type: _Optional[int] = ..., last_date: _Optional[str] = ...) -> None: ...

class AttendanceRecordTypeChanged(_message.Message):
    __slots__ = ("company_id", "attendance_record_type_id", "value", "name", "is_paid", "day_minutes", "is_archived", "revision")
    COMPANY_ID_FIELD_NUMBER: _ClassVar[int]
    ATTENDANCE_RECORD_TYPE_ID_FIELD_NUMBER: _ClassVar[int]
    VALUE_FIELD_NUMBER: _ClassVar[int]
    NAME_FIELD_NUMBER: _ClassVar[int]
    IS_PAID_FIELD_NUMBER: _ClassVar[int]
    DAY_MINUTES_FIELD_NUMBER: _ClassVar[int]
    IS_ARCHIVED_FIELD_NUMBER: _ClassVar[int]
    REVISION_FIELD_NUMBER: _ClassVar[int]
    company_id: str
    attendance_record_type_id: str
    value: int
    name: str
    is_paid: bool
    day_minutes: int
    is_archived: bool
    revision: int
    def __init__(self, company_id: _Optional[str] = ..., attendance_record_type_id: _Optional[str] = ..., value: _Optional[int] = ..., name: _Optional[str] = ..., is_paid: _Optional[bool] = ..., day_minutes: _Optional[int] = ..., is_archived: _Optional[bool] = ..., revision: _Optional[int] = ...) -> None: ...

class PeriodSheetDay(_message.Message):
    __slots__ = ("date", "worked_seconds", "credited_seconds", "codes")
    DATE_FIELD_NUMBER: _ClassVar[int]
    WORKED_SECONDS_FIELD_NUMBER: _ClassVar[int]
    CREDITED_SECONDS_FIELD_NUMBER: _ClassVar[int]
    CODES_FIELD_NUMBER: _ClassVar[int]
    date: str
    worked_seconds: int
    credited_seconds: int
    codes: _containers.RepeatedCompositeFieldContainer[CodeHours]
    def __init__(self, date: _Optional[str] = ..., worked_seconds: _Optional[int] = ..., credited_seconds: _Optional[int] = ..., codes: _Optional[_Iterable[_Union[CodeHours, _Mapping]]] = ...) -> None: ...

class FreeDay(_message.Message):
    __slots__ = ("date", "is_half")
    DATE_FIELD_NUMBER: _ClassVar[int]
    IS_HALF_FIELD_NUMBER: _ClassVar[int]
    date: str
    is_half: bool
    def __init__(self, date: _Optional[str] = ..., is_half: _Optional[bool] = ...) -> None: ...

class HolidayCalendarChanged(_message.Message):
    __slots__ = ("company_id", "calendar_id", "project_ids", "days")
    COMPANY_ID_FIELD_NUMBER: _ClassVar[int]
    CALENDAR_ID_FIELD_NUMBER: _ClassVar[int]
    PROJECT_IDS_FIELD_NUMBER: _ClassVar[int]
    DAYS_FIELD_NUMBER: _ClassVar[int]
    company_id: str
    calendar_id: str
    project_ids: _containers.RepeatedScalarFieldContainer[str]
    days: _containers.RepeatedCompositeFieldContainer[FreeDay]
    def __init__(self, company_id: _Optional[str] = ..., calendar_id: _Optional[str] = ..., project_ids: _Optional[_Iterable[str]] = ..., days: _Optional[_Iterable[_Union[FreeDay, _Mapping]]] = ...) -> None: ...

class HolidayCalendarDeleted(_message.Message):
    __slots__ = ("company_id", "calendar_id")
    COMPANY_ID_FIELD_NUMBER: _ClassVar[int]
    CALENDAR_ID_FIELD_NUMBER: _ClassVar[int]
    company_id: str
    calendar_id: str
    def __init__(self, company_id: _Optional[str] = ..., calendar_id: _Optional[str] = ...) -> None: ...

class PeriodSheetChanged(_message.Message):
    __slots__ = ("company_id", "period_sheet_id", "project_id", "owner_user_id", "first_date", "last_date", "status", "worked_seconds", "credited_seconds", "revision", "days", "changed_by")
    COMPANY_ID_FIELD_NUMBER: _ClassVar[int]
    PERIOD_SHEET_ID_FIELD_NUMBER: _ClassVar[int]
    PROJECT_ID_FIELD_NUMBER: _ClassVar[int]
    OWNER_USER_ID_FIELD_NUMBER: _ClassVar[int]
    FIRST_DATE_FIELD_NUMBER: _ClassVar[int]
    LAST_DATE_FIELD_NUMBER: _ClassVar[int]
    STATUS_FIELD_NUMBER: _ClassVar[int]
    WORKED_SECONDS_FIELD_NUMBER: _ClassVar[int]
    CREDITED_SECONDS_FIELD_NUMBER: _ClassVar[int]
    REVISION_FIELD_NUMBER: _ClassVar[int]
    DAYS_FIELD_NUMBER: _ClassVar[int]
    CHANGED_BY_FIELD_NUMBER: _ClassVar[int]
    company_id: str
    period_sheet_id: str
    project_id: str
    owner_user_id: str
    first_date: str
    last_date: str
    status: int
    worked_seconds: int
    credited_seconds: int
    revision: int
    days: _containers.RepeatedCompositeFieldContainer[PeriodSheetDay]
    changed_by: str
    def __init__(self, company_id: _Optional[str] = ..., period_sheet_id: _Optional[str] = ..., project_id: _Optional[str] = ..., owner_user_id: _Optional[str] = ..., first_date: _Optional[str] = ..., last_date: _Optional[str] = ..., status: _Optional[int] = ..., worked_seconds: _Optional[int] = ..., credited_seconds: _Optional[int] = ..., revision: _Optional[int] = ..., days: _Optional[_Iterable[_Union[PeriodSheetDay, _Mapping]]] = ..., changed_by: _Optional[str] = ...) -> None: ...

class EquipmentChanged(_message.Message):
    __slots__ = ("company_id", "equipment_id", "project_id", "name", "category", "serial_number", "condition", "is_rented", "at_project_id", "at_since", "revision", "holder_user_id")
    COMPANY_ID_FIELD_NUMBER: _ClassVar[int]
    EQUIPMENT_ID_FIELD_NUMBER: _ClassVar[int]
    PROJECT_ID_FIELD_NUMBER: _ClassVar[int]
    NAME_FIELD_NUMBER: _ClassVar[int]
    CATEGORY_FIELD_NUMBER: _ClassVar[int]
    SERIAL_NUMBER_FIELD_NUMBER: _ClassVar[int]
    CONDITION_FIELD_NUMBER: _ClassVar[int]
    IS_RENTED_FIELD_NUMBER: _ClassVar[int]
    AT_PROJECT_ID_FIELD_NUMBER: _ClassVar[int]
    AT_SINCE_FIELD_NUMBER: _ClassVar[int]
    REVISION_FIELD_NUMBER: _ClassVar[int]
    HOLDER_USER_ID_FIELD_NUMBER: _ClassVar[int]
    company_id: str
    equipment_id: str
    project_id: str
    name: str
    category: str
    serial_number: str
    condition: int
    is_rented: bool
    at_project_id: str
    at_since: _timestamp_pb2.Timestamp
    revision: int
    holder_user_id: str
    def __init__(self, company_id: _Optional[str] = ..., equipment_id: _Optional[str] = ..., project_id: _Optional[str] = ..., name: _Optional[str] = ..., category: _Optional[str] = ..., serial_number: _Optional[str] = ..., condition: _Optional[int] = ..., is_rented: _Optional[bool] = ..., at_project_id: _Optional[str] = ..., at_since: _Optional[_Union[datetime.datetime, _timestamp_pb2.Timestamp, _Mapping]] = ..., revision: _Optional[int] = ..., holder_user_id: _Optional[str] = ...) -> None: ...

class EquipmentAttendanceRecordChanged(_message.Message):
    __slots__ = ("company_id", "equipment_attendance_record_id", "equipment_id", "project_id", "check_in_at", "check_out_at", "issues", "revision")
    COMPANY_ID_FIELD_NUMBER: _ClassVar[int]
    EQUIPMENT_ATTENDANCE_RECORD_ID_FIELD_NUMBER: _ClassVar[int]
    EQUIPMENT_ID_FIELD_NUMBER: _ClassVar[int]
    PROJECT_ID_FIELD_NUMBER: _ClassVar[int]
    CHECK_IN_AT_FIELD_NUMBER: _ClassVar[int]
    CHECK_OUT_AT_FIELD_NUMBER: _ClassVar[int]
    ISSUES_FIELD_NUMBER: _ClassVar[int]
    REVISION_FIELD_NUMBER: _ClassVar[int]
    company_id: str
    equipment_attendance_record_id: str
    equipment_id: str
    project_id: str
    check_in_at: _timestamp_pb2.Timestamp
    check_out_at: _timestamp_pb2.Timestamp
    issues: _containers.RepeatedScalarFieldContainer[str]
    revision: int
    def __init__(self, company_id: _Optional[str] = ..., equipment_attendance_record_id: _Optional[str] = ..., equipment_id: _Optional[str] = ..., project_id: _Optional[str] = ..., check_in_at: _Optional[_Union[datetime.datetime, _timestamp_pb2.Timestamp, _Mapping]] = ..., check_out_at: _Optional[_Union[datetime.datetime, _timestamp_pb2.Timestamp, _Mapping]] = ..., issues: _Optional[_Iterable[str]] = ..., revision: _Optional[int] = ...) -> None: ...

class EquipmentAttendanceRecordDeleted(_message.Message):
    __slots__ = ("company_id", "equipment_attendance_record_id", "equipment_id", "project_id")
    COMPANY_ID_FIELD_NUMBER: _ClassVar[int]
    EQUIPMENT_ATTENDANCE_RECORD_ID_FIELD_NUMBER: _ClassVar[int]
    EQUIPMENT_ID_FIELD_NUMBER: _ClassVar[int]
    PROJECT_ID_FIELD_NUMBER: _ClassVar[int]
    company_id: str
    equipment_attendance_record_id: str
    equipment_id: str
    project_id: str
    def __init__(self, company_id: _Optional[str] = ..., equipment_attendance_record_id: _Optional[str] = ..., equipment_id: _Optional[str] = ..., project_id: _Optional[str] = ...) -> None: ...

class EquipmentDefectReported(_message.Message):
    __slots__ = ("company_id", "equipment_defect_id", "equipment_id")
    COMPANY_ID_FIELD_NUMBER: _ClassVar[int]
    EQUIPMENT_DEFECT_ID_FIELD_NUMBER: _ClassVar[int]
    EQUIPMENT_ID_FIELD_NUMBER: _ClassVar[int]
    company_id: str
    equipment_defect_id: str
    equipment_id: str
    def __init__(self, company_id: _Optional[str] = ..., equipment_defect_id: _Optional[str] = ..., equipment_id: _Optional[str] = ...) -> None: ...

class FileDiscarded(_message.Message):
    __slots__ = ("keys",)
    KEYS_FIELD_NUMBER: _ClassVar[int]
    keys: _containers.RepeatedScalarFieldContainer[str]
    def __init__(self, keys: _Optional[_Iterable[str]] = ...) -> None: ...

class PunchPhotoDiscarded(_message.Message):
    __slots__ = ("keys",)
    KEYS_FIELD_NUMBER: _ClassVar[int]
    keys: _containers.RepeatedScalarFieldContainer[str]
    def __init__(self, keys: _Optional[_Iterable[str]] = ...) -> None: ...

class ActRecorded(_message.Message):
    __slots__ = ("act",)
    ACT_FIELD_NUMBER: _ClassVar[int]
    act: _audit_pb2.Act
    def __init__(self, act: _Optional[_Union[_audit_pb2.Act, _Mapping]] = ...) -> None: ...

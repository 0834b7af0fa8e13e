import datetime

from contracts.options.v1 import options_pb2 as _options_pb2
from google.protobuf import timestamp_pb2 as _timestamp_pb2
from google.protobuf.internal import containers as _containers
from google.protobuf.internal import enum_type_wrapper as _enum_type_wrapper
from google.protobuf import descriptor as _descriptor
from google.protobuf import message as _message
from collections.abc import Iterable as _Iterable, Mapping as _Mapping
from typing import ClassVar as _ClassVar, Optional as _Optional, Union as _Union

DESCRIPTOR: _descriptor.FileDescriptor

class SubmissionState(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    SUBMISSION_STATE_UNSPECIFIED: _ClassVar[SubmissionState]
    SUBMISSION_STATE_DRAFT: _ClassVar[SubmissionState]
    SUBMISSION_STATE_ONGOING: _ClassVar[SubmissionState]
    SUBMISSION_STATE_DONE: _ClassVar[SubmissionState]
SUBMISSION_STATE_UNSPECIFIED: SubmissionState
SUBMISSION_STATE_DRAFT: SubmissionState
SUBMISSION_STATE_ONGOING: SubmissionState
SUBMISSION_STATE_DONE: SubmissionState

class GetRouteRequest(_message.Message):
    __slots__ = ("submission_id",)
    SUBMISSION_ID_FIELD_NUMBER: _ClassVar[int]
    submission_id: str
    def __init__(self, submission_id: _Optional[str] = ...) -> None: ...

class GetRouteResponse(_message.Message):
    __slots__ = ("submission_id", "company_id", "project_id", "template_id", "template_version", "template_name", "workflow", "state", "current_step_id", "transitions", "reference_number", "step_entered_at", "submitter_user_id", "needs_attention", "barred_user_ids", "version", "sent_back", "approvals_needed", "approved_user_ids", "assignee_user_id", "open_step_ids", "step_times", "open_parts")
    SUBMISSION_ID_FIELD_NUMBER: _ClassVar[int]
    COMPANY_ID_FIELD_NUMBER: _ClassVar[int]
    PROJECT_ID_FIELD_NUMBER: _ClassVar[int]
    TEMPLATE_ID_FIELD_NUMBER: _ClassVar[int]
    TEMPLATE_VERSION_FIELD_NUMBER: _ClassVar[int]
    TEMPLATE_NAME_FIELD_NUMBER: _ClassVar[int]
    WORKFLOW_FIELD_NUMBER: _ClassVar[int]
    STATE_FIELD_NUMBER: _ClassVar[int]
    CURRENT_STEP_ID_FIELD_NUMBER: _ClassVar[int]
    TRANSITIONS_FIELD_NUMBER: _ClassVar[int]
    REFERENCE_NUMBER_FIELD_NUMBER: _ClassVar[int]
    STEP_ENTERED_AT_FIELD_NUMBER: _ClassVar[int]
    SUBMITTER_USER_ID_FIELD_NUMBER: _ClassVar[int]
    NEEDS_ATTENTION_FIELD_NUMBER: _ClassVar[int]
    BARRED_USER_IDS_FIELD_NUMBER: _ClassVar[int]
    VERSION_FIELD_NUMBER: _ClassVar[int]
    SENT_BACK_FIELD_NUMBER: _ClassVar[int]
    APPROVALS_NEEDED_FIELD_NUMBER: _ClassVar[int]
    APPROVED_USER_IDS_FIELD_NUMBER: _ClassVar[int]
    ASSIGNEE_USER_ID_FIELD_NUMBER: _ClassVar[int]
    OPEN_STEP_IDS_FIELD_NUMBER: _ClassVar[int]
    STEP_TIMES_FIELD_NUMBER: _ClassVar[int]
    OPEN_PARTS_FIELD_NUMBER: _ClassVar[int]
    submission_id: str
    company_id: str
    project_id: str
    template_id: str
    template_version: int
    template_name: str
    workflow: bytes
    state: SubmissionState
    current_step_id: str
    transitions: int
    reference_number: str
    step_entered_at: _timestamp_pb2.Timestamp
    submitter_user_id: str
    needs_attention: bool
    barred_user_ids: _containers.RepeatedScalarFieldContainer[str]
    version: str
    sent_back: SentBack
    approvals_needed: int
    approved_user_ids: _containers.RepeatedScalarFieldContainer[str]
    assignee_user_id: str
    open_step_ids: _containers.RepeatedScalarFieldContainer[str]
    step_times: _containers.RepeatedCompositeFieldContainer[StepTimes]
    open_parts: _containers.RepeatedCompositeFieldContainer[OpenPart]
    def __init__(self, submission_id: _Optional[str] = ..., company_id: _Optional[str] = ..., project_id: _Optional[str] = ..., template_id: _Optional[str] = ..., template_version: _Optional[int] = ..., template_name: _Optional[str] = ..., workflow: _Optional[bytes] = ..., state: _Optional[_Union[SubmissionState, str]] = ..., current_step_id: _Optional[str] = ..., transitions: _Optional[int] = ..., reference_number: _Optional[str] = ..., step_entered_at: _Optional[_Union[datetime.datetime, _timestamp_pb2.Timestamp, _Mapping]] = ..., submitter_user_id: _Optional[str] = ..., needs_attention: _Optional[bool] = ..., barred_user_ids: _Optional[_Iterable[str]] = ..., version: _Optional[str] = ..., sent_back: _Optional[_Union[SentBack, _Mapping]] = ..., approvals_needed: _Optional[int] = ..., approved_user_ids: _Optional[_Iterable[str]] = ..., assignee_user_id: _Optional[str] = ..., open_step_ids: _Optional[_Iterable[str]] = ..., step_times: _Optional[_Iterable[_Union[StepTimes, _Mapping]]] = ..., open_parts: _Optional[_Iterable[_Union[OpenPart, _Mapping]]] = ...) -> None: ...

class OpenPart(_message.Message):
    __slots__ = ("step_id", "barred_user_ids", "needs_attention", "assignee_user_id")
    STEP_ID_FIELD_NUMBER: _ClassVar[int]
    BARRED_USER_IDS_FIELD_NUMBER: _ClassVar[int]
    NEEDS_ATTENTION_FIELD_NUMBER: _ClassVar[int]
    ASSIGNEE_USER_ID_FIELD_NUMBER: _ClassVar[int]
    step_id: str
    barred_user_ids: _containers.RepeatedScalarFieldContainer[str]
    needs_attention: bool
    assignee_user_id: str
    def __init__(self, step_id: _Optional[str] = ..., barred_user_ids: _Optional[_Iterable[str]] = ..., needs_attention: _Optional[bool] = ..., assignee_user_id: _Optional[str] = ...) -> None: ...

class StepTimes(_message.Message):
    __slots__ = ("step_id", "due_at", "presses_at")
    STEP_ID_FIELD_NUMBER: _ClassVar[int]
    DUE_AT_FIELD_NUMBER: _ClassVar[int]
    PRESSES_AT_FIELD_NUMBER: _ClassVar[int]
    step_id: str
    due_at: _timestamp_pb2.Timestamp
    presses_at: _timestamp_pb2.Timestamp
    def __init__(self, step_id: _Optional[str] = ..., due_at: _Optional[_Union[datetime.datetime, _timestamp_pb2.Timestamp, _Mapping]] = ..., presses_at: _Optional[_Union[datetime.datetime, _timestamp_pb2.Timestamp, _Mapping]] = ...) -> None: ...

class SentBack(_message.Message):
    __slots__ = ("by_user_id", "from_step_name", "reason", "to_user_id", "began_version", "move")
    BY_USER_ID_FIELD_NUMBER: _ClassVar[int]
    FROM_STEP_NAME_FIELD_NUMBER: _ClassVar[int]
    REASON_FIELD_NUMBER: _ClassVar[int]
    TO_USER_ID_FIELD_NUMBER: _ClassVar[int]
    BEGAN_VERSION_FIELD_NUMBER: _ClassVar[int]
    MOVE_FIELD_NUMBER: _ClassVar[int]
    by_user_id: str
    from_step_name: str
    reason: str
    to_user_id: str
    began_version: str
    move: str
    def __init__(self, by_user_id: _Optional[str] = ..., from_step_name: _Optional[str] = ..., reason: _Optional[str] = ..., to_user_id: _Optional[str] = ..., began_version: _Optional[str] = ..., move: _Optional[str] = ...) -> None: ...

class RecordTransitionRequest(_message.Message):
    __slots__ = ("submission_id", "number", "attempt_id", "from_step_id", "action_id", "to_step_id", "closes")
    SUBMISSION_ID_FIELD_NUMBER: _ClassVar[int]
    NUMBER_FIELD_NUMBER: _ClassVar[int]
    ATTEMPT_ID_FIELD_NUMBER: _ClassVar[int]
    FROM_STEP_ID_FIELD_NUMBER: _ClassVar[int]
    ACTION_ID_FIELD_NUMBER: _ClassVar[int]
    TO_STEP_ID_FIELD_NUMBER: _ClassVar[int]
    CLOSES_FIELD_NUMBER: _ClassVar[int]
    submission_id: str
    number: int
    attempt_id: str
    from_step_id: str
    action_id: str
    to_step_id: str
    closes: bool
    def __init__(self, submission_id: _Optional[str] = ..., number: _Optional[int] = ..., attempt_id: _Optional[str] = ..., from_step_id: _Optional[str] = ..., action_id: _Optional[str] = ..., to_step_id: _Optional[str] = ..., closes: _Optional[bool] = ...) -> None: ...

class RecordTransitionResponse(_message.Message):
    __slots__ = ("state", "current_step_id", "number", "reference_number", "recorded_at", "version", "pressed_by_user_id", "open_step_ids", "step_times")
    STATE_FIELD_NUMBER: _ClassVar[int]
    CURRENT_STEP_ID_FIELD_NUMBER: _ClassVar[int]
    NUMBER_FIELD_NUMBER: _ClassVar[int]
    REFERENCE_NUMBER_FIELD_NUMBER: _ClassVar[int]
    RECORDED_AT_FIELD_NUMBER: _ClassVar[int]
    VERSION_FIELD_NUMBER: _ClassVar[int]
    PRESSED_BY_USER_ID_FIELD_NUMBER: _ClassVar[int]
    OPEN_STEP_IDS_FIELD_NUMBER: _ClassVar[int]
    STEP_TIMES_FIELD_NUMBER: _ClassVar[int]
    state: SubmissionState
    current_step_id: str
    number: int
    reference_number: str
    recorded_at: _timestamp_pb2.Timestamp
    version: str
    pressed_by_user_id: str
    open_step_ids: _containers.RepeatedScalarFieldContainer[str]
    step_times: _containers.RepeatedCompositeFieldContainer[StepTimes]
    def __init__(self, state: _Optional[_Union[SubmissionState, str]] = ..., current_step_id: _Optional[str] = ..., number: _Optional[int] = ..., reference_number: _Optional[str] = ..., recorded_at: _Optional[_Union[datetime.datetime, _timestamp_pb2.Timestamp, _Mapping]] = ..., version: _Optional[str] = ..., pressed_by_user_id: _Optional[str] = ..., open_step_ids: _Optional[_Iterable[str]] = ..., step_times: _Optional[_Iterable[_Union[StepTimes, _Mapping]]] = ...) -> None: ...

class BeginOverduePressRequest(_message.Message):
    __slots__ = ("submission_id", "number", "step_id")
    SUBMISSION_ID_FIELD_NUMBER: _ClassVar[int]
    NUMBER_FIELD_NUMBER: _ClassVar[int]
    STEP_ID_FIELD_NUMBER: _ClassVar[int]
    submission_id: str
    number: int
    step_id: str
    def __init__(self, submission_id: _Optional[str] = ..., number: _Optional[int] = ..., step_id: _Optional[str] = ...) -> None: ...

class BeginOverduePressResponse(_message.Message):
    __slots__ = ("attempt_id", "action_id", "taken_edge_ids", "not_before")
    ATTEMPT_ID_FIELD_NUMBER: _ClassVar[int]
    ACTION_ID_FIELD_NUMBER: _ClassVar[int]
    TAKEN_EDGE_IDS_FIELD_NUMBER: _ClassVar[int]
    NOT_BEFORE_FIELD_NUMBER: _ClassVar[int]
    attempt_id: str
    action_id: str
    taken_edge_ids: _containers.RepeatedScalarFieldContainer[str]
    not_before: _timestamp_pb2.Timestamp
    def __init__(self, attempt_id: _Optional[str] = ..., action_id: _Optional[str] = ..., taken_edge_ids: _Optional[_Iterable[str]] = ..., not_before: _Optional[_Union[datetime.datetime, _timestamp_pb2.Timestamp, _Mapping]] = ...) -> None: ...

class GetValidTimeRequest(_message.Message):
    __slots__ = ("submission_id",)
    SUBMISSION_ID_FIELD_NUMBER: _ClassVar[int]
    submission_id: str
    def __init__(self, submission_id: _Optional[str] = ...) -> None: ...

class GetValidTimeResponse(_message.Message):
    __slots__ = ("submission_id", "company_id", "project_id", "template_id", "template_name", "reference_number", "submitter_user_id", "ends_at", "set_at", "told_days_left", "user_ids", "team_ids")
    SUBMISSION_ID_FIELD_NUMBER: _ClassVar[int]
    COMPANY_ID_FIELD_NUMBER: _ClassVar[int]
    PROJECT_ID_FIELD_NUMBER: _ClassVar[int]
    TEMPLATE_ID_FIELD_NUMBER: _ClassVar[int]
    TEMPLATE_NAME_FIELD_NUMBER: _ClassVar[int]
    REFERENCE_NUMBER_FIELD_NUMBER: _ClassVar[int]
    SUBMITTER_USER_ID_FIELD_NUMBER: _ClassVar[int]
    ENDS_AT_FIELD_NUMBER: _ClassVar[int]
    SET_AT_FIELD_NUMBER: _ClassVar[int]
    TOLD_DAYS_LEFT_FIELD_NUMBER: _ClassVar[int]
    USER_IDS_FIELD_NUMBER: _ClassVar[int]
    TEAM_IDS_FIELD_NUMBER: _ClassVar[int]
    submission_id: str
    company_id: str
    project_id: str
    template_id: str
    template_name: str
    reference_number: str
    submitter_user_id: str
    ends_at: _timestamp_pb2.Timestamp
    set_at: _timestamp_pb2.Timestamp
    told_days_left: int
    user_ids: _containers.RepeatedScalarFieldContainer[str]
    team_ids: _containers.RepeatedScalarFieldContainer[str]
    def __init__(self, submission_id: _Optional[str] = ..., company_id: _Optional[str] = ..., project_id: _Optional[str] = ..., template_id: _Optional[str] = ..., template_name: _Optional[str] = ..., reference_number: _Optional[str] = ..., submitter_user_id: _Optional[str] = ..., ends_at: _Optional[_Union[datetime.datetime, _timestamp_pb2.Timestamp, _Mapping]] = ..., set_at: _Optional[_Union[datetime.datetime, _timestamp_pb2.Timestamp, _Mapping]] = ..., told_days_left: _Optional[int] = ..., user_ids: _Optional[_Iterable[str]] = ..., team_ids: _Optional[_Iterable[str]] = ...) -> None: ...

class NoteExpiryRequest(_message.Message):
    __slots__ = ("submission_id", "ends_at", "days_left")
    SUBMISSION_ID_FIELD_NUMBER: _ClassVar[int]
    ENDS_AT_FIELD_NUMBER: _ClassVar[int]
    DAYS_LEFT_FIELD_NUMBER: _ClassVar[int]
    submission_id: str
    ends_at: _timestamp_pb2.Timestamp
    days_left: int
    def __init__(self, submission_id: _Optional[str] = ..., ends_at: _Optional[_Union[datetime.datetime, _timestamp_pb2.Timestamp, _Mapping]] = ..., days_left: _Optional[int] = ...) -> None: ...

class NoteExpiryResponse(_message.Message):
    __slots__ = ("is_current",)
    IS_CURRENT_FIELD_NUMBER: _ClassVar[int]
    is_current: bool
    def __init__(self, is_current: _Optional[bool] = ...) -> None: ...

class Reader(_message.Message):
    __slots__ = ("user_id", "company_id", "sees_all_projects", "project_ids", "team_ids", "session_id", "is_guest")
    USER_ID_FIELD_NUMBER: _ClassVar[int]
    COMPANY_ID_FIELD_NUMBER: _ClassVar[int]
    SEES_ALL_PROJECTS_FIELD_NUMBER: _ClassVar[int]
    PROJECT_IDS_FIELD_NUMBER: _ClassVar[int]
    TEAM_IDS_FIELD_NUMBER: _ClassVar[int]
    SESSION_ID_FIELD_NUMBER: _ClassVar[int]
    IS_GUEST_FIELD_NUMBER: _ClassVar[int]
    user_id: str
    company_id: str
    sees_all_projects: bool
    project_ids: _containers.RepeatedScalarFieldContainer[str]
    team_ids: _containers.RepeatedScalarFieldContainer[str]
    session_id: str
    is_guest: bool
    def __init__(self, user_id: _Optional[str] = ..., company_id: _Optional[str] = ..., sees_all_projects: _Optional[bool] = ..., project_ids: _Optional[_Iterable[str]] = ..., team_ids: _Optional[_Iterable[str]] = ..., session_id: _Optional[str] = ..., is_guest: _Optional[bool] = ...) -> None: ...

class RecognizeGuestRequest(_message.Message):
    __slots__ = ("token", "ip")
    TOKEN_FIELD_NUMBER: _ClassVar[int]
    IP_FIELD_NUMBER: _ClassVar[int]
    token: str
    ip: str
    def __init__(self, token: _Optional[str] = ..., ip: _Optional[str] = ...) -> None: ...

class RecognizeGuestResponse(_message.Message):
    __slots__ = ("guest_id", "visit_id", "company_id", "has_ended")
    GUEST_ID_FIELD_NUMBER: _ClassVar[int]
    VISIT_ID_FIELD_NUMBER: _ClassVar[int]
    COMPANY_ID_FIELD_NUMBER: _ClassVar[int]
    HAS_ENDED_FIELD_NUMBER: _ClassVar[int]
    guest_id: str
    visit_id: str
    company_id: str
    has_ended: bool
    def __init__(self, guest_id: _Optional[str] = ..., visit_id: _Optional[str] = ..., company_id: _Optional[str] = ..., has_ended: _Optional[bool] = ...) -> None: ...

class GetPrintoutRequest(_message.Message):
    __slots__ = ("submission_id", "reader", "revision_only", "version")
    SUBMISSION_ID_FIELD_NUMBER: _ClassVar[int]
    READER_FIELD_NUMBER: _ClassVar[int]
    REVISION_ONLY_FIELD_NUMBER: _ClassVar[int]
    VERSION_FIELD_NUMBER: _ClassVar[int]
    submission_id: str
    reader: Reader
    revision_only: bool
    version: str
    def __init__(self, submission_id: _Optional[str] = ..., reader: _Optional[_Union[Reader, _Mapping]] = ..., revision_only: _Optional[bool] = ..., version: _Optional[str] = ...) -> None: ...

class GetPrintoutResponse(_message.Message):
    __slots__ = ("revision", "printout")
    REVISION_FIELD_NUMBER: _ClassVar[int]
    PRINTOUT_FIELD_NUMBER: _ClassVar[int]
    revision: str
    printout: bytes
    def __init__(self, revision: _Optional[str] = ..., printout: _Optional[bytes] = ...) -> None: ...

class GetPrintImageRequest(_message.Message):
    __slots__ = ("submission_id", "file_id", "reader")
    SUBMISSION_ID_FIELD_NUMBER: _ClassVar[int]
    FILE_ID_FIELD_NUMBER: _ClassVar[int]
    READER_FIELD_NUMBER: _ClassVar[int]
    submission_id: str
    file_id: str
    reader: Reader
    def __init__(self, submission_id: _Optional[str] = ..., file_id: _Optional[str] = ..., reader: _Optional[_Union[Reader, _Mapping]] = ...) -> None: ...

class GetPrintImageResponse(_message.Message):
    __slots__ = ("content_type", "content")
    CONTENT_TYPE_FIELD_NUMBER: _ClassVar[int]
    CONTENT_FIELD_NUMBER: _ClassVar[int]
    content_type: str
    content: bytes
    def __init__(self, content_type: _Optional[str] = ..., content: _Optional[bytes] = ...) -> None: ...

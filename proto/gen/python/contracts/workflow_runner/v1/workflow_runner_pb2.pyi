import datetime

from contracts.options.v1 import options_pb2 as _options_pb2
from google.protobuf import timestamp_pb2 as _timestamp_pb2
from google.protobuf.internal import containers as _containers
from google.protobuf import descriptor as _descriptor
from google.protobuf import message as _message
from collections.abc import Iterable as _Iterable, Mapping as _Mapping
from typing import ClassVar as _ClassVar, Optional as _Optional, Union as _Union

DESCRIPTOR: _descriptor.FileDescriptor

class SubmitStepRequest(_message.Message):
    __slots__ = ("submission_id", "step_id", "action_id", "attempt_id", "company_id", "taken_edge_ids", "transitions")
    SUBMISSION_ID_FIELD_NUMBER: _ClassVar[int]
    STEP_ID_FIELD_NUMBER: _ClassVar[int]
    ACTION_ID_FIELD_NUMBER: _ClassVar[int]
    ATTEMPT_ID_FIELD_NUMBER: _ClassVar[int]
    COMPANY_ID_FIELD_NUMBER: _ClassVar[int]
    TAKEN_EDGE_IDS_FIELD_NUMBER: _ClassVar[int]
    TRANSITIONS_FIELD_NUMBER: _ClassVar[int]
    submission_id: str
    step_id: str
    action_id: str
    attempt_id: str
    company_id: str
    taken_edge_ids: _containers.RepeatedScalarFieldContainer[str]
    transitions: int
    def __init__(self, submission_id: _Optional[str] = ..., step_id: _Optional[str] = ..., action_id: _Optional[str] = ..., attempt_id: _Optional[str] = ..., company_id: _Optional[str] = ..., taken_edge_ids: _Optional[_Iterable[str]] = ..., transitions: _Optional[int] = ...) -> None: ...

class SubmitStepResponse(_message.Message):
    __slots__ = ("number", "current_step_id", "is_done")
    NUMBER_FIELD_NUMBER: _ClassVar[int]
    CURRENT_STEP_ID_FIELD_NUMBER: _ClassVar[int]
    IS_DONE_FIELD_NUMBER: _ClassVar[int]
    number: int
    current_step_id: str
    is_done: bool
    def __init__(self, number: _Optional[int] = ..., current_step_id: _Optional[str] = ..., is_done: _Optional[bool] = ...) -> None: ...

class GetProgressRequest(_message.Message):
    __slots__ = ("submission_id",)
    SUBMISSION_ID_FIELD_NUMBER: _ClassVar[int]
    submission_id: str
    def __init__(self, submission_id: _Optional[str] = ...) -> None: ...

class GetProgressResponse(_message.Message):
    __slots__ = ("current_step_id", "is_done", "transitions", "due_at", "reminders_sent")
    CURRENT_STEP_ID_FIELD_NUMBER: _ClassVar[int]
    IS_DONE_FIELD_NUMBER: _ClassVar[int]
    TRANSITIONS_FIELD_NUMBER: _ClassVar[int]
    DUE_AT_FIELD_NUMBER: _ClassVar[int]
    REMINDERS_SENT_FIELD_NUMBER: _ClassVar[int]
    current_step_id: str
    is_done: bool
    transitions: int
    due_at: _timestamp_pb2.Timestamp
    reminders_sent: int
    def __init__(self, current_step_id: _Optional[str] = ..., is_done: _Optional[bool] = ..., transitions: _Optional[int] = ..., due_at: _Optional[_Union[datetime.datetime, _timestamp_pb2.Timestamp, _Mapping]] = ..., reminders_sent: _Optional[int] = ...) -> None: ...

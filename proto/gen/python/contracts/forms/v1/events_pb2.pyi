import datetime

from contracts.audit.v1 import audit_pb2 as _audit_pb2
from contracts.forms.v1 import forms_pb2 as _forms_pb2
from contracts.options.v1 import options_pb2 as _options_pb2
from google.protobuf import timestamp_pb2 as _timestamp_pb2
from google.protobuf.internal import containers as _containers
from google.protobuf import descriptor as _descriptor
from google.protobuf import message as _message
from collections.abc import Iterable as _Iterable, Mapping as _Mapping
from typing import ClassVar as _ClassVar, Optional as _Optional, Union as _Union

DESCRIPTOR: _descriptor.FileDescriptor

class TemplateCreated(_message.Message):
    __slots__ = ("template",)
    TEMPLATE_FIELD_NUMBER: _ClassVar[int]
    template: Template
    def __init__(self, template: _Optional[_Union[Template, _Mapping]] = ...) -> None: ...

class TemplateChanged(_message.Message):
    __slots__ = ("template",)
    TEMPLATE_FIELD_NUMBER: _ClassVar[int]
    template: Template
    def __init__(self, template: _Optional[_Union[Template, _Mapping]] = ...) -> None: ...

class TemplatePublished(_message.Message):
    __slots__ = ("template", "version", "published_by", "at")
    TEMPLATE_FIELD_NUMBER: _ClassVar[int]
    VERSION_FIELD_NUMBER: _ClassVar[int]
    PUBLISHED_BY_FIELD_NUMBER: _ClassVar[int]
    AT_FIELD_NUMBER: _ClassVar[int]
    template: Template
    version: int
    published_by: str
    at: _timestamp_pb2.Timestamp
    def __init__(self, template: _Optional[_Union[Template, _Mapping]] = ..., version: _Optional[int] = ..., published_by: _Optional[str] = ..., at: _Optional[_Union[datetime.datetime, _timestamp_pb2.Timestamp, _Mapping]] = ...) -> None: ...

class Template(_message.Message):
    __slots__ = ("template_id", "company_id", "project_id", "name", "folder_name", "is_archived", "more_project_ids")
    TEMPLATE_ID_FIELD_NUMBER: _ClassVar[int]
    COMPANY_ID_FIELD_NUMBER: _ClassVar[int]
    PROJECT_ID_FIELD_NUMBER: _ClassVar[int]
    NAME_FIELD_NUMBER: _ClassVar[int]
    FOLDER_NAME_FIELD_NUMBER: _ClassVar[int]
    IS_ARCHIVED_FIELD_NUMBER: _ClassVar[int]
    MORE_PROJECT_IDS_FIELD_NUMBER: _ClassVar[int]
    template_id: str
    company_id: str
    project_id: str
    name: str
    folder_name: str
    is_archived: bool
    more_project_ids: _containers.RepeatedScalarFieldContainer[str]
    def __init__(self, template_id: _Optional[str] = ..., company_id: _Optional[str] = ..., project_id: _Optional[str] = ..., name: _Optional[str] = ..., folder_name: _Optional[str] = ..., is_archived: _Optional[bool] = ..., more_project_ids: _Optional[_Iterable[str]] = ...) -> None: ...

class SubmissionCreated(_message.Message):
    __slots__ = ("submission", "first_step")
    SUBMISSION_FIELD_NUMBER: _ClassVar[int]
    FIRST_STEP_FIELD_NUMBER: _ClassVar[int]
    submission: Submission
    first_step: FirstStep
    def __init__(self, submission: _Optional[_Union[Submission, _Mapping]] = ..., first_step: _Optional[_Union[FirstStep, _Mapping]] = ...) -> None: ...

class FirstStep(_message.Message):
    __slots__ = ("due_at",)
    DUE_AT_FIELD_NUMBER: _ClassVar[int]
    due_at: _timestamp_pb2.Timestamp
    def __init__(self, due_at: _Optional[_Union[datetime.datetime, _timestamp_pb2.Timestamp, _Mapping]] = ...) -> None: ...

class StepSaved(_message.Message):
    __slots__ = ("submission", "step_id", "field_ids", "saved_by")
    SUBMISSION_FIELD_NUMBER: _ClassVar[int]
    STEP_ID_FIELD_NUMBER: _ClassVar[int]
    FIELD_IDS_FIELD_NUMBER: _ClassVar[int]
    SAVED_BY_FIELD_NUMBER: _ClassVar[int]
    submission: Submission
    step_id: str
    field_ids: _containers.RepeatedScalarFieldContainer[str]
    saved_by: str
    def __init__(self, submission: _Optional[_Union[Submission, _Mapping]] = ..., step_id: _Optional[str] = ..., field_ids: _Optional[_Iterable[str]] = ..., saved_by: _Optional[str] = ...) -> None: ...

class StepSubmitted(_message.Message):
    __slots__ = ("submission", "number", "from_step_id", "action_id", "action_name", "submitted_by", "at", "current_team_ids", "previous_team_ids", "sent_back", "began_version", "outsider", "acted_for")
    SUBMISSION_FIELD_NUMBER: _ClassVar[int]
    NUMBER_FIELD_NUMBER: _ClassVar[int]
    FROM_STEP_ID_FIELD_NUMBER: _ClassVar[int]
    ACTION_ID_FIELD_NUMBER: _ClassVar[int]
    ACTION_NAME_FIELD_NUMBER: _ClassVar[int]
    SUBMITTED_BY_FIELD_NUMBER: _ClassVar[int]
    AT_FIELD_NUMBER: _ClassVar[int]
    CURRENT_TEAM_IDS_FIELD_NUMBER: _ClassVar[int]
    PREVIOUS_TEAM_IDS_FIELD_NUMBER: _ClassVar[int]
    SENT_BACK_FIELD_NUMBER: _ClassVar[int]
    BEGAN_VERSION_FIELD_NUMBER: _ClassVar[int]
    OUTSIDER_FIELD_NUMBER: _ClassVar[int]
    ACTED_FOR_FIELD_NUMBER: _ClassVar[int]
    submission: Submission
    number: int
    from_step_id: str
    action_id: str
    action_name: str
    submitted_by: str
    at: _timestamp_pb2.Timestamp
    current_team_ids: _containers.RepeatedScalarFieldContainer[str]
    previous_team_ids: _containers.RepeatedScalarFieldContainer[str]
    sent_back: bool
    began_version: str
    outsider: Outsider
    acted_for: str
    def __init__(self, submission: _Optional[_Union[Submission, _Mapping]] = ..., number: _Optional[int] = ..., from_step_id: _Optional[str] = ..., action_id: _Optional[str] = ..., action_name: _Optional[str] = ..., submitted_by: _Optional[str] = ..., at: _Optional[_Union[datetime.datetime, _timestamp_pb2.Timestamp, _Mapping]] = ..., current_team_ids: _Optional[_Iterable[str]] = ..., previous_team_ids: _Optional[_Iterable[str]] = ..., sent_back: _Optional[bool] = ..., began_version: _Optional[str] = ..., outsider: _Optional[_Union[Outsider, _Mapping]] = ..., acted_for: _Optional[str] = ...) -> None: ...

class Outsider(_message.Message):
    __slots__ = ("full_name", "company")
    FULL_NAME_FIELD_NUMBER: _ClassVar[int]
    COMPANY_FIELD_NUMBER: _ClassVar[int]
    full_name: str
    company: str
    def __init__(self, full_name: _Optional[str] = ..., company: _Optional[str] = ...) -> None: ...

class ShareCodeRequested(_message.Message):
    __slots__ = ("visit_id", "company_id", "submission_id", "language")
    VISIT_ID_FIELD_NUMBER: _ClassVar[int]
    COMPANY_ID_FIELD_NUMBER: _ClassVar[int]
    SUBMISSION_ID_FIELD_NUMBER: _ClassVar[int]
    LANGUAGE_FIELD_NUMBER: _ClassVar[int]
    visit_id: str
    company_id: str
    submission_id: str
    language: str
    def __init__(self, visit_id: _Optional[str] = ..., company_id: _Optional[str] = ..., submission_id: _Optional[str] = ..., language: _Optional[str] = ...) -> None: ...

class StartCodeRequested(_message.Message):
    __slots__ = ("visit_id", "company_id", "template_id", "language")
    VISIT_ID_FIELD_NUMBER: _ClassVar[int]
    COMPANY_ID_FIELD_NUMBER: _ClassVar[int]
    TEMPLATE_ID_FIELD_NUMBER: _ClassVar[int]
    LANGUAGE_FIELD_NUMBER: _ClassVar[int]
    visit_id: str
    company_id: str
    template_id: str
    language: str
    def __init__(self, visit_id: _Optional[str] = ..., company_id: _Optional[str] = ..., template_id: _Optional[str] = ..., language: _Optional[str] = ...) -> None: ...

class StepApproved(_message.Message):
    __slots__ = ("submission", "step_id", "action_id", "action_name", "approved_by", "at", "current_team_ids", "approved", "needed", "acted_for")
    SUBMISSION_FIELD_NUMBER: _ClassVar[int]
    STEP_ID_FIELD_NUMBER: _ClassVar[int]
    ACTION_ID_FIELD_NUMBER: _ClassVar[int]
    ACTION_NAME_FIELD_NUMBER: _ClassVar[int]
    APPROVED_BY_FIELD_NUMBER: _ClassVar[int]
    AT_FIELD_NUMBER: _ClassVar[int]
    CURRENT_TEAM_IDS_FIELD_NUMBER: _ClassVar[int]
    APPROVED_FIELD_NUMBER: _ClassVar[int]
    NEEDED_FIELD_NUMBER: _ClassVar[int]
    ACTED_FOR_FIELD_NUMBER: _ClassVar[int]
    submission: Submission
    step_id: str
    action_id: str
    action_name: str
    approved_by: str
    at: _timestamp_pb2.Timestamp
    current_team_ids: _containers.RepeatedScalarFieldContainer[str]
    approved: int
    needed: int
    acted_for: str
    def __init__(self, submission: _Optional[_Union[Submission, _Mapping]] = ..., step_id: _Optional[str] = ..., action_id: _Optional[str] = ..., action_name: _Optional[str] = ..., approved_by: _Optional[str] = ..., at: _Optional[_Union[datetime.datetime, _timestamp_pb2.Timestamp, _Mapping]] = ..., current_team_ids: _Optional[_Iterable[str]] = ..., approved: _Optional[int] = ..., needed: _Optional[int] = ..., acted_for: _Optional[str] = ...) -> None: ...

class SubmissionMoved(_message.Message):
    __slots__ = ("submission", "number", "move", "moved_by", "at", "current_team_ids", "previous_team_ids", "previous_assignee_user_id")
    SUBMISSION_FIELD_NUMBER: _ClassVar[int]
    NUMBER_FIELD_NUMBER: _ClassVar[int]
    MOVE_FIELD_NUMBER: _ClassVar[int]
    MOVED_BY_FIELD_NUMBER: _ClassVar[int]
    AT_FIELD_NUMBER: _ClassVar[int]
    CURRENT_TEAM_IDS_FIELD_NUMBER: _ClassVar[int]
    PREVIOUS_TEAM_IDS_FIELD_NUMBER: _ClassVar[int]
    PREVIOUS_ASSIGNEE_USER_ID_FIELD_NUMBER: _ClassVar[int]
    submission: Submission
    number: int
    move: str
    moved_by: str
    at: _timestamp_pb2.Timestamp
    current_team_ids: _containers.RepeatedScalarFieldContainer[str]
    previous_team_ids: _containers.RepeatedScalarFieldContainer[str]
    previous_assignee_user_id: str
    def __init__(self, submission: _Optional[_Union[Submission, _Mapping]] = ..., number: _Optional[int] = ..., move: _Optional[str] = ..., moved_by: _Optional[str] = ..., at: _Optional[_Union[datetime.datetime, _timestamp_pb2.Timestamp, _Mapping]] = ..., current_team_ids: _Optional[_Iterable[str]] = ..., previous_team_ids: _Optional[_Iterable[str]] = ..., previous_assignee_user_id: _Optional[str] = ...) -> None: ...

class StepAssigned(_message.Message):
    __slots__ = ("submission", "assignee_user_id", "previous_assignee_user_id", "assigned_by", "at", "current_team_ids", "reason", "is_taken", "number", "step_id")
    SUBMISSION_FIELD_NUMBER: _ClassVar[int]
    ASSIGNEE_USER_ID_FIELD_NUMBER: _ClassVar[int]
    PREVIOUS_ASSIGNEE_USER_ID_FIELD_NUMBER: _ClassVar[int]
    ASSIGNED_BY_FIELD_NUMBER: _ClassVar[int]
    AT_FIELD_NUMBER: _ClassVar[int]
    CURRENT_TEAM_IDS_FIELD_NUMBER: _ClassVar[int]
    REASON_FIELD_NUMBER: _ClassVar[int]
    IS_TAKEN_FIELD_NUMBER: _ClassVar[int]
    NUMBER_FIELD_NUMBER: _ClassVar[int]
    STEP_ID_FIELD_NUMBER: _ClassVar[int]
    submission: Submission
    assignee_user_id: str
    previous_assignee_user_id: str
    assigned_by: str
    at: _timestamp_pb2.Timestamp
    current_team_ids: _containers.RepeatedScalarFieldContainer[str]
    reason: str
    is_taken: bool
    number: int
    step_id: str
    def __init__(self, submission: _Optional[_Union[Submission, _Mapping]] = ..., assignee_user_id: _Optional[str] = ..., previous_assignee_user_id: _Optional[str] = ..., assigned_by: _Optional[str] = ..., at: _Optional[_Union[datetime.datetime, _timestamp_pb2.Timestamp, _Mapping]] = ..., current_team_ids: _Optional[_Iterable[str]] = ..., reason: _Optional[str] = ..., is_taken: _Optional[bool] = ..., number: _Optional[int] = ..., step_id: _Optional[str] = ...) -> None: ...

class SubmissionClosed(_message.Message):
    __slots__ = ("submission", "at")
    SUBMISSION_FIELD_NUMBER: _ClassVar[int]
    AT_FIELD_NUMBER: _ClassVar[int]
    submission: Submission
    at: _timestamp_pb2.Timestamp
    def __init__(self, submission: _Optional[_Union[Submission, _Mapping]] = ..., at: _Optional[_Union[datetime.datetime, _timestamp_pb2.Timestamp, _Mapping]] = ...) -> None: ...

class SubmissionValidTimeChanged(_message.Message):
    __slots__ = ("submission", "starts_at", "ends_at", "at")
    SUBMISSION_FIELD_NUMBER: _ClassVar[int]
    STARTS_AT_FIELD_NUMBER: _ClassVar[int]
    ENDS_AT_FIELD_NUMBER: _ClassVar[int]
    AT_FIELD_NUMBER: _ClassVar[int]
    submission: Submission
    starts_at: _timestamp_pb2.Timestamp
    ends_at: _timestamp_pb2.Timestamp
    at: _timestamp_pb2.Timestamp
    def __init__(self, submission: _Optional[_Union[Submission, _Mapping]] = ..., starts_at: _Optional[_Union[datetime.datetime, _timestamp_pb2.Timestamp, _Mapping]] = ..., ends_at: _Optional[_Union[datetime.datetime, _timestamp_pb2.Timestamp, _Mapping]] = ..., at: _Optional[_Union[datetime.datetime, _timestamp_pb2.Timestamp, _Mapping]] = ...) -> None: ...

class SubmissionExpires(_message.Message):
    __slots__ = ("submission", "ends_at", "days_left", "user_ids", "team_ids")
    SUBMISSION_FIELD_NUMBER: _ClassVar[int]
    ENDS_AT_FIELD_NUMBER: _ClassVar[int]
    DAYS_LEFT_FIELD_NUMBER: _ClassVar[int]
    USER_IDS_FIELD_NUMBER: _ClassVar[int]
    TEAM_IDS_FIELD_NUMBER: _ClassVar[int]
    submission: Submission
    ends_at: _timestamp_pb2.Timestamp
    days_left: int
    user_ids: _containers.RepeatedScalarFieldContainer[str]
    team_ids: _containers.RepeatedScalarFieldContainer[str]
    def __init__(self, submission: _Optional[_Union[Submission, _Mapping]] = ..., ends_at: _Optional[_Union[datetime.datetime, _timestamp_pb2.Timestamp, _Mapping]] = ..., days_left: _Optional[int] = ..., user_ids: _Optional[_Iterable[str]] = ..., team_ids: _Optional[_Iterable[str]] = ...) -> None: ...

class SubmissionDeleted(_message.Message):
    __slots__ = ("submission", "deleted_by", "at", "gone_at", "current_team_ids")
    SUBMISSION_FIELD_NUMBER: _ClassVar[int]
    DELETED_BY_FIELD_NUMBER: _ClassVar[int]
    AT_FIELD_NUMBER: _ClassVar[int]
    GONE_AT_FIELD_NUMBER: _ClassVar[int]
    CURRENT_TEAM_IDS_FIELD_NUMBER: _ClassVar[int]
    submission: Submission
    deleted_by: str
    at: _timestamp_pb2.Timestamp
    gone_at: _timestamp_pb2.Timestamp
    current_team_ids: _containers.RepeatedScalarFieldContainer[str]
    def __init__(self, submission: _Optional[_Union[Submission, _Mapping]] = ..., deleted_by: _Optional[str] = ..., at: _Optional[_Union[datetime.datetime, _timestamp_pb2.Timestamp, _Mapping]] = ..., gone_at: _Optional[_Union[datetime.datetime, _timestamp_pb2.Timestamp, _Mapping]] = ..., current_team_ids: _Optional[_Iterable[str]] = ...) -> None: ...

class SubmissionRestored(_message.Message):
    __slots__ = ("submission", "restored_by", "at", "due_at", "current_team_ids", "needs_attention")
    SUBMISSION_FIELD_NUMBER: _ClassVar[int]
    RESTORED_BY_FIELD_NUMBER: _ClassVar[int]
    AT_FIELD_NUMBER: _ClassVar[int]
    DUE_AT_FIELD_NUMBER: _ClassVar[int]
    CURRENT_TEAM_IDS_FIELD_NUMBER: _ClassVar[int]
    NEEDS_ATTENTION_FIELD_NUMBER: _ClassVar[int]
    submission: Submission
    restored_by: str
    at: _timestamp_pb2.Timestamp
    due_at: _timestamp_pb2.Timestamp
    current_team_ids: _containers.RepeatedScalarFieldContainer[str]
    needs_attention: bool
    def __init__(self, submission: _Optional[_Union[Submission, _Mapping]] = ..., restored_by: _Optional[str] = ..., at: _Optional[_Union[datetime.datetime, _timestamp_pb2.Timestamp, _Mapping]] = ..., due_at: _Optional[_Union[datetime.datetime, _timestamp_pb2.Timestamp, _Mapping]] = ..., current_team_ids: _Optional[_Iterable[str]] = ..., needs_attention: _Optional[bool] = ...) -> None: ...

class SubmissionDiscarded(_message.Message):
    __slots__ = ("submission", "discarded_by", "at")
    SUBMISSION_FIELD_NUMBER: _ClassVar[int]
    DISCARDED_BY_FIELD_NUMBER: _ClassVar[int]
    AT_FIELD_NUMBER: _ClassVar[int]
    submission: Submission
    discarded_by: str
    at: _timestamp_pb2.Timestamp
    def __init__(self, submission: _Optional[_Union[Submission, _Mapping]] = ..., discarded_by: _Optional[str] = ..., at: _Optional[_Union[datetime.datetime, _timestamp_pb2.Timestamp, _Mapping]] = ...) -> None: ...

class SubmissionStands(_message.Message):
    __slots__ = ("submission", "current_team_ids", "needs_attention")
    SUBMISSION_FIELD_NUMBER: _ClassVar[int]
    CURRENT_TEAM_IDS_FIELD_NUMBER: _ClassVar[int]
    NEEDS_ATTENTION_FIELD_NUMBER: _ClassVar[int]
    submission: Submission
    current_team_ids: _containers.RepeatedScalarFieldContainer[str]
    needs_attention: bool
    def __init__(self, submission: _Optional[_Union[Submission, _Mapping]] = ..., current_team_ids: _Optional[_Iterable[str]] = ..., needs_attention: _Optional[bool] = ...) -> None: ...

class SubmissionCommentChanged(_message.Message):
    __slots__ = ("company_id", "submission_comment_id", "submission_id", "project_id", "created_by", "mentioned_user_ids", "is_deleted", "submitter_user_id", "involved_team_ids")
    COMPANY_ID_FIELD_NUMBER: _ClassVar[int]
    SUBMISSION_COMMENT_ID_FIELD_NUMBER: _ClassVar[int]
    SUBMISSION_ID_FIELD_NUMBER: _ClassVar[int]
    PROJECT_ID_FIELD_NUMBER: _ClassVar[int]
    CREATED_BY_FIELD_NUMBER: _ClassVar[int]
    MENTIONED_USER_IDS_FIELD_NUMBER: _ClassVar[int]
    IS_DELETED_FIELD_NUMBER: _ClassVar[int]
    SUBMITTER_USER_ID_FIELD_NUMBER: _ClassVar[int]
    INVOLVED_TEAM_IDS_FIELD_NUMBER: _ClassVar[int]
    company_id: str
    submission_comment_id: str
    submission_id: str
    project_id: str
    created_by: str
    mentioned_user_ids: _containers.RepeatedScalarFieldContainer[str]
    is_deleted: bool
    submitter_user_id: str
    involved_team_ids: _containers.RepeatedScalarFieldContainer[str]
    def __init__(self, company_id: _Optional[str] = ..., submission_comment_id: _Optional[str] = ..., submission_id: _Optional[str] = ..., project_id: _Optional[str] = ..., created_by: _Optional[str] = ..., mentioned_user_ids: _Optional[_Iterable[str]] = ..., is_deleted: _Optional[bool] = ..., submitter_user_id: _Optional[str] = ..., involved_team_ids: _Optional[_Iterable[str]] = ...) -> None: ...

class Submission(_message.Message):
    __slots__ = ("submission_id", "company_id", "project_id", "template_id", "template_version", "template_name", "submitter_user_id", "reference_number", "state", "current_step_id", "version")
    SUBMISSION_ID_FIELD_NUMBER: _ClassVar[int]
    COMPANY_ID_FIELD_NUMBER: _ClassVar[int]
    PROJECT_ID_FIELD_NUMBER: _ClassVar[int]
    TEMPLATE_ID_FIELD_NUMBER: _ClassVar[int]
    TEMPLATE_VERSION_FIELD_NUMBER: _ClassVar[int]
    TEMPLATE_NAME_FIELD_NUMBER: _ClassVar[int]
    SUBMITTER_USER_ID_FIELD_NUMBER: _ClassVar[int]
    REFERENCE_NUMBER_FIELD_NUMBER: _ClassVar[int]
    STATE_FIELD_NUMBER: _ClassVar[int]
    CURRENT_STEP_ID_FIELD_NUMBER: _ClassVar[int]
    VERSION_FIELD_NUMBER: _ClassVar[int]
    submission_id: str
    company_id: str
    project_id: str
    template_id: str
    template_version: int
    template_name: str
    submitter_user_id: str
    reference_number: str
    state: _forms_pb2.SubmissionState
    current_step_id: str
    version: str
    def __init__(self, submission_id: _Optional[str] = ..., company_id: _Optional[str] = ..., project_id: _Optional[str] = ..., template_id: _Optional[str] = ..., template_version: _Optional[int] = ..., template_name: _Optional[str] = ..., submitter_user_id: _Optional[str] = ..., reference_number: _Optional[str] = ..., state: _Optional[_Union[_forms_pb2.SubmissionState, str]] = ..., current_step_id: _Optional[str] = ..., version: _Optional[str] = ...) -> None: ...

class FileDiscarded(_message.Message):
    __slots__ = ("keys",)
    KEYS_FIELD_NUMBER: _ClassVar[int]
    keys: _containers.RepeatedScalarFieldContainer[str]
    def __init__(self, keys: _Optional[_Iterable[str]] = ...) -> None: ...

class TemplateFileDiscarded(_message.Message):
    __slots__ = ("keys",)
    KEYS_FIELD_NUMBER: _ClassVar[int]
    keys: _containers.RepeatedScalarFieldContainer[str]
    def __init__(self, keys: _Optional[_Iterable[str]] = ...) -> None: ...

class ExportFileDiscarded(_message.Message):
    __slots__ = ("keys",)
    KEYS_FIELD_NUMBER: _ClassVar[int]
    keys: _containers.RepeatedScalarFieldContainer[str]
    def __init__(self, keys: _Optional[_Iterable[str]] = ...) -> None: ...

class ActRecorded(_message.Message):
    __slots__ = ("act",)
    ACT_FIELD_NUMBER: _ClassVar[int]
    act: _audit_pb2.Act
    def __init__(self, act: _Optional[_Union[_audit_pb2.Act, _Mapping]] = ...) -> None: ...

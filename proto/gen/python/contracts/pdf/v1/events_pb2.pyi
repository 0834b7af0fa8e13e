from contracts.options.v1 import options_pb2 as _options_pb2
from google.protobuf import descriptor as _descriptor
from google.protobuf import message as _message
from typing import ClassVar as _ClassVar, Optional as _Optional

DESCRIPTOR: _descriptor.FileDescriptor

class SubmissionRenderRequested(_message.Message):
    __slots__ = ("company_id", "submission_id", "revision", "language", "user_id", "session_id", "is_again", "is_guest", "version")
    COMPANY_ID_FIELD_NUMBER: _ClassVar[int]
    SUBMISSION_ID_FIELD_NUMBER: _ClassVar[int]
    REVISION_FIELD_NUMBER: _ClassVar[int]
    LANGUAGE_FIELD_NUMBER: _ClassVar[int]
    USER_ID_FIELD_NUMBER: _ClassVar[int]
    SESSION_ID_FIELD_NUMBER: _ClassVar[int]
    IS_AGAIN_FIELD_NUMBER: _ClassVar[int]
    IS_GUEST_FIELD_NUMBER: _ClassVar[int]
    VERSION_FIELD_NUMBER: _ClassVar[int]
    company_id: str
    submission_id: str
    revision: str
    language: str
    user_id: str
    session_id: str
    is_again: bool
    is_guest: bool
    version: str
    def __init__(self, company_id: _Optional[str] = ..., submission_id: _Optional[str] = ..., revision: _Optional[str] = ..., language: _Optional[str] = ..., user_id: _Optional[str] = ..., session_id: _Optional[str] = ..., is_again: _Optional[bool] = ..., is_guest: _Optional[bool] = ..., version: _Optional[str] = ...) -> None: ...

class SubmissionRendered(_message.Message):
    __slots__ = ("company_id", "submission_id", "revision", "pages")
    COMPANY_ID_FIELD_NUMBER: _ClassVar[int]
    SUBMISSION_ID_FIELD_NUMBER: _ClassVar[int]
    REVISION_FIELD_NUMBER: _ClassVar[int]
    PAGES_FIELD_NUMBER: _ClassVar[int]
    company_id: str
    submission_id: str
    revision: str
    pages: int
    def __init__(self, company_id: _Optional[str] = ..., submission_id: _Optional[str] = ..., revision: _Optional[str] = ..., pages: _Optional[int] = ...) -> None: ...

class SubmissionRenderFailed(_message.Message):
    __slots__ = ("company_id", "submission_id", "revision", "reason")
    COMPANY_ID_FIELD_NUMBER: _ClassVar[int]
    SUBMISSION_ID_FIELD_NUMBER: _ClassVar[int]
    REVISION_FIELD_NUMBER: _ClassVar[int]
    REASON_FIELD_NUMBER: _ClassVar[int]
    company_id: str
    submission_id: str
    revision: str
    reason: str
    def __init__(self, company_id: _Optional[str] = ..., submission_id: _Optional[str] = ..., revision: _Optional[str] = ..., reason: _Optional[str] = ...) -> None: ...

class FileDiscarded(_message.Message):
    __slots__ = ("key",)
    KEY_FIELD_NUMBER: _ClassVar[int]
    key: str
    def __init__(self, key: _Optional[str] = ...) -> None: ...

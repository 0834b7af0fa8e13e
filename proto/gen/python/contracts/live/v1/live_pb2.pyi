from google.protobuf.internal import containers as _containers
from google.protobuf import descriptor as _descriptor
from google.protobuf import message as _message
from collections.abc import Iterable as _Iterable, Mapping as _Mapping
from typing import ClassVar as _ClassVar, Optional as _Optional, Union as _Union

DESCRIPTOR: _descriptor.FileDescriptor

class Note(_message.Message):
    __slots__ = ("company_id", "topic", "audience")
    COMPANY_ID_FIELD_NUMBER: _ClassVar[int]
    TOPIC_FIELD_NUMBER: _ClassVar[int]
    AUDIENCE_FIELD_NUMBER: _ClassVar[int]
    company_id: str
    topic: str
    audience: Audience
    def __init__(self, company_id: _Optional[str] = ..., topic: _Optional[str] = ..., audience: _Optional[_Union[Audience, _Mapping]] = ...) -> None: ...

class Audience(_message.Message):
    __slots__ = ("user_ids", "team_ids", "project_ids", "managed_project_ids", "least_role")
    USER_IDS_FIELD_NUMBER: _ClassVar[int]
    TEAM_IDS_FIELD_NUMBER: _ClassVar[int]
    PROJECT_IDS_FIELD_NUMBER: _ClassVar[int]
    MANAGED_PROJECT_IDS_FIELD_NUMBER: _ClassVar[int]
    LEAST_ROLE_FIELD_NUMBER: _ClassVar[int]
    user_ids: _containers.RepeatedScalarFieldContainer[str]
    team_ids: _containers.RepeatedScalarFieldContainer[str]
    project_ids: _containers.RepeatedScalarFieldContainer[str]
    managed_project_ids: _containers.RepeatedScalarFieldContainer[str]
    least_role: str
    def __init__(self, user_ids: _Optional[_Iterable[str]] = ..., team_ids: _Optional[_Iterable[str]] = ..., project_ids: _Optional[_Iterable[str]] = ..., managed_project_ids: _Optional[_Iterable[str]] = ..., least_role: _Optional[str] = ...) -> None: ...

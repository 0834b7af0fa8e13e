import datetime

from contracts.identity.v1 import identity_pb2 as _identity_pb2
from contracts.options.v1 import options_pb2 as _options_pb2
from google.protobuf import timestamp_pb2 as _timestamp_pb2
from google.protobuf.internal import containers as _containers
from google.protobuf import descriptor as _descriptor
from google.protobuf import message as _message
from collections.abc import Iterable as _Iterable, Mapping as _Mapping
from typing import ClassVar as _ClassVar, Optional as _Optional, Union as _Union

DESCRIPTOR: _descriptor.FileDescriptor

class AccessChanged(_message.Message):
    __slots__ = ("user_id", "company_id")
    USER_ID_FIELD_NUMBER: _ClassVar[int]
    COMPANY_ID_FIELD_NUMBER: _ClassVar[int]
    user_id: str
    company_id: str
    def __init__(self, user_id: _Optional[str] = ..., company_id: _Optional[str] = ...) -> None: ...

class UserRegistered(_message.Message):
    __slots__ = ("user_id",)
    USER_ID_FIELD_NUMBER: _ClassVar[int]
    user_id: str
    def __init__(self, user_id: _Optional[str] = ...) -> None: ...

class UserVerified(_message.Message):
    __slots__ = ("user_id",)
    USER_ID_FIELD_NUMBER: _ClassVar[int]
    user_id: str
    def __init__(self, user_id: _Optional[str] = ...) -> None: ...

class UserProfileChanged(_message.Message):
    __slots__ = ("user",)
    USER_FIELD_NUMBER: _ClassVar[int]
    user: _identity_pb2.User
    def __init__(self, user: _Optional[_Union[_identity_pb2.User, _Mapping]] = ...) -> None: ...

class FileDiscarded(_message.Message):
    __slots__ = ("key",)
    KEY_FIELD_NUMBER: _ClassVar[int]
    key: str
    def __init__(self, key: _Optional[str] = ...) -> None: ...

class EmailVerificationRequested(_message.Message):
    __slots__ = ("user_id",)
    USER_ID_FIELD_NUMBER: _ClassVar[int]
    user_id: str
    def __init__(self, user_id: _Optional[str] = ...) -> None: ...

class PasswordResetRequested(_message.Message):
    __slots__ = ("user_id",)
    USER_ID_FIELD_NUMBER: _ClassVar[int]
    user_id: str
    def __init__(self, user_id: _Optional[str] = ...) -> None: ...

class SecurityNoticeRaised(_message.Message):
    __slots__ = ("user_id", "notice")
    USER_ID_FIELD_NUMBER: _ClassVar[int]
    NOTICE_FIELD_NUMBER: _ClassVar[int]
    user_id: str
    notice: str
    def __init__(self, user_id: _Optional[str] = ..., notice: _Optional[str] = ...) -> None: ...

class CompanyCreated(_message.Message):
    __slots__ = ("company_id", "name", "owner_user_id", "at")
    COMPANY_ID_FIELD_NUMBER: _ClassVar[int]
    NAME_FIELD_NUMBER: _ClassVar[int]
    OWNER_USER_ID_FIELD_NUMBER: _ClassVar[int]
    AT_FIELD_NUMBER: _ClassVar[int]
    company_id: str
    name: str
    owner_user_id: str
    at: _timestamp_pb2.Timestamp
    def __init__(self, company_id: _Optional[str] = ..., name: _Optional[str] = ..., owner_user_id: _Optional[str] = ..., at: _Optional[_Union[datetime.datetime, _timestamp_pb2.Timestamp, _Mapping]] = ...) -> None: ...

class CompanyChanged(_message.Message):
    __slots__ = ("company_id", "name", "is_geofence_radius_check", "geofence_radius_meters", "time_zone")
    COMPANY_ID_FIELD_NUMBER: _ClassVar[int]
    NAME_FIELD_NUMBER: _ClassVar[int]
    IS_GEOFENCE_RADIUS_CHECK_FIELD_NUMBER: _ClassVar[int]
    GEOFENCE_RADIUS_METERS_FIELD_NUMBER: _ClassVar[int]
    TIME_ZONE_FIELD_NUMBER: _ClassVar[int]
    company_id: str
    name: str
    is_geofence_radius_check: bool
    geofence_radius_meters: int
    time_zone: str
    def __init__(self, company_id: _Optional[str] = ..., name: _Optional[str] = ..., is_geofence_radius_check: _Optional[bool] = ..., geofence_radius_meters: _Optional[int] = ..., time_zone: _Optional[str] = ...) -> None: ...

class CompanyDeleted(_message.Message):
    __slots__ = ("company_id",)
    COMPANY_ID_FIELD_NUMBER: _ClassVar[int]
    company_id: str
    def __init__(self, company_id: _Optional[str] = ...) -> None: ...

class MemberInvited(_message.Message):
    __slots__ = ("company_id", "invite_id")
    COMPANY_ID_FIELD_NUMBER: _ClassVar[int]
    INVITE_ID_FIELD_NUMBER: _ClassVar[int]
    company_id: str
    invite_id: str
    def __init__(self, company_id: _Optional[str] = ..., invite_id: _Optional[str] = ...) -> None: ...

class MemberJoined(_message.Message):
    __slots__ = ("company_id", "user_id", "role")
    COMPANY_ID_FIELD_NUMBER: _ClassVar[int]
    USER_ID_FIELD_NUMBER: _ClassVar[int]
    ROLE_FIELD_NUMBER: _ClassVar[int]
    company_id: str
    user_id: str
    role: _identity_pb2.Role
    def __init__(self, company_id: _Optional[str] = ..., user_id: _Optional[str] = ..., role: _Optional[_Union[_identity_pb2.Role, str]] = ...) -> None: ...

class MemberRoleChanged(_message.Message):
    __slots__ = ("company_id", "user_id", "role")
    COMPANY_ID_FIELD_NUMBER: _ClassVar[int]
    USER_ID_FIELD_NUMBER: _ClassVar[int]
    ROLE_FIELD_NUMBER: _ClassVar[int]
    company_id: str
    user_id: str
    role: _identity_pb2.Role
    def __init__(self, company_id: _Optional[str] = ..., user_id: _Optional[str] = ..., role: _Optional[_Union[_identity_pb2.Role, str]] = ...) -> None: ...

class MemberChanged(_message.Message):
    __slots__ = ("company_id", "user_id", "role", "joined_at")
    COMPANY_ID_FIELD_NUMBER: _ClassVar[int]
    USER_ID_FIELD_NUMBER: _ClassVar[int]
    ROLE_FIELD_NUMBER: _ClassVar[int]
    JOINED_AT_FIELD_NUMBER: _ClassVar[int]
    company_id: str
    user_id: str
    role: _identity_pb2.Role
    joined_at: _timestamp_pb2.Timestamp
    def __init__(self, company_id: _Optional[str] = ..., user_id: _Optional[str] = ..., role: _Optional[_Union[_identity_pb2.Role, str]] = ..., joined_at: _Optional[_Union[datetime.datetime, _timestamp_pb2.Timestamp, _Mapping]] = ...) -> None: ...

class MemberRemoved(_message.Message):
    __slots__ = ("company_id", "user_id", "successor_user_id")
    COMPANY_ID_FIELD_NUMBER: _ClassVar[int]
    USER_ID_FIELD_NUMBER: _ClassVar[int]
    SUCCESSOR_USER_ID_FIELD_NUMBER: _ClassVar[int]
    company_id: str
    user_id: str
    successor_user_id: str
    def __init__(self, company_id: _Optional[str] = ..., user_id: _Optional[str] = ..., successor_user_id: _Optional[str] = ...) -> None: ...

class TeamChanged(_message.Message):
    __slots__ = ("team",)
    TEAM_FIELD_NUMBER: _ClassVar[int]
    team: _identity_pb2.Team
    def __init__(self, team: _Optional[_Union[_identity_pb2.Team, _Mapping]] = ...) -> None: ...

class TeamDeleted(_message.Message):
    __slots__ = ("company_id", "team_id")
    COMPANY_ID_FIELD_NUMBER: _ClassVar[int]
    TEAM_ID_FIELD_NUMBER: _ClassVar[int]
    company_id: str
    team_id: str
    def __init__(self, company_id: _Optional[str] = ..., team_id: _Optional[str] = ...) -> None: ...

class ProjectChanged(_message.Message):
    __slots__ = ("project",)
    PROJECT_FIELD_NUMBER: _ClassVar[int]
    project: _identity_pb2.Project
    def __init__(self, project: _Optional[_Union[_identity_pb2.Project, _Mapping]] = ...) -> None: ...

class MailConsentRequested(_message.Message):
    __slots__ = ("contact_id", "submitter_user_id", "company_id")
    CONTACT_ID_FIELD_NUMBER: _ClassVar[int]
    SUBMITTER_USER_ID_FIELD_NUMBER: _ClassVar[int]
    COMPANY_ID_FIELD_NUMBER: _ClassVar[int]
    contact_id: str
    submitter_user_id: str
    company_id: str
    def __init__(self, contact_id: _Optional[str] = ..., submitter_user_id: _Optional[str] = ..., company_id: _Optional[str] = ...) -> None: ...

class MailChoiceMade(_message.Message):
    __slots__ = ("company_id", "is_wanted", "held_mail_ids")
    COMPANY_ID_FIELD_NUMBER: _ClassVar[int]
    IS_WANTED_FIELD_NUMBER: _ClassVar[int]
    HELD_MAIL_IDS_FIELD_NUMBER: _ClassVar[int]
    company_id: str
    is_wanted: bool
    held_mail_ids: _containers.RepeatedScalarFieldContainer[str]
    def __init__(self, company_id: _Optional[str] = ..., is_wanted: _Optional[bool] = ..., held_mail_ids: _Optional[_Iterable[str]] = ...) -> None: ...

class MailWarningRaised(_message.Message):
    __slots__ = ("company_id", "user_id", "warning")
    COMPANY_ID_FIELD_NUMBER: _ClassVar[int]
    USER_ID_FIELD_NUMBER: _ClassVar[int]
    WARNING_FIELD_NUMBER: _ClassVar[int]
    company_id: str
    user_id: str
    warning: str
    def __init__(self, company_id: _Optional[str] = ..., user_id: _Optional[str] = ..., warning: _Optional[str] = ...) -> None: ...

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

class Role(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    ROLE_UNSPECIFIED: _ClassVar[Role]
    ROLE_MEMBER: _ClassVar[Role]
    ROLE_MANAGER: _ClassVar[Role]
    ROLE_ADMIN: _ClassVar[Role]
    ROLE_CO_OWNER: _ClassVar[Role]
    ROLE_OWNER: _ClassVar[Role]

class CompanyState(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    COMPANY_STATE_UNSPECIFIED: _ClassVar[CompanyState]
    COMPANY_STATE_ACTIVE: _ClassVar[CompanyState]
    COMPANY_STATE_ENDED: _ClassVar[CompanyState]

class MailPurpose(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    MAIL_PURPOSE_UNSPECIFIED: _ClassVar[MailPurpose]
    MAIL_PURPOSE_STEP: _ClassVar[MailPurpose]
    MAIL_PURPOSE_REMINDER: _ClassVar[MailPurpose]
    MAIL_PURPOSE_NOTICE: _ClassVar[MailPurpose]
    MAIL_PURPOSE_CODE: _ClassVar[MailPurpose]

class MailVerdict(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    MAIL_VERDICT_UNSPECIFIED: _ClassVar[MailVerdict]
    MAIL_VERDICT_GRANTED: _ClassVar[MailVerdict]
    MAIL_VERDICT_WAITS_FOR_CONSENT: _ClassVar[MailVerdict]
    MAIL_VERDICT_OVER_BUDGET: _ClassVar[MailVerdict]
    MAIL_VERDICT_UNWANTED: _ClassVar[MailVerdict]
    MAIL_VERDICT_DROPPED: _ClassVar[MailVerdict]
ROLE_UNSPECIFIED: Role
ROLE_MEMBER: Role
ROLE_MANAGER: Role
ROLE_ADMIN: Role
ROLE_CO_OWNER: Role
ROLE_OWNER: Role
COMPANY_STATE_UNSPECIFIED: CompanyState
COMPANY_STATE_ACTIVE: CompanyState
COMPANY_STATE_ENDED: CompanyState
MAIL_PURPOSE_UNSPECIFIED: MailPurpose
MAIL_PURPOSE_STEP: MailPurpose
MAIL_PURPOSE_REMINDER: MailPurpose
MAIL_PURPOSE_NOTICE: MailPurpose
MAIL_PURPOSE_CODE: MailPurpose
MAIL_VERDICT_UNSPECIFIED: MailVerdict
MAIL_VERDICT_GRANTED: MailVerdict
MAIL_VERDICT_WAITS_FOR_CONSENT: MailVerdict
MAIL_VERDICT_OVER_BUDGET: MailVerdict
MAIL_VERDICT_UNWANTED: MailVerdict
MAIL_VERDICT_DROPPED: MailVerdict

class GetAccessRequest(_message.Message):
    __slots__ = ("user_id", "company_id", "session_id")
    USER_ID_FIELD_NUMBER: _ClassVar[int]
    COMPANY_ID_FIELD_NUMBER: _ClassVar[int]
    SESSION_ID_FIELD_NUMBER: _ClassVar[int]
    user_id: str
    company_id: str
    session_id: str
    def __init__(self, user_id: _Optional[str] = ..., company_id: _Optional[str] = ..., session_id: _Optional[str] = ...) -> None: ...

class GetAccessResponse(_message.Message):
    __slots__ = ("session_active", "role", "team_ids", "project_ids", "managed_project_ids", "company_state", "stands_in_for")
    SESSION_ACTIVE_FIELD_NUMBER: _ClassVar[int]
    ROLE_FIELD_NUMBER: _ClassVar[int]
    TEAM_IDS_FIELD_NUMBER: _ClassVar[int]
    PROJECT_IDS_FIELD_NUMBER: _ClassVar[int]
    MANAGED_PROJECT_IDS_FIELD_NUMBER: _ClassVar[int]
    COMPANY_STATE_FIELD_NUMBER: _ClassVar[int]
    STANDS_IN_FOR_FIELD_NUMBER: _ClassVar[int]
    session_active: bool
    role: Role
    team_ids: _containers.RepeatedScalarFieldContainer[str]
    project_ids: _containers.RepeatedScalarFieldContainer[str]
    managed_project_ids: _containers.RepeatedScalarFieldContainer[str]
    company_state: CompanyState
    stands_in_for: _containers.RepeatedCompositeFieldContainer[AwayMember]
    def __init__(self, session_active: _Optional[bool] = ..., role: _Optional[_Union[Role, str]] = ..., team_ids: _Optional[_Iterable[str]] = ..., project_ids: _Optional[_Iterable[str]] = ..., managed_project_ids: _Optional[_Iterable[str]] = ..., company_state: _Optional[_Union[CompanyState, str]] = ..., stands_in_for: _Optional[_Iterable[_Union[AwayMember, _Mapping]]] = ...) -> None: ...

class AwayMember(_message.Message):
    __slots__ = ("user_id", "team_ids")
    USER_ID_FIELD_NUMBER: _ClassVar[int]
    TEAM_IDS_FIELD_NUMBER: _ClassVar[int]
    user_id: str
    team_ids: _containers.RepeatedScalarFieldContainer[str]
    def __init__(self, user_id: _Optional[str] = ..., team_ids: _Optional[_Iterable[str]] = ...) -> None: ...

class User(_message.Message):
    __slots__ = ("user_id", "full_name", "email", "name_abbreviation", "abbreviation_bg_color", "language", "photo_url", "role", "stand_in_user_id")
    USER_ID_FIELD_NUMBER: _ClassVar[int]
    FULL_NAME_FIELD_NUMBER: _ClassVar[int]
    EMAIL_FIELD_NUMBER: _ClassVar[int]
    NAME_ABBREVIATION_FIELD_NUMBER: _ClassVar[int]
    ABBREVIATION_BG_COLOR_FIELD_NUMBER: _ClassVar[int]
    LANGUAGE_FIELD_NUMBER: _ClassVar[int]
    PHOTO_URL_FIELD_NUMBER: _ClassVar[int]
    ROLE_FIELD_NUMBER: _ClassVar[int]
    STAND_IN_USER_ID_FIELD_NUMBER: _ClassVar[int]
    user_id: str
    full_name: str
    email: str
    name_abbreviation: str
    abbreviation_bg_color: str
    language: str
    photo_url: str
    role: Role
    stand_in_user_id: str
    def __init__(self, user_id: _Optional[str] = ..., full_name: _Optional[str] = ..., email: _Optional[str] = ..., name_abbreviation: _Optional[str] = ..., abbreviation_bg_color: _Optional[str] = ..., language: _Optional[str] = ..., photo_url: _Optional[str] = ..., role: _Optional[_Union[Role, str]] = ..., stand_in_user_id: _Optional[str] = ...) -> None: ...

class GetUsersRequest(_message.Message):
    __slots__ = ("user_ids", "company_id")
    USER_IDS_FIELD_NUMBER: _ClassVar[int]
    COMPANY_ID_FIELD_NUMBER: _ClassVar[int]
    user_ids: _containers.RepeatedScalarFieldContainer[str]
    company_id: str
    def __init__(self, user_ids: _Optional[_Iterable[str]] = ..., company_id: _Optional[str] = ...) -> None: ...

class GetUsersResponse(_message.Message):
    __slots__ = ("users",)
    USERS_FIELD_NUMBER: _ClassVar[int]
    users: _containers.RepeatedCompositeFieldContainer[User]
    def __init__(self, users: _Optional[_Iterable[_Union[User, _Mapping]]] = ...) -> None: ...

class Team(_message.Message):
    __slots__ = ("team_id", "company_id", "name", "member_user_ids", "lead_user_ids")
    TEAM_ID_FIELD_NUMBER: _ClassVar[int]
    COMPANY_ID_FIELD_NUMBER: _ClassVar[int]
    NAME_FIELD_NUMBER: _ClassVar[int]
    MEMBER_USER_IDS_FIELD_NUMBER: _ClassVar[int]
    LEAD_USER_IDS_FIELD_NUMBER: _ClassVar[int]
    team_id: str
    company_id: str
    name: str
    member_user_ids: _containers.RepeatedScalarFieldContainer[str]
    lead_user_ids: _containers.RepeatedScalarFieldContainer[str]
    def __init__(self, team_id: _Optional[str] = ..., company_id: _Optional[str] = ..., name: _Optional[str] = ..., member_user_ids: _Optional[_Iterable[str]] = ..., lead_user_ids: _Optional[_Iterable[str]] = ...) -> None: ...

class GetTeamsRequest(_message.Message):
    __slots__ = ("company_id", "team_ids")
    COMPANY_ID_FIELD_NUMBER: _ClassVar[int]
    TEAM_IDS_FIELD_NUMBER: _ClassVar[int]
    company_id: str
    team_ids: _containers.RepeatedScalarFieldContainer[str]
    def __init__(self, company_id: _Optional[str] = ..., team_ids: _Optional[_Iterable[str]] = ...) -> None: ...

class GetTeamsResponse(_message.Message):
    __slots__ = ("teams",)
    TEAMS_FIELD_NUMBER: _ClassVar[int]
    teams: _containers.RepeatedCompositeFieldContainer[Team]
    def __init__(self, teams: _Optional[_Iterable[_Union[Team, _Mapping]]] = ...) -> None: ...

class Project(_message.Message):
    __slots__ = ("project_id", "company_id", "name", "time_zone", "address", "latitude", "longitude", "description", "starts_on", "ends_on", "is_archived", "member_user_ids", "manager_user_ids", "fence_radius_meters", "fence_points", "working_week")
    PROJECT_ID_FIELD_NUMBER: _ClassVar[int]
    COMPANY_ID_FIELD_NUMBER: _ClassVar[int]
    NAME_FIELD_NUMBER: _ClassVar[int]
    TIME_ZONE_FIELD_NUMBER: _ClassVar[int]
    ADDRESS_FIELD_NUMBER: _ClassVar[int]
    LATITUDE_FIELD_NUMBER: _ClassVar[int]
    LONGITUDE_FIELD_NUMBER: _ClassVar[int]
    DESCRIPTION_FIELD_NUMBER: _ClassVar[int]
    STARTS_ON_FIELD_NUMBER: _ClassVar[int]
    ENDS_ON_FIELD_NUMBER: _ClassVar[int]
    IS_ARCHIVED_FIELD_NUMBER: _ClassVar[int]
    MEMBER_USER_IDS_FIELD_NUMBER: _ClassVar[int]
    MANAGER_USER_IDS_FIELD_NUMBER: _ClassVar[int]
    FENCE_RADIUS_METERS_FIELD_NUMBER: _ClassVar[int]
    FENCE_POINTS_FIELD_NUMBER: _ClassVar[int]
    WORKING_WEEK_FIELD_NUMBER: _ClassVar[int]
    project_id: str
    company_id: str
    name: str
    time_zone: str
    address: str
    latitude: float
    longitude: float
    description: str
    starts_on: str
    ends_on: str
    is_archived: bool
    member_user_ids: _containers.RepeatedScalarFieldContainer[str]
    manager_user_ids: _containers.RepeatedScalarFieldContainer[str]
    fence_radius_meters: int
    fence_points: _containers.RepeatedCompositeFieldContainer[Point]
    working_week: _containers.RepeatedCompositeFieldContainer[WorkingSpan]
    def __init__(self, project_id: _Optional[str] = ..., company_id: _Optional[str] = ..., name: _Optional[str] = ..., time_zone: _Optional[str] = ..., address: _Optional[str] = ..., latitude: _Optional[float] = ..., longitude: _Optional[float] = ..., description: _Optional[str] = ..., starts_on: _Optional[str] = ..., ends_on: _Optional[str] = ..., is_archived: _Optional[bool] = ..., member_user_ids: _Optional[_Iterable[str]] = ..., manager_user_ids: _Optional[_Iterable[str]] = ..., fence_radius_meters: _Optional[int] = ..., fence_points: _Optional[_Iterable[_Union[Point, _Mapping]]] = ..., working_week: _Optional[_Iterable[_Union[WorkingSpan, _Mapping]]] = ...) -> None: ...

class WorkingSpan(_message.Message):
    __slots__ = ("weekday", "from_minute", "until_minute")
    WEEKDAY_FIELD_NUMBER: _ClassVar[int]
    FROM_MINUTE_FIELD_NUMBER: _ClassVar[int]
    UNTIL_MINUTE_FIELD_NUMBER: _ClassVar[int]
    weekday: int
    from_minute: int
    until_minute: int
    def __init__(self, weekday: _Optional[int] = ..., from_minute: _Optional[int] = ..., until_minute: _Optional[int] = ...) -> None: ...

class Point(_message.Message):
    __slots__ = ("latitude", "longitude")
    LATITUDE_FIELD_NUMBER: _ClassVar[int]
    LONGITUDE_FIELD_NUMBER: _ClassVar[int]
    latitude: float
    longitude: float
    def __init__(self, latitude: _Optional[float] = ..., longitude: _Optional[float] = ...) -> None: ...

class GetProjectsRequest(_message.Message):
    __slots__ = ("company_id", "project_ids")
    COMPANY_ID_FIELD_NUMBER: _ClassVar[int]
    PROJECT_IDS_FIELD_NUMBER: _ClassVar[int]
    company_id: str
    project_ids: _containers.RepeatedScalarFieldContainer[str]
    def __init__(self, company_id: _Optional[str] = ..., project_ids: _Optional[_Iterable[str]] = ...) -> None: ...

class GetProjectsResponse(_message.Message):
    __slots__ = ("projects",)
    PROJECTS_FIELD_NUMBER: _ClassVar[int]
    projects: _containers.RepeatedCompositeFieldContainer[Project]
    def __init__(self, projects: _Optional[_Iterable[_Union[Project, _Mapping]]] = ...) -> None: ...

class GetCompanyRequest(_message.Message):
    __slots__ = ("company_id", "with_logo", "with_admins")
    COMPANY_ID_FIELD_NUMBER: _ClassVar[int]
    WITH_LOGO_FIELD_NUMBER: _ClassVar[int]
    WITH_ADMINS_FIELD_NUMBER: _ClassVar[int]
    company_id: str
    with_logo: bool
    with_admins: bool
    def __init__(self, company_id: _Optional[str] = ..., with_logo: _Optional[bool] = ..., with_admins: _Optional[bool] = ...) -> None: ...

class GetCompanyResponse(_message.Message):
    __slots__ = ("company_id", "name", "is_geofence_radius_check", "geofence_radius_meters", "created_at", "everyone_team_id", "color", "logo", "time_zone", "state", "admin_user_ids", "working_week")
    COMPANY_ID_FIELD_NUMBER: _ClassVar[int]
    NAME_FIELD_NUMBER: _ClassVar[int]
    IS_GEOFENCE_RADIUS_CHECK_FIELD_NUMBER: _ClassVar[int]
    GEOFENCE_RADIUS_METERS_FIELD_NUMBER: _ClassVar[int]
    CREATED_AT_FIELD_NUMBER: _ClassVar[int]
    EVERYONE_TEAM_ID_FIELD_NUMBER: _ClassVar[int]
    COLOR_FIELD_NUMBER: _ClassVar[int]
    LOGO_FIELD_NUMBER: _ClassVar[int]
    TIME_ZONE_FIELD_NUMBER: _ClassVar[int]
    STATE_FIELD_NUMBER: _ClassVar[int]
    ADMIN_USER_IDS_FIELD_NUMBER: _ClassVar[int]
    WORKING_WEEK_FIELD_NUMBER: _ClassVar[int]
    company_id: str
    name: str
    is_geofence_radius_check: bool
    geofence_radius_meters: int
    created_at: _timestamp_pb2.Timestamp
    everyone_team_id: str
    color: str
    logo: bytes
    time_zone: str
    state: CompanyState
    admin_user_ids: _containers.RepeatedScalarFieldContainer[str]
    working_week: _containers.RepeatedCompositeFieldContainer[WorkingSpan]
    def __init__(self, company_id: _Optional[str] = ..., name: _Optional[str] = ..., is_geofence_radius_check: _Optional[bool] = ..., geofence_radius_meters: _Optional[int] = ..., created_at: _Optional[_Union[datetime.datetime, _timestamp_pb2.Timestamp, _Mapping]] = ..., everyone_team_id: _Optional[str] = ..., color: _Optional[str] = ..., logo: _Optional[bytes] = ..., time_zone: _Optional[str] = ..., state: _Optional[_Union[CompanyState, str]] = ..., admin_user_ids: _Optional[_Iterable[str]] = ..., working_week: _Optional[_Iterable[_Union[WorkingSpan, _Mapping]]] = ...) -> None: ...

class MailAbout(_message.Message):
    __slots__ = ("kind", "id")
    KIND_FIELD_NUMBER: _ClassVar[int]
    ID_FIELD_NUMBER: _ClassVar[int]
    kind: str
    id: str
    def __init__(self, kind: _Optional[str] = ..., id: _Optional[str] = ...) -> None: ...

class MailClaim(_message.Message):
    __slots__ = ("mail_id", "email")
    MAIL_ID_FIELD_NUMBER: _ClassVar[int]
    EMAIL_FIELD_NUMBER: _ClassVar[int]
    mail_id: str
    email: str
    def __init__(self, mail_id: _Optional[str] = ..., email: _Optional[str] = ...) -> None: ...

class ClaimMailsRequest(_message.Message):
    __slots__ = ("company_id", "purpose", "submission_id", "submitter_user_id", "claims", "about", "on_behalf_of_user_id")
    COMPANY_ID_FIELD_NUMBER: _ClassVar[int]
    PURPOSE_FIELD_NUMBER: _ClassVar[int]
    SUBMISSION_ID_FIELD_NUMBER: _ClassVar[int]
    SUBMITTER_USER_ID_FIELD_NUMBER: _ClassVar[int]
    CLAIMS_FIELD_NUMBER: _ClassVar[int]
    ABOUT_FIELD_NUMBER: _ClassVar[int]
    ON_BEHALF_OF_USER_ID_FIELD_NUMBER: _ClassVar[int]
    company_id: str
    purpose: MailPurpose
    submission_id: str
    submitter_user_id: str
    claims: _containers.RepeatedCompositeFieldContainer[MailClaim]
    about: MailAbout
    on_behalf_of_user_id: str
    def __init__(self, company_id: _Optional[str] = ..., purpose: _Optional[_Union[MailPurpose, str]] = ..., submission_id: _Optional[str] = ..., submitter_user_id: _Optional[str] = ..., claims: _Optional[_Iterable[_Union[MailClaim, _Mapping]]] = ..., about: _Optional[_Union[MailAbout, _Mapping]] = ..., on_behalf_of_user_id: _Optional[str] = ...) -> None: ...

class MailAnswer(_message.Message):
    __slots__ = ("mail_id", "verdict", "retry_at", "choice_url", "unsubscribe_url", "is_outside")
    MAIL_ID_FIELD_NUMBER: _ClassVar[int]
    VERDICT_FIELD_NUMBER: _ClassVar[int]
    RETRY_AT_FIELD_NUMBER: _ClassVar[int]
    CHOICE_URL_FIELD_NUMBER: _ClassVar[int]
    UNSUBSCRIBE_URL_FIELD_NUMBER: _ClassVar[int]
    IS_OUTSIDE_FIELD_NUMBER: _ClassVar[int]
    mail_id: str
    verdict: MailVerdict
    retry_at: _timestamp_pb2.Timestamp
    choice_url: str
    unsubscribe_url: str
    is_outside: bool
    def __init__(self, mail_id: _Optional[str] = ..., verdict: _Optional[_Union[MailVerdict, str]] = ..., retry_at: _Optional[_Union[datetime.datetime, _timestamp_pb2.Timestamp, _Mapping]] = ..., choice_url: _Optional[str] = ..., unsubscribe_url: _Optional[str] = ..., is_outside: _Optional[bool] = ...) -> None: ...

class ClaimMailsResponse(_message.Message):
    __slots__ = ("company_name", "submitter_name", "answers", "on_behalf_of_name")
    COMPANY_NAME_FIELD_NUMBER: _ClassVar[int]
    SUBMITTER_NAME_FIELD_NUMBER: _ClassVar[int]
    ANSWERS_FIELD_NUMBER: _ClassVar[int]
    ON_BEHALF_OF_NAME_FIELD_NUMBER: _ClassVar[int]
    company_name: str
    submitter_name: str
    answers: _containers.RepeatedCompositeFieldContainer[MailAnswer]
    on_behalf_of_name: str
    def __init__(self, company_name: _Optional[str] = ..., submitter_name: _Optional[str] = ..., answers: _Optional[_Iterable[_Union[MailAnswer, _Mapping]]] = ..., on_behalf_of_name: _Optional[str] = ...) -> None: ...

class GetUnsentMailsRequest(_message.Message):
    __slots__ = ("company_id", "submission_id", "about")
    COMPANY_ID_FIELD_NUMBER: _ClassVar[int]
    SUBMISSION_ID_FIELD_NUMBER: _ClassVar[int]
    ABOUT_FIELD_NUMBER: _ClassVar[int]
    company_id: str
    submission_id: str
    about: MailAbout
    def __init__(self, company_id: _Optional[str] = ..., submission_id: _Optional[str] = ..., about: _Optional[_Union[MailAbout, _Mapping]] = ...) -> None: ...

class UnsentMail(_message.Message):
    __slots__ = ("email", "verdict", "retry_at")
    EMAIL_FIELD_NUMBER: _ClassVar[int]
    VERDICT_FIELD_NUMBER: _ClassVar[int]
    RETRY_AT_FIELD_NUMBER: _ClassVar[int]
    email: str
    verdict: MailVerdict
    retry_at: _timestamp_pb2.Timestamp
    def __init__(self, email: _Optional[str] = ..., verdict: _Optional[_Union[MailVerdict, str]] = ..., retry_at: _Optional[_Union[datetime.datetime, _timestamp_pb2.Timestamp, _Mapping]] = ...) -> None: ...

class GetUnsentMailsResponse(_message.Message):
    __slots__ = ("mails",)
    MAILS_FIELD_NUMBER: _ClassVar[int]
    mails: _containers.RepeatedCompositeFieldContainer[UnsentMail]
    def __init__(self, mails: _Optional[_Iterable[_Union[UnsentMail, _Mapping]]] = ...) -> None: ...

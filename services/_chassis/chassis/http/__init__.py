"""HTTP as every service speaks it: envelope, errors, paging, one transaction a request."""

from chassis.http.access import (
    PUBLIC,
    AdminDep,
    CallerDep,
    CoOwnerDep,
    ManagerDep,
    MemberDep,
    OriginDep,
    OwnerDep,
    UserDep,
)
from chassis.http.edge import (
    RuntimeDep,
    UowDep,
    asked_again_after_collision,
    commits_by_itself,
    edge_router,
)
from chassis.http.envelope import Envelope, ok
from chassis.http.paging import Page, Paging, PagingDep
from chassis.http.schema import (
    Email,
    LongText,
    Name,
    OptionalName,
    SearchText,
    Secret,
    TranslatedText,
    WireIn,
    WireOut,
)
from chassis.http.upload import takes_upload

__all__ = [
    "PUBLIC",
    "AdminDep",
    "CallerDep",
    "CoOwnerDep",
    "Email",
    "Envelope",
    "LongText",
    "ManagerDep",
    "MemberDep",
    "Name",
    "OptionalName",
    "OriginDep",
    "OwnerDep",
    "Page",
    "Paging",
    "PagingDep",
    "RuntimeDep",
    "SearchText",
    "Secret",
    "TranslatedText",
    "UowDep",
    "UserDep",
    "WireIn",
    "WireOut",
    "asked_again_after_collision",
    "commits_by_itself",
    "edge_router",
    "ok",
    "takes_upload",
]

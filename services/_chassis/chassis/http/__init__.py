"""HTTP as every service speaks it: envelope, errors, paging, one transaction a request."""

from chassis.http.access import (
    PUBLIC,
    AdminDep,
    CallerDep,
    CoOwnerDep,
    GuestDep,
    ManagerDep,
    MemberDep,
    OriginDep,
    OwnerDep,
    UserDep,
)
from chassis.http.dependencies import IsAskedAgainDep, RuntimeDep, UowDep
from chassis.http.edge import edge_router
from chassis.http.envelope import Envelope, ok
from chassis.http.keyset import Place, PlaceDep, Slice
from chassis.http.marks import (
    asked_again_after_collision,
    commits_by_itself,
    in_turn,
    open_without_subscription,
    reads,
    told_again,
)
from chassis.http.paging import Page, Paging, PagingDep
from chassis.http.schema import (
    Email,
    Instant,
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
    "GuestDep",
    "Instant",
    "IsAskedAgainDep",
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
    "Place",
    "PlaceDep",
    "RuntimeDep",
    "SearchText",
    "Secret",
    "Slice",
    "TranslatedText",
    "UowDep",
    "UserDep",
    "WireIn",
    "WireOut",
    "asked_again_after_collision",
    "commits_by_itself",
    "edge_router",
    "in_turn",
    "ok",
    "open_without_subscription",
    "reads",
    "takes_upload",
    "told_again",
]

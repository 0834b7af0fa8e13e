from datetime import date, datetime
from enum import IntEnum
from typing import Annotated, Literal
from uuid import UUID

from chassis.http import Name, OptionalName, SearchText, WireIn, WireOut
from chassis.http.paging import LAST_PAGE, MOST_ON_A_PAGE, Paging
from identity_client.people import PersonPublic
from pydantic import AfterValidator, Field, StringConstraints

from attendance.correction.schemas import Day

MOST_CERTIFICATES = 20
Word = Annotated[OptionalName, StringConstraints(max_length=80)]
Code = Annotated[str, StringConstraints(max_length=300)]


class EquipmentState(IntEnum):
    AVAILABLE = 1
    IN_USE = 2
    """Checked in somewhere."""
    SERVICE = 3
    LOST = 4
    RETIRED = 5


class Standing(IntEnum):
    """Of its certificates."""

    EXPIRED = 1
    EXPIRES_SOON = 2
    """Within 30 days."""


class Certificate(WireIn):
    name: Annotated[Name, StringConstraints(max_length=80)]
    expires_on: Day


class CertificatePublic(WireOut):
    name: str
    expires_on: date
    is_expired: bool


def _each_once(certificates: list[Certificate]) -> list[Certificate]:
    """A name twice: of a renewed one the later day counts."""
    latest: dict[str, Certificate] = {}
    for each in sorted(certificates, key=lambda one: one.expires_on):
        latest[each.name] = each
    return [*latest.values()]


Certificates = Annotated[list[Certificate], Field(max_length=MOST_CERTIFICATES), AfterValidator(_each_once)]
Condition = Literal[
    EquipmentState.AVAILABLE, EquipmentState.SERVICE, EquipmentState.LOST, EquipmentState.RETIRED
]
"""In use is what scans say, nobody else."""


class EquipmentCreate(WireIn):
    project_id: UUID
    """Its home."""
    name: Name
    category: Word = ""
    serial_number: Word = ""
    is_rented: bool = False
    supplier: Word = ""
    rental_rate: Word = ""
    return_due: Day | None = None
    contact: Word = ""
    certificates: Certificates = Field(default_factory=list[Certificate])
    blocks_when_expired: bool = False


class EquipmentUpdate(WireIn):
    equipment_id: UUID
    revision: int
    project_id: UUID | None = None
    name: Name | None = None
    category: Word | None = None
    serial_number: Word | None = None
    condition: Condition | None = None
    is_rented: bool | None = None
    supplier: Word | None = None
    rental_rate: Word | None = None
    return_due: Day | None = None
    contact: Word | None = None
    certificates: Certificates | None = None
    blocks_when_expired: bool | None = None


class KitSet(WireIn):
    equipment_id: UUID
    """The part."""
    kit_id: UUID | None
    """What it is scanned with; none: by itself again."""


class EquipmentRef(WireIn):
    equipment_id: UUID
    revision: int


class EquipmentPublic(WireOut):
    equipment_id: UUID
    name: str
    category: str
    serial_number: str
    state: EquipmentState
    condition: EquipmentState
    """Without regard to where it is."""
    project_id: UUID
    project_name: str
    at_project_id: UUID | None
    at_project_name: str
    at_since: datetime | None
    kit_id: UUID | None
    """What it is scanned with."""
    holder: PersonPublic | None
    """In whose hands it is."""
    held_since: datetime | None
    may_hand_over: bool
    """To others than themselves."""
    time_zone: str
    is_rented: bool
    supplier: str
    rental_rate: str
    """For managers of its home; else empty."""
    return_due: date | None
    contact: str
    certificates: list[CertificatePublic]
    expires_on: date | None
    standing: Standing | None
    blocks_when_expired: bool
    is_blocked: bool
    """In service, by a defect that must be repaired first."""
    meter_hours: float | None
    """What its hour meter showed last."""
    meter_at: datetime | None
    code: str
    """Empty for who may not change it."""
    revision: int
    may_edit: bool
    created_at: datetime
    updated_at: datetime


class EquipmentQuery(WireIn):
    group_id: UUID | None = None
    page_number: Annotated[int, Field(ge=1, le=LAST_PAGE)] = 1
    page_count: Annotated[int, Field(ge=1, le=MOST_ON_A_PAGE)] = 20
    search: SearchText = ""
    category: Word = ""
    state: EquipmentState | None = None
    """Null: all that is not retired."""
    project_id: UUID | None = None
    """Home or where it is."""
    standing: Standing | None = None
    is_rented: bool | None = None
    kit_id: UUID | None = None
    """Its parts."""
    is_mine: bool = False
    """In the caller's hands."""

    @property
    def paging(self) -> Paging:
        return Paging(self.page_number, self.page_count)


class ChangedField(WireOut):
    field: str
    before: str | None
    after: str | None


class EquipmentChangePublic(WireOut):
    change_id: UUID
    action: str
    changes: list[ChangedField]
    by: PersonPublic | None
    at: datetime


class EquipmentCard(WireOut):
    """For whoever finds it: what it is and whom to call."""

    name: str
    category: str
    company_name: str
    contact: str


class OwnEquipmentCard(EquipmentCard):
    """For a colleague who holds it, in whichever project: also whether it may be used."""

    equipment_id: UUID | None
    """None: it is of a project that they are not in."""
    must_not_be_used: bool
    defects: list[str]
    """Because of which."""

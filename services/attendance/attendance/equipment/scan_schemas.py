from datetime import datetime
from typing import Annotated
from uuid import UUID

from chassis.http import TranslatedText, WireIn, WireOut
from chassis.http.paging import LAST_PAGE, MOST_ON_A_PAGE, Paging
from identity_client.people import PersonPublic
from pydantic import Field

from attendance.equipment.schemas import Code
from attendance.equipment.stays import Direction
from attendance.punch.schemas import DeviceTime, PositionIn, Verdict

MOST_SCANS = 100


class ScanIn(WireIn):
    scan_id: UUID
    """Made on the phone, once: sent again it is the same scan."""
    code: Code
    """As it was scanned or typed."""
    project_id: UUID
    check_type: Direction
    device_time: DeviceTime
    elapsed_ms: Annotated[int, Field(ge=0, le=10**11)] | None = None
    """For how long the page was awake since; null after it was loaded anew."""
    position: PositionIn | None = None
    """Of the machine."""


class ScansCreate(WireIn):
    group_id: UUID | None = None
    device_id: UUID
    sent_at: DeviceTime
    scans: Annotated[list[ScanIn], Field(min_length=1, max_length=MOST_SCANS)]


class ScanVerdict(WireOut):
    scan_id: UUID
    verdict: Verdict
    at: datetime | None
    equipment_id: UUID | None
    name: str
    marks: list[str]
    parts_count: int
    """Of a kit: how many went with it."""
    error_code: int
    """Of the catalogue: 1 where it was taken, 6 for an unknown code, 7 for another company's."""
    reason: TranslatedText | None


class ScanVerdicts(WireOut):
    verdicts: list[ScanVerdict]
    """One for each, in the order in which they came."""


class LocationRecordsQuery(WireIn):
    group_id: UUID | None = None
    page_number: Annotated[int, Field(ge=1, le=LAST_PAGE)] = 1
    page_count: Annotated[int, Field(ge=1, le=MOST_ON_A_PAGE)] = 20
    equipment_id: UUID | None = None
    project_id: UUID | None = None
    is_open: bool | None = None
    """True: what is there now."""

    @property
    def paging(self) -> Paging:
        return Paging(self.page_number, self.page_count)


class LocationRecordPublic(WireOut):
    equipment_attendance_record_id: UUID
    equipment_id: UUID
    equipment_name: str
    project_id: UUID
    project_name: str
    time_zone: str
    check_in_at: datetime
    check_in_latitude: float | None
    check_in_longitude: float | None
    check_out_at: datetime | None
    check_out_latitude: float | None
    check_out_longitude: float | None
    users: list[PersonPublic]
    """Who scanned it: for managers of the project, and of the caller's own scans."""
    issues: list[str]

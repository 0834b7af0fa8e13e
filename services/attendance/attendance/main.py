"""The composition root: what attendance is made of."""

from collections.abc import Sequence
from pathlib import Path

from chassis.events.company_deletion import rows_of
from chassis.events.republish import Snapshot
from chassis.guessing import Guesses
from chassis.pictures.pictures import Pictures
from chassis.processes.costly import ExportTurns
from chassis.runtime import Runtime
from chassis.service import ServiceDefinition
from chassis.temporal import ActivityWorker
from contracts.attendance.v1 import events_pb2
from identity_client.access import ACCESS_CHANGED, RemoteAccess
from identity_client.companies import of_deleted_companies
from identity_client.directory import Directory
from identity_client.mails import CompanyMails
from identity_client.projects import PROJECT_CHANGED, Projects

from attendance.absence import handlers as absence_handlers
from attendance.absence import routes as absence
from attendance.balance import routes as balance
from attendance.clock_rules import routes as clock_rules
from attendance.code_split import handlers as code_split_handlers
from attendance.code_split import routes as code_split
from attendance.correction import routes as correction
from attendance.crew import routes as crew
from attendance.custody import routes as custody
from attendance.day_grid import routes as day_grid
from attendance.defect import routes as defect
from attendance.equipment import handlers as equipment_handlers
from attendance.equipment import routes as equipment
from attendance.equipment.announcement import equipment_after
from attendance.equipment.announcement import records_after as equipment_records_after
from attendance.forgotten import routes as forgotten
from attendance.holiday import calendar_routes as holiday_calendar
from attendance.holiday import routes as holiday
from attendance.holiday.announcement import calendars_after
from attendance.kiosk import handlers as kiosk_handlers
from attendance.kiosk import routes as kiosk
from attendance.machine_file import routes as machine_file
from attendance.machine_file.service import FILES
from attendance.machine_file.service import delete_of_company as delete_files_of_company
from attendance.meter import routes as meter
from attendance.notice import handlers as notice_handlers
from attendance.notice.service import (
    close_and_tell_open_days,
    mail_certificates_that_end,
    mail_hire_that_ends,
    mail_what_was_held,
)
from attendance.pay import routes as pay
from attendance.pay_period import routes as pay_period
from attendance.payroll import routes as payroll
from attendance.payroll.numbers import routes as payroll_numbers
from attendance.punch import photo_routes as punch_photo
from attendance.punch import routes as punch
from attendance.punch_photo.service import FILES as PUNCH_PHOTOS
from attendance.punch_photo.service import delete_of_company as delete_punch_photos_of_company
from attendance.queues import REQUEST_QUEUE
from attendance.record import clock_routes, timesheet_routes
from attendance.record import handlers as record_handlers
from attendance.record.counting import count_what_waits
from attendance.record.service import records_after
from attendance.record_type import handlers as record_type_handlers
from attendance.record_type import routes as record_type
from attendance.record_type.service import types_after
from attendance.reminding import handlers as reminding_handlers
from attendance.reminding.activities import RequestActivities
from attendance.reminding.runs import RequestRuns
from attendance.reminding.workflow import RequestRun
from attendance.request import handlers as request_handlers
from attendance.request import leave_routes as leave
from attendance.request import routes as request
from attendance.request.service import requests_after
from attendance.request_rules import routes as request_rules
from attendance.settings import AttendanceSettings
from attendance.sheet import handlers as sheet_handlers
from attendance.sheet import routes as sheet
from attendance.sheet.service import sheets_after
from attendance.site_code import routes as site_code
from attendance.tables.absence import ApproverAbsence
from attendance.tables.balance import LeaveAdjustment, LeaveEntitlement, LeaveStart
from attendance.tables.clock_rules import ClockRules
from attendance.tables.code_split import CodeSplit, KnownCode
from attendance.tables.correction import Correction
from attendance.tables.equipment import (
    Equipment,
    EquipmentAttendanceRecord,
    EquipmentChange,
    EquipmentScan,
)
from attendance.tables.equipment_care import EquipmentDefect, EquipmentHandOver, MeterReading
from attendance.tables.forgotten import ForgottenCheckOut, OpenDayRules
from attendance.tables.held_notice import HeldNotice
from attendance.tables.holiday import Holiday, HolidayState
from attendance.tables.holiday_calendar import CalendarDay, HolidayCalendar, ProjectCalendar
from attendance.tables.kiosk import Kiosk, KioskPin, UncountedKioskPress
from attendance.tables.leave import Leave
from attendance.tables.pay_period import PayPeriodChoice
from attendance.tables.pay_rules import PayRules
from attendance.tables.payroll import PayrollMapping, PayrollNumber
from attendance.tables.people_rules import KnownTeam, PeoplePayRules, TeamMembership
from attendance.tables.position_look import DayLook, PositionLook
from attendance.tables.punch import Punch
from attendance.tables.record import AttendanceRecord
from attendance.tables.record_type import OwnRecordType
from attendance.tables.request import AttendanceRequest
from attendance.tables.request_rules import RequestRules
from attendance.tables.sheet import PeriodSheet, SheetOpening
from attendance.tables.site_code import SiteCode
from attendance.tables.uncounted_punch import UncountedPunch
from attendance.team import handlers as team_handlers
from attendance.track import routes as track


def _provide(runtime: Runtime) -> None:
    runtime.provide(Directory.of(runtime))
    runtime.provide(Projects.of(runtime))
    runtime.provide(CompanyMails.of(runtime))
    runtime.provide(Pictures.of(runtime))
    runtime.provide(Guesses())
    runtime.provide(ExportTurns())
    runtime.provide(RequestRuns(runtime.settings_as(AttendanceSettings)))


def _activity_workers(runtime: Runtime) -> Sequence[ActivityWorker]:
    calls = RequestActivities(runtime)
    return [
        ActivityWorker(
            runtime.settings_as(AttendanceSettings),
            REQUEST_QUEUE,
            workflows=[RequestRun],
            activities=[calls.find_next_step, calls.escalate_request, calls.write_about_request],
            takes_turns=True,
        )
    ]


definition = ServiceDefinition(
    context="attendance",
    settings=AttendanceSettings,
    folder=Path(__file__).parent.parent,
    routers=[
        clock_routes.router,
        punch.router,
        punch_photo.router,
        punch_photo.timesheet,
        crew.router,
        timesheet_routes.router,
        day_grid.router,
        correction.router,
        code_split.router,
        request.clock,
        request.timesheet,
        leave.router,
        record_type.router,
        balance.clock,
        balance.timesheet,
        balance.settings,
        holiday.router,
        holiday_calendar.router,
        sheet.clock,
        sheet.timesheet,
        pay.router,
        pay_period.router,
        clock_rules.router,
        forgotten.router,
        forgotten.clock,
        request_rules.router,
        payroll.settings,
        payroll.timesheet,
        payroll_numbers.router,
        absence.router,
        equipment.router,
        machine_file.router,
        meter.router,
        custody.router,
        defect.router,
        kiosk.router,
        site_code.router,
        track.router,
    ],
    access_source=RemoteAccess.of,
    listeners=[ACCESS_CHANGED, PROJECT_CHANGED],
    subscriptions=[
        *notice_handlers.subscriptions,
        *absence_handlers.subscriptions,
        *reminding_handlers.subscriptions,
    ],
    activity_workers=_activity_workers,
    projections=[kiosk_handlers.memberships, code_split_handlers.codes, team_handlers.teams],
    files=[FILES, PUNCH_PHOTOS],
    housekeeping={
        "open days": close_and_tell_open_days,
        "held mails": mail_what_was_held,
        "mails of certificates": mail_certificates_that_end,
        "mails of hire": mail_hire_that_ends,
    },
    every_second={
        "presses that are not counted": lambda runtime: count_what_waits(runtime.database),
    },
    live_notes=[
        *record_handlers.live_notes,
        *request_handlers.live_notes,
        *record_type_handlers.live_notes,
        *sheet_handlers.live_notes,
        *equipment_handlers.live_notes,
    ],
    company_deletion=of_deleted_companies(
        rows_of(AttendanceRecord),
        rows_of(AttendanceRequest),
        rows_of(HeldNotice),
        rows_of(OwnRecordType),
        rows_of(PeriodSheet),
        rows_of(SheetOpening),
        rows_of(Leave),
        rows_of(LeaveAdjustment),
        rows_of(LeaveStart),
        rows_of(LeaveEntitlement),
        rows_of(Holiday),
        rows_of(HolidayState),
        rows_of(CalendarDay),
        rows_of(ProjectCalendar),
        rows_of(HolidayCalendar),
        rows_of(PayRules),
        rows_of(PeoplePayRules),
        rows_of(TeamMembership),
        rows_of(KnownTeam),
        rows_of(PayPeriodChoice),
        rows_of(ClockRules),
        rows_of(OpenDayRules),
        rows_of(RequestRules),
        rows_of(ForgottenCheckOut),
        rows_of(PayrollMapping),
        rows_of(PayrollNumber),
        rows_of(ApproverAbsence),
        rows_of(Correction),
        rows_of(CodeSplit),
        rows_of(KnownCode),
        rows_of(PositionLook),
        rows_of(DayLook),
        delete_punch_photos_of_company,
        rows_of(UncountedPunch),
        rows_of(Punch),
        delete_files_of_company,
        rows_of(EquipmentDefect),
        rows_of(MeterReading),
        rows_of(EquipmentHandOver),
        rows_of(EquipmentAttendanceRecord),
        rows_of(EquipmentScan),
        rows_of(EquipmentChange),
        rows_of(Equipment),
        rows_of(SiteCode),
        rows_of(Kiosk),
        rows_of(KioskPin),
        rows_of(UncountedKioskPress),
    ),
    snapshots=[
        Snapshot(events_pb2.AttendanceRecordChanged, records_after),
        Snapshot(events_pb2.AttendanceRequestChanged, requests_after),
        Snapshot(events_pb2.AttendanceRecordTypeChanged, types_after),
        Snapshot(events_pb2.PeriodSheetChanged, sheets_after),
        Snapshot(events_pb2.HolidayCalendarChanged, calendars_after),
        Snapshot(events_pb2.EquipmentChanged, equipment_after),
        Snapshot(events_pb2.EquipmentAttendanceRecordChanged, equipment_records_after),
    ],
    provide=_provide,
)

"""Mails about requests: managers hear what is asked, whoever asked hears the answer. One each, however often
an event is told."""

from datetime import timedelta
from enum import StrEnum
from uuid import UUID

from chassis.clock import now
from chassis.db.database import Database
from chassis.runtime import Runtime
from chassis.texts import translated
from chassis.wall_clock import WallClock, zone_of
from contracts.identity.v1.identity_pb2 import MAIL_PURPOSE_NOTICE, Project
from identity_client.mails import About, Occasion
from identity_client.notices import HeldNoticeColumns, Notice, Notices
from identity_client.projects import Projects

from attendance.forgotten.closing import close_open_days
from attendance.forgotten.telling import KIND as FORGOTTEN
from attendance.forgotten.telling import mail_forgotten, notice_of_forgotten
from attendance.notice.certificates import KIND as CERTIFICATES_END
from attendance.notice.certificates import mail_ends, notice_of_ends
from attendance.notice.defects import KIND as DEFECT_REPORTED
from attendance.notice.defects import notice_of_defect
from attendance.notice.hand_overs import KIND as HANDED_OVER
from attendance.notice.hand_overs import notice_of_hand_over
from attendance.notice.pins import KIND as PIN_GIVEN
from attendance.notice.pins import notice_of_pin
from attendance.notice.repo import NoticeRepo
from attendance.notice.returns import KIND as RETURN_DUE
from attendance.notice.returns import mail_returns, notice_of_return
from attendance.record_type.service import types_named
from attendance.reminding.service import KIND as REQUEST_WAITS
from attendance.reminding.service import notice_that_was_held
from attendance.tables.held_notice import HeldNotice
from attendance.tables.request import AttendanceRequest, RequestStatus

_STILL_NEWS = timedelta(days=14)
"""What is told again later is told to those who keep records, and is no news to people."""
_NOTICES = Notices(HeldNotice)


class Kind(StrEnum):
    """Kept with what is held: never rename one."""

    ASKED = "asked"
    ANSWERED = "answered"
    TAKEN_BACK = "takenBack"
    """Leave that was granted, by a manager."""


def kind_of(status: int) -> Kind:
    if status == RequestStatus.PENDING.value:
        return Kind.ASKED
    return Kind.TAKEN_BACK if status == RequestStatus.TAKEN_BACK.value else Kind.ANSWERED


async def mail_news(runtime: Runtime, company_id: UUID, request_id: UUID, kind: Kind) -> None:
    notice = await _notice(runtime, company_id, request_id, kind)
    if notice is not None:
        await _NOTICES.tell(runtime, notice)


async def mail_what_was_held(runtime: Runtime) -> None:
    """What may go by now."""
    await _NOTICES.tell_again(runtime, _still_news)


async def mail_certificates_that_end(runtime: Runtime) -> None:
    await mail_ends(runtime, _NOTICES)


async def mail_hire_that_ends(runtime: Runtime) -> None:
    await mail_returns(runtime, _NOTICES)


async def close_and_tell_open_days(runtime: Runtime) -> None:
    """What a rule closes this morning is told as closed."""
    await close_open_days(runtime.database)
    await mail_open_days(runtime)


async def mail_open_days(runtime: Runtime) -> None:
    await mail_forgotten(runtime, _NOTICES)


async def _still_news(runtime: Runtime, held: HeldNoticeColumns) -> Notice | None:
    if held.kind.startswith(CERTIFICATES_END):
        return await notice_of_ends(runtime, held.company_id, held.about_id, held.kind)
    if held.kind.startswith(RETURN_DUE):
        return await notice_of_return(runtime, held.company_id, held.about_id, held.kind)
    if held.kind.startswith(FORGOTTEN):
        return await notice_of_forgotten(runtime, held.company_id, held.about_id)
    if held.kind.startswith(REQUEST_WAITS):
        return await notice_that_was_held(runtime, held.company_id, held.about_id, held.kind)
    if held.kind == DEFECT_REPORTED:
        return await notice_of_defect(runtime, held.company_id, held.about_id)
    if held.kind.startswith(PIN_GIVEN):
        return await notice_of_pin(runtime, held.company_id, held.about_id, held.kind)
    if held.kind.startswith(HANDED_OVER):
        return await notice_of_hand_over(runtime, held.company_id, held.about_id, held.kind)
    return await _notice(runtime, held.company_id, held.about_id, Kind(held.kind))


async def _notice(runtime: Runtime, company_id: UUID, request_id: UUID, kind: Kind) -> Notice | None:
    """As the request is by now; None: nobody wants to hear of it any more."""
    request = await _find(runtime.database, company_id, request_id)
    if request is None or not _is_news(request, kind):
        return None
    project = await runtime.of(Projects).find(company_id, request.project_id)
    if project is None:
        return None
    leave = await _leave_type(runtime.database, request)
    author = request.owner_user_id if kind is Kind.ASKED else request.replied_by
    return Notice(
        occasion=Occasion(
            company_id, MAIL_PURPOSE_NOTICE, About("attendance_request", request.id), on_behalf_of=author
        ),
        kind=kind,
        # Of the request, not of the event: an owner who tells of all requests again mails nobody again.
        once_for=f"attendance_request/{request.id}/{kind}",
        receivers=_receivers(request, kind, project),
        template=_template(request, kind),
        values=lambda language: {
            **_told(runtime.settings.public_url, request, kind, project, language),
            "leave": str(translated(leave, language)),
        },
    )


def _is_news(request: AttendanceRequest, kind: Kind) -> bool:
    """What was answered meanwhile waits for nobody any more."""
    if now() - request.updated_at > _STILL_NEWS:
        return False
    return kind is kind_of(request.status)


def _receivers(request: AttendanceRequest, kind: Kind, project: Project) -> list[UUID]:
    """Nobody is told what they did themselves."""
    if kind is Kind.ASKED:
        return [each for each in map(UUID, project.manager_user_ids) if each != request.owner_user_id]
    by_somebody_else = request.replied_by not in (None, request.owner_user_id)
    return [request.owner_user_id] if by_somebody_else else []


def _template(request: AttendanceRequest, kind: Kind) -> str:
    if kind is Kind.ASKED:
        return "request_asked"
    if kind is Kind.TAKEN_BACK:
        return "leave_taken_back"
    return "request_approved" if request.status == RequestStatus.APPROVED.value else "request_rejected"


def _told(
    public_url: str, request: AttendanceRequest, kind: Kind, project: Project, language: str
) -> dict[str, str]:
    page = "/attendance/requests" if kind is Kind.ASKED else "/attendance"
    days = [request.day, *({request.last_day} - {request.day, None})]
    clock = WallClock(zone_of(request.time_zone), language)
    return {
        "link": f"{public_url}{page}?request={request.id}",
        "project": project.name,
        "when": " – ".join(clock.day(each) for each in days if each),
        "reason": request.reason,
        "answer": request.reply_reason,
    }


async def _leave_type(database: Database, request: AttendanceRequest) -> str:
    """What it is called; nothing where a day's work is to be corrected."""
    if request.last_day is None:
        return ""
    async with database.reading() as uow:
        return (await types_named(uow, request.company_id, {request.record_type}))[request.record_type].name


async def _find(database: Database, company_id: UUID, request_id: UUID) -> AttendanceRequest | None:
    async with database.reading() as uow:
        return await NoticeRepo(uow).find_request(company_id, request_id)

"""Mails about requests: managers hear what is asked, whoever asked hears the answer. One each, however often
an event is told."""

from collections.abc import Iterable, Sequence
from datetime import datetime, timedelta
from enum import StrEnum
from uuid import UUID

from chassis.clock import now
from chassis.runtime import Runtime
from chassis.texts import translated
from chassis.wall_clock import WallClock, zone_of
from contracts.identity.v1.identity_pb2 import MAIL_PURPOSE_NOTICE, Project, User
from identity_client.directory import Directory
from identity_client.mails import About, CompanyMails, Mail, Occasion, Outcome
from identity_client.projects import Projects

from attendance.notice.repo import NoticeRepo
from attendance.record_type.service import types_named
from attendance.request.schemas import RequestStatus
from attendance.tables.held_notice import HeldNotice
from attendance.tables.request import AttendanceRequest

_STILL_NEWS = timedelta(days=14)
"""What is told again later is told to those who keep records, and is no news to people."""
_RETRY = timedelta(hours=1)
_AT_ONCE = 100


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
    request = await _find(runtime, company_id, request_id)
    if request is None or not _is_news(request, kind):
        return
    project = await runtime.of(Projects).find(company_id, request.project_id)
    if project is not None:
        await _mail(runtime, request, kind, project, _receivers(request, kind, project))


async def mail_what_was_held(runtime: Runtime) -> None:
    """What may go by now."""
    after = UUID(int=0)
    while held := await _due(runtime, after):
        after = held[-1].id
        for each in held:
            await _try_again(runtime, each)


async def _try_again(runtime: Runtime, held: HeldNotice) -> None:
    kind = Kind(held.kind)
    request = await _find(runtime, held.company_id, held.attendance_request_id)
    project = request and await runtime.of(Projects).find(held.company_id, request.project_id)
    if request is not None and project is not None and _is_news(request, kind):
        await _mail(runtime, request, kind, project, [held.user_id])
    else:
        async with runtime.database.unit_of_work() as uow:
            await NoticeRepo(uow).let_go([held.id])


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


async def _mail(
    runtime: Runtime, request: AttendanceRequest, kind: Kind, project: Project, user_ids: Iterable[UUID]
) -> None:
    people = await runtime.of(Directory).users(request.company_id, user_ids)
    if not people:
        return
    leave = await _leave_type(runtime, request)
    mails = {user_id: _mail_to(request, kind, person) for user_id, person in people.items()}
    author = request.owner_user_id if kind is Kind.ASKED else request.replied_by
    why = Occasion(
        request.company_id, MAIL_PURPOSE_NOTICE, About("attendance_request", request.id), on_behalf_of=author
    )
    company_mails = runtime.of(CompanyMails)
    done: list[UUID] = []
    waits: list[HeldNotice] = []
    for user_id, claimed in zip(mails, await company_mails.claim(why, [*mails.values()]), strict=True):
        language = claimed.mail.language
        values = _told(runtime, request, kind, project, language) | {
            "leave": str(translated(leave, language))
        }
        outcome = await company_mails.send(claimed, _template(request, kind), values)
        if outcome is Outcome.HELD:
            waits.append(_held(request, kind, user_id, claimed.mail.id, claimed.retry_at))
        else:
            done.append(claimed.mail.id)
    async with runtime.database.unit_of_work() as uow:
        await NoticeRepo(uow).let_go(done)
        await NoticeRepo(uow).hold(waits)


def _mail_to(request: AttendanceRequest, kind: Kind, person: User) -> Mail:
    """Of the request, not of the event: an owner who tells of all requests again mails nobody again."""
    return Mail.to(person, once_for=f"attendance_request/{request.id}/{kind}")


def _template(request: AttendanceRequest, kind: Kind) -> str:
    if kind is Kind.ASKED:
        return "request_asked"
    if kind is Kind.TAKEN_BACK:
        return "leave_taken_back"
    return "request_approved" if request.status == RequestStatus.APPROVED.value else "request_rejected"


def _told(
    runtime: Runtime, request: AttendanceRequest, kind: Kind, project: Project, language: str
) -> dict[str, str]:
    page = "/attendance/requests" if kind is Kind.ASKED else "/attendance"
    days = [request.day, *({request.last_day} - {request.day, None})]
    clock = WallClock(zone_of(request.time_zone), language)
    return {
        "link": f"{runtime.settings.public_url}{page}?request={request.id}",
        "project": project.name,
        "when": " – ".join(clock.day(each) for each in days if each),
        "reason": request.reason,
        "answer": request.reply_reason,
    }


def _held(
    request: AttendanceRequest, kind: Kind, user_id: UUID, mail_id: UUID, retry_at: datetime | None
) -> HeldNotice:
    return HeldNotice(
        id=mail_id,
        company_id=request.company_id,
        attendance_request_id=request.id,
        user_id=user_id,
        kind=kind.value,
        retry_at=retry_at or now() + _RETRY,
    )


async def _leave_type(runtime: Runtime, request: AttendanceRequest) -> str:
    """What it is called; nothing where a day's work is to be corrected."""
    if request.last_day is None:
        return ""
    async with runtime.database.reading() as uow:
        return (await types_named(uow, request.company_id, {request.record_type}))[request.record_type].name


async def _find(runtime: Runtime, company_id: UUID, request_id: UUID) -> AttendanceRequest | None:
    async with runtime.database.reading() as uow:
        return await NoticeRepo(uow).find_request(company_id, request_id)


async def _due(runtime: Runtime, after: UUID) -> Sequence[HeldNotice]:
    async with runtime.database.reading() as uow:
        return await NoticeRepo(uow).due(now(), after, _AT_ONCE)

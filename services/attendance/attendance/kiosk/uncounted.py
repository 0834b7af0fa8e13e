"""What a tablet brought that was pressed without a network and does not count: kept with its reason, told in
the audit log, shown to who manages the project."""

from datetime import datetime, timedelta, tzinfo
from enum import StrEnum
from uuid import UUID

from chassis.access import Actor, Origin
from chassis.audit import act_of
from chassis.clock import now
from chassis.db import UnitOfWork
from chassis.http import Page
from chassis.http.paging import Paging
from chassis.runtime import Runtime
from chassis.texts import Text
from chassis.wall_clock import stamp
from contracts.attendance.v1 import events_pb2
from identity_client.directory import Directory
from identity_client.projects import Projects

from attendance.audit import AuditAction, AuditField, AuditSubject
from attendance.hours.facts import Check
from attendance.kiosk.kept_repo import UncountedRepo
from attendance.kiosk.pins import AtTablet
from attendance.kiosk.repo import WITHIN
from attendance.kiosk.schemas import UncountedKioskPressPublic
from attendance.kiosk.uncounted_days import days_of_presses
from attendance.punch.making import TAKEN, TOO_MANY
from attendance.tables.kiosk import Kiosk, UncountedKioskPress

_KEPT_FOR = timedelta(days=60)
"""As long as a press may have been on its way."""
MOST_UNCOUNTED = 60
"""Of a tablet, within `WITHIN`: whoever took one away fills no log with it."""


class Uncounted(StrEnum):
    """Kept with the press: never rename one."""

    WRONG_PIN = "wrongPin"
    NO_PIN = "noPin"
    GIVEN_PIN = "givenPin"
    NOT_IN_PROJECT = "notInProject"
    ENDED = "ended"
    TAKEN = "taken"
    TOO_MANY = "tooMany"
    UNREADABLE = "unreadable"


_SAID: dict[Uncounted, tuple[AuditAction, Text]] = {
    Uncounted.WRONG_PIN: (
        AuditAction.KIOSK_WRONG_PIN,
        Text("The PIN was wrong. If it was you, ask your manager to put this time into your timesheet."),
    ),
    Uncounted.NO_PIN: (
        AuditAction.KIOSK_NO_PIN,
        Text("There is no PIN that works. Choose one, and ask your manager to put this time in."),
    ),
    Uncounted.GIVEN_PIN: (
        AuditAction.KIOSK_NO_PIN,
        Text("Your manager knows this PIN. Choose one of your own, and ask them to put this time in."),
    ),
    Uncounted.NOT_IN_PROJECT: (
        AuditAction.KIOSK_NOT_IN_PROJECT,
        Text("This person is not in the project of this tablet. Ask its manager."),
    ),
    Uncounted.ENDED: (
        AuditAction.KIOSK_NOT_COUNTED,
        Text("The subscription of this company has ended. Ask your manager how to record your time."),
    ),
    Uncounted.TAKEN: (AuditAction.KIOSK_NOT_COUNTED, TAKEN),
    Uncounted.TOO_MANY: (
        AuditAction.KIOSK_NOT_COUNTED,
        TOO_MANY,
    ),
    Uncounted.UNREADABLE: (
        AuditAction.KIOSK_NOT_COUNTED,
        Text("This press can't be read: the tablet was set up anew since. Ask your manager to put it in."),
    ),
}

# Who reads the list is whom the others are told to ask.
_SAID_TO_MANAGERS = {
    Uncounted.WRONG_PIN: Text("The PIN was wrong. If it was this person, put the time into their timesheet."),
    Uncounted.NO_PIN: Text("They had no PIN that works. If it was them, put the time into their timesheet."),
    Uncounted.GIVEN_PIN: Text(
        "It was a PIN that a manager gave, good for choosing another. If it was them, put the time in."
    ),
    Uncounted.NOT_IN_PROJECT: Text("This person is not in the project of this tablet."),
    Uncounted.ENDED: Text("The subscription of this company had ended."),
    Uncounted.UNREADABLE: Text(
        "This press can't be read: the tablet was set up anew since. Ask who was there, and put it in."
    ),
}


async def judged_before(uow: UnitOfWork, kiosk: Kiosk, punch_id: UUID) -> UncountedKioskPress | None:
    return await UncountedRepo(uow).find(kiosk, punch_id)


async def are_too_many(uow: UnitOfWork, kiosk: Kiosk, at: datetime) -> bool:
    return await UncountedRepo(uow).count_since(kiosk, at - WITHIN) >= MOST_UNCOUNTED


def said_of(reason: Uncounted) -> Text:
    return _SAID[reason][1]


async def keep_uncounted(
    uow: UnitOfWork, kiosk: Kiosk, origin: Origin, press: UncountedKioskPress, zone: tzinfo
) -> None:
    repo = UncountedRepo(uow)
    await repo.delete_before(kiosk.company_id, now() - _KEPT_FOR)
    repo.add(press)
    # By nobody that is known: the PIN was not theirs.
    act = act_of(
        AtTablet(kiosk.company_id, origin),
        _SAID[Uncounted(press.reason)][0],
        subject_type=AuditSubject.KIOSK,
        subject_id=kiosk.id,
        subject_name=kiosk.name,
        changes={
            **({AuditField.PERSON: (None, str(press.owner_user_id))} if press.owner_user_id else {}),
            AuditField.PROJECT: (None, str(kiosk.project_id)),
            AuditField.TIME: (None, stamp(press.at, zone)),
        },
    )
    uow.outbox.add(events_pb2.ActRecorded(act=act))


async def query_uncounted(
    uow: UnitOfWork, runtime: Runtime, actor: Actor, paging: Paging
) -> Page[UncountedKioskPressPublic]:
    rows, total = await UncountedRepo(uow).page(actor, now() - _KEPT_FOR, paging)
    projects = await runtime.of(Projects).shown(actor.company_id, (row.project_id for row in rows))
    owners = [row.owner_user_id for row in rows if row.owner_user_id]
    people = await runtime.of(Directory).people(actor.company_id, owners)
    days = await days_of_presses(uow, runtime.of(Projects), actor, rows, projects)
    shown = [
        UncountedKioskPressPublic(
            uncounted_id=row.id,
            project_id=row.project_id,
            project_name=projects[row.project_id].name if row.project_id in projects else "",
            kiosk_name=row.name,
            owner_user_id=row.owner_user_id,
            owner_name=people[row.owner_user_id].full_name if row.owner_user_id in people else "",
            check_type=Check(row.check_type) if row.check_type else None,
            at=row.at,
            day=days[row.id],
            reason=_SAID_TO_MANAGERS.get(Uncounted(row.reason), said_of(Uncounted(row.reason))),
        )
        for row in rows
    ]
    return Page[UncountedKioskPressPublic].of(shown, total, paging)

"""What payroll calls each person: its own number, which no name or address stands for."""

from collections.abc import Mapping
from uuid import UUID

from chassis.access import Actor
from chassis.audit import act_of
from chassis.db import UnitOfWork
from contracts.attendance.v1 import events_pb2
from identity_client.directory import Directory

from attendance.audit import AuditAction, AuditField, AuditSubject
from attendance.payroll.numbers.errors import NotOfTheCompany, NumberChanged, NumberTaken
from attendance.payroll.numbers.repo import NumberRepo
from attendance.payroll.numbers.schemas import PayrollNumberPublic, PayrollNumbersSet


async def get_numbers(uow: UnitOfWork, actor: Actor, company_id: UUID | None) -> list[PayrollNumberPublic]:
    actor.must_be_in(company_id)
    rows = await NumberRepo(uow).of_company(actor.company_id)
    return [PayrollNumberPublic(user_id=each.user_id, number=each.number) for each in rows]


async def set_numbers(
    uow: UnitOfWork, directory: Directory, actor: Actor, body: PayrollNumbersSet
) -> list[PayrollNumberPublic]:
    """All of them or none. Asked again with the same numbers it changes nothing."""
    actor.must_be_in(body.group_id)
    repo = NumberRepo(uow)
    wanted = {each.user_id: each.number for each in body.numbers}
    there = await repo.of_people(actor.company_id, wanted)
    taken = _taken(wanted, await repo.holders(actor.company_id, set(wanted.values())))
    users = await directory.users(actor.company_id, {*wanted, *taken.values()})
    if not users.keys() >= wanted.keys():
        raise NotOfTheCompany
    for number, holder in taken.items():
        raise NumberTaken(number, users[holder].full_name)
    for each in body.numbers:
        if there.get(each.user_id, "") not in (each.was, each.number):
            raise NumberChanged(users[each.user_id].full_name)
    changed = {user_id: number for user_id, number in wanted.items() if number != there.get(user_id, "")}
    await repo.replace(actor.company_id, there, changed)
    for user_id, number in changed.items():
        act = act_of(
            actor,
            AuditAction.PAYROLL_NUMBER_SET,
            subject_type=AuditSubject.PAYROLL_NUMBER,
            subject_id=user_id,
            subject_name=users[user_id].full_name,
            changes={AuditField.PAYROLL_NUMBER: (there.get(user_id), number or None)},
        )
        uow.outbox.add(events_pb2.ActRecorded(act=act))
    return await get_numbers(uow, actor, None)


def _taken(wanted: Mapping[UUID, str], holders: Mapping[str, UUID]) -> dict[str, UUID]:
    """By number, who has it. Whose own is changed along with it gives it up."""
    taken: dict[str, UUID] = {}
    given: dict[str, UUID] = {}
    for user_id, number in wanted.items():
        if not number:
            continue
        holder = holders.get(number)
        if holder is not None and holder != user_id and wanted.get(holder, number) == number:
            taken[number] = holder
        if given.setdefault(number, user_id) != user_id:
            taken[number] = given[number]
    return taken

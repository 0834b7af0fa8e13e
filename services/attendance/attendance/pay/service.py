"""By which rules hours are paid: admins set them, from a day on, and see first what they would do."""

from collections.abc import Mapping
from datetime import UTC, date, datetime, timedelta
from typing import Any
from uuid import UUID

from chassis.access import Actor
from chassis.batches import in_turns
from chassis.db import UnitOfWork
from chassis.http import Page
from chassis.runtime import Runtime
from contracts.identity.v1.identity_pb2 import Project
from identity_client.directory import Directory
from identity_client.projects import Projects
from identity_client.saves import Save, must_be_newest

from attendance.holiday.service import free_days_in
from attendance.pay.acts import of_rules, summary_of
from attendance.pay.computing import (
    days_of,
    paid_by,
    rule_rows_of,
    rule_set_of,
    rule_sets_of,
    since_of,
    teams_of,
    whose_of,
)
from attendance.pay.errors import (
    NoSuchRules,
    NothingToInherit,
    PreviewTooLong,
    TooManyRules,
    UnknownPerson,
    UnknownTeam,
)
from attendance.pay.kept import totals
from attendance.pay.lines import PayKind, PayLine
from attendance.pay.repo import AnyPayRules, PayRepo
from attendance.pay.rules import Rulebook, RuleSet, Whose
from attendance.pay.schemas import (
    PayEffect,
    PayRulesDraft,
    PayRulesPreview,
    PayRulesPreviewQuery,
    PayRulesPublic,
    PayRulesSet,
    PayRulesWithdraw,
    PersonEffect,
)
from attendance.record.whose import ByName
from attendance.record_type.schemas import RecordTypePublic
from attendance.record_type.service import types_named
from attendance.tables.pay_rules import PayRules
from attendance.tables.people_rules import PeoplePayRules
from attendance.team.membership import NO_TEAMS
from attendance.team.service import is_there, names_of

MOST = 500
"""Of a company, that count. What they were before makes no difference, or nobody could ever save again."""
MOST_DAYS = 62
_NEVER = datetime(2000, 1, 1, tzinfo=UTC)


async def query_rules(
    uow: UnitOfWork, runtime: Runtime, actor: Actor, company_id: UUID | None
) -> list[PayRulesPublic]:
    """Those that count, each from its day on: the company's, then of projects, teams and people; the newest
    first."""
    actor.must_be_in(company_id)
    rows = {each.id: each for each in await rule_rows_of(uow, actor.company_id)}
    counting = [rows[each.id] for each in Rulebook(map(rule_set_of, rows.values())).counting]
    return await _shown(uow, runtime, actor, counting)


async def set_rules(uow: UnitOfWork, runtime: Runtime, actor: Actor, body: PayRulesSet) -> PayRulesPublic:
    actor.must_be_in(body.group_id)
    directory = runtime.of(Directory)
    await _must_be_possible(uow, runtime, actor, body)
    await _must_be_seen(uow, directory, actor, body)
    await directory.learn_names(actor.company_id, {actor.user_id, body.owner_user_id or actor.user_id})
    await uow.lock(f"pay rules of {actor.company_id}")
    rows = await _must_be_seen(uow, directory, actor, body)
    before = _newest(rows, body.whose, body.from_date)
    row = _row_of(
        body.whose,
        company_id=actor.company_id,
        from_on=body.from_date,
        revision=(before.revision if before else 0) + 1,
        rules=None if body.rules is None else body.rules.model_dump(mode="json", by_alias=True),
        saved_by=actor.user_id,
    )
    is_another = before is None or before.is_withdrawn
    if is_another and len(Rulebook(map(rule_set_of, rows)).counting) >= MOST:
        raise TooManyRules(MOST)
    await _keep(uow, actor, row, before)
    (shown,) = await _shown(uow, runtime, actor, [row])
    return shown


async def withdraw_rules(uow: UnitOfWork, actor: Actor, body: PayRulesWithdraw) -> None:
    """As though they had never been set. What was approved by them stays."""
    await uow.lock(f"pay rules of {actor.company_id}")
    rows = await rule_rows_of(uow, actor.company_id)
    meant = next((each for each in rows if each.id == body.pay_rules_id), None)
    newest = meant and _newest(rows, whose_of(meant), meant.from_on)
    if newest is None or newest.id != body.pay_rules_id or newest.is_withdrawn:
        raise NoSuchRules
    row = _row_of(
        whose_of(newest),
        company_id=actor.company_id,
        from_on=newest.from_on,
        revision=newest.revision + 1,
        is_withdrawn=True,
        saved_by=actor.user_id,
    )
    await _keep(uow, actor, row, newest)


async def preview_rules(
    uow: UnitOfWork, runtime: Runtime, actor: Actor, body: PayRulesPreviewQuery
) -> PayRulesPreview:
    """What of these days would be paid otherwise. Nothing is saved."""
    actor.must_be_in(body.group_id)
    await _must_be_possible(uow, runtime, actor, body)
    first, last = body.first_date, body.last_date
    if not timedelta() <= last - first < timedelta(days=MOST_DAYS):
        raise PreviewTooLong(MOST_DAYS)
    repo = PayRepo(uow)
    there = await repo.people_with_days(actor, body.whose, first, last)
    by_name = ByName(await runtime.of(Directory).names(actor.company_id, there))
    owners = sorted(there, key=by_name)[body.paging.offset :][: body.page_count]
    days = await days_of(uow, actor.company_id, owners, first, last)
    sets = await rule_sets_of(uow, actor.company_id)
    drafted = [*sets, _drafted(sets, body)]
    teams = await teams_of(uow, actor.company_id, drafted, owners)
    books = Rulebook(sets), Rulebook(drafted)
    projects = {each.project_id for own in days.values() for each in own}
    holidays = await free_days_in(uow, actor.company_id, projects, since_of(first), last)
    approved = await repo.count_approved(actor, body.whose, first, last)
    people = await runtime.of(Directory).people(actor.company_id, owners)
    leave = {each.record_type for own in days.values() for of_day in own for each in of_day.leaves}
    types = await types_named(uow, actor.company_id, leave)
    shown: list[PersonEffect] = []
    async for some in in_turns(owners, at_once=1):
        for owner in some:
            own = [book.of_person(owner, teams.get(owner, NO_TEAMS)) for book in books]
            now, then = (paid_by(book, days[owner], holidays, first, last).lines for book in own)
            effects = _effects(now, then, types)
            shown.append(PersonEffect(owner_user_id=owner, person=people.get(owner), effects=effects))
    page = Page[PersonEffect].of(shown, len(there), body.paging)
    return PayRulesPreview(**dict(page), approved_sheets=approved)


def _effects(
    now: list[PayLine], then: list[PayLine], types: Mapping[int, RecordTypePublic]
) -> list[PayEffect]:
    before, after = totals(now), totals(then)
    keys = totals([*now, *then])
    return [
        PayEffect(
            kind=kind,
            name=types[int(name)].name if kind is PayKind.LEAVE else name,
            minutes_before=before.get((kind, name), 0),
            minutes_after=after.get((kind, name), 0),
        )
        for kind, name in keys
    ]


def _drafted(sets: list[RuleSet], body: PayRulesDraft) -> RuleSet:
    """Newer than all there are."""
    revision = max((each.revision for each in sets), default=0) + 1
    known_at = max((each.known_at for each in sets), default=_NEVER)
    owner, team_id, project_id = body.whose
    draft = UUID(int=0), project_id, body.from_date, revision, body.rules, False, known_at
    return RuleSet(*draft, team_id=team_id, owner_user_id=owner)


def _row_of(whose: Whose, **values: Any) -> AnyPayRules:
    owner, team_id, project_id = whose
    if owner is None and team_id is None:
        return PayRules(project_id=project_id, **values)
    return PeoplePayRules(team_id=team_id, owner_user_id=owner, **values)


async def _must_be_possible(uow: UnitOfWork, runtime: Runtime, actor: Actor, body: PayRulesDraft) -> None:
    if body.project_id is not None:
        await runtime.of(Projects).get_seen(actor, body.project_id)
    elif body.team_id is not None:
        if not await is_there(uow, actor.company_id, body.team_id):
            raise UnknownTeam
    elif body.owner_user_id is not None:
        people = await runtime.of(Directory).people(actor.company_id, [body.owner_user_id])
        if body.owner_user_id not in people:
            raise UnknownPerson
    elif body.rules is None:
        raise NothingToInherit


async def _must_be_seen(
    uow: UnitOfWork, directory: Directory, actor: Actor, body: PayRulesSet
) -> list[AnyPayRules]:
    rows = await rule_rows_of(uow, actor.company_id)
    there = _newest(rows, body.whose, body.from_date)
    if there is None and body.revision:
        raise NoSuchRules
    if there is not None and not (there.is_withdrawn and body.revision == 0):
        newest = Save(there.revision, there.saved_by, there.created_at)
        await must_be_newest(directory, actor, newest, seen=body.revision)
    return rows


def _newest(rows: list[AnyPayRules], whose: Whose, from_on: date) -> AnyPayRules | None:
    own = (each for each in rows if (whose_of(each), each.from_on) == (whose, from_on))
    return max(own, key=lambda each: each.revision, default=None)


async def _keep(uow: UnitOfWork, actor: Actor, row: AnyPayRules, before: AnyPayRules | None) -> None:
    PayRepo(uow).add(row)
    await uow.flush()
    had = summary_of(rule_set_of(before).rules) if before and not before.is_withdrawn else None
    has = None if row.is_withdrawn else summary_of(rule_set_of(row).rules)
    uow.outbox.add(of_rules(actor, row, had, has))


async def _shown(
    uow: UnitOfWork, runtime: Runtime, actor: Actor, rows: list[AnyPayRules]
) -> list[PayRulesPublic]:
    whose = {each.id: whose_of(each) for each in rows}
    owners, team_ids, project_ids = (
        ({each for each in some if each} for some in zip(*whose.values(), strict=True))
        if rows
        else (set[UUID](), set[UUID](), set[UUID]())
    )
    people = await runtime.of(Directory).people(
        actor.company_id, {*owners, *(each.saved_by for each in rows)}
    )
    projects = await runtime.of(Projects).shown(actor.company_id, project_ids)
    teams = await names_of(uow, actor.company_id, team_ids)
    ordered = sorted(rows, key=lambda each: (_place(whose[each.id]), -each.from_on.toordinal()))
    return [
        PayRulesPublic(
            pay_rules_id=each.id,
            project_id=whose[each.id][2],
            project_name=_name_of(projects, whose[each.id][2]),
            team_id=whose[each.id][1],
            team_name=teams.get(whose[each.id][1] or each.id, ""),
            owner_user_id=whose[each.id][0],
            owner=people.get(whose[each.id][0] or each.id),
            from_date=each.from_on,
            rules=rule_set_of(each).rules,
            revision=each.revision,
            saved_by=people.get(each.saved_by),
            saved_at=each.created_at,
        )
        for each in ordered
    ]


def _place(whose: Whose) -> tuple[tuple[bool, str], ...]:
    """The company's first, then those of projects, of teams, of people."""
    return tuple((each is not None, str(each)) for each in whose)


def _name_of(projects: Mapping[UUID, Project], project_id: UUID | None) -> str:
    project = projects.get(project_id) if project_id else None
    return project.name if project else ""

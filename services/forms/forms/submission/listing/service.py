from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Any, Self
from uuid import UUID

from chassis.access import Actor
from chassis.acting import sharers
from chassis.clock import now
from chassis.db import UnitOfWork
from chassis.http import Page, Paging
from chassis.processes.costly import ReadTurns
from chassis.runtime import Runtime
from contracts.identity.v1 import identity_pb2
from formwork.valid_time import expiration_state
from identity_client.directory import Directory
from identity_client.people import PersonPublic
from identity_client.projects import Projects

from forms.outsider import submitter_of
from forms.rights.acting import acted_for
from forms.rights.deleting import may_delete
from forms.rights.errors import SubmissionNotFound
from forms.rights.parts import Part, is_my_part, open_parts_of
from forms.rights.reader import Reader
from forms.submission.assigning.service import may_assign, may_claim
from forms.submission.by_fields.errors import FieldsOfNoTemplate
from forms.submission.by_fields.service import texts_of
from forms.submission.listing.hot import ListingRepo
from forms.submission.listing.schemas import (
    OpenStepBrief,
    SubmissionBrief,
    SubmissionQuery,
)
from forms.submission.moving.voiding import may_void
from forms.submission.public import outcome, overdue_button
from forms.tables.submission import Move, SubmissionState
from forms.template.published import PublishedForms


@dataclass(frozen=True)
class Names:
    """Where those of people and projects are told."""

    directory: Directory
    projects: Projects

    @classmethod
    def of(cls, runtime: Runtime) -> Self:
        return cls(runtime.of(Directory), runtime.of(Projects))


async def query_submissions(
    uow: UnitOfWork,
    runtime: Runtime,
    actor: Actor,
    wanted: SubmissionQuery,
    paging: Paging,
    field_ids: Sequence[UUID] = (),
) -> Page[SubmissionBrief]:
    """With what stands in these fields of their form. What is asked of entries, and what large ones say,
    takes so much longer than a list that companies take turns."""
    if not (wanted.asks_of_entries or field_ids):
        return await _page(uow, runtime, actor, wanted, paging, ())
    if wanted.template_id is None:
        raise FieldsOfNoTemplate
    async with runtime.of(ReadTurns).turn(*sharers(actor.company_id)):
        return await _page(uow, runtime, actor, wanted, paging, field_ids)


async def _page(
    uow: UnitOfWork,
    runtime: Runtime,
    actor: Actor,
    wanted: SubmissionQuery,
    paging: Paging,
    field_ids: Sequence[UUID],
) -> Page[SubmissionBrief]:
    rows, total = await ListingRepo(uow).page(Reader.of(actor), wanted, paging)
    found = await briefs(Names.of(runtime), actor, rows)
    if rows and field_ids:
        texts = await texts_of(uow, runtime.of(PublishedForms), actor.company_id, rows, field_ids)
        for each in found:
            each.values = texts.get(each.submission_id, {})
    return Page[SubmissionBrief].of(found, total, paging)


async def get_brief(uow: UnitOfWork, names: Names, actor: Actor, submission_id: UUID) -> SubmissionBrief:
    row = await ListingRepo(uow).brief(Reader.of(actor), submission_id)
    if row is None:
        raise SubmissionNotFound
    (brief,) = await briefs(names, actor, [row])
    return brief


async def briefs(names: Names, actor: Actor, rows: Sequence[Any]) -> list[SubmissionBrief]:
    """Rows with the columns of `sql.BRIEF` as lists show them."""
    named = {each for row in rows for each in (row.submitter_id, row.assignee_id, *row.approved_user_ids)}
    parts = {row.id: open_parts_of(row) for row in rows}
    away = {
        row.id: _acts_for(actor, row, parts[row.id])
        for row in rows
        if row.is_my_turn and actor.access.stands_in_for
    }
    people = await names.directory.people(actor.company_id, {*named, *away.values()})
    projects = await names.projects.shown(actor.company_id, {row.project_id for row in rows})
    moment = now()
    return [
        _brief(actor, row, parts[row.id], people, projects.get(row.project_id), away.get(row.id), moment)
        for row in rows
    ]


def _acts_for(actor: Actor, row: Any, parts: Sequence[Part]) -> UUID | None:
    """In whose place it is their turn: of several steps that are open, at the first that is theirs."""
    return acted_for(actor, next((part for part in parts if is_my_part(actor, part)), row))


def _brief(
    actor: Actor,
    row: Any,
    parts: Sequence[Part],
    people: dict[UUID, PersonPublic],
    project: identity_pb2.Project | None,
    away: UUID | None,
    moment: datetime,
) -> SubmissionBrief:
    return SubmissionBrief(
        submission_id=row.id,
        template_id=row.template_id,
        template_name=row.template_name,
        template_version=row.template_version,
        project_id=row.project_id,
        project_name=project.name if project else "",
        state=SubmissionState(row.state),
        outcome=outcome(row),
        reference_number_str=row.reference_number,
        current_step_id=row.current_step_id,
        current_step_name=row.current_step_name,
        open_steps=[
            OpenStepBrief(
                step_id=part.current_step_id,
                step_name=part.current_step_name,
                due_at=part.due_at,
                is_my_turn=is_my_part(actor, part),
            )
            for part in parts
        ],
        submitter=submitter_of(people, row),
        submitted_at=row.submitted_at,
        created=row.created_at,
        updated=row.updated_at,
        step_entered_at=row.step_entered_at,
        due_at=row.due_at,
        # Of their own, where it is their turn.
        presses_itself=overdue_button(row, [part for part in parts if is_my_part(actor, part)]),
        is_my_turn=row.is_my_turn,
        acts_for=people.get(away) if away else None,
        needs_attention=bool(row.attention),
        attention_reason=row.attention,
        number=row.transitions,
        may_void=may_void(actor, row),
        may_assign=may_assign(actor, row),
        may_claim=may_claim(actor, row),
        may_delete=may_delete(actor, row),
        version=row.version,
        is_sent_back=row.is_sent_back,
        is_new_version=row.is_new_version,
        last_move=Move(row.last_move) if row.last_move else None,
        assignee=people.get(row.assignee_id),
        approvals_needed=row.approvals_needed,
        valid_time_end=row.valid_time_end,
        expiration_state=expiration_state(row.valid_time_end, moment),
        values={},
        approved_by=[people[each] for each in row.approved_user_ids if each in people],
    )

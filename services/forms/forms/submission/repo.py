from collections.abc import Sequence
from datetime import datetime
from typing import Any, cast
from uuid import UUID

from chassis.db import Prepared, UnitOfWork, is_any
from chassis.db.statements import col, held_after, locked, select
from sqlalchemy import (
    ColumnElement,
    Select,
    Uuid,
    and_,
    bindparam,
    delete,
    exists,
    literal_column,
    not_,
    or_,
    update,
)
from sqlalchemy.dialects.postgresql import insert
from sqlalchemy.orm import defer

from forms.rights.sql import HAS_PARTS, HAS_TEAMS, IS_BACK_AT_SUBMITTER, IS_DRAFT, IS_KEPT
from forms.tables.file import SubmissionFile
from forms.tables.submission import (
    NOBODY,
    WITHDRAWN,
    Attempt,
    StepRecord,
    Submission,
    SubmissionState,
)
from forms.tables.submission_participant import SubmissionParticipant
from forms.tables.template import FormTemplate

# Whether it may be started, and whether it was started before, in one round trip.
_START = Prepared(
    select(
        FormTemplate.project_id,
        FormTemplate.more_project_ids,
        FormTemplate.has_chosen_starters,
        FormTemplate.starter_roles,
        FormTemplate.starter_team_ids,
        FormTemplate.archived_at,
        FormTemplate.published_version,
        col(Submission.id).label("known_id"),
        col(Submission.submitter_id).label("known_submitter_id"),
        col(Submission.template_id).label("known_template_id"),
        col(Submission.project_id).label("known_project_id"),
    )
    .outerjoin(Submission, col(Submission.id) == bindparam("submission_id", type_=Uuid()))
    .where(
        col(FormTemplate.company_id) == bindparam("company_id"),
        col(FormTemplate.id) == bindparam("form_template_id"),
        col(FormTemplate.is_library).is_(False),
    ),
    keeps_plan=True,
)


Which = ColumnElement[bool]


def at_a_step_of(company_id: UUID, team_id: UUID) -> Which:
    return and_(
        col(Submission.company_id) == company_id,
        HAS_TEAMS,
        col(Submission.current_team_ids).contains([team_id]),
    )


def waiting_for_certain(company_id: UUID, team_id: UUID | None = None) -> Which:
    """More than one must press, or another than some; of that team, where one is named."""
    keeps_out = and_(HAS_TEAMS, or_(col(Submission.barred_user_ids) != literal_column("'{}'"), HAS_PARTS))
    return and_(
        col(Submission.company_id) == company_id if team_id is None else at_a_step_of(company_id, team_id),
        col(Submission.state) != literal_column(f"'{SubmissionState.DONE}'"),
        or_(col(Submission.approvals_needed) > 1, keeps_out),
    )


def waiting_for(company_id: UUID, user_id: UUID, attention: str, *, are_flagged: bool) -> Which:
    """Their drafts, and what was sent back to them."""
    flagged = col(Submission.attention) == attention
    is_unflagged_back = and_(IS_BACK_AT_SUBMITTER, col(Submission.attention) == "")
    return and_(
        col(Submission.company_id) == company_id,
        col(Submission.submitter_id) == user_id,
        and_(or_(IS_DRAFT, IS_BACK_AT_SUBMITTER), flagged)
        if are_flagged
        else or_(and_(IS_DRAFT, ~flagged), is_unflagged_back),
    )


class SubmissionRepo:
    def __init__(self, uow: UnitOfWork) -> None:
        self._uow = uow

    async def start(self, company_id: UUID, template_id: UUID, submission_id: UUID | None) -> Any | None:
        plan = _START.plan(company_id=company_id, form_template_id=template_id, submission_id=submission_id)
        rows = await self._uow.rows(plan)
        return rows[0] if rows else None

    async def find_any(self, submission_id: UUID, *, lock: bool = False) -> Submission | None:
        """Of whatever company: for other services, which act for nobody."""
        statement = select(Submission).where(col(Submission.id) == submission_id, IS_KEPT)
        if lock:
            # Another's attempt, which points at it, may be inserted meanwhile.
            statement = locked(statement, key_share=True)
        return (await self._uow.execute(statement)).scalar_one_or_none()

    async def lock_of_company(self, company_id: UUID, most: int) -> Sequence[Submission]:
        found = select(Submission).where(col(Submission.company_id) == company_id).limit(most)
        return (await self._uow.execute(locked(found))).scalars().all()

    async def delete(self, submission_ids: Sequence[UUID]) -> None:
        """Their values, files and presses go with them."""
        await self._uow.execute(delete(Submission).where(is_any(col(Submission.id), submission_ids)))

    async def held_after(self, after: UUID, limit: int) -> Sequence[Submission]:
        """Of all companies."""
        held = held_after(Submission, after, limit).where(IS_KEPT)
        return (await self._uow.execute(held)).scalars().all()

    async def untouched_draft(
        self, submitter_id: UUID, project_id: UUID, template_id: UUID, version: int
    ) -> Submission | None:
        """In which nothing was entered since it was started."""
        found = await self._uow.execute(
            select(Submission)
            .where(
                col(Submission.submitter_id) == submitter_id,
                IS_DRAFT,
                IS_KEPT,
                col(Submission.parent_submission_id).is_(None),
                col(Submission.project_id) == project_id,
                col(Submission.template_id) == template_id,
                col(Submission.template_version) == version,
                col(Submission.updated_at) == col(Submission.created_at),
                ~exists().where(col(Attempt.submission_id) == col(Submission.id)),
                ~exists().where(col(SubmissionFile.submission_id) == col(Submission.id)),
            )
            .order_by(col(Submission.created_at).desc())
            .limit(1)
        )
        return found.scalar_one_or_none()

    async def attempt(self, attempt_id: UUID) -> Attempt | None:
        return (
            await self._uow.execute(select(Attempt).where(col(Attempt.id) == attempt_id))
        ).scalar_one_or_none()

    async def is_press_on_its_way(self, submission_id: UUID, step_id: UUID, *, since: datetime) -> bool:
        """Somebody pressed a button of that step since then, and the runner has not answered yet."""
        found = await self._uow.execute(
            select(Attempt.id)
            .where(
                col(Attempt.submission_id) == submission_id,
                col(Attempt.step_id) == step_id,
                col(Attempt.counts_for).is_(None),
                col(Attempt.overdue_since).is_(None),
                col(Attempt.created_at) > since,
                ~exists().where(col(StepRecord.attempt_id) == col(Attempt.id)),
            )
            .limit(1)
        )
        return found.first() is not None

    async def actors_of_attempt(self, attempt_id: UUID) -> Sequence[UUID]:
        """One or nobody; the attempt itself is read once the submission is held."""
        found = await self._uow.execute(select(Attempt.actor_id).where(col(Attempt.id) == attempt_id))
        return found.scalars().all()

    async def records(self, submission_id: UUID) -> Sequence[StepRecord]:
        """Without what they were submitted with, which is the whole form each time."""
        bare = defer(cast("Any", StepRecord.values), raiseload=True)
        return (await self._uow.execute(_records_of(submission_id).options(bare))).scalars().all()

    async def records_with_values(self, submission_id: UUID) -> Sequence[StepRecord]:
        return (await self._uow.execute(_records_of(submission_id))).scalars().all()

    async def last_of_version(self, submission_id: UUID, version: str) -> StepRecord | None:
        """What began the version after it."""
        found = await self._uow.execute(
            _records_of(submission_id).where(
                col(StepRecord.version) == version, col(StepRecord.began_version) != ""
            )
        )
        return found.scalar_one_or_none()

    async def record_of_number(self, submission_id: UUID, number: int) -> StepRecord:
        found = await self._uow.execute(
            select(StepRecord).where(
                col(StepRecord.submission_id) == submission_id, col(StepRecord.number) == number
            )
        )
        return found.scalar_one()

    async def last_of_step(
        self, submission_id: UUID, step_id: UUID, by: UUID | None = None
    ) -> StepRecord | None:
        """`by`: of this person."""
        found = await self._uow.execute(
            select(StepRecord)
            .where(
                col(StepRecord.submission_id) == submission_id,
                col(StepRecord.step_id) == step_id,
                col(StepRecord.move) == "",
                *([] if by is None else [col(StepRecord.actor_id) == by]),
            )
            .order_by(col(StepRecord.number).desc())
            .limit(1)
        )
        return found.scalar_one_or_none()

    async def who_pressed(self, submission_id: UUID) -> list[tuple[UUID, UUID]]:
        """The steps that somebody submitted, or pressed at with others: each with them, and with whom they
        stood in for."""
        recorded = select(StepRecord.step_id, StepRecord.actor_id, StepRecord.acted_for_id).where(
            col(StepRecord.submission_id) == submission_id, col(StepRecord.move) == ""
        )
        counted = select(Attempt.step_id, Attempt.actor_id, Attempt.acted_for_id).where(
            col(Attempt.submission_id) == submission_id, col(Attempt.counts_for) > WITHDRAWN
        )
        found = await self._uow.execute(recorded.union(counted))
        nobody = (None, NOBODY)
        return [(step_id, each) for step_id, *people in found for each in people if each not in nobody]

    async def revoke(
        self, submission_id: UUID, version: str, step_ids: Sequence[UUID], *, before: int
    ) -> None:
        """What these steps were submitted with before that transition, in that version: an earlier one stays
        as it was. What sent it back before is no part of what counts."""
        await self._uow.execute(
            update(StepRecord)
            .where(
                col(StepRecord.submission_id) == submission_id,
                col(StepRecord.version) == version,
                is_any(col(StepRecord.step_id), step_ids),
                col(StepRecord.number) < before,
                col(StepRecord.revoked_by).is_(None),
                ~col(StepRecord.led_back),
            )
            .values(revoked_by=before)
        )

    async def was_open_since(self, submission_id: UUID, step_id: UUID, number: int) -> bool:
        """Whether a step that is open with others was open already when that transition was the next one,
        and all the time since."""
        is_other = not_(col(StepRecord.open_step_ids).contains([step_id]))
        found = await self._uow.execute(
            select(StepRecord.id)
            .where(
                col(StepRecord.submission_id) == submission_id, col(StepRecord.number) >= number - 1, is_other
            )
            .limit(1)
        )
        return number > 1 and found.first() is None

    async def record_of_attempt(self, attempt_id: UUID) -> StepRecord | None:
        found = await self._uow.execute(select(StepRecord).where(col(StepRecord.attempt_id) == attempt_id))
        return found.scalar_one_or_none()

    async def add_participants(self, submission_id: UUID, *user_ids: UUID | None) -> None:
        rows = [{"submission_id": submission_id, "user_id": each} for each in user_ids if each is not None]
        await self._uow.execute(insert(SubmissionParticipant).values(rows).on_conflict_do_nothing())

    async def find_some(self, which: Which, most: int) -> Sequence[UUID]:
        some = select(Submission.id).where(which).order_by(col(Submission.id)).limit(most)
        return (await self._uow.execute(some)).scalars().all()

    async def some_after(self, which: Which, after: UUID | None, most: int) -> Sequence[Submission]:
        some = select(Submission).where(which).order_by(col(Submission.id)).limit(most)
        if after is not None:
            some = some.where(col(Submission.id) > after)
        return (await self._uow.execute(some)).scalars().all()

    async def lock_those(self, submission_ids: Sequence[UUID], which: Which) -> Sequence[Submission]:
        """Of these, what still is so: whoever was at it meanwhile may have changed it."""
        those = select(Submission).where(is_any(col(Submission.id), submission_ids), which)
        found = await self._uow.execute(locked(those.order_by(col(Submission.id)), key_share=True))
        return found.scalars().all()


def _records_of(submission_id: UUID) -> Select[StepRecord]:
    return (
        select(StepRecord)
        .where(col(StepRecord.submission_id) == submission_id)
        .order_by(col(StepRecord.number))
    )

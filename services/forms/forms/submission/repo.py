from collections.abc import Sequence
from typing import Any
from uuid import UUID

from chassis.db import Prepared, UnitOfWork, containing, is_any
from chassis.http import Paging
from chassis.http.paging import fetch_prepared_page, prepare_page
from sqlalchemy import (
    Boolean,
    Text,
    Uuid,
    bindparam,
    exists,
    or_,
    select,
)
from sqlalchemy.dialects.postgresql import insert

from forms.file.models import SubmissionFile
from forms.submission.models import (
    Attempt,
    GoneTeam,
    StepRecord,
    Submission,
    SubmissionParticipant,
    SubmissionState,
)
from forms.submission.reader import Reader
from forms.submission.schemas import SubmissionSort
from forms.submission.visibility import HAS_TEAMS, IS_DRAFT, NEEDS_ATTENTION, is_my_turn, is_visible
from forms.template.models import FormTemplate

BRIEF = (
    Submission.id,
    Submission.template_id,
    Submission.template_name,
    Submission.template_version,
    Submission.project_id,
    Submission.state,
    Submission.outcome_name,
    Submission.outcome_color,
    Submission.reference_number,
    Submission.current_step_id,
    Submission.current_step_name,
    Submission.submitter_id,
    Submission.submitted_at,
    Submission.created_at,
    Submission.updated_at,
    Submission.attention,
    is_my_turn().label("is_my_turn"),
)
_EVERYTHING = containing("")
_PROJECT = bindparam("project_id", type_=Uuid())
_TEMPLATE = bindparam("template_id", type_=Uuid())
_STATE = bindparam("state", type_=Text())
_ATTENTION = bindparam("needs_attention", type_=Boolean())
_LIST = select(*BRIEF).where(
    is_visible(),
    or_(_PROJECT.is_(None), Submission.project_id == _PROJECT),
    or_(_TEMPLATE.is_(None), Submission.template_id == _TEMPLATE),
    or_(_STATE.is_(None), Submission.state == _STATE),
    or_(_ATTENTION.is_(None), NEEDS_ATTENTION == _ATTENTION),
    or_(
        # Most lists are not searched: then no row's text is looked at.
        bindparam("pattern", type_=Text()) == _EVERYTHING,
        Submission.template_name.ilike(bindparam("pattern")),
        Submission.reference_number.ilike(bindparam("pattern")),
    ),
)
PAGES = {
    SubmissionSort.NEWEST: prepare_page(_LIST.order_by(Submission.created_at.desc(), Submission.id)),
    SubmissionSort.OLDEST: prepare_page(_LIST.order_by(Submission.created_at, Submission.id)),
    SubmissionSort.UPDATED: prepare_page(_LIST.order_by(Submission.updated_at.desc(), Submission.id)),
    SubmissionSort.REFERENCE_NUMBER: prepare_page(_LIST.order_by(Submission.reference_number, Submission.id)),
}
_BRIEF = Prepared(select(*BRIEF).where(Submission.id == bindparam("submission_id"), is_visible()))
# Whether it may be started, and whether it was started before, in one round trip.
_START = Prepared(
    select(
        FormTemplate.project_id,
        FormTemplate.archived_at,
        FormTemplate.published_version,
        Submission.id.label("known_id"),
        Submission.submitter_id.label("known_submitter_id"),
        Submission.template_id.label("known_template_id"),
        Submission.project_id.label("known_project_id"),
    )
    .outerjoin(Submission, Submission.id == bindparam("submission_id", type_=Uuid()))
    .where(
        FormTemplate.company_id == bindparam("company_id"), FormTemplate.id == bindparam("form_template_id")
    )
)


class SubmissionRepo:
    def __init__(self, uow: UnitOfWork) -> None:
        self._uow = uow

    async def start(self, company_id: UUID, template_id: UUID, submission_id: UUID | None) -> Any | None:
        plan = _START.plan(company_id=company_id, form_template_id=template_id, submission_id=submission_id)
        rows = await self._uow.rows(plan)
        return rows[0] if rows else None

    async def page(
        self,
        reader: Reader,
        search: str,
        project_id: UUID | None,
        template_id: UUID | None,
        state: SubmissionState | None,
        needs_attention: bool | None,
        sort: SubmissionSort,
        paging: Paging,
    ) -> tuple[list[Any], int]:
        return await fetch_prepared_page(
            self._uow,
            PAGES[sort],
            paging,
            **reader.binds,
            project_id=project_id,
            template_id=template_id,
            state=state.value if state else None,
            needs_attention=needs_attention,
            pattern=containing(search),
        )

    async def brief(self, reader: Reader, submission_id: UUID) -> Any | None:
        rows = await self._uow.rows(_BRIEF.plan(submission_id=submission_id, **reader.binds))
        return rows[0] if rows else None

    async def find(self, reader: Reader, submission_id: UUID, *, lock: bool = False) -> Submission | None:
        statement = select(Submission).where(Submission.id == submission_id, is_visible())
        if lock:
            statement = _locked(statement)
        return (await self._uow.execute(statement, reader.binds)).scalar_one_or_none()

    async def find_any(self, submission_id: UUID, *, lock: bool = False) -> Submission | None:
        """Of whatever company: for other services, which act for nobody."""
        statement = select(Submission).where(Submission.id == submission_id)
        if lock:
            statement = _locked(statement)
        return (await self._uow.execute(statement)).scalar_one_or_none()

    async def held_after(self, after: UUID, limit: int) -> Sequence[Submission]:
        """Of all companies, by id; nobody changes them until this unit ends."""
        held = select(Submission).where(Submission.id > after).order_by(Submission.id).limit(limit)
        return (await self._uow.execute(held.with_for_update(read=True))).scalars().all()

    async def untouched_draft(
        self, submitter_id: UUID, project_id: UUID, template_id: UUID, version: int
    ) -> Submission | None:
        """In which nothing was entered since it was started."""
        found = await self._uow.execute(
            select(Submission)
            .where(
                Submission.submitter_id == submitter_id,
                IS_DRAFT,
                Submission.project_id == project_id,
                Submission.template_id == template_id,
                Submission.template_version == version,
                Submission.updated_at == Submission.created_at,
                ~exists().where(Attempt.submission_id == Submission.id),
                ~exists().where(SubmissionFile.submission_id == Submission.id),
            )
            .order_by(Submission.created_at.desc())
            .limit(1)
        )
        return found.scalar_one_or_none()

    async def attempt(self, attempt_id: UUID) -> Attempt | None:
        return (await self._uow.execute(select(Attempt).where(Attempt.id == attempt_id))).scalar_one_or_none()

    async def records(self, submission_id: UUID) -> Sequence[StepRecord]:
        found = await self._uow.execute(
            select(StepRecord).where(StepRecord.submission_id == submission_id).order_by(StepRecord.number)
        )
        return found.scalars().all()

    async def record_of_attempt(self, attempt_id: UUID) -> StepRecord | None:
        found = await self._uow.execute(select(StepRecord).where(StepRecord.attempt_id == attempt_id))
        return found.scalar_one_or_none()

    async def record_of_step(self, submission_id: UUID, step_id: UUID) -> StepRecord | None:
        """The newest, where a way led there more than once."""
        found = await self._uow.execute(
            select(StepRecord)
            .where(StepRecord.submission_id == submission_id, StepRecord.step_id == step_id)
            .order_by(StepRecord.number.desc())
            .limit(1)
        )
        return found.scalar_one_or_none()

    async def record(self, record_id: UUID) -> StepRecord | None:
        return (
            await self._uow.execute(select(StepRecord).where(StepRecord.id == record_id))
        ).scalar_one_or_none()

    async def add_participant(self, submission_id: UUID, user_id: UUID) -> None:
        await self._uow.execute(
            insert(SubmissionParticipant)
            .values(submission_id=submission_id, user_id=user_id)
            .on_conflict_do_nothing()
        )

    async def gone_among(self, team_ids: Sequence[UUID]) -> set[UUID]:
        if not team_ids:
            return set()
        found = await self._uow.execute(select(GoneTeam.team_id).where(is_any(GoneTeam.team_id, team_ids)))
        return set(found.scalars())

    async def add_gone_team(self, team_id: UUID) -> None:
        await self._uow.execute(insert(GoneTeam).values(team_id=team_id).on_conflict_do_nothing())

    async def at_a_step_of(self, company_id: UUID, team_id: UUID) -> Sequence[Submission]:
        found = await self._uow.execute(
            _locked(
                select(Submission)
                .where(
                    Submission.company_id == company_id,
                    HAS_TEAMS,
                    Submission.current_team_ids.contains([team_id]),
                )
                .order_by(Submission.id)
            )
        )
        return found.scalars().all()

    async def drafts_of(self, company_id: UUID, user_id: UUID) -> Sequence[Submission]:
        found = await self._uow.execute(
            _locked(
                select(Submission)
                .where(
                    Submission.company_id == company_id,
                    Submission.submitter_id == user_id,
                    IS_DRAFT,
                )
                .order_by(Submission.id)
            )
        )
        return found.scalars().all()


def _locked(statement: Any) -> Any:
    # Not against rows that only point at it: another's attempt may be inserted meanwhile.
    return statement.with_for_update(key_share=True).execution_options(populate_existing=True)

from collections.abc import Iterable, Sequence
from datetime import datetime
from typing import Any
from uuid import UUID

from chassis.clock import now
from chassis.db import UnitOfWork, is_any
from chassis.db.statements import col, locked, select
from chassis.http import Paging
from chassis.http.paging import fetch_page
from chassis.ids import new_id
from sqlalchemy import Text, and_, cast, delete, func, literal, update
from sqlalchemy.dialects.postgresql import JSONB, insert

from forms.tables.kept_draft import FormKeptDraft
from forms.tables.submission import Submission
from forms.tables.template import FormDraft, FormTemplate, FormVersion

# What is drawn comes as JSON text: nobody takes a large form apart to send it on.
_KEPT = (
    cast(col(FormKeptDraft.body), Text).label("body"),
    cast(col(FormKeptDraft.workflow), Text).label("workflow"),
    cast(col(FormKeptDraft.detail), Text).label("detail"),
    FormKeptDraft.fields_count,
)


class VersionRepo:
    def __init__(self, uow: UnitOfWork) -> None:
        self._uow = uow

    async def page(self, template_id: UUID, paging: Paging) -> tuple[list[Any], int]:
        statement = (
            select(
                FormVersion.number,
                func.jsonb_extract_path_text(col(FormVersion.detail), "name").label("name"),
                FormVersion.fields_count,
                FormVersion.published_at,
                FormVersion.published_by,
            )
            .where(col(FormVersion.template_id) == template_id)
            .order_by(col(FormVersion.number).desc())
        )
        return await fetch_page(self._uow, statement, paging)

    async def submissions(self, template_id: UUID, numbers: Iterable[int]) -> dict[int, int]:
        """How many there are of these versions."""
        found = await self._uow.execute(
            select(Submission.template_version, func.count().label("submissions"))
            .where(
                col(Submission.template_id) == template_id,
                col(Submission.template_version).in_([*numbers]),
                col(Submission.deleted_at).is_(None),
            )
            .group_by(col(Submission.template_version))
        )
        return {row.template_version: row.submissions for row in found}

    async def kept_since(self, template_id: UUID, moment: datetime, most: int) -> Sequence[Any]:
        """The newest first."""
        found = await self._uow.execute(
            select(
                FormKeptDraft.id,
                func.jsonb_extract_path_text(col(FormKeptDraft.detail), "name").label("name"),
                FormKeptDraft.fields_count,
                FormKeptDraft.kept_at,
                FormKeptDraft.kept_by,
            )
            .where(col(FormKeptDraft.template_id) == template_id, col(FormKeptDraft.kept_at) > moment)
            .order_by(col(FormKeptDraft.kept_at).desc(), col(FormKeptDraft.id).desc())
            .limit(most)
        )
        return found.all()

    async def find_kept(self, template_id: UUID, kept_draft_id: UUID, moment: datetime) -> Any | None:
        """Unless it was kept before that moment: its pictures may be gone since."""
        found = await self._uow.execute(
            select(*_KEPT).where(
                col(FormKeptDraft.template_id) == template_id,
                col(FormKeptDraft.id) == kept_draft_id,
                col(FormKeptDraft.kept_at) > moment,
            )
        )
        return found.first()

    async def is_published_as_it_is(self, template_id: UUID, detail: dict[str, Any]) -> bool:
        """Whether some version holds exactly what the draft does."""
        found = await self._uow.execute(
            select(literal(1))
            .select_from(FormDraft)
            .join(
                FormVersion,
                and_(
                    col(FormVersion.template_id) == col(FormDraft.template_id),
                    col(FormVersion.body) == col(FormDraft.body),
                    col(FormVersion.workflow) == col(FormDraft.workflow),
                    col(FormVersion.detail) == literal(detail, JSONB()),
                ),
            )
            .where(col(FormDraft.template_id) == template_id)
            .limit(1)
        )
        return found.first() is not None

    async def find_kept_as_it_is(self, template_id: UUID, detail: dict[str, Any]) -> UUID | None:
        """The kept draft that holds exactly what the draft does."""
        found = await self._uow.execute(
            select(FormKeptDraft.id)
            .join(
                FormDraft,
                and_(
                    col(FormDraft.template_id) == col(FormKeptDraft.template_id),
                    col(FormDraft.body) == col(FormKeptDraft.body),
                    col(FormDraft.workflow) == col(FormKeptDraft.workflow),
                ),
            )
            .where(
                col(FormKeptDraft.template_id) == template_id,
                col(FormKeptDraft.detail) == literal(detail, JSONB()),
            )
            .limit(1)
        )
        return found.scalar_one_or_none()

    async def keep_again(self, kept_draft_id: UUID, by: UUID) -> bool:
        """From now on; false where it is gone."""
        kept = await self._uow.execute(
            update(FormKeptDraft)
            .where(col(FormKeptDraft.id) == kept_draft_id)
            .values(kept_at=now(), kept_by=by)
            .returning(col(FormKeptDraft.id))
            .execution_options(synchronize_session=False)
        )
        return kept.first() is not None

    async def keep_draft(self, template: FormTemplate, detail: dict[str, Any], by: UUID) -> None:
        """Inside the database."""
        columns = {
            col(FormKeptDraft.id): literal(new_id()),
            col(FormKeptDraft.template_id): literal(template.id),
            col(FormKeptDraft.body): col(FormDraft.body),
            col(FormKeptDraft.workflow): col(FormDraft.workflow),
            col(FormKeptDraft.detail): literal(detail, JSONB()),
            col(FormKeptDraft.fields_count): literal(template.fields_count),
            col(FormKeptDraft.kept_by): literal(by),
            col(FormKeptDraft.kept_at): literal(now()),
        }
        await self._uow.execute(
            insert(FormKeptDraft).from_select(
                [*columns], select(*columns.values()).where(col(FormDraft.template_id) == template.id)
            )
        )

    async def delete_kept_before(self, moment: datetime, most: int) -> int:
        old = locked(
            select(FormKeptDraft.id)
            .where(col(FormKeptDraft.kept_at) < moment)
            .order_by(col(FormKeptDraft.kept_at))
            .limit(most),
            skip_locked=True,
        )
        ids = [*(await self._uow.execute(old)).scalars()]
        if ids:
            await self._uow.execute(delete(FormKeptDraft).where(is_any(col(FormKeptDraft.id), ids)))
        return len(ids)

from collections.abc import Collection, Sequence
from typing import Any
from uuid import UUID

from chassis.access import Actor, Role
from chassis.db import Prepared, UnitOfWork, is_any
from chassis.db.statements import col, held_after, locked, select
from sqlalchemy import (
    ColumnElement,
    Text,
    Uuid,
    and_,
    bindparam,
    case,
    cast,
    func,
    literal,
    or_,
    true,
    union_all,
    update,
)
from sqlalchemy.dialects.postgresql import ARRAY, JSONB, insert

from forms.tables.kept_draft import FormKeptDraft
from forms.tables.template import FormDraft, FormReferenceCounter, FormTemplate, FormVersion

IS_TEMPLATE = col(FormTemplate.is_library).is_(False)
_LAST_NUMBER = Prepared(
    select(FormReferenceCounter.last).where(
        col(FormReferenceCounter.template_id) == bindparam("template_id")
    ),
    keeps_plan=True,
)
_DRAFT = Prepared(
    select(
        cast(col(FormDraft.body), Text).label("body"),
        cast(col(FormDraft.workflow), Text).label("workflow"),
        FormTemplate.body_revision,
        FormTemplate.workflow_revision,
    )
    .join(FormTemplate, col(FormTemplate.id) == col(FormDraft.template_id))
    .where(col(FormDraft.template_id) == bindparam("template_id")),
    keeps_plan=True,
)
_VERSION = Prepared(
    select(
        FormVersion.number,
        cast(col(FormVersion.body), Text).label("body"),
        cast(col(FormVersion.workflow), Text).label("workflow"),
        cast(col(FormVersion.detail), Text).label("detail"),
        FormVersion.fields_count,
        FormVersion.body_revision,
        FormVersion.workflow_revision,
        FormVersion.detail_revision,
    ).where(
        col(FormVersion.template_id) == bindparam("template_id"),
        col(FormVersion.number) == bindparam("number"),
    ),
    keeps_plan=True,
)


def _held_by_company() -> Prepared:
    """Without reading what is drawn: a large one lies apart, and its size is told beside where."""
    sizes = union_all(
        *(
            select(_size(kind).label("size"))
            .select_from(kind)
            .join(FormTemplate, col(FormTemplate.id) == col(kind.template_id))
            .where(col(FormTemplate.company_id) == bindparam("company_id"))
            for kind in (FormDraft, FormVersion, FormKeptDraft)
        )
    ).subquery()
    size = func.coalesce(func.sum(sizes.c.size), 0)
    return Prepared(select(func.count().label("rows"), size.label("bytes")).select_from(sizes))


def _size(kind: type[FormDraft | FormVersion | FormKeptDraft]) -> ColumnElement[int]:
    return func.pg_column_size(col(kind.body)) + func.pg_column_size(col(kind.workflow))


_HELD_BY_COMPANY = _held_by_company()


class TemplateRepo:
    def __init__(self, uow: UnitOfWork) -> None:
        self._uow = uow

    async def find(self, actor: Actor, template_id: UUID, *, lock: bool = False) -> FormTemplate | None:
        """Any of the company, but for the library: whether the actor may see or change it, `rights` says."""
        statement = select(FormTemplate).where(
            col(FormTemplate.company_id) == actor.company_id,
            col(FormTemplate.id) == template_id,
            IS_TEMPLATE,
        )
        if lock:
            statement = locked(statement)
        return (await self._uow.execute(statement)).scalar_one_or_none()

    async def is_known(self, template_id: UUID) -> bool:
        """In whatever company."""
        found = await self._uow.execute(select(literal(1)).where(col(FormTemplate.id) == template_id))
        return found.first() is not None

    async def is_entry(self, actor: Actor, entry_id: UUID) -> bool:
        """Of the company's library."""
        own = col(FormTemplate.company_id) == actor.company_id
        found = await self._uow.execute(
            select(literal(1)).where(own, col(FormTemplate.id) == entry_id, col(FormTemplate.is_library))
        )
        return found.first() is not None

    async def published_bodies(self, company_id: UUID, template_ids: Collection[UUID]) -> dict[UUID, Any]:
        """Of the company's, as it was published last; what has no sub-forms comes without its body."""
        text = cast(col(FormVersion.body), Text)
        rows = await self._uow.rows(
            select(
                FormTemplate.id,
                FormTemplate.project_id,
                FormTemplate.more_project_ids,
                FormTemplate.archived_at,
                case((text.like('%"subForm"%'), text), else_="[]").label("body"),
            )
            .join(
                FormVersion,
                and_(
                    col(FormVersion.template_id) == col(FormTemplate.id),
                    col(FormVersion.number) == col(FormTemplate.published_version),
                ),
            )
            .where(
                col(FormTemplate.company_id) == company_id,
                IS_TEMPLATE,
                is_any(col(FormTemplate.id), [*template_ids]),
            )
        )
        return {row.id: row for row in rows}

    async def draft(self, template_id: UUID) -> Any:
        """Body and workflow as JSON text, with their revisions, all of one moment."""
        rows = await self._uow.rows(_DRAFT.plan(template_id=template_id))
        return rows[0]

    async def version(self, template_id: UUID, number: int) -> Any | None:
        """A published version: body, workflow and settings as JSON text."""
        rows = await self._uow.rows(_VERSION.plan(template_id=template_id, number=number))
        return rows[0] if rows else None

    async def last_number(self, template_id: UUID) -> int | None:
        rows: Sequence[Any] = await self._uow.rows(_LAST_NUMBER.plan(template_id=template_id))
        return rows[0].last if rows else None

    async def take_number(self, template_id: UUID, first: int) -> int:
        """The next reference number. Held until this unit ends, so that none is left out or given twice."""
        taking = insert(FormReferenceCounter).values(template_id=template_id, last=first)
        taken = await self._uow.execute(
            taking.on_conflict_do_update(
                index_elements=[col(FormReferenceCounter.template_id)],
                set_={"last": func.greatest(col(FormReferenceCounter.last) + 1, taking.excluded.last)},
            ).returning(col(FormReferenceCounter.last))
        )
        return taken.scalar_one()

    async def held_after(self, after: UUID, limit: int) -> Sequence[FormTemplate]:
        """Of all companies."""
        held = held_after(FormTemplate, after, limit).where(IS_TEMPLATE)
        return (await self._uow.execute(held)).scalars().all()

    async def held_by(self, company_id: UUID) -> tuple[int, int]:
        """How many drafts and versions there are, and their bytes."""
        (held,) = await self._uow.rows(_HELD_BY_COMPANY.plan(company_id=company_id))
        return int(held.rows), int(held.bytes)

    async def draft_bytes(self, template_id: UUID) -> int:
        found = await self._uow.execute(
            select(_size(FormDraft)).where(col(FormDraft.template_id) == template_id)
        )
        return found.scalar_one()

    def add(self, template: FormTemplate) -> FormTemplate:
        return self._uow.add(template)

    async def add_draft(self, template_id: UUID, body: str, workflow: str) -> None:
        await self._uow.execute(
            insert(FormDraft).values(template_id=template_id, body=_json(body), workflow=_json(workflow))
        )

    async def save_body(self, template_id: UUID, body: str) -> None:
        await self._uow.execute(
            update(FormDraft).where(col(FormDraft.template_id) == template_id).values(body=_json(body))
        )

    async def save_workflow(self, template_id: UUID, workflow: str) -> None:
        await self._uow.execute(
            update(FormDraft)
            .where(col(FormDraft.template_id) == template_id)
            .values(workflow=_json(workflow))
        )

    async def add_version_of_draft(self, template: FormTemplate, detail: dict[str, Any], by: UUID) -> None:
        """The draft becomes the next version, inside the database: what was checked is what goes live."""
        columns = {
            col(FormVersion.template_id): literal(template.id),
            col(FormVersion.number): literal(template.published_version),
            col(FormVersion.body): col(FormDraft.body),
            col(FormVersion.workflow): col(FormDraft.workflow),
            col(FormVersion.detail): literal(detail, JSONB()),
            col(FormVersion.fields_count): literal(template.fields_count),
            col(FormVersion.body_revision): literal(template.body_revision),
            col(FormVersion.workflow_revision): literal(template.workflow_revision),
            col(FormVersion.detail_revision): literal(template.detail_revision),
            col(FormVersion.published_by): literal(by),
            col(FormVersion.published_at): literal(template.updated_at),
        }
        await self._uow.execute(
            insert(FormVersion).from_select(
                [*columns], select(*columns.values()).where(col(FormDraft.template_id) == template.id)
            )
        )


def _json(text: str) -> Any:
    """JSON that is text already: parsing it to write it again would cost more than all the rest."""
    return cast(literal(text, Text()), JSONB)


def seen_by(actor: Actor) -> list[ColumnElement[bool]]:
    """Admins see all, managers what is of their projects, editors what is theirs, everybody what is published
    for their projects."""
    if actor.is_at_least(Role.ADMIN):
        return []
    is_editor = col(FormTemplate.editor_team_ids).bool_op("&&")(ids_of(actor.access.team_ids))
    return [
        or_(
            managed_by(actor),
            and_(
                or_(col(FormTemplate.published_version).is_not(None), is_editor),
                or_(
                    col(FormTemplate.project_id).is_(None),
                    is_any(col(FormTemplate.project_id), actor.access.project_ids),
                    # In none besides, for nearly all of them: that is told without looking at the projects.
                    col(FormTemplate.more_project_ids).bool_op("&&")(ids_of(actor.access.project_ids)),
                ),
            ),
        )
    ]


def managed_by(actor: Actor) -> ColumnElement[bool]:
    """As `rights.may_manage` says: of admins any, of managers those of which they manage all projects."""
    if actor.is_at_least(Role.ADMIN):
        return true()
    managed = actor.access.managed_project_ids if actor.is_at_least(Role.MANAGER) else ()
    return and_(
        is_any(col(FormTemplate.project_id), managed),
        col(FormTemplate.more_project_ids).bool_op("<@")(ids_of(managed)),
    )


def ids_of(values: Collection[UUID]) -> ColumnElement[Sequence[UUID]]:
    """As one array: the same statement for any number of them."""
    return literal([*values], ARRAY(Uuid()))

from collections.abc import Collection
from typing import Any
from uuid import UUID

from chassis.access import Actor
from chassis.db import UnitOfWork, containing, is_any
from chassis.db.statements import col, select
from chassis.http import Paging
from chassis.http.paging import fetch_page
from sqlalchemy import ColumnElement, and_, case, func, null, or_

from forms.tables.submission import Submission
from forms.tables.submission_participant import SubmissionParticipant
from forms.tables.template import FormTemplate, FormVersion
from forms.template.listing.schemas import TemplateSort, TemplateState, TemplatesWanted
from forms.template.repo import IS_TEMPLATE, ids_of, managed_by, seen_by

_NAME = func.lower(col(FormTemplate.name))
_COUNT = (
    select(func.count())
    .where(col(Submission.template_id) == col(FormTemplate.id), col(Submission.deleted_at).is_(None))
    .correlate(FormTemplate)
    .scalar_subquery()
)
_IS_PUBLISHED = col(FormTemplate.published_version).is_not(None)
_IS_AS_PUBLISHED = and_(
    col(FormTemplate.body_revision) == col(FormTemplate.published_body_revision),
    col(FormTemplate.workflow_revision) == col(FormTemplate.published_workflow_revision),
    col(FormTemplate.detail_revision) == col(FormTemplate.published_detail_revision),
)
_IN_STATE: dict[TemplateState, ColumnElement[bool]] = {
    TemplateState.DRAFT: col(FormTemplate.published_version).is_(None),
    TemplateState.PUBLISHED: and_(_IS_PUBLISHED, _IS_AS_PUBLISHED),
    TemplateState.CHANGED: and_(_IS_PUBLISHED, ~_IS_AS_PUBLISHED),
}


# A person's newest, by ids that tell the time: of thousands they are found without reading all of them.
_LOOKED_BACK = 500


def _started_at(actor: Actor) -> ColumnElement[Any]:
    """When the reader started the form last, as far as they did among what they took part in of late."""
    newest = (
        select(SubmissionParticipant.submission_id)
        .where(col(SubmissionParticipant.user_id) == actor.user_id)
        .order_by(col(SubmissionParticipant.submission_id).desc())
        .limit(_LOOKED_BACK)
    )
    started = (
        select(Submission.template_id, func.max(Submission.created_at).label("started_at"))
        .where(col(Submission.id).in_(newest), col(Submission.submitter_id) == actor.user_id)
        .group_by(col(Submission.template_id))
        .cte("started")
    )
    return (
        select(started.c.started_at)
        .where(started.c.template_id == col(FormTemplate.id))
        .correlate(FormTemplate)
        .scalar_subquery()
    )


class TemplateListRepo:
    def __init__(self, uow: UnitOfWork) -> None:
        self._uow = uow

    async def page(
        self, actor: Actor, wanted: TemplatesWanted, folder_ids: Collection[UUID] | None, paging: Paging
    ) -> tuple[list[Any], int]:
        # Whoever manages a template sees all of its submissions; how many others don't see is not told.
        count = case((managed_by(actor), _COUNT), else_=null())
        statement = (
            select(
                FormTemplate.id,
                FormTemplate.name,
                FormTemplate.folder_id,
                FormTemplate.folder_name,
                FormTemplate.project_id,
                FormTemplate.more_project_ids,
                FormTemplate.has_chosen_starters,
                FormTemplate.starter_roles,
                FormTemplate.starter_team_ids,
                FormTemplate.editor_team_ids,
                FormTemplate.archived_at,
                FormTemplate.published_version,
                FormVersion.published_at,
                FormTemplate.body_revision,
                FormTemplate.workflow_revision,
                FormTemplate.detail_revision,
                FormTemplate.published_body_revision,
                FormTemplate.published_workflow_revision,
                FormTemplate.published_detail_revision,
                FormTemplate.start_team_ids,
                FormTemplate.fields_count,
                FormTemplate.updated_at,
                FormTemplate.updated_by,
                count.label("submissions_count"),
            )
            .join(
                FormVersion,
                and_(
                    col(FormVersion.template_id) == col(FormTemplate.id),
                    col(FormVersion.number) == col(FormTemplate.published_version),
                ),
                isouter=True,
            )
            .where(
                col(FormTemplate.company_id) == actor.company_id, *_narrowed(actor, wanted), *seen_by(actor)
            )
            .order_by(*_in_order(actor, wanted.sort, count), col(FormTemplate.id))
        )
        if folder_ids is not None:
            statement = statement.where(is_any(col(FormTemplate.folder_id), [*folder_ids]))
        return await fetch_page(self._uow, statement, paging)


def _narrowed(actor: Actor, wanted: TemplatesWanted) -> list[ColumnElement[bool]]:
    archived = col(FormTemplate.archived_at)
    filters: list[ColumnElement[bool]] = [
        IS_TEMPLATE,
        archived.is_not(None) if wanted.is_archived else archived.is_(None),
    ]
    if wanted.project_id is not None:
        project = col(FormTemplate.project_id)
        there = [project.is_(None)]
        # Of a form that one sees elsewhere nobody learns that it is used where they are not.
        if actor.sees_project(wanted.project_id):
            besides = col(FormTemplate.more_project_ids).contains(ids_of([wanted.project_id]))
            there += [project == wanted.project_id, besides]
        filters.append(or_(*there))
    if wanted.state is not None:
        filters.append(_IN_STATE[wanted.state])
    if wanted.updated_by is not None:
        filters.append(col(FormTemplate.updated_by) == wanted.updated_by)
    if wanted.search:
        pattern = containing(wanted.search)
        filters.append(
            or_(col(FormTemplate.name).ilike(pattern), col(FormTemplate.folder_name).ilike(pattern))
        )
    return filters


def _in_order(actor: Actor, sort: TemplateSort, count: ColumnElement[Any]) -> list[ColumnElement[Any]]:
    """What was never published, and what is not counted for the reader, comes last both ways."""
    match sort:
        case TemplateSort.NAME:
            return [_NAME]
        case TemplateSort.NAME_BACKWARDS:
            return [_NAME.desc()]
        case TemplateSort.CHANGED_FIRST:
            return [col(FormTemplate.updated_at).asc()]
        case TemplateSort.CHANGED_LAST:
            return [col(FormTemplate.updated_at).desc()]
        case TemplateSort.PUBLISHED_FIRST:
            return [col(FormVersion.published_at).nulls_last(), _NAME]
        case TemplateSort.PUBLISHED_LAST:
            return [col(FormVersion.published_at).desc().nulls_last(), _NAME]
        case TemplateSort.FEWEST_SUBMISSIONS:
            return [count.nulls_last(), _NAME]
        case TemplateSort.MOST_SUBMISSIONS:
            return [count.desc().nulls_last(), _NAME]
        case TemplateSort.STARTED_LAST:
            return [_started_at(actor).desc().nulls_last(), _NAME]

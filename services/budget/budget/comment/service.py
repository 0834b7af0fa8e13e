"""What people say about a request: written by whoever sees it, changed by its author for some minutes."""

from collections.abc import Collection, Sequence
from datetime import timedelta
from typing import Any
from uuid import UUID

from chassis.access import Actor
from chassis.clock import now
from chassis.db import UnitOfWork
from chassis.errors import Unavailable
from chassis.http import Place
from chassis.runtime import Runtime
from identity_client.directory import Directory
from identity_client.projects import Projects

from budget.audit import AuditAction, AuditField, of_request
from budget.comment.announcement import comment_changed
from budget.comment.errors import (
    CannotBeMentioned,
    CommentNotFound,
    DraftHasNoComments,
    NoLongerChangeable,
    NotYourComment,
    TooManyComments,
)
from budget.comment.people import concerned_with
from budget.comment.repo import CommentRepo
from budget.comment.schemas import CommentCreate, CommentPublic, CommentRef, CommentSlice, CommentUpdate
from budget.request.reading import get_request
from budget.request.service import take
from budget.tables.request import BudgetRequest, Status
from budget.tables.request_comment import RequestComment
from budget.turn.service import asked_of

MOST_COMMENTS = 500
"""Of one request."""
CHANGEABLE_FOR = timedelta(minutes=15)
"""Later it may have been answered: what was said stays said."""


async def get_comments(
    uow: UnitOfWork, runtime: Runtime, actor: Actor, request_id: UUID, place: Place
) -> CommentSlice:
    request = await get_request(uow, actor, request_id)
    rows, following = await CommentRepo(uow).slice(request.id, place)
    project = await runtime.of(Projects).try_find(actor.company_id, request.project_id)
    may_comment = request.status != Status.DRAFT and not (project and project.is_archived)
    try:
        concerned = await concerned_with(uow, runtime.of(Directory), request) if may_comment else set[UUID]()
    except Unavailable:  # what was said is worth more than whom one could mention
        concerned = set[UUID]()
    people = await runtime.of(Directory).people(actor.company_id, concerned - {actor.user_id})
    return CommentSlice(
        comments=await _all_public(runtime.of(Directory), actor, rows),
        next=following,
        people=sorted(people.values(), key=lambda each: each.full_name),
        may_comment=may_comment,
    )


async def create_comment(
    uow: UnitOfWork, runtime: Runtime, actor: Actor, body: CommentCreate
) -> CommentPublic:
    seen = await get_request(uow, actor, body.budget_request_id)
    await _must_be_concerned(uow, runtime.of(Directory), seen, body.mentioned_user_ids)
    request = await take(uow, runtime, actor, body.budget_request_id, seen=None)
    if request.status == Status.DRAFT:
        raise DraftHasNoComments
    if request.comment_count >= MOST_COMMENTS:
        raise TooManyComments(MOST_COMMENTS)
    request.comment_count += 1
    comment = CommentRepo(uow).add(
        RequestComment(
            company_id=actor.company_id,
            request_id=request.id,
            text=body.text,
            mentioned=[*dict.fromkeys(body.mentioned_user_ids)],
            created_by=actor.user_id,
        )
    )
    return await _told(uow, runtime.of(Directory), actor, request, comment)


async def update_comment(
    uow: UnitOfWork, runtime: Runtime, actor: Actor, body: CommentUpdate
) -> CommentPublic:
    seen = await get_request(uow, actor, await _request_of(uow, actor, body.budget_comment_id))
    await _must_be_concerned(uow, runtime.of(Directory), seen, body.mentioned_user_ids)
    request, comment = await _take_own(uow, runtime, actor, seen.id, body.budget_comment_id)
    if request.status == Status.DRAFT:
        raise DraftHasNoComments
    comment.text, comment.edited_at = body.text, now()
    comment.mentioned = [*dict.fromkeys(body.mentioned_user_ids)]
    return await _told(uow, runtime.of(Directory), actor, request, comment)


async def delete_comment(uow: UnitOfWork, runtime: Runtime, actor: Actor, body: CommentRef) -> CommentPublic:
    """That there was one stays to be seen, and is in the audit log; what it said goes."""
    request_id = await _request_of(uow, actor, body.budget_comment_id)
    request, comment = await _take_own(uow, runtime, actor, request_id, body.budget_comment_id)
    comment.text, comment.mentioned, comment.deleted_at = "", [], now()
    project: dict[AuditField, tuple[str | None, str | None]] = {
        AuditField.PROJECT: (None, str(request.project_id))
    }
    uow.outbox.add(of_request(actor, AuditAction.REQUEST_COMMENT_DELETED, request, project))
    return await _told(uow, runtime.of(Directory), actor, request, comment)


async def _request_of(uow: UnitOfWork, actor: Actor, comment_id: UUID) -> UUID:
    comment = await CommentRepo(uow).find(actor, comment_id)
    if comment is None:
        raise CommentNotFound
    return comment.request_id


async def _take_own(
    uow: UnitOfWork, runtime: Runtime, actor: Actor, request_id: UUID, comment_id: UUID
) -> tuple[BudgetRequest, RequestComment]:
    request = await take(uow, runtime, actor, request_id, seen=None)
    comment = await CommentRepo(uow).find(actor, comment_id, lock=True)
    if comment is None or comment.deleted_at is not None:
        raise CommentNotFound
    if comment.created_by != actor.user_id:
        raise NotYourComment
    if not _is_young(comment):
        raise NoLongerChangeable(CHANGEABLE_FOR // timedelta(minutes=1))
    return request, comment


async def _must_be_concerned(
    uow: UnitOfWork, directory: Directory, request: BudgetRequest, user_ids: Collection[UUID]
) -> None:
    if user_ids and not {*user_ids} <= await concerned_with(uow, directory, request):
        raise CannotBeMentioned


async def _told(
    uow: UnitOfWork, directory: Directory, actor: Actor, request: BudgetRequest, comment: RequestComment
) -> CommentPublic:
    await uow.flush()
    asked = (await asked_of(uow, [request.id])).get(request.id)
    uow.outbox.add(comment_changed(comment, request, asked))
    (told,) = await _all_public(directory, actor, [comment])
    return told


async def _all_public(directory: Directory, actor: Actor, rows: Sequence[Any]) -> list[CommentPublic]:
    who = {row.created_by for row in rows} | {each for row in rows for each in row.mentioned}
    people = await directory.people(actor.company_id, who)
    return [
        CommentPublic(
            budget_comment_id=row.id,
            by=people.get(row.created_by),
            text=row.text,
            mentioned=[people[each] for each in row.mentioned if each in people],
            created_at=row.created_at,
            edited_at=row.edited_at,
            is_deleted=row.deleted_at is not None,
            may_change=row.created_by == actor.user_id and row.deleted_at is None and _is_young(row),
        )
        for row in rows
    ]


def _is_young(comment: Any) -> bool:
    return comment.created_at > now() - CHANGEABLE_FOR

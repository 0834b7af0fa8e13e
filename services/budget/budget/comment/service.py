"""What people say about a request: written by whoever sees it, changed by its author for some minutes."""

from collections.abc import Collection, Sequence
from typing import Any
from uuid import UUID

from chassis.access import Actor
from chassis.db import UnitOfWork
from chassis.errors import Unavailable
from chassis.http import Place
from chassis.runtime import Runtime
from identity_client.comments.errors import TooManyComments
from identity_client.comments.rules import (
    MOST_COMMENTS,
    change,
    must_be_among,
    must_be_changeable,
    once_each,
    shown,
    take_back,
)
from identity_client.directory import Directory
from identity_client.projects import Projects

from budget.audit import AuditAction, AuditField, of_request
from budget.comment.announcement import comment_changed
from budget.comment.errors import DraftHasNoComments
from budget.comment.people import concerned_with
from budget.comment.repo import COMMENTS
from budget.comment.schemas import CommentCreate, CommentPublic, CommentRef, CommentSlice, CommentUpdate
from budget.request.reading import get_request
from budget.request.service import take
from budget.tables.request import BudgetRequest, Status
from budget.tables.request_comment import RequestComment
from budget.turn.service import asked_of


async def get_comments(
    uow: UnitOfWork, runtime: Runtime, actor: Actor, request_id: UUID, place: Place
) -> CommentSlice:
    request = await get_request(uow, actor, request_id)
    rows, following = await COMMENTS.slice(uow, request.id, place)
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
    comment = uow.add(
        RequestComment(
            company_id=actor.company_id,
            request_id=request.id,
            text=body.text,
            mentioned=once_each(body.mentioned_user_ids),
            created_by=actor.user_id,
        )
    )
    return await _told(uow, runtime.of(Directory), actor, request, comment)


async def update_comment(
    uow: UnitOfWork, runtime: Runtime, actor: Actor, body: CommentUpdate
) -> CommentPublic:
    said = await COMMENTS.get(uow, actor.company_id, body.budget_comment_id)
    seen = await get_request(uow, actor, said.request_id)
    await _must_be_concerned(uow, runtime.of(Directory), seen, body.mentioned_user_ids)
    request, comment = await _take_own(uow, runtime, actor, seen.id, body.budget_comment_id)
    if request.status == Status.DRAFT:
        raise DraftHasNoComments
    change(comment, body.text, body.mentioned_user_ids)
    return await _told(uow, runtime.of(Directory), actor, request, comment)


async def delete_comment(uow: UnitOfWork, runtime: Runtime, actor: Actor, body: CommentRef) -> CommentPublic:
    """That there was one stays to be seen, and is in the audit log; what it said goes."""
    seen = await COMMENTS.get(uow, actor.company_id, body.budget_comment_id)
    request, comment = await _take_own(uow, runtime, actor, seen.request_id, body.budget_comment_id)
    take_back(comment)
    project: dict[AuditField, tuple[str | None, str | None]] = {
        AuditField.PROJECT: (None, str(request.project_id))
    }
    uow.outbox.add(of_request(actor, AuditAction.REQUEST_COMMENT_DELETED, request, project))
    return await _told(uow, runtime.of(Directory), actor, request, comment)


async def _take_own(
    uow: UnitOfWork, runtime: Runtime, actor: Actor, request_id: UUID, comment_id: UUID
) -> tuple[BudgetRequest, RequestComment]:
    request = await take(uow, runtime, actor, request_id, seen=None)
    comment = await COMMENTS.get(uow, actor.company_id, comment_id, lock=True)
    must_be_changeable(actor, comment)
    return request, comment


async def _must_be_concerned(
    uow: UnitOfWork, directory: Directory, request: BudgetRequest, user_ids: Collection[UUID]
) -> None:
    if user_ids:
        must_be_among(user_ids, await concerned_with(uow, directory, request))


async def _told(
    uow: UnitOfWork, directory: Directory, actor: Actor, request: BudgetRequest, comment: RequestComment
) -> CommentPublic:
    await uow.flush()
    asked = (await asked_of(uow, [request.id])).get(request.id)
    uow.outbox.add(comment_changed(comment, request, asked))
    (told,) = await _all_public(directory, actor, [comment])
    return told


async def _all_public(directory: Directory, actor: Actor, rows: Sequence[Any]) -> list[CommentPublic]:
    told = await shown(directory, actor, rows)
    return [CommentPublic(budget_comment_id=row.id, **fields) for row, fields in zip(rows, told, strict=True)]

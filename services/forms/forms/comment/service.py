"""What people say about a submission: by whoever may read it, changed by its author for some minutes."""

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
from identity_client.people import PersonPublic
from identity_client.projects import Projects

from forms.audit import AuditAction, of_submission
from forms.comment.announcement import comment_changed
from forms.comment.errors import NoSuchField
from forms.comment.people import readers_of
from forms.comment.repo import COMMENTS, about_field, count_by_field
from forms.comment.schemas import CommentCreate, CommentPublic, CommentRef, CommentSlice, CommentUpdate
from forms.rights.reader import Reader
from forms.rights.turn import form_of, get_readable
from forms.tables.submission import Submission
from forms.tables.submission_comment import SubmissionComment
from forms.template.published import PublishedForms

MOST_OFFERED = 300
"""Whom one could mention, those nearest to it first: a list to choose from, not the company's."""


async def get_comments(
    uow: UnitOfWork,
    runtime: Runtime,
    actor: Actor,
    submission_id: UUID,
    place: Place,
    field_id: UUID | None = None,
) -> CommentSlice:
    submission = await get_readable(uow, Reader.of(actor), submission_id)
    only = about_field(field_id)
    rows, following = await COMMENTS.slice(uow, submission.id, place, SubmissionComment.field_id, only=only)
    is_beginning = place.after is None
    project = await runtime.of(Projects).try_find(actor.company_id, submission.project_id)
    may_comment = not (project and project.is_archived)
    return CommentSlice(
        comments=await _all_public(uow, runtime, actor, submission, rows),
        next=following,
        # Whoever reads on has them from the first page.
        people=await _offered(runtime.of(Directory), actor, submission)
        if may_comment and is_beginning
        else [],
        may_comment=may_comment,
        total=await COMMENTS.count(uow, submission.id, only),
        by_field=await count_by_field(uow, submission.id) if is_beginning and field_id is None else {},
    )


async def create_comment(
    uow: UnitOfWork, runtime: Runtime, actor: Actor, body: CommentCreate
) -> CommentPublic:
    submission = await _take(uow, runtime, actor, body.submission_id, body.mentioned_user_ids)
    if body.field_id is not None:
        form = await form_of(uow, runtime.of(PublishedForms), submission)
        if str(body.field_id) not in form.body.fields_by_id:
            raise NoSuchField
    if await COMMENTS.count(uow, submission.id) >= MOST_COMMENTS:
        raise TooManyComments(MOST_COMMENTS)
    comment = uow.add(
        SubmissionComment(
            company_id=actor.company_id,
            submission_id=submission.id,
            field_id=body.field_id,
            text=body.text,
            mentioned=once_each(body.mentioned_user_ids),
            created_by=actor.user_id,
        )
    )
    return await _told(uow, runtime, actor, submission, comment)


async def update_comment(
    uow: UnitOfWork, runtime: Runtime, actor: Actor, body: CommentUpdate
) -> CommentPublic:
    submission, comment = await _take_own(
        uow, runtime, actor, body.submission_comment_id, body.mentioned_user_ids
    )
    change(comment, body.text, body.mentioned_user_ids)
    return await _told(uow, runtime, actor, submission, comment)


async def delete_comment(uow: UnitOfWork, runtime: Runtime, actor: Actor, body: CommentRef) -> CommentPublic:
    """That there was one stays to be seen, and is in the audit log; what it said goes."""
    submission, comment = await _take_own(uow, runtime, actor, body.submission_comment_id)
    take_back(comment)
    uow.outbox.add(of_submission(actor, AuditAction.COMMENT_DELETED, submission))
    return await _told(uow, runtime, actor, submission, comment)


async def _take(
    uow: UnitOfWork, runtime: Runtime, actor: Actor, submission_id: UUID, mentioned: Collection[UUID] = ()
) -> Submission:
    """Held, in an open project. Looked at before too: identity is asked, and nobody should wait for that."""
    directory, reader = runtime.of(Directory), Reader.of(actor)
    seen = await get_readable(uow, reader, submission_id)
    await runtime.of(Projects).must_be_open(seen.company_id, seen.project_id)
    if mentioned:
        must_be_among(mentioned, (await readers_of(directory, seen)).all)
    await directory.learn_names(actor.company_id, [actor.user_id, *mentioned])
    return await get_readable(uow, reader, submission_id, lock=True)


async def _take_own(
    uow: UnitOfWork, runtime: Runtime, actor: Actor, comment_id: UUID, mentioned: Collection[UUID] = ()
) -> tuple[Submission, SubmissionComment]:
    seen = await COMMENTS.get(uow, actor.company_id, comment_id)
    submission = await _take(uow, runtime, actor, seen.submission_id, mentioned)
    comment = await COMMENTS.get(uow, actor.company_id, comment_id, lock=True)
    must_be_changeable(actor, comment)
    return submission, comment


async def _offered(directory: Directory, actor: Actor, submission: Submission) -> list[PersonPublic]:
    try:
        readers = await readers_of(directory, submission)
    except Unavailable:  # what was said is worth more than whom one could mention
        return []
    wanted = [each for each in readers.first(MOST_OFFERED) if each != actor.user_id]
    people = await directory.people(actor.company_id, wanted)
    return sorted(people.values(), key=lambda each: (each.full_name, each.user_id))


async def _told(
    uow: UnitOfWork, runtime: Runtime, actor: Actor, submission: Submission, comment: SubmissionComment
) -> CommentPublic:
    await uow.flush()
    uow.outbox.add(comment_changed(comment, submission))
    (told,) = await _all_public(uow, runtime, actor, submission, [comment])
    return told


async def _all_public(
    uow: UnitOfWork, runtime: Runtime, actor: Actor, submission: Submission, rows: Sequence[Any]
) -> list[CommentPublic]:
    told = await shown(runtime.of(Directory), actor, rows)
    labels = (
        await _labels(uow, runtime.of(PublishedForms), submission)
        if any(row.field_id for row in rows)
        else {}
    )
    return [
        CommentPublic(
            submission_comment_id=row.id,
            field_id=row.field_id,
            field_label=labels.get(str(row.field_id), ""),
            **fields,
        )
        for row, fields in zip(rows, told, strict=True)
    ]


async def _labels(uow: UnitOfWork, published_forms: PublishedForms, submission: Submission) -> dict[str, str]:
    """As its own version of the form calls its fields."""
    body = (await form_of(uow, published_forms, submission)).body
    return {field.id: body.setting_of(field.id).label for field in body.fields}

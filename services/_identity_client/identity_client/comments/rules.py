"""Written by whoever sees what it is about, changed by its author for some minutes, and never unsaid."""

from collections.abc import Collection, Sequence
from datetime import timedelta
from typing import Any
from uuid import UUID

from chassis.access import Actor
from chassis.clock import now

from identity_client.comments.columns import CommentColumns
from identity_client.comments.errors import (
    CannotBeMentioned,
    CommentNotFound,
    NoLongerChangeable,
    NotYourComment,
)
from identity_client.directory import Directory

MOST_COMMENTS = 500
"""About one thing."""
CHANGEABLE_FOR = timedelta(minutes=15)
"""Later it may have been answered: what was said stays said."""


def once_each(user_ids: Collection[UUID]) -> list[UUID]:
    return [*dict.fromkeys(user_ids)]


def must_be_among(mentioned: Collection[UUID], concerned: Collection[UUID]) -> None:
    if not {*mentioned} <= {*concerned}:
        raise CannotBeMentioned


def must_be_changeable(actor: Actor, comment: CommentColumns) -> None:
    if comment.deleted_at is not None:
        raise CommentNotFound
    if comment.created_by != actor.user_id:
        raise NotYourComment
    if not _is_young(comment):
        raise NoLongerChangeable(CHANGEABLE_FOR // timedelta(minutes=1))


def change(comment: CommentColumns, text: str, mentioned: Collection[UUID]) -> None:
    comment.text, comment.edited_at = text, now()
    comment.mentioned = once_each(mentioned)


def take_back(comment: CommentColumns) -> None:
    """That there was one stays to be seen; what it said goes."""
    comment.text, comment.mentioned, comment.deleted_at = "", [], now()


async def shown(directory: Directory, actor: Actor, rows: Sequence[Any]) -> list[dict[str, Any]]:
    """The fields of `CommentShown`, of rows of `Comments.slice` or of comments themselves."""
    who = {row.created_by for row in rows} | {each for row in rows for each in row.mentioned}
    people = await directory.people(actor.company_id, who)
    return [
        {
            "by": people.get(row.created_by),
            "text": row.text,
            "mentioned": [people[each] for each in row.mentioned if each in people],
            "created_at": row.created_at,
            "edited_at": row.edited_at,
            "is_deleted": row.deleted_at is not None,
            "may_change": row.created_by == actor.user_id and row.deleted_at is None and _is_young(row),
        }
        for row in rows
    ]


def _is_young(comment: Any) -> bool:
    return comment.created_at > now() - CHANGEABLE_FOR

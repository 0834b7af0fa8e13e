"""Mails about a comment: to who is mentioned, and to whose the thing is that it is about."""

from collections.abc import Collection, Mapping
from typing import Any
from uuid import UUID

from contracts.identity.v1 import identity_pb2

from identity_client.comments.columns import CommentColumns
from identity_client.mails import About, Occasion
from identity_client.notices import HeldNoticeColumns, Notice

KIND = "comment/"
"""Kept with what is held, before the comment's id."""


def notice_of(
    comment: CommentColumns,
    about: About,
    owner_id: UUID,
    *,
    readers: Collection[UUID],
    template: str,
    values: Mapping[str, Any],
) -> Notice:
    """As the comment reads by now, to those of them who still are readers; never to its author."""
    told = {**values, "comment": comment.text}
    return Notice(
        occasion=Occasion(comment.company_id, identity_pb2.MAIL_PURPOSE_NOTICE, about, comment.created_by),
        kind=f"{KIND}{comment.id}",
        once_for=f"comment/{comment.id}",
        receivers=({*comment.mentioned, owner_id} - {comment.created_by}) & {*readers},
        template=template,
        values=lambda _: told,
    )


def comment_of(held: HeldNoticeColumns) -> UUID:
    return UUID(held.kind.removeprefix(KIND))

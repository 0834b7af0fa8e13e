"""Codes that are mailed to addresses: how they are kept, tried and counted, whatever the link is for."""

from datetime import datetime, timedelta
from typing import Any
from uuid import UUID

from chassis.db.statements import col
from chassis.ids import new_id
from sqlalchemy import case, or_, update
from sqlalchemy.dialects.postgresql import insert
from sqlalchemy.sql.selectable import TypedReturnsRows

from forms.tables.share_link import ShareLink, ShareVisit
from forms.tables.start_link import StartLink, StartVisit

CODES_WITHIN = timedelta(hours=1)
CODES_OF_ADDRESS_WITHIN = timedelta(days=1)

Link = type[ShareLink] | type[StartLink]
Visit = type[ShareVisit] | type[StartVisit]


def whose(visits: Visit, link_id: UUID, email: str) -> tuple[Any, ...]:
    return col(visits.link_id) == link_id, col(visits.email) == email


def counting_code(links: Link, link_id: UUID, at: datetime, most: int) -> TypedReturnsRows[UUID]:
    """No row: so many were mailed already."""
    since = col(links.codes_since)
    is_over = or_(since.is_(None), since <= at - CODES_WITHIN)
    return (
        update(links)
        .where(col(links.id) == link_id, or_(is_over, col(links.codes) < most))
        .values(
            codes=case((is_over, 1), else_=col(links.codes) + 1),
            codes_since=case((is_over, at), else_=since),
        )
        .returning(col(links.id))
    )


def keeping_code(
    visits: Visit,
    link_id: UUID,
    email: str,
    code: str,
    at: datetime,
    ends_at: datetime,
    most: int,
    **more: Any,
) -> TypedReturnsRows[UUID]:
    """In place of the one before; no row: the address got as many as it may."""
    since = col(visits.codes_since)
    is_over = or_(since.is_(None), since <= at - CODES_OF_ADDRESS_WITHIN)
    adding = insert(visits).values(
        id=new_id(),
        link_id=link_id,
        email=email,
        code=code,
        code_ends_at=ends_at,
        codes=1,
        codes_since=at,
        created_at=at,
        **more,
    )
    return adding.on_conflict_do_update(
        index_elements=[col(visits.link_id), col(visits.email)],
        set_={
            "code": code,
            "code_ends_at": ends_at,
            "tries": 0,
            "codes": case((is_over, 1), else_=col(visits.codes) + 1),
            "codes_since": case((is_over, at), else_=since),
            **more,
        },
        where=or_(is_over, col(visits.codes) < most),
    ).returning(col(visits.id))


def counting_try(
    visits: Visit, link_id: UUID, email: str, at: datetime, most: int
) -> TypedReturnsRows[str | None]:
    """What to compare with; no row: none may be tried."""
    return (
        update(visits)
        .where(
            *whose(visits, link_id, email),
            col(visits.code).is_not(None),
            col(visits.code_ends_at) > at,
            col(visits.tries) < most,
        )
        .values(tries=col(visits.tries) + 1)
        .returning(col(visits.code))
    )


def using_code(visits: Visit, link_id: UUID, email: str, code: str, **proven: Any) -> TypedReturnsRows[UUID]:
    """No row: somebody used it up."""
    return (
        update(visits)
        .where(*whose(visits, link_id, email), col(visits.code) == code)
        .values(code=None, code_ends_at=None, **proven)
        .returning(col(visits.id))
    )

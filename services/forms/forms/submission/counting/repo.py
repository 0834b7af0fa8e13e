from collections.abc import Sequence
from datetime import datetime
from typing import Any

from chassis.db import Prepared, UnitOfWork
from chassis.db.statements import col, select
from sqlalchemy import DateTime, and_, bindparam, func, literal_column

from forms.rights.reader import Reader
from forms.rights.sql import is_my_turn, is_visible
from forms.tables.submission import Submission, SubmissionState

_OPEN = (
    select(
        Submission.project_id,
        Submission.due_at,
        (col(Submission.state) == literal_column(f"'{SubmissionState.ONGOING}'")).label("is_ongoing"),
        is_my_turn().label("is_mine"),
    )
    # Written out, not as a parameter: that is how PostgreSQL sees that the partial index fits.
    .where(is_visible(), col(Submission.state) != literal_column(f"'{SubmissionState.DONE}'"))
    .cte("open")
)
_IS_OVERDUE = and_(_OPEN.c.is_ongoing, _OPEN.c.due_at < bindparam("at", type_=DateTime(timezone=True)))
COUNTS = Prepared(
    select(
        _OPEN.c.project_id,
        func.count().filter(_OPEN.c.is_ongoing).label("ongoing"),
        func.count().filter(_IS_OVERDUE).label("overdue"),
        func.count().filter(_OPEN.c.is_mine).label("mine"),
    )
    .group_by(_OPEN.c.project_id)
    .order_by(_OPEN.c.project_id)
)


class CountRepo:
    def __init__(self, uow: UnitOfWork) -> None:
        self._uow = uow

    async def by_project(self, reader: Reader, at: datetime) -> Sequence[Any]:
        return await self._uow.rows(COUNTS.plan(**reader.binds, at=at))

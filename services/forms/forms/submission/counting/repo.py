from collections.abc import Sequence
from datetime import datetime
from typing import Any

from chassis.db import Prepared, UnitOfWork
from chassis.db.statements import col, select
from sqlalchemy import DateTime, Integer, String, and_, bindparam, cast, func, literal_column

from forms.rights.reader import Reader
from forms.rights.sql import is_my_turn, is_visible
from forms.tables.submission import Submission, SubmissionState
from forms.tables.template import FormVersion

_OPEN = (
    select(
        Submission.project_id,
        Submission.template_id,
        Submission.template_version,
        Submission.current_step_id,
        Submission.step_entered_at,
        (col(Submission.state) == literal_column(f"'{SubmissionState.ONGOING}'")).label("is_ongoing"),
        is_my_turn().label("is_mine"),
    )
    # Written out, not as a parameter: that is how PostgreSQL sees that the partial index fits.
    .where(is_visible(), col(Submission.state) != literal_column(f"'{SubmissionState.DONE}'"))
    .cte("open")
)
# A drawing is looked into once for each step that something stands at, not once for each submission.
_STEP = select(_OPEN.c.template_id, _OPEN.c.template_version, _OPEN.c.current_step_id).distinct().cte("step")
_NODES = func.jsonb_extract_path(col(FormVersion.workflow), "nodes")
_NODE = func.jsonb_array_elements(_NODES).table_valued("value").lateral("node")
_HOURS = cast(func.jsonb_extract_path_text(_NODE.c.value, "data", "dueInHours"), Integer)
_DUE = (
    select(_STEP, _HOURS.label("hours"))
    .join(
        FormVersion,
        and_(
            col(FormVersion.template_id) == _STEP.c.template_id,
            col(FormVersion.number) == _STEP.c.template_version,
        ),
    )
    .join(_NODE, func.jsonb_extract_path_text(_NODE.c.value, "id") == cast(_STEP.c.current_step_id, String))
    .cte("due")
)
_IS_OVERDUE = and_(
    _OPEN.c.is_ongoing,
    _OPEN.c.step_entered_at + func.make_interval(0, 0, 0, 0, _DUE.c.hours)
    < bindparam("at", type_=DateTime(timezone=True)),
)
COUNTS = Prepared(
    select(
        _OPEN.c.project_id,
        func.count().filter(_OPEN.c.is_ongoing).label("ongoing"),
        func.count().filter(_IS_OVERDUE).label("overdue"),
        func.count().filter(_OPEN.c.is_mine).label("mine"),
    )
    .select_from(_OPEN)
    .outerjoin(
        _DUE,
        and_(
            _DUE.c.template_id == _OPEN.c.template_id,
            _DUE.c.template_version == _OPEN.c.template_version,
            _DUE.c.current_step_id == _OPEN.c.current_step_id,
        ),
    )
    .group_by(_OPEN.c.project_id)
    .order_by(_OPEN.c.project_id)
)


class CountRepo:
    def __init__(self, uow: UnitOfWork) -> None:
        self._uow = uow

    async def by_project(self, reader: Reader, at: datetime) -> Sequence[Any]:
        return await self._uow.rows(COUNTS.plan(**reader.binds, at=at))

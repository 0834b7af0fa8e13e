from typing import Any

from chassis.db import Prepared, UnitOfWork
from chassis.db.statements import col, select
from chassis.http import Paging
from chassis.http.paging import fetch_prepared_page, prepare_page
from sqlalchemy import (
    ARRAY,
    ColumnElement,
    Uuid,
    and_,
    any_,
    bindparam,
    case,
    func,
    literal_column,
    not_,
    or_,
    true,
    union,
)

from forms.rights.reader import Reader
from forms.rights.sql import HAS_PARTS, IS_MANAGED, NEEDS_ATTENTION, is_my_turn, is_visible, my_part_is_due
from forms.submission.due import DUE_SOON
from forms.submission.listing.sql import BRIEF
from forms.tables.submission import Move, Submission, SubmissionState
from forms.tables.submission_participant import SubmissionParticipant
from forms.todo.schemas import TodoType

_MINE = is_my_turn()
_IS_STUCK = and_(NEEDS_ATTENTION, IS_MANAGED)
_IS_DONE = col(Submission.state) == literal_column(f"'{SubmissionState.DONE}'")
# Each half by its own index; asked for with `or`, neither would be used.
_TOOK_PART = select(SubmissionParticipant.submission_id).where(
    col(SubmissionParticipant.user_id) == bindparam("reader_id", type_=Uuid())
)
_ALL = union(_TOOK_PART, select(Submission.id).where(is_my_turn()))
# As one array, which the index is read for in order: joined, thousands would be a search each.
_IDS = func.array(_ALL.scalar_subquery(), type_=ARRAY(Uuid()))
# Who left a project or team has no to-dos there any more.
_SEEN = and_(col(Submission.id) == any_(_IDS), is_visible())


def _of(
    kind: TodoType, is_mine: ColumnElement[bool], is_done: ColumnElement[bool], is_stuck: ColumnElement[bool]
) -> ColumnElement[bool]:
    match kind:
        case TodoType.ALL:
            return true()
        case TodoType.MY_TURN:
            return is_mine
        case TodoType.ONGOING:
            return and_(not_(is_mine), not_(is_done))
        case TodoType.DONE:
            return is_done
        case TodoType.NEEDS_ATTENTION:
            # Not who has a step of it to do anyhow: of what else it waits for they can do nothing.
            return and_(is_mine, is_stuck)


# What is not done comes by urgency: what came back to the reader, since whoever sent it waits for them;
# overdue, due within a day, then what has waited longest. A person's to-dos are found by their own indexes
# and are few: they are sorted, not read in an index's order.
# Of steps that are open at once it is the reader's own that counts, as the list shows it.
_DUE = case((and_(HAS_PARTS, _MINE), my_part_is_due()), else_=col(Submission.due_at))
_DUE_SOON = case((func.now() + DUE_SOON > _DUE, _DUE))
_WAITS_SINCE = case((not_(_IS_DONE), col(Submission.step_entered_at)))
# As `came_back` of `submission.submitting.returning`.
_LED_BACK = or_(
    col(Submission.is_sent_back),
    col(Submission.is_new_version),
    col(Submission.last_move) == literal_column(f"'{Move.REOPENED}'"),
)
_CAME_BACK = case((and_(_LED_BACK, _MINE), 0), else_=1)
_BY_URGENCY = (
    _IS_DONE,
    _CAME_BACK,
    _DUE_SOON.asc().nulls_last(),
    _WAITS_SINCE.asc().nulls_last(),
    col(Submission.updated_at).desc(),
    col(Submission.id),
)
_PAGES = {
    kind: prepare_page(
        select(*BRIEF).where(_SEEN, _of(kind, _MINE, _IS_DONE, _IS_STUCK)).order_by(*_BY_URGENCY)
    )
    for kind in TodoType
}
# Looked at once a row: without `offset 0` PostgreSQL would write whose turn it is into each of the counts.
_LOOKED_AT = (
    select(_MINE.label("is_mine"), _IS_DONE.label("is_done"), _IS_STUCK.label("is_stuck"))
    .where(_SEEN)
    .offset(literal_column("0"))
    .subquery()
    .c
)
_COUNTS = Prepared(
    select(
        *(
            func.count()
            .filter(_of(kind, _LOOKED_AT.is_mine, _LOOKED_AT.is_done, _LOOKED_AT.is_stuck))
            .label(kind.name.lower())
            for kind in TodoType
        )
    )
)


class TodoRepo:
    def __init__(self, uow: UnitOfWork) -> None:
        self._uow = uow

    async def page(self, reader: Reader, kind: TodoType, paging: Paging) -> tuple[list[Any], int]:
        return await fetch_prepared_page(self._uow, _PAGES[kind], paging, **reader.binds)

    async def counts(self, reader: Reader) -> Any:
        (row,) = await self._uow.rows(_COUNTS.plan(**reader.binds))
        return row

from typing import Any

from chassis.db import Prepared, UnitOfWork
from chassis.db.statements import col, select
from chassis.http import Paging
from sqlalchemy import (
    ARRAY,
    ColumnElement,
    Uuid,
    and_,
    any_,
    bindparam,
    case,
    false,
    func,
    literal_column,
    not_,
    or_,
    true,
    union_all,
)

from forms.rights.reader import Reader
from forms.rights.sql import HAS_PARTS, IS_MANAGED, NEEDS_ATTENTION, is_my_turn, is_visible, my_part_is_due
from forms.submission.due import DUE_SOON
from forms.submission.listing.sql import FACTS
from forms.tables.submission import Move, Submission, SubmissionState
from forms.tables.submission_participant import SubmissionParticipant
from forms.todo.schemas import TodoType

_IS_DONE = col(Submission.state) == literal_column(f"'{SubmissionState.DONE}'")
# As `came_back` of `submission.submitting.returning`.
_LED_BACK = or_(
    col(Submission.is_sent_back),
    col(Submission.is_new_version),
    col(Submission.last_move) == literal_column(f"'{Move.REOPENED}'"),
)
# Of steps that are open at once it is the reader's own that counts, as the list shows it.
_MINE_IS_DUE = case((HAS_PARTS, my_part_is_due()), else_=col(Submission.due_at))


def _row(
    is_mine: ColumnElement[bool],
    is_stuck: ColumnElement[bool],
    came_back: ColumnElement[bool],
    due_at: Any,
) -> tuple[ColumnElement[Any], ...]:
    """What lists choose and sort by, and no more: it is read of all to-dos of a person, thousands of some."""
    return (
        col(Submission.id).label("id"),
        is_mine.label("is_mine"),
        _IS_DONE.label("is_done"),
        is_stuck.label("is_stuck"),
        came_back.label("came_back"),
        due_at.label("due_at"),
        case((not_(_IS_DONE), col(Submission.step_entered_at))).label("waits_since"),
        col(Submission.updated_at).label("updated_at"),
    )


# Whose turn it is costs most to say. It is said once a statement, and by its own indexes: asked with `or`
# beside who took part, none would be used. Who left a project or team has no to-dos there any more.
_MY_TURN = (
    select(*_row(true(), and_(NEEDS_ATTENTION, IS_MANAGED), _LED_BACK, _MINE_IS_DUE))
    .where(is_my_turn(), is_visible())
    .cte("my_turn")
)
_TOOK_PART = select(SubmissionParticipant.submission_id).where(
    col(SubmissionParticipant.user_id) == bindparam("reader_id", type_=Uuid())
)
# As one array, which the index is read for in order: joined, thousands would be a search each.
_IDS = func.array(_TOOK_PART.scalar_subquery(), type_=ARRAY(Uuid()))
_OTHERS = select(*_row(false(), false(), false(), col(Submission.due_at))).where(
    col(Submission.id) == any_(_IDS), col(Submission.id).not_in(select(_MY_TURN.c.id)), is_visible()
)
_TODO = union_all(select(_MY_TURN), _OTHERS).subquery("todo").c


def _of(kind: TodoType) -> ColumnElement[bool]:
    match kind:
        case TodoType.ALL:
            return true()
        case TodoType.MY_TURN:
            return _TODO.is_mine
        case TodoType.ONGOING:
            return and_(not_(_TODO.is_mine), not_(_TODO.is_done))
        case TodoType.DONE:
            return _TODO.is_done
        case TodoType.NEEDS_ATTENTION:
            # Not who has a step of it to do anyhow: of what else it waits for they can do nothing.
            return and_(_TODO.is_mine, _TODO.is_stuck)


def _by_urgency(todo: Any) -> tuple[ColumnElement[Any], ...]:
    """What is not done comes by urgency: what came back to the reader, since whoever sent it waits for them;
    overdue, due within a day, then what has waited longest."""
    due_soon = case((func.now() + DUE_SOON > todo.due_at, todo.due_at))
    return (
        todo.is_done,
        todo.came_back.desc(),
        due_soon.asc().nulls_last(),
        todo.waits_since.asc().nulls_last(),
        todo.updated_at.desc(),
        todo.id,
    )


def _page(kind: TodoType) -> Prepared:
    """Chosen, counted and sorted by little of each; what a list shows is then read of the page's own."""
    chosen = (
        select(*_TODO, func.count().over().label("total"))
        .where(_of(kind))
        .order_by(*_by_urgency(_TODO))
        .limit(bindparam("page_limit"))
        .offset(bindparam("page_offset"))
        .subquery("chosen")
        .c
    )
    return Prepared(
        select(*FACTS, chosen.is_mine.label("is_my_turn"), chosen.total.label("_total"))
        .join_from(Submission, chosen.id.table, col(Submission.id) == chosen.id)
        .order_by(*_by_urgency(chosen))
    )


_PAGES = {kind: _page(kind) for kind in TodoType}
_COUNTS = Prepared(
    select(*(func.count().filter(_of(kind)).label(kind.name.lower()) for kind in TodoType)).select_from(
        _TODO.id.table
    )
)


class TodoRepo:
    def __init__(self, uow: UnitOfWork) -> None:
        self._uow = uow

    async def page(self, reader: Reader, kind: TodoType, paging: Paging) -> tuple[list[Any], int]:
        page = _PAGES[kind].plan(page_limit=paging.page_count, page_offset=paging.offset, **reader.binds)
        rows = list(await self._uow.rows(page))
        if rows or paging.page_number == 1:
            return rows, rows[0]._total if rows else 0
        # It ends before.
        return rows, getattr(await self.counts(reader), kind.name.lower())

    async def counts(self, reader: Reader) -> Any:
        (row,) = await self._uow.rows(_COUNTS.plan(**reader.binds))
        return row

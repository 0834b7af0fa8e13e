from collections.abc import Sequence
from functools import cache
from typing import Any

from chassis.db import Prepared, UnitOfWork
from chassis.db.statements import col, select
from chassis.http import Paging
from sqlalchemy import (
    ARRAY,
    Boolean,
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
from forms.rights.sql import (
    HAS_PARTS,
    IS_MANAGED,
    NEEDS_ATTENTION,
    is_mine_alone,
    is_my_turn,
    is_of_my_teams,
    is_stood_in_for,
    is_visible,
    my_part_is_due,
)
from forms.submission.due import DUE_SOON
from forms.submission.listing.sql import FACTS
from forms.tables.submission import Move, Submission, SubmissionState
from forms.tables.submission_participant import SubmissionParticipant
from forms.todo.schemas import TodoFor, TodoQuery, TodoType

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


_TOOK_PART = select(SubmissionParticipant.submission_id).where(
    col(SubmissionParticipant.user_id) == bindparam("reader_id", type_=Uuid())
)
# As one array, which the index is read for in order: joined, thousands would be a search each.
_IDS = func.array(_TOOK_PART.scalar_subquery(), type_=ARRAY(Uuid()))


def _todos(mine: Sequence[ColumnElement[Any]], others: Sequence[ColumnElement[Any]]) -> Any:
    """Of what is the reader's turn, and of what they took part in besides.

    Whose turn it is costs most to say. It is said once a statement, and by its own indexes: asked with `or`
    beside who took part, none would be used. Who left a project or team has no to-dos there any more."""
    my_turn = (
        select(*_row(true(), and_(NEEDS_ATTENTION, IS_MANAGED), _LED_BACK, _MINE_IS_DUE), *mine)
        .where(is_my_turn(), is_visible())
        .cte("my_turn")
    )
    rest = select(*_row(false(), false(), false(), col(Submission.due_at)), *others).where(
        col(Submission.id) == any_(_IDS), col(Submission.id).not_in(select(my_turn.c.id)), is_visible()
    )
    return union_all(select(my_turn), rest).subquery("todo").c


_TODO = _todos((), ())
_IS_FOR = {
    TodoFor.ME: is_mine_alone(),
    TodoFor.MY_TEAMS: is_of_my_teams(),
    TodoFor.WHO_IS_AWAY: is_stood_in_for(),
}
_PROJECT, _TEMPLATE = (bindparam(each, type_=Uuid()) for each in ("project_id", "template_id"))


def _narrowed(is_for: TodoFor | None) -> tuple[Any, ColumnElement[bool]]:
    """What is asked of a to-do is read with it and asked afterwards: left out of those whose turn it is, it
    would be found among the others."""
    where: tuple[ColumnElement[Any], ...] = (
        col(Submission.project_id).label("project_id"),
        col(Submission.template_id).label("template_id"),
    )
    is_asked_for = true() if is_for is None else _IS_FOR[is_for]
    is_other_asked_for = true() if is_for is None else false()
    todo = _todos(
        (*where, is_asked_for.label("is_asked_for")), (*where, is_other_asked_for.label("is_asked_for"))
    )
    return todo, and_(
        todo.is_asked_for,
        or_(_PROJECT.is_(None), todo.project_id == _PROJECT),
        or_(_TEMPLATE.is_(None), todo.template_id == _TEMPLATE),
        or_(not_(bindparam("overdue", type_=Boolean())), and_(not_(todo.is_done), todo.due_at < func.now())),
    )


def _of(todo: Any, kind: TodoType) -> ColumnElement[bool]:
    match kind:
        case TodoType.ALL:
            return true()
        case TodoType.MY_TURN:
            return todo.is_mine
        case TodoType.ONGOING:
            return and_(not_(todo.is_mine), not_(todo.is_done))
        case TodoType.DONE:
            return todo.is_done
        case TodoType.NEEDS_ATTENTION:
            # Not who has a step of it to do anyhow: of what else it waits for they can do nothing.
            return and_(todo.is_mine, todo.is_stuck)


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


def _page(todo: Any, *wanted: ColumnElement[bool]) -> Prepared:
    """Chosen, counted and sorted by little of each; what a list shows is then read of the page's own."""
    chosen = (
        select(*todo, func.count().over().label("total"))
        .where(*wanted)
        .order_by(*_by_urgency(todo))
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


def _counts(todo: Any, *wanted: ColumnElement[bool]) -> Prepared:
    counted = (func.count().filter(_of(todo, kind)).label(kind.name.lower()) for kind in TodoType)
    return Prepared(select(*counted).select_from(todo.id.table).where(*wanted))


# What everybody begins with asks for nothing, and pays for no question.
_PAGES = {kind: _page(_TODO, _of(_TODO, kind)) for kind in TodoType}
_COUNTS = _counts(_TODO)


@cache
def _narrowed_page(kind: TodoType, is_for: TodoFor | None) -> Prepared:
    todo, is_wanted = _narrowed(is_for)
    return _page(todo, _of(todo, kind), is_wanted)


@cache
def _narrowed_counts(is_for: TodoFor | None) -> Prepared:
    todo, is_wanted = _narrowed(is_for)
    return _counts(todo, is_wanted)


def _binds(reader: Reader, wanted: TodoQuery) -> dict[str, Any]:
    if wanted == TodoQuery():
        return reader.binds
    asked = {"project_id": wanted.project_id, "template_id": wanted.template_id, "overdue": wanted.overdue}
    return reader.binds | asked


class TodoRepo:
    def __init__(self, uow: UnitOfWork) -> None:
        self._uow = uow

    async def page(
        self, reader: Reader, kind: TodoType, wanted: TodoQuery, paging: Paging
    ) -> tuple[list[Any], int]:
        prepared = _PAGES[kind] if wanted == TodoQuery() else _narrowed_page(kind, wanted.is_for)
        page = prepared.plan(
            page_limit=paging.page_count, page_offset=paging.offset, **_binds(reader, wanted)
        )
        rows = list(await self._uow.rows(page))
        if rows or paging.page_number == 1:
            return rows, rows[0]._total if rows else 0
        # It ends before.
        return rows, getattr(await self.counts(reader, wanted), kind.name.lower())

    async def counts(self, reader: Reader, wanted: TodoQuery) -> Any:
        prepared = _COUNTS if wanted == TodoQuery() else _narrowed_counts(wanted.is_for)
        (row,) = await self._uow.rows(prepared.plan(**_binds(reader, wanted)))
        return row

"""What repos share of statements about submissions: `Reader` as SQL, with its values as parameters."""

from typing import Any

from chassis.db import is_any_bound
from chassis.db.statements import col
from sqlalchemy import (
    ARRAY,
    Boolean,
    ColumnElement,
    DateTime,
    Integer,
    Text,
    Uuid,
    all_,
    and_,
    any_,
    bindparam,
    cast,
    column,
    func,
    literal_column,
    not_,
    or_,
    select,
)

from forms.rights.reader import Reader
from forms.tables.submission import Submission, SubmissionState

_TEAMS = bindparam("teams", type_=ARRAY(Uuid()))
_ACTING_TEAMS = bindparam("acting_teams", type_=ARRAY(Uuid()))
"""And those of who is away, for whom the reader stands in."""
_READER = bindparam("reader_id", type_=Uuid())
_AWAY = (
    func.unnest(
        bindparam("away_of_team", type_=ARRAY(Uuid())), bindparam("team_of_away", type_=ARRAY(Uuid()))
    )
    .table_valued(column("user_id", Uuid()), column("team_id", Uuid()), name="away")
    .render_derived()
)

# Written out, not as parameters: that is how PostgreSQL sees that the partial indexes fit.
HAS_TEAMS = col(Submission.current_team_ids).op("<>", is_comparison=True)(literal_column("'{}'"))
NEEDS_ATTENTION = col(Submission.attention).op("<>", is_comparison=True)(literal_column("''"))
IS_DRAFT = col(Submission.state) == literal_column(f"'{SubmissionState.DRAFT}'")
# Only a first step has no teams, and only what was sent back stands at one without being a draft.
IS_BACK_AT_SUBMITTER = and_(
    col(Submission.state) == literal_column(f"'{SubmissionState.ONGOING}'"),
    col(Submission.current_team_ids) == literal_column("'{}'"),
)

IS_KEPT = col(Submission.deleted_at).is_(None)
"""Not deleted: of what is, nobody but `deleting` knows anything."""

HAS_PARTS = col(Submission.open_parts) != literal_column("'[]'")
_HAS_NO_PARTS = col(Submission.open_parts) == literal_column("'[]'")
_PART = (
    func.jsonb_to_recordset(col(Submission.open_parts))
    .table_valued(
        column("teamIds", ARRAY(Uuid())),
        column("barredUserIds", ARRAY(Uuid())),
        column("isLackingPeople", Boolean()),
        column("assigneeId", Uuid()),
        column("dueAt", DateTime(timezone=True)),
        name="part",
    )
    .render_derived(with_types=True)
)

IS_MANAGED = or_(bindparam("sees_all", type_=Boolean()), is_any_bound(col(Submission.project_id), "managed"))
"""What nobody else can act on is the reader's to act on."""

MARK = cast(literal_column("submission.xmin"), Text())
"""The transaction that wrote the row as it is: whoever changes anything in it gives it another."""


def may_read(reader: Reader) -> ColumnElement[bool]:
    """For statements about single submissions; lists are no outsider's."""
    if reader.only_submission_id is None:
        return is_visible()
    return and_(
        col(Submission.company_id) == bindparam("company_id"),
        col(Submission.id) == reader.only_submission_id,
        IS_KEPT,
    )


def is_visible() -> ColumnElement[bool]:
    return and_(
        col(Submission.company_id) == bindparam("company_id"),
        IS_KEPT,
        or_(
            bindparam("sees_all", type_=Boolean()),
            is_any_bound(col(Submission.project_id), "projects"),
            col(Submission.submitter_id) == _READER,
            is_any_bound(col(Submission.submitter_id), "away"),
            _shares_a_team(col(Submission.involved_team_ids), _ACTING_TEAMS),
        ),
    )


def is_my_turn() -> ColumnElement[bool]:
    """At a step of one of my teams, or my own draft, or where I manage and nobody else can act any more.

    What was sent back to a first step without teams is its submitter's again.

    What another has begun is theirs until they submit it: opened just to look, it is nobody's work. And never
    a step that is for somebody else than who did another, nor one that they approved with others to come."""
    return and_(
        _is_open_to_reader(),
        or_(_HAS_NO_PARTS, _is_of_an_open_part()),
        all_(col(Submission.barred_user_ids)) != _READER,
        all_(col(Submission.approved_user_ids)) != _READER,
        all_(col(Submission.approved_for_user_ids)) != _READER,
    )


def _is_open_to_reader() -> ColumnElement[bool]:
    return or_(
        and_(
            HAS_TEAMS,
            # By the index; what is only of who is away is looked at row by row, and is few.
            _shares_a_team(col(Submission.current_team_ids), _ACTING_TEAMS),
            not_(IS_DRAFT),
            or_(_shares_a_team(col(Submission.current_team_ids), _TEAMS), _is_of_who_is_away()),
            _is_free_for_reader(col(Submission.assignee_id)),
        ),
        and_(IS_DRAFT, col(Submission.submitter_id) == _READER),
        and_(IS_BACK_AT_SUBMITTER, not_(NEEDS_ATTENTION), col(Submission.submitter_id) == _READER),
        and_(
            IS_BACK_AT_SUBMITTER,
            not_(NEEDS_ATTENTION),
            is_any_bound(col(Submission.submitter_id), "away"),
            _may_be_done_by(col(Submission.submitter_id)),
        ),
        and_(
            NEEDS_ATTENTION,
            col(Submission.company_id) == bindparam("company_id"),
            IS_MANAGED,
        ),
    )


def is_mine_alone() -> ColumnElement[bool]:
    """Of what is my turn: I have taken it or was handed it, or I began it and nobody else is asked."""
    is_my_own = and_(or_(IS_DRAFT, IS_BACK_AT_SUBMITTER), col(Submission.submitter_id) == _READER)
    has_a_part = and_(HAS_PARTS, _is_any_part(_PART.c.assigneeId == _READER))
    return or_(col(Submission.assignee_id) == _READER, has_a_part, is_my_own)


def is_of_my_teams() -> ColumnElement[bool]:
    """Of what is my turn: a step of my teams that nobody has taken."""
    is_free = _PART.c.assigneeId.is_(None)
    return and_(not_(IS_DRAFT), col(Submission.assignee_id).is_(None), _is_for_my_teams(is_free))


def is_stood_in_for() -> ColumnElement[bool]:
    """Of what is my turn: it is somebody's who is away. `acting.acted_for` says the same."""
    is_of_submitter = and_(
        IS_BACK_AT_SUBMITTER, not_(NEEDS_ATTENTION), is_any_bound(col(Submission.submitter_id), "away")
    )

    def is_nobody_elses(assignee_id: Any) -> ColumnElement[bool]:
        return or_(assignee_id.is_(None), assignee_id == _READER)

    return and_(
        not_(IS_DRAFT),
        # What who is away has taken is theirs, also where it is of a team of both.
        not_(
            and_(
                is_nobody_elses(col(Submission.assignee_id)),
                _is_for_my_teams(is_nobody_elses(_PART.c.assigneeId)),
            )
        ),
        or_(
            and_(_HAS_NO_PARTS, or_(_is_of_who_is_away(), is_of_submitter)),
            and_(HAS_PARTS, _is_any_part(_is_part_of_who_is_away())),
        ),
    )


def _is_for_my_teams(of_parts: ColumnElement[bool]) -> ColumnElement[bool]:
    is_part = and_(all_(_PART.c.barredUserIds) != _READER, _shares_a_team(_PART.c.teamIds, _TEAMS), of_parts)
    return and_(
        _shares_a_team(col(Submission.current_team_ids), _TEAMS), or_(_HAS_NO_PARTS, _is_any_part(is_part))
    )


def my_part_is_due() -> ColumnElement[Any]:
    """The first of the open steps that are the reader's; null where none of these is."""
    return (
        select(func.min(_PART.c.dueAt))
        .select_from(_PART)
        .where(_is_my_part())
        .correlate(Submission)
        .scalar_subquery()
    )


def _is_of_an_open_part() -> ColumnElement[bool]:
    """Where several steps are open at once: of one of them. The submission itself says whose turn any of them
    is, and that is found by its indexes."""
    return _is_any_part(_is_my_part())


def _is_any_part(is_asked_for: ColumnElement[bool]) -> ColumnElement[bool]:
    return (
        select(literal_column("1", Integer()))
        .select_from(_PART)
        .where(is_asked_for)
        .correlate(Submission)
        .exists()
    )


def _is_my_part() -> ColumnElement[bool]:
    """`parts.is_my_part` says the same."""
    is_of_its_people = or_(
        _shares_a_team(_PART.c.teamIds, _TEAMS),
        _is_part_of_who_is_away(),
    )
    is_theirs = or_(
        and_(is_of_its_people, _is_free_for_reader(_PART.c.assigneeId)),
        and_(
            NEEDS_ATTENTION,
            or_(_PART.c.teamIds == literal_column("'{}'"), _PART.c.isLackingPeople.is_(True)),
            IS_MANAGED,
        ),
    )
    return and_(all_(_PART.c.barredUserIds) != _READER, is_theirs)


def _is_part_of_who_is_away() -> ColumnElement[bool]:
    return (
        select(literal_column("1", Integer()))
        .select_from(_AWAY)
        .where(
            _AWAY.c.team_id == any_(_PART.c.teamIds),
            _AWAY.c.user_id != all_(_PART.c.barredUserIds),
        )
        .correlate(_PART)
        .exists()
    )


def _is_of_who_is_away() -> ColumnElement[bool]:
    """Of somebody for whom the reader stands in; `acting.acted_for` says the same."""
    return (
        select(literal_column("1", Integer()))
        .select_from(_AWAY)
        .where(
            _AWAY.c.team_id == any_(col(Submission.current_team_ids)),
            _may_be_done_by(_AWAY.c.user_id),
            _AWAY.c.user_id != all_(col(Submission.approved_user_ids)),
            _AWAY.c.user_id != all_(col(Submission.approved_for_user_ids)),
        )
        .correlate(Submission)
        .exists()
    )


def _is_free_for_reader(assignee_id: Any) -> ColumnElement[bool]:
    """What somebody else has taken is theirs."""
    return or_(assignee_id.is_(None), assignee_id == _READER, is_any_bound(assignee_id, "away"))


def _may_be_done_by(person: Any) -> ColumnElement[bool]:
    return person != all_(col(Submission.barred_user_ids))


def _shares_a_team(teams: Any, with_teams: Any) -> ColumnElement[bool]:
    return teams.op("&&", is_comparison=True)(with_teams)

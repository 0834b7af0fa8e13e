"""A submission that was sent back comes to the same step again: a press of the round before is none of this
one.

Decision: docs/decisions/0135-a-press-is-of-one-round.md"""

from forms.submission.errors import AnotherRound
from forms.tables.submission import Attempt


def must_be_of_this_round(attempt: Attempt, number: int) -> None:
    """`number`: of the transition that comes next. What older releases left says nothing of it."""
    if attempt.number not in (None, number):
        raise AnotherRound

from datetime import UTC, datetime, timedelta
from itertools import pairwise
from random import Random
from uuid import UUID, uuid4

from attendance.equipment.stays import Direction, Issue, Scan, Stay, Where, stays_of
from hypothesis import given
from hypothesis import strategies as st

_SITES = [UUID(int=number) for number in (1, 2, 3)]
_PEOPLE = [UUID(int=number) for number in (11, 12)]
_BEGIN = datetime(2026, 11, 2, 8, tzinfo=UTC)


def scan(check: Direction, hours: float, site: int = 0, person: int = 0) -> Scan:
    at = _BEGIN + timedelta(hours=hours)
    return Scan(uuid4(), _SITES[site], check, at, _PEOPLE[person], Where(1.0 + hours, 103.0))


scans = st.lists(
    st.builds(scan, st.sampled_from(Direction), st.integers(0, 200), st.integers(0, 2), st.integers(0, 1)),
    max_size=30,
)


class TestStays:
    def test_run_from_check_in_to_check_out_and_say_who(self) -> None:
        begins, ends = scan(Direction.IN, 0), scan(Direction.OUT, 9, person=1)
        (stay,) = stays_of([ends, begins])
        assert (stay.id, stay.since, stay.until) == (begins.id, begins.at, ends.at)
        assert (stay.user_ids, stay.issues, stay.until_where) == (_PEOPLE, (), ends.where)

    def test_end_where_it_turns_up_elsewhere(self) -> None:
        first, second = stays_of([scan(Direction.IN, 0), scan(Direction.IN, 5, site=1)])
        assert (first.until, first.issues) == (second.since, (Issue.MISSING_CHECK_OUT,))
        assert first.until_where == Where(), "where it turned up is not where it left"
        assert second.until is None

    def test_are_one_while_it_is_scanned_in_again(self) -> None:
        (stay,) = stays_of([scan(Direction.IN, 0), scan(Direction.IN, 5, person=1)])
        assert (stay.until, stay.user_ids) == (None, _PEOPLE)

    def test_end_by_a_check_out_of_another_site_which_is_said(self) -> None:
        (stay,) = stays_of([scan(Direction.IN, 0), scan(Direction.OUT, 5, site=1)])
        assert stay.issues == (Issue.OTHER_SITE,)

    def test_begin_by_no_check_out(self) -> None:
        assert stays_of([scan(Direction.OUT, 5)]) == []

    @given(scans, st.randoms(use_true_random=False))
    def test_are_the_same_in_whatever_order_scans_come(self, all_scans: list[Scan], shuffle: Random) -> None:
        shuffled = [*all_scans]
        shuffle.shuffle(shuffled)
        assert stays_of(all_scans) == stays_of(shuffled)

    @given(scans)
    def test_never_overlap(self, all_scans: list[Scan]) -> None:
        stays = stays_of(all_scans)
        for before, after in pairwise(stays):
            assert before.until is not None
            assert before.since <= before.until <= after.since

    @given(scans, st.integers(0, 200))
    def test_of_the_scans_since_one_began_are_those_of_all(self, all_scans: list[Scan], hours: int) -> None:
        """As `placing` reads them: nothing before the stay that was under way changes."""
        stays = stays_of(all_scans)
        at = _BEGIN + timedelta(hours=hours)
        earlier = [stay for stay in stays if stay.since < at]
        last = max((stay.since for stay in earlier), default=datetime.min.replace(tzinfo=UTC))
        began = min((_began(stay) for stay in earlier if stay.since == last), default=(last, UUID(int=0)))
        again = stays_of(each for each in all_scans if (each.at, each.id) >= began)
        assert again == [stay for stay in stays if _began(stay) >= began]


def _began(stay: Stay) -> tuple[datetime, UUID]:
    return stay.since, stay.id

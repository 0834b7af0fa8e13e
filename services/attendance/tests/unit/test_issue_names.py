from attendance.hours.shifts import Issue
from attendance.sheet.csv_export import ISSUE_NAMES


def test_the_file_has_a_word_for_every_issue() -> None:
    assert ISSUE_NAMES.keys() == {*Issue}

import pytest
from forms.submission.versions.letters import next_letter


@pytest.mark.parametrize(
    ("version", "following"),
    [("A", "B"), ("Y", "Z"), ("Z", "AA"), ("AZ", "BA"), ("ZZ", "AAA"), ("AAZ", "ABA")],
)
def test_follow_each_other_as_columns_of_a_spreadsheet(version: str, following: str) -> None:
    assert next_letter(version) == following

"""docs/asvs.md answers every line of ASVS 5.0 at levels 1 and 2, and what it names exists."""

import re

import pytest
from devstack.layout import ROOT

PAGE = ROOT / "docs" / "asvs.md"
STATUSES = {"held", "partly", "open", "operator", "none"}
# How many requirements of levels 1 and 2 each chapter of 5.0.0 has.
LINES = dict(enumerate((27, 11, 19, 10, 9, 35, 18, 7, 7, 29, 14, 9, 13, 9, 13, 16, 7), start=1))
SHORT = {
    "attacks/": "services/_devstack/tests/attacks/",
    "every/": "services/_devstack/tests/every_service/",
    "faults/": "services/_devstack/tests/faults/",
    "chassis/": "services/_chassis/tests/",
    "identity/": "services/identity/tests/",
    "forms/": "services/forms/tests/",
    "pdf/": "services/pdf/tests/",
}


def rows() -> list[tuple[list[str], str, str]]:
    cells = [line.strip("|").split("|") for line in PAGE.read_text().splitlines() if line.startswith("| V")]
    return [(ids.split(), status.strip(), how.strip()) for ids, status, how in cells]


def test_every_line_is_answered_once() -> None:
    ids = [each for row, _, _ in rows() for each in row]
    assert len(ids) == len(set(ids))
    found = {chapter: sum(each.startswith(f"V{chapter}.") for each in ids) for chapter in LINES}
    assert found == LINES


def test_each_answer_is_one_that_is_known_and_says_how() -> None:
    for ids, status, how in rows():
        assert status in STATUSES, ids
        assert how, ids


@pytest.mark.parametrize("named", sorted(set(re.findall(r"`([\w./-]+/[\w./-]+)`", PAGE.read_text()))))
def test_what_is_named_is_there(named: str) -> None:
    prefix = named.split("/", 1)[0] + "/"
    assert (ROOT / (SHORT.get(prefix, prefix) + named.removeprefix(prefix))).exists()


@pytest.mark.parametrize("link", sorted(set(re.findall(r"\]\(([\w./-]+\.md)", PAGE.read_text()))))
def test_every_page_it_leads_to_is_there(link: str) -> None:
    assert (PAGE.parent / link).is_file()

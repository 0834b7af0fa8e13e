"""What docs/security.md names as shown by a test, a page or a decision is there."""

import re

import pytest
from devstack.layout import ROOT

PAGE = ROOT / "docs" / "security.md"
_TEXT = PAGE.read_text()
_TEST = re.compile(r"`([\w./-]*(?:test_\w+\.py|\.test\.tsx?|\.spec\.ts|tests(?:/\w+)*))`")


@pytest.mark.parametrize("named", sorted(set(_TEST.findall(_TEXT))))
def test_each_test_is_there(named: str) -> None:
    """By its whole path, or by a name that is one file's."""
    if "/" in named:
        assert (ROOT / named).exists()
        return
    folders = ("services/*/tests", "web-modules/*/tests", "web-shell", "gateway/tests")
    found = {path for folder in folders for path in ROOT.glob(f"{folder}/**/{named}")}
    assert len({path for path in found if "node_modules" not in path.parts}) == 1


@pytest.mark.parametrize("link", sorted(set(re.findall(r"\]\(([\w./-]+\.md)", _TEXT))))
def test_every_page_it_leads_to_is_there(link: str) -> None:
    assert (PAGE.parent / link).is_file()

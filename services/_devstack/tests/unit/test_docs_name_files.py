"""A page names files that are there: whoever follows a name to its end finds something."""

import re
import subprocess
from pathlib import Path

import pytest
from devstack.layout import ROOT

_NAMED = re.compile(r"`([\w./-]+\.(?:py|tsx?|mjs|lua|sh|yaml|proto))`")
_OF_A_CONTEXT_TO_COME = re.compile(r"\bnotes?\b|note[-_]|_note")
# It names tests in its own short way, which its own test follows.
_PAGES_OF_OTHERS = ("docs/asvs.md",)


def _tracked(*patterns: str) -> list[str]:
    asked = ["git", "ls-files", "--cached", "--others", "--exclude-standard", *patterns]
    return subprocess.run(asked, cwd=ROOT, check=True, stdout=subprocess.PIPE, text=True).stdout.splitlines()


@pytest.fixture(scope="module")
def ends() -> set[str]:
    """Each file by each end of its path that begins with a whole name."""
    parts = [Path(each).parts for each in _tracked()]
    return {"/".join(each[at:]) for each in parts for at in range(len(each))}


@pytest.mark.parametrize("page", [each for each in _tracked("*.md") if each not in _PAGES_OF_OTHERS])
def test_every_file_that_a_page_names_is_there(page: str, ends: set[str]) -> None:
    named = {each.removeprefix("./") for each in _NAMED.findall((ROOT / page).read_text())}
    missing = [each for each in sorted(named - ends) if not _OF_A_CONTEXT_TO_COME.search(each)]
    assert missing == [], f"{page} names what is not there: correct the name, or strike it"

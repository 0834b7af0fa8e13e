"""A pattern of ours means what the same regular expression means."""

import re

from formwork.pattern import fits, read_pattern
from hypothesis import given, settings
from hypothesis import strategies as st

_ATOMS = st.sampled_from(
    ["a", "b", "-", ".", "[ab]", "[^a]", "[a-c]", "[0-9-]", r"\d", r"\w", r"\.", r"[\d.]"]
)
_TIMES = st.sampled_from(["", "", "?", "*", "+", "{2}", "{1,3}", "{2,}"])
_PIECES = st.lists(st.tuples(_ATOMS, _TIMES).map("".join), min_size=1, max_size=5).map("".join)
_PATTERNS = st.lists(_PIECES, min_size=1, max_size=3).map("|".join)


@settings(max_examples=1_000, deadline=None)
@given(pattern=_PATTERNS, text=st.text("abc0.-_", max_size=12))
def test_as_the_language_reads_it(pattern: str, text: str) -> None:
    read = read_pattern(pattern)
    assert read is not None
    expected = re.fullmatch(f"(?:{pattern})", text, re.ASCII | re.DOTALL) is not None
    assert fits(read, text) == expected


@settings(max_examples=1_000, deadline=None)
@given(pattern=st.text(r"ab[]{}()*+?|^$\.-,0123d", max_size=20), text=st.text("abd0", max_size=20))
def test_whatever_is_written_is_read_or_refused(pattern: str, text: str) -> None:
    read = read_pattern(pattern)
    if read is not None:
        fits(read, text)


def test_none_takes_long() -> None:
    """What a searching engine tries 2^60 ways of is looked at once."""
    read = read_pattern("a?" * 20 + "a" * 20)
    assert read is not None
    assert fits(read, "a" * 40)
    assert not fits(read, "a" * 41)

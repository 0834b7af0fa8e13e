"""What a paper asks for is told before it is printed, whatever it is made of."""

from collections.abc import Callable

import pytest
from formwork.printout import Printout
from pdf.paper.sheet import lay_out
from pdf.paper.size import MOST, MOST_SMALL, size_of

from ..archive import long_printout, photo_printout, printout, selection_printout


def size(of: Printout) -> int:
    return size_of(lay_out(of))


def test_an_ordinary_paper_is_small() -> None:
    assert size(printout()) < MOST_SMALL / 5
    assert size(long_printout(fields=40, text="Ties checked at every lift. " * 4)) < MOST_SMALL


def test_the_longest_form_with_every_line_filled_in_fits_into_one_pdf() -> None:
    longest = size(long_printout(fields=999, text="x" * 500))
    assert MOST_SMALL < longest < MOST


MADE: dict[str, Callable[[int], Printout]] = {
    "characters": lambda times: long_printout(fields=100, text="x" * 40 * times),
    "fields": lambda times: long_printout(fields=50 * times, text="x"),
    "lines": lambda times: long_printout(fields=50, text="a\n" * 20 * times),
    "line separators": lambda times: long_printout(fields=50, text="a\u2028" * 20 * times),
    "selections": lambda times: selection_printout(fields=40 * times),
    "photos": lambda times: photo_printout(photos=4 * times),
}


@pytest.mark.parametrize("made", MADE.values(), ids=MADE)
def test_ten_times_as_much_of_anything_is_far_larger(made: Callable[[int], Printout]) -> None:
    assert size(made(10)) > 2 * size(made(1))


def test_a_line_of_its_own_costs_more_than_its_character() -> None:
    words, lines = (long_printout(fields=50, text=each * 200) for each in ("a ", "a\n"))
    assert size(lines) > 5 * size(words)

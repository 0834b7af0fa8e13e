import pytest
from attendance.label.codes import PATH, code_in, grouped, new_code
from chassis.errors import TooManyRequests
from chassis.guessing import MOST_MISSES, WITHIN_SECONDS, Guesses
from hypothesis import given
from hypothesis import strategies as st


class TestACode:
    def test_is_new_each_time_and_as_long_as_128_bits(self) -> None:
        codes = {new_code() for _ in range(1000)}
        assert len(codes) == 1000
        assert {len(code) for code in codes} == {26}

    def test_is_read_from_its_label_and_as_people_type_it(self) -> None:
        code = new_code()
        mistaken = code.replace("0", "o").replace("1", "l").lower()
        for scanned in (code, f"https://work.example{PATH}{code}", grouped(code), f" {mistaken} "):
            assert code_in(scanned) == code

    @given(st.text(max_size=300))
    def test_of_whatever_else_is_none_or_well_formed(self, scanned: str) -> None:
        found = code_in(scanned)
        assert found is None or (len(found) == 26 and found.isascii() and "U" not in found)


class TestGuessing:
    def test_waits_after_so_many_codes_that_are_nobodys(self) -> None:
        seconds = 0.0
        guesses = Guesses(lambda: seconds)
        for _ in range(MOST_MISSES):
            guesses.must_be_few("203.0.113.9")
            guesses.missed("203.0.113.9")
        with pytest.raises(TooManyRequests):
            guesses.must_be_few("203.0.113.9")
        guesses.must_be_few("203.0.113.10")
        seconds = WITHIN_SECONDS + 1
        guesses.must_be_few("203.0.113.9")

import pytest
from chassis.pins import is_guessed_first


class TestWhatIsGuessedFirst:
    @pytest.mark.parametrize(
        "pin", ["0000", "1234", "9876", "1357", "8642", "1212", "1221", "1122", "123123", "121212", "474747"]
    )
    def test_is_refused(self, pin: str) -> None:
        assert is_guessed_first(pin)

    @pytest.mark.parametrize("pin", ["4711", "7391", "1243", "471147", "123124", "482913"])
    def test_is_nothing_else(self, pin: str) -> None:
        assert not is_guessed_first(pin)

import pytest
from chassis.pins import is_guessed_first


class TestWhatIsGuessedFirst:
    @pytest.mark.parametrize(
        "pin",
        [
            *("0000", "1234", "9876", "1357", "8642", "1212", "1221", "1122", "123123", "121212", "474747"),
            *("2580", "0852", "19901231", "31121990", "12311990", "20240229", "311290", "901231", "123190"),
        ],
    )
    def test_is_refused(self, pin: str) -> None:
        assert is_guessed_first(pin)

    @pytest.mark.parametrize(
        "pin", ["4711", "7391", "1243", "471147", "134125", "482913", "20230229", "33129017", "17760704"]
    )
    def test_is_nothing_else(self, pin: str) -> None:
        assert not is_guessed_first(pin)

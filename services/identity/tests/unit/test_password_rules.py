import pytest
from identity.account.password_rules import weakness_of


def weakness(password: str) -> str | None:
    return weakness_of(password, email="wei.tan@example.test", full_name="Wei Ling Tan")


class TestPasswords:
    @pytest.mark.parametrize(
        "password",
        [
            "short-one",
            "wei.tan@example.test",
            "Wei.Tan2024",
            "weilingtan1!",
            "password123",
            "P@ssw0rd!!!",
            "qwertyuiop",
            "9876543210",
            "aaaaaaaaaaaa",
            "abababababab",
            "4815162342108",
            "Welcome2024",
            "--letmein--",
        ],
    )
    def test_what_is_tried_first_is_refused(self, password: str) -> None:
        assert weakness(password) is not None

    @pytest.mark.parametrize(
        "password",
        [
            "groundwork-demo",
            "concrete before noon",
            "正确的马电池订书钉和更多的字",
            "Tr0ub4dor&3-crane",
            "wei likes tea a lot",
        ],
    )
    def test_what_takes_long_to_guess_is_taken(self, password: str) -> None:
        assert weakness(password) is None

from typing import Any

import pytest
from identity.client_error.schemas import ClientErrorReport


def report(**fields: Any) -> ClientErrorReport:
    return ClientErrorReport.model_validate({"message": "m", **fields})


class TestAReport:
    @pytest.mark.parametrize(
        ("sent", "kept"),
        [
            ("/accept-invite#token=secret", "/accept-invite"),
            ("/teams?search=secret#x", "/teams"),
            ("/" + "a" * 499 + "?token=secret", "/" + "a" * 499),
            ("", ""),
        ],
    )
    def test_keeps_the_path_and_never_what_follows_it(self, sent: str, kept: str) -> None:
        assert report(pathname=sent).pathname == kept

    def test_is_cut_to_size(self) -> None:
        cut = report(name="n" * 999, message="m" * 9_999, stack="s" * 99_999, userAgent="u" * 999)
        assert [len(each) for each in (cut.name, cut.message, cut.stack, cut.user_agent)] == [
            200,
            2_000,
            16_000,
            400,
        ]

    def test_holds_only_what_a_database_takes(self) -> None:
        cleaned = report(stack="a\x00b\ud83dc\nd\te").stack
        assert cleaned == "a\ufffdb\ufffdc\nd\te"
        assert cleaned.encode()

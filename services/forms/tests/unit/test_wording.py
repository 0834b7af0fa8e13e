"""What formwork finds wrong is said in every language."""

from pathlib import Path

import forms
import pytest
from chassis.texts import places_in, read_catalogues
from forms.main import definition
from forms.wording import words_of
from formwork.problems import TEXTS, Problem

CATALOGUES = read_catalogues(Path(forms.__path__[0]) / "texts" / "formwork")


@pytest.mark.parametrize("language", CATALOGUES)
def test_every_code_has_its_words_with_the_same_values(language: str) -> None:
    words = CATALOGUES[language]
    assert {code: places_in(each) for code, each in words.items()} == {
        code: places_in(each) for code, each in TEXTS.items()
    }


def test_a_problem_says_itself_in_the_readers_language() -> None:
    assert definition.context == "forms"  # with it come its catalogues
    words = words_of(Problem("tooLong", "area", {"most": 500}))
    assert words == "At most 500 characters."
    assert words.translated("zh-CN") == "最多 500 个字符。"

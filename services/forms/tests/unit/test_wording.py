"""What formwork finds wrong is said in the language of whoever reads it."""

from forms.wording import words_of
from formwork.problems import Problem


def test_a_problem_says_itself_in_the_readers_language() -> None:
    words = words_of(Problem("tooLong", "area", {"most": 500}))
    assert words == "At most 500 characters."
    assert words.translated("zh-CN") == "最多 500 个字符。"

import re
from pathlib import Path

import formwork
import pytest
from formwork.conditions.branches import BRANCH_CODES
from formwork.icu import filled, names_in
from formwork.problems import WORDS, Problem

_SOURCES = Path(formwork.__file__).parent.rglob("*.py")
_CODE = re.compile(r"""(?:[Pp]roblem|Failed)\(\s*"([A-Za-z]+)\"""")


def test_every_code_has_its_words_and_every_word_its_code() -> None:
    written = {code for file in _SOURCES for code in _CODE.findall(file.read_text())}
    # Of kinds of nodes that a later folder brings.
    to_come = {"isAllBackToPreviousClose", "isAllCreateNewVersionClose"}
    # Said before the words of a problem.
    places = {"inCell", "inCellOfCopy"}
    # Found by whoever keeps the lists, or asks who there is: forms/choice_list/checking, submission/naming.
    of_lists = {"noLongerListed", "personLeft", "notAskedFor", "chosenByMembers"}
    assert written | {*BRANCH_CODES.values()} | to_come | places | of_lists == set(WORDS)


@pytest.mark.parametrize("code", WORDS)
def test_words_are_there_in_every_language_with_the_same_values(code: str) -> None:
    words = WORDS[code]
    assert list(words) == ["en", "zh-CN"]
    assert all(words.values())
    assert names_in(words["en"]) == names_in(words["zh-CN"])


def test_words_take_their_values_from_the_problem() -> None:
    problem = Problem("isAllButtonClose", "id", {"button": "Approve"})
    assert problem.text == "‘Approve’ leads nowhere."
    assert problem.words == {"en": "‘Approve’ leads nowhere.", "zh-CN": "“Approve”没有去向。"}


def test_values_are_not_read_as_words() -> None:
    for name in ("{x.__class__}", "{button}", "{n, plural, other {#}}"):
        assert Problem("isAllButtonClose", "", {"button": name}).text == f"‘{name}’ leads nowhere."


class TestPlurals:
    WORDS = "{n, plural, =0 {No files} one {One file} other {# files}} of {name}"

    @pytest.mark.parametrize(("count", "said"), [(0, "No files"), (1, "One file"), (1_000, "1000 files")])
    def test_by_the_rules_of_the_language(self, count: int, said: str) -> None:
        assert filled(self.WORDS, {"n": count, "name": "Li"}, "en") == f"{said} of Li"

    def test_a_language_without_plurals(self) -> None:
        assert filled("最多 {n, plural, other {# 个文件}}。", {"n": 1}, "zh-CN") == "最多 1 个文件。"

    def test_the_values_are_named_once(self) -> None:
        assert names_in(self.WORDS) == {"n", "name"}

import re
from pathlib import Path

import formwork
from formwork.problems import TEXTS, Problem

_SOURCES = Path(formwork.__file__).parent.rglob("*.py")
_CODE = re.compile(r"""(?:[Pp]roblem|Failed)\(\s*"([A-Za-z]+)\"""")


def test_every_code_has_its_words_and_every_word_its_code() -> None:
    written = {code for file in _SOURCES for code in _CODE.findall(file.read_text())}
    # Of kinds of nodes that a later folder brings.
    to_come = {"isAllBackToPreviousClose", "isAllCreateNewVersionClose"}
    assert written | to_come == set(TEXTS)


def test_words_take_their_values_from_the_problem() -> None:
    problem = Problem("isAllButtonClose", "id", {"button": "Approve"})
    assert problem.text == "‘Approve’ leads nowhere."


def test_values_are_not_read_as_words() -> None:
    problem = Problem("isAllButtonClose", "", {"button": "{x.__class__}"})
    assert problem.text == "‘{x.__class__}’ leads nowhere."

import json
import re
from pathlib import Path
from string import Formatter

import formwork
from formwork.problems import TEXTS, Problem

_SOURCES = Path(formwork.__file__).parent.rglob("*.py")
_CODE = re.compile(r"""(?:[Pp]roblem|Failed)\(\s*"([A-Za-z]+)\"""")


def test_every_code_has_its_words_and_every_word_its_code() -> None:
    written = {code for file in _SOURCES for code in _CODE.findall(file.read_text())}
    # Of kinds of nodes that a later folder brings.
    to_come = {"isAllBackToPreviousClose", "isAllCreateNewVersionClose"}
    assert written | to_come == set(TEXTS)


def test_the_vectors_tell_every_code_and_the_values_of_its_words() -> None:
    """From them the web's catalogues are checked."""
    path = Path(__file__).parents[4] / "proto" / "vectors" / "problems.json"
    told = {case["name"]: case["expected"]["values"] for case in json.loads(path.read_text())["cases"]}
    assert told == {
        code: [name for _, name, _, _ in Formatter().parse(text) if name] for code, text in TEXTS.items()
    }


def test_words_take_their_values_from_the_problem() -> None:
    problem = Problem("isAllButtonClose", "id", {"button": "Approve"})
    assert problem.text == "‘Approve’ leads nowhere."


def test_values_are_not_read_as_words() -> None:
    problem = Problem("isAllButtonClose", "", {"button": "{x.__class__}"})
    assert problem.text == "‘{x.__class__}’ leads nowhere."

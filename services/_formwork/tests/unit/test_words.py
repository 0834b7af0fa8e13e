"""What formwork says is there in every language: source and catalogues, compared."""

import re
import tomllib
from itertools import chain
from pathlib import Path

import formwork
import pytest
from formwork.fields.header_section import LABELS
from formwork.first_words import IN_CHINESE

PACKAGE = Path(formwork.__file__).parent
CATALOGUES = sorted((PACKAGE / "texts").glob("*.toml"))
_SAID = re.compile(r"""\bsay\(\s*"([^"]+)\"""")
_PLACE = re.compile(r"\{\w+\}")


def said() -> set[str]:
    in_the_source = (each for file in PACKAGE.rglob("*.py") for each in _SAID.findall(file.read_text()))
    return {*in_the_source, *LABELS.values(), *IN_CHINESE}


def test_there_is_another_language_than_english() -> None:
    assert CATALOGUES
    assert "Page {number}" in said()


@pytest.mark.parametrize("catalogue", CATALOGUES, ids=lambda file: file.stem)
def test_all_of_it_is_translated_with_the_same_values_and_nothing_else(catalogue: Path) -> None:
    tables = tomllib.loads(catalogue.read_text("utf-8")).values()
    words = dict(chain.from_iterable(table.items() for table in tables))
    assert {english: sorted(_PLACE.findall(each)) for english, each in words.items()} == {
        english: sorted(_PLACE.findall(english)) for english in said()
    }

"""What services say is there in every language: source and catalogues, compared. No service is listed."""

import json
import subprocess
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from chassis.texts import DEFAULT_LANGUAGE, places_in, read_catalogues
from devstack import layout
from devstack.layout import NODE_BIN

from services._devstack.tests.unit.spoken import Speech

CHASSIS = layout.ROOT / "services" / "_chassis" / "chassis"
CLIENT = layout.ROOT / "services" / "_identity_client" / "identity_client"
OURS = [CHASSIS, CLIENT, *(each.folder / each.package for each in layout.services())]
SPEAKING = [package for package in OURS if (package / "texts").is_dir()]
# What it says is known to its own tests.
FORMWORK = layout.ROOT / "services" / "_formwork" / "formwork"

each_package = pytest.mark.parametrize("package", SPEAKING, ids=lambda package: package.name)


@cache
def speech() -> Speech:
    return Speech(*OURS)


@cache
def catalogues(package: Path) -> dict[str, dict[str, str]]:
    """By templates only: another source's keys are known to the tests of who uses it."""
    sources = tuple(f"{each.name}." for each in (package / "texts").iterdir() if each.is_dir())
    return {
        language: {template: words for template, words in entries.items() if not template.startswith(sources)}
        for language, entries in read_catalogues(package / "texts").items()
    }


def languages() -> set[str]:
    return {language for package in SPEAKING for language in catalogues(package)}


def test_there_is_another_language_than_english() -> None:
    assert languages()
    assert DEFAULT_LANGUAGE not in languages()


@each_package
def test_a_text_is_one_literal_with_the_values_it_names(package: Path) -> None:
    said = speech().said(package)
    assert [each for each in said if not each.is_literal or each.values != places_in(each.template)] == []


@each_package
def test_every_text_is_translated(package: Path) -> None:
    for language in languages():
        known = catalogues(CHASSIS)[language] | catalogues(package).get(language, {})
        missing = {each.template: each.where for each in speech().said(package) if each.template not in known}
        assert missing == {}, language


@each_package
def test_no_translation_is_left_of_a_text_that_is_gone(package: Path) -> None:
    said = {each.template for each in speech().said(package)}
    for language, entries in catalogues(package).items():
        assert set(entries) - said == set(), language


@each_package
def test_a_translation_holds_the_same_values(package: Path) -> None:
    for language, entries in catalogues(package).items():
        unlike = [each for each, words in entries.items() if not words or places_in(each) != places_in(words)]
        assert unlike == [], language


@each_package
def test_nobody_is_told_a_plain_string(package: Path) -> None:
    assert list(speech().plain_strings(package)) == []


def test_the_same_english_is_translated_alike_everywhere() -> None:
    for language in languages():
        alike: dict[str, str] = {}
        for package in (*SPEAKING, FORMWORK):
            for template, words in catalogues(package).get(language, {}).items():
                assert alike.setdefault(template, words) == words, f"{language}: {template}"
        for answer in gateway_answers().values():
            assert alike.get(answer[DEFAULT_LANGUAGE], answer[language]) == answer[language], answer


@cache
def gateway_answers() -> dict[int, dict[str, Any]]:
    """By HTTP status: what the gateway says while a service is away."""
    script = (
        "import { ANSWERS } from './errors.mjs'; console.log(JSON.stringify(Object.fromEntries(ANSWERS)))"
    )
    printed = subprocess.check_output(
        [NODE_BIN / "node", "--input-type=module", "--eval", script], cwd=layout.ROOT / "gateway" / "web"
    )
    return dict(json.loads(printed))


def test_the_gateway_says_everything_in_every_language() -> None:
    assert gateway_answers()
    for status, answer in gateway_answers().items():
        missing = {DEFAULT_LANGUAGE, *languages()} - {each for each, words in answer.items() if words}
        assert missing == set(), status


PLAIN = """
from chassis.errors import FieldError, Invalid, Unavailable
from chassis.http import TranslatedText
from chassis.texts import Text
from pydantic import AfterValidator

AWAY = "Away."

class Wrong(Invalid):
    def __init__(self, name: str) -> None:
        message = f"{name} is wrong."
        super().__init__(message)

class Handed(Invalid):
    def __init__(self, message: Text) -> None:
        super().__init__(message, fields=[FieldError("name", message)])

class Verdict:
    line: int
    message: TranslatedText

def refuse(name: str, message: str) -> None:
    raise Invalid.field(name, message)

def why() -> str | None: ...

def day(value: str) -> str:
    raise ValueError("choose a day")

Day = AfterValidator(day)

def all_of_them() -> None:
    Unavailable(AWAY)
    Handed("It is wrong." if AWAY else Text("Right."))
    Handed(why())
    Verdict(line=1, message="Can be " + "invited.")
    Invalid(message=str(Text("Right.")))
"""

FINE = """
from chassis.errors import FieldError, Invalid
from chassis.texts import Text

WRONG = Text("{name} is wrong.", name="This")

class Taken(Invalid):
    def __init__(self, field: str) -> None:
        super().__init__(WRONG, fields=[FieldError(field, WRONG, "taken")])

def why() -> Text | None: ...

def refuse(reason: Text) -> None:
    raise Taken("name")
    raise Invalid(reason or why())
    raise Invalid
    raise ValueError("nobody outside reads this")
"""


@pytest.mark.parametrize(("source", "count"), [(PLAIN, 8), (FINE, 0)], ids=["plain", "fine"])
def test_the_check_itself_finds_every_plain_string(source: str, count: int, tmp_path: Path) -> None:
    package = tmp_path / "notes"
    package.mkdir()
    (package / "errors.py").write_text(source)
    found = list(Speech(CHASSIS, package).plain_strings(package))
    assert len(found) == count, found

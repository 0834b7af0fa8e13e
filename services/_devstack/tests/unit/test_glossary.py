"""The glossary speaks of what is there: its places exist, and what people read keeps to its words."""

import re
from dataclasses import dataclass, replace
from functools import cache, cached_property

import pytest
from devstack.layout import ROOT

from services._devstack.tests.unit.catalogues import Said, everything_said

_GLOSSARY = ROOT / "docs" / "glossary.md"
_PLACEHOLDER = re.compile(r"\{\w+[,}]")

# Where the English has a word of the glossary in another meaning: these are whole texts, or parts of one.
_OTHERWISE_MEANT = (
    *(
        "Admin console",
        "Second step",
        "second step",
        "stand in for a second factor",
        "First steps",
        "these steps",
    ),
    *("Five steps", "Follow the steps", "password manager", "spam folder", "white paper", "form on paper"),
    *(
        "equired fields",
        "name@company.com",
        "Use member, manager, admin or coOwner",
        "Header section",
        "{Due in",
        "Personal protective equipment",
    ),
)
_COLUMNS_OF_A_FILE = "fullName"

# Of a house of its own: what was said once, and is said plainly since.
_OLD_PHRASES = (
    *("The way it takes", "To come, as a rule", "own answer", "taken up again"),
    *("Choose one to work in it alone", "Stolen session"),
)


@dataclass(frozen=True)
class Word:
    english: str
    chinese: str
    forbidden: tuple[str, ...]

    @cached_property
    def pattern(self) -> re.Pattern[str]:
        return _whole(self.english)


@cache
def rows() -> list[list[str]]:
    lines = [each for each in _GLOSSARY.read_text().splitlines() if each.startswith("| ")]
    cells = [[cell.strip() for cell in each.strip("|").split("|")] for each in lines]
    return [each for each in cells if each[0] != "word"]


@cache
def words() -> list[Word]:
    """Those that people read."""
    named = [each for each in rows() if len(each) == 5]
    return [
        Word(english, chinese, tuple(each for each in forbidden.split(", ") if each != "–"))
        for english, chinese, forbidden, *_ in named
        if chinese != "–"
    ]


def _whole(word: str) -> re.Pattern[str]:
    """As a word of its own, or more than one of it; Chinese has no spaces to go by."""
    if not word.isascii():
        return re.compile(re.escape(word))
    many = f"{word[:-1]}ies" if word.endswith("y") else f"{word}e?s"
    return re.compile(rf"\b({word}|{many})\b", re.IGNORECASE)


def _meant(english: str) -> str:
    for part in _OTHERWISE_MEANT:
        english = english.replace(part, "")
    return "" if _COLUMNS_OF_A_FILE in english else _PLACEHOLDER.sub("", english)


def forbidden_in(said: Said) -> list[str]:
    english = _meant(said.english)
    return [
        each
        for word in words()
        for each in word.forbidden
        if _whole(each).search(english if each.isascii() else said.chinese)
    ]


def missing_in(said: Said) -> list[str]:
    english = _meant(said.english)
    return [
        word.chinese
        for word in words()
        if word.pattern.search(english) and word.chinese not in said.chinese and english != "Admin"
    ]


def test_every_place_is_there() -> None:
    places = [each[-1].strip("`") for each in rows()]
    assert len(places) > 40
    assert [each for each in places if not (ROOT / each).exists()] == []


def test_every_word_is_there_once() -> None:
    known = [each[0] for each in rows()]
    assert sorted(known) == sorted(set(known))


def test_what_people_read_has_no_word_that_is_not_said() -> None:
    assert {said: found for said in everything_said() if (found := forbidden_in(said))} == {}


def old_phrases_in(said: Said) -> list[str]:
    return [each for each in _OLD_PHRASES if each.lower() in said.english.lower()]


def test_what_people_read_is_said_plainly() -> None:
    assert {said: found for said in everything_said() if (found := old_phrases_in(said))} == {}


def test_an_old_phrase_is_found_in_a_text() -> None:
    said = next(iter(everything_said()))
    assert old_phrases_in(replace(said, english="Show the way it takes")) == ["The way it takes"]
    assert old_phrases_in(replace(said, english="Progress")) == []


def test_what_the_english_names_the_chinese_calls_by_its_word() -> None:
    assert {said: missing for said in everything_said() if (missing := missing_in(said))} == {}


def test_people_read_every_word_of_it_in_both_languages() -> None:
    everything = [*everything_said()]
    assert len(everything) > 2_000
    unread = [
        word.english
        for word in words()
        if not any(word.chinese in said.chinese for said in everything)
        or not any(word.pattern.search(said.english) for said in everything)
    ]
    assert unread == []


@pytest.mark.parametrize(
    ("english", "chinese", "forbidden", "missing"),
    [
        ("Two stages", "两个步骤", ["stage"], []),
        ("A step of {process}", "环节", ["环节"], ["步骤"]),
        (
            "{count, plural, one {one template} other {# templates}}",
            "{count, plural, other {# 个样板}}",
            ["样板"],
            ["模板"],
        ),
        ("Write to {team}", "写给 {team}", [], []),
        ("Second step", "两步验证", [], []),
    ],
)
def test_a_wrong_word_is_found(english: str, chinese: str, forbidden: list[str], missing: list[str]) -> None:
    said = Said("here", english, chinese)
    assert (forbidden_in(said), missing_in(said)) == (forbidden, missing)


def test_the_readme_leads_there() -> None:
    assert "(docs/glossary.md)" in (ROOT / "README.md").read_text()

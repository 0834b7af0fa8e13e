"""What of an XLSForm does not come along is told."""

import pytest

from services._formwork.tests.unit.portable.test_xlsform import fields, made, told
from services._formwork.tests.unit.portable.workbooks import Row, row


@pytest.mark.parametrize("appearance", ["", "minimal"])
@pytest.mark.parametrize("sign", ["=", "!="])
def test_equal_to_one_of_several_choices_is_no_rule_of_ours(sign: str, appearance: str) -> None:
    several = row("select_multiple yn", "m", "M", appearance=appearance)
    form = made([several, row("text", "why", "Why", relevant=f"${{m}} {sign} 'yes'")])
    assert [words.split(" is not")[0] for _, words in told(form)] == [f"`relevant` with `${{m}} {sign} yes`"]
    assert form.pages[0]["conditions"] == []
    chosen = made([several, row("text", "why", "Why", relevant="selected(${m}, 'yes')")])
    assert chosen.notes == []


@pytest.mark.parametrize(
    ("more", "words"),
    [
        (row("text", "b", relevant="count-selected(${a}) > 1"), "`relevant` with `count-selected()` is not"),
        (row("text", "b", relevant="${gone} = 1"), "`relevant` with `${gone}` is not carried."),
        (row("text", "b", relevant="not(${n} > 1)"), "`relevant` with `not()` is not carried."),
        (row("text", "b", constraint=". <= today()"), "`constraint` with `today()` is not carried."),
        (row("text", "b", default="concat(${a}, 1)"), "`default` with `concat(${a}, 1)` is not carried."),
        (row("geotrace", "b"), "A question of the type “geotrace” is left out: forms here have none."),
        (row("calculate", "c", calculation="concat(${a}, 'x')"), "The calculation “c” is left out, because"),
        (
            row("calculate", "c", calculation="today() + 1"),
            "The calculation “c” is left out, because of `today()`",
        ),
        (row("select_one yn", "b", choice_filter="x=1"), "`choice_filter` with `x=1` is not carried."),
        (row("text", "b", "Of ${a}"), "The text shows an answer of another question."),
        (row("start", "s"), "“start” is left out"),
    ],
)
def test_what_does_not_come_along_is_told_with_its_row(more: Row, words: str) -> None:
    form = made([row("select_multiple yn", "a", "A"), more])
    (found,) = told(form)
    assert found[0] == "3"
    assert found[1].startswith(words)


def test_what_does_not_come_along_stands_in_the_order_of_the_rows_and_names_its_question() -> None:
    rows = [
        row("text", "a", "Storey", relevant="count-selected(${c}) > 1"),
        row("geotrace", "b"),
        row("text", "d", "Beside ${a}"),
        row("text", "e", "Slump", constraint=". <= today()"),
    ]
    form = made([*rows, row("select_multiple yn", "c", "C")])
    told_of = [(each.place, each.subject) for each in form.notes]
    assert told_of == [("2", "Storey"), ("3", "b"), ("4", "Beside [Storey]"), ("5", "Slump")]


def test_of_several_languages_one_is_taken_and_the_others_are_told() -> None:
    rows = [{"type": "text", "name": "a", "label::English (en)": "Weather", "label::中文 (zh)": "天气"}]
    form = made(rows, default_language="中文 (zh)")
    assert fields(form)["a"]["setting"]["label"] == "天气"
    assert told(form) == [
        ("", "The form has several languages. It is made in “中文 (zh)”, without: English (en).")
    ]

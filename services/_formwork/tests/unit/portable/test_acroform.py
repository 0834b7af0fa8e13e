"""PDFs that are filled in on a screen: what becomes of each of their fields, and what is told."""

import pytest
from formwork.portable import Unreadable, printed, read_file
from hypothesis import given, settings
from hypothesis import strategies as st

from services._formwork.tests.unit.portable.paper_forms import Paper, ticked
from services._formwork.tests.unit.portable.test_other_builders import fields, made, settings_of, told

MANY_LINES, RADIO, PUSH, REQUIRED, READ_ONLY = 1 << 12, 1 << 15, 1 << 16, 1 << 1, 1


def permit() -> Paper:
    paper = Paper("Hot work permit")
    paper.print(40, 60, "HOT WORK PERMIT")
    paper.print(40, 100, "Company:")
    paper.field(120, 102, "Text1", Ff=REQUIRED)
    paper.print(340, 100, "Date of work")
    paper.field(
        420, 102, "Text2", wide=100, AA={"F": {"S": "/JavaScript", "JS": 'AFDate_FormatEx("d/m/yy");'}}
    )
    paper.print(40, 130, "What is to be done")
    paper.field(40, 190, "f1_03[0]", wide=400, high=52, Ff=MANY_LINES)
    paper.field(40, 220, "CB1", "Btn", wide=12, AP=ticked("Yes"))
    paper.print(58, 218, "Extinguisher at hand")
    paper.print(40, 250, "Weather")
    for at, state in enumerate(("Dry", "Wet")):
        paper.field(120 + 80 * at, 252, "Group3", "Btn", wide=12, Ff=RADIO, AP=ticked(f"{at}"))
        paper.print(136 + 80 * at, 250, state)
    paper.field(120, 282, "shift", "Ch", Opt=[["d", "Day"], ["n", "Night"]], TU="Shift of the crew")
    paper.print(40, 310, "Signed by")
    paper.field(120, 312, "Sig1", "Sig")
    paper.field(300, 312, "Print", "Btn", Ff=PUSH)
    return paper


def test_each_field_is_called_by_what_is_printed_beside_it() -> None:
    form = made(permit().done(), "acroform")
    assert form.name == "Hot work permit"
    assert fields(form) == [
        ("shortText", "Company"),
        ("dateTime", "Date of work"),
        ("longText", "What is to be done"),
        ("yesNo", "Extinguisher at hand"),
        ("singleSelection", "Weather"),
        ("dropdown", "Shift of the crew"),
        ("signature", "Signed by"),
    ]
    drawn = settings_of(form)
    assert drawn["Company"]["required"]
    assert [each["label"] for each in drawn["Weather"]["setting"]["options"]] == ["Dry", "Wet"]
    assert [each["label"] for each in drawn["Shift of the crew"]["setting"]["options"]] == ["Day", "Night"]
    assert told(form) == []


def test_a_field_without_words_beside_it_is_called_as_in_its_file() -> None:
    paper = Paper()
    paper.field(40, 100, "form1[0].Page1[0].Site_name[0]")
    assert fields(made(paper.done(), "acroform")) == [("shortText", "Site name")]


def test_pages_stay_pages_and_a_field_on_two_is_asked_for_once() -> None:
    paper = Paper()
    paper.print(40, 100, "Name")
    paper.field(100, 102, "Name")
    paper.turn()
    paper.print(40, 100, "Name")
    paper.field(100, 102, "Name")
    paper.print(40, 130, "Depth in m")
    paper.field(120, 132, "Depth", AA={"F": {"JS": "AFNumber_Format(2, 0, 0, 0, '', true);"}})
    form = made(paper.done(), "acroform")
    assert len(form.pages) == 2
    assert fields(form) == [("shortText", "Name"), ("number", "Depth in m")]


def test_a_password_for_changing_it_keeps_nobody_from_reading_it() -> None:
    content = permit().done(changed_with="secret")
    assert len(fields(made(content, "acroform"))) == 7


def test_what_nobody_may_fill_in_is_told() -> None:
    paper = permit()
    paper.print(40, 400, "Number")
    paper.field(120, 402, "No", Ff=READ_ONLY)
    form = made(paper.done(), "acroform")
    assert told(form) == [("1", "fixedInPdf")]
    assert [each.subject for each in form.notes] == ["Number"]


@pytest.mark.parametrize(
    ("content", "code"),
    [
        (Paper().done(), "noFormFields"),
        (permit().done("secret"), "lockedPdf"),
        (b"%PDF-1.7\n%%EOF", "damagedPdf"),
        (permit().done()[:400], "damagedPdf"),
    ],
)
def test_what_is_no_form_is_told_so(content: bytes, code: str) -> None:
    with pytest.raises(Unreadable) as refused:
        read_file(content)
    assert refused.value.note.code == code


_PERMIT = permit().done()


@settings(max_examples=300, deadline=None)
@given(st.lists(st.tuples(st.integers(0, len(_PERMIT) - 1), st.binary(max_size=12)), min_size=1, max_size=12))
def test_a_spoiled_file_is_read_or_refused(spoiled: list[tuple[int, bytes]]) -> None:
    content = bytearray(_PERMIT)
    for at, piece in spoiled:
        content[at : at + len(piece)] = piece
    try:
        format_, _ = read_file(b"%PDF-" + bytes(content[5:]))
    except Unreadable:
        return
    assert format_ == "acroform"


def test_pages_that_share_what_is_drawn_are_read_as_long_as_there_is_patience(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Of a small file with any number of pages: what has no words beside it is called by its own name."""
    monkeypatch.setattr(printed, "_MOST_STEPS", 40)
    paper = Paper()
    for number in range(3):
        if number:
            paper.turn()
        paper.print(40, 100, f"Printed {number}")
        paper.field(120, 102, f"Named {number}")
        for line in range(5):
            paper.print(40, 200 + 20 * line, "Small print")
    labels = [label for _, label in fields(made(paper.done(), "acroform"))]
    assert labels == ["Printed 0", "Printed 1", "Named 2"]

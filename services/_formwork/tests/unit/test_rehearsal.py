"""What a form that is about to be published makes of what was entered before."""

from typing import Any

from formwork.body import Body, parse_body
from formwork.conditions.situation import NOWHERE
from formwork.rehearsal import Difference, rehearse
from formwork.testing import an_id
from hypothesis import given
from hypothesis import strategies as st

from services._formwork.tests.drawn import field, options, page

LENGTH, WIDTH, AREA, SHIFT, NOTE, NAME = (an_id(number) for number in range(1, 7))


def drawn(*rules: dict[str, Any], without: str = "", **changes: dict[str, Any]) -> Body:
    length = field("number", "Length", LENGTH, unit="m") | changes.get("length", {})
    fields = [
        length,
        field("number", "Width", WIDTH),
        field("calculation", "Area", AREA, **{"formula": f"{{{LENGTH}}}*2", **changes.get("area", {})}),
        field(
            "singleSelection", "Shift", SHIFT, **changes.get("shift", {"options": options("Day", "Night")})
        ),
        field("shortText", "Note", NOTE) | changes.get("note", {}),
    ]
    kept = [each for each in fields if each["id"] != without]
    return parse_body([page(*kept) | {"conditions": [*rules]}])


ENTERED = {LENGTH: "4", WIDTH: "2", SHIFT: {"selected": [2]}, NOTE: "wet"}


def differences(after: Body, entered: dict[str, Any] = ENTERED, *, is_done: bool = True) -> list[Difference]:
    return rehearse(drawn(), after, entered, NOWHERE, is_done=is_done)


class TestNothing:
    def test_is_told_of_the_same_form(self) -> None:
        assert differences(drawn()) == []

    def test_is_told_of_other_words_or_of_a_field_more(self) -> None:
        assert differences(drawn(note=field("shortText", "Remark", NOTE))) == []

    @given(st.dictionaries(st.sampled_from([LENGTH, WIDTH, AREA, SHIFT, NOTE, NAME]), st.text(max_size=5)))
    def test_stops_it_whatever_was_kept(self, entered: dict[str, Any]) -> None:
        assert differences(drawn(), entered) == []


class TestValues:
    def test_of_a_field_that_is_gone(self) -> None:
        assert differences(drawn(without=NOTE)) == [Difference("gone", NOTE, "wet")]

    def test_of_an_option_that_is_gone(self) -> None:
        assert differences(drawn(shift={"options": options("Day")})) == [
            Difference("doesNotFit", SHIFT, "Night")
        ]

    def test_of_a_field_that_is_of_another_kind_now(self) -> None:
        other = field("dateTime", "Note", NOTE)
        assert differences(drawn(note=other)) == [Difference("doesNotFit", NOTE, "wet")]

    def test_that_a_new_rule_hides(self) -> None:
        at_night = {"state": "anyOf", "value": [2]}
        rule = {
            "id": an_id(50),
            "nestedConditions": [
                {"fieldCondition": {"fieldId": SHIFT}, "comparisonCondition": {"fieldState": at_night}}
            ],
            "outcomes": [{"type": "hide", "fieldIds": [NOTE]}],
        }
        assert differences(drawn(rule)) == [Difference("hidden", NOTE, "wet")]
        assert differences(drawn(rule), ENTERED | {SHIFT: {"selected": [1]}}) == []

    def test_that_nobody_entered_are_not_lost(self) -> None:
        assert differences(drawn(without=NOTE), {LENGTH: "4"}) == []


class TestResults:
    def test_of_another_formula(self) -> None:
        by_width = {"formula": f"{{{LENGTH}}}*{{{WIDTH}}}+1"}
        assert differences(drawn(area=by_width)) == [Difference("calculated", AREA, "8.00", "9.00")]

    def test_that_are_no_longer_any(self) -> None:
        assert differences(drawn(area={"formula": f"{{{LENGTH}}}/0"})) == [
            Difference("calculated", AREA, "8.00", "")
        ]


class TestWhatIsRequiredNow:
    must = field("shortText", "Note", NOTE) | {"required": True}

    def test_and_was_not_entered(self) -> None:
        entered = {LENGTH: "4"}
        assert differences(drawn(note=self.must), entered) == [Difference("required", NOTE)]

    def test_and_is_there_is_no_matter(self) -> None:
        assert differences(drawn(note=self.must)) == []

    def test_may_still_come_where_it_is_not_done(self) -> None:
        assert differences(drawn(note=self.must), {LENGTH: "4"}, is_done=False) == []

    def test_and_was_before_is_none_of_the_new_form_s(self) -> None:
        must = drawn(note=self.must)
        assert rehearse(must, must, {LENGTH: "4"}, NOWHERE, is_done=True) == []

"""What of a changed HTTP contract an older web does not notice."""

import pytest
from devstack.contract.calls import breaks

from .note_contracts import (
    NULL,
    TEXT,
    Json,
    answering,
    asking,
    body,
    call,
    contract,
    found,
    parameter,
    record,
    taking,
)


class TestNobodyMinds:
    def test_the_same(self) -> None:
        assert found(call(), call()) == []

    def test_another_call(self) -> None:
        assert breaks(contract(call()), contract(call(), Archive=call())) == []

    @pytest.mark.parametrize(
        ("before", "now"),
        [
            (record(text=TEXT), record(text=TEXT, colour=TEXT)),
            (record(("text",), text=TEXT), record(text=TEXT)),
            (record(text=TEXT), record(text={"anyOf": [TEXT, NULL]})),
            (record(text={**TEXT, "maxLength": 100}), record(text={**TEXT, "maxLength": 200})),
            (record(text={**TEXT, "pattern": "^a"}), record(text=TEXT)),
            (record(text={**TEXT, "format": "uuid"}), record(text=TEXT)),
            (record(text={"enum": ["a"]}), record(text={"enum": ["a", "b"]})),
            (record(text=TEXT | {"const": "a"}), record(text=TEXT | {"enum": ["a", "b"]})),
            (record(count={"type": "integer"}), record(count={"type": "number"})),
            (record(gone=TEXT | {"deprecated": True}), record()),
            (record(text=TEXT), {"type": "object", "additionalProperties": True}),
            (record(text=TEXT), {}),
        ],
        ids=[
            "an optional field more",
            "no longer required",
            "may be null",
            "a higher limit",
            "no pattern",
            "no format",
            "a value more",
            "one value, then several",
            "any number",
            "a field that the web had left",
            "any object",
            "anything",
        ],
    )
    def test_more_is_taken(self, before: Json, now: Json) -> None:
        assert found(taking(before), taking(now)) == []

    @pytest.mark.parametrize(
        ("before", "now"),
        [
            (record(("id",), id=TEXT), record(("id", "name"), id=TEXT, name=TEXT)),
            (record(name=TEXT), record(("name",), name=TEXT)),
            (record(name={"anyOf": [TEXT, NULL]}), record(name=TEXT)),
            (record(state={"enum": ["a", "b"]}), record(state={"enum": ["a"]})),
            (record(count={"type": "number"}), record(count={"type": "integer"})),
            (record(name={**TEXT, "maxLength": 100}), record(name=TEXT)),
            (record(old=TEXT | {"deprecated": True}), record()),
        ],
        ids=[
            "a field more",
            "always there",
            "never null",
            "a value less",
            "whole numbers only",
            "a longer text",
            "a field that the web had left",
        ],
    )
    def test_what_is_answered_was_known(self, before: Json, now: Json) -> None:
        assert found(answering(before), answering(now)) == []

    def test_a_call_that_the_web_had_left_is_gone(self) -> None:
        assert breaks(contract(call(), Old=call(deprecated=True)), contract(call())) == []

    def test_an_optional_parameter_more_and_one_less_that_the_web_had_left(self) -> None:
        before = asking(parameter("old", deprecated=True))
        assert found(before, asking(parameter("page"))) == []

    def test_an_optional_body(self) -> None:
        assert found(call(), call(requestBody=body(record(text=TEXT)))) == []

    def test_a_format_more_is_taken(self) -> None:
        both = {"content": {**body(TEXT)["content"], **body(TEXT, "text/csv")["content"]}}
        assert found(call(requestBody=body(TEXT)), call(requestBody=both)) == []

    def test_a_format_more_is_answered_to_whoever_names_it(self) -> None:
        both = {"200": {"content": {**body(TEXT)["content"], **body(TEXT, "text/csv")["content"]}}}
        json, csv_too = ({"enum": names} for names in (["json"], ["json", "csv"]))
        now = call(responses=both, parameters=[parameter("format", csv_too)])
        for before in (asking(parameter("format", json)), asking()):
            assert found({**before, "responses": {"200": body(TEXT)}}, now) == []

    def test_another_name_of_the_same_schema(self) -> None:
        before = contract(answering({"$ref": "#/components/schemas/Note"}), {"Note": record(id=TEXT)})
        now = contract(answering({"$ref": "#/components/schemas/NoteRead"}), {"NoteRead": record(id=TEXT)})
        assert breaks(before, now) == []

"""What of a changed HTTP contract would hurt an older web, and is refused."""

import pytest
from devstack.contract.calls import breaks
from devstack.contract.findings import Rule, told

from .note_contracts import (
    CALL,
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
    rules,
    taking,
)


class TestRequests:
    @pytest.mark.parametrize(
        ("before", "now", "rule", "sentence"),
        [
            (
                record(text=TEXT),
                record(),
                Rule.FIELD_NOT_TAKEN,
                f"{CALL} body.text (request) is not taken any more",
            ),
            (
                record(text=TEXT),
                record(("text",), text=TEXT),
                Rule.REQUIRED,
                f"{CALL} body.text (request) is required now",
            ),
            (
                record(),
                record(("text",), text=TEXT),
                Rule.REQUIRED,
                f"{CALL} body.text (request) is required now",
            ),
            (
                record(text={"anyOf": [TEXT, NULL]}),
                record(text=TEXT),
                Rule.TAKES_LESS,
                f"{CALL} body.text (request) takes less: only text, was null too",
            ),
            (
                record(text=TEXT),
                record(text={"type": "integer"}),
                Rule.TAKES_LESS,
                f"{CALL} body.text (request) takes less: only integer, was text too",
            ),
            (
                record(text={"enum": ["a", "b"]}),
                record(text={"enum": ["a"]}),
                Rule.TAKES_LESS,
                f"{CALL} body.text (request) takes less: no 'b'",
            ),
            (
                record(text=TEXT),
                record(text={**TEXT, "enum": ["a"]}),
                Rule.TAKES_LESS,
                f"{CALL} body.text (request) takes less: only 'a'",
            ),
            (
                record(text={**TEXT, "maxLength": 200}),
                record(text={**TEXT, "maxLength": 100}),
                Rule.TAKES_LESS,
                f"{CALL} body.text (request) takes less: maxLength 100, was 200",
            ),
            (
                record(text=TEXT),
                record(text={**TEXT, "minLength": 1}),
                Rule.TAKES_LESS,
                f"{CALL} body.text (request) takes less: minLength 1",
            ),
            (
                record(text=TEXT),
                record(text={**TEXT, "pattern": "^a"}),
                Rule.TAKES_LESS,
                f"{CALL} body.text (request) takes less: pattern ^a",
            ),
            (
                record(text=TEXT),
                record(text={**TEXT, "format": "uuid"}),
                Rule.TAKES_LESS,
                f"{CALL} body.text (request) takes less: uuid, was any text",
            ),
            (
                record(of={"type": "array", "items": TEXT}),
                record(of={"type": "array", "items": {**TEXT, "maxLength": 9}}),
                Rule.TAKES_LESS,
                f"{CALL} body.of[] (request) takes less: maxLength 9",
            ),
            (
                record(of={"type": "object", "additionalProperties": True}),
                record(of={"type": "object", "additionalProperties": TEXT}),
                Rule.TAKES_LESS,
                f"{CALL} body.of.* (request) takes less: only text, was anything too",
            ),
            (
                {"type": "object", "properties": {}},
                record(),
                Rule.TAKES_LESS,
                f"{CALL} body (request) takes less: no fields beyond those named",
            ),
            (
                record(text=TEXT),
                record(text={**TEXT, "if": {"minLength": 2}}),
                Rule.TAKES_LESS,
                f"{CALL} body.text (request) takes less: 'if' differs, which is not compared",
            ),
        ],
        ids=lambda value: value if isinstance(value, str) else "",
    )
    def test_less_is_taken(self, before: Json, now: Json, rule: Rule, sentence: str) -> None:
        assert found(taking(before), taking(now)) == [(rule, sentence)]

    def test_a_parameter_is_gone(self) -> None:
        assert rules(asking(parameter("page")), asking()) == [Rule.FIELD_NOT_TAKEN]

    def test_a_parameter_is_required(self) -> None:
        assert rules(asking(), asking(parameter("page", required=True))) == [Rule.REQUIRED]

    def test_a_parameter_takes_less(self) -> None:
        (only,) = found(asking(parameter("page")), asking(parameter("page", {"type": "integer"})))
        assert only == (
            Rule.TAKES_LESS,
            f"{CALL} query page (request) takes less: only integer, was text too",
        )

    def test_a_body_is_required(self) -> None:
        assert rules(call(), taking(TEXT)) == [Rule.REQUIRED]

    def test_a_body_is_no_longer_taken(self) -> None:
        assert rules(taking(TEXT), call()) == [Rule.FIELD_NOT_TAKEN]

    def test_another_format_is_taken(self) -> None:
        csv = call(requestBody=body(TEXT, "text/csv"))
        (only,) = found(call(requestBody=body(TEXT)), csv)
        assert only == (Rule.MEDIA, f"{CALL} body (request) speaks otherwise: text/csv, was application/json")


class TestAnswers:
    @pytest.mark.parametrize(
        ("before", "now", "rule", "sentence"),
        [
            (
                record(name=TEXT),
                record(),
                Rule.FIELD_GONE,
                f"{CALL} 200.name (answer) is gone from the answer",
            ),
            (
                record(("name",), name=TEXT),
                record(name=TEXT),
                Rule.MAY_BE_MISSING,
                f"{CALL} 200.name (answer) may be missing from the answer",
            ),
            (
                record(name=TEXT),
                record(name={"anyOf": [TEXT, NULL]}),
                Rule.ANSWERS_MORE,
                f"{CALL} 200.name (answer) may be something new: null, was only text",
            ),
            (
                record(name=TEXT),
                record(name={"type": ["string", "null"]}),
                Rule.ANSWERS_MORE,
                f"{CALL} 200.name (answer) may be something new: null, was only text",
            ),
            (
                record(state={"enum": ["a"]}),
                record(state={"enum": ["a", "b"]}),
                Rule.ANSWERS_MORE,
                f"{CALL} 200.state (answer) may be something new: 'b'",
            ),
            (
                record(state={"const": "a"}),
                record(state=TEXT),
                Rule.ANSWERS_MORE,
                f"{CALL} 200.state (answer) may be something new: any value, was only 'a'",
            ),
            (
                record(count={"type": "integer"}),
                record(count={"type": "number"}),
                Rule.ANSWERS_MORE,
                f"{CALL} 200.count (answer) may be something new: number, was only integer",
            ),
            (
                record(on={**TEXT, "format": "date"}),
                record(on={**TEXT, "format": "date-time"}),
                Rule.ANSWERS_MORE,
                f"{CALL} 200.on (answer) may be something new: date-time, was date",
            ),
            (
                record(of={"type": "array", "items": record(name=TEXT)}),
                record(of={"type": "array", "items": record()}),
                Rule.FIELD_GONE,
                f"{CALL} 200.of[].name (answer) is gone from the answer",
            ),
        ],
        ids=lambda value: value if isinstance(value, str) else "",
    )
    def test_the_web_knows_nothing_of_it(self, before: Json, now: Json, rule: Rule, sentence: str) -> None:
        assert found(answering(before), answering(now)) == [(rule, sentence)]

    def test_another_status(self) -> None:
        (only,) = found(answering(TEXT), answering(TEXT, "201"))
        assert only == (Rule.STATUS, f"{CALL} (answer) answers otherwise: 201, was 200")

    def test_another_format(self) -> None:
        csv = call(responses={"200": body(TEXT, "text/csv")})
        assert rules(call(responses={"200": body(TEXT)}), csv) == [Rule.MEDIA]

    def test_one_format_more_that_nobody_asked_for(self) -> None:
        both = {"content": {**body(TEXT)["content"], **body(TEXT, "text/csv")["content"]}}
        assert rules(call(responses={"200": body(TEXT)}), call(responses={"200": both})) == [Rule.MEDIA]

    def test_one_format_more_for_a_name_that_meant_another(self) -> None:
        both = {"200": {"content": {**body(TEXT)["content"], **body(TEXT, "text/csv")["content"]}}}
        before, now = (
            call(responses=answers, parameters=[parameter("format", {"enum": ["json"]})])
            for answers in ({"200": body(TEXT)}, both)
        )
        assert rules(before, now) == [Rule.MEDIA]

    def test_one_of_several_shapes_has_lost_a_field(self) -> None:
        done = record(("status", "name"), status={"const": "done", "type": "string"}, name=TEXT)
        asked = record(("status",), status={"const": "asked", "type": "string"})
        either: Json = {
            "oneOf": [{"$ref": "#/components/schemas/Done"}, {"$ref": "#/components/schemas/Asked"}]
        }
        before = contract(answering(either), {"Done": done, "Asked": asked})
        now = contract(answering(either), {"Done": record(("status",), status=TEXT), "Asked": asked})
        assert {each.sentence for each in breaks(before, now)} >= {
            "Done.name (answer) is gone from the answer"
        }

    def test_a_shape_that_is_none_of_those_before(self) -> None:
        one, other, third = (record((name,), **{name: TEXT}) for name in ("one", "other", "third"))
        assert rules(answering({"anyOf": [one, other]}), answering({"anyOf": [one, other, third]})) == [
            Rule.ANSWERS_MORE
        ]


class TestCalls:
    def test_a_call_is_gone(self) -> None:
        (only,) = breaks(contract(call(), Old=call()), contract(call()))
        assert (only.rule, only.sentence) == (Rule.CALL_GONE, "POST /api/Note/Old is gone")

    def test_a_schema_that_holds_itself_is_compared_once(self) -> None:
        node: Json = {"$ref": "#/components/schemas/Node"}
        before = contract(answering(node), {"Node": record(next=node, name=TEXT)})
        now = contract(answering(node), {"Node": record(next=node)})
        assert [each.sentence for each in breaks(before, now)] == [
            "Node.name (answer) is gone from the answer"
        ]


def test_what_is_told_names_context_call_and_field_what_is_met_and_what_to_do() -> None:
    note = {"$ref": "#/components/schemas/Note"}
    before = contract(answering(note), {"Note": record(name=TEXT)}, Load=answering(note))
    now = contract(answering(note), {"Note": record()}, Load=answering(note))
    assert told("notes", breaks(before, now)) == [
        "notes: Note.name (answer) is gone from the answer",
        "    in POST /api/Note/Save and 1 more",
        f"    a web of the last release: {Rule.FIELD_GONE.met}",
        "    → go on answering it; mark it deprecated=True once the web has left it, "
        "remove it with the release after that",
    ]

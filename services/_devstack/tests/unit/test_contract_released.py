from pathlib import Path
from typing import Any

from devstack import layout
from devstack.contract import document, released, web
from devstack.contract.findings import Finding, Rule
from devstack.declaration import Declaration
from devstack.layout import Service

Json = dict[str, Any]
NOTES = Service("notes", "notes", Path(), Declaration(context="notes", areas=("Note",)))


def answer(name: str) -> Json:
    schema = {"$ref": f"#/components/schemas/{name}"}
    return {
        "responses": {"200": {"description": "Fine", "content": {"application/json": {"schema": schema}}}}
    }


OPENAPI: Json = {
    "openapi": "3.1.0",
    "paths": {
        "/api/Note/Get": {"get": {"operationId": "Get", "x-access": "member", **answer("Note")}},
        "/files/notes/{key}": {"get": {"summary": "A file", "responses": {}}},
        "/files/others/{key}": {"get": {"responses": {}}},
        "/api/Other/Get": {"get": answer("Other")},
    },
    "components": {
        "schemas": {
            "Note": {
                "title": "Note",
                "type": "object",
                "properties": {
                    "title": {"title": "Title", "type": "string", "description": "What it is called"},
                    "pen": {"$ref": "#/components/schemas/Pen"},
                },
            },
            "Pen": {"description": "To write with", "enum": ["red"]},
            "Other": {"type": "string"},
        }
    },
}


class TestDocument:
    def test_holds_the_calls_of_the_context_with_the_schemas_that_they_use(self) -> None:
        contract = document.contract_of(NOTES, OPENAPI)
        assert list(contract["paths"]) == ["/api/Note/Get", "/files/notes/{key}"]
        assert list(contract["components"]["schemas"]) == ["Note", "Pen"]

    def test_leaves_out_what_only_explains_and_keeps_fields_of_such_names(self) -> None:
        contract = document.contract_of(NOTES, OPENAPI)
        assert contract["components"]["schemas"]["Note"]["properties"]["title"] == {"type": "string"}
        assert contract["components"]["schemas"]["Pen"] == {"enum": ["red"]}
        assert contract["paths"]["/api/Note/Get"]["get"].keys() == {"responses"}

    def test_is_read_as_it_was_written(self, tmp_path: Path) -> None:
        contract = document.contract_of(NOTES, OPENAPI)
        assert document.read("notes", tmp_path) is None
        document.write("notes", contract, tmp_path)
        assert document.read("notes", tmp_path) == contract

    def test_tells_contracts_of_contexts_that_are_no_more(self, tmp_path: Path) -> None:
        for context in ("notes", "gone"):
            document.write(context, {}, tmp_path)
        assert document.left_over(["notes"], tmp_path) == [tmp_path / "gone.json"]


class TestAgreed:
    GONE = Finding(Rule.CALL_GONE, call="GET /api/Note/Get")

    def test_what_is_agreed_on_is_not_told(self) -> None:
        assert released.judged("notes", [self.GONE], {"GET /api/Note/Get is gone": "nobody had it"}) == []

    def test_what_is_not_agreed_on_is(self) -> None:
        assert released.judged("notes", [self.GONE], {})[0] == "notes: GET /api/Note/Get is gone"

    def test_what_is_agreed_on_has_to_be_a_change(self) -> None:
        (only,) = released.judged("notes", [], {"GET /api/Note/Get is gone": "nobody had it"})
        assert only.endswith("no change to the last release: GET /api/Note/Get is gone")


def test_an_agreement_of_no_context_is_a_problem(tmp_path: Path) -> None:
    released.take(layout.services(), tmp_path)
    (tmp_path / released.AGREED).write_text('[letters]\n"GET /b is gone" = "nobody had it"\n')
    assert released.problems(tmp_path) == ["agreed.toml names letters, which is no context"]


def test_every_context_that_speaks_http_can_be_released_and_is_then_no_problem(tmp_path: Path) -> None:
    released.take(layout.services(), tmp_path)
    speaking = {context for context, contract in released.todays().items() if contract["paths"]}
    assert {file.stem for file in tmp_path.iterdir()} == speaking
    assert released.problems(tmp_path) == []


class TestForTheWeb:
    def test_what_is_deprecated_is_left_out(self) -> None:
        contract = document.contract_of(NOTES, OPENAPI)
        todays = document.contract_of(NOTES, OPENAPI)
        todays["components"]["schemas"]["Note"]["properties"]["pen"]["deprecated"] = True
        todays["paths"]["/files/notes/{key}"]["get"]["deprecated"] = True
        left = web.left(contract, todays)
        assert left["components"]["schemas"]["Note"]["properties"].keys() == {"title"}
        assert left["paths"]["/files/notes/{key}"] == {}

"""Names in what is drawn follow the rule of every name; which keys hold one the models themselves tell."""

from collections.abc import Iterator
from typing import Any, cast
from uuid import uuid4

import pytest
from forms.template.errors import WrongStructure
from forms.template.names import NAMES, make_names_readable
from formwork.fields.registry import KINDS
from formwork.pages import Field, Page, Row
from formwork.workflow.model import Workflow
from pydantic import BaseModel, TypeAdapter

# Longer texts, and what is read by programs alone.
NO_NAMES = {
    "help",
    "content",
    "contentType",
    "text",
    "formula",
    "message",
    "pattern",
    "class",
    "id",
    "groupId",
    "type",
    "sourceHandle",
    "targetHandle",
    "source",
    "target",
}


def texts_in(schema: object) -> Iterator[str]:
    if isinstance(schema, list):
        for each in cast("list[object]", schema):
            yield from texts_in(each)
    if not isinstance(schema, dict):
        return
    parts = cast("dict[str, Any]", schema)
    for key, inner in parts.get("properties", {}).items():
        if inner.get("type") == "string" and not inner.keys() & {"enum", "const", "pattern", "format"}:
            yield key
    for inner in parts.values():
        yield from texts_in(inner)


def test_every_text_that_is_drawn_is_a_name_or_known_to_be_none() -> None:
    settings = [kind.Setting for kind in KINDS.values()]
    models: list[type[BaseModel]] = [Page, Row, Field, Workflow, *settings]
    found = {key for model in models for key in texts_in(TypeAdapter(model).json_schema(by_alias=True))}
    assert found >= NAMES
    assert found - NAMES == NO_NAMES & found


@pytest.mark.parametrize("key", sorted(NAMES))
def test_what_nobody_sees_goes_and_what_turns_the_writing_is_refused(key: str) -> None:
    subject_id = str(uuid4())

    def drawn(name: str) -> list[dict[str, Any]]:
        field = {"id": subject_id, "setting": {"options": [{key: name}]}, "help": "a\u200bb"}
        return [{"id": str(uuid4()), "components": [field]}]

    def name_in(pages: list[dict[str, Any]]) -> str:
        return pages[0]["components"][0]["setting"]["options"][0][key]

    for given, kept in (
        ("Pi\u200ber 7", "Pier 7"),
        ("桥\u2060墩", "桥墩"),
        ("Pier 7 ", "Pier 7 "),
        ("\u200b", ""),
    ):
        pages = drawn(given)
        make_names_readable(pages)
        assert name_in(pages) == kept
        assert pages[0]["components"][0]["help"] == "a\u200bb"
    with pytest.raises(WrongStructure, match="direction of writing") as refused:
        make_names_readable(drawn("Approve\u202etcejeR"))
    assert [each.field for each in refused.value.fields] == [subject_id]

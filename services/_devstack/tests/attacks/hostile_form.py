"""A form whose every text means harm, with a field of each kind that there is. Only a sub-form is missing: it
names another form that is in use, and is drawn with the texts of buttons and links."""

from base64 import b64decode
from itertools import cycle
from typing import Any, ClassVar

import httpx
from forms_support.approval import Approval
from formwork.fields.registry import KINDS

from services._devstack.tests.attacks.hostile import MARK, SHOWN

# What a kind must be told before its form can be published.
_NEEDED: dict[str, Any] = {"calculation": {"formula": "1+1"}}
# One pixel.
_PICTURE = b64decode(
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=="
)
_PICTURE_NAME = f"{SHOWN['a script'][:80].replace('/', ' ')}.png"
_OPTIONS = {"options": [{"id": 1, "label": SHOWN["a script"]}], "other": True}


def fetching(canary: str) -> str:
    """Everything that a browser or a paper maker might fetch: each names the canary or a file of ours."""
    return (
        f'<img {MARK} src="{canary}/img"><link rel=stylesheet href="{canary}/css">'
        f"<link rel=attachment href=file:///etc/passwd><style>@import url({canary}/import);</style>"
        f'<object data="file:///etc/passwd"></object><iframe src="{canary}/frame"></iframe>'
    )


class HostileForm(Approval):
    canary: ClassVar[str] = "http://127.0.0.1:9"

    @property
    def upload_field(self) -> str:
        return self._id("upload")

    async def bring_files(self, forms: httpx.AsyncClient) -> None:
        answer = await forms.post(
            f"/api/FormFiles/UploadResources/{self.template_id}",
            data={"fileId": self._id("picture")},
            files={"file": (_PICTURE_NAME, _PICTURE)},
        )
        assert answer.is_success, answer.text

    def pages(self) -> list[dict[str, Any]]:
        rows = [
            {"id": self._id(f"row of {kind}"), "type": "row", "components": [self._field(kind)]}
            for kind in KINDS
            if KINDS[kind].holds != "submissions"
        ]
        [page] = super().pages()
        return [{**page, "name": SHOWN["a picture"][:100], "components": [*page["components"], *rows]}]

    def workflow(self, team_id: str) -> dict[str, Any]:
        drawn, turns = super().workflow(team_id), cycle(SHOWN.values())
        for node in drawn["nodes"]:
            for named in ("stepName", "name"):
                if named in node["data"]:
                    node["data"][named] = next(turns).replace("\r\n", " ")[:60]
        return drawn

    def submission(self, label: str, submission_id: str | None = None) -> dict[str, Any]:
        body = super().submission(fetching(self.canary)[:480], submission_id)
        body["values"] |= {
            self._id("shortText"): SHOWN["a script"],
            self._id("longText"): fetching(self.canary),
            self._id("in a cell"): SHOWN["a script"],
            self._id("in a panel"): SHOWN["a script"],
            **{
                self._id(kind): {"selected": [], "other": SHOWN["a drawing"]}
                for kind in ("singleSelection", "multipleSelection", "dropdown")
            },
            self._id("location"): {"position": None, "address": fetching(self.canary)[:480]},
            self._id("upload"): {"files": [], "photos": [], "description": fetching(self.canary)},
            self._id("signature"): {"label": SHOWN["a template"], "description": fetching(self.canary)},
            self._id("inputTable"): {
                "rows": [self._line()],
                "copies": [{"id": self._id("copy"), "rows": [self._line()]}],
            },
        }
        return body

    def _field(self, kind: str) -> dict[str, Any]:
        own: dict[str, Any] = _texts_of(kind, SHOWN["a drawing"]) | _NEEDED.get(kind, {})
        if "options" in KINDS[kind].Setting.model_fields:
            own |= _OPTIONS
        if kind == "inputTable":
            own["isCanDuplication"] = True
        if kind == "image":
            own["file"] = self._picture()
        setting = own | {"label": fetching(self.canary)[:480], "help": SHOWN["a picture"]}
        field = {"id": self._id(kind), "type": kind, "name": SHOWN["a script"], "setting": setting}
        if KINDS[kind].holds == "nothing":
            return field
        if KINDS[kind].holds == "columns":
            return field | {"components": self._grid()}
        return field | {"components": self._panel() if KINDS[kind].takes_holders else self._layout()}

    def _picture(self) -> dict[str, Any]:
        """A file of the form itself, under a name that means harm."""
        return {
            "fileId": self._id("picture"),
            "name": _PICTURE_NAME,
            "size": len(_PICTURE),
            "contentType": "image/png",
        }

    def _layout(self) -> list[list[dict[str, Any]]]:
        """A table of one row: the form says one of its cells, the other is filled in."""
        text = fetching(self.canary)[:480]
        inner = {"id": self._id("in a cell"), "type": "shortText", "setting": {"label": text}}
        return [
            [
                {"id": self._id("cell that says"), "type": "row", "title": text},
                {"id": self._id("cell that asks"), "type": "row", "components": [inner]},
            ]
        ]

    def _panel(self) -> list[list[dict[str, Any]]]:
        """One row with a field that is filled in."""
        label = fetching(self.canary)[:480]
        inner = {"id": self._id("in a panel"), "type": "shortText", "setting": {"label": label}}
        return [[{"id": self._id("row of the panel"), "type": "row", "components": [inner]}]]

    def _grid(self) -> list[list[dict[str, Any]]]:
        """A table of two columns; in its row the form itself says one of the cells."""
        text = fetching(self.canary)[:480]
        columns = [
            {"id": self._id(f"column {at}"), "type": "shortText", "setting": {"label": text}} for at in (1, 2)
        ]
        head = {"id": self._id("head"), "type": "Head", "title": text}
        heads = [
            {"id": self._id(f"head of {each['id']}"), "type": "ColumnHead", "components": [each]}
            for each in columns
        ]
        row = {"id": self._id("line"), "type": "RowHead", "title": text}
        said = {"id": self._id("said"), "type": "InputTableNonEditableText", "title": text}
        entered = {"id": self._id("entered"), "type": "InputTableTextInput"}
        return [[head, *heads], [row, said, entered]]

    def _line(self) -> dict[str, Any]:
        """A row that was added, under a title of its own."""
        cells = {self._id("column 1"): SHOWN["a script"], self._id("column 2"): fetching(self.canary)[:480]}
        return {"id": self._id("added line"), "title": SHOWN["a drawing"][:100], "cells": cells}


def _texts_of(kind: str, text: str) -> dict[str, str]:
    """Every setting of it that takes any text."""
    return {
        name: text[: each["maxLength"]]
        for name, each in KINDS[kind].Setting.model_json_schema()["properties"].items()
        if each.get("type") == "string" and "maxLength" in each and not {"pattern", "enum"} & each.keys()
        # What is no pattern and no formula is refused when the form is published.
        if name not in ("pattern", "formula")
    }


def told_to_fetch(canary_url: str) -> type[HostileForm]:
    return type("TellTale", (HostileForm,), {"canary": canary_url})

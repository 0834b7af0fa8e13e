"""A form whose every text means harm, with a field of each kind that there is."""

from itertools import cycle
from typing import Any, ClassVar

from forms_support.approval import Approval
from formwork.fields.registry import KINDS

from services._devstack.tests.attacks.hostile import MARK, SHOWN

# What a kind must be told before its form can be published.
_NEEDED: dict[str, Any] = {
    "singleSelection": {"options": [{"id": 1, "label": SHOWN["a script"]}], "other": True},
    "calculation": {"formula": "1+1"},
}


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

    def pages(self) -> list[dict[str, Any]]:
        rows = [
            {"id": self._id(f"row of {kind}"), "type": "row", "components": [self._field(kind)]}
            for kind in KINDS
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
            self._id("singleSelection"): {"selected": [], "other": SHOWN["a drawing"]},
            self._id("upload"): {"files": [], "photos": [], "description": fetching(self.canary)},
            self._id("signature"): {"label": SHOWN["a template"], "description": fetching(self.canary)},
        }
        return body

    def _field(self, kind: str) -> dict[str, Any]:
        setting = {"label": fetching(self.canary)[:480], "help": SHOWN["a picture"], **_NEEDED.get(kind, {})}
        return {"id": self._id(kind), "type": kind, "setting": setting}


def told_to_fetch(canary_url: str) -> type[HostileForm]:
    return type("TellTale", (HostileForm,), {"canary": canary_url})

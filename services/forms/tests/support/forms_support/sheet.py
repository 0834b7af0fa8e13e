"""A form with ten fields on the usual way, and drafts of it, for benches."""

from dataclasses import dataclass
from typing import Any

import httpx
from devstack.testing import Stack

from forms_support.approval import Approval

CREATE = "/api/Submission/CreateSubmission"
FIELDS = 10
DRAFTS = 200
"""Saved and read in turn: 32 who save at once seldom meet at one."""


@dataclass(frozen=True)
class Sheet(Approval):
    """The same way, with ten fields to fill in."""

    @property
    def field_ids(self) -> list[str]:
        return [self._id(f"field {number}") for number in range(FIELDS)]

    def pages(self) -> list[dict[str, Any]]:
        rows = [
            {
                "id": self._id(f"row {number}"),
                "type": "row",
                "components": [{"id": each, "type": "shortText", "setting": {"label": f"What {number}"}}],
            }
            for number, each in enumerate(self.field_ids)
        ]
        return [{"id": self._id("page"), "name": "Request", "type": "page", "components": rows}]

    def filled_in(self, label: str) -> dict[str, Any]:
        """The body of CreateSubmission."""
        return {**self.submission(label), "values": self._values(label)}

    def empty(self) -> dict[str, Any]:
        return {**self.submission(""), "values": {}}

    def saved(self, submission_id: str, label: str) -> dict[str, Any]:
        """The body of SaveStep."""
        step_id = self.steps["Submit"]
        return {"submissionId": submission_id, "stepId": step_id, "values": self._values(label)}

    def _values(self, label: str) -> dict[str, str]:
        return {each: f"{label} {number}" for number, each in enumerate(self.field_ids)}


async def drafts_of(stack: Stack, headers: dict[str, str]) -> tuple[Sheet, list[str]]:
    async with (
        httpx.AsyncClient(base_url=stack.url("forms"), headers=headers, timeout=30) as forms,
        httpx.AsyncClient(base_url=stack.url("identity"), headers=headers) as identity,
    ):
        sheet = await Sheet.publish(forms, identity)
        assert isinstance(sheet, Sheet)
        drafts: list[str] = []
        for _ in range(DRAFTS):
            made = await forms.post(CREATE, json=sheet.filled_in("A crane on Friday"))
            drafts.append(made.raise_for_status().json()["data"]["submissionId"])
        return sheet, drafts

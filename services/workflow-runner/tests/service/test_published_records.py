"""Workflows that other releases published, interpreted by the code of today."""

import json
from typing import Any

import pytest
from chassis.testing.mail import Inbox
from formwork.testing import PublishedRecord, each_published_record
from runner_support.inspection import until
from runner_support.mails import MailGateModel
from runner_support.runs import Caller

pytestmark = pytest.mark.usefixtures("worker")


class Recorded:
    """Read without the library that may have changed since."""

    def __init__(self, record: PublishedRecord) -> None:
        self._nodes: dict[str, dict[str, Any]] = {node["id"]: node for node in record.workflow["nodes"]}
        self._edges: list[dict[str, Any]] = record.workflow["edges"]
        self.stored = json.dumps(record.workflow).encode()

    @property
    def first_step_id(self) -> str:
        (first,) = (each["id"] for each in self._nodes.values() if each["data"].get("triggerStep"))
        return first

    def button_of(self, step_id: str) -> str:
        return self._after(step_id)[0]["id"]

    def mails_of(self, button_id: str) -> list[tuple[str, str]]:
        mails = [each["data"] for each in self._after(button_id) if each["type"] == "sendEmail"]
        return [(address, mail["subject"]) for mail in mails for address in mail["emails"]]

    def open_after(self, node_id: str, left: list[str]) -> list[str]:
        """None: it ends there. `left`: of the steps that were open at once those that are not done yet."""
        after = self._after(node_id)
        for edge in self._taken(node_id):
            after.append(self._nodes[edge["target"]])
        for each in after:
            if each["type"] == "parallel":
                return [part["id"] for part in self._after(each["id"])]
            if each["type"] == "join":
                return left or self.open_after(each["id"], [])
        return [each["id"] for each in after if each["type"] == "step"]

    def taken_after(self, button_id: str) -> list[str]:
        """Of each condition on the way the first branch."""
        return [edge["id"] for edge in self._taken(button_id)]

    def _taken(self, node_id: str) -> list[dict[str, Any]]:
        condition = next((each["id"] for each in self._after(node_id) if each["type"] == "condition"), None)
        if condition is None:
            return []
        first = next(edge for edge in self._edges if edge["source"] == condition)
        return [first, *self._taken(condition)]

    def _after(self, node_id: str) -> list[dict[str, Any]]:
        return [self._nodes[edge["target"]] for edge in self._edges if edge["source"] == node_id]


@each_published_record
async def test_runs_to_its_end(
    runner: Caller, inbox: Inbox, mail_gate: MailGateModel, record: PublishedRecord
) -> None:
    drawn = Recorded(record)
    is_open = [drawn.first_step_id]
    submission_id = runner.forms.create_as_stored(drawn.stored, drawn.first_step_id)
    mails: list[tuple[str, str]] = []
    while is_open:
        step_id, *left = is_open
        button_id = drawn.button_of(step_id)
        mails += drawn.mails_of(button_id)
        mail_gate.wanted |= {address for address, _ in mails}
        taken = drawn.taken_after(button_id)
        moved = await runner.press(submission_id, step_id, button_id, taken=taken)
        is_open = drawn.open_after(button_id, left)
        assert (moved.current_step_id, moved.is_done) == (next(iter(is_open), ""), not is_open)
    await runner.has_ended(submission_id)
    for address, subject in mails:
        sent = f"Northbank Builders: {subject}"
        await until(lambda address=address, sent=sent: sent in inbox.subjects_to(address))

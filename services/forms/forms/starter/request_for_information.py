from collections.abc import Sequence
from typing import Any

from forms.starter.drawing import GREEN, ORANGE, Drawing

_CHANGES = "It changes cost or time"


def draw_request_for_information(drawing: Drawing, everyone: Sequence[str]) -> dict[str, Any]:
    return request_for_information(drawing, everyone, everyone, everyone)


def request_for_information(
    drawing: Drawing, askers: Sequence[str], answerers: Sequence[str], approvers: Sequence[str]
) -> dict[str, Any]:
    """A question about the drawings, with its answer; what costs money or days is approved too."""
    d = drawing
    question, answer, approval = _question(d), _answer(d), _approval(d)
    ask = d.step("Question", askers, [question])
    reply = d.step("Answer", answerers, [answer], due_in_hours=72)
    decides = d.fork("condition", "Does it cost money or days?")
    approve = d.step("Approval", approvers, [approval], due_in_hours=48)
    close = d.close(4)
    d.button(ask, "Ask", reply)
    d.button(reply, "Answer", decides, GREEN)
    d.button(reply, "Ask back", d.way_back(reply, ask), ORANGE)
    d.branch(decides, approve, d.asks(_CHANGES, "anyOf", [2]))
    d.branch(decides, close)
    d.button(approve, "Approve", close, GREEN)
    d.button(approve, "Send back", d.way_back(approve, reply), ORANGE)
    return {"reference_number_prefix": "RFI-", "reference_number_starts_from": "0001"}


def _question(d: Drawing) -> str:
    return d.page(
        "Question",
        d.header(
            ("project", "Project"),
            ("referenceNumber", "Reference No."),
            ("submittalDate", "Submittal Date"),
        ),
        d.text("Subject", required=True, placeholder="Sleeve clashes with beam B12"),
        (
            d.text("Drawing or specification no.", required=True, placeholder="S-201 rev C"),
            d.moment("Answer needed by", with_time=False),
        ),
        d.long_text("What is asked", required=True),
        d.long_text("What we propose"),
        d.choice("Does work wait for it", "No", "Yes"),
        d.uploads("Sketches and photos"),
    )


def _answer(d: Drawing) -> str:
    page = d.page(
        "Answer",
        d.long_text("The answer", required=True),
        d.choice(_CHANGES, "No", "Yes"),
        (d.money("Cost of it"), d.number("Days of it", step="1")),
        d.uploads("Drawings with the answer"),
        d.signature("Answered by"),
    )
    d.rule(_CHANGES, "anyOf", [2], show=["Cost of it", "Days of it"], require=["Cost of it", "Days of it"])
    return page


def _approval(d: Drawing) -> str:
    return d.page("Approval", d.text("Remarks"), d.signature("Approved by"))

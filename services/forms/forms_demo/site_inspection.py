from collections.abc import Mapping
from typing import Any

from forms_demo.drawing import GREEN, ORANGE, Drawing, mail

_ANSWERS = ("Satisfactory", "Needs attention", "Not applicable")


def draw_site_inspection(drawing: Drawing, teams: Mapping[str, str]) -> dict[str, Any]:
    """A round over the site; what is not in order goes to whoever puts it in order."""
    d = drawing
    round_page = d.page(
        "Inspection",
        d.header(
            ("project", "Project"),
            ("referenceNumber", "Reference No."),
            ("submittalDate", "Submittal Date"),
        ),
        (
            d.moment("Inspected at"),
            d.text("Area or gridline", required=True, placeholder="Block B, level 12"),
        ),
        d.choice("Housekeeping and access", *_ANSWERS),
        d.choice("Scaffold and edge protection", *_ANSWERS),
        d.choice("Lifting gear and crane", *_ANSWERS),
        d.choice("Temporary power and lighting", *_ANSWERS),
        d.choice("Personal protective equipment", *_ANSWERS),
    )
    findings = d.page(
        "Findings",
        (
            d.text("Findings noted", required=True, placeholder="0"),
            d.text("Closed on the spot", placeholder="0"),
        ),
        d.calculation("Still open", "{Findings noted} - {Closed on the spot}"),
        d.text("What must be corrected"),
        d.uploads("Photos of findings"),
        d.signature("Inspector"),
    )
    review = d.page("Review", d.text("Remarks of the reviewer"), d.signature("Reviewer"))
    correction = d.page(
        "Corrective action",
        d.text("Action taken", required=True),
        d.moment("Work done on", with_time=False),
        d.uploads("Photos after the correction"),
    )
    inspect = d.step("Inspection", [teams["Safety"]], [round_page, findings])
    check = d.step("Review", [teams["Quality"]], [review], due_in_hours=48)
    correct = d.step("Corrective action", [teams["Steel & Formwork"]], [correction], due_in_hours=24)
    close = d.close(3)
    d.button(inspect, "Submit", check)
    d.button(check, "Accept", close, GREEN)
    d.button(
        check,
        "Corrective action needed",
        correct,
        ORANGE,
        mail(
            "A safety finding needs your work",
            "The inspection found something to correct within 24 hours. Open it to see what and where.",
            teams["Steel & Formwork"],
        ),
    )
    d.button(correct, "Done", close, GREEN)
    return {"referenceNumberPrefix": "SSI-", "referenceNumberStartsFrom": "0001"}

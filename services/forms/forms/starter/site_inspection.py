from typing import Any

from forms.starter.drawing import Drawing

_ANSWERS = ("Satisfactory", "Needs attention", "Not applicable")


def inspection_pages(drawing: Drawing) -> list[str]:
    """A round over the site, and what it found."""
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
            d.number("Findings noted", required=True, step="1"),
            d.number("Closed on the spot", step="1"),
        ),
        d.calculation("Still open", "{Findings noted} - {Closed on the spot}"),
        d.long_text("What must be corrected"),
        d.field("location", "Where on site"),
        d.uploads("Photos of findings"),
        d.rating("The site as a whole", "Unsafe", "Exemplary"),
        d.signature("Inspector"),
    )
    d.rule("Findings noted", "more", "0", show=["What must be corrected", "Photos of findings"])
    d.rule("Still open", "more", "0", require=["What must be corrected"])
    return [round_page, findings]


def draw_site_inspection(drawing: Drawing, everyone: list[str]) -> dict[str, Any]:
    inspect = drawing.step("Inspection", everyone, inspection_pages(drawing))
    drawing.button(inspect, "Submit", drawing.close(1))
    return {"reference_number_prefix": "SSI-", "reference_number_starts_from": "0001"}

from collections.abc import Sequence
from typing import Any

from forms.starter.drawing import Drawing
from forms.starter.input_table import input_table

_TRADES = (
    "Formwork",
    "Rebar",
    "Concrete",
    "Masonry and plaster",
    "Electrical",
    "Plumbing and sanitary",
    "Scaffolding",
)


def draw_daily_log(drawing: Drawing, everyone: Sequence[str]) -> dict[str, Any]:
    """What a site engineer keeps of every day, whether or not anything went wrong."""
    d = drawing
    day = d.page(
        "The day",
        d.header(
            ("project", "Project"),
            ("referenceNumber", "Reference No."),
            ("submittalDate", "Submittal Date"),
        ),
        (
            d.moment("Date", with_time=False),
            d.choice("Weather", "Dry", "Showers", "Heavy rain", "Strong wind"),
        ),
        input_table(
            d,
            "People on site",
            "Trade",
            _TRADES,
            (
                d.number("Own people"),
                d.number("Subcontractors"),
                d.number("Hours each", places=1, max="24"),
                d.calculation("Man-hours", "({Own people} + {Subcontractors}) * {Hours each}", places=1),
            ),
            sums=("Own people", "Subcontractors", "Man-hours"),
        ),
        d.calculation("Man-hours of the day", "SUM({Man-hours})", places=1),
        d.several("Plant on site", "Tower crane", "Mobile crane", "Hoist", "Excavator", "Concrete pump"),
        d.long_text(
            "Work done today", required=True, placeholder="Block B, level 12: slab formwork and rebar"
        ),
        (
            d.number("Hours lost", unit="hours", places=1, max="24", step="0.5"),
            d.percent("Done of the day’s plan"),
        ),
        d.long_text("Deliveries and equipment"),
        d.long_text("Delays and their causes"),
        d.long_text("Visitors and instructions"),
        d.uploads("Photos of the day"),
        d.signature("Signed by"),
    )
    d.rule("Hours lost", "more", "0", require=["Delays and their causes"])
    log = d.step("Daily log", everyone, [day])
    d.button(log, "Submit", d.close(1))
    return {"reference_number_prefix": "DL-", "reference_number_starts_from": "0001"}

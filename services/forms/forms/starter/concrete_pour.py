from collections.abc import Sequence
from typing import Any

from forms.starter.drawing import GREEN, ORANGE, Drawing


def draw_concrete_pour(drawing: Drawing, everyone: Sequence[str]) -> dict[str, Any]:
    return concrete_pour(drawing, everyone, everyone)


def concrete_pour(drawing: Drawing, pourers: Sequence[str], accepters: Sequence[str]) -> dict[str, Any]:
    """Released before the truck unloads, followed while it is poured, closed by somebody else."""
    d = drawing
    before = d.page(
        "Before the pour",
        d.header(
            ("project", "Project"),
            ("referenceNumber", "Reference No."),
            ("submittalDate", "Submittal Date"),
        ),
        (
            d.text("Area or gridline", required=True, placeholder="Block B, level 12"),
            d.moment("Pour planned at"),
        ),
        d.choice("Element", "Slab", "Beam", "Column", "Wall", "Footing", other=True),
        d.field("yesNo", "Formwork clean, tight and braced", required=True),
        d.field("yesNo", "Reinforcement as drawn, cover kept", required=True),
        d.field("yesNo", "Embedded items fixed", required=True),
        d.uploads("Photos before the pour"),
    )
    during = d.page(
        "During the pour",
        (d.text("Concrete grade", required=True, placeholder="C32/40"), d.text("Delivery order no.")),
        (
            d.number("Volume ordered", required=True, unit="m³", places=1),
            d.number("Volume placed", required=True, unit="m³", places=1),
        ),
        d.calculation("Left over", "{Volume ordered} - {Volume placed}", places=1),
        (d.number("Slump", required=True, unit="mm"), d.number("Cubes taken", step="1")),
        d.long_text("Why it was taken all the same"),
        d.signature("In charge of the pour"),
    )
    after = d.page(
        "Acceptance",
        d.choice("Surface", "Good", "Honeycombs", "Cracks", other=True),
        d.long_text("What must be corrected"),
        d.signature("Accepted by"),
    )
    d.rule(
        "Slump",
        "more",
        "180",
        show=["Why it was taken all the same"],
        require=["Why it was taken all the same"],
    )
    pour = d.step("Pour", pourers, [before, during])
    accept = d.step("Acceptance", accepters, [after], due_in_hours=48, by_another=True)
    close = d.close(2)
    d.button(pour, "Submit", accept)
    d.button(accept, "Accept", close, GREEN)
    d.button(accept, "Accept with corrections", close, ORANGE)
    d.button(accept, "Send back", d.way_back(accept, pour))
    return {"reference_number_prefix": "CPI-", "reference_number_starts_from": "0001"}

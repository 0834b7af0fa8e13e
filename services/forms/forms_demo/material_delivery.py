from collections.abc import Mapping
from typing import Any

from forms_demo.drawing import GREEN, RED, Drawing, mail


def draw_material_delivery(drawing: Drawing, teams: Mapping[str, str]) -> dict[str, Any]:
    """What came against what was ordered, and whether it may be built in."""
    d = drawing
    delivery = d.page(
        "Delivery",
        d.header(
            ("referenceNumber", "Reference No."),
            ("submittalDate", "Submittal Date"),
            ("project", "Project"),
            ("projectLocation", "Delivered to"),
        ),
        (d.text("Supplier", required=True), d.text("Delivery order no.", required=True)),
        (d.moment("Delivered at"), d.text("Vehicle no.")),
        (
            d.text("Material", required=True, placeholder="Rebar B500B, 16 mm"),
            d.choice("Unit", "tonne", "m³", "m²", "piece", "bag"),
        ),
        (d.text("Quantity ordered", required=True), d.text("Quantity delivered", required=True)),
        (
            d.calculation("Short or over", "{Quantity delivered} - {Quantity ordered}", places=2),
            d.calculation(
                "Delivered",
                "IF({Quantity ordered} = 0, 0, {Quantity delivered} / {Quantity ordered} * 100)",
                places=1,
            ),
        ),
        d.uploads("Delivery order and mill certificates", required=True),
        d.signature("Received by"),
    )
    quality = d.page(
        "Quality check",
        d.choice("Condition", "Good", "Damaged in part", "Not usable"),
        d.choice("Certificates match the batch", "Yes", "No", "None needed"),
        d.text("Remarks"),
        d.uploads("Photos"),
        d.signature("Checked by"),
    )
    receive = d.step("Receiving", [teams["Logistics & Lifting"], teams["Concrete"]], [delivery])
    check = d.step("Quality check", [teams["Quality"]], [quality], due_in_hours=8)
    close = d.close(2)
    d.button(receive, "Hand over to quality", check)
    d.button(check, "Release for use", close, GREEN)
    d.button(
        check,
        "Reject",
        close,
        RED,
        mail(
            "A delivery was rejected",
            "Keep it apart and have the supplier take it back. The reasons are in the form.",
            teams["Logistics & Lifting"],
        ),
    )
    return {
        "referenceNumberPrefix": "MD-",
        "referenceNumberSuffix": "/PWR",
        "referenceNumberStartsFrom": "1001",
    }

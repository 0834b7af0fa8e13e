from typing import Any

from forms.starter.drawing import GREEN, RED, Drawing


def delivery_pages(drawing: Drawing) -> tuple[str, str]:
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
        (d.field("email", "Supplier’s e-mail"), d.field("phone", "Driver’s phone")),
        (d.moment("Delivered at"), d.text("Vehicle no.")),
        (
            d.text("Material", required=True, placeholder="Rebar B500B, 16 mm"),
            d.choice("Unit", "tonne", "m³", "m²", "piece", "bag"),
        ),
        (
            d.number("Quantity ordered", required=True, places=3),
            d.number("Quantity delivered", required=True, places=3),
        ),
        (
            d.money("Price of one"),
            d.calculation("Worth", "{Quantity delivered} * {Price of one}", places=2, currency="SGD"),
        ),
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
        d.long_text("Remarks"),
        d.uploads("Photos"),
        d.signature("Checked by"),
    )
    return delivery, quality


def draw_material_delivery(drawing: Drawing, everyone: list[str]) -> dict[str, Any]:
    d = drawing
    delivery, quality = delivery_pages(d)
    receive = d.step("Receiving", everyone, [delivery])
    check = d.step("Quality check", everyone, [quality], by_another=True)
    close = d.close(2)
    d.button(receive, "Hand over to quality", check)
    d.button(check, "Release for use", close, GREEN)
    d.button(check, "Reject", close, RED)
    return {"reference_number_prefix": "MD-", "reference_number_starts_from": "0001"}

from collections.abc import Mapping
from typing import Any

from forms.starter.drawing import GREEN, RED, Drawing, mail
from forms.starter.material_delivery import delivery_pages


def draw_material_delivery(drawing: Drawing, teams: Mapping[str, str]) -> dict[str, Any]:
    """What came against what was ordered, and whether it may be built in."""
    d = drawing
    delivery, quality = delivery_pages(d)
    receive = d.step("Receiving", [teams["Logistics & Lifting"], teams["Concrete"]], [delivery])
    check = d.step("Quality check", [teams["Quality"]], [quality], due_in_hours=8, by_another=True)
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

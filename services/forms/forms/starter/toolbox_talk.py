from collections.abc import Sequence
from typing import Any

from forms.starter.drawing import Drawing


def draw_toolbox_talk(drawing: Drawing, everyone: Sequence[str]) -> dict[str, Any]:
    """Ten minutes before the shift, and the proof that they were held."""
    d = drawing
    talk = d.page(
        "Toolbox talk",
        d.header(
            ("project", "Project"),
            ("referenceNumber", "Reference No."),
            ("submittalDate", "Submittal Date"),
        ),
        (d.moment("Held at"), d.text("Place", required=True, placeholder="Block A, ground floor")),
        d.choice(
            "Topic",
            "Working at height",
            "Lifting and rigging",
            "Hot work",
            "Electrical safety",
            "Heat and hydration",
            other=True,
        ),
        d.text("What was said", required=True),
        d.text("Questions and answers"),
        d.text("How many took part", required=True, placeholder="0"),
        d.uploads("Attendance sheet or photo"),
        d.signature("Held by"),
    )
    hold = d.step("Toolbox talk", everyone, [talk])
    d.button(hold, "Submit", d.close(1))
    return {"reference_number_prefix": "TBT-", "reference_number_starts_from": "0001"}

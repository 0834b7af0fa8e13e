from collections.abc import Mapping
from typing import Any

from forms.starter.drawing import GREEN, ORANGE, Drawing, mail
from forms.starter.site_inspection import inspection_pages


def draw_site_inspection(drawing: Drawing, teams: Mapping[str, str]) -> dict[str, Any]:
    """A round over the site; what is not in order goes to whoever puts it in order."""
    d = drawing
    pages = inspection_pages(d)
    review = d.page("Review", d.text("Remarks of the reviewer"), d.signature("Reviewer"))
    correction = d.page(
        "Corrective action",
        d.text("Action taken", required=True),
        d.moment("Work done on", with_time=False),
        d.uploads("Photos after the correction"),
    )
    inspect = d.step("Inspection", [teams["Safety"]], pages)
    check = d.step("Review", [teams["Quality"]], [review], due_in_hours=48, by_another=True)
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
    d.button(check, "Send back", d.way_back(check, inspect))
    d.button(correct, "Done", close, GREEN)
    return {"referenceNumberPrefix": "SSI-", "referenceNumberStartsFrom": "0001"}

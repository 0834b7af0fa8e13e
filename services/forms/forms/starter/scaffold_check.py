from typing import Any

from forms.starter.drawing import GREEN, RED, Drawing


def draw_scaffold_check(drawing: Drawing, everyone: list[str]) -> dict[str, Any]:
    """Once a week and after every storm: a scaffold is used or it is closed."""
    d = drawing
    check = d.page(
        "Scaffold check",
        d.header(
            ("project", "Project"),
            ("referenceNumber", "Reference No."),
            ("validDate", "Valid until"),
        ),
        (
            d.text("Scaffold no.", required=True, placeholder="SC-07"),
            d.text("Location", required=True, placeholder="Block A, level 9, gridline C4"),
        ),
        d.moment("Inspected at"),
        d.field("yesNo", "Base plates and sole boards sound", required=True),
        d.field("yesNo", "Standards plumb, ties in place", required=True),
        d.field("yesNo", "Platforms fully boarded", required=True),
        d.field("yesNo", "Guard rails and toe boards complete", required=True),
        d.field("yesNo", "Safe access by ladder or stairs", required=True),
        d.field("yesNo", "Load notice displayed", required=True),
        d.number("Defects found", required=True, step="1"),
        d.long_text("What must be corrected"),
        d.uploads("Photos"),
        d.signature("Inspector"),
    )
    d.rule("Defects found", "more", "0", show=["What must be corrected"], require=["What must be corrected"])
    inspect = d.step("Scaffold check", everyone, [check])
    close = d.close(1)
    d.button(inspect, "Release for use", close, GREEN)
    d.button(inspect, "Close the scaffold", close, RED)
    return {
        "reference_number_prefix": "SCF-",
        "reference_number_starts_from": "0001",
        "is_valid_time_enabled": True,
        "valid_time_step_id": inspect,
        "valid_time_days": 7,
    }

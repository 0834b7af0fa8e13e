from collections.abc import Sequence
from typing import Any

from forms.starter.drawing import GREEN, RED, Drawing

CHECKS = (
    "Brakes and steering",
    "Hydraulics free of leaks",
    "Lights, horn and reversing alarm",
    "Load indicator and limit switches",
    "Guards and covers in place",
    "Fire extinguisher on board",
)


def draw_plant_check(drawing: Drawing, everyone: Sequence[str]) -> dict[str, Any]:
    return plant_check(drawing, everyone, everyone)


def plant_check(drawing: Drawing, operators: Sequence[str], mechanics: Sequence[str]) -> dict[str, Any]:
    """Every morning before the key is turned: what has a defect goes to the mechanic and not to work."""
    d = drawing
    check, repair = _check(d), _repair(d)
    operate = d.step("Plant check", operators, [check])
    decides = d.fork("condition", "Any defect?")
    mend = d.step("Repair", mechanics, [repair], due_in_hours=24)
    close = d.close(3)
    d.button(operate, "Submit", decides)
    d.branch(decides, mend, d.asks("Defects found", "more", "0"))
    d.branch(decides, close)
    d.button(mend, "Back to work", close, GREEN)
    d.button(mend, "Off site", close, RED)
    return {"reference_number_prefix": "PDC-", "reference_number_starts_from": "0001"}


def _check(d: Drawing) -> str:
    page = d.page(
        "Plant check",
        d.header(
            ("project", "Project"),
            ("referenceNumber", "Reference No."),
            ("submittalDate", "Submittal Date"),
        ),
        d.choice("Plant", "Tower crane", "Mobile crane", "Hoist", "Excavator", "Concrete pump", other=True),
        (d.text("Plant no.", required=True, placeholder="TC-2"), d.moment("Checked at")),
        d.number("Hour meter", unit="hours", places=1),
        *(d.field("yesNo", each, required=True) for each in CHECKS),
        d.calculation("Checks passed", " + ".join(f"{{{each}}}" for each in CHECKS)),
        d.number("Defects found", required=True, step="1"),
        d.long_text("What must be repaired"),
        d.uploads("Photos"),
        d.signature("Operator"),
    )
    d.rule("Defects found", "more", "0", show=["What must be repaired"], require=["What must be repaired"])
    return page


def _repair(d: Drawing) -> str:
    return d.page(
        "Repair",
        d.long_text("What was repaired", required=True),
        (d.number("Hours out of use", unit="hours", places=1), d.money("Cost of the repair")),
        d.signature("Mechanic"),
    )

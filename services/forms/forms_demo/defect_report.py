from collections.abc import Mapping
from typing import Any
from uuid import UUID, uuid5

from forms.starter.drawing import GREEN, ORANGE, Drawing

BUILDINGS, ROOMS = "Buildings", "Rooms"


def list_id_of(template_id: UUID, name: str) -> UUID:
    """Always the same: the seed finds what it has made."""
    return uuid5(template_id, f"demo list {name}")


def draw_defect_report(drawing: Drawing, teams: Mapping[str, str]) -> dict[str, Any]:
    """Where it is stands in lists of the company: the room offers what lies in the building."""
    d = drawing
    building = d.field("dropdown", "Building", required=True, **_list(d, BUILDINGS))
    room = d.field("dropdown", "Room", **_list(d, ROOMS), withinFieldId=building["id"])
    found = d.page(
        "Defect",
        (building, room),
        d.long_text("What is wrong", required=True),
        d.uploads("Photos"),
    )
    mended = d.page("Mended", d.text("Done about it", required=True), d.uploads("Photos of the work"))
    report = d.step("Report", [], [found])
    mend = d.step("Put right", [teams["Steel & Formwork"]], [mended], due_in_hours=72)
    close = d.close(2)
    d.button(report, "Report", mend)
    d.button(mend, "Done", close, GREEN)
    d.button(mend, "Send back", d.way_back(mend, report), ORANGE)
    return {"referenceNumberPrefix": "DEF-", "referenceNumberStartsFrom": "001"}


def _list(d: Drawing, name: str) -> dict[str, Any]:
    return {
        "choices": "list",
        "listId": str(list_id_of(d.template_id, name)),
        "listName": name,
        "other": True,
    }

from collections.abc import Mapping
from typing import Any

from forms.starter.drawing import GREEN, RED, Drawing, mail
from forms.starter.permit_to_work import permit_pages

from forms_demo.pictures import clear_zone


def draw_permit_to_work(drawing: Drawing, teams: Mapping[str, str]) -> dict[str, Any]:
    """Hot work begins only with an approved permit, which is good for one day."""
    d = drawing
    applicants = [teams["M&E"], teams["Steel & Formwork"]]
    pages = permit_pages(d)
    _show_the_clear_zone(d, pages.assessment)
    apply = d.step("Application", applicants, [pages.application])
    assess = d.step(
        "Safety assessment", [teams["Safety"]], [pages.assessment], due_in_hours=4, by_another=True
    )
    approve = d.step("Approval", [teams["Concrete"]], [pages.approval], due_in_hours=4, by_another=True)
    complete = d.step("Completion", applicants, [pages.completion], due_in_hours=24)
    close = d.close(4)
    refused = mail(
        "A permit to work was refused",
        "The work must not begin. Open the permit to see why, and apply again when that is mended.",
        *applicants,
    )
    d.button(apply, "Apply", assess)
    d.button(assess, "Safe to proceed", approve, GREEN)
    d.button(assess, "Refuse", close, RED, refused)
    d.button(approve, "Approve", complete, GREEN)
    d.button(approve, "Refuse", close, RED, refused)
    d.button(approve, "Send back", d.way_back(approve, apply))
    d.button(approve, "Lapse", close, RED)
    # Nobody waits at the tank for a permit of the day before yesterday.
    d.press_by_itself(approve, "Lapse", after_hours=44)
    d.button(complete, "Close permit", close, GREEN)
    d.button(complete, "Change permit", d.new_version(complete, apply))
    return {
        "referenceNumberPrefix": "PTW-HW-",
        "referenceNumberStartsFrom": "001",
        "isValidTimeEnabled": True,
        "validTimeStepId": approve,
        "validTimeDays": 1,
    }


def _show_the_clear_zone(drawing: Drawing, page_id: str) -> None:
    page = next(each for each in drawing.pages if each["id"] == page_id)
    page["components"].insert(0, clear_zone(drawing))

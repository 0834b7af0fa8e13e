from dataclasses import dataclass
from typing import Any

from forms.starter.drawing import GREEN, RED, Drawing

_YES_NO = ("Yes", "No")


@dataclass(frozen=True)
class PermitPages:
    application: str
    assessment: str
    approval: str
    completion: str


def permit_pages(drawing: Drawing) -> PermitPages:
    d = drawing
    application = d.page(
        "Application",
        d.header(
            ("project", "Project"),
            ("referenceNumber", "Permit No."),
            ("submittalDate", "Applied on"),
            ("validDate", "Valid until"),
        ),
        d.text("Work to be done", required=True, placeholder="Welding of transfer beam brackets"),
        (
            d.text("Location", required=True, placeholder="Block A, level 9, gridline C4"),
            d.moment("Period of work", is_range=True),
        ),
        d.choice("Kind of hot work", "Welding", "Gas cutting", "Grinding", "Torch-on membrane", other=True),
        d.uploads("Method statement and risk assessment"),
        d.signature("Applicant"),
    )
    assessment = d.page(
        "Safety assessment",
        d.choice("Fire extinguisher within 5 metres", *_YES_NO),
        d.choice("Combustibles removed or covered", *_YES_NO),
        d.choice("Gas cylinders upright and with flashback arrestors", *_YES_NO, "Not applicable"),
        d.text("Name of the fire watch", required=True),
        d.signature("Safety assessor"),
    )
    approval = d.page("Approval", d.text("Conditions"), d.signature("Approved by"))
    completion = d.page(
        "Completion",
        d.moment("Work ended at"),
        d.choice("Area cleared and cold", *_YES_NO),
        d.uploads("Photos"),
    )
    return PermitPages(application, assessment, approval, completion)


def draw_permit_to_work(drawing: Drawing, everyone: list[str]) -> dict[str, Any]:
    """Hot work begins only with an approved permit, which is good for one day."""
    d = drawing
    pages = permit_pages(d)
    apply = d.step("Application", everyone, [pages.application])
    approve = d.step("Approval", everyone, [pages.assessment, pages.approval], by_another=True)
    complete = d.step("Completion", everyone, [pages.completion])
    close = d.close(3)
    d.button(apply, "Apply", approve)
    d.button(approve, "Approve", complete, GREEN)
    d.button(approve, "Refuse", close, RED)
    d.button(complete, "Close permit", close, GREEN)
    return {
        "reference_number_prefix": "PTW-HW-",
        "reference_number_starts_from": "001",
        "is_valid_time_enabled": True,
        "valid_time_step_id": approve,
        "valid_time_days": 1,
    }

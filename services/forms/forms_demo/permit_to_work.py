from collections.abc import Mapping
from typing import Any

from forms_demo.drawing import GREEN, RED, Drawing, mail

_YES_NO = ("Yes", "No")


def draw_permit_to_work(drawing: Drawing, teams: Mapping[str, str]) -> dict[str, Any]:
    """Hot work begins only with an approved permit, which is good for one day."""
    d = drawing
    applicants = [teams["M&E"], teams["Steel & Formwork"]]
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
    apply = d.step("Application", applicants, [application])
    assess = d.step("Safety assessment", [teams["Safety"]], [assessment], due_in_hours=4)
    approve = d.step("Approval", [teams["Concrete"]], [approval], due_in_hours=4)
    complete = d.step("Completion", applicants, [completion], due_in_hours=24)
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
    d.button(complete, "Close permit", close, GREEN)
    return {
        "referenceNumberPrefix": "PTW-HW-",
        "referenceNumberStartsFrom": "001",
        "isValidTimeEnabled": True,
        "validTimeStepId": approve,
        "validTimeDays": 1,
    }

from collections.abc import Sequence
from typing import Any

from forms.starter.drawing import GREEN, ORANGE, Drawing
from forms.starter.input_table import input_table

_KIND = "Kind of incident"
_KINDS = ("Near miss", "First aid", "Injury with lost time", "Damage to property", "Harm to the environment")
_HURT = [2, 3]


def draw_incident_report(drawing: Drawing, everyone: Sequence[str]) -> dict[str, Any]:
    return incident_report(drawing, everyone, everyone, everyone, everyone)


def incident_report(
    drawing: Drawing,
    reporters: Sequence[str],
    investigators: Sequence[str],
    menders: Sequence[str],
    closers: Sequence[str],
) -> dict[str, Any]:
    """Reported within the hour; while some look for the cause, others make the place safe."""
    d = drawing
    happened, cause, safe, end = _happened(d), _investigation(d), _made_safe(d), _close_out(d)
    report = d.step("Report", reporters, [happened])
    at_once = d.fork("parallel", "Both at once")
    investigate = d.step("Investigation", investigators, [cause], due_in_hours=72)
    make_safe = d.step("Making safe", menders, [safe], due_in_hours=8, below=investigate)
    meet = d.fork("join", "Both done")
    close_out = d.step("Close-out", closers, [end], due_in_hours=168)
    close = d.close(5)
    d.button(report, "Report", at_once)
    d.branch(at_once, investigate)
    d.branch(at_once, make_safe)
    d.button(investigate, "Cause found", meet)
    d.button(make_safe, "Made safe", meet)
    d.branch(meet, close_out)
    d.button(close_out, "Close", close, GREEN)
    d.button(close_out, "Send back", d.way_back(close_out, report), ORANGE)
    return {"reference_number_prefix": "INC-", "reference_number_starts_from": "001"}


def _happened(d: Drawing) -> str:
    page = d.page(
        "What happened",
        d.header(
            ("project", "Project"),
            ("referenceNumber", "Reference No."),
            ("submittalDate", "Submittal Date"),
        ),
        (d.moment("Happened at"), d.text("Place", required=True, placeholder="Block A, ground floor")),
        d.choice(_KIND, *_KINDS, other=True),
        (d.text("Who was hurt"), d.number("Days off work", step="1")),
        d.long_text("How it happened", required=True),
        d.long_text("What was done at once"),
        d.uploads("Photos"),
        d.signature("Reported by"),
    )
    hurt = ["Who was hurt", "Days off work"]
    d.rule(_KIND, "anyOf", _HURT, show=hurt, require=["Who was hurt"])
    return page


def _investigation(d: Drawing) -> str:
    return d.page(
        "Investigation",
        d.several("Causes", "Method", "Equipment", "Training", "Supervision", "Housekeeping", "Weather"),
        d.long_text("Root cause", required=True),
        input_table(
            d,
            "Measures",
            "Measure",
            ("At the place", "For all sites"),
            (d.text("What"), d.text("By whom"), d.moment("Until", required=False, with_time=False)),
        ),
        d.signature("Investigated by"),
    )


def _made_safe(d: Drawing) -> str:
    return d.page(
        "Making safe",
        d.long_text("What was made safe", required=True),
        d.uploads("Photos of the place made safe"),
    )


def _close_out(d: Drawing) -> str:
    return d.page(
        "Close-out",
        d.field("yesNo", "All measures carried out", required=True),
        d.rating("How bad it could have been", "Harmless", "Deadly"),
        d.text("Lesson for the toolbox talk"),
        d.signature("Closed by"),
    )

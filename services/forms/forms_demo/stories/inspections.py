"""Rounds over the sites, and what was put right after them."""

from collections.abc import Iterator
from datetime import datetime, timedelta

from forms_demo.days import SiteDays, day_of, later, minute_of, spread
from forms_demo.figures import POSITIONS
from forms_demo.people import MANAGER, SAFETY, SITES, signed_by
from forms_demo.story import Entries, Option, Photo, Pressed, Said, Story, Voided
from forms_demo.templates import SITE_INSPECTION

# Project (by a part of its name), inspector, area, five answers, findings, closed, what to do, how far.
_INSPECTIONS = (
    (
        "Punggol",
        "siti.nurhaliza",
        "Block B, level 11, gridline D–G",
        "11211",
        2,
        1,
        "Toe boards",
        "corrected",
    ),
    ("Punggol", "siti.nurhaliza", "Block A, podium car park", "21111", 3, 3, "Walkway cleared", "accepted"),
    ("Punggol", "siti.nurhaliza", "Tower crane 2, base and mast", "11111", 0, 0, "", "accepted"),
    (
        "Punggol",
        "siti.nurhaliza",
        "Block C, level 9 slab edge",
        "12111",
        4,
        1,
        "Guard rails at C7",
        "correction",
    ),
    ("Punggol", "siti.nurhaliza", "Material hoist, Block D", "11211", 1, 0, "Gate interlock", "review"),
    ("Punggol", "siti.nurhaliza", "Block B, level 12 formwork", "11131", 2, 2, "Props levelled", "review"),
    ("Punggol", "siti.nurhaliza", "Site office and stores", "11311", 0, 0, "", "draft"),
    ("Jurong", "priya.ramasamy", "Level 4 plant room", "21111", 2, 0, "Cable trays lie loose", "correction"),
    ("Jurong", "priya.ramasamy", "Level 6 riser shafts", "12111", 1, 0, "Cover openings", "corrected"),
    ("Jurong", "priya.ramasamy", "Level 2 AHU room", "11111", 0, 0, "", "accepted"),
    ("Jurong", "priya.ramasamy", "Roof, cooling towers", "11121", 3, 2, "Temporary supply", "review"),
    ("Jurong", "priya.ramasamy", "Loading bay", "21111", 1, 1, "Forklift lane marked", "accepted"),
    ("Woodlands", "faridah.ismail", "Zone 1, excavation", "12211", 5, 1, "Shoring and ladder", "correction"),
    ("Woodlands", "faridah.ismail", "Rebar yard", "11111", 1, 1, "Bar ends capped", "accepted"),
    ("Woodlands", "faridah.ismail", "Zone 3, piling rig", "11211", 2, 0, "Slings without tags", "review"),
    ("Woodlands", "faridah.ismail", "Canteen and rest area", "11311", 0, 0, "", "draft"),
)

# What was looked at before: area, five answers, findings, closed, what to do.
_EARLIER = (
    ("Perimeter hoarding and gates", "11111", 0, 0, ""),
    ("Formwork yard", "21111", 2, 1, "Nails drawn, timber stacked"),
    ("Passenger hoist, ground level", "11211", 1, 0, "Landing gate 3 does not latch"),
    ("Level 5 slab edge", "12111", 3, 1, "Mid rails along gridline F"),
    ("Electrical intake room", "11121", 1, 0, "Distribution board without cover"),
    ("Batching and washout area", "11112", 1, 1, "Eye protection handed out"),
    ("Temporary access road", "11111", 0, 0, ""),
)
_OLDEST, _SINCE = 50, 25


def inspections(days: SiteDays) -> Iterator[Story]:
    for number, days_ago in enumerate(spread(15, _OLDEST, _SINCE + 1)):
        project, told = SITES[number % len(SITES)], _EARLIER[number % len(_EARLIER)]
        at = days.at(days_ago, 8 + number % 5, 7 * number % 60)
        until = "corrected" if told[2] > told[3] else "accepted"
        yield inspection(at, project, SAFETY[project], *told, until)
    # What is done lies back, what is open is of these days.
    order = ("accepted", "corrected", "correction", "review", "draft")
    recent = sorted(_INSPECTIONS, key=lambda told: order.index(told[-1]))
    for number, (days_ago, told) in enumerate(zip(spread(len(recent), _SINCE), recent, strict=True)):
        story = inspection(days.at(days_ago, 8 + number % 6, 11 * number % 60), *told)
        if number % 4 == 1 and story.presses:
            story.said.append(Said(told[1], "Photos from the other side follow tomorrow.", story.changed))
        yield story
    yield _entered_twice(days)


def _entered_twice(days: SiteDays) -> Story:
    at = days.at(9, 9, 20)
    story = inspection(at, "Punggol", "siti.nurhaliza", "Tower crane 2, base", "11111", 0, 0, "", "review")
    reason = "Entered twice: the same round is there with the mast."
    story.voided = Voided(MANAGER, reason, later(at, hours=2))
    return story


def inspection(
    at: datetime,
    project: str,
    inspector: str,
    area: str,
    answers: str,
    findings: int,
    closed: int,
    to_do: str,
    until: str,
) -> Story:
    labels = (
        "Housekeeping and access",
        "Scaffold and edge protection",
        "Lifting gear and crane",
        "Temporary power and lighting",
        "Personal protective equipment",
    )
    entries: Entries = {"Inspected at": minute_of(at), "Area or gridline": area}
    entries |= {label: Option(int(answer)) for label, answer in zip(labels, answers, strict=True)}
    entries |= {"Findings noted": str(findings), "Closed on the spot": str(closed)}
    if to_do:
        entries |= {"What must be corrected": to_do, "Photos of findings": Photo("finding.jpg", "#C9A36B")}
    if until != "draft":
        entries["The site as a whole"] = 5 - sum(answer == "2" for answer in answers)
        entries["Where on site"] = {"position": POSITIONS[project], "address": area}
    entries["Inspector"] = signed_by(inspector)
    remarks = "Checked against the photos."
    story = Story(SITE_INSPECTION, project)
    story.steps.append(
        Pressed(inspector, entries, None if until == "draft" else "Submit", at + timedelta(minutes=25))
    )
    if until == "accepted":
        reviewed = {"Remarks of the reviewer": remarks, "Reviewer": signed_by("wang.lihua")}
        story.steps.append(Pressed("wang.lihua", reviewed, "Accept", later(at, hours=3)))
    if until in ("correction", "corrected"):
        # Not by whoever inspected.
        reviewer = "wang.lihua" if inspector == "priya.ramasamy" else "priya.ramasamy"
        reviewed = {"Remarks of the reviewer": remarks, "Reviewer": signed_by(reviewer)}
        story.steps.append(Pressed(reviewer, reviewed, "Corrective action needed", later(at, hours=5)))
    if until == "corrected":
        # After the review, which comes on Monday where the inspection was on Saturday afternoon.
        mended = later(story.changed, hours=17)
        done: Entries = {"Action taken": f"Done: {to_do}", "Work done on": day_of(mended)}
        done["Photos after the correction"] = Photo("corrected.jpg", "#7FA37B")
        story.steps.append(Pressed("chen.zhiqiang", done, "Done", mended))
    return story

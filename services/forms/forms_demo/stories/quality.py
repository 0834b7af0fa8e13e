"""What Quality has to do with: pours, and defects."""

from collections.abc import Iterator
from datetime import datetime

from forms_demo.days import SiteDays, later, minute_of, spread
from forms_demo.defect_report import BUILDINGS, ROOMS
from forms_demo.people import CONCRETE, MANAGER, QUALITY, SITES, STEEL, signed_by
from forms_demo.story import Checked, Entries, Listed, Option, Photo, Pressed, Said, Story, Voided
from forms_demo.templates import CONCRETE_POUR, DEFECT_REPORT

# Area, element, grade, ordered, placed, slump.
_POURS = (
    ("Block B, level 12, pour 2", 1, "C32/40", "96", "94.5", "160"),
    ("Block A, columns C1–C8", 3, "C40/50", "18", "17.5", "170"),
    ("Core wall, level 5", 4, "C40/50", "42", "42", "190"),
    ("Transfer beam TB3", 2, "C50/60", "64", "61.5", "175"),
    ("Pile cap PC14", 5, "C32/40", "28", "28", "150"),
)
_OLD = ("Accept", "Accept", "Accept with corrections", "Accept", "again")
# Building, room, what is wrong, what was done.
_DEFECTS = (
    (("T1", "Tower 1"), (5, "Unit 01-02"), "Tile hollow at the balcony door", "Three tiles laid again"),
    (("T1", "Tower 1"), (1, "Lobby"), "Scratches on the stone at lift 1", "Polished"),
    (("T2", "Tower 2"), (3, "Riser 1"), "Fire stop missing around pipes", "Sealed, photo of the label"),
    (("CP", "Car park"), (2, "Pump room"), "Water stands at the sump", "Screed laid to falls"),
    (("T2", "Tower 2"), (4, "Unit 01-01"), "Window does not close", "Hinges set"),
)


def pours(days: SiteDays) -> Iterator[Story]:
    for number, days_ago in enumerate(spread(23, 48)):
        until = _OLD[number % len(_OLD)] if days_ago > 3 else ""
        until = "waiting" if number == 15 else "open" if number >= 21 else until
        yield _pour(days.at(days_ago, 9 + number % 3, 9 * number % 60), number, until)
    yield _of_another_day(days)


def _pour(at: datetime, number: int, until: str) -> Story:
    """`again`: sent back for a photo first."""
    project = SITES[number % len(SITES)]
    foreman, checker = CONCRETE[project], QUALITY[project]
    area, element, grade, ordered, placed, slump = _POURS[number % len(_POURS)]
    entries: Entries = {
        "Area or gridline": area,
        "Pour planned at": minute_of(at),
        "Element": Option(element),
        "Formwork clean, tight and braced": Checked("yes"),
        "Reinforcement as drawn, cover kept": Checked("yes"),
        "Embedded items fixed": Checked("yes"),
        "Concrete grade": grade,
        "Delivery order no.": f"PU-1207{number:02}",
        "Volume ordered": ordered,
        "Volume placed": placed,
        "Slump": slump,
        "Cubes taken": "6",
        "In charge of the pour": signed_by(foreman),
    }
    if number % 3 == 0:
        entries["Photos before the pour"] = Photo("rebar.jpg", "#8C8F93")
    if int(slump) > 180:
        entries["Why it was taken all the same"] = "Within the trial mix; cubes marked for seven days."
    submitted = later(at, hours=4)
    story = Story(CONCRETE_POUR, project)
    story.steps.append(Pressed(foreman, {} if until == "open" else entries, "Submit", submitted))
    if until == "open":
        story.steps[0] = Pressed(foreman, entries, None, submitted)
    if until == "again":
        why = "The delivery order is of another truck. Which one was it?"
        sent_back, corrected = later(at, hours=6), later(at, hours=20)
        story.steps.append(Pressed(checker, {}, "Send back", sent_back, why))
        right: Entries = {"Delivery order no.": f"PU-1208{number:02}"}
        story.steps.append(Pressed(foreman, right, "Submit", corrected))
        until = "Accept"
    if until.startswith("Accept"):
        with_corrections = until != "Accept"
        accepted: Entries = {
            "Surface": Option(2 if with_corrections else 1),
            "Accepted by": signed_by(checker),
        }
        if with_corrections:
            accepted["What must be corrected"] = "Honeycombs at the foot: open, wet and fill with grout."
        story.steps.append(Pressed(checker, accepted, until, later(story.changed, hours=22)))
    if number % 7 == 3:
        story.said.append(Said(checker, "Cubes of seven days: 31.5, 32.0, 30.8 N/mm².", story.changed))
    return story


def _of_another_day(days: SiteDays) -> Story:
    story = _pour(days.at(17, 10), 0, "waiting")
    reason = "Filled in on the form of another day."
    story.voided = Voided(MANAGER, reason, later(story.changed, hours=1))
    return story


def defects(days: SiteDays) -> Iterator[Story]:
    for number, days_ago in enumerate(spread(14, 45)):
        at = days.at(days_ago, 10 + number % 5, 37 * number % 60)
        (code, building), (room, named), wrong, done = _DEFECTS[number % len(_DEFECTS)]
        finder, mender = ("wang.lihua", "nur.aisyah")[number % 2], STEEL["Punggol"]
        entries: Entries = {
            "Building": Listed(BUILDINGS, code, building),
            "Room": Listed(ROOMS, f"{code}-{room:02}", named),
            "What is wrong": wrong,
            "Photos": Photo("defect.jpg", "#C2B8A3"),
        }
        story = Story(DEFECT_REPORT, "Punggol", [Pressed(finder, entries, "Report", at)])
        if days_ago > 10 and number % 6 == 5:
            why = "Which of the two rooms is it? The photo shows both doors."
            story.steps.append(Pressed(mender, {}, "Send back", later(at, hours=3), why))
        elif days_ago > 7:
            put_right: Entries = {"Done about it": f"{done}."}
            story.steps.append(Pressed(mender, put_right, "Done", later(at, hours=20)))
        yield story

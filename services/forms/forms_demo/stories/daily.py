"""What is written every day: the log of the site, the talk before the shift, the look at the plant."""

from collections.abc import Iterator
from datetime import datetime

from forms.starter.plant_check import CHECKS

from forms_demo.days import SiteDays, day_of, later, minute_of, spread
from forms_demo.people import CONCRETE, FITTERS, LIFTING, SAFETY, SITES, SURVEY, signed_by
from forms_demo.story import Checked, Entries, Option, Options, Photo, Pressed, Said, Story, Table
from forms_demo.templates import DAILY_LOG, PLANT_CHECK, TOOLBOX_TALK

_LOG_KEEPERS = {"Punggol": CONCRETE["Punggol"], "Jurong": FITTERS["Jurong"], "Woodlands": SURVEY["Woodlands"]}
_LOGGED_DAYS = {"Punggol": 24, "Jurong": 16, "Woodlands": 12}
_WORK = {
    "Punggol": (
        "Block B, level 12: slab formwork and rebar.",
        "Block B, level 12: slab poured, 96 m³; curing begun.",
        "Block A, level 13: columns set out, rebar cages lifted.",
        "Block C, level 9: props struck, slab edges cleaned.",
        "Podium: waterproofing of planters, drainage laid.",
    ),
    "Jurong": (
        "Level 4 plant room: chilled water headers lifted in.",
        "Level 6 corridor: cable trays and hangers.",
        "Level 2 switch room: panels set, busbars torqued.",
    ),
    "Woodlands": (
        "Zone 1: shoring and excavation to −3.2 m.",
        "Zone 3: two bored piles, 18 m.",
        "East face: old cladding taken down.",
    ),
}
_LOST = ("Heavy rain from two to four: cranes stopped.", "Concrete pump late by an hour.")
# Topic, what was said, how many.
_TALKS = (
    (1, "Anchor before you lean out; both hooks while you move. Nets below level 12 checked.", "34"),
    (2, "No one under the load. Tag lines on panels, signalman in orange.", "21"),
    (5, "Water every twenty minutes, shade at eleven and three. Say it if you feel dizzy.", "47"),
    (3, "A permit before the first spark; the fire watch stays an hour after the last.", "18"),
    (4, "No tapes around joints, no cables in water. Breaker tested every morning.", "26"),
)
_PLACES = ("Assembly point at Gate 1", "Ground floor canteen", "Formwork yard")
# Kind, number.
_PLANT = {
    "Punggol": ((1, "TC-1"), (1, "TC-2"), (3, "PH-1"), (5, "CP-3")),
    "Jurong": ((3, "PH-7"), (2, "MC-4")),
    "Woodlands": ((4, "EX-2"), (2, "MC-6")),
}
_DEFECTS = (
    (2, "Hose at the boom weeps", "Hose and two seals changed, run for an hour without a drop."),
    (3, "Reversing alarm is silent", "Alarm and its relay changed."),
    (4, "Limit switch sticks", "Switch cleaned and set; tested three times with a load."),
)


def logs(days: SiteDays) -> Iterator[Story]:
    for project, count in _LOGGED_DAYS.items():
        for number, days_ago in enumerate(range(count, 0, -1)):
            yield _log(days.at(days_ago, 17, 3 + 7 * number % 50), project, number)


def _log(at: datetime, project: str, number: int) -> Story:
    keeper, work = _LOG_KEEPERS[project], _WORK[project]
    rained = number % 5 == 2
    crews = {
        "Formwork": (14 + number % 4, 6),
        "Rebar": (11, 8 + number % 3),
        "Concrete": (9 + number % 2, 0),
        "Electrical": (0, 7 + number % 5),
        "Scaffolding": (0, 5),
    }
    people = {
        trade: {"Own people": str(own), "Subcontractors": str(others), "Hours each": "8" if rained else "10"}
        for trade, (own, others) in crews.items()
    }
    entries: Entries = {
        "Date": day_of(at),
        "Weather": Option(3 if rained else 1 + number % 2),
        "People on site": Table(people),
        "Plant on site": Options((1, 3) if number % 3 else (1, 3, 5)),
        "Work done today": work[number % len(work)],
        "Hours lost": "2" if rained else "0",
        "Done of the day’s plan": 70 if rained else 90 + 5 * (number % 3),
        "Signed by": signed_by(keeper),
    }
    if rained:
        entries["Delays and their causes"] = _LOST[number % len(_LOST)]
    if number % 6 == 1:
        entries["Photos of the day"] = Photo("day.jpg", "#A9B7A0")
    story = Story(DAILY_LOG, project, [Pressed(keeper, entries, "Submit", at)])
    if rained and project == "Punggol":
        story.said.append(Said("manager", "Note the hours for the claim, please.", later(at, hours=13)))
    return story


def talks(days: SiteDays) -> Iterator[Story]:
    for number, days_ago in enumerate(spread(45, 50)):
        project = SITES[number % len(SITES)]
        at, holder = days.at(days_ago, 7, 15 + number % 20), SAFETY[project]
        topic, said, took_part = _TALKS[number % len(_TALKS)]
        entries: Entries = {
            "Held at": minute_of(at),
            "Place": _PLACES[number % len(_PLACES)],
            "Topic": Option(topic),
            "What was said": said,
            "How many took part": took_part,
            "Held by": signed_by(holder),
        }
        is_draft = number >= 43
        button = None if is_draft else "Submit"
        yield Story(TOOLBOX_TALK, project, [Pressed(holder, entries, button, later(at, minutes=25))])


def plant_checks(days: SiteDays) -> Iterator[Story]:
    for number, days_ago in enumerate(spread(45, 40)):
        project = SITES[number % len(SITES)]
        yield _plant_check(days.at(days_ago, 7, 5 + 11 * number % 45), project, number, days_ago)


def _plant_check(at: datetime, project: str, number: int, days_ago: int) -> Story:
    operator, mechanic = LIFTING[project], FITTERS[project]
    kind, name = _PLANT[project][number // len(SITES) % len(_PLANT[project])]
    failed, found, repaired = _DEFECTS[number % len(_DEFECTS)]
    has_defect = number % 5 == 4
    entries: Entries = {
        "Plant": Option(kind),
        "Plant no.": name,
        "Checked at": minute_of(at),
        "Hour meter": f"{2100 + 9 * number}.5",
        "Defects found": "1" if has_defect else "0",
        "Operator": signed_by(operator),
    }
    entries |= {
        check: Checked("no", found) if has_defect and place == failed else Checked("yes")
        for place, check in enumerate(CHECKS, start=1)
    }
    if has_defect:
        entries |= {"What must be repaired": found, "Photos": Photo("defect.jpg", "#B98A5A")}
    story = Story(PLANT_CHECK, project, [Pressed(operator, entries, "Submit", later(at, minutes=10))])
    # The last ones still stand at the mechanic's: due since yesterday, due today.
    if has_defect and days_ago > 4:
        mended: Entries = {
            "What was repaired": repaired,
            "Hours out of use": "6",
            "Cost of the repair": "420.00",
            "Mechanic": signed_by(mechanic),
        }
        is_gone = number % 10 == 9
        button, why = ("Off site", "Not worth the repair here.") if is_gone else ("Back to work", "")
        story.steps.append(Pressed(mechanic, mended, button, later(at, hours=6), why))
    return story

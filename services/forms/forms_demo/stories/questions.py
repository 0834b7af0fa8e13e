"""Questions about the drawings, and what went wrong."""

from collections.abc import Iterator
from datetime import datetime

from forms_demo.days import SiteDays, day_of, later, minute_of, spread
from forms_demo.people import FITTERS, LIFTING, MANAGER, QUALITY, SAFETY, SITES, STEEL, SURVEY, signed_by
from forms_demo.story import Checked, Entries, Option, Options, Photo, Pressed, Said, Story, Table, Voided
from forms_demo.templates import INCIDENT_REPORT, REQUEST_FOR_INFORMATION

# Subject, drawing, what is asked, the answer, cost, days.
_QUESTIONS = (
    (
        "Sleeve clashes with beam B12",
        "S-201 rev C",
        "The 200 mm sleeve of riser 3 cuts the bottom bars of B12. May it move by 150 mm?",
        "Move it to 180 mm east of the gridline, with trimmers as S-210.",
        "",
    ),
    (
        "Level of the transfer slab",
        "A-105 rev B",
        "Architect says +4.250, structure says +4.200. Which one holds?",
        "+4.200 is structural level, +4.250 finished level.",
        "",
    ),
    (
        "Cladding anchor at the old façade",
        "F-031 rev A",
        "The wall is hollow block where the anchors are drawn.",
        "Use through bolts with plates, type F-031/2.",
        "8600",
    ),
    (
        "Access to the fire damper",
        "M-412 rev D",
        "The ceiling has no panel below damper FD-17.",
        "Add a panel of 600 by 600; see the sketch.",
        "350",
    ),
)
# Kind, who was hurt, how, root cause, measure, made safe.
_INCIDENTS = (
    (
        1,
        "",
        "A props bundle slipped in its sling while it was lifted; nobody stood below.",
        "Sling without choker hitch",
        "Slingers trained again",
        "Area below closed, bundle set down, sling taken away.",
    ),
    (
        2,
        "Sujon Mia",
        "Cut the thumb on the banding of plywood.",
        "Banding opened without gloves",
        "Cutters and gloves at the stack",
        "Banding cut up and cleared.",
    ),
    (
        4,
        "",
        "An excavator touched the water main; the street was flooded for half an hour.",
        "Trial pits were not dug",
        "Permit to dig with plan of services",
        "Main closed with the utility, trench fenced.",
    ),
)


def questions(days: SiteDays) -> Iterator[Story]:
    for number, days_ago in enumerate(spread(15, 46)):
        yield _question(days.at(days_ago, 9 + number % 6, 41 * number % 60), number, days_ago)
    yield _settled_otherwise(days)


def _question(at: datetime, number: int, days_ago: int) -> Story:
    project = SITES[number % len(SITES)]
    asker, expert = (STEEL, SURVEY, FITTERS)[number % 3][project], QUALITY[project]
    subject, drawing, asked, answer, cost = _QUESTIONS[number % len(_QUESTIONS)]
    entries: Entries = {
        "Subject": subject,
        "Drawing or specification no.": drawing,
        "Answer needed by": day_of(later(at, days=5)),
        "What is asked": asked,
        "Does work wait for it": Option(1 + number % 2),
    }
    if number % 2:
        entries["Sketches and photos"] = Photo("sketch.jpg", "#DAD7CB")
    story = Story(REQUEST_FOR_INFORMATION, project)
    story.steps.append(Pressed(asker, entries, None if days_ago == 1 else "Ask", at))
    if days_ago <= 9:  # not answered yet: some overdue
        return story
    if number % 5 == 2:
        why = "Please add the gridline and a photo."
        story.steps.append(Pressed(expert, {}, "Ask back", later(at, hours=5), why))
        more: Entries = {"What is asked": f"{asked} Gridline D, between 4 and 5."}
        story.steps.append(Pressed(asker, more, "Ask", later(at, hours=24)))
    answered: Entries = {
        "The answer": answer,
        "It changes cost or time": Option(2 if cost else 1),
        "Answered by": signed_by(expert),
    }
    if cost:
        answered |= {"Cost of it": cost, "Days of it": "2"}
    story.steps.append(Pressed(expert, answered, "Answer", later(at, hours=48)))
    if cost and days_ago > 16:
        approved: Entries = {"Remarks": "As a variation.", "Approved by": signed_by(MANAGER)}
        story.steps.append(Pressed(MANAGER, approved, "Approve", later(at, hours=76)))
    if number % 4 == 0:
        story.said.append(Said(asker, "Thanks. We set it out tomorrow morning.", story.changed))
    return story


def _settled_otherwise(days: SiteDays) -> Story:
    story = _question(days.at(9, 15, 30), 1, 9)
    story.project = "Punggol"
    asker = SURVEY["Punggol"]
    story.steps = [Pressed(asker, each.entries, each.button, each.at) for each in story.steps]
    reason = "Settled on site with the architect; see the minutes."
    story.voided = Voided(MANAGER, reason, later(story.changed, hours=3))
    return story


def incidents(days: SiteDays) -> Iterator[Story]:
    for number, days_ago in enumerate(spread(8, 44, 2)):
        yield _incident(days.at(days_ago, 9 + 2 * (number % 4), 29 * number % 60), number, days_ago)


def _incident(at: datetime, number: int, days_ago: int) -> Story:
    project = SITES[number % len(SITES)]
    reporter, investigator, mender = LIFTING[project], SAFETY[project], STEEL[project]
    kind, hurt, how, cause, measure, made_safe = _INCIDENTS[number % len(_INCIDENTS)]
    entries: Entries = {
        "Happened at": minute_of(at),
        "Place": ("Loading bay", "Block C, level 9", "Gate 2")[number % 3],
        "Kind of incident": Option(kind),
        "How it happened": how,
        "What was done at once": "Work stopped, foreman and Safety called.",
        "Photos": Photo("place.jpg", "#B3A58F"),
        "Reported by": signed_by(reporter),
    }
    if hurt:
        entries |= {"Who was hurt": hurt, "Days off work": "0"}
    story = Story(INCIDENT_REPORT, project)
    story.steps.append(Pressed(reporter, entries, "Report", later(at, minutes=40)))
    if days_ago < 3:
        return story
    safe: Entries = {"What was made safe": made_safe}
    story.steps.append(Pressed(mender, safe, "Made safe", later(at, hours=3)))
    if days_ago < 12:  # the investigation is overdue
        story.said.append(Said(investigator, "I wait for the statement of the signalman.", story.changed))
        return story
    investigated: Entries = {
        "Causes": Options((1, 3)),
        "Root cause": cause,
        "Measures": Table(
            {"At the place": {"What": measure, "By whom": "Foreman", "Until": day_of(later(at, days=7))}}
        ),
        "Investigated by": signed_by(investigator),
    }
    story.steps.append(Pressed(investigator, investigated, "Cause found", later(at, hours=50)))
    if days_ago > 18:
        ended: Entries = {
            "All measures carried out": Checked("yes"),
            "How bad it could have been": 2 + number % 3,
            "Lesson for the toolbox talk": measure,
            "Closed by": signed_by(MANAGER),
        }
        story.steps.append(Pressed(MANAGER, ended, "Close", later(at, days=9)))
    return story

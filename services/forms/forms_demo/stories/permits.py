"""Hot work: applied for, assessed, approved, closed; or not."""

from collections.abc import Iterator
from datetime import datetime, timedelta

from forms_demo.days import SiteDays, minute_of, spread
from forms_demo.people import FITTERS, MANAGER, SITES, STEEL, signed_by
from forms_demo.story import Entries, Option, Photo, Pressed, Said, Story, Voided
from forms_demo.templates import PERMIT_TO_WORK

# Project, applicant, work, location, kind, how far.
_PERMITS = (
    ("Punggol", "chen.zhiqiang", "Welding of transfer beam brackets", "Block A, level 9, C4", 1, "closed"),
    (
        "Punggol",
        "rodel.villanueva",
        "Cutting of sleeves for sprinkler pipes",
        "Block B, level 3",
        2,
        "closed",
    ),
    ("Punggol", "shahin.alam", "Grinding of column starter bars", "Block C, level 10", 3, "working"),
    ("Punggol", "chen.zhiqiang", "Torch-on membrane to planter boxes", "Podium, gridline 5–9", 4, "refused"),
    ("Punggol", "tan.ahkow", "Welding of staircase stringers", "Block D, staircase 2", 1, "approval"),
    ("Punggol", "rodel.villanueva", "Brazing of refrigerant pipes", "Block A, level 2", 1, "assessment"),
    ("Punggol", "shahin.alam", "Cutting of temporary strut", "Basement, gridline F2", 2, "draft"),
    ("Jurong", "jose.delacruz", "Welding of chilled water headers", "Level 4 plant room", 1, "closed"),
    ("Jurong", "arumugam.selvam", "Grinding of hanger plates", "Level 6 corridor", 3, "working"),
    ("Jurong", "zhang.wei", "Cutting of cable ladder", "Level 2 switch room", 2, "approval"),
    ("Jurong", "jose.delacruz", "Welding of duct supports", "Level 8", 1, "not approved"),
    ("Woodlands", "eduardo.bautista", "Gas cutting of sheet pile tops", "Zone 1", 2, "assessment"),
    ("Woodlands", "eduardo.bautista", "Welding of gantry rails", "Rebar yard", 1, "closed"),
    ("Woodlands", "shahin.alam", "Grinding of pile cages", "Zone 3", 3, "draft"),
)

# What was done before: work, where, kind.
_EARLIER = (
    ("Welding of embed plates", "Level 4, core wall", 1),
    ("Cutting of rebar couplers", "Level 6, gridline B", 2),
    ("Grinding of kicker joints", "Level 3, staircase 1", 3),
    ("Torch-on membrane to lift pit", "Basement, lift 2", 4),
    ("Brazing of condensate pipes", "Level 2, riser 3", 1),
)
_OLDEST, _SINCE = 50, 20


def permits(days: SiteDays) -> Iterator[Story]:
    """`at`: when the work begins; all is applied for from seven on."""
    for number, days_ago in enumerate(spread(15, _OLDEST, _SINCE + 1)):
        project = SITES[number % len(SITES)]
        applicant = (STEEL if number % 2 else FITTERS)[project]
        at = days.at(days_ago, 10 + number % 3, 13 * number % 60)
        until = "refused" if number % 7 == 5 else "closed"
        yield permit(at, project, applicant, *_EARLIER[number % len(_EARLIER)], until)
    order = ("closed", "refused", "not approved", "working", "approval", "assessment", "draft")
    recent = sorted(_PERMITS, key=lambda told: order.index(told[-1]))
    for number, (days_ago, told) in enumerate(zip(spread(len(recent), _SINCE), recent, strict=True)):
        story = permit(days.at(days_ago, 10 + number % 3, 17 * number % 60), *told)
        if told[-1] == "working":
            story.said.append(Said(told[1], "Fire watch is in place, we have begun.", story.changed))
        yield story
    yield _called_off(days)


def _called_off(days: SiteDays) -> Story:
    at = days.at(13, 11, 10)
    place = "Block B, roof, gridline 2"
    story = permit(at, "Punggol", "chen.zhiqiang", "Welding of handrail posts", place, 1, "approval")
    reason = "Called off: the posts are bolted now."
    story.voided = Voided(MANAGER, reason, at - timedelta(minutes=20))
    return story


def permit(
    at: datetime, project: str, applicant: str, work: str, location: str, kind: int, until: str
) -> Story:
    entries: Entries = {
        "Work to be done": work,
        "Location": location,
        "Period of work": (minute_of(at), minute_of(at + timedelta(hours=6))),
        "Kind of hot work": Option(kind),
        "Applicant": signed_by(applicant),
    }
    assessed: Entries = {
        "Fire extinguisher within 5 metres": Option(1),
        "Combustibles removed or covered": Option(2 if until == "refused" else 1),
        "Gas cylinders upright and with flashback arrestors": Option(1),
        "Name of the fire watch": "Sujon Mia",
        "Safety assessor": signed_by("siti.nurhaliza"),
    }
    story = Story(PERMIT_TO_WORK, project)
    story.steps.append(
        Pressed(applicant, entries, None if until == "draft" else "Apply", at - timedelta(hours=3))
    )
    if until in ("draft", "assessment"):
        return story
    verdict = "Refuse" if until == "refused" else "Safe to proceed"
    why = "Combustible packing stands next to the work." if until == "refused" else ""
    story.steps.append(Pressed("siti.nurhaliza", assessed, verdict, at - timedelta(hours=2), why))
    if until in ("refused", "approval"):
        return story
    if until == "not approved":
        refused: Entries = {"Conditions": "Wait for the fire doors.", "Approved by": signed_by("manager")}
        story.steps.append(
            Pressed(
                "manager", refused, "Refuse", at - timedelta(minutes=40), "The fire doors are not in yet."
            )
        )
        return story
    approved: Entries = {
        "Conditions": "Fire watch stays for one hour after the work.",
        "Approved by": signed_by("manager"),
    }
    story.steps.append(Pressed("manager", approved, "Approve", at - timedelta(minutes=35)))
    if until == "closed":
        ended: Entries = {
            "Work ended at": minute_of(at + timedelta(hours=5)),
            "Area cleared and cold": Option(1),
            "Photos": Photo("cleared.jpg", "#8E8E86"),
        }
        story.steps.append(Pressed(applicant, ended, "Close permit", at + timedelta(hours=5)))
    return story

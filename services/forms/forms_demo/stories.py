"""What happened on the demo's sites: which form, by whom, with what, and how far it has come."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from datetime import datetime, timedelta
from typing import Any

from chassis.wall_clock import zone_of

from forms_demo.figures import POSITIONS, PRICES
from forms_demo.templates import MATERIAL_DELIVERY, PERMIT_TO_WORK, SITE_INSPECTION, DemoTemplate

PUNGGOL = "Punggol Waterway Residences"
_SITES = zone_of("Asia/Singapore")
_MINUTE, _HOUR = timedelta(minutes=1), timedelta(hours=1)
Entries = dict[str, Any]
"""By label. Texts and moments as they are, `Option(n)`, `Photo(…)`, `Signed(…)`."""


@dataclass(frozen=True)
class Option:
    number: int


@dataclass(frozen=True)
class Photo:
    """A small drawn picture."""

    name: str
    color: str


@dataclass(frozen=True)
class Signed:
    name: str


@dataclass(frozen=True)
class Pressed:
    login: str
    entries: Entries
    button: str | None
    """None: it is still being filled in."""
    at: datetime
    """When, on the clock of the site."""
    reason: str = ""


@dataclass
class Story:
    template: DemoTemplate
    project: str
    steps: list[Pressed] = field(default_factory=list[Pressed])


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

# Supplier, order, vehicle, material, unit, ordered, delivered, how far.
_DELIVERIES = (
    ("NatSteel Holdings", "DO-88213", "XD 4417 K", "Rebar B500B, 16 mm", 1, "24", "23.6", "released"),
    ("NatSteel Holdings", "DO-88260", "XE 1029 M", "Rebar B500B, 25 mm", 1, "18", "18", "check"),
    (
        "Pan-United Concrete",
        "PU-120884",
        "XD 7731 R",
        "Concrete C40/50, slump 180",
        2,
        "96",
        "96",
        "released",
    ),
    ("Pan-United Concrete", "PU-120917", "XD 7740 P", "Concrete C32/40", 2, "54", "48", "rejected"),
    ("Yongnam Engineering", "YE-5521", "YN 2208 C", "UB 457x191x67, 9 m", 4, "12", "12", "released"),
    ("Lian Hup Building", "LH-30071", "GBK 9012 T", "Plywood 18 mm, film faced", 4, "400", "380", "check"),
    ("Lian Hup Building", "LH-30102", "GBK 9012 T", "Timber battens 50x75", 4, "900", "900", "released"),
    ("Sika Singapore", "SK-7719", "GBJ 4410 D", "Waterproofing membrane", 3, "1200", "1150", "rejected"),
    ("EnGro", "EG-21055", "XD 3308 A", "Cement CEM I 52.5", 5, "320", "320", "check"),
    ("NatSteel Holdings", "DO-88301", "XD 4417 K", "Welded mesh A10", 4, "150", "149", "draft"),
)


def all_stories(today: datetime) -> Iterator[Story]:
    for number, told in enumerate(_INSPECTIONS):
        yield inspection(
            today - timedelta(days=1 + 2 * number % 22, hours=3, minutes=47 * number % 170), *told
        )
    for number, told in enumerate(_PERMITS):
        yield permit(today - timedelta(days=3 * number % 19, hours=6, minutes=31 * number % 110), *told)
    for number, told in enumerate(_DELIVERIES):
        yield _delivery(today - timedelta(days=2 * number % 17, hours=7, minutes=53 * number % 150), *told)


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
    entries: Entries = {"Inspected at": _minute(at), "Area or gridline": area}
    entries |= {label: Option(int(answer)) for label, answer in zip(labels, answers, strict=True)}
    entries |= {"Findings noted": str(findings), "Closed on the spot": str(closed)}
    if to_do:
        entries |= {"What must be corrected": to_do, "Photos of findings": Photo("finding.jpg", "#C9A36B")}
    if until != "draft":
        entries["The site as a whole"] = 5 - sum(answer == "2" for answer in answers)
        entries["Where on site"] = {"position": POSITIONS[project], "address": area}
    entries["Inspector"] = _signed_by(inspector)
    remarks = "Checked against the photos."
    story = Story(SITE_INSPECTION, project)
    story.steps.append(Pressed(inspector, entries, None if until == "draft" else "Submit", at + 25 * _MINUTE))
    if until == "accepted":
        reviewed = {"Remarks of the reviewer": remarks, "Reviewer": _signed_by("wang.lihua")}
        story.steps.append(Pressed("wang.lihua", reviewed, "Accept", at + 3 * _HOUR))
    if until in ("correction", "corrected"):
        # Not by whoever inspected.
        reviewer = "wang.lihua" if inspector == "priya.ramasamy" else "priya.ramasamy"
        reviewed = {"Remarks of the reviewer": remarks, "Reviewer": _signed_by(reviewer)}
        story.steps.append(Pressed(reviewer, reviewed, "Corrective action needed", at + 5 * _HOUR))
    if until == "corrected":
        done: Entries = {
            "Action taken": f"Done: {to_do}",
            "Work done on": _minute(at + 22 * _HOUR)[:10],
        }
        done["Photos after the correction"] = Photo("corrected.jpg", "#7FA37B")
        story.steps.append(Pressed("chen.zhiqiang", done, "Done", at + 22 * _HOUR))
    return story


def permit(
    at: datetime, project: str, applicant: str, work: str, location: str, kind: int, until: str
) -> Story:
    entries: Entries = {
        "Work to be done": work,
        "Location": location,
        "Period of work": (_minute(at), _minute(at + timedelta(hours=6))),
        "Kind of hot work": Option(kind),
        "Applicant": _signed_by(applicant),
    }
    assessed: Entries = {
        "Fire extinguisher within 5 metres": Option(1),
        "Combustibles removed or covered": Option(2 if until == "refused" else 1),
        "Gas cylinders upright and with flashback arrestors": Option(1),
        "Name of the fire watch": "Sujon Mia",
        "Safety assessor": _signed_by("siti.nurhaliza"),
    }
    story = Story(PERMIT_TO_WORK, project)
    story.steps.append(Pressed(applicant, entries, None if until == "draft" else "Apply", at - 3 * _HOUR))
    if until in ("draft", "assessment"):
        return story
    verdict = "Refuse" if until == "refused" else "Safe to proceed"
    why = "Combustible packing stands next to the work." if until == "refused" else ""
    story.steps.append(Pressed("siti.nurhaliza", assessed, verdict, at - 2 * _HOUR, why))
    if until in ("refused", "approval"):
        return story
    if until == "not approved":
        refused: Entries = {"Conditions": "Wait for the fire doors.", "Approved by": _signed_by("manager")}
        story.steps.append(
            Pressed("manager", refused, "Refuse", at - 40 * _MINUTE, "The fire doors are not in yet.")
        )
        return story
    approved: Entries = {
        "Conditions": "Fire watch stays for one hour after the work.",
        "Approved by": _signed_by("manager"),
    }
    story.steps.append(Pressed("manager", approved, "Approve", at - 35 * _MINUTE))
    if until == "closed":
        ended: Entries = {
            "Work ended at": _minute(at + timedelta(hours=5)),
            "Area cleared and cold": Option(1),
            "Photos": Photo("cleared.jpg", "#8E8E86"),
        }
        story.steps.append(Pressed(applicant, ended, "Close permit", at + 5 * _HOUR))
    return story


def _delivery(
    at: datetime,
    supplier: str,
    order: str,
    vehicle: str,
    material: str,
    unit: int,
    ordered: str,
    delivered: str,
    until: str,
) -> Story:
    entries: Entries = {
        "Supplier": supplier,
        "Supplier’s e-mail": f"orders@{supplier.split()[0].lower()}.example",
        "Driver’s phone": f"+65 8{order[-3:]} 40{order[-2:]}",
        "Price of one": PRICES[unit],
        "Delivery order no.": order,
        "Delivered at": _minute(at),
        "Vehicle no.": vehicle,
        "Material": material,
        "Unit": Option(unit),
        "Quantity ordered": ordered,
        "Quantity delivered": delivered,
        "Delivery order and mill certificates": Photo(f"{order}.jpg", "#E8E4D8"),
        "Received by": Signed("Muhammad Hafiz bin Rahman"),
    }
    story = Story(MATERIAL_DELIVERY, PUNGGOL)
    story.steps.append(
        Pressed(
            "hafiz.rahman", entries, None if until == "draft" else "Hand over to quality", at + 40 * _MINUTE
        )
    )
    if until in ("released", "rejected"):
        good = until == "released"
        checked: Entries = {
            "Condition": Option(1 if good else 2),
            "Certificates match the batch": Option(1 if good else 2),
            "Remarks": "In order." if good else "Wet and torn packing, batch numbers differ.",
            "Checked by": _signed_by("nur.aisyah"),
        }
        verdict, why = ("Release for use", "") if good else ("Reject", "Wet packing, and another batch.")
        story.steps.append(Pressed("nur.aisyah", checked, verdict, at + 4 * _HOUR, why))
    return story


def _signed_by(login: str) -> Signed:
    return Signed(login.replace(".", " ").title())


def _minute(at: datetime) -> str:
    """As the clock on site says."""
    return at.astimezone(_SITES).replace(tzinfo=None).isoformat(timespec="minutes")

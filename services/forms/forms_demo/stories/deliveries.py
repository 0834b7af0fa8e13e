"""What came through the gate of Punggol, and whether it may be built in."""

from collections.abc import Iterator
from datetime import datetime, timedelta

from forms_demo.days import SiteDays, later, minute_of, spread
from forms_demo.figures import PRICES
from forms_demo.people import MANAGER, signed_by
from forms_demo.story import Entries, Option, Photo, Pressed, Said, Signed, Story, Voided
from forms_demo.templates import MATERIAL_DELIVERY

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


# What came again and again: supplier, first letters of the order, vehicle, material, unit, quantity.
_REGULAR = (
    ("Pan-United Concrete", "PU-1206", "XD 7731 R", "Concrete C32/40", 2, 42),
    ("NatSteel Holdings", "DO-880", "XD 4417 K", "Rebar B500B, 20 mm", 1, 21),
    ("EnGro", "EG-208", "XD 3308 A", "Cement CEM I 42.5", 5, 280),
    ("Lian Hup Building", "LH-299", "GBK 9012 T", "Plywood 18 mm, film faced", 4, 350),
    ("Yongnam Engineering", "YE-54", "YN 2208 C", "Soldier beams 300x300", 4, 8),
)
_OLDEST, _SINCE = 50, 18


def deliveries(days: SiteDays) -> Iterator[Story]:
    for number, days_ago in enumerate(spread(18, _OLDEST, _SINCE + 1)):
        supplier, order, vehicle, material, unit, quantity = _REGULAR[number % len(_REGULAR)]
        ordered = quantity + number
        delivered = ordered - (number % 4 == 3)
        until = "rejected" if number % 9 == 6 else "released"
        at = days.at(days_ago, 8 + number % 5, 19 * number % 60)
        about = (supplier, f"{order}{number:02}", vehicle, material, unit)
        yield _delivery(at, *about, str(ordered), str(delivered), until)
    states = ("released", "rejected", "check", "draft")
    recent = sorted(_DELIVERIES, key=lambda told: states.index(told[-1]))
    for number, (days_ago, told) in enumerate(zip(spread(len(recent), _SINCE), recent, strict=True)):
        story = _delivery(days.at(days_ago, 9 + number % 4, 23 * number % 60), *told)
        if told[-1] == "check":
            text = "The mill certificates come by mail from the supplier."
            story.said.append(Said("hafiz.rahman", text, story.changed))
        yield story
    for number, days_ago in enumerate((12, 5)):
        yield _entered_twice(days.at(days_ago, 11, 5), number)


def _entered_twice(at: datetime, number: int) -> Story:
    told = _DELIVERIES[number]
    story = _delivery(at, *told[:-1], "check")
    story.voided = Voided(MANAGER, f"Entered twice: {told[1]} is there already.", later(at, hours=2))
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
        "Delivered at": minute_of(at),
        "Vehicle no.": vehicle,
        "Material": material,
        "Unit": Option(unit),
        "Quantity ordered": ordered,
        "Quantity delivered": delivered,
        "Delivery order and mill certificates": Photo(f"{order}.jpg", "#E8E4D8"),
        "Received by": Signed("Muhammad Hafiz bin Rahman"),
    }
    story = Story(MATERIAL_DELIVERY, "Punggol")
    story.steps.append(
        Pressed(
            "hafiz.rahman",
            entries,
            None if until == "draft" else "Hand over to quality",
            at + timedelta(minutes=40),
        )
    )
    if until in ("released", "rejected"):
        good = until == "released"
        checked: Entries = {
            "Condition": Option(1 if good else 2),
            "Certificates match the batch": Option(1 if good else 2),
            "Remarks": "In order." if good else "Wet and torn packing, batch numbers differ.",
            "Checked by": signed_by("nur.aisyah"),
        }
        verdict, why = ("Release for use", "") if good else ("Reject", "Wet packing, and another batch.")
        story.steps.append(Pressed("nur.aisyah", checked, verdict, later(at, hours=4), why))
    return story

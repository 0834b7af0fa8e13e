"""Where the demo companies work, and in what teams. Days are counted from the day of the seed."""

from dataclasses import dataclass

NORTHBANK = "Northbank Builders"
HARBOUR = "Harbour Civil"


@dataclass(frozen=True)
class Team:
    name: str
    description: str
    leads: tuple[str, ...]


@dataclass(frozen=True)
class Site:
    key: str
    name: str
    description: str
    address: str
    latitude: float
    longitude: float
    managers: tuple[str, ...]
    starts_in_days: int
    ends_in_days: int | None
    time_zone: str = "Asia/Singapore"
    is_archived: bool = False


TEAMS = (
    Team("Concrete", "Pours, props, curing and cube tests", ("manager",)),
    Team("Steel & Formwork", "Rebar, formwork and scaffold", ("chen.zhiqiang",)),
    Team("M&E", "Electrical, plumbing and air-conditioning", ("jose.delacruz", "karthik.natarajan")),
    Team("Safety", "Permits to work, toolbox meetings, inspections", ("siti.nurhaliza",)),
    Team("Quality", "Checklists, defects and hand-over", ("wang.lihua",)),
    Team("Survey", "Setting out, levels and as-built", ("callum.obrien",)),
    Team("Logistics & Lifting", "Deliveries, cranes and hoists", ("hafiz.rahman",)),
)

SITES = (
    Site(
        "punggol",
        "Punggol Waterway Residences",
        "Four blocks of 18 storeys with a podium car park. Structure at level 11.",
        "83 Punggol Central, Singapore 828761",
        1.4067,
        103.9022,
        ("manager", "siti.nurhaliza"),
        -260,
        410,
    ),
    Site(
        "jurong",
        "Jurong East Integrated Hub, M&E package",
        "Air-conditioning, electrical and fire protection for levels 1 to 9.",
        "2 Jurong East Street 21, Singapore 609601",
        1.3349,
        103.7468,
        ("manager", "wang.lihua"),
        -120,
        240,
    ),
    Site(
        "woodlands",
        "Woodlands Civic Centre retrofit",
        "Façade, lifts and accessibility works. The building stays open to the public.",
        "900 South Woodlands Drive, Singapore 730900",
        1.4354,
        103.7866,
        ("siti.nurhaliza",),
        -45,
        150,
    ),
    Site(
        "marina",
        "Marina Boulevard fit-out, levels 32–35",
        "Offices for one tenant, night works only.",
        "10 Marina Boulevard, Singapore 018983",
        1.2793,
        103.8547,
        ("karthik.natarajan",),
        -20,
        70,
    ),
    Site(
        "johor",
        "Johor Bahru precast yard",
        "Casting and storage of façade panels for Punggol.",
        "106 Jalan Wong Ah Fook, 80000 Johor Bahru, Malaysia",
        1.4610,
        103.7644,
        ("wang.lihua",),
        -200,
        None,
        "Asia/Kuala_Lumpur",
    ),
    Site(
        "changi",
        "Changi Terminal 3 baggage hall",
        "Handed over; kept for the defects liability period.",
        "65 Airport Boulevard, Singapore 819663",
        1.3571,
        103.9870,
        ("manager",),
        -720,
        -90,
        is_archived=True,
    ),
)

HARBOUR_TEAMS = (Team("Marine Works", "Piling, fenders and jetties", ("vikram@harbourcivil.demo",)),)
HARBOUR_SITES = (
    Site(
        "tuas",
        "Tuas finger pier maintenance",
        "Fender replacement, berths 4 to 7.",
        "1 Tuas South Avenue 14, Singapore 637312",
        1.2741,
        103.6215,
        ("meiling@harbourcivil.demo",),
        -30,
        330,
    ),
)

"""What a building site of the demo has and asks for."""

from dataclasses import dataclass

from budget.tables.project_budget import Category

BUDGETS = {
    "manpowerInternalBudget": 235_000,
    "manpowerExternalBudget": 320_000,
    "equipmentOwnedBudget": 60_000,
    "equipmentRentalBudget": 145_000,
}


VARIATION = {"equipmentRentalBudget": 160_000}
"""What became more after the baseline was locked."""
WHY_MORE = "Variation 3: the drain along the east boundary needs its own pump."


LIMITS = ("10000.00", "50000.00", None)
"""Up to how much the people of a chain answer."""


@dataclass(frozen=True)
class Code:
    number: str
    name: str
    category: Category | None = None
    """None: a division."""
    division: str = ""
    unit: str = ""
    quantity: str = ""
    rate: str = ""


@dataclass(frozen=True)
class Asked:
    title: str
    lines: tuple[tuple[str, str], ...]
    answer: str
    """`draft`, `waits`, or how it was answered."""
    reason: str = ""
    overrun_reason: str = ""
    note: str = ""
    approved: str = ""
    moves_to: str = ""
    """A transfer, to this code."""
    is_change: bool = False
    """Of the budget: its codes get more."""
    months_ago: int = 0
    """When it was approved; 0: today."""
    files: tuple[str, ...] = ()
    question: str = ""
    """An admin's, which who asked answers."""
    reply: str = ""


@dataclass(frozen=True)
class Spent:
    """Invoices of one supplier for a code, one a month."""

    code: str
    supplier: str
    letters: str
    """What its invoice numbers begin with."""
    amounts: tuple[str, ...]
    """Of the months before this one, the longest ago first."""
    note: str = ""


_OWN, _OUTSIDE = Category.MANPOWER_INTERNAL, Category.MANPOWER_EXTERNAL
_TOOLS, _RENTAL = Category.EQUIPMENT_OWNED, Category.EQUIPMENT_RENTAL

CODES = (
    Code("00-100", "Surveys and permits", _OWN, "", "day", "30", "400.00"),
    Code("01", "General requirements"),
    Code("01-100", "Site management", _OWN, "01", "month", "12", "8500.00"),
    Code("01-150", "Safety supervision", _OWN, "01", "month", "12", "5200.00"),
    Code("01-200", "Labour of our own", _OWN, "01", "h", "2400", "22.00"),
    Code("01-190", "Temporary site office", _RENTAL, "01", "month", "4", "1250.00"),
    Code("03", "Concrete"),
    Code("03-110", "Formwork", _OUTSIDE, "03", "m²", "4200", "38.50"),
    Code("03-200", "Reinforcement", _OUTSIDE, "03", "t", "95", "980.00"),
    Code("03-300", "Concrete placing", _OUTSIDE, "03", "m³", "1100", "42.00"),
    Code("03-350", "Concrete pump", _RENTAL, "03", "day", "28", "1450.00"),
    Code("05", "Lifting and access"),
    Code("05-100", "Tower crane", _RENTAL, "05", "month", "6", "12800.00"),
    Code("05-200", "Own excavator", _TOOLS, "05", "hour", "320", "95.00"),
    Code("05-300", "Scaffolding", _RENTAL, "05", "month", "8", "2600.00"),
)
ASKED = (
    Asked(
        "Formwork, levels 1 to 4",
        (("03-110", "64500.00"), ("03-200", "31200.00")),
        "approved",
        reason="Subcontract of the first four levels.",
        note="As agreed on site.",
        months_ago=6,
    ),
    Asked("Tower crane, first three months", (("05-100", "38400.00"),), "approved", months_ago=4),
    Asked(
        "Pump for the transfer slab",
        (("03-350", "8700.00"),),
        "partlyApproved",
        reason="Six days, pour by night.",
        note="Four days; the ring beam can wait.",
        approved="5800.00",
        months_ago=5,
    ),
    Asked(
        "Second excavator",
        (("05-200", "9500.00"),),
        "rejected",
        note="The first one stands still on Fridays.",
    ),
    Asked(
        "Crack survey of the neighbours",
        (("00-100", "1800.00"),),
        "waits",
        reason="Before the piling rig arrives.",
        files=("crack.jpg",),
        question="Is that the wall to the school, or the one to the street?",
        reply="To the school: the crack is 4 mm wide by now.",
    ),
    Asked(
        "Scaffolding, east face",
        (("05-300", "7800.00"),),
        "waits",
        reason="Painters start on Monday.",
        files=("quote-scaffolding.pdf",),
    ),
    Asked(
        "Night pour, level 5",
        (("03-300", "12600.00"), ("03-350", "4350.00")),
        "waits",
        reason="300 m³ in one pour, three days of the pump.",
    ),
    Asked(
        "Excavator for the new drain",
        (("05-200", "118000.00"),),
        "waits",
        overrun_reason="The drain was not in the tender; the client pays it as a variation.",
    ),
    Asked(
        "Steel pays for more pumping",
        (("03-200", "6000.00"),),
        "approved",
        reason="Less steel in the revised slab; two more days of the pump.",
        moves_to="03-350",
        # After the newest budget: what it moves between categories is a version of that.
        months_ago=1,
    ),
    Asked(
        "Scaffolding for the west face",
        (("05-100", "4500.00"),),
        "waits",
        reason="The crane leaves a fortnight early.",
        moves_to="05-300",
    ),
    Asked(
        "Variation 4: the drain along the east boundary",
        (("05-200", "64000.00"), ("03-350", "8700.00")),
        "waits",
        reason="The client has signed it: twelve weeks of the excavator, six days of the pump.",
        is_change=True,
    ),
    Asked(
        "Carpenters for the stair core",
        (("03-110", "6200.00"),),
        "draft",
        files=("quote-carpenters.pdf",),
    ),
    Asked(
        "Formwork, levels 5 to 7",
        (("03-110", "42500.00"), ("03-200", "23400.00")),
        "approved",
        reason="Subcontract of the next three levels.",
        months_ago=2,
    ),
)

SPENT = (
    Spent(
        "00-100",
        "Lay & Line Surveyors",
        "LL-",
        ("0", "0", "0", "0", "0", "640.00"),
        "Levels of the east side",
    ),
    Spent("01-100", "Own payroll", "PAY-M", ("8500.00",) * 6, "Site management"),
    Spent("01-150", "Own payroll", "PAY-S", ("5200.00",) * 6, "Safety supervision"),
    Spent("01-190", "Kallang Cabins", "KC-2", ("1250.00", "1250.00", "1250.00", "1250.00", "0", "0")),
    Spent(
        "03-110",
        "Jurong Formwork",
        "JF/",
        ("0", "12400.00", "15850.00", "16200.00", "9900.00", "11300.00"),
        "Progress claim",
    ),
    Spent(
        "03-200", "Tuas Steel", "TS", ("0", "14300.00", "11700.00", "0", "9150.50", "0"), "Bars, cut and bent"
    ),
    Spent("03-350", "Pioneer Pumps", "PP-", ("0", "0", "4350.00", "0", "5800.00", "0")),
    Spent("05-100", "Straits Cranes", "SC-77", ("0", "0", "0", "12800.00", "12800.00", "12800.00")),
    Spent(
        "05-200",
        "Own plant yard",
        "YARD-",
        ("3100.00", "2850.00", "4420.00", "5130.00", "4890.00", "5200.00"),
    ),
    Spent(
        "05-300",
        "Sentosa Scaffolds",
        "SS",
        ("0", "0", "2600.00", "2600.00", "2600.00", "2600.00"),
    ),
)
REVERSED = ("Jurong Formwork", "Entered before the claim was agreed: 11,300 comes down to what was measured.")
"""The newest of this supplier, and why."""

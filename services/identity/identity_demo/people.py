"""Who works at the demo companies: the mixed crew of a site in Singapore."""

from dataclasses import dataclass

from chassis.access import Role
from identity.tables.user import Language

PASSWORD = "groundwork-demo"  # noqa: S105 -- printed by `make dev`, opens nothing but the demo

_PHONE = "Mozilla/5.0 (Linux; Android 14; SM-A155F) AppleWebKit/537.36 Chrome/142.0.0.0 Mobile Safari/537.36"
_TABLET = "Mozilla/5.0 (iPad; CPU OS 18_5 like Mac OS X) AppleWebKit/605.1.15 Version/18.5 Safari/604.1"
_DESK = "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/142.0.0.0 Safari/537.36"
_LAPTOP = "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/18.5 Safari/605.1.15"


@dataclass(frozen=True)
class Person:
    name: str
    login: str
    """The part of the address before @northbank.demo."""
    teams: tuple[str, ...] = ()
    projects: tuple[str, ...] = ()
    role: Role = Role.MEMBER
    language: Language = Language.ENGLISH
    device: str = _PHONE
    hours_since_last_use: int | None = 4
    """None: has come in, never signed in since."""


OWNER = Person("Grace Tan Hui Min", "owner", device=_LAPTOP, role=Role.OWNER)
ADMIN = Person(
    "Rajesh Kumar Subramaniam", "admin", ("Safety",), ("punggol", "woodlands"), Role.ADMIN, device=_DESK
)
MANAGER = Person("Lim Wei Jie", "manager", ("Concrete",), ("punggol", "jurong"), Role.MANAGER, device=_TABLET)

_CHINESE = Language.CHINESE

# In the order they joined. Whoever manages a project without being manager yet becomes one by it.
CREW = (
    Person("Mohammad Rafiqul Islam", "member", ("Concrete",), ("punggol",)),
    Person("Siti Nurhaliza binte Osman", "siti.nurhaliza", ("Safety",), ("punggol", "marina"), Role.MANAGER),
    Person("陈志强", "chen.zhiqiang", ("Steel & Formwork",), ("punggol", "johor"), language=_CHINESE),
    Person("Jose Miguel dela Cruz", "jose.delacruz", ("M&E",), ("jurong", "marina")),
    Person("Arumugam Selvam", "arumugam.selvam", ("M&E",), ("jurong",), hours_since_last_use=30),
    Person("Callum O'Brien", "callum.obrien", ("Survey",), ("woodlands", "marina"), device=_LAPTOP),
    Person("Muhammad Hafiz bin Rahman", "hafiz.rahman", ("Logistics & Lifting",), ("punggol", "johor")),
    Person("王丽华", "wang.lihua", ("Quality",), ("punggol", "jurong"), Role.MANAGER, _CHINESE, _DESK),
    Person("Abdul Karim Sheikh", "abdul.karim", ("Concrete",), ("woodlands",), hours_since_last_use=52),
    Person("Maricel Santos Reyes", "maricel.reyes", ("Quality",), ("marina",), device=_TABLET),
    Person("Priya Ramasamy", "priya.ramasamy", ("Safety", "Quality"), ("jurong",), hours_since_last_use=2),
    Person("Tan Ah Kow", "tan.ahkow", ("Steel & Formwork",), ("punggol",), hours_since_last_use=120),
    Person("Md. Shahin Alam", "shahin.alam", ("Steel & Formwork",), ("punggol", "woodlands")),
    Person("刘洋", "liu.yang", ("Survey",), ("johor", "punggol"), language=_CHINESE, device=_TABLET),
    Person("Zulkifli bin Hassan", "zulkifli.hassan", ("Logistics & Lifting",), ("jurong", "marina")),
    Person("Eduardo Bautista", "eduardo.bautista", ("M&E",), ("woodlands",), hours_since_last_use=9),
    Person("Karthik Natarajan", "karthik.natarajan", ("M&E", "Survey"), ("marina", "jurong")),
    Person("Nur Aisyah binte Kamal", "nur.aisyah", ("Quality",), ("woodlands", "punggol")),
    Person("Sujon Mia", "sujon.mia", ("Concrete",), ("punggol",), hours_since_last_use=None),
    Person("张伟", "zhang.wei", ("Concrete", "Steel & Formwork"), ("jurong",), language=_CHINESE),
    Person("Thomas Bergström", "thomas.bergstrom", ("Survey",), ("marina",), device=_LAPTOP),
    Person("Faridah binte Ismail", "faridah.ismail", ("Safety",), ("woodlands",), hours_since_last_use=77),
    Person("Ong Kim Seng", "ong.kimseng", ("Logistics & Lifting",), ("woodlands",), hours_since_last_use=300),
    Person("Rodel Villanueva", "rodel.villanueva", ("M&E",), ("punggol",)),
    Person("Jahangir Hossain", "jahangir.hossain", ("Steel & Formwork",), ("johor",)),
    Person("Murugan Velu", "murugan.velu", ("Concrete",), ("jurong", "woodlands"), hours_since_last_use=None),
    Person("Emily Whitfield", "emily.whitfield", ("Quality",), ("marina",), device=_LAPTOP),
)

HARBOUR_OWNER = Person("Nurul Huda binte Ahmad", "nurul@harbourcivil.demo", device=_DESK, role=Role.OWNER)
HARBOUR_CREW = (
    Person("Vikram Singh Gill", "vikram@harbourcivil.demo", ("Marine Works",), ("tuas",)),
    Person("黄美玲", "meiling@harbourcivil.demo", ("Marine Works",), ("tuas",), Role.ADMIN, _CHINESE, _DESK),
)


def email_of(person: Person) -> str:
    return person.login if "@" in person.login else f"{person.login}@northbank.demo"

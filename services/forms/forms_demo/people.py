"""Who does what on the demo's sites, by the beginning of the project's name; logins of identity's demo."""

from forms_demo.story import Signed

SITES = ("Punggol", "Jurong", "Woodlands")
SAFETY = {"Punggol": "siti.nurhaliza", "Jurong": "priya.ramasamy", "Woodlands": "faridah.ismail"}
QUALITY = {"Punggol": "nur.aisyah", "Jurong": "wang.lihua", "Woodlands": "nur.aisyah"}
CONCRETE = {"Punggol": "member", "Jurong": "zhang.wei", "Woodlands": "abdul.karim"}
STEEL = {"Punggol": "chen.zhiqiang", "Jurong": "zhang.wei", "Woodlands": "shahin.alam"}
FITTERS = {"Punggol": "rodel.villanueva", "Jurong": "jose.delacruz", "Woodlands": "eduardo.bautista"}
SURVEY = {"Punggol": "liu.yang", "Jurong": "karthik.natarajan", "Woodlands": "callum.obrien"}
LIFTING = {"Punggol": "hafiz.rahman", "Jurong": "zulkifli.hassan", "Woodlands": "ong.kimseng"}
MANAGER, ADMIN = "manager", "admin"

_NAMES = {
    "admin": "Rajesh Kumar Subramaniam",
    "callum.obrien": "Callum O'Brien",
    "chen.zhiqiang": "陈志强",
    "hafiz.rahman": "Muhammad Hafiz bin Rahman",
    "jose.delacruz": "Jose Miguel dela Cruz",
    "liu.yang": "刘洋",
    "manager": "Lim Wei Jie",
    "member": "Mohammad Rafiqul Islam",
    "nur.aisyah": "Nur Aisyah binte Kamal",
    "siti.nurhaliza": "Siti Nurhaliza binte Osman",
    "wang.lihua": "王丽华",
    "zhang.wei": "张伟",
    "zulkifli.hassan": "Zulkifli bin Hassan",
}


def signed_by(login: str) -> Signed:
    return Signed(_NAMES.get(login) or login.replace(".", " ").title())

"""An instant is written in one place of each side: no screen, paper, mail or file shows another clock."""

import ast
import re
from pathlib import Path

import pytest
from devstack.layout import ROOT

_PYTHON_CLOCK = ROOT / "services" / "_chassis" / "chassis" / "wall_clock.py"
_WEB_CLOCK = ROOT / "web-modules" / "_kit" / "src" / "i18n" / "clock.ts"
# Codes of a day and a time: %Y-%m-%d %H:%M.
_TIME_CODE = re.compile(r"%[aAbBcdHIjmMpSUwWxXyYzZ]")
_WEB = re.compile(
    r"Intl\.DateTimeFormat|toLocale(Date|Time)?String\(|\bnew Date\([^)]*\)\.to(Date|Time|UTC|GMT)?String\("
    r"|\.(getHours|getMinutes|getDate|getDay|getMonth|getFullYear|getTimezoneOffset)\("
)
# Names weekdays; there is no instant in it.
_WITHOUT_INSTANTS = {ROOT / "web-modules" / "identity" / "src" / "features" / "profile" / "weekdays.ts"}

PYTHON = sorted(
    file
    for file in ROOT.glob("services/*/*/**/*.py")
    if not {"tests", "migrations", "bench", "devstack"} & {*file.relative_to(ROOT).parts}
    and file != _PYTHON_CLOCK
)
WEB = sorted(
    file
    for root in ("web-shell/src", "web-modules/*/src")
    for pattern in ("*.ts", "*.tsx")
    for folder in ROOT.glob(root)
    for file in folder.rglob(pattern)
    if file != _WEB_CLOCK and file not in _WITHOUT_INSTANTS
)


def written_in_python(source: str) -> list[str]:
    return [ast.unparse(node) for node in ast.walk(ast.parse(source)) if _writes_instants(node)]


def _writes_instants(node: ast.AST) -> bool:
    match node:
        case ast.FormattedValue(format_spec=ast.JoinedStr(values=specs)):
            return any(
                isinstance(each, ast.Constant) and _TIME_CODE.search(str(each.value)) for each in specs
            )
        case ast.Call(func=ast.Attribute(attr="strftime" | "ctime")):
            return True
        case ast.ImportFrom(module="babel.dates" | "zoneinfo", names=names):
            # Which places there are is no instant.
            return any(each.name != "available_timezones" for each in names)
        case _:
            return False


_DAY = re.compile(r"(^|[._])(day|date|on|first|last|until)$")


def days_in_texts(source: str) -> list[str]:
    """Told to people as programs write them: “2026-11-21”."""
    return [
        ast.unparse(value)
        for node in ast.walk(ast.parse(source))
        if isinstance(node, ast.Call) and ast.unparse(node.func) == "Text"
        for value in (each.value for each in node.keywords)
        if _is_day_of_programs(value)
    ]


def _is_day_of_programs(value: ast.expr) -> bool:
    match value:
        case ast.Call(func=ast.Name(id="str"), args=[day]):
            return bool(_DAY.search(ast.unparse(day)))
        case ast.Call(func=ast.Attribute(attr="isoformat")):
            return True
        case _:
            return False


def written_in_web(source: str) -> list[str]:
    return [found[0] for found in _WEB.finditer(source)]


def test_python_has_one_clock() -> None:
    found = {_name(file): written for file in PYTHON if (written := written_in_python(file.read_text()))}
    assert found == {}


def test_people_are_told_days_in_their_language() -> None:
    found = {_name(file): told for file in PYTHON if (told := days_in_texts(file.read_text()))}
    assert found == {}


@pytest.mark.parametrize("value", ["str(first)", "str(short.day)", "str(starts_on)", "day.isoformat()"])
def test_a_day_of_programs_is_found(value: str) -> None:
    assert days_in_texts(f'Text("From {{day}} on.", day={value})') == [value]


def test_the_web_has_one_clock() -> None:
    found = {_name(file): written for file in WEB if (written := written_in_web(file.read_text()))}
    assert found == {}


def test_all_sources_are_looked_at() -> None:
    assert len(PYTHON) > 300
    assert len(WEB) > 400


@pytest.mark.parametrize(
    "source",
    [
        'f"{at:%Y-%m-%d %H:%M}"',
        'at.strftime("%H:%M")',
        "from babel.dates import format_datetime",
        "from zoneinfo import ZoneInfo",
    ],
)
def test_another_of_python_is_found(source: str) -> None:
    assert written_in_python(source)


@pytest.mark.parametrize(
    "source",
    [
        "new Intl.DateTimeFormat(locale).format(at)",
        "at.toLocaleTimeString()",
        "new Date(when).toString()",
        "at.getHours()",
    ],
)
def test_another_of_the_web_is_found(source: str) -> None:
    assert written_in_web(source)


def test_numbers_are_no_instants() -> None:
    assert written_in_python('f"{share:.1%} of {count:,} {name:>10}"') == []


def _name(file: Path) -> str:
    return file.relative_to(ROOT).as_posix()

"""What a text of a spreadsheet says to a field; the same as when cells are pasted into a table
(`proto/vectors/values/written.json`)."""

import re
import unicodedata
from collections.abc import Callable, Mapping, Sequence
from datetime import date
from typing import Any

from formwork.fields.date_time import DateTimeSetting
from formwork.fields.dropdown import DropdownSetting
from formwork.fields.kind import FieldKind, FieldSetting
from formwork.fields.listed_selection import ListedSetting
from formwork.fields.number import NumberSetting
from formwork.fields.rating import RatingSetting
from formwork.fields.slider import SliderSetting
from formwork.fields.yes_no import YesNoSetting

Find = Callable[[ListedSetting, str], Mapping[str, Any] | None]
"""An item of the list of a field, by its label or code."""

# Characters of what is no text: many options, and a note of a check, have room.
_LONGEST = 2_500


def is_written(kind: FieldKind[Any]) -> bool:
    """Whether a text can say its value."""
    return kind.type in ("number", "slider", "rating", "dateTime", "yesNo") or (
        kind.compared == "text" or (kind.compared == "options" and not kind.is_looked_up)
    )


def read_written(kind: FieldKind[Any], setting: FieldSetting, text: str, find: Find) -> Any:
    """None: nothing that the field understands. Whether it fits is asked later."""
    if kind.type == "longText":
        return text
    if kind.compared == "text":
        return " ".join(each.strip() for each in re.split(r"[\r\n]+", text))
    if len(text) > _LONGEST:
        return None
    match setting:
        case NumberSetting():
            return _number(text, _units(setting.unit, setting.currency))
        case SliderSetting():
            return _whole(text, [setting.unit])
        case RatingSetting():
            return _stars(text, setting.most)
        case DateTimeSetting():
            return _moments(text, setting)
        case YesNoSetting():
            return _answer(text, setting)
        case ListedSetting():
            return _choices(text, setting, kind, find)
        case _:
            return None


def plain(text: str) -> str:
    """As people compare what things are called: however wide, large or spaced."""
    return re.sub(r"\s+", " ", unicodedata.normalize("NFKC", text)).strip().lower()


# What may stand before and after a number: the only unit or currency that is dropped is the field's own.
_NUMBER = re.compile(r"(.*?)([-−－+＋]?(?:\d[\d,，]*(?:[.．]\d*)?|[.．]\d+))(.*)", re.DOTALL)
_GROUPED = re.compile(r"-?[1-9]\d{0,2}(,\d{3})+(\.\d*)?", re.ASCII)
_WRITTEN = re.compile(r"-?[0-9]{1,15}(\.[0-9]{1,6})?")
_SIGNS = {
    "CNY": "¥",
    "JPY": "¥",
    "EUR": "€",
    "GBP": "£",
    "INR": "₹",
    "KRW": "₩",
    "VND": "₫",
    "PHP": "₱",
    "THB": "฿",
    "ILS": "₪",
    "NGN": "₦",
    "UAH": "₴",
}
_DOLLARS = frozenset(["USD", "SGD", "HKD", "AUD", "CAD", "NZD", "TWD", "BND", "MXN"])


def _units(unit: str, currency: str) -> Sequence[str]:
    if not currency:
        return [unit]
    if currency in _DOLLARS:
        # A dollar is written with its land as well: S$, HK$.
        return [currency, "$", f"{currency[:1]}$", f"{currency[:2]}$"]
    return [currency, *filter(None, [_SIGNS.get(currency)])]


def _number(text: str, units: Sequence[str]) -> str | None:
    """As people of both languages write numbers: 1,200.5. Nobody sees whether 1,5 became 1.5 or 15."""
    found = _NUMBER.fullmatch(text)
    if found is None:
        return None
    before, written, after = found.groups()
    dropped = {"", *map(plain, units)}
    number = re.sub(r"\s", "", unicodedata.normalize("NFKC", written).replace("−", "-"))
    if plain(before) not in dropped or plain(after) not in dropped:
        return None
    if "," in number:
        if _GROUPED.fullmatch(number) is None:
            return None
        number = number.replace(",", "")
    number = re.sub(r"^(-?)0+(?=\d)", r"\1", number.removeprefix("+"))
    number = re.sub(r"^(-?)\.", r"\g<1>0.", number).removesuffix(".")
    return number if _WRITTEN.fullmatch(number) else None


def _whole(text: str, units: Sequence[str]) -> int | None:
    whole, _, rest = (_number(text, units) or "").partition(".")
    return int(whole) if whole and not rest.strip("0") else None


def _stars(text: str, most: int) -> int | None:
    """“4 / 5” of five stars."""
    stars, parted, of = text.partition("/")
    is_of_these = not parted or _whole(of.strip(), [""]) == most
    return _whole(stars.strip(), [""]) if is_of_these else None


_MONTHS = ("jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec")
_YEAR_FIRST = re.compile(r"(\d{4})[-/.年](\d{1,2})[-/.月](\d{1,2})日?", re.ASCII)
_YEAR_LAST = re.compile(r"(\d{1,2})[-/.](\d{1,2})[-/.](\d{4})", re.ASCII)
_DAY_NAMED = re.compile(r"(\d{1,2})[ -]([a-z]{3,9})\.?,?[ -](\d{4})", re.ASCII | re.IGNORECASE)
_MONTH_NAMED = re.compile(r"([a-z]{3,9})\.? (\d{1,2}),? (\d{4})", re.ASCII | re.IGNORECASE)
_TIME = re.compile(
    r"(?:,?[T ]\s*|)(\d{1,2}):(\d{2})(?::\d{2}(?:\.\d+)?)?\s*([ap]m)?", re.ASCII | re.IGNORECASE
)
_BETWEEN = re.compile(r"\s(?:–|-|to|至)\s|[至~]")


def _moments(text: str, setting: DateTimeSetting) -> dict[str, str] | None:
    parts = _BETWEEN.split(text) if setting.is_range else [text]
    moments = [_moment(unicodedata.normalize("NFKC", part).strip(), setting) for part in parts]
    if len(moments) != (2 if setting.is_range else 1) or None in moments:
        return None
    told = [moment for moment in moments if moment is not None]
    return {"startsDate": told[0], "endsDate": told[1]} if setting.is_range else {"date": told[0]}


def _moment(text: str, setting: DateTimeSetting) -> str | None:
    if setting.time_only:
        return _time(text)
    found = _day(text)
    if found is None:
        return None
    day, length = found
    rest = text[length:].strip()
    if not rest:
        return None if setting.with_time else day
    time = _time(rest)
    if not setting.with_time:
        # A day of a spreadsheet begins at midnight, which nobody meant.
        return day if time == "00:00" else None
    return time and f"{day}T{time}"


def _time(text: str) -> str | None:
    found = _TIME.fullmatch(text if text.startswith("T") else f" {text}")
    if found is None:
        return None
    hours, minute, half = int(found[1]), found[2], (found[3] or "").lower()
    if half:
        hours = hours % 12 + (12 if half == "pm" else 0)
    return f"{hours:02}:{minute}" if hours < 24 and int(minute) < 60 else None


def _day(text: str) -> tuple[str, int] | None:
    """And how much of the text says it. Of 3/4/2026 nobody knows whether it is in March or in April."""
    if found := _YEAR_FIRST.match(text):
        year, month, day = int(found[1]), int(found[2]), int(found[3])
    elif found := _YEAR_LAST.match(text):
        one, other, year = int(found[1]), int(found[2]), int(found[3])
        if one <= 12 and other <= 12 and one != other:
            return None
        month, day = (other, one) if one > 12 or one == other else (one, other)
    elif found := _DAY_NAMED.match(text):
        year, month, day = int(found[3]), _month(found[2]), int(found[1])
    elif found := _MONTH_NAMED.match(text):
        year, month, day = int(found[3]), _month(found[1]), int(found[2])
    else:
        return None
    try:
        told = date(year, month, day)
    except ValueError:
        return None
    return (told.isoformat(), found.end()) if 1900 <= year < 2200 else None


def _month(name: str) -> int:
    short = name[:3].lower()
    return _MONTHS.index(short) + 1 if short in _MONTHS else 0


def _answer(text: str, setting: YesNoSetting) -> dict[str, Any] | None:
    """By what the field calls it, or in a plain word; behind a colon stands the note, as we write it."""
    said, _, note = text.partition(":")
    names = {
        "yes": (setting.yes_label, "yes", "y", "是"),
        "no": (setting.no_label, "no", "n", "否"),
        "na": (setting.na_label, "n/a", "na", "不适用"),
    }
    for answer, words in names.items():
        if plain(said) and plain(said) in map(plain, words):
            return {"answer": answer} | ({"note": note.strip()} if note.strip() else {})
    return None


_PARTED = re.compile(r"[;,、；，\n]")


def _choices(text: str, setting: ListedSetting, kind: FieldKind[Any], find: Find) -> dict[str, Any] | None:
    """One by what it is called, or where the field takes several those that are named; or an own answer."""
    takes_many = kind.type == "multipleSelection" or (
        isinstance(setting, DropdownSetting) and setting.multiple
    )
    parts = [part for each in _PARTED.split(text) if (part := each.strip())]
    for names in [[text.strip()], *([parts] if takes_many and len(parts) > 1 else [])]:
        if setting.is_listed:
            listed = [item for name in names if (item := find(setting, name)) is not None]
            if len(listed) == len(names):
                return {"listed": [*{item["id"]: {**item} for item in listed}.values()]}
            continue
        chosen = {name: _option(setting, name) for name in names}
        known = [each for each in dict.fromkeys(chosen.values()) if each is not None]
        others = [name for name, each in chosen.items() if each is None]
        if not others:
            return {"selected": known}
        if known:
            # As we write it: what is chosen, and one answer beside it.
            is_one = setting.other and len(others) == 1
            return {"selected": known, "other": others[0]} if is_one else None
    return {"selected": [], "other": text} if setting.other and not setting.is_listed else None


def _option(setting: ListedSetting, name: str) -> int | None:
    wanted = plain(name)
    return next((each.id for each in setting.options if plain(each.label) == wanted), None)

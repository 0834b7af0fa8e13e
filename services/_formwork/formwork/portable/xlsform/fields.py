"""A question of an XLSForm → a field of ours, as far as one row says what it is."""

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from formwork.fields.selection import MOST_OPTIONS
from formwork.portable.xlsform.expression import reference_as
from formwork.portable.xlsform.sheets import Line

_MANY = 8
"""More options than these open when they are needed."""
_PICTURES = ["jpg", "jpeg", "png", "gif", "webp"]
_REFERENCE = re.compile(reference_as("name"))
_LONGEST_LABEL, _LONGEST_HELP, _LONGEST_TEXT = 500, 2_000, 5_000

Tell = Callable[..., None]


@dataclass(frozen=True)
class Drawn:
    kind: str
    setting: dict[str, Any]
    # By the name of the choice, the id of the option.
    options: Mapping[str, int] = field(default_factory=dict[str, int])
    is_visible: bool = True


@dataclass(frozen=True)
class Asked:
    """A question as it is read: of which type, and of which list of choices."""

    line: Line
    type: str
    list_name: str = ""
    takes_other: bool = False

    @property
    def appearance(self) -> frozenset[str]:
        return frozenset(self.line["appearance"].lower().split())


_TYPES = {
    "string": "text",
    "int": "integer",
    "photo": "image",
    "location": "geopoint",
    "dateTime": "datetime",
    "datetime": "datetime",
    "trigger": "acknowledge",
    "select1": "select_one",
    "qrcode": "barcode",
    "select one": "select_one",
    "selectone": "select_one",
    "select multiple": "select_multiple",
    "select_all_that_apply": "select_multiple",
}
# What our submissions know by themselves, or what nobody sees.
METADATA = frozenset(
    [
        "start",
        "end",
        "today",
        "deviceid",
        "device_id",
        "subscriberid",
        "simserial",
        "phonenumber",
        "phone_number",
        "username",
        "email",
        "audit",
        "start-geopoint",
        "background-audio",
        "background-geopoint",
        "instanceid",
        "uuid",
        "xml-external",
        "csv-external",
    ]
)
_SELECT = re.compile(
    r"(select[_ ]?one|select1|select[_ ]multiple|rank)(_from_file)?(?: from)?\s+(\S.*)", re.IGNORECASE
)


def asked(line: Line) -> Asked:
    written = " ".join(line["type"].split())
    found = _SELECT.fullmatch(written)
    if found is None:
        return Asked(line, _TYPES.get(written, _TYPES.get(written.lower(), written.lower())))
    name = found[1].lower().replace(" ", "_")
    kind = _TYPES.get(name, name)
    if found[2]:
        return Asked(line, f"{kind}_from_file")
    list_name, _, rest = found[3].partition(" ")
    takes_other = rest.replace(" ", "_").lower() in ("or_other", "or_specify_other")
    return Asked(line, kind, list_name, takes_other)


def drawn_of(question: Asked, choices: Sequence[Line], tell: Tell) -> Drawn | None:
    """None: it has no counterpart, which is told."""
    named = _named(question, tell)
    appearance = question.appearance
    match question.type:
        case "text" if "multiline" in appearance:
            return Drawn("longText", named)
        case "text":
            return Drawn("shortText", named)
        case "integer":
            return Drawn("number", {**named, "decimalPlaces": 0})
        case "decimal":
            return Drawn("number", {**named, "decimalPlaces": 6})
        case "date":
            return Drawn("dateTime", named)
        case "datetime":
            return Drawn("dateTime", {**named, "withTime": True})
        case "time":
            return Drawn("dateTime", {**named, "timeOnly": True})
        case "select_one" | "select_multiple":
            return _choice(question, named, choices, tell)
        case "note":
            text = "\n\n".join(each for each in (named["label"], named["help"]) if each)
            return Drawn("textBlock", {"label": "", "text": text[:_LONGEST_TEXT] or question.line["name"]})
        case "acknowledge":
            return Drawn("singleSelection", {**named, "options": [{"id": 1, "label": "OK"}]}, {"OK": 1})
        case "image" if "signature" in appearance:
            return Drawn("signature", named)
        case "image":
            if appearance & {"draw", "annotate"}:
                tell("drawnAsPicture")
            return Drawn("upload", {**named, "allowedTypes": _PICTURES, "most": 1})
        case "file":
            return Drawn("upload", {**named, "most": 1})
        case "audio":
            return Drawn("upload", {**named, "allowedTypes": ["mp3"], "most": 1})
        case "barcode":
            return Drawn("barcode", named)
        case "geopoint":
            return Drawn("location", {**named, "needsPosition": True})
        case "range":
            return _range(question, named, tell)
        case "hidden":
            return Drawn("shortText", named, is_visible=False)
        case _:
            tell("typeLeftOut", type=question.line["type"][:60])
            return None


def words_of(text: str, labels: Mapping[str, str]) -> str:
    """With what other questions are called in place of what is answered there."""
    return _REFERENCE.sub(lambda found: f"[{labels.get(found[1].rstrip(), found[1].rstrip())}]", text)


def refers(text: str) -> bool:
    return _REFERENCE.search(text) is not None


def _named(question: Asked, tell: Tell) -> dict[str, Any]:
    line = question.line
    label, help_ = line["label"] or line["name"], line["hint"]
    if question.type != "note" and len(label) > _LONGEST_LABEL:
        tell("textCut", most=_LONGEST_LABEL)
        label = label[: _LONGEST_LABEL - 1] + "…"
    if line["guidance_hint"]:
        help_ = "\n".join(each for each in (help_, line["guidance_hint"]) if each)
    return {"label": label, "help": help_[:_LONGEST_HELP]}


def _choice(question: Asked, named: dict[str, Any], choices: Sequence[Line], tell: Tell) -> Drawn | None:
    if not choices:
        tell("listMissing", list=question.list_name[:60])
    if len(choices) > MOST_OPTIONS:
        tell("optionsCut", most=MOST_OPTIONS, count=len(choices))
    options: list[dict[str, Any]] = []
    ids: dict[str, int] = {}
    for line in choices[:MOST_OPTIONS]:
        if line["name"] in ids:
            continue
        ids[line["name"]] = len(options) + 1
        label = (line["label"] or line["name"])[:_LONGEST_LABEL]
        options.append({"id": len(options) + 1, "label": label})
    if any(line["media"] for line in choices):
        tell("mediaLeftOut")
    setting = {**named, "options": options, "other": question.takes_other}
    opens = bool(question.appearance & {"minimal", "autocomplete", "search"}) or len(options) > _MANY
    if question.type == "select_one":
        return Drawn("dropdown" if opens else "singleSelection", setting, ids)
    if opens and "minimal" in question.appearance:
        return Drawn("dropdown", {**setting, "multiple": True}, ids)
    return Drawn("multipleSelection", setting, ids)


_PARAMETER = re.compile(r"(\w+)\s*=\s*([^\s;,]+)")
_WHOLE = re.compile(r"-?[0-9]{1,6}", re.ASCII)
_DECIMAL = re.compile(r"-?[0-9]{1,9}(\.[0-9]{1,6})?", re.ASCII)


def _range(question: Asked, named: dict[str, Any], tell: Tell) -> Drawn:
    said = dict(_PARAMETER.findall(question.line["parameters"].lower()))
    start, end, step = said.get("start", "1"), said.get("end", "10"), said.get("step", "1")
    if all(_WHOLE.fullmatch(each) for each in (start, end, step)):
        least, most, wide = int(start), int(end), int(step)
        if wide >= 1 and least + wide <= most:
            return Drawn("slider", {**named, "min": least, "max": most, "step": wide})
    if all(_DECIMAL.fullmatch(each) for each in (start, end)):
        return Drawn("number", {**named, "decimalPlaces": 6, "min": start, "max": end})
    tell("columnNotCarried", column="parameters", what=question.line["parameters"][:60])
    return Drawn("number", {**named, "decimalPlaces": 6})

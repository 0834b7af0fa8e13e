"""Fields of a PDF that is filled in on a screen (ISO 32000-2, 12.7), page by page as they lie on paper."""

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from hashlib import sha256
from io import BytesIO
from typing import Any, cast

from formwork.blank import stripped
from formwork.portable.printed import Box, Patience, PrintedText
from formwork.portable.questions import CHOICE, MOST_QUESTIONS, Asked, AskedPage, Making
from formwork.portable.result import ImportedForm, Unreadable

_MOST_PAGES = 100
_MOST_DEEP = 20
# Bits of /Ff.
_READ_ONLY, _REQUIRED = 1 << 0, 1 << 1
_MANY_LINES, _RADIO, _PUSH, _MANY = 1 << 12, 1 << 15, 1 << 16, 1 << 21
_CALLS_OF = re.compile(r"AF(Date|Number|Percent|Time)", re.ASCII)
# What programs call fields that nobody named: `Text1`, `Check Box 12`, `f1_03[0]`.
_NAMED_BY_NOBODY = re.compile(
    r"(text|check ?box|button|group|combo|list|dropdown|signature|date|field|undefined|untitled|fill|f|c)?"
    r"[ _.]*[0-9]*(_[0-9]+)*(\[[0-9]+\])?",
    re.ASCII | re.IGNORECASE,
)


def is_pdf(content: bytes) -> bool:
    return content.lstrip()[:5] == b"%PDF-"


def read_acroform(content: bytes) -> ImportedForm:
    # Only who brings a PDF pays for what reads it.
    from pypdf import PdfReader

    try:
        reader = PdfReader(BytesIO(content))
        # Most official forms have a password, for changing them alone: they open without.
        if reader.is_encrypted and not reader.decrypt(""):
            raise Unreadable("lockedPdf")
        title = str(reader.metadata.title or "") if reader.metadata else ""
        making = Making(title or sha256(content).hexdigest())
        pages = [*_pages(reader, making)]
    except Unreadable:
        raise
    except Exception as error:
        # The library meets a stranger's file: what it stumbles over has no end of names.
        raise Unreadable("damagedPdf") from error
    if not any(page.questions for page in pages):
        raise Unreadable("noFormFields")
    return making.form(title, pages)


@dataclass(frozen=True)
class _Widget:
    """Where a field lies; of a choice of one of several each choice has its own."""

    at: Box
    field: Mapping[str, Any]
    name: str
    choice: str


def _pages(reader: Any, making: Making) -> Iterator[AskedPage]:
    seen, left, patience = set[str](), MOST_QUESTIONS, Patience()
    for number, page in enumerate(reader.pages[:_MOST_PAGES], start=1):
        widgets = sorted(_widgets(page), key=lambda each: each.at.reading_order)
        if not widgets:
            continue
        printed = PrintedText.of(page, patience)
        asked = list[Asked]()
        for widget in widgets:
            if widget.name not in seen and len(asked) < left:
                seen.add(widget.name)
                asked += _asked(widget, widgets, printed, f"{number}", making)
        left -= len(asked)
        yield AskedPage("", asked)


def _widgets(page: Any) -> Iterator[_Widget]:
    for reference in page.get("/Annots") or ():
        annotation = reference.get_object()
        if annotation.get("/Subtype") == "/Widget" and (box := Box.of(annotation.get("/Rect"))):
            field, names = _inherited(annotation)
            yield _Widget(box, field, ".".join(names), _choice(annotation))


def _inherited(annotation: Any) -> tuple[Mapping[str, Any], Sequence[str]]:
    """What a field does not say, what it stands in says."""
    said, names, part = dict[str, Any](), list[str](), annotation
    for _ in range(_MOST_DEEP):
        for key in ("/FT", "/Ff", "/TU", "/Opt", "/AA"):
            if key in part and key not in said:
                said[key] = part[key]
        if part.get("/T"):
            names.insert(0, str(part["/T"]))
        if "/Parent" not in part:
            break
        part = part["/Parent"].get_object()
    return said, names


def _choice(annotation: Any) -> str:
    """What it stands for when it is ticked."""
    looks = annotation.get("/AP", {}).get("/N", {})
    states = [str(each)[1:] for each in looks] if hasattr(looks, "keys") else []
    return next((each for each in states if each != "Off"), "")


def _asked(
    widget: _Widget, beside: Sequence[_Widget], printed: PrintedText, place: str, making: Making
) -> Iterator[Asked]:
    field = widget.field
    flags, kind = int(field.get("/Ff", 0)), field.get("/FT")
    if kind == "/Btn" and flags & _PUSH:
        return
    of_field = [each for each in beside if each.name == widget.name]
    ticked = kind == "/Btn"
    label = _label(widget, printed, is_ticked=ticked and len(of_field) == 1)
    if flags & _READ_ONLY:
        making.tell("fixedInPdf", place, label)
        return
    required = bool(flags & _REQUIRED)
    if ticked and (flags & _RADIO or len(of_field) > 1):
        options = [printed.right_of(each.at) or each.choice for each in of_field]
        yield Asked(CHOICE, label, place, is_required=required, options=options)
    elif ticked:
        yield Asked("yesNo", label, place, is_required=required, setting={"na": False, "failsOn": None})
    elif kind == "/Ch":
        several = {"multiple": True} if flags & _MANY else {}
        options = [_option(each) for each in field.get("/Opt", ())]
        yield Asked("dropdown", label, place, is_required=required, options=options, setting=several)
    elif kind == "/Sig":
        yield Asked("signature", label, place, is_required=required)
    elif kind == "/Tx":
        ours, setting = _text(field, flags)
        yield Asked(ours, label, place, is_required=required, setting=setting)


def _text(field: Mapping[str, Any], flags: int) -> tuple[str, Mapping[str, Any]]:
    match _format(field):
        case "Date":
            return "dateTime", {}
        case "Time":
            return "dateTime", {"timeOnly": True}
        case "Number" | "Percent":
            return "number", {"decimalPlaces": 6}
        case _:
            return "longText" if flags & _MANY_LINES else "shortText", {}


def _format(field: Mapping[str, Any]) -> str:
    """The script that writes it anew when it was entered says what it holds; it is read, and never run."""
    script = _value(_value(field.get("/AA"), "/F"), "/JS")
    if script is not None and hasattr(script, "get_data"):
        script = script.get_data().decode("latin-1")
    found = _CALLS_OF.match(script.strip()) if isinstance(script, str) else None
    return found[1] if found else ""


def _value(holder: Any, key: str) -> Any:
    """Wherever in the file it lies; None where there is none."""
    return holder.get_object().get(key) if hasattr(holder, "get_object") else None


def _option(option: Any) -> str:
    """Itself, or what is kept and what is shown."""
    shown: object = option.get_object() if hasattr(option, "get_object") else option
    if isinstance(shown, list) and shown:
        return str(cast("list[object]", shown)[-1])
    return str(cast("object", shown))


def _label(widget: _Widget, printed: PrintedText, *, is_ticked: bool) -> str:
    """As it tells who cannot see it; else as it is printed beside or above it; else what it is called in the
    file."""
    said = stripped(str(widget.field.get("/TU", "")))
    if said:
        return said
    last = widget.name.rsplit(".", 1)[-1]
    near = (printed.right_of(widget.at) if is_ticked else "") or printed.label_of(widget.at)
    if near and (not last or _NAMED_BY_NOBODY.fullmatch(last) or len(near) > 2):
        return near
    return re.sub(r"\[[0-9]+\]", "", last).replace("_", " ")

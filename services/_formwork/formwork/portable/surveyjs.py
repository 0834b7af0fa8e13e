"""Forms of SurveyJS Creator."""

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Any

from formwork.portable.loose import is_said, listed, objects, strip_tags, text_in
from formwork.portable.questions import CHOICE, PICTURES, Asked, AskedPage, Making, as_panel
from formwork.portable.result import ImportedForm

# What would hide, check or compute something: told, so that nobody believes it came along.
_NOT_CARRIED = (
    "visibleIf",
    "enableIf",
    "requiredIf",
    "setValueIf",
    "setValueExpression",
    "choicesByUrl",
    "validators",
    "choicesVisibleIf",
)
_MOST_DEEP = 10
_NUMBER = re.compile(r"-?[0-9]{1,9}(\.[0-9]{1,6})?", re.ASCII)

Setting = Mapping[str, Any]


def is_surveyjs(file: Mapping[str, Any]) -> bool:
    """Its elements say `type` and `name`, and stand on pages, or on none."""
    pages = objects(file.get("pages"))
    elements = [*objects(file.get("elements")), *objects(file.get("questions"))]
    return any(isinstance(each.get("elements"), list) for each in pages) or any(
        isinstance(each.get("name"), str) for each in elements
    )


def read_surveyjs(file: Mapping[str, Any]) -> ImportedForm:
    making = Making(text_in(file.get("title")) or repr(sorted(file))[:200])
    pages = [
        *objects(file.get("pages")),
        {"elements": [*objects(file.get("elements")), *objects(file.get("questions"))]},
    ]
    return making.form(
        text_in(file.get("title")),
        [
            AskedPage(text_in(page.get("title")), [*_asked(page, f"pages/{at}", making)])
            for at, page in enumerate(pages)
        ],
    )


def _asked(
    holder: Setting, path: str, making: Making, depth: int = 0, *, is_inside: bool = False
) -> Iterator[Asked]:
    """`is_inside`: of a panel, where another one is told by its title."""
    for at, element in enumerate(objects(holder.get("elements"))):
        place = f"{path}/elements/{at}"
        _tell_rules(element, place, making)
        if element.get("type") == "panel" and depth < _MOST_DEEP:
            title = Asked("textBlock", text_in(element.get("title")), place)
            is_panel = title.label != "" and not is_inside
            inner = [*_asked(element, place, making, depth + 1, is_inside=is_inside or is_panel)]
            if is_panel:
                said = {"isFolded": element.get("state") == "collapsed"}
                helped = text_in(element.get("description"))
                yield from as_panel(replace(title, help=helped, setting=said), inner)
            else:
                yield from [title, *inner] if title.label else inner
        else:
            yield from _of(element, place, making)


def _tell_rules(element: Setting, place: str, making: Making) -> None:
    for key in _NOT_CARRIED:
        if is_said(element.get(key)):
            what = element[key] if isinstance(element[key], str) else "…"
            making.tell("columnNotCarried", place, _label(element), column=key, what=what[:60])


def _of(element: Setting, place: str, making: Making) -> Iterator[Asked]:
    kind = element.get("type")
    if kind == "matrix":
        options = [text_in(each, "text", "value") for each in listed(element.get("columns"))]
        for row in listed(element.get("rows")):
            label = f"{_label(element)}: {text_in(row, 'text', 'value')}"
            yield Asked(CHOICE, label, place, is_required=element.get("isRequired") is True, options=options)
    elif kind == "multipletext":
        for item in objects(element.get("items")):
            yield Asked("shortText", f"{_label(element)}: {_label(item)}", place)
    elif kind in ("matrixdynamic", "paneldynamic", "matrixdropdown"):
        inner = element.get("templateElements") if kind == "paneldynamic" else element.get("columns")
        columns = [each for column in objects(inner) for each in _of(_as_question(column), place, making)]
        yield Asked("inputTable", _label(element), place, columns=columns)
    elif (drawn := _DRAWN.get(kind) if isinstance(kind, str) else None) is not None:
        ours, setting, options = drawn(element, place, making)
        yield Asked(
            ours,
            _label(element),
            place,
            help=text_in(element.get("description")),
            is_required=element.get("isRequired") is True,
            options=options,
            setting=setting,
        )
    elif kind in ("html", "image"):
        text = strip_tags(text_in(element.get("html")))
        if text:
            yield Asked("textBlock", text, place)
        else:
            making.tell("mediaLeftOut", place, _label(element))
    else:
        making.tell("typeLeftOut", place, _label(element), type=str(kind)[:60])


def _as_question(column: Setting) -> Setting:
    return {**column, "type": column.get("cellType") or column.get("type") or "text"}


def _label(element: Setting) -> str:
    return text_in(element.get("title")) or text_in(element.get("name"))


_Drawn = tuple[str, Setting, Sequence[str]]


def _text(element: Setting, place: str, making: Making) -> _Drawn:
    match element.get("inputType"):
        case "number" | "range":
            found = {key: text_in(element.get(key)) for key in ("min", "max")}
            bounds = {key: text for key, text in found.items() if _NUMBER.fullmatch(text)}
            return "number", {"decimalPlaces": 6, **bounds}, ()
        case "date" | "month" | "week":
            return "dateTime", {}, ()
        case "datetime-local" | "datetime":
            return "dateTime", {"withTime": True}, ()
        case "time":
            return "dateTime", {"timeOnly": True}, ()
        case "email":
            return "email", {}, ()
        case "tel":
            return "phone", {}, ()
        case _:
            return "shortText", {"placeholder": text_in(element.get("placeholder"))[:200]}, ()


def _choices(kind: str) -> Callable[[Setting, str, Making], _Drawn]:
    def drawn(element: Setting, place: str, making: Making) -> _Drawn:
        options = [text_in(each, "text", "value") for each in listed(element.get("choices"))]
        other = element.get("showOtherItem") is True or element.get("hasOther") is True
        return kind, {"other": True} if other else {}, options

    return drawn


def _always(kind: str, **setting: Any) -> Callable[[Setting, str, Making], _Drawn]:
    return lambda element, place, making: (kind, setting, ())


def _yes_no(element: Setting, place: str, making: Making) -> _Drawn:
    yes, no = text_in(element.get("labelTrue")), text_in(element.get("labelFalse"))
    named = {"yesLabel": yes[:500]} if yes else {}
    return "yesNo", {**named, **({"noLabel": no[:500]} if no else {}), "na": False}, ()


def _rating(element: Setting, place: str, making: Making) -> _Drawn:
    most = element.get("rateMax", element.get("rateCount", 5))
    return "rating", {"most": min(max(most, 3), 10) if isinstance(most, int) else 5}, ()


def _file(element: Setting, place: str, making: Making) -> _Drawn:
    pictures = "image" in text_in(element.get("acceptedTypes"))
    types = {"allowedTypes": [*PICTURES]} if pictures else {}
    return "upload", {**types, "most": 10 if element.get("allowMultiple") is True else 1}, ()


_DRAWN: Mapping[str, Callable[[Setting, str, Making], _Drawn]] = {
    "text": _text,
    "comment": _always("longText"),
    "radiogroup": _choices(CHOICE),
    "dropdown": _choices("dropdown"),
    "checkbox": _choices("multipleSelection"),
    "tagbox": _choices("multipleSelection"),
    "buttongroup": _choices(CHOICE),
    "imagepicker": _choices(CHOICE),
    "boolean": _yes_no,
    "rating": _rating,
    "signaturepad": _always("signature"),
    "file": _file,
    "slider": _always("number", decimalPlaces=6),
}

"""Forms of form.io."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Any

from formwork.portable.loose import is_said, listed, objects, strip_tags, text_in
from formwork.portable.questions import CHOICE, PICTURES, Asked, AskedPage, Making, as_panel
from formwork.portable.result import ImportedForm

_MOST_DEEP = 12
_NOT_CARRIED = ("conditional", "customConditional", "logic", "calculateValue", "customDefaultValue")
_HOLDERS = frozenset({"panel", "fieldset", "well", "container", "columns", "table", "tabs", "form"})
_TABLES = frozenset({"datagrid", "editgrid", "dynamicWizard"})
_SILENT = frozenset({"button", "hidden", "recaptcha"})
_KINDS: Mapping[str, tuple[str, Mapping[str, Any]]] = {
    "textfield": ("shortText", {}),
    "url": ("shortText", {}),
    "textarea": ("longText", {}),
    "number": ("number", {"decimalPlaces": 6}),
    "currency": ("number", {"decimalPlaces": 2}),
    "checkbox": ("yesNo", {"na": False, "failsOn": None}),
    "selectboxes": ("multipleSelection", {}),
    "radio": (CHOICE, {}),
    "select": ("dropdown", {}),
    "email": ("email", {}),
    "phoneNumber": ("phone", {}),
    "day": ("dateTime", {}),
    "date": ("dateTime", {}),
    "signature": ("signature", {}),
    "file": ("upload", {}),
    "address": ("location", {}),
}

Part = Mapping[str, Any]
_NOTHING: Part = {}


def is_formio(file: Part) -> bool:
    """Its components say `type` and `key`."""
    return any(
        isinstance(each.get("type"), str) and isinstance(each.get("key"), str)
        for each in objects(file.get("components"))
    )


def read_formio(file: Part) -> ImportedForm:
    title = text_in(file.get("title"))
    making = Making(text_in(file.get("_id")) or title or text_in(file.get("name")) or "form.io")
    top = objects(file.get("components"))
    if text_in(file.get("display")) != "wizard":
        return making.form(title, [AskedPage("", [*_asked(top, "components", making)])])
    pages = [
        AskedPage(_label(page), [*_asked(inner, f"components/{at}/components", making)])
        for at, page in enumerate(top)
        for inner in [objects(page.get("components"))]
    ]
    return making.form(title, pages)


def _asked(
    parts: Sequence[Part], path: str, making: Making, depth: int = 0, *, is_inside: bool = False
) -> Iterator[Asked]:
    """`is_inside`: of a panel or a table, where a panel is told by its title."""
    for at, part in enumerate(parts):
        place, kind = f"{path}/{at}", text_in(part.get("type"))
        _tell_rules(part, place, making)
        if kind in _HOLDERS and depth < _MOST_DEEP:
            yield from _held(part, place, making, depth, is_inside=is_inside)
        elif kind in _TABLES:
            inner = objects(part.get("components"))
            columns = [*_asked(inner, f"{place}/components", making, depth + 1, is_inside=True)]
            yield Asked("inputTable", _label(part), place, columns=columns)
        elif kind in ("content", "htmlelement"):
            if text := strip_tags(text_in(part.get("html")) or text_in(part.get("content"))):
                yield Asked("textBlock", text, place)
        elif asked := _one(part, kind, place, making):
            yield asked


def _held(part: Part, place: str, making: Making, depth: int, *, is_inside: bool) -> Iterator[Asked]:
    is_titled = part.get("type") in ("panel", "fieldset") and bool(_label(part))
    is_panel = is_titled and not is_inside
    inner = [
        each
        for path, parts in _inside(part, place)
        for each in _asked(parts, path, making, depth + 1, is_inside=is_inside or is_panel)
    ]
    title = Asked("textBlock", _label(part), place)
    if is_panel:
        yield from as_panel(replace(title, setting=_folded(part)), inner)
    else:
        yield from [title, *inner] if is_titled else inner


def _folded(part: Part) -> Mapping[str, Any]:
    return {"isFolded": part.get("collapsible") is True and part.get("collapsed") is True}


def _inside(part: Part, place: str) -> Iterator[tuple[str, Sequence[Part]]]:
    """Directly, in its columns, or in the cells of its rows."""
    yield f"{place}/components", objects(part.get("components"))
    for at, column in enumerate(objects(part.get("columns"))):
        yield f"{place}/columns/{at}/components", objects(column.get("components"))
    for at, row in enumerate(listed(part.get("rows"))):
        for cell_at, cell in enumerate(objects(row)):
            yield f"{place}/rows/{at}/{cell_at}/components", objects(cell.get("components"))


def _one(part: Part, kind: str, place: str, making: Making) -> Asked | None:
    if kind in _SILENT:
        return None
    if kind == "time":
        ours, setting = "dateTime", {"timeOnly": True}
    elif kind == "datetime":
        ours, setting = "dateTime", {"withTime": part.get("enableTime") is not False}
    elif kind in _KINDS:
        ours, setting = _KINDS[kind][0], dict(_KINDS[kind][1])
    else:
        making.tell("typeLeftOut", place, _label(part), type=kind[:60])
        return None
    if kind == "file":
        pictures = part.get("image") is True or "image" in text_in(part.get("filePattern"))
        types = {"allowedTypes": [*PICTURES]} if pictures else {}
        setting = {**types, "most": 10 if part.get("multiple") is True else 1}
    if kind == "select" and part.get("multiple") is True:
        setting = {"multiple": True}
    return Asked(
        ours,
        _label(part),
        place,
        help=strip_tags(text_in(part.get("description")) or text_in(part.get("tooltip"))),
        is_required=_of(part, "validate").get("required") is True,
        options=[text_in(each, "label", "value") for each in _values(part)],
        setting=setting,
    )


def _values(part: Part) -> Sequence[Part]:
    return objects(part.get("values")) or objects(_of(part, "data").get("values"))


def _of(part: Part, key: str) -> Part:
    return next(iter(objects([part.get(key)])), _NOTHING)


def _label(part: Part) -> str:
    said = (strip_tags(text_in(part.get(key))) for key in ("title", "label", "legend", "key"))
    return next(filter(None, said), "")


def _tell_rules(part: Part, place: str, making: Making) -> None:
    for key in _NOT_CARRIED:
        said: object = part.get(key)
        if isinstance(said, dict):
            # It writes down that there is none.
            said = _of(part, key).get("when") or _of(part, key).get("json")
        if is_said(said):
            what = said if isinstance(said, str) else "…"
            making.tell("columnNotCarried", place, _label(part), column=key, what=what[:60])

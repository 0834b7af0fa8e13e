"""A field of ours → a row of the sheet “survey”, as far as it is one question."""

import re
from collections.abc import Mapping

from formwork.fields.calculation import CalculationSetting
from formwork.fields.date_time import DateTimeSetting
from formwork.fields.dropdown import DropdownSetting
from formwork.fields.kind import FieldSetting
from formwork.fields.number import NumberSetting
from formwork.fields.rating import RatingSetting
from formwork.fields.slider import SliderSetting
from formwork.fields.text_block import TextBlockSetting
from formwork.fields.upload import UploadSetting
from formwork.pages import Field

Row = dict[str, str]
COLUMNS = (
    "type",
    "name",
    "label",
    "hint",
    "required",
    "relevant",
    "read_only",
    "constraint",
    "default",
    "calculation",
    "appearance",
    "parameters",
    "repeat_count",
    "choice_filter",
)
LEFT_OUT: Mapping[str, str] = {
    "headerSection": "what it shows, every submission knows by itself",
    "submitButton": "it presses a button of the workflow",
    "image": "pictures of the form are files of their own there",
    "calculation": "its formula has more than +, -, * and /",
    "richText": "texts there have no headings and lists",
}
LISTED = "its choices are a list of the company, “{name}”"
_PICTURES = frozenset({"jpg", "jpeg", "png", "gif", "webp", "heic"})
_REFERENCE = re.compile(r"\{([0-9a-f-]{36})\}")
_ARITHMETIC = re.compile(r"(?:\s|[0-9.+\-*/()]|\{[0-9a-f-]{36}\})+")


def written(field: Field, setting: FieldSetting, names: Mapping[str, str]) -> Row | None:
    """Without what all have; `names`: of questions, by the ids of fields. None: it has no counterpart."""
    match setting:
        case NumberSetting():
            kind = "integer" if setting.decimal_places == 0 else "decimal"
            bounds = ((">=", setting.min), ("<=", setting.max))
            found = [f". {sign} {bound}" for sign, bound in bounds if bound is not None]
            return {"type": kind} | ({"constraint": " and ".join(found)} if found else {})
        case SliderSetting():
            return {
                "type": "range",
                "parameters": f"start={setting.min} end={setting.max} step={setting.step}",
            }
        case RatingSetting():
            return {
                "type": "range",
                "appearance": "rating",
                "parameters": f"start=1 end={setting.most} step=1",
            }
        case DateTimeSetting(is_range=False):
            kind = "dateTime" if setting.with_time else "date"
            return {"type": "time" if setting.time_only else kind} | _beginning(setting)
        case DropdownSetting():
            kind = "select_multiple" if setting.multiple else "select_one"
            return {"type": kind, "appearance": "minimal"}
        case UploadSetting():
            return {"type": "image" if {*setting.allowed_types} <= _PICTURES else "file"}
        case TextBlockSetting():
            return {"type": "note", "label": setting.text}
        case CalculationSetting() if _ARITHMETIC.fullmatch(setting.formula):
            formula = setting.formula.replace("/", " div ")
            if not {*_REFERENCE.findall(formula)} <= names.keys():
                return None
            return {
                "type": "calculate",
                "calculation": _REFERENCE.sub(lambda found: f"${{{names[found[1]]}}}", formula),
            }
        case _:
            return dict(_PLAIN[field.type]) if field.type in _PLAIN else None


def _beginning(setting: DateTimeSetting) -> Row:
    if not setting.begins_with_now:
        return {}
    return {"default": "now()" if setting.time_only or setting.with_time else "today()"}


_PLAIN: Mapping[str, Row] = {
    "shortText": {"type": "text"},
    "longText": {"type": "text", "appearance": "multiline"},
    "email": {"type": "text"},
    "barcode": {"type": "barcode"},
    "phone": {"type": "text", "appearance": "numbers"},
    "singleSelection": {"type": "select_one"},
    "multipleSelection": {"type": "select_multiple"},
    "yesNo": {"type": "select_one"},
    "signature": {"type": "image", "appearance": "signature"},
    "location": {"type": "geopoint"},
}

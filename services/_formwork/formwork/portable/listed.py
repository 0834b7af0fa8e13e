"""A list of questions, a row each, as people write it in a spreadsheet: as CSV, or the first sheet of a
workbook."""

import csv
import io
import re
from collections.abc import Mapping, Sequence
from itertools import islice
from typing import Any

from formwork.blank import stripped
from formwork.portable.questions import CHOICE, MOST_PAGES, MOST_QUESTIONS, PICTURES, Asked, AskedPage, Making
from formwork.portable.result import ImportedForm, Unreadable

_HEADINGS = {
    "label": "label|question|questions|title|item|field|name|text|标签|问题|题目|标题|名称|字段",
    "type": "type|kind|field type|answer type|类型",
    "page": "page|section|group|页|页面|分组|部分",
    "options": "options|choices|answers|values|选项",
    "required": "required|mandatory|必填",
    "help": "help|hint|description|note|notes|instructions|说明|提示|备注",
    "unit": "unit|units|单位",
}
_COLUMN_OF = {heading: name for name, headings in _HEADINGS.items() for heading in headings.split("|")}
_PHOTOS = {"allowedTypes": [*PICTURES], "most": 10}
_PASS = {"yesLabel": "Pass", "noLabel": "Fail"}
_KINDS: Mapping[str, tuple[str, Mapping[str, Any]]] = {
    words: (kind, setting)
    for kind, setting, all_words in (
        ("shortText", {}, "text|short text|string|单行文本|文本"),
        ("longText", {}, "long text|paragraph|multiline|multi-line|textarea|comment|多行文本|长文本"),
        ("number", {}, "number|decimal|amount|quantity|数字|数值|数量"),
        ("number", {"decimalPlaces": 0}, "integer|whole number|count|整数"),
        ("dateTime", {}, "date|day|日期"),
        ("dateTime", {"withTime": True}, "date and time|datetime|date/time|date time|timestamp|日期时间"),
        ("dateTime", {"timeOnly": True}, "time|time of day|clock|时间|时刻"),
        (CHOICE, {}, "choice|single choice|select|select one|radio|one of|单选"),
        ("dropdown", {}, "dropdown|drop-down|list|下拉"),
        (
            "multipleSelection",
            {},
            "choices|multiple choice|multiple|select multiple|checkbox|checkboxes|多选",
        ),
        ("yesNo", {}, "yes/no|yes no|yesno|boolean|yes/no/na|check|是否|是/否"),
        ("yesNo", _PASS, "pass/fail|pass fail|ok/not ok|合格/不合格"),
        ("upload", _PHOTOS, "photo|photos|picture|image|camera|照片|图片"),
        ("upload", {}, "file|files|attachment|document|upload|文件|附件"),
        ("signature", {}, "signature|sign|签名"),
        ("rating", {}, "rating|stars|评分"),
        ("email", {}, "email|e-mail|邮箱|电子邮箱"),
        ("phone", {}, "phone|telephone|mobile|电话|手机"),
        ("barcode", {}, "barcode|qr code|qr|条码|二维码"),
        ("location", {}, "location|gps|address|position|位置|地址"),
        (
            "textBlock",
            {},
            "heading|header|title|info|information|instruction|instructions|text block|标题|说明",
        ),
    )
    for words in all_words.split("|")
}
_YES = frozenset({"yes", "y", "true", "1", "x", "✓", "required", "mandatory", "是", "必填", "√"})
_APART = re.compile(r"[\n;|；]")
_BY_COMMAS = re.compile(r"[,，、]")


def rows_of_csv(content: bytes) -> list[list[str]]:
    try:
        text = content.decode("utf-16" if content[:2] in (b"\xff\xfe", b"\xfe\xff") else "utf-8")
    except UnicodeDecodeError:
        raise Unreadable("unknownFormat") from None
    if "\x00" in text:
        raise Unreadable("unknownFormat")
    first = text.partition("\n")[0]
    parted_by = max(",;\t", key=first.count)
    try:
        return [*islice(csv.reader(io.StringIO(text), delimiter=parted_by), MOST_QUESTIONS + 2)]
    except csv.Error:
        raise Unreadable("unknownFormat") from None


def is_listed(heading: Sequence[str]) -> bool:
    """Whether the columns of the first row say that questions follow."""
    named = {_COLUMN_OF.get(stripped(each).lower()) for each in heading}
    return "label" in named and len(named - {None}) >= 2


def read_listed(rows: Sequence[Sequence[str]]) -> ImportedForm:
    if not rows or not is_listed(rows[0]):
        raise Unreadable("unknownFormat")
    if len(rows) > MOST_QUESTIONS + 1:
        raise Unreadable("tooManyQuestions", most=MOST_QUESTIONS)
    making = Making("\n".join("\t".join(row) for row in rows[:50]))
    columns = dict[str, int]()
    for at, text in enumerate(rows[0]):
        name = _COLUMN_OF.get(stripped(text).lower())
        if name is None and stripped(text):
            making.tell("columnLeftOut", "1", column=stripped(text)[:100])
        elif name is not None:
            columns.setdefault(name, at)
    pages: dict[str, list[Asked]] = {}
    page = ""
    for number, row in enumerate(rows[1:], start=2):
        said = {name: stripped(row[at]) for name, at in columns.items() if at < len(row)}
        page = said.get("page") or page
        if not said.get("label"):
            # A line that names a page alone begins it.
            others = [text for name, text in said.items() if text and name != "page"]
            if others:
                making.tell("labelMissing", str(number), said=", ".join(others)[:100])
            continue
        if page not in pages and len(pages) == MOST_PAGES:
            page = [*pages][-1]
        pages.setdefault(page, []).append(_asked(said, str(number), making))
    return making.form("", [AskedPage(name, questions) for name, questions in pages.items()])


def _asked(said: Mapping[str, str], place: str, making: Making) -> Asked:
    written = " ".join(said.get("type", "").lower().split())
    options = _options(said.get("options", ""))
    kind, setting = _KINDS.get(written, (CHOICE if options else "shortText", {}))
    if written and written not in _KINDS:
        making.tell("typeTakenAsText", place, said["label"], type=written[:60])
    # What one ticks without anything to choose from is answered by yes or no.
    if kind == "multipleSelection" and written == "checkbox" and not options:
        kind = "yesNo"
    unit = {"unit": said["unit"][:20]} if kind == "number" and said.get("unit") else {}
    return Asked(
        kind,
        said["label"],
        place,
        help=said.get("help", ""),
        is_required=said.get("required", "").lower() in _YES,
        options=options,
        setting={**setting, **unit},
    )


def _options(text: str) -> list[str]:
    """By lines or semicolons; by commas only where there are none of them."""
    parts = _APART.split(text)
    cut = _BY_COMMAS.split(text) if len(parts) == 1 else parts
    return [word for each in cut if (word := each.strip())]

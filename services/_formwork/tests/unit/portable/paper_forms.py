"""PDFs with fields, as programs for paper forms write them: words on a page, and boxes beside them."""

from collections.abc import Mapping
from io import BytesIO
from typing import Any, cast

from pypdf import PdfWriter
from pypdf.generic import (
    ArrayObject,
    DecodedStreamObject,
    DictionaryObject,
    FloatObject,
    NameObject,
    NullObject,
    NumberObject,
    PdfObject,
    TextStringObject,
)


class Paper:
    """One page, 595 x 842 points, from the top to the bottom."""

    def __init__(self, title: str = "") -> None:
        self._writer = PdfWriter()
        if title:
            self._writer.add_metadata({"/Title": title})
        self._begin()

    def turn(self) -> None:
        self._end()
        self._begin()

    def _begin(self) -> None:
        self._page = self._writer.add_blank_page(595, 842)
        self._words: list[str] = []
        self._widgets = ArrayObject()

    def print(self, x: int, y: int, text: str) -> None:
        self._words.append(f"BT /F1 10 Tf 1 0 0 1 {x} {842 - y} Tm ({text}) Tj ET")

    def field(
        self, x: int, y: int, name: str, kind: str = "Tx", *, wide: int = 200, high: int = 14, **said: Any
    ) -> None:
        """Its lower left corner lies there."""
        box = [x, 842 - y, x + wide, 842 - y + high]
        self._widgets.append(
            self._added(
                {
                    "/Type": NameObject("/Annot"),
                    "/Subtype": NameObject("/Widget"),
                    "/FT": NameObject(f"/{kind}"),
                    "/T": TextStringObject(name),
                    "/Rect": ArrayObject(map(FloatObject, box)),
                    **{f"/{key}": _object(value) for key, value in said.items()},
                }
            )
        )

    def _added(self, said: Mapping[str, PdfObject]) -> PdfObject:
        return self._writer._add_object(  # pyright: ignore[reportPrivateUsage]
            DictionaryObject({NameObject(key): value for key, value in said.items()})
        )

    def _end(self) -> None:
        content = DecodedStreamObject()
        content.set_data("\n".join(self._words).encode("latin-1"))
        font = {"/Type": "/Font", "/Subtype": "/Type1", "/BaseFont": "/Helvetica"}
        self._page[NameObject("/Resources")] = _object({"Font": {"F1": _named(font)}})
        self._page[NameObject("/Contents")] = self._writer._add_object(content)  # pyright: ignore[reportPrivateUsage]
        self._page[NameObject("/Annots")] = self._widgets

    def done(self, password: str = "", *, changed_with: str = "") -> bytes:
        self._end()
        if password or changed_with:
            self._writer.encrypt(password, changed_with or None, algorithm="AES-256")
        file = BytesIO()
        self._writer.write(file)
        return file.getvalue()


def _named(said: Mapping[str, str]) -> DictionaryObject:
    return DictionaryObject({NameObject(key): NameObject(value) for key, value in said.items()})


def _object(value: Any) -> PdfObject:
    match value:
        case PdfObject():
            return value
        case dict():
            said = cast("dict[str, Any]", value)
            return DictionaryObject({NameObject(f"/{key}"): _object(each) for key, each in said.items()})
        case list():
            return ArrayObject(map(_object, cast("list[Any]", value)))
        case int():
            return NumberObject(value)
        case str():
            return TextStringObject(value)
        case _:
            return NullObject()


def ticked(*states: str) -> dict[str, Any]:
    return {"N": {each: {} for each in (*states, "Off")}}

"""Chinese fonts cut down to the characters of one paper.

WeasyPrint keeps the numbers of the glyphs: of a face with 65,000 of them it embeds as many, nearly all empty,
and cuts twice to get there. Where glyphs carry identifiers of their own (CID-keyed CFF, as the Noto CJK fonts
are) readers find them by those and the numbers may go: one cut, a fifth of the time, 20 kB instead of 770.
"""

from collections.abc import Iterable
from io import BytesIO
from typing import Any, Literal, cast

import pydyf
import weasyprint.pdf.stream
from fontTools.ttLib import TTFont
from weasyprint.pdf.fonts import Font
from weasyprint.text import ffi as native

# Bound at run time, without types; a machine without HarfBuzz's cutter has None.
_native = cast(Any, native)
_ffi, _harfbuzz, _cutter = _native.ffi, _native.harfbuzz, _native.harfbuzz_subset

_FONT_FILE = b"OTTO"
_OUTLINES = "CFF "
# What a reader asks of a bare CFF font: outlines. Widths and characters are in the PDF's own dictionaries.
_KEPT_TABLES = frozenset({_OUTLINES, "head", "maxp"})


class CutFont(Font):
    """A font of a PDF, whose outlines are cut out bare where that is safe."""

    def subset(self, to_unicode: dict[int, str], hinting: bool) -> None:
        is_safe = to_unicode and self._finds_by_identifier()
        outlines = self._outlines_of(to_unicode, hinting) if is_safe else b""
        if outlines:
            self.file_content = outlines
            self.tables = [_OUTLINES]
        else:
            super().subset(to_unicode, hinting)

    @property
    def type(self) -> Literal["otf", "ttf"]:
        return "otf" if self.tables == [_OUTLINES] else super().type

    def _finds_by_identifier(self) -> bool:
        """Whether the identifier of each glyph is its number: papers name glyphs by number."""
        if _OUTLINES not in self.tables or _cutter is None:
            return False
        address = int(_ffi.cast("intptr_t", self.hb_face))
        if address not in _known_faces:
            # Held, so that no other face can come to lie at this address.
            known = _identifiers_are_numbers(self.file_content, cast(int, self.index))
            _known_faces[address] = (self.hb_face, known)
        return _known_faces[address][1]

    def _outlines_of(self, glyphs: Iterable[int], hinting: bool) -> bytes:
        """The CFF table with these glyphs alone; empty if HarfBuzz can't."""
        asked = _ffi.gc(_cutter.hb_subset_input_create_or_fail(), _cutter.hb_subset_input_destroy)
        _fill(_cutter.hb_subset_input_glyph_set(asked), glyphs)
        dropped = _cutter.hb_subset_input_set(asked, _cutter.HB_SUBSET_SETS_DROP_TABLE_TAG)
        _fill(dropped, (_tag(table) for table in self.tables if table not in _KEPT_TABLES))
        flags = _cutter.HB_SUBSET_FLAGS_DESUBROUTINIZE
        if not hinting:
            flags |= _cutter.HB_SUBSET_FLAGS_NO_HINTING
        if self.missing:
            flags |= _cutter.HB_SUBSET_FLAGS_NOTDEF_OUTLINE
        _cutter.hb_subset_input_set_flags(asked, flags)
        cut = _cutter.hb_subset_or_fail(self.hb_face, asked)
        if cut == _ffi.NULL:
            return b""
        return _table(_ffi.gc(cut, _harfbuzz.hb_face_destroy), _OUTLINES)


# Faces live as long as the process's fonts do.
_known_faces: dict[int, tuple[object, bool]] = {}


def use_cut_fonts() -> None:
    """From now on in this process. WeasyPrint has no hook for it: this is where it makes a PDF's fonts."""
    weasyprint.pdf.stream.Font = CutFont


def name_bare_fonts(_: object, pdf: Any) -> None:
    """WeasyPrint's finisher: calls outlines without a font file around them what they are."""
    for part in pdf.objects:
        if not isinstance(part, pydyf.Stream) or part.extra.get("Subtype") != "/OpenType":
            continue
        if not part.stream[0].startswith(_FONT_FILE):
            part.extra["Subtype"] = "/CIDFontType0C"


def _identifiers_are_numbers(file: bytes, index: int) -> bool:
    outlines = cast(Any, TTFont(BytesIO(file), fontNumber=index, lazy=True)[_OUTLINES]).cff[0]
    return hasattr(outlines, "ROS") and all(
        name == f"cid{number:05}" for number, name in enumerate(outlines.charset) if number
    )


def _fill(target: object, numbers: Iterable[int]) -> None:
    in_order = sorted(numbers)
    _harfbuzz.hb_set_add_sorted_array(
        target, _ffi.new(f"hb_codepoint_t[{len(in_order)}]", in_order), len(in_order)
    )


def _tag(table: str) -> int:
    return _harfbuzz.hb_tag_from_string(table.encode(), -1)


def _table(face: object, name: str) -> bytes:
    blob = _ffi.gc(_harfbuzz.hb_face_reference_table(face, _tag(name)), _harfbuzz.hb_blob_destroy)
    length = _ffi.new("unsigned int *")
    data = _harfbuzz.hb_blob_get_data(blob, length)
    return bytes(_ffi.buffer(data, length[0])) if length[0] else b""

"""Office documents are told from other archives by the names in them, however many these claim to be."""

import io
import struct
import zipfile
from collections.abc import Callable

import pytest
from chassis.files.kinds import kind_by_content
from chassis.files.zips import names_in

WORD, SHEET = "word/document.xml", "xl/workbook.xml"


def archive(*names: str, comment: bytes = b"", zip64: bool = False) -> bytes:
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w") as made:
        made.comment = comment
        for name in names:
            with made.open(name, "w", force_zip64=zip64) as entry:
                entry.write(b"<xml/>")
    return out.getvalue()


def entry(name: bytes) -> bytes:
    return b"PK\x01\x02" + bytes(24) + struct.pack("<HHH", len(name), 0, 0) + bytes(12) + name


def end(size: int, start: int, count: int = 1, comment: bytes = b"") -> bytes:
    return struct.pack("<4sHHHHIIH", b"PK\x05\x06", 0, 0, count, count, size, start, len(comment)) + comment


def end_64(size: int, start: int, at: int) -> bytes:
    record = struct.pack("<4sQHHIIQQQQ", b"PK\x06\x06", 44, 45, 45, 0, 0, 1, 1, size, start)
    return record + struct.pack("<4sIQI", b"PK\x06\x07", 0, at, 1)


HEAD = b"PK\x03\x04" + bytes(26)


def with_directory(directory: bytes, *, zip64: bool = False) -> bytes:
    content = HEAD + directory
    told = end_64(len(directory), len(HEAD), len(content)) if zip64 else b""
    return content + told + end(0xFFFFFFFF if zip64 else len(directory), len(HEAD))


def is_kind(ending: str, content: bytes) -> bool:
    return kind_by_content(io.BytesIO(content), ending) is not None


def plain(part: str) -> bytes:
    return archive("[Content_Types].xml", part)


def with_a_comment(part: str) -> bytes:
    return archive(part, comment=b"made by somebody")


def with_long_sizes(part: str) -> bytes:
    return archive(part, zip64=True)


def of_many_parts(part: str) -> bytes:
    return archive(*(f"_rels/{number}" for number in range(2000)), part)


def with_a_long_directory(part: str) -> bytes:
    return with_directory(entry(part.encode()), zip64=True)


@pytest.mark.parametrize("ending", ["docx", "xlsx"])
@pytest.mark.parametrize(
    "made",
    [
        plain,
        with_a_comment,
        with_long_sizes,
        of_many_parts,
        with_a_long_directory,
    ],
)
def test_an_office_document_is_known_by_its_parts(ending: str, made: Callable[[str], bytes]) -> None:
    own, other = (WORD, SHEET) if ending == "docx" else (SHEET, WORD)
    assert is_kind(ending, made(own))
    assert not is_kind(ending, made(other))


HALF_A_MILLION = entry(b"a") * 529_787


@pytest.mark.parametrize(
    "content",
    [
        with_directory(HALF_A_MILLION + entry(SHEET.encode())),
        with_directory(HALF_A_MILLION + entry(SHEET.encode()), zip64=True),
        HEAD + entry(SHEET.encode()) + end(2**31, len(HEAD)),
        HEAD + entry(SHEET.encode()) + end(48, 2**31),
        HEAD + end_64(2**63, 0, len(HEAD)) + end(48, 0),
        HEAD + end_64(48, 0, 2**63) + end(48, 0),
        HEAD + end_64(48, 0, 0) + end(48, 0),
        with_directory(entry(SHEET.encode())[:40]),
        with_directory(b"no directory at all" * 9),
        HEAD,
        HEAD + b"PK\x05\x06",
    ],
    ids=[
        "nothing but a directory",
        "the same in long form",
        "a directory longer than the file",
        "a directory behind the file",
        "a lie of 64 bits about the size",
        "a lie of 64 bits about the place",
        "a long form that is none",
        "an entry cut off",
        "no directory",
        "no end",
        "an end cut off",
    ],
)
def test_what_no_office_program_writes_is_none(content: bytes) -> None:
    assert not is_kind("xlsx", content)


def test_archives_in_archives_are_not_opened() -> None:
    inner = archive(SHEET)
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w") as outer:
        outer.writestr("one.xlsx", inner)
    assert not is_kind("xlsx", out.getvalue())
    assert [*names_in(out)] == [b"one.xlsx"]

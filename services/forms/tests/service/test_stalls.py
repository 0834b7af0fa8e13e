"""Whatever somebody sends, the others are answered meanwhile."""

import io
import struct
import zipfile
import zlib
from collections.abc import AsyncGenerator, Callable

import pytest
from chassis.testing.people import Person
from chassis.testing.stalls import MOST_SECONDS, watching_stalls

from services.forms.tests.service.site import Site

_MB = 1024 * 1024
_MOST = 24 * _MB


def nothing_but_a_directory(*, zip64: bool = False) -> bytes:
    """Half a million entries of an archive that holds nothing."""
    head = b"PK\x03\x04" + bytes(26)
    entry = b"PK\x01\x02" + bytes(24) + struct.pack("<HHH", 1, 0, 0) + bytes(12) + b"a"
    directory = entry * (_MOST // len(entry))
    end = struct.pack("<4sHHHHIIH", b"PK\x05\x06", 0, 0, 1, 1, len(directory), len(head), 0)
    if not zip64:
        return head + directory + end
    place = len(head) + len(directory)
    long = struct.pack("<4sQHHIIQQQQ", b"PK\x06\x06", 44, 45, 45, 0, 0, 1, 1, len(directory), len(head))
    return head + directory + long + struct.pack("<4sIQI", b"PK\x06\x07", 0, place, 1) + end


def archives_in_archives() -> bytes:
    content = b"x" * _MB
    for _ in range(50):
        out = io.BytesIO()
        with zipfile.ZipFile(out, "w", zipfile.ZIP_DEFLATED) as archive:
            archive.writestr("word/document.xml", content)
        content = out.getvalue()
    return content


def a_million_chunks() -> bytes:
    def chunk(kind: bytes, content: bytes) -> bytes:
        checked = kind + content
        return len(content).to_bytes(4, "big") + checked + zlib.crc32(checked).to_bytes(4, "big")

    header = chunk(b"IHDR", struct.pack(">IIBBBBB", 8, 8, 8, 2, 0, 0, 0))
    pixels = chunk(b"IDAT", zlib.compress(bytes(8 * 25)))
    return b"\x89PNG\r\n\x1a\n" + header + chunk(b"prVt", b"") * 1_000_000 + pixels + chunk(b"IEND", b"")


HOSTILE: dict[str, tuple[str, Callable[[], bytes]]] = {
    "nothing but a directory": ("a.xlsx", nothing_but_a_directory),
    "the same in long form": ("a.xlsx", lambda: nothing_but_a_directory(zip64=True)),
    "archives in archives": ("a.docx", archives_in_archives),
    "one line": ("a.csv", lambda: b"x" * _MOST),
    "twelve million columns": ("a.csv", lambda: b"a," * (_MOST // 2)),
    "lines": ("a.csv", lambda: b"\r\n" * (_MOST // 2)),
    "what begins like the end of a part": ("a.csv", lambda: b"\r\n--" * (_MOST // 4)),
    "a million chunks": ("a.png", a_million_chunks),
    "tags in tags": ("a.svg", lambda: b"<svg>" + b"<g>" * (_MOST // 3)),
    "a PDF of objects": ("a.pdf", lambda: b"%PDF-1.7\n" + b"1 0 obj<</Type/Page>>endobj\n" * 800_000),
}


@pytest.mark.parametrize("kind", HOSTILE)
async def test_a_file_of_25_megabytes_keeps_nobody_waiting(site: Site, kind: str) -> None:
    hand = site.hand()
    submission_id = await hand.start()
    name, make = HOSTILE[kind]
    content = make()
    async with watching_stalls() as stalls:
        answer = await hand.upload(submission_id, name, content)
    assert answer.status_code in (201, 422), answer.text
    assert stalls.longest < MOST_SECONDS


BOUNDARY = b"b" * 60
PART = b"--" + BOUNDARY + b'\r\nContent-Disposition: form-data; name="file"; filename="a.csv"\r\n'
END = b"\r\n--" + BOUNDARY + b"--\r\n"
MULTIPART: dict[str, Callable[[], bytes]] = {
    "nearly ends": lambda: PART + b"\r\n" + (b"\r\n--" + BOUNDARY[:-1]) * (_MOST // 64) + END,
    "one heading": lambda: PART + b"X: " + b"a" * _MOST,
    "headings": lambda: PART + b"X: a\r\n" * (_MOST // 6),
    "parts": lambda: (PART + b"\r\n\r\n") * (_MOST // 140),
}


@pytest.mark.parametrize("kind", MULTIPART)
async def test_nor_does_a_form_that_is_hard_to_take_apart(site: Site, kind: str) -> None:
    body = MULTIPART[kind]()

    async def sent() -> AsyncGenerator[bytes]:
        for start in range(0, len(body), 65_536):
            yield body[start : start + 65_536]

    headers = {
        **site.hand().person.headers,
        "Content-Type": f"multipart/form-data; boundary={BOUNDARY.decode()}",
    }
    async with watching_stalls() as stalls:
        answer = await site.client.post("/api/FormFiles/UploadResources", content=sent(), headers=headers)
    assert 400 <= answer.status_code < 500, answer.text
    assert stalls.longest < MOST_SECONDS


@pytest.mark.parametrize("item", [b"1", b"{}", b"[]", b'""', b'{"a":1}'])
async def test_nor_do_four_megabytes_of_json(site: Site, admin: Person, item: bytes) -> None:
    items = b",".join([item] * (4 * _MB // (len(item) + 1) - 100))
    said = b'{"formTemplateId":"' + site.template_id.encode() + b'","version":2,"pages":[' + items + b"]}"
    async with watching_stalls() as stalls:
        answer = await site.client.put(
            "/api/FormTemplateSetting/UpdateFormBody",
            content=said,
            headers={**admin.headers, "Content-Type": "application/json"},
        )
    assert answer.status_code in (413, 422), answer.text
    assert len(answer.content) < 10_000
    assert stalls.longest < MOST_SECONDS


@pytest.mark.parametrize("part", ["values", "nothing known"])
async def test_nor_do_eighty_thousand_wrong_fields(site: Site, part: str) -> None:
    wrong = b"{" + b",".join(b'"%d":1' % number for number in range(80_000)) + b"}"
    async with watching_stalls() as stalls:
        answer = await site.client.put(
            "/api/Submission/SaveStep",
            content=b'{"values":' + wrong + b"}" if part == "values" else wrong,
            headers={**site.hand().person.headers, "Content-Type": "application/json"},
        )
    assert answer.status_code == 422
    assert len(answer.content) < 10_000
    assert stalls.longest < MOST_SECONDS

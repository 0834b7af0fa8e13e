"""What a picture tells of its photographer is gone, and what it shows is there, byte for byte."""

import io
import struct
import time
from random import Random
from typing import Any

import pytest
from chassis.pictures.metadata import Unreadable, pieces_without_metadata
from chassis.pictures.orientation import exif_with, orientation_in
from PIL import ExifTags, Image
from PIL.PngImagePlugin import PngInfo

SECRET = b"Sengkang 1.3911 N"
FORMATS = ("JPEG", "PNG", "WEBP", "GIF")
UPRIGHT, TURNED = 1, 6
_COLOURS = b"a profile of more than one segment" * 3000
_MB = 1024 * 1024


def exif(orientation: int = UPRIGHT) -> bytes:
    told = Image.Exif()
    told[ExifTags.Base.Orientation] = orientation
    told[ExifTags.Base.Make] = SECRET.decode()
    told.get_ifd(ExifTags.IFD.GPSInfo).update({1: "N", 2: (1.0, 23.0, 28.0), 29: SECRET.decode()})
    return told.tobytes()


def picture() -> Image.Image:
    pixels = Random(1).randbytes(64 * 48 * 3)
    return Image.frombytes("RGB", (64, 48), pixels)


def saved(kind: str, of: Image.Image | None = None, **options: Any) -> bytes:
    out = io.BytesIO()
    (of or picture()).save(out, kind, **options)
    return out.getvalue()


def telling(kind: str, orientation: int = UPRIGHT, **options: Any) -> bytes:
    """With all that its kind can tell."""
    options |= {"exif": exif(orientation), "icc_profile": _COLOURS}
    if kind == "JPEG":
        return saved(kind, comment=SECRET, xmp=SECRET, **options)
    if kind == "PNG":
        notes = PngInfo()
        notes.add_text("Author", SECRET.decode())
        notes.add_itxt("XML:com.adobe.xmp", SECRET.decode())
        notes.add_text("Raw profile type iptc", SECRET.decode(), zip=True)
        return saved(kind, pnginfo=notes, **options)
    if kind == "WEBP":
        return saved(kind, xmp=SECRET, **options)
    return saved(kind, comment=SECRET, xmp=SECRET)


def bare(content: bytes, kind: str) -> bytes:
    pieces = pieces_without_metadata(content, kind)
    return b"".join(each if isinstance(each, bytes) else content[each.start : each.stop] for each in pieces)


def opened(content: bytes) -> Image.Image:
    image = Image.open(io.BytesIO(content))
    image.load()
    return image


@pytest.mark.parametrize("kind", FORMATS)
class TestAPicture:
    def test_tells_no_more_than_what_it_shows(self, kind: str) -> None:
        told = telling(kind)
        assert SECRET in told
        left = bare(told, kind)
        assert SECRET not in left
        assert not dict(opened(left).getexif())
        assert opened(left).tobytes() == opened(told).tobytes()
        assert opened(left).size == (64, 48)

    def test_that_tells_nothing_stays_as_it_is(self, kind: str) -> None:
        plain = saved(kind)
        assert bare(plain, kind) == plain
        assert bare(bare(telling(kind, TURNED), kind), kind) == bare(telling(kind, TURNED), kind)

    def test_takes_nothing_along_that_lies_behind_it(self, kind: str) -> None:
        assert SECRET not in bare(telling(kind) + b"\0\0\0\x18ftypmp42" + SECRET, kind)

    def test_that_is_broken_anywhere_is_refused_or_bare(self, kind: str) -> None:
        told, random = telling(kind, TURNED), Random(7)
        for _ in range(300):
            broken = bytearray(told[: random.randrange(20, len(told) + 1)])
            for _ in range(random.randrange(3)):
                broken[random.randrange(3, len(broken))] = random.randrange(256)
            try:
                bare(bytes(broken), kind)
            except Unreadable:
                continue


@pytest.mark.parametrize("kind", ["JPEG", "PNG", "WEBP"])
@pytest.mark.parametrize("orientation", range(2, 9))
def test_stays_the_right_way_up_and_in_its_colours(kind: str, orientation: int) -> None:
    left = opened(bare(telling(kind, orientation), kind))
    assert dict(left.getexif()) == {ExifTags.Base.Orientation: orientation}
    assert left.info["icc_profile"] == _COLOURS


class TestAJpeg:
    def test_of_several_passes_and_restarts_stays(self) -> None:
        for options in ({"progressive": True}, {"restart_marker_blocks": 1}, {"subsampling": 0}):
            told = telling("JPEG", TURNED, **options)
            left = bare(told, "JPEG")
            assert opened(left).tobytes() == opened(told).tobytes()
            assert SECRET not in left

    def test_of_ink_keeps_how_its_colours_are_meant(self) -> None:
        told = saved("JPEG", picture().convert("CMYK"), comment=SECRET)
        assert opened(bare(told, "JPEG")).tobytes() == opened(told).tobytes()

    def test_loses_the_small_picture_in_its_head(self) -> None:
        plain = saved("JPEG")
        small = b"JFIF\0\1\1\0\0\1\0\1\1\1" + b"abc"
        with_small = plain[:2] + b"\xff\xe0" + struct.pack(">H", len(small) + 2) + small + plain[20:]
        assert bare(with_small, "JPEG") == plain

    def test_loses_the_second_picture_of_a_phone(self) -> None:
        out = io.BytesIO()
        picture().save(out, "MPO", save_all=True, append_images=[picture()], exif=exif())
        left = opened(bare(out.getvalue(), "JPEG"))
        assert (left.format, getattr(left, "n_frames", 1)) == ("JPEG", 1)

    def test_whose_end_is_missing_gets_one(self) -> None:
        plain = saved("JPEG")
        assert bare(plain[:-2], "JPEG") == plain


class TestAnAnimation:
    @pytest.mark.parametrize("kind", ["PNG", "WEBP", "GIF"])
    def test_goes_on_moving(self, kind: str) -> None:
        frames = [Image.new("RGB", (31, 17), colour) for colour in ("red", "green", "blue")]
        told = saved(kind, frames[0], save_all=True, append_images=frames[1:], duration=50, loop=0)
        left: Any = opened(bare(told, kind))
        assert (left.n_frames, left.info["loop"]) == (3, 0)


class TestWhatIsMadeToCostMuch:
    @pytest.mark.parametrize(
        ("kind", "content"),
        [
            ("JPEG", b"\xff\xd8" + b"\xff\xfe\x00\x02" * (4 * _MB)),
            ("JPEG", b"\xff\xd8" + b"\xff\xda\x00\x02" * (4 * _MB)),
            ("JPEG", b"\xff\xd8" + b"\xff" * (15 * _MB)),
            ("JPEG", b"\xff\xd8" + (b"\xff\xdb\x00\x02\xff\xfe\x00\x02") * (2 * _MB)),
            ("PNG", b"\x89PNG\r\n\x1a\n" + (struct.pack(">I", 0) + b"tEXt\0\0\0\0") * _MB),
            ("PNG", b"\x89PNG\r\n\x1a\n" + struct.pack(">I", 0xFFFFFFFF) + b"IDAT"),
            ("GIF", b"GIF89a\1\0\1\0\0\0\0" + b"\x21\xfe" + b"\1a" * (7 * _MB)),
        ],
        ids=["segments", "scans", "fill", "pieces", "chunks", "length", "blocks"],
    )
    def test_is_refused_in_a_moment(self, kind: str, content: bytes) -> None:
        begun = time.process_time()
        with pytest.raises(Unreadable):
            bare(content, kind)
        assert time.process_time() - begun < 2


class TestWhichWayUp:
    def test_is_read_in_both_byte_orders(self) -> None:
        little = b"II*\0" + struct.pack("<IHHHIHHI", 8, 1, 0x0112, 3, 1, 8, 0, 0)
        assert (orientation_in(little), orientation_in(exif_with(3))) == (8, 3)

    @pytest.mark.parametrize(
        "strange",
        [
            b"",
            b"II*\0",
            b"MM\0*\xff\xff\xff\xff",
            exif_with(9),
            exif_with(6)[:18],
            b"XX*\0" + exif_with(6)[4:],
        ],
    )
    def test_is_upright_where_it_says_nothing(self, strange: bytes) -> None:
        assert orientation_in(strange) == UPRIGHT

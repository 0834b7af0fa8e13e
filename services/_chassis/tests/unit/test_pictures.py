"""Pictures of every kind come out right, through the real process; bombs are refused with what to do."""

import asyncio
import io
import zlib
from collections.abc import AsyncGenerator, Callable, Hashable
from tempfile import SpooledTemporaryFile
from typing import BinaryIO, cast

import pytest
from chassis.errors import Invalid, Unavailable
from chassis.pictures.order import Rendition
from chassis.pictures.pictures import Pictures
from PIL import Image, ImageDraw

FORMATS = ("PNG", "JPEG", "GIF", "WEBP")
PRINT = Rendition(1600, "JPEG", 90)
THUMBNAIL = Rendition(320, "JPEG", 90)
SQUARE = Rendition(256, "WEBP", 90, square=True)
ORANGE, WHITE = (240, 130, 20), (255, 255, 255)
_ORIENTATION = 0x0112


@pytest.fixture
async def pictures() -> AsyncGenerator[Pictures]:
    pictures = Pictures()
    yield pictures
    await pictures.close()


async def rendered(
    pictures: Pictures, content: bytes, *wanted: Rendition, sharers: tuple[Hashable, ...] = ()
) -> list[Image.Image]:
    with SpooledTemporaryFile(1024 * 1024) as file:
        file.write(content)
        made = await pictures.render(cast(BinaryIO, file), FORMATS, wanted, sharers=sharers)
    return [Image.open(io.BytesIO(each)) for each in made]


def packed(picture: Image.Image, kind: str, **options: object) -> bytes:
    out = io.BytesIO()
    picture.save(out, kind, **options)
    return out.getvalue()


def half(mode: str = "RGB", size: tuple[int, int] = (4000, 2000)) -> Image.Image:
    """Orange on the left, white (or nothing) on the right."""
    picture = Image.new("RGBA", size, (*WHITE, 0 if "A" in mode else 255))
    ImageDraw.Draw(picture).rectangle((0, 0, size[0] // 2 - 1, size[1]), (*ORANGE, 255))
    return picture if mode == "RGBA" else picture.convert(mode)


def sixteen_bits() -> bytes:
    """A grey picture, half of it in half the light."""
    row = (0x8000).to_bytes(2, "little") * 2000 + b"\xff" * 4000
    return packed(Image.frombytes("I;16", (4000, 2000), row * 2000), "PNG")


def palette(*, transparent: bool) -> bytes:
    picture = half("RGB").quantize(2)
    clear = picture.getpixel((3999, 0)) if transparent else None
    return packed(picture, "PNG", **({} if clear is None else {"transparency": clear}))


def animation(kind: str) -> bytes:
    frames = [half(), Image.new("RGB", (4000, 2000), "blue"), Image.new("RGB", (4000, 2000), "black")]
    return packed(frames[0], kind, save_all=True, append_images=frames[1:], duration=100)


def is_near(seen: object, expected: tuple[int, ...]) -> bool:
    return all(abs(a - b) <= 12 for a, b in zip(cast("tuple[int, ...]", seen), expected, strict=True))


GREY = tuple(round(0.299 * ORANGE[0] + 0.587 * ORANGE[1] + 0.114 * ORANGE[2]) for _ in range(3))
KINDS: dict[str, tuple[Callable[[], bytes], tuple[int, ...]]] = {
    "RGB": (lambda: packed(half(), "PNG"), ORANGE),
    "RGBA": (lambda: packed(half("RGBA"), "PNG"), ORANGE),
    "grey": (lambda: packed(half("L"), "PNG"), GREY),
    "grey with alpha": (lambda: packed(half("LA"), "PNG"), GREY),
    "16 bits": (sixteen_bits, (127, 127, 127)),
    "1 bit": (lambda: packed(Image.new("1", (4000, 2000)), "PNG"), (0, 0, 0)),
    "palette": (lambda: palette(transparent=False), ORANGE),
    "palette with a transparent colour": (lambda: palette(transparent=True), ORANGE),
    "GIF that moves": (lambda: animation("GIF"), ORANGE),
    "PNG that moves": (lambda: animation("PNG"), ORANGE),
    "WebP": (lambda: packed(half(), "WEBP"), ORANGE),
    "WebP that moves": (lambda: animation("WEBP"), ORANGE),
    "JPEG": (lambda: packed(half(), "JPEG"), ORANGE),
    "progressive JPEG": (lambda: packed(half(), "JPEG", progressive=True), ORANGE),
    "grey JPEG": (lambda: packed(half("L"), "JPEG"), GREY),
    "JPEG for a printing house": (lambda: packed(half("CMYK"), "JPEG"), ORANGE),
    "two pictures in one JPEG": (lambda: animation("MPO"), ORANGE),
}


@pytest.mark.parametrize("kind", KINDS)
async def test_every_kind_comes_out_right(pictures: Pictures, kind: str) -> None:
    make, left = KINDS[kind]
    content = make()
    large, small = await rendered(pictures, content, PRINT, THUMBNAIL)
    assert (large.size, small.size) == ((1600, 800), (320, 160))
    for picture in (large, small):
        assert (picture.format, picture.mode) == ("JPEG", "RGB")
        assert is_near(picture.getpixel((picture.width // 4, picture.height // 2)), left)
        right = (0, 0, 0) if kind == "1 bit" else WHITE
        assert is_near(picture.getpixel((picture.width * 3 // 4, picture.height // 2)), right)
    [square] = await rendered(pictures, content, SQUARE)
    assert (square.format, square.size) == ("WEBP", (256, 256))
    assert is_near(square.convert("RGB").getpixel((64, 128)), left)


async def test_what_is_transparent_stays_so_in_a_square(pictures: Pictures) -> None:
    [square] = await rendered(pictures, packed(half("RGBA"), "PNG"), SQUARE)
    alpha = square.convert("RGBA").getchannel("A")
    assert (alpha.getpixel((250, 128)), alpha.getpixel((5, 128))) == (0, 255)


@pytest.mark.parametrize("kind", ["JPEG", "PNG", "WEBP"])
@pytest.mark.parametrize(("orientation", "orange"), [(3, "right"), (6, "top"), (8, "bottom")])
async def test_is_put_upright(pictures: Pictures, kind: str, orientation: int, orange: str) -> None:
    exif = Image.Exif()
    exif[_ORIENTATION] = orientation
    [upright] = await rendered(pictures, packed(half(size=(2000, 1000)), kind, exif=exif), PRINT)
    width, height = upright.size
    assert (width > height) == (orange == "right")
    at = {"right": (width - 9, 9), "top": (9, 9), "bottom": (9, height - 9)}[orange]
    assert is_near(upright.getpixel(at), ORANGE)
    assert not upright.getexif()


@pytest.mark.parametrize("size", [(1, 1), (7, 5), (1, 3000), (20_000, 3), (1601, 1600)])
async def test_of_any_shape(pictures: Pictures, size: tuple[int, int]) -> None:
    content = packed(Image.new("RGB", size, ORANGE), "PNG")
    [whole] = await rendered(pictures, content, PRINT)
    assert max(whole.size) == min(1600, max(size))
    [square] = await rendered(pictures, content, SQUARE)
    assert square.size == (256, 256)
    assert is_near(whole.getpixel((0, 0)), ORANGE)


@pytest.mark.parametrize(("width", "height"), [(8160, 6120), (12_000, 9000)])
async def test_photos_of_phones_are_taken(pictures: Pictures, width: int, height: int) -> None:
    photo = packed(half(size=(width // 4, height // 4)).resize((width, height)), "JPEG", quality=80)
    [whole] = await rendered(pictures, photo, PRINT)
    assert whole.size == (1600, 1200)


def png(width: int, height: int, depth: int, colours: int, rows: bytes = b"") -> bytes:
    def chunk(kind: bytes, content: bytes) -> bytes:
        checked = kind + content
        return len(content).to_bytes(4, "big") + checked + zlib.crc32(checked).to_bytes(4, "big")

    size = width.to_bytes(4, "big") + height.to_bytes(4, "big")
    header = chunk(b"IHDR", size + bytes([depth, colours, 0, 0, 0]))
    pixels = chunk(b"IDAT", zlib.compress(rows, 9))
    return b"\x89PNG\r\n\x1a\n" + header + pixels + chunk(b"IEND", b"")


def webp(width: int, height: int) -> bytes:
    """The smallest of its kind, whose heading says it is larger."""
    small = bytearray(packed(Image.new("RGBA", (8, 8), (1, 2, 3, 4)), "WEBP", exif=b"Exif\x00\x00"))
    small[24:27], small[27:30] = (width - 1).to_bytes(3, "little"), (height - 1).to_bytes(3, "little")
    return bytes(small)


def in_many_passes(width: int, height: int) -> bytes:
    return packed(Image.new("RGB", (width, height)), "JPEG", progressive=True, subsampling=0, quality=1)


def with_scans(number: int) -> bytes:
    """The last one over and over."""
    whole = packed(Image.new("L", (400, 400), 128), "JPEG", progressive=True)
    scan = whole[whole.rindex(b"\xff\xda") : -2]
    return whole[:-2] + scan * number + whole[-2:]


async def test_a_picture_of_as_many_scans_as_any_program_makes_is_opened(pictures: Pictures) -> None:
    [whole] = await rendered(pictures, with_scans(60), PRINT)
    assert whole.size == (400, 400)


_SEVEN_THOUSAND_ROWS = bytes((7000 // 8 + 1) * 7000)


async def test_a_picture_of_one_bit_a_pixel_that_would_unpack_to_200_mb_fits(pictures: Pictures) -> None:
    [whole] = await rendered(pictures, png(7000, 7000, 1, 0, _SEVEN_THOUSAND_ROWS), PRINT)
    assert whole.size == (1600, 1600)


@pytest.mark.parametrize(
    ("content", "says"),
    [
        (png(7000, 7000, 8, 6), "40 million pixels"),
        (png(100_000, 100_000, 1, 0), "120 million pixels"),
        (png(10_500, 10_500, 1, 0), "100 million pixels"),
        (webp(16_000, 16_000), "12.6 million pixels"),
        (in_many_passes(7000, 4000), "26.6 million pixels"),
        (with_scans(120), "can't be read"),
        (png(30, 30, 8, 6), "can't be read"),
        (packed(half(), "JPEG")[:5000], "can't be read"),
        (b"\xff\xd8\xff\xe0 and then nothing of a picture", "can't be read"),
        (b"", "can't be read"),
        (packed(half(), "TIFF"), "can't be read"),
    ],
    ids=["RGBA", "huge", "1 bit", "WebP", "passes", "scans", "no pixels", "cut off", "none", "empty", "TIFF"],
)
async def test_refuses_and_says_what_to_do(pictures: Pictures, content: bytes, says: str) -> None:
    with pytest.raises(Invalid) as refused:
        await rendered(pictures, content, PRINT)
    assert says in str(refused.value.message)
    assert "Save it as" in str(refused.value.message)
    assert [each.field for each in refused.value.fields] == ["file"]


@pytest.mark.parametrize("of_one", ["person", "company"])
async def test_others_find_a_place_however_many_pictures_one_sends(pictures: Pictures, of_one: str) -> None:
    # Each takes longer to open than to come in, and there are many more than may wait.
    content = packed(Image.new("RGB", (1500, 1500)), "PNG")

    async def send(person: str, company: str) -> list[Image.Image]:
        return await rendered(pictures, content, THUMBNAIL, sharers=(person, company))

    crowd = [("p", f"C{n % 3}") if of_one == "person" else (f"p{n}", "C") for n in range(200)]
    sent = [asyncio.create_task(send(*each)) for each in crowd]
    others = [asyncio.create_task(send(f"q{n}", f"D{n}")) for n in range(8)]
    answers = await asyncio.gather(*sent, return_exceptions=True)
    assert [len(made) for made in await asyncio.gather(*others)] == [1] * 8
    refused = [each for each in answers if isinstance(each, BaseException)]
    assert refused
    assert {type(each) for each in refused} == {Unavailable}

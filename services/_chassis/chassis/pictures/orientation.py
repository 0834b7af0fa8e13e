"""Which way up a picture is, as EXIF says: the one thing of it that a picture needs to be looked at."""

import struct

UPRIGHT = 1
_TAG = 0x0112
_SHORT = 3
_MOST_TAGS = 1_000
_BYTE_ORDERS = {b"II*\0": "<", b"MM\0*": ">"}


def orientation_in(exif: bytes) -> int:
    """Upright too where it can't be read."""
    order = _BYTE_ORDERS.get(exif[:4])
    if order is None:
        return UPRIGHT
    try:
        (first,) = struct.unpack_from(f"{order}I", exif, 4)
        (tags,) = struct.unpack_from(f"{order}H", exif, first)
        for number in range(min(tags, _MOST_TAGS)):
            at = first + 2 + 12 * number
            tag, kind = struct.unpack_from(f"{order}HH", exif, at)
            if tag == _TAG:
                (value,) = struct.unpack_from(f"{order}{'H' if kind == _SHORT else 'I'}", exif, at + 8)
                return value if UPRIGHT <= value <= 8 else UPRIGHT
    except struct.error:
        pass
    return UPRIGHT


def exif_with(orientation: int) -> bytes:
    """And nothing else."""
    return b"MM\0*" + struct.pack(">IHHHIHHI", 8, 1, _TAG, _SHORT, 1, orientation, 0, 0)

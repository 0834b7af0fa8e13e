"""Make pictures of screens small enough for a repository: `python -m devstack.pictures <folder>`."""

import sys
from pathlib import Path

from PIL import Image

_COLOURS = 256
_LIMIT = 150_000  # bytes a picture: a page with all of them opens at once


def shrink(file: Path) -> int:
    with Image.open(file) as picture:
        flat = picture.convert("RGB")
    # Without dithering: screens are areas of one colour, and noise in them costs bytes.
    flat.quantize(_COLOURS, dither=Image.Dither.NONE).save(file, optimize=True)
    return file.stat().st_size


def main() -> int:
    sizes = {file.name: shrink(file) for file in sorted(Path(sys.argv[1]).glob("*.png"))}
    for name, size in sizes.items():
        print(f"{size / 1000:>6.0f} kB  {name}")  # noqa: T201 - what was made
    too_large = [name for name, size in sizes.items() if size > _LIMIT]
    if too_large:
        print(f"larger than {_LIMIT / 1000:.0f} kB: {', '.join(too_large)}", file=sys.stderr)  # noqa: T201
    return 1 if too_large else 0


if __name__ == "__main__":
    sys.exit(main())

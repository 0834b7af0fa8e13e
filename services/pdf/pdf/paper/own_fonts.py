"""The fonts that papers bring with them: those of the screens. Other scripts have the system's."""

from pathlib import Path
from typing import Any, cast

from weasyprint.text import ffi as native
from weasyprint.text.fonts import FontConfiguration

FONTS = Path(__file__).with_name("fonts")
# Bound at run time, without types.
_native = cast(Any, native)


def with_own_fonts() -> FontConfiguration:
    """`@font-face` would do the same by writing each into a file, which a render process may not."""
    fonts = FontConfiguration()
    # The library names it nowhere in public.
    config = cast(Any, fonts)._config
    for file in sorted(FONTS.glob("*.ttf")):
        if not _native.fontconfig.FcConfigAppFontAddFile(config, str(file).encode()):
            raise RuntimeError(f"{file} is no font")
    _native.pangoft2.pango_fc_font_map_config_changed(_native.ffi.cast("PangoFcFontMap *", fonts.font_map))
    return fonts

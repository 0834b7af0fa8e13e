from typing import Self

from chassis.settings import MailSettings, SettingInvalid, StorageSettings, TemporalSettings, settings_prefix
from pydantic import model_validator


class AttendanceSettings(MailSettings, StorageSettings, TemporalSettings):
    model_config = settings_prefix("attendance")

    most_file_bytes: int = 5 * 1024 * 1024 * 1024
    """Of all photos of one company's equipment."""
    most_punch_photo_bytes: int = 20 * 1024 * 1024 * 1024
    """Of all photos of one company's punches."""
    map_tiles_url: str = ""
    """Pictures of a map, `https://…/{z}/{x}/{y}.png`; empty: the map is drawn from what its page brings.
    The gateway must let browsers load them: MAP_TILES_ORIGIN."""
    map_tiles_attribution: str = ""
    """To whom they belong, as their owner wants it said."""

    @model_validator(mode="after")
    def _tiles_are_whole(self) -> Self:
        must_be_tiles(self.map_tiles_url, self.map_tiles_attribution)
        return self


def must_be_tiles(url: str, attribution: str) -> None:
    if not url:
        return
    if not url.startswith(("https://", "http://")) or not all(part in url for part in ("{z}", "{x}", "{y}")):
        raise SettingInvalid("map_tiles_url is an address with {z}, {x} and {y} in it")
    if not attribution:
        raise SettingInvalid("map_tiles_attribution says to whom the pictures of map_tiles_url belong")

"""Pictures of a map: an address that fits, and whose they are. Else the service does not start."""

import pytest
from attendance.settings import AttendanceSettings
from pydantic import ValidationError

TILES = "https://tiles.example.com/{z}/{x}/{y}.png"


def settings(**said: str) -> AttendanceSettings:
    kept = AttendanceSettings.model_construct(**said)  # pyright: ignore[reportArgumentType]
    return kept._tiles_are_whole()  # pyright: ignore[reportPrivateUsage]


def test_none_are_needed() -> None:
    assert settings(map_tiles_url="", map_tiles_attribution="").map_tiles_url == ""


def test_whole_ones_are_taken() -> None:
    assert settings(map_tiles_url=TILES, map_tiles_attribution="© Someone").map_tiles_url == TILES


@pytest.mark.parametrize(
    ("url", "attribution"),
    [
        ("https://tiles.example.com/{z}/{x}.png", "© Someone"),
        ("javascript:{z}{x}{y}", "© Someone"),
        (TILES, ""),
    ],
)
def test_others_stop_the_start(url: str, attribution: str) -> None:
    with pytest.raises((ValidationError, ValueError)):
        settings(map_tiles_url=url, map_tiles_attribution=attribution)

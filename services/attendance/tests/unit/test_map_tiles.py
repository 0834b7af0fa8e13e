"""Pictures of a map: an address that fits, and whose they are. Else the service does not start."""

import pytest
from attendance.settings import must_be_tiles
from chassis.settings import SettingInvalid

TILES = "https://tiles.example.com/{z}/{x}/{y}.png"


def test_none_are_needed_and_whole_ones_are_taken() -> None:
    must_be_tiles("", "")
    must_be_tiles(TILES, "© Someone")


@pytest.mark.parametrize(
    ("url", "attribution"),
    [
        ("https://tiles.example.com/{z}/{x}.png", "© Someone"),
        ("javascript:{z}{x}{y}", "© Someone"),
        (TILES, ""),
    ],
)
def test_others_stop_the_start(url: str, attribution: str) -> None:
    with pytest.raises(SettingInvalid):
        must_be_tiles(url, attribution)

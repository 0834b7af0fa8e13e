import json
from datetime import UTC, date, datetime
from pathlib import Path
from typing import Any
from zoneinfo import ZoneInfo

import pytest
from chassis.texts import Text
from chassis.wall_clock import DaysText, WallClock, day_at, stamp, zone_of

_FILE = Path(__file__).parents[4] / "proto" / "vectors" / "clock" / "instants.json"
CASES: list[dict[str, Any]] = json.loads(_FILE.read_text())["cases"]


@pytest.mark.parametrize("case", CASES, ids=lambda case: case["name"])
class TestAnInstant:
    def test_is_read_on_the_clock_of_its_place_and_says_which(self, case: dict[str, Any]) -> None:
        clock = WallClock(ZoneInfo(case["zone"]), case["language"])
        assert clock.instant(datetime.fromisoformat(case["instant"])) == case["expected"]["text"]

    def test_is_stamped_with_it(self, case: dict[str, Any]) -> None:
        stamped = stamp(datetime.fromisoformat(case["instant"]), ZoneInfo(case["zone"]))
        assert stamped == case["expected"]["stamp"]
        assert datetime.fromisoformat(stamped) == datetime.fromisoformat(case["instant"])


class TestWhoseClock:
    @pytest.mark.parametrize(
        ("project", "company", "expected"),
        [
            ("Asia/Singapore", "America/New_York", "Asia/Singapore"),
            ("", "America/New_York", "America/New_York"),
            ("", "", "UTC"),
        ],
    )
    def test_is_the_projects_then_the_companys(self, project: str, company: str, expected: str) -> None:
        assert zone_of(project, company).key == expected

    def test_tells_the_day(self) -> None:
        evening = datetime(2026, 11, 20, 22, 42, tzinfo=UTC)
        assert day_at(evening, ZoneInfo("Asia/Singapore")) == date(2026, 11, 21)
        assert day_at(evening, ZoneInfo("America/New_York")) == date(2026, 11, 20)


class TestWhatTheClockThereSaidAlready:
    @pytest.mark.parametrize("zone", ["Asia/Singapore", "Europe/London"])
    def test_is_moved_by_no_zone(self, zone: str) -> None:
        clock = WallClock(ZoneInfo(zone), "en")
        assert clock.moment("2026-11-21T14:30") == "21 Nov 2026, 14:30"
        assert clock.moment("2026-11-21") == clock.day(date(2026, 11, 21)) == "21 Nov 2026"


class TestDaysAmongWords:
    @pytest.mark.parametrize(
        ("days", "english", "chinese"),
        [
            ([date(2026, 11, 21)], "21 Nov 2026", "2026年11月21日"),
            (
                [date(2026, 11, 21), date(2026, 12, 1)],
                "21 Nov 2026 and 1 Dec 2026",
                "2026年11月21日和2026年12月1日",
            ),
        ],
    )
    def test_are_written_as_each_reader_s_language_does(
        self, days: list[date], english: str, chinese: str
    ) -> None:
        text = DaysText.of(*days)
        assert (text, text.translated("zh-CN")) == (english, chinese)
        assert Text("Since {days}.", days=text) == f"Since {english}."
        assert DaysText.unpacked(text.packed()).translated("en") == english

from typing import Any
from uuid import uuid4

import pytest
from attendance.punch.schemas import MOST_PUNCHES, PunchesCreate
from pydantic import ValidationError


def body(count: int = 1, **changes: Any) -> dict[str, object]:
    punch = {
        "punchId": str(uuid4()),
        "projectId": str(uuid4()),
        "checkType": 1,
        "deviceTime": "2026-11-20T08:00:00+08:00",
        **changes,
    }
    return {"deviceId": str(uuid4()), "sentAt": "2026-11-20T08:00:01+08:00", "punches": [punch] * count}


def test_is_one_at_least_and_a_hundred_at_most() -> None:
    assert len(PunchesCreate.model_validate(body(MOST_PUNCHES)).punches) == MOST_PUNCHES
    for count in (0, MOST_PUNCHES + 1):
        with pytest.raises(ValidationError):
            PunchesCreate.model_validate(body(count))


@pytest.mark.parametrize(
    ("strange", "year"), [("0001-01-01T00:00:00+14:00", 1970), ("9999-12-31T23:59:59-12:00", 2200)]
)
def test_a_clock_that_says_what_no_database_holds_is_taken_to_the_nearest(strange: str, year: int) -> None:
    (punch,) = PunchesCreate.model_validate(body(deviceTime=strange)).punches
    assert punch.device_time.year == year


@pytest.mark.parametrize(
    "changes", [{"checkType": 5}, {"checkType": 0}, {"deviceTime": "2026-11-20T08:00:00"}, {"elapsedMs": -1}]
)
def test_what_no_phone_sends_is_refused(changes: dict[str, Any]) -> None:
    with pytest.raises(ValidationError):
        PunchesCreate.model_validate(body(**changes))


@pytest.mark.parametrize("scanned", ["ABC\u0000\u001b[2J", "A" * 301, "https://shop.example/?" + "q" * 4_000])
def test_what_no_poster_can_say_is_no_code_and_holds_no_press_up(scanned: str) -> None:
    (punch,) = PunchesCreate.model_validate(body(siteCode=scanned)).punches
    assert punch.site_code is None
    (own,) = PunchesCreate.model_validate(body(siteCode="https://work.example/s/ABC")).punches
    assert own.site_code == "https://work.example/s/ABC"

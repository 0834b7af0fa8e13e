from datetime import UTC, datetime
from zoneinfo import ZoneInfo

import pytest
from identity.time_zones import known_time_zone, time_zone_names


class TestTimeZones:
    @pytest.mark.parametrize("name", ["UTC", "Asia/Singapore", "Asia/Kuala_Lumpur", "America/Indiana/Knox"])
    def test_places_are_known(self, name: str) -> None:
        assert known_time_zone(name) == name

    @pytest.mark.parametrize(
        "name",
        ["", "Singapore", "EST", "+08:00", "asia/singapore", "Asia/Atlantis", "/etc/localtime", "../UTC"],
    )
    def test_the_rest_is_refused(self, name: str) -> None:
        with pytest.raises(ValueError, match="Asia/Singapore"):
            known_time_zone(name)

    def test_each_that_is_offered_can_tell_the_time(self) -> None:
        at = datetime(2026, 11, 21, tzinfo=UTC)
        assert all(at.astimezone(ZoneInfo(name)).utcoffset() is not None for name in time_zone_names())

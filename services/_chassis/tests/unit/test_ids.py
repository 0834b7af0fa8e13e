from datetime import UTC, datetime, timedelta

from chassis.clock import now
from chassis.ids import first_id_at, new_id


class TestFirstIdAt:
    def test_lies_between_ids_made_before_and_after(self) -> None:
        at = now()
        made = new_id()
        assert first_id_at(at - timedelta(seconds=1)) < made < first_id_at(at + timedelta(seconds=1))

    def test_takes_times_before_there_were_ids(self) -> None:
        assert first_id_at(datetime(1900, 1, 1, tzinfo=UTC)).int == 0

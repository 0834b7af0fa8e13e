import pickle
from datetime import UTC, datetime, timedelta
from uuid import UUID

from chassis.clock import now
from chassis.ids import first_id_at, new_id, read_id


class TestNewIds:
    def test_are_in_the_order_of_time_and_as_those_that_are_read(self) -> None:
        ids = [new_id() for _ in range(1000)]
        assert ids == sorted({*ids})
        for each in ids:
            same = UUID(str(each))
            assert type(each) is type(read_id(str(each)))
            assert (each, hash(each), each.version) == (same, hash(same), 7)
            assert pickle.loads(pickle.dumps(each)) == same


class TestFirstIdAt:
    def test_lies_between_ids_made_before_and_after(self) -> None:
        at = now()
        made = new_id()
        assert first_id_at(at - timedelta(seconds=1)) < made < first_id_at(at + timedelta(seconds=1))

    def test_takes_times_before_there_were_ids(self) -> None:
        assert first_id_at(datetime(1900, 1, 1, tzinfo=UTC)).int == 0

"""A stop has one end, however many steps it takes."""

from chassis.stopping import CLOSING_SECONDS, FLUSH_SECONDS, Stopping


class Clock:
    now = 1000.0

    def __call__(self) -> float:
        return self.now


def test_each_step_takes_what_the_ones_before_left() -> None:
    clock = Clock()
    stopping = Stopping(25, clock)
    assert stopping.left_for_work() == 25 - CLOSING_SECONDS
    clock.now += 15
    assert stopping.left_for_work() == 10 - CLOSING_SECONDS
    clock.now += 6
    assert (stopping.left_for_work(), stopping.left_for_closing()) == (0, 4 - FLUSH_SECONDS)
    clock.now += 100
    assert (stopping.left_for_work(), stopping.left_for_closing()) == (0, 0)


def test_a_second_signal_brings_no_more_time() -> None:
    clock = Clock()
    stopping = Stopping(25, clock)
    stopping.begin()
    clock.now += 10
    stopping.begin()
    assert stopping.left_for_work() == 15 - CLOSING_SECONDS

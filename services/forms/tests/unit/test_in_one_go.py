"""How many submissions of a form are worked out at once, by its size."""

import pytest
from forms.checker import in_one_go


@pytest.mark.parametrize(
    ("body_bytes", "at_once"),
    [
        pytest.param(0, 100, id="an empty form"),
        pytest.param(2_000, 100, id="a small one: others have their turn all the same"),
        pytest.param(200_000, 10, id="a large one: the larger, the fewer"),
        pytest.param(50_000_000, 1, id="however large, it goes on one by one"),
    ],
)
def test_as_many_as_take_part_of_a_second(body_bytes: int, at_once: int) -> None:
    assert in_one_go(body_bytes) == at_once

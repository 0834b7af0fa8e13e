import pytest
from identity.project.fence import FencePoints
from pydantic import TypeAdapter, ValidationError

OUTLINE = TypeAdapter(FencePoints)
METER = 1 / 111_195


def corners(*at: tuple[float, float]) -> list[dict[str, float]]:
    """So many meters north and east of where both are 0."""
    return [{"latitude": north * METER, "longitude": east * METER} for north, east in at]


SQUARE = ((0, 0), (0, 100), (100, 100), (100, 0))


def test_one_that_is_closed_is_the_same_as_one_that_is_not() -> None:
    closed, opened = corners(*SQUARE, SQUARE[0]), corners(*SQUARE)
    assert OUTLINE.validate_python(closed) == OUTLINE.validate_python(opened)
    assert len(OUTLINE.validate_python(closed)) == 4


@pytest.mark.parametrize(
    ("at", "why"),
    [
        (((0, 0), (100, 100), (100, 0), (0, 100)), "crosses itself"),
        (((0, 0), (0, 100), (0, 200)), "no area"),
        (((0, 0), (0, 100), (100, 100), (0, 100)), "there twice"),
        (((0, 0), (0, 200), (100, 200), (0, 100)), "crosses itself"),
        (((0, 0), (0, 300), (100, 300), (0, 150), (100, 0)), "crosses itself"),
        (((0, 0), (0, 100), (100, 100), (100, 60), (150, 60), (100, 80)), "crosses itself"),
        (((0, 0), (0, 60_000), (100, 100)), "50 km across"),
        (((0, 0), (0, 1), (1, 0)), "no area"),
        (((0, 0), (0, 100), (0, 0)), "between 3 and 100"),
    ],
)
def test_what_is_no_area_is_refused(at: tuple[tuple[float, float], ...], why: str) -> None:
    with pytest.raises(ValidationError, match=why):
        OUTLINE.validate_python(corners(*at))


@pytest.mark.parametrize(
    "wrong",
    [
        {"latitude": float("nan"), "longitude": 0},
        {"latitude": float("inf"), "longitude": 0},
        {"latitude": 91, "longitude": 0},
        {"latitude": 0, "longitude": 181},
        {"latitude": 1e308, "longitude": 0},
        {"latitude": "north", "longitude": 0},
        {"latitude": 0},
    ],
)
def test_numbers_that_are_no_place_are_refused(wrong: object) -> None:
    with pytest.raises(ValidationError):
        OUTLINE.validate_python([*corners(*SQUARE), wrong])


def test_a_hundred_corners_are_the_most() -> None:
    def comb(teeth: int) -> list[dict[str, float]]:
        tops = [(100 if each % 2 else 50, each * 10) for each in range(teeth)]
        return corners((0, 0), *tops, (0, teeth * 10))

    assert len(OUTLINE.validate_python(comb(98))) == 100
    with pytest.raises(ValidationError):
        OUTLINE.validate_python(comb(99))
    with pytest.raises(ValidationError):
        OUTLINE.validate_python(comb(5_000))

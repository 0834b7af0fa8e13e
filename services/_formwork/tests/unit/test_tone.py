import pytest
from formwork.workflow import Tone, tone_of


@pytest.mark.parametrize(
    ("tone", "colors"),
    [
        # The editor's red and the demo's, and some that people choose.
        (Tone.BAD, ["#A02C18", "#B42318", "#ff0000", "#e03131"]),
        (Tone.GOOD, ["#14634D", "#1B7F3B", "#2b8a3e", "#00ff00"]),
        (
            Tone.NEUTRAL,
            ["#0029A5", "#8F5800", "#B35900", "#5B3A8C", "#22607A", "#5B554A", "#000000", "#ffffff", None],
        ),
    ],
)
def test_the_colour_of_a_button_says_how_it_ends(tone: Tone, colors: list[str | None]) -> None:
    assert [tone_of(color) for color in colors] == [tone] * len(colors)

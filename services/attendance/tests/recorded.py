"""Where histories of the workflows lie, as older releases wrote them."""

from pathlib import Path

HISTORIES = Path(__file__).parent / "histories"

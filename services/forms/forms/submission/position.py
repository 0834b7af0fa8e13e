from typing import Annotated

from chassis.http import WireIn, WireOut
from pydantic import Field


class PressPosition(WireIn):
    """Where a device says that it is, asked at the press."""

    latitude: Annotated[float, Field(ge=-90, le=90)]
    longitude: Annotated[float, Field(ge=-180, le=180)]
    accuracy_meters: Annotated[float, Field(ge=0)]


class StepFence(WireOut):
    """A step that is submitted on site."""

    radius_meters: float
    """Around the place of its project."""

"""Where something is: the position of the device, an address in words, or both."""

from decimal import Decimal
from typing import Annotated, Any

from pydantic import Field as Limit
from pydantic import TypeAdapter

from formwork.blank import is_blank, stripped
from formwork.fields.kind import Carried, FieldKind, FieldSetting
from formwork.formula.arithmetic import fixed
from formwork.formula.operand import Operand
from formwork.problems import Problem
from formwork.schema import Schema

_PLACES = 5
"""About a metre."""


class LocationSetting(FieldSetting):
    # The device's position answers it; an address alone does not.
    needs_position: bool = False


class Position(Schema):
    latitude: Annotated[float, Limit(ge=-90, le=90)]
    longitude: Annotated[float, Limit(ge=-180, le=180)]
    # In metres, as the device said.
    accuracy: Annotated[float, Limit(ge=0, le=100_000_000)]


class Place(Schema):
    position: Position | None = None
    address: Annotated[str, Limit(max_length=500)] = ""


class Location(FieldKind[LocationSetting]):
    type = "location"
    Setting = LocationSetting
    Value = TypeAdapter(Place)

    def is_empty(self, value: dict[str, Any]) -> bool:
        return not value.get("position") and is_blank(value.get("address") or "")

    def check_complete(self, setting: LocationSetting, value: dict[str, Any]) -> list[Problem]:
        lacks_position = setting.needs_position and not value.get("position")
        return [Problem("positionMissing")] if lacks_position else []

    def carry(self, setting: LocationSetting, value: dict[str, Any], source: LocationSetting) -> Carried:
        """The address alone: a position says where the device was at that time."""
        address = Place.model_validate(value).address
        return Carried(
            None if is_blank(address) else {"address": address}, is_whole=not value.get("position")
        )

    def operand(self, setting: LocationSetting, value: dict[str, Any]) -> Operand:
        return self.text(setting, value)

    def text(self, setting: LocationSetting, value: dict[str, Any]) -> str:
        place = Place.model_validate(value)
        parts = [stripped(place.address), _written(place.position) if place.position else ""]
        return " · ".join(part for part in parts if part)


def _written(position: Position) -> str:
    latitude, longitude = (_rounded(each, _PLACES) for each in (position.latitude, position.longitude))
    return f"{latitude}, {longitude} (± {_rounded(position.accuracy, 0)} m)"


def _rounded(number: float, places: int) -> str:
    return fixed(Decimal(repr(number)), places)


KIND = Location()

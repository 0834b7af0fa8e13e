"""What stands in a barcode or QR code: read by the camera, or typed where there is none."""

from typing import Annotated, Literal

from pydantic import Field as Limit
from pydantic import TypeAdapter

from formwork.fields.text import PatternedSetting, TextKind, check_against_pattern, check_pattern
from formwork.problems import Problem

MOST_CHARACTERS = 200

CodeFormat = Literal["qr", "ean", "code128", "code39"]


class BarcodeSetting(PatternedSetting):
    # What the camera looks for; empty: all of them. What is typed has no format: no value is refused by it.
    formats: Annotated[list[CodeFormat], Limit(max_length=4)] = Limit(default=[])


class Barcode(TextKind[BarcodeSetting]):
    type = "barcode"
    Setting = BarcodeSetting
    Value = TypeAdapter(Annotated[str, Limit(max_length=MOST_CHARACTERS, strict=True)])

    def check_setting(self, setting: BarcodeSetting) -> list[Problem]:
        return check_pattern(setting)

    def check_value(self, setting: BarcodeSetting, value: str) -> list[Problem]:
        return setting.told(check_against_pattern(setting, value))


KIND = Barcode()

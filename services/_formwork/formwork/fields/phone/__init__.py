"""A telephone number, as people write it: +65 6123 4567, (0)20-7946 0000."""

import re
from typing import Annotated

from pydantic import Field as Limit
from pydantic import TypeAdapter

from formwork.fields.text import TextKind, TextSetting
from formwork.problems import Problem

MOST_CHARACTERS = 40

_SIGNS = re.compile(r"\+?[0-9 ()./-]+( ?(x|ext\.?) ?[0-9]{1,6})?", re.ASCII)
_DIGIT = re.compile(r"[0-9]", re.ASCII)
_LEAST_DIGITS, _MOST_DIGITS = 3, 21


class PhoneSetting(TextSetting):
    pass


class Phone(TextKind[PhoneSetting]):
    type = "phone"
    Setting = PhoneSetting
    Value = TypeAdapter(Annotated[str, Limit(max_length=MOST_CHARACTERS, strict=True)])

    def check_value(self, setting: PhoneSetting, value: str) -> list[Problem]:
        digits = len(_DIGIT.findall(value))
        is_one = _SIGNS.fullmatch(value) is not None and _LEAST_DIGITS <= digits <= _MOST_DIGITS
        return setting.told([] if is_one else [Problem("notAPhone")])


KIND = Phone()

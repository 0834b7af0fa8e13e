"""An e-mail address."""

import re
from typing import Annotated

from pydantic import Field as Limit
from pydantic import TypeAdapter

from formwork.fields.text import TextKind, TextSetting
from formwork.problems import Problem

MOST_CHARACTERS = 254

# That somebody's mail arrives there only a mail can tell: what is looked for is what was plainly mistyped.
_NOT_OF_NAMES = r"\x00-\x20\x7f-\xa0\u1680\u2000-\u200f\u2028-\u202f\u205f-\u206f\u3000\ufeff@,;:<>()\[\]\"\\"
_ADDRESS = re.compile(rf"[^{_NOT_OF_NAMES}]{{1,64}}@([A-Za-z0-9-]{{1,63}}\.)+[A-Za-z]{{2,63}}")


class EmailSetting(TextSetting):
    pass


class Email(TextKind[EmailSetting]):
    type = "email"
    Setting = EmailSetting
    Value = TypeAdapter(Annotated[str, Limit(max_length=MOST_CHARACTERS, strict=True)])

    def check_value(self, setting: EmailSetting, value: str) -> list[Problem]:
        return setting.told([] if _ADDRESS.fullmatch(value) else [Problem("notAnEmail")])


KIND = Email()

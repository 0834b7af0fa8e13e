"""What kinds share whose settings bound their values: the author's own words for what breaks the bounds."""

from typing import Annotated

from pydantic import Field as Limit

from formwork.blank import is_blank
from formwork.fields.kind import FieldSetting
from formwork.problems import Problem


class RuledSetting(FieldSetting):
    # Said instead of ours; empty: ours, in the language of the reader.
    message: Annotated[str, Limit(max_length=500)] = ""

    def told(self, problems: list[Problem]) -> list[Problem]:
        if not problems or is_blank(self.message):
            return problems
        return [Problem("ownMessage", params={"message": self.message})]

"""As many of several options as fit, and an own answer beside them where the setting allows it. What is
offered is written in the form, or is a choice list of the company."""

from typing import Annotated, Any

from pydantic import Field as Limit

from formwork.blank import is_blank
from formwork.fields.listed_selection import (
    MOST_LISTED_CHOICES,
    ListedSelection,
    ListedSelectionKind,
    ListedSetting,
)
from formwork.fields.ruled import RuledSetting
from formwork.fields.selection import MOST_OPTIONS
from formwork.problems import Problem


class MultipleSelectionSetting(ListedSetting, RuledSetting):
    # How many are to be chosen, an own answer among them; none: as many as one likes.
    least: Annotated[int, Limit(ge=1, le=MOST_OPTIONS)] | None = None
    most: Annotated[int, Limit(ge=1, le=MOST_OPTIONS)] | None = None


class MultipleSelection(ListedSelectionKind[MultipleSelectionSetting]):
    type = "multipleSelection"
    Setting = MultipleSelectionSetting

    def takes_many(self, setting: MultipleSelectionSetting) -> bool:
        return True

    def check_setting(self, setting: MultipleSelectionSetting) -> list[Problem]:
        problems = super().check_setting(setting)
        # How many a list offers may change any day.
        offered = MOST_LISTED_CHOICES if setting.is_listed else len(setting.options)
        there = offered + setting.other
        most = there if setting.most is None else min(setting.most, there)
        if offered and setting.least is not None and setting.least > most:
            problems.append(Problem("boundsCrossed"))
        return problems

    def check_value(self, setting: MultipleSelectionSetting, value: dict[str, Any]) -> list[Problem]:
        if problems := super().check_value(setting, value):
            return problems
        answer = ListedSelection.model_validate(value)
        count = len(answer.selected) + len(answer.listed) + (not is_blank(answer.other or ""))
        if setting.least is not None and count < setting.least:
            problems = [Problem("tooFewChosen", params={"least": setting.least})]
        if setting.most is not None and count > setting.most:
            problems = [Problem("tooManyChosen", params={"most": setting.most})]
        return setting.told(problems)


KIND = MultipleSelection()

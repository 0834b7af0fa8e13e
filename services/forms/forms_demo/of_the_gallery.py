"""Forms of the gallery as the company uses them: each step of the team whose it is."""

from collections.abc import Mapping
from typing import Any

from forms.starter.concrete_pour import concrete_pour
from forms.starter.daily_log import draw_daily_log
from forms.starter.drawing import Drawing
from forms.starter.incident_report import incident_report
from forms.starter.plant_check import plant_check
from forms.starter.request_for_information import request_for_information
from forms.starter.toolbox_talk import draw_toolbox_talk

_Teams = Mapping[str, str]
_TRADES = ("Concrete", "Steel & Formwork", "M&E", "Survey", "Logistics & Lifting")


def _of(teams: _Teams, *names: str) -> list[str]:
    return [teams[name] for name in names]


def draw_logs(drawing: Drawing, teams: _Teams) -> dict[str, Any]:
    return draw_daily_log(drawing, _of(teams, "Concrete", "M&E", "Survey"))


def draw_talks(drawing: Drawing, teams: _Teams) -> dict[str, Any]:
    return draw_toolbox_talk(drawing, _of(teams, "Safety"))


def draw_pours(drawing: Drawing, teams: _Teams) -> dict[str, Any]:
    return concrete_pour(drawing, _of(teams, "Concrete"), _of(teams, "Quality"))


def draw_questions(drawing: Drawing, teams: _Teams) -> dict[str, Any]:
    askers = _of(teams, "Steel & Formwork", "M&E", "Survey")
    return request_for_information(drawing, askers, _of(teams, "Quality"), _of(teams, "Concrete"))


def draw_incidents(drawing: Drawing, teams: _Teams) -> dict[str, Any]:
    reporters, closers = _of(teams, *_TRADES), _of(teams, "Concrete")
    return incident_report(drawing, reporters, _of(teams, "Safety"), _of(teams, "Steel & Formwork"), closers)


def draw_plant_checks(drawing: Drawing, teams: _Teams) -> dict[str, Any]:
    return plant_check(drawing, _of(teams, "Logistics & Lifting"), _of(teams, "M&E"))

"""Forms of the trade that a template can start from, drawn anew each time in the reader's language."""

from collections.abc import Callable
from dataclasses import dataclass
from enum import StrEnum
from typing import Any
from uuid import UUID

from forms.starter.concrete_pour import draw_concrete_pour
from forms.starter.daily_log import draw_daily_log
from forms.starter.drawing import Drawing, Json
from forms.starter.incident_report import draw_incident_report
from forms.starter.material_delivery import draw_material_delivery
from forms.starter.permit_to_work import draw_permit_to_work
from forms.starter.plant_check import draw_plant_check
from forms.starter.request_for_information import draw_request_for_information
from forms.starter.scaffold_check import draw_scaffold_check
from forms.starter.site_inspection import draw_site_inspection
from forms.starter.toolbox_talk import draw_toolbox_talk


class StarterKey(StrEnum):
    SITE_INSPECTION = "siteInspection"
    DAILY_LOG = "dailyLog"
    TOOLBOX_TALK = "toolboxTalk"
    PERMIT_TO_WORK = "permitToWork"
    MATERIAL_DELIVERY = "materialDelivery"
    CONCRETE_POUR = "concretePour"
    SCAFFOLD_CHECK = "scaffoldCheck"
    REQUEST_FOR_INFORMATION = "requestForInformation"
    INCIDENT_REPORT = "incidentReport"
    PLANT_CHECK = "plantCheck"


@dataclass(frozen=True)
class Starter:
    name: str
    folder_name: str
    about: str
    draw: Callable[[Drawing, list[str]], dict[str, Any]]
    """Draws body and workflow, all steps by these teams; answers the settings that go with them."""


@dataclass(frozen=True)
class Drawn:
    """A starter in a language."""

    name: str
    folder_name: str
    about: str
    pages: list[Json]
    nodes: list[Json]
    edges: list[Json]
    settings: dict[str, Any]


STARTERS = {
    StarterKey.SITE_INSPECTION: Starter(
        "Site Safety Inspection",
        "Safety",
        "A round over the site: five checks, findings, photos, signature.",
        draw_site_inspection,
    ),
    StarterKey.DAILY_LOG: Starter(
        "Daily Site Log",
        "Site",
        "Weather, people, work done, delays and photos of one day.",
        draw_daily_log,
    ),
    StarterKey.TOOLBOX_TALK: Starter(
        "Toolbox Talk",
        "Safety",
        "What the crew was told before the shift, and who held it.",
        draw_toolbox_talk,
    ),
    StarterKey.PERMIT_TO_WORK: Starter(
        "Permit to Work: Hot Work",
        "Safety",
        "Applied for, assessed and approved before the work begins, closed after it. Good for one day.",
        draw_permit_to_work,
    ),
    StarterKey.MATERIAL_DELIVERY: Starter(
        "Material Delivery",
        "Logistics",
        "What came against what was ordered, and whether it may be built in.",
        draw_material_delivery,
    ),
    StarterKey.CONCRETE_POUR: Starter(
        "Concrete Pour Inspection",
        "Quality",
        "Released before the pour, followed while it is placed, accepted by somebody else.",
        draw_concrete_pour,
    ),
    StarterKey.SCAFFOLD_CHECK: Starter(
        "Scaffold Check",
        "Safety",
        "Six checks every week; what is released is good for seven days.",
        draw_scaffold_check,
    ),
    StarterKey.REQUEST_FOR_INFORMATION: Starter(
        "Request for Information",
        "Site",
        "A question about the drawings and its answer; approved where it costs money or days.",
        draw_request_for_information,
    ),
    StarterKey.INCIDENT_REPORT: Starter(
        "Incident Report",
        "Safety",
        "Reported at once, investigated and made safe side by side, closed when all measures are done.",
        draw_incident_report,
    ),
    StarterKey.PLANT_CHECK: Starter(
        "Plant Daily Check",
        "Safety",
        "Six checks before work; what has a defect goes to the mechanic.",
        draw_plant_check,
    ),
}


def draw(key: StarterKey, template_id: UUID, language: str, everyone: list[str]) -> Drawn:
    starter, drawing = STARTERS[key], Drawing(template_id, language)
    settings = starter.draw(drawing, everyone)
    return Drawn(
        name=drawing.say(starter.name),
        folder_name=drawing.say(starter.folder_name),
        about=drawing.say(starter.about),
        pages=drawing.pages,
        nodes=drawing.nodes,
        edges=drawing.edges,
        settings=settings,
    )

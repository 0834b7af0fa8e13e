"""A step may be submitted on site alone: its drawing says within how many meters of the project's place."""

from chassis.places import Place, meters_between, tolerance_of
from contracts.identity.v1 import identity_pb2
from formwork.workflow import StepNode
from identity_client.projects import Projects

from forms.rights.turn import Turn
from forms.submission.errors import NotOnSite, PositionMissing, PositionPoor
from forms.submission.position import PressPosition, StepFence
from forms.tables.submission import Submission


async def fence_of(projects: Projects, submission: Submission, step: StepNode | None) -> StepFence | None:
    """None too where nobody can say how far off the site somebody is: its project has no place."""
    meters = step.data.fence_meters if step else None
    if meters is None:
        return None
    project = await projects.try_find(submission.company_id, submission.project_id)
    return StepFence(radius_meters=meters) if project and _place_of(project) else None


async def meters_from_site(projects: Projects, turn: Turn, position: PressPosition | None) -> int | None:
    """Of a press. Refuses who is elsewhere, or does not say where they are. None: nobody asked."""
    radius = turn.step.data.fence_meters
    if radius is None:
        return None
    project = await projects.find(turn.submission.company_id, turn.submission.project_id)
    site = _place_of(project) if project else None
    if project is None or site is None:
        return None
    if position is None:
        raise PositionMissing
    tolerance = tolerance_of(position.accuracy_meters)
    if tolerance is None:
        raise PositionPoor(position.accuracy_meters)
    distance = meters_between(site, Place(position.latitude, position.longitude))
    if distance > radius + tolerance:
        raise NotOnSite(project.name, distance, radius)
    return round(distance)


def _place_of(project: identity_pb2.Project) -> Place | None:
    if not (project.HasField("latitude") and project.HasField("longitude")):
        return None
    return Place(project.latitude, project.longitude)

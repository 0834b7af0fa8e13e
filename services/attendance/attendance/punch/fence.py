"""Within what somebody is at a project: its own area or radius, else the company's around its place."""

from chassis.places import Place
from contracts.identity.v1.identity_pb2 import GetCompanyResponse, Project

from attendance.punch.marks import Area, Circle, Fence


def is_fenced(company: GetCompanyResponse) -> bool:
    """A radius of 0 is none."""
    return company.is_geofence_radius_check and company.geofence_radius_meters > 0


def is_nowhere(company: GetCompanyResponse, project: Project) -> bool:
    """A fence of its own that nobody can be judged by: the position that it was around was taken away."""
    has_place = project.HasField("latitude") and project.HasField("longitude")
    return is_fenced(company) and project.HasField("fence_radius_meters") and not has_place


def fence_of(company: GetCompanyResponse, project: Project) -> Fence | None:
    """As it is known when the punch comes in: one that is changed later changes no punch."""
    if not is_fenced(company):
        return None
    if project.fence_points:
        return Area(tuple(Place(each.latitude, each.longitude) for each in project.fence_points))
    if not (project.HasField("latitude") and project.HasField("longitude")):
        return None
    own = project.fence_radius_meters if project.HasField("fence_radius_meters") else 0
    return Circle(Place(project.latitude, project.longitude), own or company.geofence_radius_meters)

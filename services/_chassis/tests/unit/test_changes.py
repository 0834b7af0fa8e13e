from chassis.db import ServiceBase, changes_to, service_registry
from sqlmodel import Field


class Base(ServiceBase, registry=service_registry()):
    pass


class Plot(Base, table=True):
    __tablename__ = "plot"

    id: int = Field(primary_key=True)
    name: str
    area: float | None = None


def test_what_is_the_same_is_no_change() -> None:
    assert changes_to(Plot(id=1, name="North", area=3), {"name": "North", "area": 3}) == {}


def test_null_empties_what_may_be_empty_and_nothing_else() -> None:
    plot = Plot(id=1, name="North", area=3)
    assert changes_to(plot, {"name": None, "area": None}) == {"area": None}
    assert changes_to(plot, {"name": "South"}) == {"name": "South"}

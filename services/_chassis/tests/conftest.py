import pytest
from chassis.access import Role
from chassis.events.context import EventContext
from chassis.runtime import Runtime
from chassis.service import ServiceDefinition
from chassis.testing.people import Memberships, Person, with_people
from sample import main as sample


@pytest.fixture(scope="session")
def service() -> ServiceDefinition:
    return with_people(sample.definition)


@pytest.fixture
def memberships(runtime: Runtime) -> Memberships:
    return Memberships.of(runtime)


@pytest.fixture
def mood(monkeypatch: pytest.MonkeyPatch) -> type[sample.Mood]:
    """As it is by nature, whatever a test makes of it."""
    nature = {"failing": False, "error": sample.Mood.error, "tried": 0, "contexts": list[EventContext]()}
    for name, value in nature.items():
        monkeypatch.setattr(sample.Mood, name, value)
    return sample.Mood


@pytest.fixture
def member(memberships: Memberships) -> Person:
    return Person(memberships, Role.MEMBER)


@pytest.fixture
def another(memberships: Memberships) -> Person:
    return Person(memberships, Role.MEMBER)

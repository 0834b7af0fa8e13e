import pytest
from chassis.access import Role
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
    for name, value in (("failing", False), ("error", sample.Mood.error), ("tried", 0)):
        monkeypatch.setattr(sample.Mood, name, value)
    return sample.Mood


@pytest.fixture
def member(memberships: Memberships) -> Person:
    return Person(memberships, Role.MEMBER)


@pytest.fixture
def another(memberships: Memberships) -> Person:
    return Person(memberships, Role.MEMBER)

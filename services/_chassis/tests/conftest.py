from collections.abc import Generator

import pytest
from chassis.access import Role
from chassis.access.cache import CachedAccess
from chassis.migrate import load_models
from chassis.runtime import Runtime
from chassis.service import ServiceDefinition
from sample import main as sample
from sample.people import Person

load_models("sample")


@pytest.fixture(scope="session")
def service() -> ServiceDefinition:
    return sample.definition


@pytest.fixture
def memberships(runtime: Runtime) -> sample.Memberships:
    assert isinstance(runtime.access, CachedAccess)
    source = runtime.access._source  # pyright: ignore[reportPrivateUsage]
    assert isinstance(source, sample.Memberships)
    return source


@pytest.fixture
def mood() -> Generator[type[sample.Mood]]:
    yield sample.Mood
    sample.Mood.failing = False


@pytest.fixture
def member(memberships: sample.Memberships) -> Person:
    return Person(memberships, Role.MEMBER)


@pytest.fixture
def another(memberships: sample.Memberships) -> Person:
    return Person(memberships, Role.MEMBER)

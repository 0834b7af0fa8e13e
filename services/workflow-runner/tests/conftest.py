from collections.abc import AsyncGenerator

import pytest
from chassis.runtime import Runtime
from chassis.service import ServiceDefinition
from chassis.settings import ServiceSettings
from chassis.testing.workers import working
from devstack.testing.temporal import Temporal
from runner_support.directory import Directory
from runner_support.forms import FormsModel
from runner_support.mails import MailGateModel
from runner_support.peers import Peer
from runner_support.runs import Caller, calling
from workflow_runner.main import definition


@pytest.fixture(scope="session")
def service() -> ServiceDefinition:
    return definition


@pytest.fixture
def forms_model() -> FormsModel:
    return FormsModel()


@pytest.fixture
def directory() -> Directory:
    return Directory()


@pytest.fixture
def forms_peer(forms_model: FormsModel, monkeypatch: pytest.MonkeyPatch) -> Peer:
    peer = Peer("forms", forms_model.rpc)
    monkeypatch.setenv("WORKFLOW_RUNNER_FORMS_GRPC", peer.address)
    return peer


@pytest.fixture
def mail_gate(directory: Directory) -> MailGateModel:
    return MailGateModel(directory)


@pytest.fixture
def identity_peer(directory: Directory, mail_gate: MailGateModel) -> Peer:
    return Peer("identity", directory.book.directory, mail_gate.rpc)


@pytest.fixture
def settings(
    forms_peer: Peer,  # before the service's settings are read
    settings: ServiceSettings,
    identity_peer: Peer,
    temporal: Temporal,
) -> ServiceSettings:
    del forms_peer
    return settings.model_copy(update={"identity_grpc": identity_peer.address, **temporal.settings})


@pytest.fixture
async def runner(
    service: ServiceDefinition,
    runtime: Runtime,
    forms_peer: Peer,
    identity_peer: Peer,
    forms_model: FormsModel,
) -> AsyncGenerator[Caller]:
    """The service without a worker, among peers that are there."""
    await forms_peer.come(runtime.settings)
    await identity_peer.come(runtime.settings)
    async with calling(service, runtime, forms_model) as caller:
        yield caller
    await forms_peer.leave()
    await identity_peer.leave()


@pytest.fixture
async def worker(service: ServiceDefinition, runtime: Runtime, runner: Caller) -> AsyncGenerator[None]:
    del runner  # the peers come first
    async with working(service, runtime):
        yield

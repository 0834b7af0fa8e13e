import base64
import stat
from pathlib import Path

import pytest
from chassis.rpc.credentials import public_key_of
from devstack.declaration import Declaration
from devstack.layout import Service, services
from devstack.ports import Ports
from devstack.site import Secrets, Site


@pytest.fixture
def site(tmp_path: Path) -> Site:
    return Site(tmp_path, "test", Ports(tmp_path / "ports.json", None), Secrets(tmp_path / "secrets.json"))


DECLARED = Declaration(context="workflow-runner", secrets={"signing_key": "ed25519"})
RUNNER = Service("workflow-runner", "workflow_runner", Path("/nowhere"), DECLARED)


class TestSecrets:
    def test_stay_the_same_once_made(self, tmp_path: Path) -> None:
        first = Secrets(tmp_path / "secrets.json").get("postgres")
        assert Secrets(tmp_path / "secrets.json").get("postgres") == first

    def test_can_be_read_by_their_owner_only(self, tmp_path: Path) -> None:
        Secrets(tmp_path / "secrets.json").get("postgres")
        assert stat.S_IMODE((tmp_path / "secrets.json").stat().st_mode) == 0o600

    def test_refuse_a_kind_they_do_not_know(self, tmp_path: Path) -> None:
        with pytest.raises(SystemExit, match="unknown kind"):
            Secrets(tmp_path / "secrets.json").get("key", "rot13")


class TestServiceEnvironment:
    def test_carries_the_prefix_of_the_context(self, site: Site) -> None:
        assert all(name.startswith("WORKFLOW_RUNNER_") for name in site.env_for(RUNNER))

    def test_holds_the_secrets_the_service_declares(self, site: Site) -> None:
        key = site.env_for(RUNNER)["WORKFLOW_RUNNER_SIGNING_KEY"]
        assert len(base64.b64decode(key)) == 32

    def test_holds_a_key_of_its_own_to_call_with_and_everybody_s_public_keys(self, site: Site) -> None:
        keys: set[str] = set()
        for service in services():
            environment = site.env_for(service)
            seed = base64.b64decode(environment[f"{service.prefix}_RPC_KEY"])
            told = environment[f"{service.prefix}_RPC_PUBLIC_KEYS"]
            listed = dict(each.split("=", 1) for each in told.split())
            assert listed[service.context] == public_key_of(seed)
            assert set(listed) == {each.context for each in services()}
            keys |= set(listed.values())
        assert len(keys) == len(services())

    def test_names_a_database_and_role_of_its_own(self, site: Site) -> None:
        url = site.env_for(RUNNER)["WORKFLOW_RUNNER_DATABASE_URL"]
        assert url.startswith("postgresql://workflow_runner:")
        assert url.endswith("/workflow_runner")

    def test_overrides_replace_a_value(self, tmp_path: Path) -> None:
        site = Site(
            *(tmp_path, "test", Ports(tmp_path / "p.json", None), Secrets(tmp_path / "s.json")),
            overrides={"LOG_LEVEL": "DEBUG"},
        )
        assert site.env_for(RUNNER)["WORKFLOW_RUNNER_LOG_LEVEL"] == "DEBUG"

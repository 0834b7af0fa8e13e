from pathlib import Path

import pytest
from devstack.parts.web import Web
from devstack.ports import Ports
from devstack.site import Secrets, Site


@pytest.mark.parametrize(("live", "environment"), [(True, "development"), (False, "production")])
def test_only_what_may_be_built_anew_is_sent_without_its_compressed_neighbours(
    tmp_path: Path, live: bool, environment: str
) -> None:
    site = Site(tmp_path, "test", Ports(tmp_path / "ports.json", None), Secrets(tmp_path / "secrets.json"))
    assert Web(site, live=live).launch().env["NODE_ENV"] == environment

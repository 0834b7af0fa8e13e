"""The demo's people have a password that everybody knows: no service makes them in production."""

import asyncio
from pathlib import Path

import pytest
from devstack.console import Failure
from devstack.databases import run_command
from devstack.layout import Service, services
from devstack.ports import Ports
from devstack.site import Secrets, Site


@pytest.mark.parametrize("service", services(), ids=lambda service: service.context)
def test_is_refused_in_production(service: Service, tmp_path: Path) -> None:
    kept = Ports(tmp_path / "ports.json", None), Secrets(tmp_path / "secrets.json")
    # No server runs here: it is refused before anything is opened.
    site = Site(tmp_path, "test", *kept, overrides={"ENVIRONMENT": "prod"})
    with pytest.raises(Failure, match="exit code 2") as refused:
        asyncio.run(run_command(site, service, "seed"))
    assert refused.value.lines[-1] == "the demo company is not for production"

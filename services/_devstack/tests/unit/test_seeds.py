"""The demo's people have a password that everybody knows: production neither makes them nor carries it."""

import asyncio
import re
import subprocess
from pathlib import Path
from zipfile import ZipFile

import pytest
from devstack.console import Failure
from devstack.databases import run_command
from devstack.layout import LIBRARIES, ROOT, Service, in_seeding_order, services
from devstack.ports import Ports
from devstack.site import Secrets, Site

PASSWORD = b"groundwork-demo"


def site_of_production(folder: Path) -> Site:
    """No server runs here: what is refused is refused before anything is opened."""
    kept = Ports(folder / "ports.json", None), Secrets(folder / "secrets.json")
    return Site(folder, "test", *kept, overrides={"ENVIRONMENT": "prod"})


def test_there_is_demo_data_and_what_it_is_about_comes_first() -> None:
    order = in_seeding_order()
    assert order[0].context == "identity"
    assert len(order) > 1
    for number, each in enumerate(order):
        later = {every.context for every in order[number:]}
        assert not later & {*each.declared.seed_after}, each.context


@pytest.mark.of_one_service
@pytest.mark.parametrize("service", in_seeding_order(), ids=lambda service: service.context)
def test_is_refused_in_production(service: Service, tmp_path: Path) -> None:
    with pytest.raises(Failure, match="exit code 2") as refused:
        asyncio.run(run_command(site_of_production(tmp_path), service, "seed"))
    assert refused.value.lines[-1] == "the demo company is not for production"


@pytest.mark.of_one_service
@pytest.mark.parametrize("name", [*(each.folder.name for each in services()), *LIBRARIES])
def test_what_is_installed_knows_nothing_of_it(name: str, tmp_path: Path) -> None:
    built = subprocess.run(
        [
            ROOT / ".devstack/uv/bin/uv",
            "build",
            "--wheel",
            "--quiet",
            "--out-dir",
            tmp_path,
            ROOT / "services" / name,
        ],
        capture_output=True,
        text=True,
        check=False,
    )
    assert built.returncode == 0, built.stderr
    (wheel,) = tmp_path.glob("*.whl")
    with ZipFile(wheel) as content:
        assert not [each for each in content.namelist() if "demo" in each.split("/")[0]]
        assert not [each for each in content.namelist() if PASSWORD in content.read(each)]


@pytest.mark.of_one_service
@pytest.mark.parametrize("service", services(), ids=lambda service: service.context)
def test_nothing_of_production_needs_it(service: Service) -> None:
    for file in (service.folder / service.package).rglob("*.py"):
        assert not re.search(r"\b\w+_demo\b", file.read_text()), file


def test_nobody_else_knows_the_password() -> None:
    found = subprocess.run(
        ["git", "grep", "--untracked", "-l", PASSWORD.decode()],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
    ).stdout.splitlines()
    allowed = re.compile(r"_demo/|/tests/|/bench/|^services/_devstack/|^web-shell/e2e/|\.md$")
    assert [file for file in found if not allowed.search(file)] == []


def test_only_the_image_for_development_carries_it() -> None:
    """A service is installed from its folder, so the folder must not be there."""
    dockerfile = (ROOT / "docker" / "python-service.Dockerfile").read_text()
    build, service, demo, last = re.split(r"(?m)^FROM ", dockerfile)[1:]
    assert build.index("mv {} /demo/") < build.index("uv sync --frozen --no-dev --package")
    assert "/demo" not in service
    assert demo.startswith("service AS demo\n")
    assert last.split() == ["service", "USER", "10001:10001"]
    manifests = [path.read_text() for path in (ROOT / "k8s").rglob("*.yaml")]
    assert not any(re.search(r"groundwork/\S+-demo\b", text) for text in manifests)

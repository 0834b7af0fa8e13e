"""What images and compose say of themselves: no root, only /tmp is written, a bill of materials inside."""

import re
from pathlib import Path
from typing import Any

import pytest
import yaml

from .manifests import ROOT

DOCKERFILES = sorted((ROOT / "docker").glob("*.Dockerfile"))


def ours() -> dict[str, dict[str, Any]]:
    services: dict[str, dict[str, Any]] = yaml.safe_load((ROOT / "compose.dev.yaml").read_text())["services"]
    return {name: each for name, each in services.items() if str(each["image"]).startswith("groundwork/")}


def test_there_are_images() -> None:
    assert DOCKERFILES
    assert ours()


@pytest.mark.parametrize("path", DOCKERFILES, ids=lambda path: path.name)
class TestImage:
    def test_ends_as_a_user_without_rights(self, path: Path) -> None:
        last_stage = re.split(r"^FROM ", path.read_text(), flags=re.MULTILINE)[-1]
        users = re.findall(r"^USER (\S+)", last_stage, flags=re.MULTILINE)
        # By number: Kubernetes cannot tell whether a name is root.
        assert re.fullmatch(r"[1-9]\d{3,}:[1-9]\d{3,}", users[-1])

    def test_carries_its_bill_of_materials(self, path: Path) -> None:
        assert "sbom.cdx.json" in path.read_text()
        last_stages = path.read_text()[path.read_text().rindex("COPY docker/debian-bill.sh") :]
        assert "debian.cdx.json" in last_stages

    def test_copies_only_what_the_build_is_given(self, path: Path) -> None:
        given = re.findall(r"^!(\S+)", (ROOT / ".dockerignore").read_text(), flags=re.MULTILINE)
        copied = re.findall(r"^COPY (?!--from)(.+) \S+$", path.read_text(), flags=re.MULTILINE)
        sources = [source for line in copied for source in line.split() if "$" not in source]
        assert sources
        assert not [each for each in sources if not (ROOT / each).exists()]

        def is_given(source: str) -> bool:
            return any(source == root or f"{source}/" in f"{root}/" or f"{root}/" in source for root in given)

        assert not [each for each in sources if not is_given(each)]

    def test_takes_no_secret_while_it_is_built(self, path: Path) -> None:
        arguments = re.findall(r"^(?:ARG|ENV) (.*)", path.read_text(), flags=re.MULTILINE)
        assert not [each for each in arguments if re.search(r"(?i)token|secret|password|_key", each)]


@pytest.mark.parametrize("name", ours())
def test_compose_runs_it_read_only_and_without_capabilities(name: str) -> None:
    service = ours()[name]
    assert service["read_only"] is True
    assert service["cap_drop"] == ["ALL"]
    assert service["security_opt"] == ["no-new-privileges:true"]
    # One file system may be written: in memory, gone with the container.
    assert all(":" in str(volume) and str(volume).endswith(":ro") for volume in service.get("volumes", []))

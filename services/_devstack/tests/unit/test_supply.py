import json
import secrets
import subprocess
from pathlib import Path

import pytest
from devstack import supply
from devstack.layout import services


class TestBills:
    def test_name_what_every_service_needs_and_nothing_of_ours(self) -> None:
        names = {each["name"] for each in supply.python_bill()["components"]}
        for service in services():
            assert "fastapi" in names, service.context
        assert not [name for name in names if name.startswith("groundwork")]
        assert "pytest" not in names

    def test_name_what_pages_are_made_of_with_hash_and_licence(self) -> None:
        by_name = {each["name"]: each for each in supply.web_bill()["components"]}
        react = by_name["react"]
        assert react["purl"] == f"pkg:npm/react@{react['version']}"
        assert react["hashes"][0]["alg"] == "SHA-512"
        assert react["licenses"] == [{"expression": "MIT"}]
        assert by_name["@mantine/core"]["purl"].startswith("pkg:npm/%40mantine/core@")
        assert "vitest" not in by_name


class TestLicences:
    @pytest.mark.parametrize(
        ("expression", "expected"),
        [
            ("MIT", True),
            ("GPL-3.0-only", False),
            ("AGPL-3.0-or-later", False),
            ("unknown", False),
            ("GPL-2.0-or-later OR MPL-1.1", True),
            ("MIT AND GPL-3.0-only", False),
            ("(MIT OR CC0-1.0)", True),
            ("MPL-2.0 AND (Apache-2.0 OR MIT)", True),
            ("GPL-3.0-only AND (Apache-2.0 OR MIT)", False),
        ],
    )
    def test_of_alternatives_one_suffices_and_of_parts_none_may_lack(
        self, expression: str, expected: bool
    ) -> None:
        assert supply.is_allowed(expression) is expected

    def test_a_new_one_is_named_with_its_package(self) -> None:
        (problem,) = supply.forbidden([supply.Component("npm", "copyleft", "AGPL-3.0-only")])
        assert "npm copyleft: AGPL-3.0-only" in problem


def test_a_key_is_found_in_a_file_and_where_it_was_taken_out_again(
    tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    """In one look, as each of them first reads some hundred rules."""

    def git(*args: str) -> None:
        who = ("-c", "user.name=Ada", "-c", "user.email=ada@example.test")
        subprocess.run(["git", "-C", str(tmp_path), *who, *args], check=True)

    def a_key() -> str:
        """Made here: one that is written down would be found in this very file."""
        return f'url = "postgresql://forms:{secrets.token_hex(16)}@db:5432/forms"\n'

    git("init", "--quiet")
    for text in (a_key(), "url = None\n"):
        (tmp_path / "taken_out.py").write_text(text)
        git("add", "taken_out.py")
        git("commit", "--quiet", "--message", "Settings")
    (tmp_path / "settings.py").write_text(a_key())
    (tmp_path / "notes.md").write_text("nothing here\n")
    assert supply.scan_for_secrets(tmp_path) != 0
    found = capfd.readouterr().out
    assert "taken_out.py" in found
    assert "settings.py" in found
    assert "notes.md" not in found  # that it says nothing of what has none `make check` shows


def test_debian_s_packages_are_a_bill_too() -> None:
    script = supply.ROOT / "docker" / "debian-bill.sh"
    made = subprocess.run(["sh", str(script)], check=True, capture_output=True)
    purls = {each["name"]: each["purl"] for each in json.loads(made.stdout)["components"]}
    assert purls["bash"].startswith("pkg:deb/debian/bash@")

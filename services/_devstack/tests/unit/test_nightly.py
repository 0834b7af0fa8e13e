"""`.ci/nightly` with a `make` that notes what it was asked for and fails at what a test says."""

import os
import subprocess
from pathlib import Path

import pytest
from devstack.layout import ROOT

TIERS = ["test-context", "test-long", "test-faults"]


def run_nightly(folder: Path, *failing: str) -> tuple[subprocess.CompletedProcess[str], list[str]]:
    asked, make = folder / "asked", folder / "make"
    refused = "|".join(failing) or "none"
    make.write_text(f'#!/bin/sh\necho "$1" >> "{asked}"\ncase "$1" in {refused}) exit 2 ;; esac\n')
    make.chmod(0o755)
    done = subprocess.run(
        [ROOT / ".ci" / "nightly"],
        env={**os.environ, "PATH": f"{folder}:{os.environ['PATH']}"},
        capture_output=True,
        text=True,
        timeout=30,
        check=False,
    )
    return done, asked.read_text().split()


class TestNightly:
    def test_runs_every_tier_and_passes_where_all_do(self, tmp_path: Path) -> None:
        done, asked = run_nightly(tmp_path)
        assert (done.returncode, done.stderr, asked) == (0, "", TIERS)

    @pytest.mark.parametrize("tier", TIERS)
    def test_goes_on_after_one_that_fails_and_names_it(self, tmp_path: Path, tier: str) -> None:
        done, asked = run_nightly(tmp_path, tier)
        assert (done.returncode, done.stderr, asked) == (1, f"failed: {tier}\n", TIERS)

    def test_names_all_that_failed(self, tmp_path: Path) -> None:
        done, _ = run_nightly(tmp_path, "test-context", "test-faults")
        assert (done.returncode, done.stderr) == (1, "failed: test-context test-faults\n")

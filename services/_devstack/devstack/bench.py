"""`make bench`: every `services/*/bench/bench_*.py`, one after the other; each starts what it measures."""

import os
import subprocess
import sys
from pathlib import Path

from devstack import console
from devstack.layout import ROOT, python_members


def run(context: str) -> int:
    scripts = [
        script
        for folder in python_members()
        if context in ("", folder.name)
        for script in sorted((folder / "bench").glob("bench_*.py"))
    ]
    if not scripts:
        console.mark("!", f"nothing to measure{f' for {context}' if context else ''}")
    failed = 0
    for script in scripts:
        console.say(f"\n{script.relative_to(ROOT)}")
        done = subprocess.run([sys.executable, script], cwd=ROOT, env=_env(script), check=False)  # noqa: S603
        failed += done.returncode != 0
    return failed


def _env(script: Path) -> dict[str, str]:
    """What the tests of a service share, its benches may use too."""
    return os.environ | {"PYTHONPATH": str(script.parents[1] / "tests" / "support")}

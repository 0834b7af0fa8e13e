"""`make bench`: every service's `bench/bench_*.py`, one after the other; each starts what it measures."""

import subprocess
import sys

from devstack import console
from devstack.layout import ROOT, services


def run(context: str) -> int:
    scripts = [
        script
        for service in services()
        if context in ("", service.context)
        for script in sorted((service.folder / "bench").glob("bench_*.py"))
    ]
    if not scripts:
        console.mark("!", f"nothing to measure{f' for {context}' if context else ''}")
    failed = 0
    for script in scripts:
        console.say(f"\n{script.relative_to(ROOT)}")
        failed += subprocess.run([sys.executable, script], cwd=ROOT, check=False).returncode != 0  # noqa: S603
    return failed

"""What calls and events were when they were last released: an image of each folder of contracts.

`make -C proto breaking` compares with these. A clone of main knows no other main, and events lie in streams,
outboxes and dead letters for longer than any branch.
"""

import subprocess
from collections.abc import Collection

from devstack import console, layout
from devstack.layout import BIN, ROOT, Service

PROTO = ROOT / "proto"
RELEASED = PROTO / "released"


def take(services: Collection[Service]) -> None:
    """Theirs, and what belongs to no context: whoever is released carries it along."""
    packages = {path.name for path in (PROTO / "contracts").iterdir() if path.is_dir()}
    shared = packages - {each.package for each in layout.services()}
    RELEASED.mkdir(exist_ok=True)
    for package in sorted(packages & (shared | {each.package for each in services})):
        image = RELEASED / f"{package}.binpb"
        before = image.read_bytes() if image.is_file() else b""
        argv = ["build", "--exclude-source-info", "--path", f"contracts/{package}", "-o", str(image)]
        subprocess.run([str(BIN / "buf"), *argv], cwd=PROTO, check=True)  # noqa: S603
        same = "as they were" if before == image.read_bytes() else "commit them"
        console.mark("✓", f"calls and events of {package}: {same}")
    for image in RELEASED.glob("*.binpb"):
        if image.stem not in packages:
            image.unlink()

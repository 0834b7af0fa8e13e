"""What a first visit downloads, of the web as it is built now: `python -m devstack.sizes`."""

import asyncio
import subprocess
import sys

from devstack import builds, layout
from devstack.layout import NODE_BIN, ROOT

_SCRIPT = ROOT / "web-shell" / "scripts" / "size.ts"


def main() -> int:
    asyncio.run(builds.build_changed(layout.web_projects()))
    return subprocess.call([str(NODE_BIN / "node"), str(_SCRIPT)], cwd=ROOT)  # noqa: S603


if __name__ == "__main__":
    sys.exit(main())

"""`python -m devstack.wiring check`."""

import sys

from devstack.wiring.outputs import check

sys.exit(check())

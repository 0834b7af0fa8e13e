import os
import subprocess
import sys

import pytest

_LEAVES_WORK_BEHIND = """
import subprocess, sys
subprocess.Popen([sys.executable, "-c", "import time\\nwhile time.process_time() < 0.6: pass"])
"""
_RUNS_IT = f"""
import resource, subprocess, sys, time
from operator import attrgetter
from devstack.process import adopt_orphans, bury_orphans
adopt_orphans()
subprocess.run([sys.executable, "-c", {_LEAVES_WORK_BEHIND!r}], check=True)
worked = attrgetter("ru_utime", "ru_stime")
while sum(worked(resource.getrusage(resource.RUSAGE_CHILDREN))) < 0.6:
    bury_orphans()
    time.sleep(0.01)
"""


@pytest.mark.skipif(sys.platform != "linux", reason="only its kernel gives orphans to who asks for them")
def test_what_a_program_leaves_behind_is_counted_once_it_has_ended() -> None:
    ran = subprocess.Popen([sys.executable, "-c", _RUNS_IT])
    _, status, used = os.wait4(ran.pid, 0)
    ran.returncode = os.waitstatus_to_exitcode(status)
    assert ran.returncode == 0
    assert used.ru_utime + used.ru_stime > 0.6

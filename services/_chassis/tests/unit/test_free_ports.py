import subprocess
import sys

from chassis.testing.addresses import free_port

_MANY = 200
_CHOOSE = f"from chassis.testing.addresses import free_port; print(*(free_port() for _ in range({_MANY})))"


def test_no_port_is_given_twice_though_nothing_listens_there_yet() -> None:
    assert len({free_port() for _ in range(_MANY)}) == _MANY


def test_a_suite_beside_this_one_is_given_others() -> None:
    ours = {free_port() for _ in range(_MANY)}
    answer = subprocess.run([sys.executable, "-c", _CHOOSE], check=True, capture_output=True, text=True)
    theirs = {int(port) for port in answer.stdout.split()}
    assert len(theirs) == _MANY
    assert not ours & theirs

"""Real servers and services for tests, and the means to break them.

    with Stack("faults", "postgres", "nats", "identity") as stack:
        stack.kill9("nats")              # the supervisor starts it again, as production does
        stack.halt("postgres")           # gone until start("postgres")
        stack.url("identity")            # http://127.0.0.1:…

Every call blocks; from async code use `anyio.to_thread.run_sync`.
"""

from devstack.testing.stack import Stack

__all__ = ["Stack"]

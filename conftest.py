"""Every Python test of the repository: its servers, and the fixtures of a service."""

from hypothesis import settings

pytest_plugins = ["devstack.testing.plugin", "chassis.testing.plugin", "identity_client.testing.plugin"]

# Drawn the same way in each run: a test fails for a change, never for its luck. Who looks for more draws anew
# with `--hypothesis-profile=default`.
# No deadline: how long an example takes says how busy the machine is.
settings.register_profile("repeatable", derandomize=True, deadline=None)

"""Every Python test of the repository: its servers, and the fixtures of a service."""

pytest_plugins = ["devstack.testing.plugin", "chassis.testing.plugin", "identity_client.testing.plugin"]

"""The smallest service that uses everything the chassis gives; only tests run it."""

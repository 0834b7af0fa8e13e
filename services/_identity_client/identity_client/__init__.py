"""Asks identity, by its contract, for services that are not identity."""

"""Events: written beside the state, relayed to the bus, worked off exactly once."""

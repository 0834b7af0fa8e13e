"""How many of what its people make a company may have: lists, copies in other services and rights of each
person grow with them."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Limits:
    """0: any number. What is made at the same moment may pass them by a few: a lock would make everybody
    wait for the sake of a number that is not exact anyway."""

    teams: int
    projects: int

"""Demo data: a package `<package>_demo` beside the service's own, which no image of production carries."""

import importlib
import importlib.util
from collections.abc import Awaitable, Callable
from enum import StrEnum

from chassis.runtime import Runtime


class Extent(StrEnum):
    FULL = "full"
    SHORT = "short"
    """Something of everything and little more: for tests, each system of which makes its own."""


Seed = Callable[[Runtime, Extent], Awaitable[None]]
"""Fills the demo company; harmless when it is there already."""


def demo_of(package: str) -> Seed | None:
    name = f"{package}_demo"
    if importlib.util.find_spec(name) is None:
        return None
    seed: Seed = importlib.import_module(name).seed
    return seed

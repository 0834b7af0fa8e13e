"""How a program loads what it consists of."""

import gc
from collections.abc import Generator
from contextlib import contextmanager


@contextmanager
def loaded_for_good() -> Generator[None]:
    """Around the imports of a program: they make half a million objects that live as long as it does. The
    collector of garbage would walk through them again and again, which is a fifth of what a start takes."""
    gc.disable()
    try:
        yield
    finally:
        gc.freeze()
        gc.enable()

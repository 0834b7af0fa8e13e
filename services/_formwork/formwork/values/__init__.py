"""The values people enter, and those computed from them."""

from formwork.values.check import CheckedValues, check_values, is_asked, is_asked_in, unanswered
from formwork.values.recompute import Recomputed, recompute

__all__ = [
    "CheckedValues",
    "Recomputed",
    "check_values",
    "is_asked",
    "is_asked_in",
    "recompute",
    "unanswered",
]

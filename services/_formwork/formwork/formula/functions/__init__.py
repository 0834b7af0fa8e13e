"""Every function that formulas know."""

from types import MappingProxyType

from formwork.formula.functions.criteria import COUNTIF, SUMIF
from formwork.formula.functions.dates import DAYS
from formwork.formula.functions.function import Function
from formwork.formula.functions.logic import AND, IF, NOT, OR
from formwork.formula.functions.numbers import ABS, AVG, COUNT, MAX, MIN, ROUND, SUM

_ALL = (SUM, AVG, MIN, MAX, COUNT, ROUND, ABS, IF, AND, OR, NOT, DAYS, COUNTIF, SUMIF)

FUNCTIONS = MappingProxyType({function.name: function for function in _ALL})

__all__ = ["FUNCTIONS", "Function"]

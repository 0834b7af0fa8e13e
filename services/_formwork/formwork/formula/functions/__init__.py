"""Every function that formulas know."""

from types import MappingProxyType

from formwork.formula.functions.criteria import COUNTIF, SUMIF
from formwork.formula.functions.dates import DAYS, EDATE, WORKDAYS
from formwork.formula.functions.function import Function
from formwork.formula.functions.logic import AND, IF, IFS, NOT, OR
from formwork.formula.functions.numbers import (
    ABS,
    AVG,
    COUNT,
    MAX,
    MIN,
    ROUND,
    ROUNDDOWN,
    ROUNDUP,
    SUM,
)
from formwork.formula.functions.texts import CONTAINS, LEFT, LEN, LOWER, MID, RIGHT, TRIM, UPPER

_NUMBERS = (SUM, AVG, MIN, MAX, COUNT, ROUND, ROUNDUP, ROUNDDOWN, ABS, COUNTIF, SUMIF)
_LOGIC = (IF, IFS, AND, OR, NOT)
_DATES = (DAYS, WORKDAYS, EDATE)
_TEXTS = (LEN, LEFT, RIGHT, MID, UPPER, LOWER, TRIM, CONTAINS)
_ALL = (*_NUMBERS, *_LOGIC, *_DATES, *_TEXTS)

FUNCTIONS = MappingProxyType({function.name: function for function in _ALL})

__all__ = ["FUNCTIONS", "Function"]

"""Formulas of calculations (docs/decisions/0016-formula-engine.md)."""

from formwork.formula.evaluate import evaluate
from formwork.formula.operand import Column, Failed, Operand, Span
from formwork.formula.parser import Formula, parse, references
from formwork.formula.problem import FormulaProblem

__all__ = [
    "Column",
    "Failed",
    "Formula",
    "FormulaProblem",
    "Operand",
    "Span",
    "evaluate",
    "parse",
    "references",
]

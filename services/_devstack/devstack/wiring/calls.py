"""Who calls whom, as the contracts say."""

from chassis.rpc.guard import callers_of
from chassis.testing.callers import context_of, methods_in_contracts

KEYS_OF_TOKENS = "identity"
"""Whoever checks a token asks it for the keys, over HTTP."""


def callers_by_callee() -> dict[str, set[str]]:
    found: dict[str, set[str]] = {}
    for method in methods_in_contracts():
        found.setdefault(context_of(method.containing_service), set()).update(callers_of(method))
    return found


def callers_at(context: str) -> list[str]:
    return sorted(callers_by_callee().get(context, ()))


def asked_by(context: str) -> list[str]:
    return sorted(callee for callee, callers in callers_by_callee().items() if context in callers)


def serves_calls(context: str) -> bool:
    return context in callers_by_callee()


def believed_by(context: str) -> list[str]:
    """Whose keys it must know: of those who may call it, and its own, to see that it has the right one."""
    return sorted({*callers_at(context), context})

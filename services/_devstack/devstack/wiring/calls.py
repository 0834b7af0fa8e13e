"""Who calls whom, as the contracts say."""

from chassis.rpc.contract import EVERY_SERVICE, callers_of
from chassis.testing.callers import context_of, methods_in_contracts
from google.protobuf.descriptor import MethodDescriptor

from devstack.layout import services

KEYS_OF_TOKENS = "identity"
"""Whoever checks a token asks it for the keys, over HTTP."""


def callers_by_callee() -> dict[str, set[str]]:
    found: dict[str, set[str]] = {}
    for method in methods_in_contracts():
        callee = context_of(method.containing_service)
        found.setdefault(callee, set()).update(callers_there_are(method, callee))
    return found


def callers_there_are(method: MethodDescriptor, callee: str) -> set[str]:
    """Where the contract lets every service call: those that answer browsers, and so ask who may do what."""
    callers = callers_of(method)
    if EVERY_SERVICE not in callers:
        return {*callers}
    return {each.context for each in services() if each.declared.areas} - {callee}


def said_of_callers(method: MethodDescriptor) -> str:
    callers = callers_of(method)
    return "every service" if EVERY_SERVICE in callers else ", ".join(sorted(callers))


def callers_at(context: str) -> list[str]:
    return sorted(callers_by_callee().get(context, ()))


def asked_by(context: str) -> list[str]:
    return sorted(callee for callee, callers in callers_by_callee().items() if context in callers)


def serves_calls(context: str) -> bool:
    return context in callers_by_callee()


def believed_by(context: str) -> list[str]:
    """Whose keys it must know: of those who may call it, and its own, to see that it has the right one."""
    return sorted({*callers_at(context), context})

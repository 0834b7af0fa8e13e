"""docs/house.md: the contexts, who calls whom, and who hears of what, from contracts and permissions."""

import importlib
import re
from collections import defaultdict
from collections.abc import Iterator
from functools import cache
from itertools import product
from pathlib import Path
from typing import Any

import contracts
from chassis.testing.callers import context_of, services_in_contracts
from contracts.options.v1 import options_pb2
from google.protobuf.descriptor import FileDescriptor

from devstack.layout import Service
from devstack.nats_users import permissions
from devstack.wiring.calls import callers_there_are
from devstack.wiring.text import filled

_CONSUMED = re.compile(r"^\$JS\.API\.CONSUMER\.CREATE\.[^.]+\.[^.]+\.(.+)$")
_LIVE_NOTES = "_notes.*"
"""For browsers: what a screen of a context shows has changed."""
_OWN_SUBJECTS = ("_INBOX.", "_outbox.")


def page(found: tuple[Service, ...]) -> str:
    hearers = _hearers()
    return filled(
        "house.md",
        {
            "calls": "\n".join([*_gateway(found), *_calls(found)]),
            "events": "\n".join(_events(found, hearers)),
            "contexts": "\n".join(_contexts(found)),
            "every_event": "\n".join(
                f"| `{subject}` | {', '.join(sorted(hearers.get(subject, ()))) or 'nobody yet'} |"
                for subject in _subjects()
            ),
        },
    )


def _node(context: str) -> str:
    return context.replace("-", "_")


def _gateway(found: tuple[Service, ...]) -> Iterator[str]:
    yield "    browser([Browser]) --> gateway[Gateway]"
    for each in found:
        yield f"    {_node(each.context)}[{each.context}]"
        if each.declared.areas:
            yield f"    gateway --> {_node(each.context)}"


def _calls(found: tuple[Service, ...]) -> Iterator[str]:
    """An arrow for each pair, with what is asked."""
    asked: defaultdict[tuple[str, str], set[str]] = defaultdict(set)
    for service in services_in_contracts():
        for method in service.methods:
            for caller in callers_there_are(method, context_of(service)):
                asked[caller, context_of(service)].add(service.name.removesuffix("Service"))
    for (caller, callee), names in sorted(asked.items()):
        yield f'    {_node(caller)} -- "{", ".join(sorted(names))}" --> {_node(callee)}'
    for each in found:
        if "temporal" in each.declared.servers:
            yield f"    {_node(each.context)} --> temporal[(Temporal)]"


def _events(found: tuple[Service, ...], hearers: dict[str, set[str]]) -> Iterator[str]:
    """Those that one context says and another hears."""
    arrows: defaultdict[tuple[str, str], list[str]] = defaultdict(list)
    for subject, contexts in sorted(hearers.items()):
        source, _, rest = subject.partition(".")
        sources = _with_screens(found) if subject == _LIVE_NOTES else [source]
        for pair in product(sources, contexts):
            if len({*pair}) == 2:
                arrows[pair].append(_said(subject, rest))
    for each in found:
        yield f"    {_node(each.context)}[{each.context}]"
    for (source, target), names in sorted(arrows.items()):
        yield f'    {_node(source)} -. "{"<br>".join(names)}" .-> {_node(target)}'


def _with_screens(found: tuple[Service, ...]) -> list[str]:
    return [each.context for each in found if each.declared.areas]


def _said(subject: str, rest: str) -> str:
    if subject == _LIVE_NOTES:
        return "live notes"
    return "its states, told anew" if rest.startswith("anew.") else rest.rpartition(".")[0]


def _contexts(found: tuple[Service, ...]) -> Iterator[str]:
    for each in found:
        areas = ", ".join(f"`{area}`" for area in sorted(each.declared.areas)) or "none"
        queues = ", ".join(f"`{queue.name}`" for queue in each.declared.queues) or "none"
        servers = ", ".join(
            ["PostgreSQL", "NATS", "the store", *(_NAMES[name] for name in each.declared.servers)]
        )
        yield f"| [{each.context}]({each.context}.md) | {areas} | {queues} | {servers} |"


_NAMES = {"mail": "the mail relay", "temporal": "Temporal"}


def _hearers() -> dict[str, set[str]]:
    """By subject: who consumes it, and who listens while it is published."""
    found: defaultdict[str, set[str]] = defaultdict(set)
    for context, granted in permissions().items():
        for allowed in granted["publish"]:
            if consumed := _CONSUMED.match(allowed):
                found[consumed[1]].add(context)
        for subject in granted["subscribe"]:
            if not subject.startswith(_OWN_SUBJECTS):
                found[subject].add(context)
    return dict(found)


@cache
def _subjects() -> list[str]:
    (folder,) = contracts.__path__
    found: list[str] = []
    for path in sorted(Path(folder).rglob("events_pb2.py")):
        name = ".".join(("contracts", *path.relative_to(folder).with_suffix("").parts))
        file: FileDescriptor = importlib.import_module(name).DESCRIPTOR
        for message in file.message_types_by_name.values():
            options: Any = message.GetOptions()
            subject: str = options.Extensions[options_pb2.subject]
            found += [subject] if subject else []
    return sorted(found)

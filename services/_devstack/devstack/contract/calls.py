"""Two contracts of one context, call by call: what of the newer one hurts who knows only the released one."""

from collections.abc import Iterator

from devstack.contract.document import Json
from devstack.contract.findings import Finding, Rule, Side
from devstack.contract.schemas import Said, compare

# As every list names the format in which it is taken out.
_FORMAT = "query format"


def breaks(released: Json, today: Json) -> list[Finding]:
    calls = dict(_calls(today))
    return [
        finding.at(call)
        for call, before in _calls(released)
        for finding in (
            _Call(released, today).compare(before, calls[call]) if call in calls else _gone(before)
        )
    ]


def _calls(contract: Json) -> Iterator[tuple[str, Json]]:
    for path, calls in contract["paths"].items():
        for method, call in calls.items():
            yield f"{method.upper()} {path}", call


def _gone(before: Json) -> list[Finding]:
    return [] if before.get("deprecated") else [Finding(Rule.CALL_GONE)]


class _Call:
    def __init__(self, released: Json, today: Json) -> None:
        self._released = released["components"]["schemas"]
        self._today = today["components"]["schemas"]

    def compare(self, before: Json, now: Json) -> Iterator[Finding]:
        yield from self._parameters(before, now)
        yield from self._body(before.get("requestBody"), now.get("requestBody"))
        yield from self._answers(
            before["responses"], now["responses"], more=self._has_a_format_more(before, now)
        )

    def _parameters(self, before: Json, now: Json) -> Iterator[Finding]:
        old, new = _by_place(before), _by_place(now)
        for place in sorted(old.keys() - new.keys()):
            if not old[place].get("deprecated"):
                yield Finding(Rule.FIELD_NOT_TAKEN, "request", place)
        for place, parameter in new.items():
            if parameter.get("required") and not old.get(place, {}).get("required"):
                yield Finding(Rule.REQUIRED, "request", place)
        for place in sorted(old.keys() & new.keys()):
            yield from self._schemas("request", place, old[place], new[place])

    def _body(self, before: Json | None, now: Json | None) -> Iterator[Finding]:
        if now is None:
            if before is not None:
                yield Finding(Rule.FIELD_NOT_TAKEN, "request", "body")
        elif now.get("required") and not (before or {}).get("required"):
            yield Finding(Rule.REQUIRED, "request", "body")
        if before is not None and now is not None:
            yield from self._contents("request", "body", before, now, more=True)

    def _has_a_format_more(self, before: Json, now: Json) -> bool:
        """Formats are asked for by name, and there is a name that the released web does not know."""
        old, new = _by_place(before).get(_FORMAT), _by_place(now).get(_FORMAT)
        if old is None or new is None:
            return new is not None
        return any(self._schemas("answer", _FORMAT, old, new))

    def _answers(self, before: Json, now: Json, *, more: bool) -> Iterator[Finding]:
        if before.keys() != now.keys():
            was, will = (", ".join(sorted(each)) for each in (before, now))
            yield Finding(Rule.STATUS, "answer", detail=f"{will}, was {was}")
        for status in sorted(before.keys() & now.keys()):
            yield from self._contents("answer", status, before[status], now[status], more=more)

    def _contents(self, side: Side, place: str, before: Json, now: Json, *, more: bool) -> Iterator[Finding]:
        """`more`: a format more hurts nobody, since whoever sends or asks chooses it."""
        old, new = before.get("content", {}), now.get("content", {})
        if old.keys() - new.keys() or (not more and new.keys() - old.keys()):
            said, was = (", ".join(sorted(each)) or "nothing" for each in (new, old))
            yield Finding(Rule.MEDIA, side, place, detail=f"{said}, was {was}")
        for media in sorted(old.keys() & new.keys()):
            yield from self._schemas(side, place, old[media], new[media])

    def _schemas(self, side: Side, place: str, before: Json, now: Json) -> Iterator[Finding]:
        released = Said(before.get("schema", {}), self._released)
        today = Said(now.get("schema", {}), self._today)
        return (finding.within(place) for finding in compare(side, released, today))


def _by_place(call: Json) -> dict[str, Json]:
    return {f"{each['in']} {each['name']}": each for each in call.get("parameters", ())}

from collections.abc import Hashable, Iterable, Mapping


def standing(amounts: Mapping[Hashable, int], sharers: Iterable[Hashable]) -> tuple[int, ...]:
    """By which two who share in something are compared: by the larger of what their parts (a person and a
    company, say) have of it, and where these are equal, by the smaller."""
    return tuple(sorted((amounts.get(sharer, 0) for sharer in sharers), reverse=True))

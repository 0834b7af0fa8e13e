"""Whose request it is: the address that the outermost proxy we trust saw. The gateway's limiter does the same
in `gateway/web/client-address.mjs`; both run `proto/vectors/client-address`."""

import re
from functools import lru_cache
from ipaddress import (
    IPv4Address,
    IPv4Network,
    IPv6Address,
    IPv6Network,
    ip_address,
    ip_network,
)

Networks = tuple[IPv4Network | IPv6Network, ...]

_TRANSLATED = IPv6Network("64:ff9b::/96")
# Some proxies write the client's port too.
_WITH_PORT = re.compile(r"\[(?P<v6>[^\]]*)\](:\d+)?|(?P<v4>[\d.]+):\d+")


def parse_networks(text: str) -> Networks:
    """`10.42.0.0/16, 192.0.2.7`: networks or single addresses, with commas or blanks between."""
    return tuple(ip_network(each, strict=False) for each in re.split(r"[\s,]+", text) if each)


def client_address(peer: str, forwarded_for: str, trusted: Networks) -> str:
    """Each proxy appends to X-Forwarded-For whom it saw: walked from its end for as long as whoever wrote an
    entry is trusted. What stands further left may be forged."""
    address = _parsed(peer)
    if address is None:
        return peer
    for entry in reversed(forwarded_for.split(",")):
        if not any(address in network for network in trusted):
            break
        seen = _parsed(entry)
        if seen is None:
            break
        address = seen
    return str(address)


def network_of(address: str) -> str:
    """Who holds one IPv6 address holds the whole /64 around it; an IPv4 address is itself."""
    parsed = _parsed(address)
    if isinstance(parsed, IPv6Address):
        return str(ip_network((parsed, 64), strict=False))
    return address


# The same few come with every request: the proxies', and those of who is working just now.
@lru_cache(maxsize=1_000)
def _parsed(entry: str) -> IPv4Address | IPv6Address | None:
    text = entry.strip()
    if found := _WITH_PORT.fullmatch(text):
        text = found["v6"] or found["v4"] or ""
    try:
        address = ip_address(text.partition("%")[0] if ":" in text else text)
    except ValueError:
        return None
    return _as_ipv4(address) or address if isinstance(address, IPv6Address) else address


def _as_ipv4(address: IPv6Address) -> IPv4Address | None:
    """An IPv4 address in the clothes of IPv6: a dual-stack socket's, or a translator's (RFC 6052)."""
    return IPv4Address(int(address) & 0xFFFFFFFF) if address in _TRANSLATED else address.ipv4_mapped

"""The addresses that webhooks may go to: public ones alone, so that nobody reaches the network of the bot's host through it."""

from __future__ import annotations

from ipaddress import IPv4Address, IPv6Address, IPv6Network, ip_address
from urllib.parse import urlsplit

PORTS = (443, 8443)
LONGEST = 500  # characters of a URL
GLOBAL = IPv6Network("2000::/3")  # all that is given out as global unicast
NAT64 = IPv6Network("64:ff9b::/96")  # an IPv4 address in the last 32 bits (RFC 6052)
TUNNELS = (IPv6Network("2001::/32"), IPv6Network("2002::/16"))  # Teredo and 6to4: wherever a relay sends it


def is_public(address: str) -> bool:
    """Whether an IP address belongs to the public internet; an IPv4 address within an IPv6 address counts as itself."""
    found = ip_address(address.partition("%")[0])
    if isinstance(found, IPv6Address):
        inner = found.ipv4_mapped or (IPv4Address(int(found) & 0xFFFFFFFF) if found in NAT64 else None)
        if inner is None:
            return found in GLOBAL and found.is_global and not any(found in tunnel for tunnel in TUNNELS)
        found = inner
    return found.is_global and not found.is_multicast and not found.is_reserved


def url_fault(url: str, *, local: bool) -> str:
    """The key of the words for what is wrong with the URL of a webhook; "" if nothing is.

    Only if `local` addresses are allowed, HTTP without TLS and other ports are, too. Where the name leads is checked with each connection.
    """
    try:
        parts = urlsplit(url)
    except ValueError:
        return "refused-webhook-url"
    host = parts.hostname
    if not host or len(url) > LONGEST or not url.isascii() or any(sign <= " " for sign in url) or parts.fragment:
        return "refused-webhook-url"
    if "@" in parts.netloc:
        return "refused-webhook-credentials"
    if parts.scheme != "https" and not (local and parts.scheme == "http"):
        return "refused-webhook-http" if local else "refused-webhook-https"
    try:
        port = parts.port
    except ValueError:
        return "refused-webhook-port-unknown" if local else "refused-webhook-port"
    return "" if local else _public_fault(port, host)


def _public_fault(port: int | None, host: str) -> str:
    if port not in {None, *PORTS}:
        return "refused-webhook-port"
    return "" if _may_be_public(host) else "refused-webhook-private"


def _may_be_public(host: str) -> bool:
    """Whether a host may be public: any name, for where it leads may change."""
    try:
        return is_public(host)
    except ValueError:
        return True

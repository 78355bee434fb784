"""Webhooks go to public addresses alone, which are checked with each connection."""

import socket
from typing import Any

import pytest
from aiohttp.abc import AbstractResolver, ResolveResult

from bot.features.webhooks.addresses import is_public, url_fault
from cogs.webhooks.outbound import Outbound, PrivateAddress, guarded
from tests.features.webhooks.receiver import receiving

PRIVATE = (
    *("127.0.0.1", "127.9.9.9", "0.0.0.0", "10.1.2.3", "172.16.0.1", "172.31.255.255", "192.168.1.1"),  # noqa: S104
    *("169.254.1.1", "100.64.0.1", "192.0.2.1", "198.18.0.1", "224.0.0.1", "239.1.1.1", "240.0.0.1", "255.255.255.255"),
    *("::", "::1", "fe80::1", "fe80::1%lo", "fc00::1", "fd12::1", "fec0::1", "ff02::1", "2001:db8::1"),
    *("::ffff:127.0.0.1", "::ffff:10.0.0.1", "::127.0.0.1", "64:ff9b::7f00:1", "64:ff9b::a00:1", "64:ff9b:1::808:808"),
    *("2002:7f00:1::", "2002:808:808::1", "2001:0:4136:e378::", "100::1", "4000::1"),
)
PUBLIC = ("8.8.8.8", "1.1.1.1", "172.32.0.1", "2606:4700:4700::1111", "::ffff:8.8.8.8", "64:ff9b::808:808")


def _family(address: str) -> socket.AddressFamily:
    return socket.AF_INET6 if ":" in address else socket.AF_INET


class Names(AbstractResolver):
    """Resolves all names to the same addresses."""

    def __init__(self, *addresses: str) -> None:
        self.addresses = addresses

    async def resolve(self, host: str, port: int = 0, family: int = 0) -> list[ResolveResult]:
        return [
            ResolveResult(
                hostname=host,
                host=one,
                port=port,
                family=_family(one),
                proto=0,
                flags=socket.AI_NUMERICHOST,
            )
            for one in self.addresses
            if family in {0, _family(one)}
        ]

    async def close(self) -> None:
        """Nothing is open."""


@pytest.mark.parametrize("address", PRIVATE)
def test_private_addresses_are_no_targets(address: str):
    assert not is_public(address)
    info: Any = (_family(address), socket.SOCK_STREAM, 0, "", (address, 443))
    with pytest.raises(PrivateAddress):
        guarded(info)


@pytest.mark.parametrize("address", PUBLIC)
def test_public_ones_are(address: str):
    assert is_public(address)


@pytest.mark.parametrize(
    ("url", "fault"),
    [
        ("https://example.org/hook?key=1", ""),
        ("https://example.org:8443/", ""),
        ("https://8.8.8.8/", ""),
        ("https://[2606:4700:4700::1111]/", ""),
        ("http://example.org/", "https"),
        ("ftp://example.org/", "https"),
        ("example.org/hook", "url"),
        ("", "url"),
        ("https://", "url"),
        ("https://example.org:99999/", "port"),
        ("https://[::1", "url"),
        ("https://exa mple.org/", "url"),
        ("https://example.org/\n", "url"),
        ("https://exämple.org/", "url"),
        ("https://example.org/#part", "url"),
        ("https://example.org/" + "a" * 500, "url"),
        ("https://ann:secret@example.org/", "credentials"),
        ("https://@example.org/", "credentials"),
        ("https://example.org:22/", "port"),
        ("https://127.0.0.1/", "private"),
        ("https://[::1]/", "private"),
        ("https://[::ffff:10.0.0.1]/", "private"),
    ],
)
def test_urls_are_refused_for_what_is_wrong_with_them(url: str, fault: str):
    assert url_fault(url, local=False) == (fault and f"refused-webhook-{fault}")


def test_where_the_host_allows_it_they_may_be_local():
    assert url_fault("http://127.0.0.1:8000/hook", local=True) == ""
    assert url_fault("ftp://127.0.0.1/", local=True) == "refused-webhook-http"
    assert url_fault("http://127.0.0.1:99999/", local=True) == "refused-webhook-port-unknown"
    assert url_fault("http://ann@127.0.0.1/", local=True) == "refused-webhook-credentials"


@pytest.mark.asyncio
@pytest.mark.parametrize("addresses", [("127.0.0.1",), ("::ffff:127.0.0.1",), ("127.0.0.1", "::1")])
async def test_a_name_that_leads_to_a_private_address_gets_no_connection(addresses: tuple[str, ...]):
    async with receiving() as receiver:
        port = receiver.url.split(":")[2].split("/")[0]
        outbound = Outbound(local=False, resolver=Names(*addresses))
        try:
            assert await outbound.post(f"http://hook.example:{port}/", b"{}", {}) == ("private", False)
            assert await outbound.post(receiver.url, b"{}", {}) == (
                "private",
                False,
            )  # an address, which is not resolved
        finally:
            await outbound.close()
        assert not receiver.received
        allowed = Outbound(local=True, resolver=Names("127.0.0.1"))
        try:
            assert await allowed.post(f"http://hook.example:{port}/", b"{}", {}) == ("200", True)
        finally:
            await allowed.close()
        assert len(receiver.received) == 1

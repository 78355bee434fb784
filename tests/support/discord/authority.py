"""A certificate authority of an hour's life, for the local Discord under Discord's own names."""

import ssl
from pathlib import Path

import trustme

from localdiscord.tls_proxy import NAMES


class Authority:
    """`server` is what the local Discord shows, `client` trusts it, `file` holds the authority's certificate for other processes."""

    def __init__(self, folder: Path) -> None:
        made = trustme.CA()
        self.server = ssl.create_default_context(ssl.Purpose.CLIENT_AUTH)
        made.issue_cert(*NAMES).configure_cert(self.server)
        self.client = ssl.create_default_context()
        made.configure_trust(self.client)
        self.file = folder / "authority.pem"
        made.cert_pem.write_to_path(str(self.file))

"""A real SMTP server for tests: what it shows went through the wire."""

import asyncio
import re
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from email import message_from_bytes, policy
from email.message import EmailMessage

from aiosmtpd.smtp import SMTP, Envelope, Session


@dataclass
class Inbox:
    mails: list[EmailMessage] = field(default_factory=list[EmailMessage])
    raw: list[bytes] = field(default_factory=list[bytes])
    """As they came over the wire."""
    refused: set[str] = field(default_factory=set[str])
    """Addresses that the server says it does not know."""
    full: set[str] = field(default_factory=set[str])
    """Addresses whose mailbox takes nothing for now."""

    # The names are aiosmtpd's.
    async def handle_RCPT(  # noqa: N802
        self, _server: SMTP, _session: Session, envelope: Envelope, address: str, _options: list[str]
    ) -> str:
        if address in self.refused:
            return "550 no such mailbox"
        if address in self.full:
            return "452 mailbox full"
        envelope.rcpt_tos.append(address)
        return "250 OK"

    async def handle_DATA(self, _server: SMTP, _session: Session, envelope: Envelope) -> str:  # noqa: N802
        content = envelope.content
        assert isinstance(content, bytes)
        self.raw.append(content)
        mail = message_from_bytes(content, policy=policy.default)
        assert isinstance(mail, EmailMessage)
        self.mails.append(mail)
        return "250 kept"

    def subjects_to(self, address: str) -> list[str]:
        return [str(mail["Subject"]) for mail in self.mails if mail["To"] == address]

    def text(self, number: int = -1) -> str:
        return self._part(number, "plain")

    def html(self, number: int = -1) -> str:
        return self._part(number, "html")

    def token(self) -> str:
        """The secret in the newest link that was mailed."""
        texts = (self.text(number) for number in range(len(self.mails) - 1, -1, -1))
        return next(found[1] for text in texts if (found := re.search(r"#token=([\w-]+)", text)))

    def _part(self, number: int, kind: str) -> str:
        part = self.mails[number].get_body((kind,))
        assert part is not None
        content = part.get_content()
        assert isinstance(content, str)
        return content


@asynccontextmanager
async def mail_server() -> AsyncGenerator[tuple[Inbox, int]]:
    """The inbox and the port its server listens on."""
    inbox = Inbox()
    loop = asyncio.get_running_loop()
    server = await loop.create_server(lambda: SMTP(inbox, loop=loop, enable_SMTPUTF8=True), "127.0.0.1", 0)
    try:
        yield inbox, server.sockets[0].getsockname()[1]
    finally:
        server.close()

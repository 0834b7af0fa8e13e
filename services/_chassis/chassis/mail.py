import re
from dataclasses import dataclass
from email.headerregistry import Address, BaseHeader, UnstructuredHeader
from email.message import EmailMessage
from email.policy import Policy
from email.utils import formatdate, make_msgid, parseaddr
from pathlib import Path
from typing import Any, Self
from urllib.parse import unquote, urlsplit

import aiosmtplib
from jinja2 import Environment, FileSystemLoader, StrictUndefined, select_autoescape

from chassis.runtime import Runtime
from chassis.settings import MailSettings

DEFAULT_LANGUAGE = "en"
_LONGEST_NAME = 80
# What parts lines or turns the direction of writing puts a name's words outside of their quotation marks.
_LINES_AND_TURNS = re.compile(r"[\x00-\x1f\x7f-\x9f\u2028\u2029\u202a-\u202e\u2066-\u2069]")
# Where an address goes on: `www.x`, `x.com`, `http://x`, `a@b`.
_JOINTS = re.compile(r"[.@:/](?=\S)")
_OWN_TEMPLATES = Path(__file__).parent / "mail_templates"


@dataclass(frozen=True, slots=True)
class SmtpServer:
    host: str
    port: int
    username: str | None
    password: str | None
    use_tls: bool

    @classmethod
    def of(cls, url: str) -> "SmtpServer":
        parts = urlsplit(url)
        use_tls = parts.scheme == "smtps"
        return cls(
            host=parts.hostname or "localhost",
            port=parts.port or (465 if use_tls else 25),
            username=unquote(parts.username) if parts.username else None,
            password=unquote(parts.password) if parts.password else None,
            use_tls=use_tls,
        )


class _OnOneLine(UnstructuredHeader, BaseHeader):
    """A long address would else be folded into encoded words, which no mail program takes for one (RFC 2047
    allows them in text alone)."""

    def fold(self, *, policy: Policy) -> str:
        return f"{self.name}: {self}{policy.linesep}"


def unlinked(name: str, most: int = _LONGEST_NAME) -> str:
    """A name as people gave it, on one line and cut, of which no mail program makes a link: unseen signs part
    what looks like an address."""
    on_one_line = " ".join(_LINES_AND_TURNS.sub(" ", name).split())
    return _JOINTS.sub("\\g<0>\u2060", on_one_line[:most])


FILTERS = {"unlinked": unlinked}
"""For templates: whatever people wrote goes through it, but for what is quoted as a whole."""


def is_refused_for_good(refused: aiosmtplib.SMTPRecipientsRefused) -> bool:
    """The server will never take a mail to this address; whoever else waits must not wait for it."""
    return all(500 <= recipient.code < 600 for recipient in refused.recipients)


class Mailer:
    """Sends mails from templates: `<name>.<language>.txt` with subject and text, `.html` beside it."""

    def __init__(self, settings: MailSettings, template_folder: Path | None) -> None:
        self._server = SmtpServer.of(settings.smtp_url)
        self._sender = settings.mail_from
        self._public_url = settings.public_url
        folders = [folder for folder in (template_folder, _OWN_TEMPLATES) if folder is not None]
        self._templates = Environment(
            loader=FileSystemLoader(folders),
            autoescape=select_autoescape(("html",)),
            undefined=StrictUndefined,
            trim_blocks=True,
            lstrip_blocks=True,
        )
        self._templates.filters |= FILTERS

    @classmethod
    def of(cls, runtime: Runtime) -> Self:
        """For identity's own mails. Others send by `identity_client.mails`, which keeps to budgets."""
        runtime.settings_as(MailSettings)
        return runtime.of(cls)

    async def send(
        self,
        to: str,
        template: str,
        language: str,
        values: dict[str, Any],
        *,
        on_behalf_of: str = "",
        unsubscribe_url: str = "",
    ) -> None:
        """`on_behalf_of` stands before "via" in the sender's name: whose mail it is, of whoever's server.
        `unsubscribe_url` is what a mail program's own button posts to (RFC 8058)."""
        message = self.compose(to, template, language, values)
        if on_behalf_of:
            del message["From"]
            message["From"] = self._sender_via(on_behalf_of)
        if unsubscribe_url:
            message["List-Unsubscribe"] = _OnOneLine("List-Unsubscribe", f"<{unsubscribe_url}>")
            message["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
        await aiosmtplib.send(
            message,
            hostname=self._server.host,
            port=self._server.port,
            username=self._server.username,
            password=self._server.password,
            use_tls=self._server.use_tls,
            timeout=10,
        )

    def compose(self, to: str, template: str, language: str, values: dict[str, Any]) -> EmailMessage:
        language = self._language_of(template, language)
        values = {"public_url": self._public_url, "language": language, **values}
        subject, _, text = self._render(f"{template}.{language}.txt", values).partition("\n")
        message = EmailMessage()
        message["From"] = self._sender
        message["To"] = to
        # Values come from people; a line break among them must not become a header.
        message["Subject"] = " ".join(subject.removeprefix("Subject:").split())
        message["Date"] = formatdate(usegmt=True)
        message["Message-ID"] = make_msgid(domain=urlsplit(self._public_url).hostname)
        message["Auto-Submitted"] = "auto-generated"
        message.set_content(text.strip() + "\n")
        message.add_alternative(self._render(f"{template}.{language}.html", values), subtype="html")
        return message

    def _sender_via(self, name: str) -> Address:
        own, address = parseaddr(self._sender)
        # A name that says ours, or an address, would be taken for the sender's own.
        shown = " ".join(name.replace("@", " ").split())[:_LONGEST_NAME]
        if own.casefold() in shown.casefold():
            shown = ""
        return Address(f"{shown} via {own}".strip(), addr_spec=address)

    def _render(self, name: str, values: dict[str, Any]) -> str:
        return self._templates.get_template(name).render(values)

    def _language_of(self, template: str, wanted: str) -> str:
        return wanted if f"{template}.{wanted}.txt" in self._templates.list_templates() else DEFAULT_LANGUAGE

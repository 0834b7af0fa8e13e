"""Whatever people wrote, no mail of any service carries their links, their lines or their markup as its own.

What a company writes in its mails is quoted as a whole, under its name, with the links that it needs.
"""

import re
from email.message import EmailMessage
from pathlib import Path
from typing import Any

import pytest
from chassis.mail import FILTERS, Mailer
from chassis.settings import MailSettings
from devstack.layout import ROOT
from jinja2 import Environment, meta, nodes

from services._devstack.tests.every_service.house import definitions

LINK = "http://groundwork.test/x#token=a_b-c"
OUR_OWN: dict[str, Any] = {
    "link": LINK,
    "choice_link": LINK,
    "public_url": "http://groundwork.test",
    "code": "123456",
    "language": "en",
    "role": "member",
    "notice": "locked_out",
    "warning": "used_up",
    "at": "2026-11-21 10:00 UTC",
    "due_at": "2026-11-21 10:00 UTC",
    "until": "2026-11-21 10:00 UTC",
    "by_itself_at": "2026-11-21 10:00 UTC",
    "days_left": "7",
    "days": 7,
    "hours": 24,
    "count": 40,
    "more": 10,
    "used": 16,
    "most": 20,
    "is_outside": True,
    "number": 7,
    "needed": 2,
    "version": "B",
    "percent": 80,
    "amount": "1250.50 SGD",
    "held": "1250.50 SGD",
    "is_change": True,
    "approved": "1250.50 SGD",
    "budget": "1250.50 SGD",
    "committed": "1250.50 SGD",
    "actual": "1250.50 SGD",
    "forecast": "1250.50 SGD",
    "status": "partlyApproved",
    "is_over_budget": True,
    "is_reminder": True,
    "is_escalated": True,
}
"""What no person writes. Every other variable of a template is taken for somebody's words."""
_PLAIN_QUOTATION = re.compile(
    r'(?<=<p style="white-space:pre-line;margin:0">).*?(?=</p>\s*</blockquote>)', re.DOTALL
)
_COLOUR = re.compile(r"#[0-9a-f]{3,8}\b", re.IGNORECASE)
_APP = ROOT / "web-modules" / "_kit" / "src" / "theme" / "palette.ts"
HOSTILE = 'Pay\r\n\nat once <marquee> <a href="http://evil.test/p">x@evil.test www.evil.test'
_OPEN_DAY = {"day": HOSTILE, "person": HOSTILE, "project": HOSTILE, "is_closed": True, "link": LINK}
OF_LISTS = {"open_days": [_OPEN_DAY]}
"""What is said of each, with words of people in it."""


def found() -> list[tuple[Path, str, str]]:
    """Every mail of every service, in every language."""
    folders = [each.mail_templates for each in definitions() if each.mail_templates is not None]
    files = [file for folder in folders for file in sorted(folder.glob("[!_]*.txt"))]
    return [(file.parent, *_name_and_language(file)) for file in files]


def _name_and_language(file: Path) -> tuple[str, str]:
    name, language, _ = file.name.split(".")
    return name, language


def words_of_people(folder: Path, template: str, language: str) -> set[str]:
    sources = [(folder / f"{template}.{language}.{kind}").read_text() for kind in ("txt", "html")]
    reader = Environment(autoescape=True)
    reader.filters |= FILTERS
    used: set[str] = set()
    for parsed in map(reader.parse, sources):
        imported = {str(name) for each in parsed.find_all(nodes.FromImport) for name in each.names}
        used |= meta.find_undeclared_variables(parsed) - imported
    return used - {*OUR_OWN, *OF_LISTS}


def composed(folder: Path, template: str, language: str) -> EmailMessage:
    settings = MailSettings.model_construct(
        smtp_url="smtp://localhost", mail_from="no-reply@groundwork.test", public_url="http://groundwork.test"
    )
    values = OUR_OWN | OF_LISTS | dict.fromkeys(words_of_people(folder, template, language), HOSTILE)
    return Mailer(settings, folder).compose("ada@example.test", template, language, values)


def part(mail: EmailMessage, kind: str) -> str:
    body = mail.get_body((kind,))
    assert body is not None
    return body.get_content()


@pytest.mark.parametrize(("folder", "template", "language"), found())
def test_what_people_wrote_stays_their_words(folder: Path, template: str, language: str) -> None:
    mail = composed(folder, template, language)
    text = "\n".join(line for line in part(mail, "plain").splitlines() if not line.startswith(">"))
    page = _PLAIN_QUOTATION.sub("", part(mail, "html"))
    for shown in (str(mail["Subject"]), text, page):
        assert "evil.test" not in shown
        assert "//evil" not in shown
    assert [line for line in text.splitlines() if line.startswith("at once")] == []
    assert "<marquee" not in part(mail, "html")
    if words_of_people(folder, template, language):
        assert "Pay" in f"{mail['Subject']}\n{text}"
        assert "Pay" in page


@pytest.mark.parametrize(("folder", "template", "language"), found())
def test_is_drawn_in_the_colours_of_the_app(folder: Path, template: str, language: str) -> None:
    colours = set(_COLOUR.findall(part(composed(folder, template, language), "html")))
    assert "#14634d" in colours  # its name, and what there is to press
    assert colours - {"#fff"} <= set(_COLOUR.findall(_APP.read_text()))


def test_the_mails_are_found_with_the_words_in_them() -> None:
    words = {template: words_of_people(folder, template, language) for folder, template, language in found()}
    assert words["invite"] == {"company", "inviter", "full_name"}
    assert {"content", "subject", "template", "step", "action", "reference"} <= words["step_mail"]

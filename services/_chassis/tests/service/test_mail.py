from pathlib import Path
from uuid import uuid4

import httpx
import pytest
from chassis.mail import Mailer, unlinked
from chassis.testing.mail import mail_server
from sample.main import SampleSettings


@pytest.fixture
def templates(tmp_path: Path) -> Path:
    folder = tmp_path / "mail"
    folder.mkdir()
    (folder / "hello.en.txt").write_text("Subject: Hello {{ name }}\n\nWelcome to {{ public_url }}.\n")
    (folder / "hello.en.html").write_text(
        '{% extends "_layout.html" %}{% block content %}<p>Welcome {{ name }}</p>{% endblock %}'
    )
    (folder / "hello.zh-CN.txt").write_text("Subject: 你好 {{ name }}\n\n欢迎。\n")
    (folder / "hello.zh-CN.html").write_text("<p>欢迎 {{ name }}</p>")
    return folder


class TestAMail:
    async def test_arrives_with_text_and_html(
        self, settings: SampleSettings, templates: Path, smtp_url: str, mail_url: str
    ) -> None:
        settings.smtp_url = smtp_url
        name = f"Wei {uuid4().hex[:8]}"
        await Mailer(settings, templates).send("wei@example.test", "hello", "en", {"name": name})
        async with httpx.AsyncClient() as http:
            mails = (await http.get(f"{mail_url}/api/email")).json()
        [mail] = [mail for mail in mails if mail["subject"] == f"Hello {name}"]
        assert "Welcome to http://groundwork.test." in mail["text"]
        assert f"<p>Welcome {name}</p>" in mail["html"]

    def test_speaks_the_reader_s_language_or_english(self, settings: SampleSettings, templates: Path) -> None:
        mailer = Mailer(settings, templates)
        assert mailer.compose("a@b.test", "hello", "zh-CN", {"name": "李"})["Subject"] == "你好 李"
        assert mailer.compose("a@b.test", "hello", "ms", {"name": "Li"})["Subject"] == "Hello Li"

    def test_can_not_be_given_headers_or_markup_by_a_name(
        self, settings: SampleSettings, templates: Path
    ) -> None:
        hostile = "x\r\nBcc: everybody@example.test<script>"
        message = Mailer(settings, templates).compose("a@b.test", "hello", "en", {"name": hostile})
        assert message["Bcc"] is None
        html = message.get_body(("html",))
        assert html is not None
        assert "<script>" not in html.get_content()


class TestOnBehalfOfSomebody:
    @pytest.mark.parametrize(
        ("company", "sender"),
        [
            ("Northbank Builders", "Northbank Builders via Groundwork"),
            ("Groundwork Security", "via Groundwork"),
            ("security@bank.test", "security bank.test via Groundwork"),
            ("A\r\nBcc: x@y.test", "A Bcc: x y.test via Groundwork"),
            ("北岸建筑", "北岸建筑 via Groundwork"),
        ],
    )
    async def test_the_sender_is_named_and_never_looks_like_ourselves(
        self, settings: SampleSettings, templates: Path, company: str, sender: str
    ) -> None:
        async with mail_server() as (inbox, port):
            settings.smtp_url = f"smtp://127.0.0.1:{port}"
            await Mailer(settings, templates).send(
                "a@b.test",
                "hello",
                "en",
                {"name": "Ada"},
                on_behalf_of=company,
                unsubscribe_url="http://groundwork.test/stop",
            )
        (mail,) = inbox.mails
        (address,) = mail["From"].addresses
        assert (address.display_name, address.addr_spec) == (sender, "no-reply@groundwork.test")
        assert mail["Bcc"] is None
        assert mail["List-Unsubscribe"] == "<http://groundwork.test/stop>"
        assert mail["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"


class TestTheLinkThatDeclines:
    @pytest.mark.parametrize("length", [20, 300, 900])
    async def test_is_on_the_wire_as_mail_programs_follow_it(
        self, settings: SampleSettings, templates: Path, length: int
    ) -> None:
        url = f"https://groundwork.test/api/Mail/Unsubscribe?token={'aB3_-x' * (length // 6)}&a=b"
        async with mail_server() as (inbox, port):
            settings.smtp_url = f"smtp://127.0.0.1:{port}"
            await Mailer(settings, templates).send(
                "a@b.test", "hello", "zh-CN", {"name": "李"}, unsubscribe_url=url
            )
        (raw,) = inbox.raw
        head = raw.partition(b"\r\n\r\n")[0].replace(b"\r\n ", b" ")
        assert f"List-Unsubscribe: <{url}>".encode() in head.split(b"\r\n")
        assert max(map(len, raw.split(b"\r\n"))) <= 998


class TestANameInAMail:
    @pytest.mark.parametrize(
        "name",
        ["http://evil.test", "www.evil.test now", "ada@evil.test", "evil.test/login?x=1", "call//evil.test"],
    )
    def test_is_no_link(self, name: str) -> None:
        shown = unlinked(name)
        assert "evil.test" not in shown
        assert "//" not in shown
        assert shown.replace("\u2060", "") == name

    def test_stays_as_it_is_where_nothing_looks_like_a_link(self) -> None:
        assert unlinked("Bauer & Sons Ltd. – Roof No. 4") == "Bauer & Sons Ltd. – Roof No. 4"

    @pytest.mark.parametrize(
        "between", ["\n", "\r\n", "\t", "\x0b", "\x1c", "\x85", "\u2028", "\u202e", "\x00"]
    )
    def test_stands_on_one_line(self, between: str) -> None:
        assert unlinked(f"Jetty{between}{between}4 ") == "Jetty 4"

    def test_is_cut(self) -> None:
        assert unlinked("x" * 500) == "x" * 80

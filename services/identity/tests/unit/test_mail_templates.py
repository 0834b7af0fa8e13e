from typing import Any

import pytest
from chassis.mail import Mailer
from identity.mail.admin_warnings import MailWarning
from identity.main import definition
from identity.settings import IdentitySettings
from identity.tables.user import Language
from identity.user.notices import SecurityNotice

LINK = "http://groundwork.test/mail-choice#token=a_b-c"
NAMES: dict[str, Any] = {
    "company": "<b>Locked</b> https://evil.test",
    "inviter": "www.evil.test",
    "person": "ada@evil.test",
    "full_name": "",
    "role": "member",
    "days": 7,
    "link": LINK,
    "choice_link": LINK,
}


@pytest.fixture
def mailer() -> Mailer:
    settings = IdentitySettings.model_construct(
        smtp_url="smtp://localhost", mail_from="no-reply@groundwork.test", public_url="http://groundwork.test"
    )
    return Mailer(settings, definition.mail_templates)


class TestMails:
    @pytest.mark.parametrize("notice", SecurityNotice)
    def test_every_notice_is_worded_in_every_language(self, mailer: Mailer, notice: SecurityNotice) -> None:
        values = {"notice": notice.value, "at": "2026-11-21 10:00 UTC"}
        subjects = {
            str(mailer.compose("ada@example.test", "security_notice", language.value, values)["Subject"])
            for language in Language
        }
        assert len(subjects) == len(Language)
        assert all(subjects)

    @pytest.mark.parametrize("warning", MailWarning)
    def test_every_warning_of_mails_is_worded_in_every_language(
        self, mailer: Mailer, warning: MailWarning
    ) -> None:
        values = {**NAMES, "warning": warning.value, "used": 16, "most": 20, "link": LINK}
        subjects = {
            str(mailer.compose("ada@example.test", "mail_warning", language.value, values)["Subject"])
            for language in Language
        }
        assert len(subjects) == len(Language)

    @pytest.mark.parametrize("template", ["invite", "mail_consent"])
    @pytest.mark.parametrize("language", Language)
    def test_names_that_people_gave_are_no_markup_and_no_links(
        self, mailer: Mailer, template: str, language: Language
    ) -> None:
        mail = mailer.compose("ada@example.test", template, language.value, NAMES)
        for kind in ("plain", "html"):
            part = mail.get_body((kind,))
            assert part is not None
            assert LINK in part.get_content()
            assert "evil.test" not in part.get_content()
        page = mail.get_body(("html",))
        assert page is not None
        assert "<b>" not in page.get_content()

    @pytest.mark.parametrize("template", ["verify_email", "reset_password"])
    @pytest.mark.parametrize("language", Language)
    def test_every_link_stands_in_both_forms(self, mailer: Mailer, template: str, language: Language) -> None:
        values: dict[str, Any] = {"link": "http://groundwork.test/x#token=a_b-c", "hours": 24}
        mail = mailer.compose("ada@example.test", template, language.value, values)
        for kind in ("plain", "html"):
            part = mail.get_body((kind,))
            assert part is not None
            assert values["link"] in part.get_content()

from typing import Any

import pytest
from chassis.mail import Mailer
from identity.main import definition
from identity.settings import IdentitySettings
from identity.user.models import Language
from identity.user.notices import SecurityNotice


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

    @pytest.mark.parametrize("template", ["verify_email", "reset_password"])
    @pytest.mark.parametrize("language", Language)
    def test_every_link_stands_in_both_forms(self, mailer: Mailer, template: str, language: Language) -> None:
        values: dict[str, Any] = {"link": "http://groundwork.test/x#token=a_b-c", "hours": 24}
        mail = mailer.compose("ada@example.test", template, language.value, values)
        for kind in ("plain", "html"):
            part = mail.get_body((kind,))
            assert part is not None
            assert values["link"] in part.get_content()

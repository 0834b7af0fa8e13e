import re
from pathlib import Path
from typing import Any

import pytest
from chassis.mail import Mailer
from identity.company.contrast import LEAST_CONTRAST, contrast_to_white
from identity.mail.admin_warnings import MailWarning
from identity.main import definition
from identity.settings import IdentitySettings
from identity.tables.user import Language
from identity.user.notices import SecurityNotice

PALETTE = Path(__file__).parents[4] / "web-modules/_kit/src/theme/palette.ts"
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


def page_of(mailer: Mailer, template: str) -> str:
    mail = mailer.compose("ada@example.test", template, "en", {**NAMES, "hours": 24})
    page = mail.get_body(("html",))
    assert page is not None
    return page.get_content()


class TestLooks:
    """What a mail wears is the product's: the green of its screens (`spruce` of the kit's palette)."""

    def test_name_and_button_are_in_the_product_s_green(self, mailer: Mailer) -> None:
        palette = re.search(r"spruce: Ramp = \[(.*?)\]", PALETTE.read_text(), re.DOTALL)
        assert palette is not None
        dark_green = re.findall("#[0-9a-f]{6}", palette[1])[7]
        page = page_of(mailer, "verify_email")
        assert f'class="gw-button" href="{LINK}" style="display:inline-block;background:{dark_green};' in page
        assert re.search(f'class="gw-name" style="[^"]*color:{dark_green}"', page)

    @pytest.mark.parametrize("template", ["verify_email", "reset_password", "invite", "mail_consent"])
    def test_whatever_has_a_colour_has_one_for_the_dark_too(self, mailer: Mailer, template: str) -> None:
        page = page_of(mailer, template)
        style, _, body = page.partition("</style>")
        known = set(re.findall(r"\.(gw-[a-z]+)", style))
        coloured = re.findall(r"<[a-z]+([^>]*(?:color|background):#[^>]*)>", body)
        assert coloured
        for each in coloured:
            assert {*re.findall(r'class="([^"]+)"', each)} & known, each

    def test_words_can_be_read_on_what_lies_behind_them_in_the_dark(self, mailer: Mailer) -> None:
        style = page_of(mailer, "verify_email").partition("</style>")[0]
        dark = dict(re.findall(r"\.(gw-[a-z]+) \{ ([^}]+) \}", style.partition("dark) {")[2]))
        card = _color(dark["gw-card"], "background")
        inks = [_color(dark[each], "color") for each in ("gw-page", "gw-name", "gw-small")]
        button = [_color(dark["gw-button"], part) for part in ("background", "color")]
        for behind, before in [*((card, ink) for ink in inks), (button[0], button[1])]:
            ratio = contrast_to_white(before) / contrast_to_white(behind)
            assert max(ratio, 1 / ratio) >= LEAST_CONTRAST, (behind, before)


def _color(rule: str, part: str) -> str:
    found = re.search(rf"(?<![-a-z]){part}: (#[0-9a-f]{{6}})", rule)
    assert found is not None
    return found[1]


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

from typing import Any

import pytest
from chassis.mail import Mailer
from workflow_runner.main import definition
from workflow_runner.settings import WorkflowRunnerSettings

VALUES: dict[str, Any] = {
    "link": "http://groundwork.test/forms/submissions/1",
    "template": "Site inspection",
    "reference": "SI-0007",
    "step": "Checker",
    "action": "Approve",
    "subject": "A step was approved",
    "content": "Please look at <the roof>.",
    "full_name": "Ada",
    "company": "Northbank <i>Builders</i>",
    "on_behalf_of": "Ada <u>Adams</u>",
    "is_outside": True,
    "choice_link": "http://groundwork.test/mail-choice#token=choice",
    "by": "Bo <u>Tan</u>",
    "from_step": "Approval",
    "reason": "No <u>edge</u> protection.\nGridline 4.",
    "version": "",
    "approved": "1",
    "needed": "2",
    "until": "2026-11-21 10:00 UTC",
    "days_left": "7",
    "due_at": "2026-11-21 10:00 UTC",
    "stands_in_for": "Lim <u>Wei</u>",
    "is_reopened": False,
    "is_manager": False,
    "managers_are_told": True,
    "by_itself": "Refuse <u>it</u>",
    "by_itself_at": "2026-11-22 10:00 UTC",
    "is_by_itself": False,
}


@pytest.fixture
def mailer() -> Mailer:
    settings = WorkflowRunnerSettings.model_construct(
        smtp_url="smtp://localhost", mail_from="no-reply@groundwork.test", public_url="http://groundwork.test"
    )
    return Mailer(settings, definition.mail_templates)


@pytest.mark.parametrize("template", ["step_mail", "reminder", "return_notice", "expiry_notice"])
@pytest.mark.parametrize("language", ["en", "zh-CN"])
class TestMails:
    def test_the_link_stands_in_both_forms(self, mailer: Mailer, template: str, language: str) -> None:
        mail = mailer.compose("ada@example.test", template, language, VALUES)
        assert mail["Subject"]
        for kind in ("plain", "html"):
            part = mail.get_body((kind,))
            assert part is not None
            assert VALUES["link"] in part.get_content()

    def test_who_stands_in_is_told_for_whom(self, mailer: Mailer, template: str, language: str) -> None:
        for name, is_told in (("Lim Wei", True), ("", False)):
            mail = mailer.compose("ada@example.test", template, language, VALUES | {"stands_in_for": name})
            for kind in ("plain", "html"):
                part = mail.get_body((kind,))
                assert part is not None
                assert ("Lim Wei" in part.get_content()) is is_told

    def test_who_manages_is_told_why(self, mailer: Mailer, template: str, language: str) -> None:
        said = {"en": "you manage the project", "zh-CN": "您管理该项目"}[language]
        for is_manager in (True, False):
            values = VALUES | {"is_manager": is_manager, "stands_in_for": ""}
            mail = mailer.compose("ada@example.test", template, language, values)
            for kind in ("plain", "html"):
                part = mail.get_body((kind,))
                assert part is not None
                assert (said in part.get_content()) is (is_manager and template == "reminder")

    def test_who_stands_in_for_a_manager_is_told_so_once(
        self, mailer: Mailer, template: str, language: str
    ) -> None:
        said = {"en": "Lim Wei, who manages", "zh-CN": "代为处理项目经理 Lim Wei"}[language]
        values = VALUES | {"is_manager": True, "stands_in_for": "Lim Wei"}
        mail = mailer.compose("ada@example.test", template, language, values)
        for kind in ("plain", "html"):
            part = mail.get_body((kind,))
            assert part is not None
            text = part.get_content()
            assert text.count("Lim Wei") == 1
            assert (said in text) is (template == "reminder")

    def test_what_people_wrote_is_no_markup(self, mailer: Mailer, template: str, language: str) -> None:
        values = VALUES | {"content": "<script>x</script>", "template": "<b>Bold</b>"}
        page = mailer.compose("ada@example.test", template, language, values).get_body(("html",))
        assert page is not None
        assert "<script>" not in page.get_content()
        for tag in ("<b>", "<i>", "<u>"):
            assert tag not in page.get_content()

    def test_a_name_of_many_lines_says_nothing_in_our_name(
        self, mailer: Mailer, template: str, language: str
    ) -> None:
        names = ("template", "reference", "step", "action", "subject", "full_name", "company", "on_behalf_of")
        told = {name: f"Groundwork: {name}\nYour seat expires.\u2028Pay at www.evil.test" for name in names}
        mail = mailer.compose("ada@example.test", template, language, VALUES | told)
        for kind in ("plain", "html"):
            part = mail.get_body((kind,))
            assert part is not None
            shown = part.get_content()
            # Broken by its length in transit, a line is whole again for its reader.
            assert not [line for line in shown.splitlines() if line.startswith(("Your seat", "Pay at"))]
            assert "evil.test" not in shown
            assert shown.count("Your seat") == shown.count("Groundwork: ")
        assert "evil.test" not in mail["Subject"]

    def test_every_mail_says_whose_it_is_and_how_to_get_no_more(
        self, mailer: Mailer, template: str, language: str
    ) -> None:
        mail = mailer.compose("ada@example.test", template, language, VALUES)
        for kind in ("plain", "html"):
            part = mail.get_body((kind,))
            assert part is not None
            assert "Northbank" in part.get_content()
            assert VALUES["choice_link"] in part.get_content()


@pytest.mark.parametrize(
    ("language", "reminded", "sent_back"),
    [
        ("en", "is pressed by itself at 2026-11-22", "The workflow itself sent"),
        ("zh-CN", "将于 2026-11-22 10:00 UTC 自动按下", "流程自身将"),
    ],
)
def test_what_happens_by_itself_is_said(mailer: Mailer, language: str, reminded: str, sent_back: str) -> None:
    itself: dict[str, Any] = VALUES | {"by": "", "is_by_itself": True}
    for kind in ("plain", "html"):
        for template, said in (("reminder", reminded), ("return_notice", sent_back)):
            part = mailer.compose("ada@example.test", template, language, itself).get_body((kind,))
            assert part is not None
            assert said in " ".join(part.get_content().split())
        quiet = mailer.compose("ada@example.test", "reminder", language, itself | {"by_itself": ""})
        part = quiet.get_body((kind,))
        assert part is not None
        assert reminded not in part.get_content()

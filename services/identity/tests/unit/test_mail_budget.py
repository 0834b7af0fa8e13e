from datetime import UTC, datetime, timedelta
from uuid import uuid4

import pytest
from identity.mail.budget import (
    Company,
    Numbers,
    Receiver,
    RemainingBudget,
    inside_a_day,
    is_crossed,
    outside_a_day,
    stops_after,
)
from identity.mail.links import ChoiceTokens
from identity.tables.mail import Choice, Outcome, Purpose
from identity.tables.mailboxes import mailbox_of

AT = datetime(2026, 11, 22, 9, tzinfo=UTC)
NUMBERS = Numbers(
    new_for_days=7,
    outside_new=20,
    outside=100,
    outside_per_seat=20,
    inside_per_member=100,
    reports_to_stop=3,
)


def company(**changes: object) -> Company:
    facts: dict[str, object] = {
        "age": timedelta(days=1),
        "members": 3,
        "seats": 5,
        "is_paid": False,
        **changes,
    }
    return Company(**facts)  # pyright: ignore[reportArgumentType]


def remaining(**changes: object) -> RemainingBudget:
    facts: dict[str, object] = {"outside": 20, "inside": 300, "held": 200, **changes}
    return RemainingBudget(**facts)  # pyright: ignore[reportArgumentType]


class TestACompanysDay:
    @pytest.mark.parametrize(
        ("changes", "most"),
        [
            ({}, 20),
            ({"age": timedelta(days=7)}, 200),
            ({"is_paid": True, "seats": 50}, 1100),
            ({"set_by_operator": 0}, 0),
            ({"set_by_operator": 5000}, 5000),
        ],
    )
    def test_is_small_for_a_new_one_and_grows_with_its_seats(
        self, changes: dict[str, object], most: int
    ) -> None:
        assert outside_a_day(company(**changes), NUMBERS) == most

    def test_for_its_own_members_is_generous(self) -> None:
        assert inside_a_day(company(), NUMBERS) == 300

    def test_warns_when_a_share_is_crossed_and_not_after(self) -> None:
        crossed = [n for n in range(20) if is_crossed(80, before=n, after=n + 1, most=20)]
        assert crossed == [15]
        assert not is_crossed(100, before=20, after=20, most=20)

    def test_reports_stop_a_company_by_what_it_mails(self) -> None:
        assert [stops_after(mailed, NUMBERS) for mailed in (0, 300, 301, 2000)] == [3, 3, 4, 20]


class TestAReceiver:
    def test_outside_is_asked_once_and_then_waited_for(self) -> None:
        day, stranger = remaining(), Receiver(is_member=False)
        assert stranger.judge(day, AT, Purpose.STEP) == (Outcome.WAITS_FOR_CONSENT, True)
        assert stranger.judge(day, AT, Purpose.STEP) == (Outcome.WAITS_FOR_CONSENT, False)
        assert day.outside == 19

    def test_outside_is_asked_again_after_a_month_without_an_answer(self) -> None:
        stranger = Receiver(is_member=False, choice=Choice.ASKED, asked_at=AT - timedelta(days=30))
        assert stranger.judge(remaining(), AT, Purpose.STEP) == (Outcome.WAITS_FOR_CONSENT, True)

    def test_outside_is_never_reminded_nor_asked_for_a_reminder(self) -> None:
        assert Receiver(is_member=False).judge(remaining(), AT, Purpose.REMINDER) == (Outcome.UNWANTED, False)

    def test_outside_gets_the_code_it_asked_for_unless_it_wants_no_mails(self) -> None:
        day, stranger = remaining(), Receiver(is_member=False)
        assert stranger.judge(day, AT, Purpose.CODE) == (Outcome.GRANTED, False)
        assert day.outside == 19
        unwanted = Receiver(is_member=False, choice=Choice.UNWANTED)
        assert unwanted.judge(remaining(), AT, Purpose.CODE) == (Outcome.UNWANTED, False)

    def test_codes_leave_a_part_of_the_day_to_what_the_companys_own_people_send(self) -> None:
        day = RemainingBudget.of(company(), NUMBERS, outside=0, inside=0, held=0, is_stopped=False)
        codes = [Receiver(is_member=False).judge(day, AT, Purpose.CODE)[0] for _ in range(20)]
        assert codes == [Outcome.GRANTED] * 15 + [Outcome.DROPPED] * 5
        wanted = Receiver(is_member=False, choice=Choice.WANTED)
        assert wanted.judge(day, AT, Purpose.STEP) == (Outcome.GRANTED, False)

    def test_that_is_no_member_is_not_asked_for_a_notice(self) -> None:
        stranger = Receiver(is_member=False)
        assert stranger.judge(remaining(), AT, Purpose.NOTICE) == (Outcome.UNWANTED, False)

    def test_over_budget_waits_for_a_notice(self) -> None:
        spent = remaining(inside=0)
        member = Receiver(is_member=True)
        assert member.judge(spent, AT, Purpose.NOTICE) == (Outcome.OVER_BUDGET, False)

    @pytest.mark.parametrize("purpose", [Purpose.REMINDER, Purpose.NOTICE])
    def test_that_said_yes_is_still_none_of_the_company(self, purpose: Purpose) -> None:
        engineer = Receiver(is_member=False, choice=Choice.WANTED)
        assert engineer.judge(remaining(), AT, purpose) == (Outcome.UNWANTED, False)

    def test_over_the_budget_is_not_reminded_and_no_reminder_waits(self) -> None:
        receiver = Receiver(is_member=True)
        for day in (remaining(outside=0, inside=0), remaining(is_stopped=True, inside=0)):
            held = day.held
            assert receiver.judge(day, AT, Purpose.REMINDER) == (Outcome.DROPPED, False)
            assert day.held == held

    def test_that_wants_them_gets_twenty_a_day_from_one_company(self) -> None:
        day, engineer = remaining(outside=100), Receiver(is_member=False, choice=Choice.WANTED)
        outcomes = [engineer.judge(day, AT, Purpose.STEP)[0] for _ in range(21)]
        assert outcomes == [Outcome.GRANTED] * 20 + [Outcome.OVER_BUDGET]

    @pytest.mark.parametrize("is_member", [True, False])
    def test_that_wants_none_gets_none(self, is_member: bool) -> None:
        receiver = Receiver(is_member=is_member, choice=Choice.UNWANTED)
        assert receiver.judge(remaining(), AT, Purpose.STEP) == (Outcome.UNWANTED, False)

    def test_inside_is_not_concerned_by_a_stopped_company(self) -> None:
        stopped = remaining(is_stopped=True)
        assert Receiver(is_member=True).judge(stopped, AT, Purpose.STEP)[0] is Outcome.GRANTED
        for choice in (Choice.NONE, Choice.WANTED):
            outside = Receiver(is_member=False, choice=choice)
            assert outside.judge(stopped, AT, Purpose.STEP) == (Outcome.OVER_BUDGET, False)

    @pytest.mark.parametrize(
        ("is_company_new", "unasked", "by_founder", "takes"),
        [
            (True, 11, 2, True),
            (True, 12, 0, False),
            (True, 3, 3, False),
            (False, 100, 5, True),
            (False, 6, 6, False),
        ],
    )
    def test_gets_few_questions_a_day_from_one_founder_and_from_new_companies_together(
        self, is_company_new: bool, unasked: int, by_founder: int, takes: bool
    ) -> None:
        stranger = Receiver(
            is_member=False, is_company_new=is_company_new, unasked=unasked, unasked_by_founder=by_founder
        )
        outcome = Outcome.WAITS_FOR_CONSENT if takes else Outcome.OVER_BUDGET
        assert stranger.judge(remaining(), AT, Purpose.STEP) == (outcome, takes)

    def test_what_waits_is_bounded_too(self) -> None:
        full = remaining(held=0)
        assert Receiver(is_member=False).judge(full, AT, Purpose.STEP) == (Outcome.DROPPED, False)
        assert full.outside == 20


class TestAMailbox:
    @pytest.mark.parametrize(
        ("email", "mailbox"),
        [
            ("Ada@Example.test", "ada@example.test"),
            ("ada+spam7@example.test", "ada@example.test"),
            ("+x@example.test", "+x@example.test"),
        ],
    )
    def test_is_one_whatever_stands_after_the_plus(self, email: str, mailbox: str) -> None:
        assert mailbox_of(email) == mailbox


class TestATokenOfAChoice:
    def test_names_its_contact_and_nobody_elses(self) -> None:
        tokens, contact_id = ChoiceTokens(b"k" * 32), uuid4()
        token = tokens.token_of(contact_id)
        assert tokens.contact_in(token) == contact_id
        assert ChoiceTokens(b"o" * 32).contact_in(token) is None
        other = tokens.token_of(uuid4())
        for forged in ("", "é", "a", token[:-1], token[:22] + other[22:], token + "AAAA"):
            assert tokens.contact_in(forged) is None

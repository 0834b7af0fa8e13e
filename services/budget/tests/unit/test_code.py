from typing import Any
from uuid import uuid4

import pytest
from budget.code.amounts import amounts_of
from budget.code.csv_import import COLUMNS, judge
from budget.code.reading import balances_of
from budget.code.schemas import CodeCreate
from budget.importing.schemas import Verdict
from budget.tables.budget_code import BudgetCode
from chassis.clock import now
from chassis.errors import Invalid
from chassis.texts import load_texts_of
from pydantic import ValidationError

PROJECT = uuid4()
load_texts_of("budget")


def _create(**fields: Any) -> CodeCreate:
    code = {"projectId": str(PROJECT), "number": "03-100", "name": "Formwork", "category": "manpowerExternal"}
    return CodeCreate.model_validate(code | fields)


class TestAmounts:
    @pytest.mark.parametrize(
        ("fields", "amount"),
        [
            ({"quantity": "12.5", "rate": "40.10"}, 50125),
            ({"quantity": "0.333", "rate": "1.00"}, 33),
            ({"quantity": "2", "rate": "3", "amount": "6.00"}, 600),
            ({"amount": "99.99"}, 9999),
            ({"quantity": "12.5"}, 0),
            ({}, 0),
        ],
    )
    def test_are_what_was_written_or_quantity_times_rate(self, fields: dict[str, str], amount: int) -> None:
        assert amounts_of(_create(**fields), "SGD").amount_minor == amount

    def test_that_contradict_each_other_are_refused(self) -> None:
        with pytest.raises(Invalid, match="Quantity times rate"):
            amounts_of(_create(quantity="2", rate="3", amount="7"), "SGD")

    def test_a_code_needs_a_category_and_a_division_has_none(self) -> None:
        with pytest.raises(Invalid, match="Choose a category"):
            amounts_of(_create(category=None), "SGD")
        with pytest.raises(Invalid, match="A division is a heading"):
            amounts_of(_create(isDivision=True), "SGD")

    @pytest.mark.parametrize("number", ["-05", "=1+1", "+65", "＠home"])
    def test_a_number_begins_with_no_sign_of_a_formula(self, number: str) -> None:
        with pytest.raises(ValidationError, match="can't begin with"):
            _create(number=number)

    @pytest.mark.parametrize("quantity", ["-1", "1e3", "1,5", "", ".5", "5.", "1.2345", "١٢", 12, 1.5])
    def test_a_quantity_is_a_plain_decimal(self, quantity: object) -> None:
        with pytest.raises(ValidationError):
            _create(quantity=quantity)


class TestBalances:
    def test_say_what_is_left_and_how_much_of_it_is_used(self) -> None:
        shown = balances_of(10000, 2500, 3000, 0, "SGD")
        assert (shown["left"], shown["used_percent"], shown["held_percent"]) == ("45.00", 55, 25)

    def test_of_no_budget_whatever_is_used_is_too_much(self) -> None:
        assert balances_of(0, 0, 0, 0, "SGD")["used_percent"] == 0
        over = balances_of(0, 100, 0, 0, "SGD")
        assert (over["left"], over["used_percent"]) == ("-1.00", 101)

    @pytest.mark.parametrize(
        ("used", "percent"),
        [
            (0, 0),
            (4, 0),
            (5, 1),
            (549, 55),
            (996, 99),
            (999, 99),
            (1000, 100),
            (1001, 101),
            (1014, 101),
            (1015, 102),
        ],
    )
    def test_show_100_where_it_is_full_and_nowhere_else(self, used: int, percent: int) -> None:
        assert balances_of(1000, used, 0, 0, "SGD")["used_percent"] == percent


class TestACsv:
    def _judged(self, text: str, *existing: BudgetCode) -> list[tuple[str, Verdict, str]]:
        rows = COLUMNS.read(text.encode())
        known = {code.number.lower(): code for code in existing}
        return [
            (each.row.cells.get("number", ""), each.verdict, str(each.message))
            for each in judge(rows, known, PROJECT, "SGD")
        ]

    def test_is_judged_row_by_row(self) -> None:
        who = uuid4()
        division = BudgetCode(
            company_id=uuid4(), project_id=PROJECT, is_division=True, number="03", name="Concrete",
            currency="SGD", created_by=who, updated_by=who, updated_at=now(),
        )  # fmt: skip
        judged = self._judged(
            "division,number,name,category,amount\n"
            ",03,Concrete,,\n"
            ",05,Metals,,\n"
            "03,03-1,Formwork,External people,100.50\n"
            "05,05-1,Steel,自有人工,5\n"
            "05,05-1,Steel,equipmentOwned,5\n"
            "09,09-1,Paint,equipmentOwned,5\n"
            "05,05-2,Bolts,catering,5\n"
            '05,05-3,Nuts,equipmentOwned,"1,5"\n'
            "05,05-4,Screws,equipmentOwned,1.005\n"
            "05,05-5,,equipmentOwned,1\n",
            division,
        )
        assert [(number, verdict.value) for number, verdict, _ in judged] == [
            ("03", "exists"),
            ("05", "create"),
            ("03-1", "create"),
            ("05-1", "create"),
            ("05-1", "duplicate"),
            ("09-1", "invalid"),
            ("05-2", "invalid"),
            ("05-3", "invalid"),
            ("05-4", "invalid"),
            ("05-5", "invalid"),
        ]
        said = [message for *_, message in judged][4:]
        assert said[0] == "The same number as in line 5."
        assert said[1] == "There is no division 09 here."
        assert "“catering” is no category" in said[2]
        assert said[3] == "“1,5” can't be taken as amount."
        assert said[4] == "SGD has 2 decimals. Write no more."

    @pytest.mark.parametrize(
        ("cells", "said"),
        [
            ("05-1,Steel,equipmentOwned,,,-5", "amount must not be below zero."),
            ("05-1,Steel,equipmentOwned,-2,1,", "quantity must not be below zero."),
            ("-A05,Steel,equipmentOwned,,,5", "A cell begins with “-”, as formulas do. Write it without."),
            ("-05,Steel,equipmentOwned,,,5", "A number can't begin with “-”. Write it without."),
            ('05-1,Steel,equipmentOwned,,,"-1,200.00"', "amount must not be below zero."),
            (",Steel,equipmentOwned,,,5", "number is missing."),
            ('05-1,Steel,equipmentOwned,,,"1,200.00"', "Can be created."),
            ('05-1,Steel,equipmentOwned,"8,400","1,250.50",', "Can be created."),
            ('05-1,Steel,equipmentOwned,,,"1,20"', "“1,20” can't be taken as amount."),
        ],
    )
    def test_says_what_is_wrong_in_the_words_of_who_wrote_it(self, cells: str, said: str) -> None:
        judged = self._judged(f"number,name,category,quantity,rate,amount\n{cells}\n")
        assert [message for *_, message in judged] == [said]

    def test_names_the_categories_as_the_screens_do(self) -> None:
        rows = COLUMNS.read(b"number,name,category\n05,Steel,catering\n")
        message = judge(rows, {}, PROJECT, "SGD")[0].message
        assert str(message).endswith("Use Own people, External people, Own equipment, Rented equipment.")
        assert "自有人工、外部人工" in message.translated("zh-CN")

    @pytest.mark.parametrize(
        ("lines", "verdicts"),
        [
            ([f",05,{'x' * 121},,", "05,05-1,Steel,equipmentOwned,5"], ["invalid", "invalid"]),
            ([",05,,,", "05,05-1,Steel,equipmentOwned,5"], ["invalid", "invalid"]),
            (
                [",05,Steel,equipmentOwned,5", ",05,Metals,,", "05,05-1,Bolts,equipmentOwned,5"],
                ["create", "duplicate", "invalid"],
            ),
            ([",05\u200b,Metals,,", "05,05-1,Steel,equipmentOwned,5"], ["create", "create"]),
            ([",05,Metals,,", "05\u200b,05-1,Steel,equipmentOwned,5"], ["create", "create"]),
            ([",05,Metals,,", ",05\u200b,Metals,,"], ["create", "duplicate"]),
            (["05,05-1,Steel,equipmentOwned,5", ",05,Metals,,"], ["create", "create"]),
            (["05"], ["invalid"]),
            ([",05,Metals", ",06"], ["create", "invalid"]),
        ],
    )
    def test_codes_lie_under_divisions_that_are_made(self, lines: list[str], verdicts: list[str]) -> None:
        judged = self._judged("\n".join(["division,number,name,category,amount", *lines]))
        assert [verdict.value for _, verdict, _ in judged] == verdicts

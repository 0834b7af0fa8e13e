"""XLSForms become forms, and every thing that does not come along is told with its row."""

from collections.abc import Sequence
from decimal import Decimal
from typing import Any

import pytest
from formwork.body import parse_body
from formwork.conditions.apply import apply_conditions
from formwork.conditions.situation import NOWHERE
from formwork.portable import ImportedForm, Unreadable, read_file
from formwork.publishing import check_for_publishing
from formwork.values import recompute
from formwork.workflow import default_workflow

from services._formwork.tests.unit.portable.workbooks import YES_NO, Row, row, workbook


def made(
    rows: Sequence[Row], choices: Sequence[tuple[str, str, str]] = YES_NO, **settings: str
) -> ImportedForm:
    format_, form = read_file(workbook(rows, choices, **settings))
    assert format_ == "xlsform"
    assert not check_for_publishing(parse_body(form.pages), default_workflow())
    return form


def fields(form: ImportedForm) -> dict[str, dict[str, Any]]:
    return {each.name: each.model_dump(mode="json") for each in parse_body(form.pages).fields}


def told(form: ImportedForm) -> list[tuple[str, str]]:
    return [(each.place, each.words["en"]) for each in form.notes]


def one(type_: str, **more: str) -> tuple[str, dict[str, Any]]:
    field = fields(made([row(type_, "it", "It", **more), row("text", "last", "Last")]))["it"]
    setting = {key: value for key, value in field["setting"].items() if key not in ("label", "help")}
    return field["type"], setting


class TestQuestions:
    def test_become_fields(self) -> None:
        assert one("text") == ("shortText", {})
        assert one("text", appearance="multiline") == ("longText", {})
        assert one("integer") == ("number", {"decimalPlaces": 0})
        assert one("decimal") == ("number", {"decimalPlaces": 6})
        assert one("date") == ("dateTime", {})
        assert one("dateTime") == ("dateTime", {"withTime": True})
        assert one("time") == ("dateTime", {"timeOnly": True})
        assert one("geopoint") == ("location", {"needsPosition": True})
        assert one("image", appearance="signature") == ("signature", {})
        assert one("image")[0] == "upload"
        assert one("barcode") == ("barcode", {})
        assert one("range", parameters="start=0 end=20 step=5") == (
            "slider",
            {"min": 0, "max": 20, "step": 5},
        )
        assert one("note") == ("textBlock", {"text": "It"})
        assert one("acknowledge")[1]["options"] == [{"id": 1, "label": "OK"}]
        options = [{"id": 1, "label": "Yes"}, {"id": 2, "label": "No"}]
        assert one("select_one yn") == ("singleSelection", {"options": options, "other": False})
        assert one("select_one yn or_other")[1]["other"]
        assert one("select_multiple yn")[0] == "multipleSelection"
        assert one("select_one yn", appearance="minimal")[0] == "dropdown"

    def test_begin_with_today_and_now(self) -> None:
        form = made(
            [
                row("date", "a", "A", default="today()"),
                row("dateTime", "b", "B", default="now()"),
                row("time", "c", "C", default="now( )", read_only="yes"),
                row("time", "d", "D", default="08:30:00.000+08:00"),
                row("time", "e", "E", relevant="${d} < '12:00'"),
            ]
        )
        assert not form.notes
        drawn = fields(form)
        assert [drawn[name]["setting"].get("beginsWithNow") for name in "abcd"] == [True, True, True, None]
        assert [drawn[name]["value"] for name in "abcd"] == [None, None, None, {"date": "08:30"}]
        (rule,) = form.pages[0]["conditions"]
        (asked,) = rule["nestedConditions"]
        assert asked["comparisonCondition"]["fieldState"] == {"state": "less", "value": "12:00"}

    def test_of_rows_begin_with_nothing(self) -> None:
        lines = [row("begin_repeat", "r", "R"), row("date", "a", "A", default="today()"), row("end_repeat")]
        assert [words for _, words in told(made(lines))] == ["`default` with `today()` is not carried."]

    def test_keep_hints_defaults_and_what_is_required(self) -> None:
        form = fields(
            made(
                [
                    row("text", "a", "A", hint="As on the plan", required="yes", default="C30"),
                    row("select_multiple yn", "b", "B", default="yes no"),
                    row("date", "c", "C", default="2026-11-23"),
                    row("integer", "d", "D", default="7", read_only="yes"),
                ]
            )
        )
        assert (form["a"]["setting"]["help"], form["a"]["required"], form["a"]["value"]) == (
            "As on the plan",
            True,
            "C30",
        )
        assert form["b"]["value"] == {"selected": [1, 2]}
        assert form["c"]["value"] == {"date": "2026-11-23"}
        assert (form["d"]["value"], form["d"]["readonly"]) == ("7", True)

    def test_keep_their_bounds_in_the_authors_words(self) -> None:
        form = fields(
            made(
                [
                    row("decimal", "a", "A", constraint=". >= 5 and . <= 35", constraint_message="Too hot"),
                    row("integer", "b", "B", constraint=". > 0"),
                    row("text", "c", "C", constraint="regex(., '[A-Z]{2}-[0-9]+')"),
                    row("text", "d", "D", constraint="string-length(.) <= 20"),
                ]
            )
        )
        a = form["a"]["setting"]
        assert (a["min"], a["max"], a["message"]) == ("5", "35", "Too hot")
        assert form["b"]["setting"]["min"] == "1"
        assert form["c"]["setting"]["pattern"] == "[A-Z]{2}-[0-9]+"
        assert form["d"]["setting"]["maxLength"] == 20

    def test_have_the_same_ids_when_the_file_is_read_again(self) -> None:
        rows = [row("text", "a", "A"), row("text", "a", "A again")]
        assert made(rows).pages == made(rows).pages
        assert made(rows).pages != made(rows, form_id="another").pages


class TestGroups:
    def test_at_the_top_are_pages_and_within_them_headings(self) -> None:
        form = made(
            [
                row("text", "first", "First"),
                row("begin_group", "g", "Checks"),
                row("begin group", "h", "Formwork"),
                row("text", "a", "A"),
                row("end group"),
                row("end_group"),
                row("text", "last", "Last"),
            ]
        )
        assert [page["name"] for page in form.pages] == ["Concrete pour inspection", "Checks", "Untitled"]
        kinds = [each["components"][0]["type"] for each in form.pages[1]["components"]]
        assert kinds == ["textBlock", "shortText"]

    def test_that_repeat_are_tables(self) -> None:
        form = made(
            [
                row("begin_repeat", "loads", "Loads", repeat_count="4"),
                row("text", "ticket", "Ticket"),
                row("decimal", "volume", "Volume"),
                row("decimal", "price", "Price"),
                row("calculate", "cost", "Cost", calculation="${volume} * ${price}"),
                row("end_repeat"),
                row("calculate", "total", "Total", calculation="sum(${volume})"),
            ]
        )
        table, total = fields(form)["loads"], fields(form)["total"]
        assert table["type"] == "inputTable"
        head, *lines = table["components"]
        assert len(lines) == 4
        ticket, volume, price, cost = [cell["components"][0] for cell in head[1:]]
        assert cost["setting"]["formula"] == f"({{{volume['id']}}} * {{{price['id']}}})"
        assert total["setting"]["formula"] == f"SUM({{{volume['id']}}})"
        assert ticket["type"] == "shortText"

    @pytest.mark.parametrize(
        ("rows", "code"),
        [
            ([row("begin_group", "g", "G"), row("text", "a")], "groupNotEnded"),
            ([row("end_group")], "groupNotBegun"),
            ([row("begin_repeat", "g"), row("end_group")], "groupNotBegun"),
            ([row("begin_group", str(at)) for at in range(40)], "groupsTooDeep"),
            ([row("geotrace", "a")], "nothingCarried"),
        ],
    )
    def test_that_do_not_add_up_are_refused_with_their_row(self, rows: Sequence[Row], code: str) -> None:
        with pytest.raises(Unreadable) as caught:
            read_file(workbook(rows))
        assert caught.value.note.code == code
        assert caught.value.note.words["en"]


class TestRules:
    CHECK = row("select_one yn", "ok", "All right?")

    def rule(self, relevant: str, *before: Row) -> dict[str, Any]:
        form = made([self.CHECK, *before, row("text", "why", "Why", relevant=relevant)])
        assert form.notes == []
        (rule,) = form.pages[0]["conditions"]
        assert rule["outcomes"][0]["fieldIds"] == [fields(form)["why"]["id"]]
        return rule

    def test_show_what_is_relevant(self) -> None:
        state = self.rule("${ok} = 'no'")["nestedConditions"][0]["comparisonCondition"]["fieldState"]
        assert state == {"state": "anyOf", "value": [2]}
        state = self.rule("not(selected(${ok}, 'no'))")["nestedConditions"][0]["comparisonCondition"]
        assert state["fieldState"] == {"state": "noneOf", "value": [2]}

    def test_join_what_they_ask(self) -> None:
        rule = self.rule(
            "${ok} = 'no' and (${n} > 3 or ${n} = -1) and ${d} >= '2026-01-01'",
            row("integer", "n", "N"),
            row("date", "d", "D"),
        )
        assert (rule["logicType"], len(rule["nestedConditions"])) == ("and", 3)
        assert rule["nestedConditions"][1]["logicType"] == "or"

    def test_of_groups_around_hold_together_with_the_own(self) -> None:
        form = made(
            [
                self.CHECK,
                row("integer", "n", "N"),
                row("begin_group", "page", "Page", relevant="${n} > 1"),
                row("begin_group", "inner", "", relevant="${ok} = 'no'"),
                row("text", "a", "A"),
                row("text", "b", "B", relevant="${n} < 9"),
                row("end_group"),
                row("end_group"),
            ]
        )
        of_page, of_a, of_b = form.pages[0]["conditions"]
        assert of_page["outcomes"][0]["pageIds"] == [form.pages[1]["id"]]
        assert (len(of_a["nestedConditions"]), len(of_b["nestedConditions"])) == (1, 2)

    def test_require_what_is_required_sometimes(self) -> None:
        form = made([self.CHECK, row("text", "why", "Why", required="${ok} = 'no'")])
        assert form.pages[0]["conditions"][0]["outcomes"][0]["type"] == "require"

    def test_decide_what_is_shown_when_it_is_filled_in(self) -> None:
        form = made([self.CHECK, row("text", "why", "Why", relevant="${ok} = 'no'", required="yes")])
        body, ok = parse_body(form.pages), fields(form)["ok"]["id"]
        for answer, is_shown in ((2, True), (1, False)):
            shown = apply_conditions(body, {ok: {"selected": [answer]}}, NOWHERE).body
            assert [each.visible for each in shown.fields] == [True, is_shown]


class TestCalculations:
    @pytest.mark.parametrize(
        ("written", "n", "result"),
        [
            ("pow(-2, 2)", "1", "4"),
            ("pow(-${n}, 2)", "3", "9"),
            ("-pow(${n}, 2)", "3", "-9"),
            ("pow(${n}, 2)", "-3", "9"),
            ("2 - -pow(-${n}, 3)", "2", "-6"),
            ("pow(-(${n} + 1), 2)", "2", "9"),
        ],
    )
    def test_of_powers_come_to_the_same(self, written: str, n: str, result: str) -> None:
        form = made([row("integer", "n", "N"), row("calculate", "c", "C", calculation=written)])
        of = fields(form)
        values = recompute(parse_body(form.pages), {of["n"]["id"]: n}, NOWHERE).values
        assert Decimal(str(values[of["c"]["id"]])) == Decimal(result)

    @pytest.mark.parametrize("appearance", ["", "minimal"])
    def test_do_not_ask_for_one_of_several_choices(self, appearance: str) -> None:
        several = row("select_multiple yn", "m", "M", appearance=appearance)
        asked = row("calculate", "c", "C", calculation="if(selected(${m}, 'yes'), 1, 0)")
        form = made([several, asked])
        assert ("c" in fields(form), len(form.notes)) == (False, 1)

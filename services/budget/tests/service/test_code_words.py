"""A file of codes is read by people, and by us again."""

import csv
import io

import httpx
from chassis.testing.people import Person
from identity_client.testing.crew import Crew

from services.budget.tests.service.desk import Desk, data


async def test_says_words_and_amounts_below_zero_as_people_read_them_and_reads_them_back(
    client: httpx.AsyncClient, crew: Crew, manager: Person
) -> None:
    desk = Desk(client, manager)
    code = await desk.make_code(crew.jetty, amount="100")
    await desk.spend(crew.jetty, code["budgetCodeId"], "600")
    for language, word in (("en", "External people"), ("zh-CN", "外部人工")):
        client.headers["Accept-Language"] = language
        exported = await desk.get("ExportBudgetCodes", projectId=crew.jetty)
        (row,) = csv.DictReader(io.StringIO(exported.text.removeprefix("\ufeff")))
        assert (row["category"], row["spent"], row["left"]) == (word, "600.00", "-500.00")
        again = data(await desk.upload("CheckBudgetCodesCsv", crew.jetty, exported.content))
        assert [each["verdict"] for each in again["rows"]] == ["exists"]
        elsewhere = exported.content.replace(row["number"].encode(), b"99-1")
        new = data(await desk.upload("CheckBudgetCodesCsv", crew.jetty, elsewhere))
        assert [each["verdict"] for each in new["rows"]] == ["create"]

/** Chosen rows of the list: one button pressed for all, deleted and undone; and a long list as a file made meanwhile. */

import { readFileSync } from "node:fs";
import { expect, test } from "@playwright/test";
import { expectAccessible } from "../../support/axe";
import { come, fillIn, makeThreeSteps } from "../../support/three-steps";

const FORM = "Lifting permit";

test("what is chosen is acted on at once, and of very many there is a file later", async ({ page, context }) => {
  const { company, filler, checker } = await makeThreeSteps({
    company: "Tuas Hoists",
    project: "Berth 9",
    form: FORM,
    page: "Lift",
    field: "Load",
  });
  for (const load of ["Stair", "Tank"]) {
    await come(context, page, filler, "/forms/submissions/new");
    await fillIn(page, FORM, "Load", load);
  }

  // By keyboard alone, at the step of one's own team.
  await come(context, page, checker, "/forms/submissions");
  const all = page.getByRole("checkbox", { name: /all/i });
  await all.focus();
  await page.keyboard.press("Space");
  await expect(page.getByText("2 selected")).toBeVisible();
  const press = page.getByRole("button", { name: "Press a button for 2…" });
  await press.focus();
  await page.keyboard.press("Enter");
  const asked = page.getByRole("dialog", { name: "Press a button for these 2 submissions" });
  await asked.getByRole("combobox", { name: "Button" }).click();
  await page.getByRole("option", { name: "Checked" }).click();
  await expectAccessible(page);
  await asked.getByRole("button", { name: "Checked" }).click();
  await expect(page.getByText("“Checked” was pressed for 2 submissions")).toBeVisible();
  await expect(page.getByRole("cell", { name: "Approval" })).toHaveCount(2);

  await company.owner.enter(context);
  await come(context, page, company.owner, "/forms/submissions");
  await page.getByRole("checkbox", { name: /all/i }).check();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Delete 2…" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Delete", exact: true }).click();
  await expect(page.getByText("2 submissions were deleted")).toBeVisible();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByRole("cell", { name: FORM, exact: true })).toHaveCount(2);

  // Two thousand are not made here: the list says so many, everything behind it is as it is.
  await page.route("**/api/Submission/QuerySubmissions*", async (route) => {
    const answer = await route.fetch();
    const json = (await answer.json()) as { data: { totalCount: number } };
    json.data.totalCount = 2001;
    await route.fulfill({ response: answer, json });
  });
  await page.reload();
  // Until it is known how many there are the menu is that of few.
  await expect(page.getByText(/of 2,001/)).toBeVisible();
  await page.getByRole("button", { name: "Export" }).click();
  await page.getByRole("menuitem", { name: "Submissions, JSON" }).click();
  await expect(page.getByText("The file is being made")).toBeVisible();
  await page.getByRole("link", { name: "To-dos" }).first().click();
  await expect(page.getByText("Your export is ready")).toBeVisible();
  await page.goto("/forms/submissions");
  await expect(page.getByText(/^Ready\. The file is kept until/)).toBeVisible();
  await expectAccessible(page);
  const [file] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: /^Download JSON/ }).click(),
  ]);
  expect(JSON.parse(readFileSync(await file.path(), "utf8"))).toHaveLength(2);
  await page.getByRole("button", { name: /^Delete JSON/ }).click();
  await expect(page.getByText("Your exports")).toHaveCount(0);
});

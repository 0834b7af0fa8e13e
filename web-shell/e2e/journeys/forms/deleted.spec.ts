/** A list of one form: its fields as columns and filters, a file of them; and what is deleted and restored. */

import { readFileSync } from "node:fs";
import { expect, test } from "@playwright/test";
import { expectAccessible } from "../../support/axe";
import { come, fillIn, makeThreeSteps } from "../../support/three-steps";

const FORM = "Crane plan";

test("fields are columns and filters, and what is deleted comes back", async ({ page, context }) => {
  const { company, filler, checker } = await makeThreeSteps({
    company: "Jurong Lifts",
    project: "Berth 7",
    form: FORM,
    page: "Lift",
    field: "Load",
  });
  await come(context, page, filler, "/forms/submissions/new");
  await fillIn(page, FORM, "Load", "Precast stair");
  await page.goto("/forms/submissions/new");
  const address = await fillIn(page, FORM, "Load", "=Water tank");

  await company.owner.enter(context);
  await come(context, page, company.owner, "/forms/submissions");
  await page.getByRole("combobox", { name: "Template" }).selectOption({ label: FORM });
  await page.getByRole("button", { name: "Fields" }).click();
  const fields = page.getByRole("dialog", { name: "Fields of the form" });
  await fields.getByRole("combobox", { name: "Shown as columns" }).press("ArrowDown");
  await page.getByRole("option", { name: "Load" }).click();
  await page.keyboard.press("Tab");
  await fields.getByRole("combobox", { name: "Filter by" }).press("ArrowDown");
  await page.getByRole("option", { name: "Load" }).click();
  await fields.getByRole("textbox", { name: "“Load” contains" }).fill("tank");
  await expectAccessible(page);
  await fields.getByRole("button", { name: "Show" }).click();
  await expect(page.getByRole("cell", { name: "=Water tank" })).toBeVisible();
  await expect(page.getByRole("cell", { name: "Precast stair" })).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole("cell", { name: "=Water tank" })).toBeVisible();
  await expectAccessible(page);

  await page.getByRole("button", { name: "Export" }).click();
  const [file] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("menuitem", { name: /With the fields shown.*JSON/ }).click(),
  ]);
  const rows = JSON.parse(readFileSync(await file.path(), "utf8")) as Record<string, unknown>[];
  expect(rows.map(({ Load }) => Load)).toEqual(["=Water tank"]);

  await page.goto(address);
  await page.getByRole("button", { name: "More actions" }).click();
  await page.getByRole("menuitem", { name: "Delete…" }).click();
  const question = page.getByRole("dialog", { name: "Delete this submission?" });
  await expectAccessible(page);
  await question.getByRole("button", { name: "Delete" }).click();
  await expect(page.getByText(/^Gone for good on/).first()).toBeVisible();
  await come(context, page, checker, address);
  await expect(page.getByText(/This submission does not exist/)).toBeVisible();

  await company.owner.enter(context);
  await come(context, page, company.owner, "/forms/submissions/deleted");
  await expect(page.getByRole("cell", { name: FORM, exact: true })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: `Restore ${FORM}` }).click();
  await expect(page.getByText("Nothing was deleted in the last 30 days")).toBeVisible();
  await come(context, page, checker, address);
  await page.getByRole("button", { name: "Checked" }).click();
  await expect(page.getByText(/Next is “Approval”/)).toBeVisible();
});

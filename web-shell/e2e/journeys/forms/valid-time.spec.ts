/** A permit that is valid for some days: drawn, approved, extended with a reason, and seen to expire. */

import { expect, type Page, test } from "@playwright/test";
import { expectAccessible } from "../../support/axe";
import { come, fillIn, makeThreeSteps } from "../../support/three-steps";

const FORM = "Confined space permit";
const REASON = "The tank is ventilated until Friday.";
const DAY_MS = 86_400_000;

/** Valid for three days from its approval. */
async function letItExpire(page: Page, templateId: string): Promise<void> {
  await page.goto(`/forms/templates/${templateId}?view=settings`);
  await page.getByRole("checkbox", { name: "Submissions expire" }).check();
  await page.getByRole("textbox", { name: "Days" }).fill("3");
  await page.getByRole("combobox", { name: "Counted from this step" }).click();
  await page.getByRole("option", { name: "Approval" }).click();
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByText(`The settings of ${FORM} were saved`)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Publish" }).click();
  await expect(page.getByText("Version 2 is live").first()).toBeVisible();
}

test("what was approved is valid for some days, is extended with a reason, and then expires", async ({
  page,
  context,
}) => {
  const { company, filler, checker, approver, templateId } = await makeThreeSteps({
    company: "Harbour Tanks",
    project: "Tank Farm 2",
    form: FORM,
    page: "Permit",
    field: "Tank",
  });
  await company.owner.enter(context);
  await letItExpire(page, templateId);

  await come(context, page, filler, "/forms/submissions/new");
  const address = await fillIn(page, FORM, "Tank", "T-204");
  await come(context, page, checker, address);
  await page.getByRole("button", { name: "Checked" }).click();
  await expect(page.getByText("Next is “Approval”, by Approvers.")).toBeVisible();
  await come(context, page, approver, address);
  await page.getByRole("button", { name: "Approve" }).click();
  await expect(page.getByText(/Expires in [23] days/).first()).toBeVisible();

  await page.getByRole("button", { name: "Extend…" }).click();
  const dialog = page.getByRole("dialog", { name: "Extend until when it is valid" });
  await dialog.getByRole("button", { name: "Extend" }).click();
  await expect(dialog.getByText("Say why it is valid longer.")).toBeVisible();
  await dialog.getByRole("textbox", { name: "Days longer" }).fill("2");
  await dialog.getByRole("textbox", { name: "Why?" }).fill(REASON);
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Extend" }).click();
  await expect(page.getByText(/Expires in [45] days/).first()).toBeVisible();

  await come(context, page, filler, "/forms/submissions");
  await page.getByRole("combobox", { name: "State" }).selectOption("Expires soon");
  await expect(page.getByRole("row", { name: new RegExp(FORM) })).toContainText(/Expires in [45] days/);
  await page.goto(address);
  const aside = page.getByRole("complementary", { name: "About this submission" });
  await expect(aside.getByText("Lim Wei extended it to")).toBeVisible();
  await expect(aside.getByText(REASON)).toBeVisible();
  await expect(page.getByRole("button", { name: "Extend…" })).toHaveCount(0);
  await expectAccessible(page);

  await page.clock.setFixedTime(Date.now() + 6 * DAY_MS);
  await page.reload();
  await expect(page.getByRole("alert").filter({ hasText: "This has expired" })).toBeVisible();
  await expect(page.getByText("Expired yesterday").first()).toBeVisible();
});

/** A submission that comes back to who sent it back: they see what was changed since, and where. */

import { expect, test } from "@playwright/test";
import { expectAccessible } from "../../support/axe";
import { chooseFirstStep, come, drawButton, fillIn, makeThreeSteps, publishDrawing } from "../../support/three-steps";

const FORM = "Method statement";

test("who decides again sees what changed since they sent it back, and where", async ({ page, context }) => {
  const { company, filler, checker, approver, templateId } = await makeThreeSteps({
    company: "Tuas Rigging",
    project: "Quay 4",
    form: FORM,
    page: "Method",
    field: "Crane",
  });
  await company.owner.enter(context);
  await drawButton(page, templateId, "Send back", "Go back to an earlier step");
  await chooseFirstStep(page, "Goes back to");
  await publishDrawing(page);

  await come(context, page, filler, "/forms/submissions/new");
  const address = await fillIn(page, FORM, "Crane", "Mobile crane, 30 t");
  await come(context, page, checker, address);
  await page.getByRole("textbox", { name: "Remark" }).fill("Slings are fine");
  await expect(page.getByText(/^Saved at/)).toBeVisible();
  await page.getByRole("button", { name: "Checked" }).click();
  await expect(page.getByText("Next is “Approval”, by Approvers.")).toBeVisible();

  const since = page.getByRole("region", { name: "What changed" });
  await come(context, page, approver, address);
  await expect(page.getByText("Slings are fine")).toBeVisible();
  await expect(page.getByRole("button", { name: "Compare steps" })).toBeVisible();
  // They have not decided anything yet: nothing is news.
  await expect(since).toHaveCount(0);
  await page.getByRole("button", { name: "Send back" }).click();
  const asked = page.getByRole("dialog", { name: "Send back?" });
  await asked.getByRole("textbox", { name: "Reason" }).fill("It is too small.");
  await asked.getByRole("button", { name: "Send back" }).click();
  await expect(page.getByText("It is back at “Filling in”.")).toBeVisible();

  await come(context, page, filler, address);
  await expect(since).toContainText("1 field changed since you pressed “Submit” at “Filling in”");
  const crane = page.getByRole("textbox", { name: "Crane" });
  await crane.fill("Mobile crane, 60 t");
  await expect(page.getByText(/^Saved at/)).toBeVisible();
  await page.getByRole("button", { name: "Submit" }).click();
  await expect(page.getByText("Next is “Check”, by Checkers.")).toBeVisible();
  await come(context, page, checker, address);
  await expect(since).toContainText("1 field changed since you pressed “Checked” at “Check”");
  await page.getByRole("button", { name: "Checked" }).click();
  await expect(page.getByText("Next is “Approval”, by Approvers.")).toBeVisible();

  await come(context, page, approver, address);
  await expect(since).toContainText("1 field changed since you pressed “Send back” at “Approval”");
  await since.getByRole("button", { name: "Show what changed" }).press("Enter");
  await expect(since.getByRole("deletion")).toHaveText("30");
  await expect(since.getByRole("insertion")).toHaveText("60");
  await expect(since.getByText("Goh Kim,")).toBeVisible();
  await expectAccessible(page);
  await since.getByRole("button", { name: "Go to “Crane”" }).press("Enter");
  const mark = page.getByRole("button", { name: "“Crane” was changed: show what it was" });
  await expect(mark).toBeFocused();
  await mark.press("Enter");
  const was = page.getByRole("dialog", { name: "Crane" });
  await expect(was.getByRole("deletion")).toHaveText("30");
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await expect(page.getByRole("region", { name: "Method" }).getByText("1 field changed")).toBeVisible();

  await page.getByRole("button", { name: "Compare steps" }).click();
  const compared = page.getByRole("dialog", { name: "What changed" });
  // What came since the reader's own press: the last one changed nothing more.
  await expect(compared.getByRole("combobox", { name: "From" })).toHaveValue(/^3\. Approval: “Send back”/);
  await expect(compared.getByRole("insertion").first()).toHaveText("60");
  await expect(compared.getByText("Slings are fine")).toBeHidden();
  await compared.getByRole("combobox", { name: "From" }).click();
  await page.getByRole("option", { name: "1. Filling in: “Submit”, Goh Kim" }).click();
  await expect(compared.getByRole("insertion").first()).toHaveText("60");
  await expect(compared.getByText("Slings are fine")).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Approve" }).click();
  await expect(page.getByText("The submission is done: “Approve”.")).toBeVisible();
});

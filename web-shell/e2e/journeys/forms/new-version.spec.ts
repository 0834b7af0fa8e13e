/** A submission whose next version begins at an earlier step: drawn, pressed, filled in anew, compared, approved. */

import { expect, type Page, test } from "@playwright/test";
import { expectAccessible } from "../../support/axe";
import { chooseFirstStep, come, drawButton, fillIn, makeThreeSteps, publishDrawing } from "../../support/three-steps";

const FORM = "Shop drawing";
const REASON = "The client wants a timber handrail.";

/** A button of the last step that begins a new version at the first one, without a mouse. */
async function drawNewVersion(page: Page, templateId: string): Promise<void> {
  await drawButton(page, templateId, "Revise", "Begin a new version");
  const version = page.getByRole("group", { name: "New version: New version" });
  await expect(version).toContainText("From Check");
  await chooseFirstStep(page, "Begins at");
  await expect(version).toContainText("From Filling in");
  await expect(page.getByRole("switch", { name: "Count as a new version" })).toBeChecked();
  await expectAccessible(page);
  await publishDrawing(page);
}

test("a new version keeps its number, tells what changed, and leaves the one before as it was", async ({
  page,
  context,
}) => {
  const { company, filler, checker, approver, templateId } = await makeThreeSteps({
    company: "Harbour Joinery",
    project: "Pier House",
    form: FORM,
    page: "Drawing",
    field: "Handrail",
  });
  await company.owner.enter(context);
  await drawNewVersion(page, templateId);

  await come(context, page, filler, "/forms/submissions/new");
  const address = await fillIn(page, FORM, "Handrail", "Steel tube, 42 mm");

  await come(context, page, checker, address);
  await page.getByRole("button", { name: "Checked" }).click();
  await expect(page.getByText("Next is “Approval”, by Approvers.")).toBeVisible();

  await come(context, page, approver, address);
  await page.getByRole("button", { name: "Revise" }).click();
  const asked = page.getByRole("dialog", { name: "Revise?" });
  await expect(asked.getByText("Version B begins at “Filling in”, with what was entered.")).toBeVisible();
  await expectAccessible(page);
  await asked.getByRole("textbox", { name: "Reason" }).fill(REASON);
  await asked.getByRole("button", { name: "Revise" }).click();
  await expect(page.getByText("Version B begins at “Filling in”.").first()).toBeVisible();
  await expect(page.getByText("Revoked", { exact: true })).toHaveCount(0);

  await come(context, page, filler, "/forms/to-dos");
  await page.getByRole("link", { name: /Version B begins with you: Filling in/ }).click();
  const why = page.getByRole("alert").filter({ hasText: "Lim Wei began version B at “Filling in”" });
  await expect(why).toContainText(REASON);
  await expect(page.getByText("No. 1 · Version B")).toBeVisible();
  const handrail = page.getByRole("textbox", { name: "Handrail" });
  await expect(handrail).toHaveValue("Steel tube, 42 mm");
  await handrail.fill("Timber, 42 mm");
  await expect(page.getByText(/^Saved at/)).toBeVisible();
  await page.getByRole("button", { name: "Submit" }).click();
  await expect(page.getByText("Next is “Check”, by Checkers.")).toBeVisible();

  await come(context, page, checker, address);
  await page.getByRole("button", { name: "What changed", exact: true }).click();
  const changes = page.getByRole("dialog", { name: "What changed" });
  await expect(changes.getByRole("deletion")).toHaveText("Steel tube");
  await expect(changes.getByRole("insertion")).toHaveText("Timber");
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await page.getByRole("combobox", { name: "Version of the submission" }).click();
  await page.getByRole("option", { name: "Version A" }).click();
  await expect(page.getByText("You are reading version A")).toBeVisible();
  await expect(page.getByText("Steel tube, 42 mm")).toBeVisible();
  await expect(page.getByRole("button", { name: "Checked" })).toHaveCount(0);
  await expectAccessible(page);
  await page.getByRole("button", { name: "To version B" }).click();
  await page.getByRole("button", { name: "Checked" }).click();
  await expect(page.getByText("Next is “Approval”, by Approvers.")).toBeVisible();

  await come(context, page, approver, address);
  await page.getByRole("button", { name: "Approve" }).click();
  await expect(page.getByText("The submission is done: “Approve”.")).toBeVisible();
  await expect(page.getByText("No. 1 · Version B")).toBeVisible();
});

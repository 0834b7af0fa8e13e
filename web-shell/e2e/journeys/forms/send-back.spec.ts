/** A submission that is sent back: drawn by one, filled in by another, and taken through again by two more. */

import { expect, type Page, test } from "@playwright/test";
import { expectAccessible } from "../../support/axe";
import { chooseFirstStep, come, drawButton, fillIn, makeThreeSteps, publishDrawing } from "../../support/three-steps";

const FORM = "Lifting plan";
const REASON = "The crane is not certified for 3 t.";

/** A button of the last step that goes back to the first one, without a mouse. */
async function drawSendBack(page: Page, templateId: string): Promise<void> {
  await drawButton(page, templateId, "Send back", "Go back to an earlier step");
  const back = page.getByRole("group", { name: "Back to previous: Back to previous" });
  await expect(back).toContainText("To Check");
  await chooseFirstStep(page, "Goes back to");
  await expect(back).toContainText("To Filling in");
  await expectAccessible(page);
  await page.getByRole("group", { name: "Button: Send back" }).click();
  await expect(page.getByRole("switch", { name: "Asks for a reason" })).toBeChecked();
  await expect(page.getByRole("switch", { name: "Checks required fields" })).not.toBeChecked();
  await publishDrawing(page);
}

test("what is sent back says why to who does it again, and goes through to its end", async ({ page, context }) => {
  const { company, filler, checker, approver, templateId } = await makeThreeSteps({
    company: "Keppel Lifting",
    project: "Berth 9",
    form: FORM,
    page: "Lift",
    field: "Load",
  });
  await company.owner.enter(context);
  await drawSendBack(page, templateId);

  await come(context, page, filler, "/forms/submissions/new");
  const address = await fillIn(page, FORM, "Load", "Precast stair, 3 t");

  await come(context, page, checker, address);
  await page.getByRole("textbox", { name: "Remark" }).fill("Slings are fine");
  await expect(page.getByText(/^Saved at/)).toBeVisible();
  await page.getByRole("button", { name: "Checked" }).click();
  await expect(page.getByText("Next is “Approval”, by Approvers.")).toBeVisible();

  await come(context, page, approver, address);
  await page.getByRole("button", { name: "Send back" }).click();
  const asked = page.getByRole("dialog", { name: "Send back?" });
  await expect(asked.getByText("It goes back to “Filling in”. What was entered is kept")).toBeVisible();
  await expectAccessible(page);
  await asked.getByRole("textbox", { name: "Reason" }).fill(REASON);
  await asked.getByRole("button", { name: "Send back" }).click();
  await expect(page.getByText("It is back at “Filling in”.")).toBeVisible();
  await expect(page.getByText("Revoked", { exact: true })).toHaveCount(1);

  await come(context, page, filler, "/forms/to-dos");
  await page.getByRole("link", { name: /Sent back to you: Filling in/ }).click();
  const why = page.getByRole("alert").filter({ hasText: "Lim Wei sent this back to “Filling in”" });
  await expect(why).toContainText(REASON);
  await expect(page.getByText("Slings are fine")).toBeVisible();
  await expectAccessible(page);
  const load = page.getByRole("textbox", { name: "Load" });
  await expect(load).toHaveValue("Precast stair, 3 t");
  await load.fill("Precast stair, in two lifts of 1.5 t");
  await expect(page.getByText(/^Saved at/)).toBeVisible();
  await page.getByRole("button", { name: "Submit" }).click();
  await expect(page.getByText("Next is “Check”, by Checkers.")).toBeVisible();
  await expect(why).toHaveCount(0);

  await come(context, page, checker, address);
  await expect(page.getByRole("textbox", { name: "Remark" })).toHaveValue("Slings are fine");
  await page.getByRole("button", { name: "Checked" }).click();
  await expect(page.getByText("Next is “Approval”, by Approvers.")).toBeVisible();
  await come(context, page, approver, address);
  await page.getByRole("button", { name: "Approve" }).click();
  await expect(page.getByText("The submission is done: “Approve”.")).toBeVisible();
});

/** A submission that is sent back: drawn by one, filled in by another, and taken through again by two more. */

import { type BrowserContext, expect, type Page, test } from "@playwright/test";
import { expectAccessible } from "../../support/axe";
import type { Caller } from "../../support/caller";
import { Company } from "../../support/company";
import { makeForm } from "../../support/form";

const FORM = "Lifting plan";
const REASON = "The crane is not certified for 3 t.";

/** A button of the last step that goes back to the first one, without a mouse. */
async function drawSendBack(page: Page, templateId: string): Promise<void> {
  await page.goto(`/workflow/${templateId}`);
  await page.getByRole("group", { name: "Step: Approval" }).press("Enter");
  await page.getByRole("button", { name: "Add after Approval, or connect it" }).first().press("Enter");
  await page.getByRole("menuitem", { name: "Add a button" }).press("Enter");
  await page.getByRole("textbox", { name: "Name" }).fill("Send back");
  await page.getByRole("button", { name: "Add after Send back, or connect it" }).first().press("Enter");
  await page.getByRole("menuitem", { name: "Go back to an earlier step" }).press("Enter");
  const back = page.getByRole("group", { name: "Back to previous: Back to previous" });
  await expect(back).toContainText("To Check");
  const step = page.getByRole("combobox", { name: "Goes back to" });
  await step.press("ArrowUp");
  await page.getByRole("option", { name: "Filling in" }).click();
  await expect(back).toContainText("To Filling in");
  await expectAccessible(page);
  await page.getByRole("group", { name: "Button: Send back" }).click();
  await expect(page.getByRole("switch", { name: "Asks for a reason" })).toBeChecked();
  await expect(page.getByRole("switch", { name: "Checks required fields" })).not.toBeChecked();
  await expect(page.locator("header").getByText("Saved", { exact: true })).toBeVisible();
  await page.getByRole("button", { name: "Publish" }).click();
  await expect(page.getByText("Version 2 is live").first()).toBeVisible();
}

async function come(context: BrowserContext, page: Page, who: Caller, address: string): Promise<void> {
  await context.clearCookies();
  await who.enter(context);
  await page.goto(address);
}

test("what is sent back says why to who does it again, and goes through to its end", async ({ page, context }) => {
  const company = await Company.make("Keppel Lifting");
  const [filler, checker, approver] = await company.hire(
    { fullName: "Goh Kim" },
    { fullName: "Priya Nair" },
    { fullName: "Lim Wei" },
  );
  if (!filler || !checker || !approver) throw new Error("nobody was hired");
  const checkers = await company.makeTeam("Checkers", [checker]);
  const approvers = await company.makeTeam("Approvers", [approver]);
  const projectId = await company.makeProject("Berth 9");
  const userIds = await Promise.all([filler, checker, approver].map((each) => company.userIdOf(each)));
  await company.owner.call("POST", "/api/Project/AddProjectMembers", { projectId, userIds });
  const { templateId } = await makeForm(company.owner, {
    name: FORM,
    pages: [
      { name: "Lift", fields: [{ type: "shortText", label: "Load", required: true }] },
      { name: "Check", fields: [{ type: "shortText", label: "Remark" }] },
    ],
    steps: [
      { name: "Filling in" },
      { name: "Check", teamIds: [checkers], button: "Checked" },
      { name: "Approval", teamIds: [approvers], button: "Approve", color: "#14634D" },
    ],
  });
  await company.owner.enter(context);
  await drawSendBack(page, templateId);

  await come(context, page, filler, "/forms/submissions/new");
  await page.getByRole("link", { name: new RegExp(FORM) }).click();
  await page.getByRole("textbox", { name: "Load" }).fill("Precast stair, 3 t");
  await expect(page.getByText(/^Saved at/)).toBeVisible();
  await page.getByRole("button", { name: "Submit" }).click();
  await expect(page.getByText("Next is “Check”, by Checkers.")).toBeVisible();
  const address = page.url();

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

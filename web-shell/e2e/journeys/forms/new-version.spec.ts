/** A submission whose next version begins at an earlier step: drawn, pressed, filled in anew, compared, approved. */

import { type BrowserContext, expect, type Page, test } from "@playwright/test";
import { expectAccessible } from "../../support/axe";
import type { Caller } from "../../support/caller";
import { Company } from "../../support/company";
import { makeForm } from "../../support/form";

const FORM = "Shop drawing";
const REASON = "The client wants a timber handrail.";

/** A button of the last step that begins a new version at the first one, without a mouse. */
async function drawNewVersion(page: Page, templateId: string): Promise<void> {
  await page.goto(`/workflow/${templateId}`);
  await page.getByRole("group", { name: "Step: Approval" }).press("Enter");
  await page.getByRole("button", { name: "Add after Approval, or connect it" }).first().press("Enter");
  await page.getByRole("menuitem", { name: "Add a button" }).press("Enter");
  await page.getByRole("textbox", { name: "Name" }).fill("Revise");
  await page.getByRole("button", { name: "Add after Revise, or connect it" }).first().press("Enter");
  await page.getByRole("menuitem", { name: "Begin a new version" }).press("Enter");
  const version = page.getByRole("group", { name: "New version: New version" });
  await expect(version).toContainText("From Check");
  const step = page.getByRole("combobox", { name: "Begins at" });
  await step.press("ArrowUp");
  await page.getByRole("option", { name: "Filling in" }).click();
  await expect(version).toContainText("From Filling in");
  await expect(page.getByRole("switch", { name: "Count as a new version" })).toBeChecked();
  await expectAccessible(page);
  await expect(page.locator("header").getByText("Saved", { exact: true })).toBeVisible();
  await page.getByRole("button", { name: "Publish" }).click();
  await expect(page.getByText("Version 2 is live").first()).toBeVisible();
}

async function come(context: BrowserContext, page: Page, who: Caller, address: string): Promise<void> {
  await context.clearCookies();
  await who.enter(context);
  await page.goto(address);
}

test("a new version keeps its number, tells what changed, and leaves the one before as it was", async ({
  page,
  context,
}) => {
  const company = await Company.make("Harbour Joinery");
  const [filler, checker, approver] = await company.hire(
    { fullName: "Goh Kim" },
    { fullName: "Priya Nair" },
    { fullName: "Lim Wei" },
  );
  if (!filler || !checker || !approver) throw new Error("nobody was hired");
  const checkers = await company.makeTeam("Checkers", [checker]);
  const approvers = await company.makeTeam("Approvers", [approver]);
  const projectId = await company.makeProject("Pier House");
  const userIds = await Promise.all([filler, checker, approver].map((each) => company.userIdOf(each)));
  await company.owner.call("POST", "/api/Project/AddProjectMembers", { projectId, userIds });
  const { templateId } = await makeForm(company.owner, {
    name: FORM,
    pages: [
      { name: "Drawing", fields: [{ type: "shortText", label: "Handrail", required: true }] },
      { name: "Check", fields: [{ type: "shortText", label: "Remark" }] },
    ],
    steps: [
      { name: "Filling in" },
      { name: "Check", teamIds: [checkers], button: "Checked" },
      { name: "Approval", teamIds: [approvers], button: "Approve", color: "#14634D" },
    ],
  });
  await company.owner.enter(context);
  await drawNewVersion(page, templateId);

  await come(context, page, filler, "/forms/submissions/new");
  await page.getByRole("link", { name: new RegExp(FORM) }).click();
  await page.getByRole("textbox", { name: "Handrail" }).fill("Steel tube, 42 mm");
  await expect(page.getByText(/^Saved at/)).toBeVisible();
  await page.getByRole("button", { name: "Submit" }).click();
  await expect(page.getByText("Next is “Check”, by Checkers.")).toBeVisible();
  const address = page.url();

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
  await page.getByRole("button", { name: "What changed" }).click();
  const changes = page.getByRole("dialog", { name: "What changed between versions" });
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

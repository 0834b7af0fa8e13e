/** A submission that never gets stuck: taken back, done by who stands in, taken by one, voided and reopened. */

import { expect, type Page, test } from "@playwright/test";
import { expectAccessible } from "../../support/axe";
import { come, fillIn, makeThreeSteps } from "../../support/three-steps";

const FORM = "Crane plan";

async function choose(page: Page, action: string): Promise<void> {
  await page.getByRole("button", { name: "More actions" }).click();
  await page.getByRole("menuitem", { name: action }).click();
}

test("is taken back, done in somebody's place, taken, voided and reopened", async ({ page, context }) => {
  const { company, filler, checker, approver } = await makeThreeSteps({
    company: "Tuas Cranes",
    project: "Berth 4",
    form: FORM,
    page: "Lift",
    field: "Load",
  });
  await come(context, page, filler, "/forms/submissions/new");
  const address = await fillIn(page, FORM, "Load", "Precast stair, 3 t");

  await page.goto(address);
  await choose(page, "Take back…");
  const back = page.getByRole("dialog", { name: "Take it back?" });
  await expectAccessible(page);
  await back.getByRole("button", { name: "Take back" }).click();
  await expect(page.getByText("Goh Kim took it back to “Filling in”")).toBeVisible();
  await page.getByRole("textbox", { name: "Load" }).fill("Precast stair, 2 t");
  await expect(page.getByText(/^Saved at/)).toBeVisible();
  await page.getByRole("button", { name: "Submit" }).click();
  await expect(page.getByText("Next is “Check”, by Checkers.")).toBeVisible();

  // The checker goes on leave, and names the approver.
  const today = new Date().toISOString().slice(0, 10);
  await checker.call("PUT", "/api/User/SetSelfAbsence", {
    standInUserId: await company.userIdOf(approver),
    fromOn: new Date(Date.now() - 86_400_000).toISOString().slice(0, 10),
    untilOn: new Date(Date.now() + 86_400_000).toISOString().slice(0, 10),
  });
  await come(context, page, checker, "/profile");
  await expect(page.getByText("Lim Wei stands in for you from")).toBeVisible();
  await expectAccessible(page);
  await come(context, page, approver, "/forms/to-dos");
  await page.getByRole("link", { name: /Your turn in place of Priya Nair: Check/ }).click();
  await expect(page.getByText("You act in place of Priya Nair")).toBeVisible();
  await choose(page, "I take it");
  await expect(page.getByText("Priya Nair has taken “Check”")).toBeVisible();
  await page.getByRole("button", { name: "Checked" }).click();
  await expect(page.getByText("Lim Wei pressed “Checked” in place of Priya Nair")).toBeVisible();

  await company.owner.enter(context);
  await come(context, page, company.owner, address);
  await choose(page, "Void…");
  const voiding = page.getByRole("dialog", { name: "Void this submission?" });
  await voiding.getByRole("textbox", { name: "Reason" }).fill("Entered twice.");
  await expectAccessible(page);
  await voiding.getByRole("button", { name: "Void" }).click();
  await expect(page.getByText("Done · Void").first()).toBeVisible();
  await choose(page, "Reopen…");
  const reopening = page.getByRole("dialog", { name: "Reopen this submission?" });
  await reopening.getByRole("textbox", { name: "Reason" }).fill(`It was not, says the list of ${today}.`);
  await expectAccessible(page);
  await reopening.getByRole("button", { name: "Reopen" }).click();
  await expect(page.getByText(/reopened it at “Approval”/)).toBeVisible();

  await come(context, page, approver, address);
  await page.getByRole("button", { name: "Approve" }).click();
  await expect(page.getByText("Done · Approve").first()).toBeVisible();
});

/** Safety and Quality look at the same permit at the same time; it goes on when both have approved. */

import { expect, type Page, test } from "@playwright/test";
import { expectAccessible } from "../../support/axe";
import { Company } from "../../support/company";
import { makeForm } from "../../support/form";
import { come } from "../../support/three-steps";

const FORM = "Hot work permit";

async function choose(page: Page, after: string, item: string): Promise<void> {
  await page
    .getByRole("button", { name: `Add after ${after}, or connect it` })
    .first()
    .press("Enter");
  await page.getByRole("menuitem", { name: item }).last().press("Enter");
}

/** After Submit two steps at once, which join before the end. Without a mouse. */
async function drawParts(page: Page, templateId: string): Promise<void> {
  await page.goto(`/workflow/${templateId}`);
  await page.getByRole("group", { name: "Button: Submit" }).press("Enter");
  await choose(page, "Submit", "Remove the connection to Close");
  await choose(page, "Submit", "Steps at the same time");
  await expect(page.getByRole("group", { name: "Parallel steps: Parallel steps" })).toContainText("2 steps at once");
  await expect(page.getByRole("group", { name: "Join: Join" })).toContainText("After all of 2 steps");
  await page.getByRole("group", { name: "Join: Join" }).press("Enter");
  await choose(page, "Join", "Close");
  for (const name of ["Safety", "Quality"]) {
    await page
      .getByRole("group", { name: /^Step: (?!Filling in|Safety|Quality)/ })
      .first()
      .press("Enter");
    await page.getByRole("textbox", { name: "Name" }).fill(name);
    await page.getByRole("combobox", { name: "Teams" }).press("ArrowDown");
    await page.getByRole("option", { name: `${name} team` }).click();
    await page.keyboard.press("Escape");
  }
  await expectAccessible(page);
  await expect(page.locator("header").getByText("Saved", { exact: true })).toBeVisible();
  await page.getByRole("button", { name: "Publish" }).click();
  await expect(page.getByText("Version 2 is live").first()).toBeVisible();
}

test("two teams approve side by side, in whatever order", async ({ page, context }) => {
  const company = await Company.make("Harbour Steel");
  const [foreman, safety, quality, both] = await company.hire(
    { fullName: "Goh Kim" },
    { fullName: "Priya Nair" },
    { fullName: "Lim Wei" },
    { fullName: "Tan Both" },
  );
  if (!foreman || !safety || !quality || !both) throw new Error("nobody was hired");
  await company.makeTeam("Safety team", [safety, both]);
  await company.makeTeam("Quality team", [quality, both]);
  const projectId = await company.makeProject("Pier House");
  const userIds = await Promise.all([foreman, safety, quality, both].map((each) => company.userIdOf(each)));
  await company.owner.call("POST", "/api/Project/AddProjectMembers", { projectId, userIds });
  const { templateId } = await makeForm(company.owner, {
    name: FORM,
    pages: [{ name: "Permit", fields: [{ type: "shortText", label: "Where", required: true }] }],
    steps: [{ name: "Filling in" }],
  });
  await company.owner.enter(context);
  await drawParts(page, templateId);

  await come(context, page, foreman, "/forms/submissions/new");
  await page.getByRole("link", { name: new RegExp(FORM) }).click();
  await page.getByRole("textbox", { name: "Where" }).fill("Roof");
  await expect(page.getByText(/^Saved at/)).toBeVisible();
  await page.getByRole("button", { name: "Submit" }).click();
  const panel = page.locator("section").filter({ has: page.getByRole("heading", { name: "Steps at the same time" }) });
  await expect(panel.getByText("Waiting for Safety team")).toBeVisible();
  await expect(panel.getByText("Waiting for Quality team")).toBeVisible();
  await expectAccessible(page);
  const address = page.url();

  await come(context, page, both, "/forms/to-dos");
  await page.getByRole("link", { name: /Safety, Quality/ }).click();
  await expect(panel.getByText("Your turn")).toHaveCount(2);
  await expect(page.getByRole("group", { name: /Safety/ })).toBeVisible();
  await panel.getByRole("link", { name: "Go to “Quality”" }).click();
  await expect(panel.getByRole("link", { name: "Go to “Safety”" })).toBeVisible();
  await expect(page.getByRole("group", { name: /Quality/ })).toBeVisible();
  await expectAccessible(page);

  await come(context, page, quality, address);
  await page.getByRole("button", { name: "Submit" }).click();
  await expect(page.getByText("Waiting for Quality team")).toHaveCount(0);
  await expect(panel.getByText("Waiting for Safety team")).toBeVisible();
  await expect(panel.locator("li").filter({ hasText: "Quality" })).toContainText("Lim Wei pressed “Submit”");

  await come(context, page, safety, address);
  await page.getByRole("button", { name: "Submit" }).click();
  await expect(page.getByText(/The submission is done/)).toBeVisible();
  await expect(page.locator("li").filter({ hasText: "Quality" }).filter({ hasText: "Lim Wei" })).toBeVisible();
  await expect(page.locator("li").filter({ hasText: "Safety" }).filter({ hasText: "Priya Nair" })).toBeVisible();
});

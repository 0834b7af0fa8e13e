/** What is entered decides: a condition is drawn and published, and a request is pressed both ways. */

import { expect, type Page, test } from "@playwright/test";
import { expectAccessible } from "../../support/axe";
import { Company } from "../../support/company";
import { makeForm } from "../../support/form";
import { come } from "../../support/three-steps";

const FORM = "Purchase request";

/** Between Submit and the director: more than 10,000 goes there, everything else is done. Without a mouse. */
async function drawCondition(page: Page, templateId: string): Promise<void> {
  await page.goto(`/workflow/${templateId}`);
  await page.getByRole("group", { name: "Button: Submit" }).press("Enter");
  await page.getByRole("button", { name: "Add after Submit, or connect it" }).first().press("Enter");
  await page.getByRole("menuitem", { name: "Remove the connection to Director" }).press("Enter");
  await page.getByRole("button", { name: "Add after Submit, or connect it" }).first().press("Enter");
  await page.getByRole("menuitem", { name: "Condition" }).press("Enter");
  await page.getByRole("textbox", { name: "Name" }).fill("How much?");
  const condition = page.getByRole("group", { name: "Condition: How much?" });
  await expect(condition).toContainText("No branch yet");
  for (const way of ["Director", "Close"]) {
    await page.getByRole("button", { name: "Add after How much?, or connect it" }).first().press("Enter");
    await page.getByRole("menuitem", { name: way, exact: true }).last().press("Enter");
  }
  await expect(condition).toContainText("1 branch");
  await expect(condition).toContainText("Otherwise: Close");
  await expect(page.getByText("Say when branch 1 is taken.").first()).toBeVisible();
  // Which branch a line is: without colours of our own it was black on black.
  const number = page.locator(".react-flow__edge-textwrapper").filter({ hasText: /^If …$/ });
  const fills = await number.evaluate((drawn) => [...drawn.children].map((each) => getComputedStyle(each).fill));
  expect(new Set(fills).size).toBe(2);
  await page.getByRole("combobox", { name: "Add a condition on" }).press("ArrowDown");
  await page.getByRole("option", { name: "Cost" }).click();
  await page.getByRole("combobox", { name: "Comparison" }).press("ArrowDown");
  await page.getByRole("option", { name: "is more than" }).click();
  await page.getByRole("textbox", { name: "Value" }).fill("10000");
  await expect(page.getByText("Say when branch 1 is taken.")).toHaveCount(0);
  await expectAccessible(page);
  await expect(page.locator("header").getByText("Saved", { exact: true })).toBeVisible();
  await page.getByRole("button", { name: "Publish" }).click();
  await expect(page.getByText("Version 2 is live").first()).toBeVisible();
}

async function ask(page: Page, cost: string): Promise<void> {
  await page.goto("/forms/submissions/new");
  await page.getByRole("link", { name: new RegExp(FORM) }).click();
  await page.getByRole("textbox", { name: "Cost" }).fill(cost);
  await expect(page.getByText(/^Saved at/)).toBeVisible();
  await page.getByRole("button", { name: "Submit" }).click();
}

test("what costs more goes to the director, everything else is done", async ({ page, context }) => {
  const company = await Company.make("Harbour Steel");
  const [foreman, director] = await company.hire({ fullName: "Goh Kim" }, { fullName: "Lim Wei" });
  if (!foreman || !director) throw new Error("nobody was hired");
  const directors = await company.makeTeam("Directors", [director]);
  const projectId = await company.makeProject("Pier House");
  const userIds = await Promise.all([foreman, director].map((each) => company.userIdOf(each)));
  await company.owner.call("POST", "/api/Project/AddProjectMembers", { projectId, userIds });
  const { templateId } = await makeForm(company.owner, {
    name: FORM,
    pages: [{ name: "Request", fields: [{ type: "number", label: "Cost", required: true }] }],
    steps: [{ name: "Request" }, { name: "Director", teamIds: [directors], button: "Approve", color: "#14634D" }],
  });
  await company.owner.enter(context);
  await drawCondition(page, templateId);

  await come(context, page, foreman, "/forms/submissions/new");
  await ask(page, "10000");
  await expect(page.getByText("The submission is done.")).toBeVisible();
  await expect(page.getByText("How much? – because none of its branches applied")).toBeVisible();

  await ask(page, "10000.5");
  await expect(page.getByText("Next is “Director”, by Directors.")).toBeVisible();
  await expect(page.getByText("How much? – because “Cost” is more than “10000”")).toBeVisible();
  await expectAccessible(page);
  const address = page.url();

  await come(context, page, director, address);
  await page.getByRole("button", { name: "Approve" }).click();
  await expect(page.getByText("The submission is done: “Approve”.")).toBeVisible();
});

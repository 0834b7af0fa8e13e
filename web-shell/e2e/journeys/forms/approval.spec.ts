/** An approval: what its buttons ask, who may do it, and who stands in; as drawn, as pressed, as kept. */

import { randomUUID } from "node:crypto";
import { expect, type Page, test } from "@playwright/test";
import { expectAccessible } from "../../support/axe";
import type { Caller } from "../../support/caller";
import { Company } from "../../support/company";

const FORM = "Lifting plan";

interface Made {
  formTemplateId: string;
  bodyVersion: number;
}

/** One page with a field that must be filled in; the workflow is the one that every form begins with. */
async function makeTemplate(owner: Caller): Promise<string> {
  const made = await owner.call<Made>("POST", "/api/FormTemplate/CreateFormTemplate", { name: FORM });
  const field = { id: randomUUID(), type: "shortText", required: true, setting: { label: "Load" } };
  const page = {
    id: randomUUID(),
    name: "Lift",
    type: "page",
    components: [{ id: randomUUID(), type: "row", components: [field] }],
  };
  const body = { formTemplateId: made.formTemplateId, version: made.bodyVersion, pages: [page] };
  await owner.call("PUT", "/api/FormTemplateSetting/UpdateFormBody", body);
  return made.formTemplateId;
}

/** Adds the approval, looks at what it asks by itself, chooses the team and publishes. */
async function drawApproval(page: Page, templateId: string): Promise<void> {
  await page.goto(`/workflow/${templateId}`);
  await page.getByRole("button", { name: "Add an approval" }).click();
  await page.getByRole("group", { name: "Step: Approval" }).click();
  const another = page.getByRole("switch", { name: "Not by whoever did an earlier step" });
  await expect(another).toBeChecked();
  await page.getByRole("combobox", { name: "Teams that act" }).press("ArrowDown");
  await page.getByRole("option", { name: "Riggers" }).click();
  await page.keyboard.press("Escape");
  await page.getByRole("group", { name: "Button: Refuse" }).click();
  await expect(page.getByRole("switch", { name: "Checks required fields" })).not.toBeChecked();
  await expect(page.getByRole("switch", { name: "Asks for a reason" })).toBeChecked();
  await page.getByRole("group", { name: "Button: Approve" }).click();
  await expect(page.getByRole("switch", { name: "Checks required fields" })).toBeChecked();
  await expect(page.getByRole("switch", { name: "Asks for a reason" })).not.toBeChecked();
  await expectAccessible(page);
  await expect(page.locator("header").getByText("Saved", { exact: true })).toBeVisible();
  await page.getByRole("button", { name: "Publish" }).click();
  await expect(page.getByText("Version 1 is live").first()).toBeVisible();
}

test("who filled it in does not approve it, and who stands in for a team says why", async ({ page, context }) => {
  const company = await Company.make("Keppel Lifting");
  const [rigger, other] = await company.hire({ fullName: "Goh Kim" }, { fullName: "Priya Nair" });
  if (!rigger || !other) throw new Error("nobody was hired");
  await company.makeTeam("Riggers", [rigger, other]);
  const projectId = await company.makeProject("Berth 9");
  const userIds = await Promise.all([rigger, other].map((each) => company.userIdOf(each)));
  await company.owner.call("POST", "/api/Project/AddProjectMembers", { projectId, userIds });
  await company.owner.enter(context);
  await drawApproval(page, await makeTemplate(company.owner));

  await context.clearCookies();
  await rigger.enter(context);
  await page.goto("/forms/submissions/new");
  await page.getByRole("link", { name: new RegExp(FORM) }).click();
  await page.getByRole("textbox", { name: "Load" }).fill("Precast stair, 3 t");
  await expect(page.getByText(/^Saved at/)).toBeVisible();
  await page.getByRole("button", { name: "Submit" }).click();
  // Of the team that approves, but not what they entered themselves; nor does a list say so.
  await expect(page.getByText("Next is “Approval”, by Riggers.")).toBeVisible();
  await expect(page.getByText("“Approval” is for somebody else")).toBeVisible();
  await expect(page.getByRole("button", { name: "Approve" })).toHaveCount(0);
  await expectAccessible(page);
  const address = page.url();
  expect(await rigger.call("GET", "/api/Submission/GetTodoCounts")).toMatchObject({ myTurn: 0 });
  expect(await other.call("GET", "/api/Submission/GetTodoCounts")).toMatchObject({ myTurn: 1 });

  await context.clearCookies();
  await company.owner.enter(context);
  await page.goto(address);
  await expect(page.getByText("You are not in Riggers")).toBeVisible();
  await expect(page.getByRole("button", { name: "Refuse" })).toHaveCount(0);
  await page.getByRole("button", { name: "Act for them…" }).click();
  await page.getByRole("button", { name: "Refuse" }).click();
  const asked = page.getByRole("dialog", { name: "Refuse?" });
  await expect(asked.getByText("You act for Riggers: say why it is you.")).toBeVisible();
  await asked.getByRole("button", { name: "Refuse" }).click();
  await expect(asked.getByText("Say why.")).toBeVisible();
  await expectAccessible(page);
  await asked.getByRole("textbox", { name: "Reason" }).fill("The crane is not certified.");
  await asked.getByRole("button", { name: "Refuse" }).click();
  await expect(page.getByText("The submission is done: “Refuse”.")).toBeVisible();
  await expect(page.getByText("Olivia Owner pressed “Refuse” for Riggers")).toBeVisible();
  await expect(page.getByText("Reason: The crane is not certified.")).toBeVisible();

  await page.goto("/admin/audit");
  const log = page.getByRole("table", { name: "Audit log" });
  const refused = log.getByRole("row", { name: /Refused \(red button\)/ });
  await expect(refused).toContainText("Olivia Owner");
  await expect(refused).toContainText("The crane is not certified.");
  await expect(log.getByRole("row", { name: /Form published/ })).toBeVisible();
});

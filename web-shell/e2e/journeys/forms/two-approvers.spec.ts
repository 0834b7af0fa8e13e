/** A step that two of a team must press: drawn by one, and pressed by both, each for themselves. */

import { expect, type Page, test } from "@playwright/test";
import { expectAccessible } from "../../support/axe";
import { Company } from "../../support/company";
import { makeForm } from "../../support/form";
import { come, publishDrawing } from "../../support/three-steps";

const FORM = "Crane lift approval";

async function askForTwo(page: Page, templateId: string): Promise<void> {
  await page.goto(`/workflow/${templateId}`);
  const approval = page.getByRole("group", { name: "Step: Approval" });
  await approval.press("Enter");
  await page.getByRole("textbox", { name: "How many must press" }).fill("2");
  await page.getByRole("switch", { name: "Not by whoever started it" }).press("Space");
  await expect(approval).toContainText("2 people must press");
  await expectAccessible(page);
  await publishDrawing(page);
}

test("two approve, each for themselves, and both are told who is missing and who did", async ({ page, context }) => {
  const company = await Company.make("Harbour Cranes");
  const [filler, siti, ong] = await company.hire(
    { fullName: "Goh Kim" },
    { fullName: "Siti Aminah" },
    { fullName: "Ong Li" },
  );
  if (!filler || !siti || !ong) throw new Error("nobody was hired");
  const approvers = await company.makeTeam("Approvers", [siti, ong]);
  const projectId = await company.makeProject("Berth 11");
  const userIds = await Promise.all([filler, siti, ong].map((each) => company.userIdOf(each)));
  await company.owner.call("POST", "/api/Project/AddProjectMembers", { projectId, userIds });
  const { templateId } = await makeForm(company.owner, {
    name: FORM,
    pages: [{ name: "Lift", fields: [{ type: "shortText", label: "Load", required: true }] }],
    steps: [{ name: "Filling in" }, { name: "Approval", teamIds: [approvers], button: "Approve", color: "#14634D" }],
  });
  await company.owner.enter(context);
  await askForTwo(page, templateId);

  await come(context, page, filler, "/forms/submissions/new");
  await page.getByRole("link", { name: new RegExp(FORM) }).click();
  await page.getByRole("textbox", { name: "Load" }).fill("Precast stair, 3 t");
  await expect(page.getByText(/^Saved at/)).toBeVisible();
  await page.getByRole("button", { name: "Submit" }).click();
  await expect(page.getByText("Next is “Approval”, by Approvers.")).toBeVisible();
  const address = page.url();

  await come(context, page, siti, address);
  await expect(page.getByText("2 people must press before it goes on")).toBeVisible();
  await page.getByRole("button", { name: "Approve" }).click();
  await expect(page.getByText("It counts: 1 of 2.")).toBeVisible();
  await expect(page.getByText("You pressed “Approve”; it waits for one more person")).toBeVisible();
  await expect(page.getByRole("button", { name: "Approve" })).toHaveCount(0);
  await expectAccessible(page);
  await page.goto("/forms/to-dos");
  await expect(page.getByRole("link", { name: /Your turn: Approval/ })).toHaveCount(0);

  await come(context, page, ong, "/forms/to-dos");
  const todo = page.getByRole("link", { name: /Your turn: Approval/ });
  await expect(todo).toContainText("1 of 2 approved: Siti Aminah; waiting for one more");
  await todo.click();
  await expect(page.getByText("1 of 2 so far: Siti Aminah.")).toBeVisible();
  await page.getByRole("button", { name: "Approve" }).click();
  await expect(page.getByText("The submission is done: “Approve”.")).toBeVisible();
  const progress = page.getByRole("complementary", { name: "About this submission" });
  await expect(progress.getByText("Siti Aminah pressed “Approve”")).toBeVisible();
  await expect(progress.getByText("Ong Li pressed “Approve”")).toBeVisible();
  await expectAccessible(page);
});

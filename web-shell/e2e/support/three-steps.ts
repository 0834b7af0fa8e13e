import { type BrowserContext, expect, type Page } from "@playwright/test";
import type { Caller } from "./caller";
import { Company } from "./company";
import { makeForm } from "./form";

interface ThreeSteps {
  company: string;
  project: string;
  form: string;
  /** What the first page asks for. */
  page: string;
  field: string;
}

/** A company whose form is filled in by Goh Kim, checked by Priya Nair and approved by Lim Wei. */
export async function makeThreeSteps(named: ThreeSteps) {
  const company = await Company.make(named.company);
  const [filler, checker, approver] = await company.hire(
    { fullName: "Goh Kim" },
    { fullName: "Priya Nair" },
    { fullName: "Lim Wei" },
  );
  if (!filler || !checker || !approver) throw new Error("nobody was hired");
  const checkers = await company.makeTeam("Checkers", [checker]);
  const approvers = await company.makeTeam("Approvers", [approver]);
  const projectId = await company.makeProject(named.project);
  const userIds = await Promise.all([filler, checker, approver].map((each) => company.userIdOf(each)));
  await company.owner.call("POST", "/api/Project/AddProjectMembers", { projectId, userIds });
  const { templateId } = await makeForm(company.owner, {
    name: named.form,
    pages: [
      { name: named.page, fields: [{ type: "shortText", label: named.field, required: true }] },
      { name: "Check", fields: [{ type: "shortText", label: "Remark" }] },
    ],
    steps: [
      { name: "Filling in" },
      { name: "Check", teamIds: [checkers], button: "Checked" },
      { name: "Approval", teamIds: [approvers], button: "Approve", color: "#14634D" },
    ],
  });
  return { company, filler, checker, approver, templateId };
}

/** A button of the last step and what follows it, drawn without a mouse. */
export async function drawButton(page: Page, templateId: string, button: string, follows: string): Promise<void> {
  await page.goto(`/workflow/${templateId}`);
  await page.getByRole("group", { name: "Step: Approval" }).press("Enter");
  await page.getByRole("button", { name: "Add after Approval, or connect it" }).first().press("Enter");
  await page.getByRole("menuitem", { name: "Add a button" }).press("Enter");
  await page.getByRole("textbox", { name: "Name" }).fill(button);
  await page
    .getByRole("button", { name: `Add after ${button}, or connect it` })
    .first()
    .press("Enter");
  await page.getByRole("menuitem", { name: follows }).press("Enter");
}

/** The first step, in the field that says where it goes on. */
export async function chooseFirstStep(page: Page, field: string): Promise<void> {
  await page.getByRole("combobox", { name: field }).press("ArrowUp");
  await page.getByRole("option", { name: "Filling in" }).click();
}

export async function publishDrawing(page: Page): Promise<void> {
  await expect(page.locator("header").getByText("Saved", { exact: true })).toBeVisible();
  await page.getByRole("button", { name: "Publish" }).click();
  await expect(page.getByText("Version 2 is live").first()).toBeVisible();
}

/** Fills in the first step and hands it on; where the submission is. */
export async function fillIn(page: Page, form: string, field: string, value: string): Promise<string> {
  await page.getByRole("link", { name: new RegExp(form) }).click();
  await page.getByRole("textbox", { name: field }).fill(value);
  await expect(page.getByText(/^Saved at/)).toBeVisible();
  await page.getByRole("button", { name: "Submit" }).click();
  await expect(page.getByText("Next is “Check”, by Checkers.")).toBeVisible();
  return page.url();
}

/** Another person, in the same browser. */
export async function come(context: BrowserContext, page: Page, who: Caller, address: string): Promise<void> {
  // The page of who was here would notice that they left, and go to the sign-in page at the same time.
  await page.goto("about:blank");
  await context.clearCookies();
  await who.enter(context);
  await page.goto(address);
}

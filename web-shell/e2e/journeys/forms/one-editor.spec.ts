import { expect, type Page, test } from "@playwright/test";
import { expectAccessible } from "../../support/axe";
import { Company } from "../../support/company";
import { saveSteps } from "../../support/form";

const VIEWS = ["Build", "Workflow", "Settings", "Preview"] as const;
type View = (typeof VIEWS)[number];

class Editor {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  tab(view: View) {
    return this.page.getByRole("navigation", { name: "Parts of the template" }).getByRole("link", { name: view });
  }

  async go(view: View): Promise<void> {
    await this.tab(view).click();
    await expect(this.tab(view)).toHaveAttribute("aria-current", "page");
    await expect(this.page.getByRole("button", { name: "Publish", exact: true })).toBeVisible();
  }

  /** Where what is always there stands. */
  async places(): Promise<unknown> {
    const publish = this.page.getByRole("button", { name: "Publish", exact: true });
    const undo = this.page.getByRole("button", { name: "Undo" });
    return Promise.all([...VIEWS.map((view) => this.tab(view)), undo, publish].map((each) => each.boundingBox()));
  }
}

async function opened(page: Page, company: Company): Promise<Editor> {
  const { formTemplateId } = await company.owner.call<{ formTemplateId: string }>(
    "POST",
    "/api/FormTemplate/CreateFormTemplate",
    { name: "Permit to work" },
  );
  await saveSteps(company.owner, formTemplateId, "Step 1", "Step 2");
  await page.goto(`/forms/templates/${formTemplateId}`);
  return new Editor(page);
}

test("going round Build, Workflow, Settings and Preview moves nothing, and one comes back to where one was", async ({
  page,
  context,
}) => {
  const company = await Company.make("Harbour Works");
  await company.owner.enter(context);
  const editor = await opened(page, company);
  await editor.go("Build");
  const places = await editor.places();

  // Nor does anything move while what is typed is not saved yet.
  await page.route("**/api/FormTemplateSetting/UpdateFormBody", async (route) => {
    expect(await editor.places()).toEqual(places);
    await route.continue();
  });
  const panel = page.getByRole("complementary", { name: "Field panel" });
  for (const kind of ["Short text", "Signature"])
    await panel.getByRole("button", { name: kind, exact: true }).dblclick();
  const field = page.getByRole("region", { name: "Pages of the form" }).getByRole("button", { name: /^Short text, / });
  await field.click();
  await expect(page.locator("header").getByText("Saved", { exact: true })).toBeVisible();

  for (const view of VIEWS) {
    await editor.go(view);
    expect(await editor.places(), view).toEqual(places);
  }
  await editor.go("Build");
  await expect(field).toHaveAttribute("aria-pressed", "true");

  await editor.go("Workflow");
  await page.getByRole("group", { name: "Step: Step 2" }).click();
  await expect(page.getByRole("textbox", { name: "Name" })).toHaveValue("Step 2");
  await editor.go("Preview");
  await editor.go("Workflow");
  await expect(page.getByRole("textbox", { name: "Name" })).toHaveValue("Step 2");
});

test("one list of problems stands at the same place in both editors and leads from one to the other", async ({
  page,
  context,
}) => {
  const company = await Company.make("Quay Builders");
  await company.owner.enter(context);
  const editor = await opened(page, company);
  await page
    .getByRole("complementary", { name: "Field panel" })
    .getByRole("button", { name: "Signature", exact: true })
    .dblclick();
  await page
    .getByRole("complementary", { name: "Field panel" })
    .getByRole("button", { name: "Calculation", exact: true })
    .dblclick();
  await page.getByRole("button", { name: "Publish", exact: true }).click();
  const list = page.getByRole("complementary", { name: "Checks" });
  await expect(list.getByRole("listitem")).toHaveCount(2);
  await expectAccessible(page);
  const words = await list.getByRole("listitem").allTextContents();
  const place = await list.boundingBox();

  // To the very step.
  await list.getByRole("link", { name: /Choose who acts/ }).click();
  await expect(page.getByRole("textbox", { name: "Name" })).toHaveValue("Step 2");
  await expect(list.getByRole("listitem")).toHaveText(words);
  expect(await list.boundingBox()).toEqual(place);
  await expectAccessible(page);

  // And back, to the very field.
  await list.getByRole("link", { name: /Calculation/ }).click();
  await expect(editor.tab("Build")).toHaveAttribute("aria-current", "page");
  const field = page.getByRole("region", { name: "Pages of the form" }).getByRole("button", { name: /^Calculation, / });
  await expect(field).toHaveAttribute("aria-pressed", "true");
  await expect(list.getByRole("listitem")).toHaveText(words);
});

test("what is told of a press lies over neither the tabs nor the buttons", async ({ page, context }) => {
  const company = await Company.make("Pier Works");
  await company.owner.enter(context);
  const { formTemplateId } = await company.owner.call<{ formTemplateId: string }>(
    "POST",
    "/api/FormTemplate/CreateFormTemplate",
    { name: "Toolbox talk" },
  );
  await page.goto(`/forms/templates/${formTemplateId}`);
  const editor = new Editor(page);
  await page
    .getByRole("complementary", { name: "Field panel" })
    .getByRole("button", { name: "Signature", exact: true })
    .dblclick();
  await page.getByRole("button", { name: "Publish", exact: true }).click();
  const told = page.getByText("Version 1 is live").first();
  await expect(told).toBeVisible();
  const header = await page.locator("header").boundingBox();
  expect((await told.boundingBox())?.y).toBeGreaterThan((header?.y ?? 0) + (header?.height ?? 0));
  await editor.go("Workflow");
});

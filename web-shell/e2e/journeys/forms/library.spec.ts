/** A form has a history: compared, restored, brought back. And it is kept in the library, for the next form to begin with. */
import { expect, type Page, test } from "@playwright/test";
import { expectAccessible } from "../../support/axe";
import type { Caller } from "../../support/caller";
import { Company } from "../../support/company";
import { expectNoSidewaysScroll } from "../../support/demo";
import { makeForm } from "../../support/form";

interface Detail {
  formTemplateId: string;
  version: number;
  bodyVersion: number;
  workflowVersion: number;
}

interface Drawn {
  pages: { components: { components: { id: string; setting: { label: string } }[] }[] }[];
}

const SETTING = "/api/FormTemplateSetting";
const detailOf = (owner: Caller, id: string) => owner.call<Detail>("GET", `${SETTING}/GetFormDetail/${id}`);

/** Another field below the others, named by its label. */
async function addField(owner: Caller, formTemplateId: string, label: string): Promise<void> {
  const { pages } = await owner.call<Drawn>("GET", `${SETTING}/GetFormBody/${formTemplateId}`);
  const like = pages[0]?.components[0];
  const field = like?.components[0];
  if (!like || !field) throw new Error("the form has a field");
  const added = { ...field, id: crypto.randomUUID(), setting: { ...field.setting, label } };
  pages[0]?.components.push({ ...like, id: crypto.randomUUID(), components: [added] } as typeof like);
  const { bodyVersion: version } = await detailOf(owner, formTemplateId);
  await owner.call("PUT", `${SETTING}/UpdateFormBody`, { formTemplateId, version, pages });
}

async function publish(owner: Caller, formTemplateId: string): Promise<void> {
  const { version: detailVersion, ...seen } = await detailOf(owner, formTemplateId);
  const { bodyVersion, workflowVersion } = seen;
  await owner.call("POST", "/api/FormTemplate/PublishFormTemplate", {
    formTemplateId,
    bodyVersion,
    workflowVersion,
    detailVersion,
  });
}

/** On a desk and on a phone; axe looks at light and dark. */
async function expectWell(page: Page): Promise<void> {
  for (const width of [1280, 360]) {
    await page.setViewportSize({ width, height: 800 });
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
  }
  await page.setViewportSize({ width: 1280, height: 800 });
}

test("versions are compared and restored, and no draft is lost", async ({ page, context }) => {
  const { owner } = await Company.make("Slab and Column");
  const { templateId } = await makeForm(owner, {
    name: "Pour card",
    pages: [{ name: "The pour", fields: [{ type: "shortText", label: "Storey" }] }],
    steps: [{ name: "Pour", button: "Send" }],
  });
  await addField(owner, templateId, "Depth");
  await publish(owner, templateId);
  await addField(owner, templateId, "Not published");
  await owner.enter(context);
  await page.goto("/forms");
  await page.getByRole("button", { name: "What to do with Pour card" }).click();
  await page.getByRole("menuitem", { name: "Versions" }).click();
  await expect(page.getByText("Not published yet")).toBeVisible();
  await expectWell(page);

  await page.getByRole("link", { name: "What changed in Version 2" }).click();
  await expect(page.getByText("Field “Depth” added on page 1 (The pour).")).toBeVisible();
  await expect(page.getByRole("table").getByText("Added")).toBeVisible();
  await expectWell(page);
  await page.goBack();
  await page.getByRole("link", { name: "View Version 1" }).click();
  await expect(page.getByRole("region", { name: "The form as it was" })).toContainText("Storey");
  await expect(page.getByRole("region", { name: "The form as it was" })).not.toContainText("Depth");
  await expectWell(page);
  await page.goBack();

  await page.getByRole("button", { name: "Restore as draft: Version 1" }).click();
  const question = page.getByRole("dialog");
  await expect(question).toContainText("it is kept here for 7 days");
  await question.getByRole("button", { name: "Restore as draft", exact: true }).click();
  await expect(page.getByText("Version 1 is the draft now")).toBeVisible();
  await page.getByRole("button", { name: "Restore as draft: Replaced draft of Pour card" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Restore as draft", exact: true }).click();
  await expect(page.getByText("Replaced draft of Pour card is the draft now")).toBeVisible();
  await page.goto(`/forms/templates/${templateId}`);
  await expect(page.getByText("Not published", { exact: true }).first()).toBeVisible();
});

test("a form is kept in the library, and the next one begins with it", async ({ page, context }) => {
  const { owner } = await Company.make("Quay Works");
  await makeForm(owner, {
    name: "Hot work",
    pages: [{ name: "Permit", fields: [{ type: "shortText", label: "Work to be done" }] }],
    steps: [{ name: "Application", button: "Apply" }],
  });
  await owner.enter(context);
  await page.goto("/forms/library");
  await expect(page.getByText("Nothing is in the library yet")).toBeVisible();
  await page.goto("/forms");
  await page.getByRole("button", { name: "What to do with Hot work" }).click();
  await page.getByRole("menuitem", { name: "Save to the library" }).click();
  await page.getByRole("textbox", { name: "Category" }).fill("Safety");
  await page.getByRole("textbox", { name: "What it is for" }).fill("Welding and cutting");
  await page.getByRole("button", { name: "Save to the library" }).click();
  await expect(page.getByRole("heading", { name: "Library of forms" })).toBeVisible();
  await expectWell(page);

  await page.goto("/forms/templates/new");
  await page.getByRole("link", { name: /Hot work.*Welding and cutting/ }).click();
  await expect(page.getByText("Steps: Application")).toBeVisible();
  await page.getByRole("textbox", { name: "Name" }).fill("Hot work at Quay 7");
  await page.getByRole("button", { name: "Change it first" }).click();
  await expect(page.getByText("Work to be done").first()).toBeVisible();

  await page.goto("/forms/library");
  await expect(page.getByText("used once")).toBeVisible();
  await page.getByRole("button", { name: "What to do with Hot work in the library" }).click();
  await page.getByRole("menuitem", { name: "Delete from the library" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Delete from the library" }).click();
  await expect(page.getByText("Nothing is in the library yet")).toBeVisible();
});

/** What a form shows of its own: set up in the builder, seen while filling in, after it was submitted, and in the next version. */
import { expect, type Page, test } from "@playwright/test";
import { expectAccessible } from "../../support/axe";
import type { Caller } from "../../support/caller";
import { Company } from "../../support/company";

/** One pixel. */
const PICTURE = "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==";

interface Detail {
  formTemplateId: string;
  version: number;
  bodyVersion: number;
  workflowVersion: number;
}

const settingsOf = (page: Page) => page.getByRole("complementary", { name: "Field settings" });

async function addKind(page: Page, name: string): Promise<void> {
  const panel = page.getByRole("complementary", { name: "Field panel" });
  await panel.getByRole("button", { name, exact: true }).dblclick();
  await expect(settingsOf(page).getByRole("heading", { name })).toBeVisible();
}

async function draw(page: Page): Promise<void> {
  const settings = settingsOf(page);
  await addKind(page, "Text block");
  await settings.getByRole("textbox", { name: "Text" }).fill("Before you pour");
  await addKind(page, "Rich text");
  await settings.getByRole("textbox", { name: "Text" }).fill("Gloves\nGoggles");
  await settings.getByRole("textbox", { name: "Text" }).selectText();
  await settings.getByRole("button", { name: "List", exact: true }).click();
  await addKind(page, "Image");
  const file = { name: "exits.png", mimeType: "image/png", buffer: Buffer.from(PICTURE, "base64") };
  await settings.locator("input[type=file]").setInputFiles(file);
  await expect(settings.getByText("exits.png")).toBeVisible();
  await settings.getByRole("textbox", { name: "What the picture shows" }).fill("Exits of level 3");
  await addKind(page, "Short text");
  await settings.getByRole("textbox", { name: "Label" }).fill("Storey");
  await expect(page.locator("header").getByText("Saved", { exact: true })).toBeVisible();
}

async function publish(owner: Caller, formTemplateId: string): Promise<void> {
  const detail = await owner.call<Detail>("GET", `/api/FormTemplateSetting/GetFormDetail/${formTemplateId}`);
  await owner.call("POST", "/api/FormTemplate/PublishFormTemplate", {
    formTemplateId,
    bodyVersion: detail.bodyVersion,
    workflowVersion: detail.workflowVersion,
    detailVersion: detail.version,
  });
}

async function expectShown(page: Page): Promise<void> {
  await expect(page.getByText("Before you pour")).toBeVisible();
  await expect(page.getByRole("listitem").filter({ hasText: "Goggles" })).toBeVisible();
  const picture = page.getByRole("img", { name: "Exits of level 3" });
  await picture.scrollIntoViewIfNeeded();
  const width = () => picture.evaluate((found) => (found as HTMLImageElement).naturalWidth);
  await expect.poll(width, { message: "the picture itself arrived" }).toBeGreaterThan(0);
}

test("a picture and instructions are seen by who fills in and who reads, and in the next version", async ({
  page,
  context,
}) => {
  const company = await Company.make("Slab and Column");
  await company.makeProject("Tower D");
  const { formTemplateId } = await company.owner.call<Detail>("POST", "/api/FormTemplate/CreateFormTemplate", {
    name: "Pour card",
  });
  await company.owner.enter(context);
  await page.goto(`/forms/templates/${formTemplateId}`);
  await draw(page);
  await expectShown(page);
  await expectAccessible(page);
  await page.reload();
  await expectShown(page);
  await publish(company.owner, formTemplateId);

  await page.goto("/forms/to-dos");
  await page.getByRole("link", { name: "Fill in a form" }).click();
  await page.getByRole("link", { name: /Pour card/ }).click();
  await page.getByRole("textbox", { name: "Storey" }).fill("Level 3");
  await expectShown(page);
  await expectAccessible(page);
  const submission = page.url();

  // The next version goes without the picture; what was begun keeps it.
  await page.goto(`/forms/templates/${formTemplateId}`);
  const canvas = page.getByRole("region", { name: "Pages of the form" });
  await canvas.getByRole("button", { name: /, Image$/ }).focus();
  await page.keyboard.press("Delete");
  await expect(page.locator("header").getByText("Saved", { exact: true })).toBeVisible();
  await publish(company.owner, formTemplateId);
  await page.goto(submission);
  await expectShown(page);
  await page.getByRole("button", { name: "Submit" }).click();
  await expect(page.getByText("Level 3")).toBeVisible();
  await expectShown(page);
});

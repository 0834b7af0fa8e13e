/** A table that lays fields out: drawn by mouse and by keys, filled in on a phone, read at a desk. */
import { expect, type Locator, type Page, test } from "@playwright/test";
import { expectAccessible } from "../../support/axe";
import { Company } from "../../support/company";
import { expectNoSidewaysScroll } from "../../support/demo";

interface Detail {
  formTemplateId: string;
  version: number;
  bodyVersion: number;
  workflowVersion: number;
}

const settingsOf = (page: Page) => page.getByRole("complementary", { name: "Field settings" });
const saved = (page: Page) => expect(page.locator("header").getByText("Saved", { exact: true })).toBeVisible();

async function dragInto(page: Page, what: Locator, target: Locator): Promise<void> {
  await what.scrollIntoViewIfNeeded();
  const [from, to] = [await what.boundingBox(), await target.boundingBox()];
  if (!from || !to) throw new Error("There is nothing to drag");
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
  await page.mouse.down();
  await page.mouse.move(from.x + from.width / 2 + 20, from.y + from.height / 2 + 20, { steps: 3 });
  await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 8 });
  await page.mouse.up();
}

/** “Item | Result | By”, “Rails | Remark | Signature”, and a line over the whole width. */
async function draw(page: Page): Promise<void> {
  const [settings, panel] = [settingsOf(page), page.getByRole("complementary", { name: "Field panel" })];
  const kind = (name: string) => panel.getByRole("button", { name, exact: true });
  const canvas = page.getByRole("region", { name: "Pages of the form" });
  const cell = (row: number, column: number) =>
    settings.getByRole("button", { name: new RegExp(`^Row ${row}, column ${column}:`) });
  await kind("Table").dblclick();
  await expect(settings.getByRole("button", { name: "Merge cells" })).toBeVisible();
  for (const [at, words] of ["Item", "Result", "By"].entries()) {
    await cell(1, at + 1).click();
    await settings.getByRole("textbox", { name: "Text in the cell" }).fill(words);
  }
  await cell(2, 1).click();
  await settings.getByRole("textbox", { name: "Text in the cell" }).fill("Guard rails");
  // By keys: the last row becomes one cell.
  await cell(3, 1).click();
  await page.keyboard.press("Shift+ArrowRight");
  await page.keyboard.press("Shift+ArrowRight");
  await settings.getByRole("button", { name: "Merge cells" }).press("Enter");
  await settings.getByRole("textbox", { name: "Text in the cell" }).fill("Anything else");

  const cells = canvas.locator("[data-cell]");
  await dragInto(page, kind("Short text"), cells.nth(4));
  await expect(settings.getByRole("heading", { name: "Short text" })).toBeVisible();
  await settings.getByRole("textbox", { name: "Label" }).fill("Remark");
  await settings.getByRole("checkbox", { name: "Required" }).check();
  await dragInto(page, kind("Signature"), cells.nth(5));
  await expect(settings.getByRole("heading", { name: "Signature" })).toBeVisible();
  await dragInto(page, kind("Long text"), cells.nth(6));
  await expect(settings.getByRole("heading", { name: "Long text" })).toBeVisible();
  await settings.getByRole("textbox", { name: "Label" }).fill("More");
  await saved(page);
}

async function publish(company: Company, formTemplateId: string): Promise<void> {
  const detail = await company.owner.call<Detail>("GET", `/api/FormTemplateSetting/GetFormDetail/${formTemplateId}`);
  await company.owner.call("POST", "/api/FormTemplate/PublishFormTemplate", {
    formTemplateId,
    bodyVersion: detail.bodyVersion,
    workflowVersion: detail.workflowVersion,
    detailVersion: detail.version,
  });
}

test("a table is drawn, filled in on a phone row by row, and read as a table", async ({ page, context }) => {
  const company = await Company.make("Rail and Post");
  await company.makeProject("Tower E");
  const { formTemplateId } = await company.owner.call<Detail>("POST", "/api/FormTemplate/CreateFormTemplate", {
    name: "Edge protection",
  });
  await company.owner.enter(context);
  await page.goto(`/forms/templates/${formTemplateId}`);
  await draw(page);
  await expectAccessible(page);
  const canvas = page.getByRole("region", { name: "Pages of the form" });
  // Moved by keys from cell to cell, and back.
  await canvas.getByRole("button", { name: /^Remark, / }).focus();
  await page.keyboard.press("Alt+ArrowUp");
  await expect(
    canvas
      .locator("[data-cell]")
      .nth(1)
      .getByRole("button", { name: /^Remark, / }),
  ).toBeFocused();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(
    canvas
      .locator("[data-cell]")
      .nth(4)
      .getByRole("button", { name: /^Remark, / }),
  ).toBeVisible();
  await saved(page);
  await page.reload();
  await expect(canvas.locator("[data-cell]")).toHaveCount(7);
  await publish(company, formTemplateId);

  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("/forms/to-dos");
  await page.getByRole("link", { name: "Fill in a form" }).click();
  await page.getByRole("link", { name: /Edge protection/ }).click();
  await expect(page.getByText("0 of 1 required")).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await page.getByRole("button", { name: "Submit" }).click();
  await expect(page.getByText("One field needs a look")).toBeVisible();
  const remark = page.getByRole("textbox", { name: "Remark" });
  await remark.fill("Loose at grid 4");
  await page.getByRole("textbox", { name: "More" }).fill("Netting torn");
  await page.getByRole("button", { name: "Submit" }).click();
  await expect(page.getByText("Netting torn")).toBeVisible();

  await page.setViewportSize({ width: 1280, height: 800 });
  const row = page.getByRole("row", { name: /Guard rails/ });
  await expect(row.getByText("Loose at grid 4")).toBeVisible();
  await expectAccessible(page);
});

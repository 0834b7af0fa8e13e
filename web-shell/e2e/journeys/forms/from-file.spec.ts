/** Forms come from files: an XLSForm that a newcomer has, and a form of ours from another company. */
import { readFile } from "node:fs/promises";
import { expect, type Page, test } from "@playwright/test";
import { expectAccessible } from "../../support/axe";
import { Company } from "../../support/company";
import { expectNoSidewaysScroll } from "../../support/demo";
import { makeForm } from "../../support/form";
import { fill, submit } from "../../support/pour";
import { POUR } from "../../support/pour-sheet";

const XLSX = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";

async function chooseFile(page: Page, name: string, mimeType: string, buffer: Buffer): Promise<void> {
  const choosing = page.waitForEvent("filechooser");
  await page.getByRole("button", { name: /^Choose (a|another) file$/ }).focus();
  await page.keyboard.press("Enter");
  await (await choosing).setFiles({ name, mimeType, buffer });
}

async function expectWell(page: Page): Promise<void> {
  for (const width of [1280, 360]) {
    await page.setViewportSize({ width, height: 800 });
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
  }
  await page.setViewportSize({ width: 1280, height: 800 });
}

test("a newcomer brings an XLSForm, looks at it, publishes it and fills it in on a phone", async ({
  page,
  context,
}) => {
  const company = await Company.make("Seletar Formwork");
  await company.makeProject("Harbour Bridge");
  await company.owner.enter(context);
  await page.goto("/forms/templates/new");
  await page.getByRole("link", { name: /^From a file/ }).click();
  await expectWell(page);

  await chooseFile(page, "notes.xlsx", XLSX, Buffer.from("no workbook"));
  await expect(page.getByRole("alert")).toContainText("No form was found in this file");
  await chooseFile(page, "pour.xlsx", XLSX, POUR);
  const found = page.getByRole("region", { name: "This is what it becomes" });
  await expect(found).toContainText("3 pages · 16 fields · 4 rules");
  await expect(found).toContainText("2 things do not come along as they were");
  await expect(found.getByRole("listitem").nth(1)).toContainText("Row 17");
  await expect(found).toContainText("2 choice lists of your company are made with it: Building, Storey");
  await expect(found).toContainText("relevant with count-selected() is not carried.");
  await expect(page.getByRole("region", { name: "Preview" })).toContainText("Formwork tight and clean");
  await expect(page.getByRole("region", { name: "Preview" })).toContainText("Concrete in all");
  await expect(page.getByRole("textbox", { name: "Name", exact: true })).toHaveValue("Concrete pour inspection");
  await expectWell(page);

  await page.getByRole("button", { name: "Publish and try it" }).click();
  await page.waitForURL(/\/forms\/submissions\/[0-9a-f-]{36}/);
  await page.setViewportSize({ width: 360, height: 740 });
  const slump = page.getByRole("textbox", { name: /^Slump/ });
  await slump.fill("900");
  await slump.press("Tab");
  await expect(page.getByText("A slump is 0 to 300 mm.").first()).toBeVisible();
  await slump.fill("120");
  const of = (list: RegExp) => page.getByRole("group", { name: list });
  await of(/^Building/)
    .getByText("Block B")
    .click();
  await of(/^Storey/)
    .getByText("Storey 3")
    .click();
  await expect(of(/^Storey/).getByText("Storey 12")).toHaveCount(0);
  await fill(page);
  await expect(page.getByText("13.50").first()).toBeVisible();
  await expectNoSidewaysScroll(page);
  await submit(page);
});

test("a form is taken out of one company and brought into another", async ({ page, context }) => {
  const here = await Company.make("Slab and Column");
  const checkers = await here.makeTeam("Checkers");
  const { templateId } = await makeForm(here.owner, {
    name: "Pour card",
    pages: [{ name: "The pour", fields: [{ type: "shortText", label: "Storey" }] }],
    steps: [
      { name: "Pour", button: "Send" },
      { name: "Check", teamIds: [checkers], button: "Approve" },
    ],
  });
  await here.owner.enter(context);
  await page.goto("/forms");
  await page.getByRole("button", { name: "What to do with Pour card" }).click();
  const saved = page.waitForEvent("download");
  await page.getByRole("menuitem", { name: "Export draft as a file" }).click();
  const download = await saved;
  expect(download.suggestedFilename()).toBe("Pour card.json");
  const file = await readFile(await download.path());

  const there = await Company.make("Quay Works");
  await there.makeTeam("Inspectors");
  await context.clearCookies();
  await there.owner.enter(context);
  await page.goto("/forms/templates/new?from=file");
  await chooseFile(page, "Pour card.json", "application/json", file);
  await expect(page.getByText("All of it comes along.")).toBeVisible();
  await expect(page.getByText("Steps: Pour → Check")).toBeVisible();
  await page.getByRole("combobox", { name: "Checkers" }).click();
  await page.getByRole("option", { name: "Inspectors" }).click();
  await expectWell(page);
  await page.getByRole("button", { name: "Change it first" }).click();
  await page.waitForURL(/\/forms\/templates\/[0-9a-f-]{36}/);
  await expect(page.getByText("Storey").first()).toBeVisible();
  const made = page.url().slice(-36);
  const read = (company: Company, id: string) =>
    company.owner.call<{ pages: object[] }>("GET", `/api/FormTemplateSetting/GetFormBody/${id}`);
  expect((await read(there, made)).pages).toEqual((await read(here, templateId)).pages);
});

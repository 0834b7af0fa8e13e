/** Forms come from files: an XLSForm that a newcomer has, and a form of ours from another company. */
import { readFile } from "node:fs/promises";
import { expect, type Page, test } from "@playwright/test";
import { expectAccessible } from "../../support/axe";
import { Company } from "../../support/company";
import { expectNoSidewaysScroll } from "../../support/demo";
import { makeForm } from "../../support/form";
import { workbook } from "../../support/workbook";

const XLSX = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";

const COLUMNS = ["type", "name", "label", "hint", "required", "relevant", "constraint", "constraint_message"];
const POUR = workbook({
  survey: [
    [...COLUMNS, "calculation", "appearance"],
    ["start", "begun"],
    ["begin_group", "pour", "The pour"],
    ["date", "day", "Day of the pour", "", "yes"],
    ["text", "place", "Gridline or storey", "As on the drawing", "yes"],
    ["decimal", "slump", "Slump (mm)", "", "", "", ". >= 0 and . <= 300", "A slump is 0 to 300 mm."],
    ["end_group"],
    ["begin_group", "checks", "Before the pour"],
    ["select_one check", "formwork", "Formwork tight and clean", "", "yes"],
    ["text", "formwork_fault", "What is wrong with the formwork", "", "yes", "${formwork} = 'bad'"],
    ["select_one check", "bars", "Reinforcement as drawn", "", "yes"],
    ["image", "bars_photo", "Photo of the reinforcement", "", "", "${bars} = 'bad'"],
    ["text", "count", "Both are bad", "", "", "count-selected(${bars}) > 1"],
    ["end_group"],
    ["begin_group", "concrete", "Concrete"],
    ["begin_repeat", "loads", "Loads"],
    ["text", "ticket", "Ticket"],
    ["decimal", "volume", "Volume (m3)"],
    ["end_repeat"],
    ["calculate", "total", "Concrete in all (m3)", "", "", "", "", "", "sum(${volume})"],
    ["image", "signed", "Signature", "", "yes", "", "", "", "", "signature"],
    ["end_group"],
  ],
  choices: [
    ["list_name", "name", "label"],
    ["check", "good", "Good"],
    ["check", "bad", "Bad"],
  ],
  settings: [
    ["form_title", "form_id"],
    ["Concrete pour inspection", "pour"],
  ],
});

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

test("a newcomer brings an XLSForm, looks at it, publishes and fills it in", async ({ page, context }) => {
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
  await expect(found).toContainText("3 pages · 11 fields · 2 rules");
  await expect(found).toContainText("2 things do not come along as they were");
  await expect(found.getByRole("listitem").nth(1)).toContainText("Row 13");
  await expect(found).toContainText("relevant with count-selected() is not carried.");
  await expect(page.getByRole("region", { name: "Preview" })).toContainText("Formwork tight and clean");
  await expect(page.getByRole("region", { name: "Preview" })).toContainText("Concrete in all (m3)");
  await expect(page.getByRole("textbox", { name: "Name", exact: true })).toHaveValue("Concrete pour inspection");
  await expectWell(page);

  await page.getByRole("button", { name: "Publish and try it" }).click();
  await page.waitForURL(/\/forms\/submissions\/[0-9a-f-]{36}/);
  await page.getByRole("textbox", { name: /^Day of the pour/ }).fill("2026-11-20");
  await page.getByRole("textbox", { name: /^Gridline or storey/ }).fill("C4, storey 12");
  const slump = page.getByRole("textbox", { name: /^Slump/ });
  await slump.fill("900");
  await slump.press("Tab");
  await expect(page.getByText("A slump is 0 to 300 mm.").first()).toBeVisible();
  await slump.fill("120");
  await expect(page.getByRole("textbox", { name: /^What is wrong/ })).toBeHidden();
  const formwork = page.getByRole("radiogroup", { name: /^Formwork/ });
  await formwork.getByRole("radio", { name: "Bad" }).check();
  await page.getByRole("textbox", { name: /^What is wrong/ }).fill("Gap at the kicker");
  await page
    .getByRole("radiogroup", { name: /^Reinforcement/ })
    .getByRole("radio", { name: "Good" })
    .check();
  await page
    .getByRole("textbox", { name: /Volume/ })
    .first()
    .fill("7.5");
  await page
    .getByRole("textbox", { name: /Volume/ })
    .nth(1)
    .fill("6");
  await expect(page.getByText("13.50").first()).toBeVisible();
  await page.getByRole("button", { name: "Sign with the typed name" }).click();
  await page.getByRole("button", { name: "Submit" }).click();
  await expect(page.getByText("Done").first()).toBeVisible();
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
  await page.getByRole("menuitem", { name: "Export as a file" }).click();
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

/** Two people build one form at the same time: what each changed for themselves is merged, what both changed is asked. */
import { expect, type Page, test } from "@playwright/test";
import { expectAccessible } from "../../support/axe";
import { Company } from "../../support/company";
import { makeForm } from "../../support/form";

const card = (page: Page, name: RegExp) =>
  page.getByRole("region", { name: "Pages of the form" }).getByRole("button", { name });
const saved = (page: Page) => expect(page.locator("header").getByText("Saved", { exact: true })).toBeVisible();

async function rename(page: Page, from: string, to: string): Promise<void> {
  await card(page, new RegExp(`^${from}, `)).click();
  const settings = page.getByRole("complementary", { name: "Field settings" });
  await settings.getByRole("textbox", { name: "Label", exact: true }).fill(to);
}

/** "Saved" stands there from the start: who goes on when the other has saved waits for the answer. */
async function renameAndSave(page: Page, from: string, to: string): Promise<void> {
  const answered = page.waitForResponse((answer) => answer.url().endsWith("/UpdateFormBody") && answer.ok());
  await rename(page, from, to);
  await answered;
  await saved(page);
}

test("two people change different fields, then the same label", async ({ browser, page, context, baseURL }) => {
  const company = await Company.make("Two Pens");
  const [other] = await company.hire({ fullName: "Lim Wei", role: "admin" });
  if (!other) throw new Error("nobody was hired");
  await company.makeProject("Tower F");
  const { templateId } = await makeForm(company.owner, {
    name: "Site diary",
    pages: [
      {
        name: "The day",
        fields: [
          { type: "shortText", label: "Weather" },
          { type: "shortText", label: "Cover used" },
        ],
      },
    ],
    steps: [{ name: "Report" }],
  });
  await company.owner.enter(context);
  const otherContext = await browser.newContext(baseURL ? { baseURL } : {});
  await other.enter(otherContext);
  const theirs = await otherContext.newPage();
  for (const each of [page, theirs]) {
    await each.goto(`/forms/templates/${templateId}`);
    await expect(card(each, /^Weather, /)).toBeVisible();
  }

  await renameAndSave(theirs, "Weather", "Weather at noon");
  await rename(page, "Cover used", "Cover in mm");
  await expect(page.getByText(/Merged with what Lim Wei changed/)).toBeVisible();
  await saved(page);
  await expect(card(page, /^Weather at noon, /)).toBeVisible();
  await expect(card(page, /^Cover in mm, /)).toBeVisible();

  // They do not know of it yet, and change the same label.
  await rename(theirs, "Cover used", "Cover of concrete");
  const alert = theirs.getByRole("alert").filter({ hasText: "You both changed the same" });
  await expect(alert.getByRole("radio", { name: "Mine: Cover of concrete" })).toBeChecked();
  await expectAccessible(theirs);
  // By keys alone.
  await alert.getByRole("radio", { name: "Mine: Cover of concrete" }).focus();
  await theirs.keyboard.press("ArrowDown");
  await expect(alert.getByRole("radio", { name: "Theirs: Cover in mm" })).toBeChecked();
  await theirs.screenshot({ path: test.info().outputPath("both-changed.png") });
  await alert.getByRole("button", { name: "Save what is chosen" }).press("Enter");
  await saved(theirs);
  await expect(alert).toBeHidden();
  await theirs.reload();
  await expect(card(theirs, /^Weather at noon, /)).toBeVisible();
  await expect(card(theirs, /^Cover in mm, /)).toBeVisible();
  await otherContext.close();
});

import { readFile } from "node:fs/promises";
import { expect, test } from "@playwright/test";
import { expectAccessible } from "../../support/axe";
import { Company } from "../../support/company";

test("an owner sets a first budget in the company's currency, has it changed, and takes the report out", async ({
  page,
  browser,
}) => {
  const company = await Company.make("Delta Dredging");
  const [tan] = await company.hire({ fullName: "Tan Bo" });
  if (!tan) throw new Error("nobody was hired");
  await company.owner.enter(page.context());

  await page.goto("/budget");
  await expect(page.getByText("No project yet")).toBeVisible();
  await expectAccessible(page);
  const projectId = await company.makeProject("Quay 2", { memberUserIds: [await company.userIdOf(tan)] });

  await page.goto("/budget/rules");
  const rules = page.getByRole("form", { name: "Budget rules" });
  await rules.getByRole("combobox", { name: /Currency/ }).click();
  await page.getByRole("option", { name: "EUR" }).click();
  await rules.getByRole("combobox", { name: /Who may ask for more/ }).click();
  await page.getByRole("option", { name: "Admins alone" }).click();
  await rules.getByLabel("Days that a request waits").fill("14");
  await expectAccessible(page);
  await rules.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("The budget rules were saved")).toBeVisible();

  await page.goto("/budget");
  await expect(page.getByText("No budget yet")).toBeVisible();
  await page.getByRole("button", { name: "Set the budget" }).click();
  const setting = page.getByRole("dialog", { name: "Set the budget" });
  await setting.getByLabel("External people").fill("20000");
  await setting.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("The budget was saved")).toBeVisible();
  await page.getByRole("button", { name: "New code" }).first().click();
  const code = page.getByRole("dialog", { name: "New code" });
  await code.getByLabel("Number").fill("02-300");
  await code.getByLabel("Name").fill("Dredging");
  await code.getByRole("combobox", { name: "Category" }).click();
  await page.getByRole("option", { name: "External people" }).click();
  await code.getByLabel("Amount").fill("8000");
  await code.getByRole("button", { name: "New code" }).click();
  await expect(page.getByRole("button", { name: /02-300/ })).toContainText(/EUR.8,000\.00/);

  const phone = await browser.newContext({ viewport: { width: 360, height: 740 } });
  await tan.enter(phone);
  const foreman = await phone.newPage();
  await foreman.goto("/budget/requests?request=new");
  const asking = foreman.getByRole("dialog", { name: "New request" });
  await asking.getByRole("combobox", { name: "Budget code" }).click();
  await foreman.getByRole("option", { name: /02-300/ }).click();
  await asking.getByLabel("Amount").fill("9000");
  await expect(asking.getByText(/You may not ask for more than is left/)).toBeVisible();
  await foreman.goto("/budget/requests");
  await foreman.getByRole("button", { name: "Budget change" }).click();
  const change = foreman.getByRole("dialog", { name: "New budget change" });
  await change.getByLabel("What for").fill("Variation 1: deeper by two metres");
  await change.getByRole("combobox", { name: "More for code" }).click();
  await foreman.getByRole("option", { name: /02-300/ }).click();
  await change.getByLabel("Amount").fill("1500");
  await expectAccessible(foreman);
  await change.getByRole("button", { name: "Send" }).click();
  await expect(foreman.getByText("Request #1 was sent")).toBeVisible();
  await phone.close();

  await page.goto("/budget/all-requests");
  await page.getByText("Variation 1: deeper by two metres").click();
  const pane = page.getByRole("dialog", { name: /Variation 1/ });
  await expect(pane.getByText("Expires, if nobody answers")).toBeVisible();
  await expectAccessible(page);
  await pane.getByRole("button", { name: /Approve/ }).click();
  await expect(page.getByText(/^Approved: .+ \(#1, /)).toBeVisible();
  const saved = page.waitForEvent("download");
  await page.getByRole("button", { name: "Export" }).click();
  await page.getByRole("menuitem", { name: /CSV/ }).click();
  const csv = await readFile(await (await saved).path(), "utf8");
  expect(csv).toContain("Variation 1: deeper by two metres");
  expect(csv).toContain("1500.00");

  await page.goto(`/budget/report?project=${projectId}`);
  const sheet = page.getByRole("article", { name: "Report of the budget" });
  await expect(sheet.getByRole("table", { name: "Codes" })).toContainText(/EUR.9,500\.00/);
  await expect(sheet.getByRole("table", { name: "Overview" })).toContainText("21,500.00");
  await expectAccessible(page);
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("navigation").first()).toBeHidden();
  await expect(sheet).toBeVisible();
  const pdf = await page.pdf({ preferCSSPageSize: true });
  expect(pdf.subarray(0, 5).toString()).toBe("%PDF-");
});

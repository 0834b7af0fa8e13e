import { expect, test } from "@playwright/test";
import { expectAccessible } from "../../support/axe";
import { Company } from "../../support/company";

test("costs come from a file, budget moves between codes, and the budget is locked as the baseline", async ({
  page,
  browser,
}) => {
  const company = await Company.make("Quarry Works");
  const [raj] = await company.hire({ fullName: "Raj Nair", role: "manager" });
  if (!raj) throw new Error("nobody was hired");
  const projectId = await company.makeProject("Pier 8", { managerUserIds: [await company.userIdOf(raj)] });
  for (const [number, name] of [
    ["03-110", "Formwork"],
    ["03-300", "Concrete"],
  ]) {
    const code = { projectId, number, name, category: "manpowerExternal", amount: "10000" };
    await company.owner.call("POST", "/api/Budget/CreateBudgetCode", code);
  }

  const context = await browser.newContext();
  await raj.enter(context);
  const manager = await context.newPage();
  await manager.goto("/budget/costs");
  await manager.getByRole("button", { name: "Import" }).click();
  const file = manager.getByRole("dialog", { name: "Import costs" });
  const content = "date,code,amount,supplier,number\n2026-11-02,03-110,1250.50,Woh Hup,INV-1\n2026-11-02,x,1,A,B\n";
  await file
    .locator("input[type=file]")
    .setInputFiles({ name: "costs.csv", mimeType: "text/csv", buffer: Buffer.from(content) });
  await expect(file.getByText("There is no budget code x here.")).toBeVisible();
  await file.getByRole("button", { name: "Import one cost" }).click();
  await expect(file.getByText("One cost was recorded")).toBeVisible();
  await manager.keyboard.press("Escape");
  await expect(manager.getByText("Woh Hup · INV-1")).toBeVisible();
  await expectAccessible(manager);

  await manager.goto("/budget/requests?request=transfer");
  const transfer = manager.getByRole("dialog", { name: "New transfer" });
  await transfer.getByLabel("What for").fill("Formwork pays for concrete");
  for (const [label, option] of [
    ["From code", /03-110/],
    ["To code", /03-300/],
  ] as const) {
    await transfer.getByRole("combobox", { name: label }).click();
    await manager.getByRole("option", { name: option }).click();
  }
  await transfer.getByLabel("Amount").first().fill("2000");
  await transfer.getByRole("button", { name: "Send" }).click();
  await expect(manager.getByText("Request #1 was sent")).toBeVisible();
  await context.close();

  await company.owner.enter(page.context());
  await page.goto("/budget/requests");
  await page.getByRole("button", { name: /Formwork pays/ }).click();
  await page.getByRole("button", { name: /Approve SGD/ }).click();
  await expect(page.getByText(/^Approved: .+ \(#1, /)).toBeVisible();
  await page.goto("/budget");
  await expect(page.getByRole("button", { name: /03-300/ })).toContainText("12,000.00");
  await page.getByRole("button", { name: "Set the budget" }).click();
  const pane = page.getByRole("dialog", { name: "Set the budget" });
  await pane.getByLabel("External people").fill("20000");
  await pane.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("The budget was saved")).toBeVisible();
  await page.getByRole("button", { name: "Set the budget" }).click();
  await pane.getByRole("button", { name: "Lock as the baseline" }).click();
  await page
    .getByRole("dialog", { name: /Lock this budget/ })
    .getByRole("button", { name: "Lock as the baseline" })
    .click();
  await expect(page.getByText("The baseline is locked", { exact: true })).toBeVisible();
  await expectAccessible(page);
});

import { readFileSync } from "node:fs";
import { expectAccessible } from "../../support/axe";
import { expect, test } from "../../support/demo";
import { makeMachines } from "../../support/labels";

test.use({ as: "manager" });

test("a manager adds a machine, gives it a certificate, prints its label and finds what changed", async ({ page }) => {
  const name = `Hoist ${crypto.randomUUID().slice(0, 8)}`;
  await page.goto("/attendance/equipment");
  await expect(page.getByRole("table", { name: "Equipment" }).getByText("Expired").first()).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Add equipment" }).click();
  const pane = page.getByRole("dialog", { name: "Add equipment" });
  await pane.getByRole("button", { name: "Add equipment" }).click();
  await expect(pane.getByText("Give it a name.")).toBeVisible();
  await pane.getByLabel("Name").first().fill(name);
  await pane.getByRole("combobox", { name: "Home project" }).click();
  await page.getByRole("listbox").getByRole("option").first().click();
  await pane.getByRole("button", { name: "Add a certificate" }).click();
  await pane.getByLabel("Certificate", { exact: true }).fill("Rope test");
  await pane.getByLabel("Ends on").fill("2020-01-31");
  await expectAccessible(page);
  await pane.getByRole("button", { name: "Add equipment" }).click();
  await expect(page.getByText(`${name} was added`).first()).toBeVisible();

  // There it is, with what comes next: its label.
  const one = page.getByRole("dialog", { name });
  await expect(one.getByText("Rope test: expired on")).toBeVisible();
  await one.getByRole("button", { name: "Edit" }).click();
  await one.getByLabel("Serial number").fill("H-77");
  await one.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText(`${name} was saved`).first()).toBeVisible();
  await one.getByRole("tab", { name: "Changes" }).click();
  await expect(one.getByText("Serial number: – → H-77")).toBeVisible();
  await expectAccessible(page);

  await one.getByRole("button", { name: "Print label" }).click();
  const dialog = page.getByRole("dialog", { name: "Print labels" });
  const saved = page.waitForEvent("download");
  await dialog.getByRole("button", { name: "Print label" }).click();
  expect(
    readFileSync(await (await saved).path())
      .subarray(0, 5)
      .toString(),
  ).toBe("%PDF-");
});

test("a table is judged line by line before anything is imported", async ({ page }) => {
  const name = `Ladder ${crypto.randomUUID().slice(0, 8)}`;
  await page.goto("/attendance/equipment");
  await page.getByRole("button", { name: "Import" }).click();
  const pane = page.getByRole("dialog", { name: "Import" });
  await pane.getByRole("combobox", { name: "Home project" }).click();
  await page.getByRole("listbox").getByRole("option").first().click();
  const buffer = Buffer.from(`name,category,expiresOn,certificate\n${name},Access,,\nBroken,Access,soon,Test\n`);
  await pane.locator("input[type=file]").setInputFiles({ name: "machines.csv", mimeType: "text/csv", buffer });
  await expect(pane.getByText("1 machine would be added")).toBeVisible();
  await expect(pane.getByText("Needs correction")).toBeVisible();
  await expectAccessible(page);
  await pane.getByRole("button", { name: "Add 1 machine" }).click();
  await expect(pane.getByText("1 machine was added")).toBeVisible();
});

test("whoever finds a machine learns what it is and whom to call", async ({ page, context, browser, baseURL }) => {
  const name = `Compressor ${crypto.randomUUID().slice(0, 8)}`;
  const { machines } = await makeMachines(page, context, [name]);
  const link = `${baseURL}/attendance/code/${machines[0]?.code}`;
  const finder = await browser.newContext({ locale: "en-GB", storageState: { cookies: [], origins: [] } });
  const found = await finder.newPage();
  await found.goto(link);
  await expect(found.getByRole("heading", { name })).toBeVisible();
  await expect(found.getByText("Yard office, +65 6000 1234")).toBeVisible();
  await expectAccessible(found);
  await found.goto(`${baseURL}/attendance/code/nothing`);
  await expect(found.getByText("The equipment scanned was not found. Scan a valid QR code.")).toBeVisible();
  await finder.close();

  await page.goto(link);
  await expect(page.getByRole("link", { name: "Report a defect" })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("link", { name: "Check it in or out" }).click();
  await expect(page.getByRole("button", { name: `Check in ${name}` })).toBeVisible();
  await expectAccessible(page);
});

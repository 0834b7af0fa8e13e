import { readFile } from "node:fs/promises";
import { expectAccessible } from "../../support/axe";
import { expect, test } from "../../support/demo";

test.use({ as: "member" });

/** A Wednesday, as a date field takes it. */
function wednesdayIn(weeks: number): string {
  const day = new Date(Date.now() + weeks * 7 * 86_400_000);
  day.setUTCDate(day.getUTCDate() + 3 - day.getUTCDay());
  return day.toISOString().slice(0, 10);
}

test("leave is asked for, approved, and seen by who asked", async ({ page, browser, signedIn, baseURL }) => {
  await page.goto("/attendance?ask=leave");
  const form = page.getByRole("form", { name: "Ask for leave" });
  await form.getByRole("combobox", { name: "Type of leave" }).click();
  await page.getByRole("option", { name: "Unpaid leave" }).click();
  await form.getByRole("combobox", { name: "Site" }).click();
  await page.getByRole("option").first().click();
  await form.getByRole("textbox", { name: "First day" }).fill(wednesdayIn(10 + Math.floor(Math.random() * 40)));
  await form.getByLabel("Until noon on the last day").check();
  const reason = `My sister marries ${crypto.randomUUID().slice(0, 8)}`;
  await form.getByLabel("Reason").fill(reason);
  await expectAccessible(page);
  await form.getByRole("button", { name: "Send request" }).click();
  await expect(page.getByText("Your managers were asked").first()).toBeVisible();

  const office = await browser.newContext({ storageState: await signedIn("admin"), ...(baseURL ? { baseURL } : {}) });
  const desk = await office.newPage();
  await desk.goto("/attendance/requests");
  await desk.getByRole("row").filter({ hasText: reason }).getByRole("button").first().click();
  const request = desk.getByRole("dialog", { name: "Request" });
  await expect(request.getByText("0.5 days")).toBeVisible();
  await expectAccessible(desk);
  await request.getByRole("button", { name: "Approve" }).click();
  await expect(desk.getByText("1 request answered").first()).toBeVisible();
  await office.close();

  await page.goto("/attendance");
  await expect(page.getByRole("listitem").filter({ hasText: reason }).getByText("Approved")).toBeVisible();
});

test("a week that its worker signed is approved, locked and exported", async ({ page, browser, signedIn, baseURL }) => {
  await page.goto("/attendance");
  const weeks = page.locator("section").filter({ has: page.getByRole("heading", { name: "My weeks" }) });
  await weeks.getByRole("button", { name: /^Show all/ }).click();
  const signed = weeks.getByRole("listitem").filter({ hasText: "Signed" }).first();
  const week = (await signed.locator("strong").textContent()) ?? "";
  const first = new Date(`${week.split(" – ")[0]} UTC`).toISOString().slice(0, 10);
  await expectAccessible(page);

  const office = await browser.newContext({ storageState: await signedIn("admin"), ...(baseURL ? { baseURL } : {}) });
  const desk = await office.newPage();
  await desk.goto(`/attendance/weeks?day=${first}`);
  const row = desk.getByRole("row").filter({ hasText: "Signed" }).first();
  await expect(row).toBeVisible();
  await expectAccessible(desk);
  await row.getByRole("checkbox").check();
  await desk.getByRole("button", { name: "Approve 1 week" }).click();
  await expect(desk.getByText("1 week approved").first()).toBeVisible();
  const save = async () => {
    const file = desk.waitForEvent("download");
    await desk.getByRole("button", { name: "Export CSV" }).click();
    return readFile(await (await file).path());
  };
  const once = await save();
  expect(once.toString()).toContain("total");
  expect(Buffer.compare(once, await save())).toBe(0);
  await office.close();
});

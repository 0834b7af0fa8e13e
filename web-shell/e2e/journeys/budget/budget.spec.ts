import type { Page } from "@playwright/test";
import { expectAccessible } from "../../support/axe";
import { ORIGIN } from "../../support/caller";
import { expect, test } from "../../support/demo";

/** The project that the demo company's member works at. */
const PROJECT = /Punggol/;

async function choose(page: Page): Promise<void> {
  await page.goto("/budget");
  await page.getByRole("combobox", { name: "Project", exact: true }).click();
  await page.getByRole("listbox").getByRole("option", { name: PROJECT }).first().click();
}

test("a foreman asks by phone, is told what is over, and a manager approves it", async ({ browser, signedIn }) => {
  const title = `Carpenters ${crypto.randomUUID().slice(0, 8)}`;
  const phone = await browser.newContext({
    baseURL: ORIGIN,
    storageState: await signedIn("member"),
    viewport: { width: 360, height: 740 },
  });
  const foreman = await phone.newPage();
  await foreman.goto("/budget/requests");
  await foreman.getByRole("button", { name: "New request" }).click();
  const form = foreman.getByRole("dialog", { name: "New request" });
  await form.getByLabel("What for").fill(title);
  await form.getByRole("combobox", { name: "Budget code" }).click();
  await foreman.getByRole("option", { name: /03-110/ }).click();
  await form.getByLabel("Amount").fill("9,999,999");
  await expect(form.getByText(/more than is left\.$/)).toBeVisible();
  await expectAccessible(foreman);
  await form.getByLabel("Amount").fill("1,250.50");
  await expect(form.getByText(/more than is left\.$/)).toBeHidden();
  const quote = { name: "quote.pdf", mimeType: "application/pdf", buffer: Buffer.from("%PDF-1.7\n%%EOF") };
  await form.locator("input[type=file][multiple]").setInputFiles(quote);
  await form.getByRole("button", { name: "Send" }).click();
  await expect(foreman.getByText(/Request #\d+ was sent/)).toBeVisible();
  const sent = foreman.getByRole("dialog", { name: new RegExp(title) });
  await expect(sent.getByRole("link", { name: "quote.pdf" })).toBeVisible();
  await expectAccessible(foreman);

  const desk = await browser.newContext({ baseURL: ORIGIN, storageState: await signedIn("admin") });
  const manager = await desk.newPage();
  await manager.goto("/budget/requests");
  await manager.getByRole("button", { name: title }).click();
  const pane = manager.getByRole("dialog", { name: new RegExp(title) });
  await expect(pane.getByText("Left after this")).toBeVisible();
  const link = await pane.getByRole("link", { name: "quote.pdf" }).getAttribute("href");
  expect(await (await manager.request.get(link ?? "")).text()).toContain("%PDF-1.7");
  await pane.getByRole("textbox", { name: "Write a comment" }).fill("Which level?");
  await pane.getByRole("button", { name: "Comment", exact: true }).click();
  const comments = pane.getByRole("list", { name: "Comments" });
  await expect(comments.getByText("Which level?")).toBeVisible();
  await expectAccessible(manager);
  // The foreman's phone still shows the request: it hears of it by itself.
  await expect(foreman.getByText("Which level?")).toBeVisible();
  await phone.close();
  await pane.getByRole("button", { name: /Approve SGD/ }).click();
  await expect(manager.getByText(/^Approved: .+ \(#\d+, /)).toBeVisible();
  await expect(manager.getByRole("list", { name: "Approved", exact: true }).getByText(title)).toBeVisible();
  await desk.close();
});

test("codes are imported from a file after a look at what it would do", async ({ browser, signedIn }) => {
  const desk = await browser.newContext({ baseURL: ORIGIN, storageState: await signedIn("admin") });
  const page = await desk.newPage();
  const number = crypto.randomUUID().slice(0, 8);
  await choose(page);
  await expect(page.getByRole("table", { name: "Overview" })).toContainText("Own people");
  await expectAccessible(page);
  await page.getByRole("button", { name: "Import" }).click();
  const pane = page.getByRole("dialog", { name: "Import codes" });
  const content = `number,name,category,amount\n${number},Waterproofing,External people,1200.50\n${number}-x,,,\n`;
  await pane
    .locator("input[type=file]")
    .setInputFiles({ name: "codes.csv", mimeType: "text/csv", buffer: Buffer.from(content) });
  await pane.getByRole("button", { name: "Import one code" }).click();
  await expect(pane.getByText("One code was created")).toBeVisible();
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: new RegExp(number) }).click();
  const code = page.getByRole("dialog", { name: `${number} Waterproofing` });
  await code.getByRole("tab", { name: "History" }).click();
  await expect(code.getByText(/Created by/)).toBeVisible();
  await desk.close();
});

test("a foreman's phone shows a budget on three screens, and the rest of it by a tap", async ({
  browser,
  signedIn,
}) => {
  const viewport = { width: 360, height: 740 };
  const phone = await browser.newContext({ baseURL: ORIGIN, storageState: await signedIn("manager"), viewport });
  const page = await phone.newPage();
  await choose(page);
  const overview = page.getByRole("list", { name: "Overview" });
  await expect(overview.getByText("All together")).toBeVisible();
  await expect(page.getByRole("heading", { name: "By period" })).toBeVisible();
  await expect(page.getByText("03 Concrete")).toBeVisible();
  const height = () => page.evaluate(() => document.documentElement.scrollHeight);
  await expect.poll(height).toBeLessThanOrEqual(3 * viewport.height);
  await expectAccessible(page);
  await overview.getByText("Own people").click();
  await expect(overview.getByText("Committed", { exact: true }).nth(1)).toBeVisible();
  await page.getByText("03 Concrete").click();
  await expect(page.getByRole("button", { name: /03-110/ })).toBeVisible();
  await expectAccessible(page);
  await phone.close();
});
